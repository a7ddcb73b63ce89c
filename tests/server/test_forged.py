"""Nonsense, forgery and repetition over the wire: nothing changes, nobody else is disturbed, and there is no 5xx."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from skerry.engine.digest import position
from tests.server.running import ServerHere
from tests.server.wire import Party, Player

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]

MALFORMED = [
    "",
    "x",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": null}',
    '{"type": ["act"]}',
    '{"type": {"a": 1}, "id": "a"}',
    '{"type": "nothing", "id": "a"}',
    '{"type": "act"}',
    '{"type": "act", "id": 7}',
    '{"type": "act", "id": ""}',
    '{"type": "act", "id": "' + "x" * 65 + '"}',
    '{"type": "act", "id": "a\\u0000b", "number": 1, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "\\ud800", "number": 1, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a"}',
    '{"type": "act", "id": "a", "number": "1", "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": true, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": 1.0, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": NaN, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": 1' + "0" * 5000 + ', "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": -1, "action": {"kind": "roll"}}',
    '{"type": "act", "id": "a", "number": 1, "action": "roll"}',
    '{"type": "act", "id": "a", "number": 1, "action": {"kind": 7}}',
    '{"type": "act", "id": "a", "number": 1, "action": {"kind": "roll", "table": "begin"}}',
    '{"type": "act", "id": "a", "number": 1, "action": {"kind": "roll", "undo": true}}',
    '{"type": "undo", "id": "a"}',
    '{"type": "undo", "id": "a", "number": 1}',
    '{"type": "chat", "id": "a"}',
    '{"type": "chat", "id": "a", "text": ""}',
    '{"type": "chat", "id": "a", "text": "\\u0000\\ud800"}',
    '{"type": "chat", "id": "a", "text": 5}',
    '{"type": "chat", "text": "no id"}',
    '{"type": "pause"}',
    '{"type": "play", "id": "a"}',
    '{"type": "begin", "id": "a"}',
    '{"type": "fault", "id": "a"}',
    '{"type": "stand_in", "id": "a", "seat": 1}',
    '{"type": "snapshot", "number": 0}',
    "[" * 5000,
    '{"a":' * 3000 + "1" + "}" * 3000,
    b"\x00\x01binary",
    b'{"type": "ping"}',
]


def test_malformed_messages_are_refused_one_by_one(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    table.play(3)
    game = light.table(table.host.game)
    before = game.progress
    assert before is not None
    sender = table.asked()
    others = [player for player in table.players if player is not sender]
    for message in MALFORMED:
        sender.send(message)
        answer = sender.wait_for(lambda got: got["type"] == "refused")
        assert answer["code"] in ("malformed", "illegal", "stale", "too_long", "not_now"), (message, answer)
        assert answer["number"] == before.number
    assert game.progress is before
    for player in others:
        assert player.drain() == []
    table.play(2)


FIELDS: dict[str, dict[str, Any]] = {
    "act": {"number": 1, "action": {"kind": "end_turn"}},
    "undo": {"number": 1},
    "chat": {"text": "hello"},
    "pause": {},
    "play": {},
    "back": {},
    "ping": {},
}
ANYTHING: list[Any] = [
    *(None, True, False, -1, 2**63, 10**300, 0.5, float("nan"), float("inf"), "", "\ud800", "\x00", "x" * 5000),
    *([], {}, [[]], {"": None}, {"kind": None}, {"kind": "roll", "": {}}, [{"kind": "roll"}], {"__class__": "x"}),
]


def test_anything_in_any_field_is_answered(light: ServerHere, party: Gather) -> None:
    """Whatever stands where, there is an answer, it is no failure of ours, and the board is as it was."""
    table = party(light).gather(3, modules=["base"]).begin()
    table.play(3)
    sender = table.not_asked()
    game = light.table(sender.game)
    assert game.progress is not None
    digest = position(game.progress.game.kernel)
    for kind, fields in FIELDS.items():
        for field in ("type", "id", *fields):
            for value in ANYTHING:
                sender.send({"type": kind, "id": f"{kind}-{field}", **fields, field: value})
                answer = sender.wait_for(lambda got: got["type"] in ("done", "refused", "pong"))
                assert answer.get("code") != "failure", (kind, field, value, answer)
    assert position(game.progress.game.kernel) == digest
    assert sender.command("ping")["type"] == "pong"


def test_what_is_no_text_ends_that_connection_only(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    assert table.host.socket is not None
    table.host.socket.send(b'{"type": "ping", "id": "\xff\xfe"}', text=True)
    assert table.host.closed_with()[0] == 1007
    assert table.players[1].command("ping")["type"] == "pong"
    table.host.open()
    table.play(2)


def test_the_same_id_at_another_seat_or_table_is_another_command(light: ServerHere, party: Gather) -> None:
    tables = [party(light).gather(3).begin() for _ in range(2)]
    for table in tables:
        seen: set[int | None] = set()
        while len(seen) < 3:
            player = table.asked()
            command = "same" if player.seat not in seen else player.new_id()
            done = player.act(player.latest["legal"][0], id=command)
            assert (done["type"], done["number"]) == ("done", player.number + 1)
            seen.add(player.seat)
            table.follow(done["number"])


def wild_values(random: Random) -> Iterator[Any]:
    while True:
        yield random.choice(
            [
                *(-1, 0, 1, 10**9, 2**63, 10**40, 0.5, True, None, "", "wood", "x" * 200, "\ud800", [], {}, [1], [[]]),
                *({"wood": 1}, {"wood": -1}, {"wood": 10**30}, {"wood": 0.5}, {"wood": True}, {"": 1}, {"wood": [1]}),
                *([0], [-1], [99], ["0"], [None], [0, 0]),
            ]
        )


@pytest.mark.parametrize("modules", [["base"], ["new_shores", "cities_and_knights"]], ids="+".join)
def test_wild_operands_never_stop_a_game(light: ServerHere, party: Gather, modules: list[str]) -> None:
    """Every kind of action with operands of every sort: refused, and never taken for a fault of the engine."""
    table = party(light).gather(3, modules=modules).begin()
    table.play(16)
    game = light.table(table.host.game)
    assert game.progress is not None
    before, digest = game.progress, position(game.progress.game.kernel)
    rules = before.game.kernel.rules
    random = Random("wild")
    values = wild_values(random)
    names = sorted(
        {name for kind in rules.action_kinds for name in (kind.a_name, kind.b_name) if name} | {"give", "want", "to"}
    )
    sender = table.asked()
    for kind in rules.action_kinds:
        for _ in range(4):
            operands = {name: next(values) for name in random.sample(names, random.randrange(4))}
            if kind.name in {action["kind"] for action in sender.latest["legal"]} and not operands:
                continue
            action = {"kind": kind.name, **operands, "nonsense": 1}
            if random.random() < 0.7:
                del action["nonsense"]
            if action in sender.latest["legal"]:
                continue
            answer = sender.act(action)
            if answer["type"] == "done":
                pytest.fail(f"{action} was taken")
            assert answer["code"] in ("illegal", "malformed", "too_long"), (action, answer)
    assert game.progress is before
    assert position(before.game.kernel) == digest
    table.play(2)


def test_messages_replayed_by_somebody_else_are_theirs(light: ServerHere, party: Gather) -> None:
    """A recorded message works for the seat whose token opens the connection, and once."""
    table = party(light).gather(3).begin()
    player = table.asked()
    recorded = json.dumps({"type": "act", "id": "x", "number": player.number, "action": player.latest["legal"][0]})
    player.send(recorded)
    number = player.answer("x")["number"]
    table.follow(number)
    other = table.not_asked()
    other.send(recorded)
    assert other.answer("x")["code"] in ("illegal", "stale")
    watcher = table.watch()
    watcher.send(recorded)
    assert watcher.answer("x")["code"] == "not_yours"
    stranger = Player(light.address, player.game, "forged" * 8).open()
    assert stranger.seat is None
    stranger.send(recorded)
    assert stranger.answer("x")["code"] == "not_yours"
    stranger.close()
    assert light.table(player.game).progress.number == number  # type: ignore[union-attr]


def test_a_flood_disturbs_nobody_else(serve: Any, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, messages_per_second=20.0, message_burst=40.0)
    table, other = party(server).gather(3).begin(), party(server).gather(3).begin()
    flooder = table.not_asked()
    for _ in range(400):
        try:
            flooder.send("{" * 100)
        except Exception:
            break
    other.play(5)
    table.players = [player for player in table.players if player is not flooder] + [flooder]
    assert table.players[0].command("ping")["type"] == "pong"
