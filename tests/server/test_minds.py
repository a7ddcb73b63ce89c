"""Where bots think: beside the node, in few processes, told all that their seats may know; and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from skerry import Action, IllegalAction
from skerry.bots import BOTS, BotKind
from skerry.server.beside.worker import NICER
from skerry.server.live.progress import made_from
from skerry.server.live.robots import safe_action, simple_action
from skerry.server.minds import mind
from skerry.server.minds.line import Line
from skerry.server.minds.memory import UNKNOWN, Memory
from skerry.server.settings import Settings
from tests.server import odd_bots
from tests.server.conftest import Serve
from tests.server.running import ServerHere, ServerProcess, until
from tests.server.test_beside import children, is_running
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]

RULES = ("tests.server.odd_bots",)
BASE: dict[str, Any] = {"modules": ["base"], "players": 3, "options": {}}


@pytest.fixture(autouse=True)
def odd() -> Iterator[None]:
    """Odd bots can be asked for during a test."""
    BOTS.update({name: BotKind("odd", kind) for name, kind in odd_bots.KINDS.items()})
    yield
    for name in odd_bots.KINDS:
        del BOTS[name]


@pytest.fixture
def seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[dict[str, Any]]]:
    """What witnesses wrote down."""
    monkeypatch.setenv(odd_bots.FOLDER, str(tmp_path))
    file = tmp_path / "seen"
    return lambda: [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def alone_with(server: ServerHere | ServerProcess, *levels: str, **wanted: Any) -> Player:
    """One person with bots of these levels, at a table that has begun."""
    host = Player(server.address)
    bots = [{"kind": "bot", "level": level} for level in levels]
    made = host.create(players=1 + len(bots), seats=[{"kind": "person"}, *bots], **wanted)
    assert made.status_code == 201, made.text
    assert host.at("POST", "/start").status_code == 200
    return host.open()


def play_until(host: Player, is_so: Callable[[], bool]) -> None:
    """The person does the first thing possible, over and over."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        if host.is_asked and host.latest["legal"]:
            done = host.act_any()
            host.follow_to(done["number"])
        else:
            host.drain(0.05)


def see_more(host: Player, seen: Callable[[], list[dict[str, Any]]], more: int) -> None:
    count = len(seen()) + more
    play_until(host, lambda: len(seen()) >= count)


def acted(server: ServerHere, game: str) -> int:
    """How often bots have acted."""
    return sum(entry.cause in ("bot", "stand_in") for entry in server.do(server.node.store.entries(game)))


def process_of(server: ServerHere) -> int:
    running = server.node.minds.all[0].process
    assert isinstance(running, mind.Process)
    return running.popen.pid


def seen_by(server: ServerHere, game: str, seat: int, actions: int) -> list[object]:
    """What a seat has seen after so many actions that stand."""
    row = server.do(server.node.store.game(game))
    again = made_from(row.config, row.seed)
    played: list[Any] = []
    for entry in server.do(server.node.store.entries(game)):
        if "undo" in entry.body:
            played.pop()
        elif "table" not in entry.body:
            played.append(entry)
    told: list[object] = []
    for entry in played[:actions]:
        told += [event.to_json(seat) for event in again.apply(entry.seat, Action.from_json(entry.body))]
    return told


def check_told(server: ServerHere, game: str, one: dict[str, Any]) -> None:
    """Whether a witness was told all that its seat has seen until then, once and in order."""
    length = server.table(game).progress.game.length  # type: ignore[union-attr]
    assert any(one["told"] == seen_by(server, game, one["seat"], count) for count in range(length + 1))


# Where they think


def test_bots_think_beside_the_node_and_stand_back(serve: Serve, sqlite: str, seen: Any) -> None:
    server = serve(sqlite, rules=RULES, bot_processes=2)
    hosts = [alone_with(server, "witness", "witness") for _ in range(3)]
    for host in hosts:
        see_more(host, seen, 4)
        host.close()
    assert len({one["process"] for one in seen()}) == 2, "no more than there may be"
    assert os.getpid() not in {one["process"] for one in seen()}
    assert {one["nice"] for one in seen()} == {min(19, os.nice(0) + NICER)}
    assert [each.games for each in server.node.minds.all] == [2, 1]
    server.stop()
    for number in {one["process"] for one in seen()}:
        until(lambda number=number: not is_running(number))


def test_a_process_is_started_when_it_is_needed(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite)
    party(server).gather(3).begin().play(3)
    assert server.node.minds.all[0].process is None


def test_a_slow_bot_delays_nobody(serve: Serve, sqlite: str, party: Gather) -> None:
    """Neither others at other tables nor what is not its turn at its own."""
    server = serve(sqlite, rules=RULES, bot_seconds=60.0)
    host = alone_with(server, "endless", "endless")
    while host.is_asked:
        host.follow_to(host.act_any()["number"])
    until(lambda: server.node.minds.all[0].process is not None)
    table = party(server).gather(3).begin()
    slowest = 0.0
    for _ in range(15):
        player = table.asked()
        began = time.monotonic()
        done = player.act_any()
        slowest = max(slowest, time.monotonic() - began)
        table.follow(done["number"])
    assert slowest < 0.5
    assert host.command("chat", text="hello")["type"] == "done"
    assert host.command("pause")["type"] == "done"
    host.close()


def test_a_table_is_driven_while_its_bot_thinks(serve: Serve, sqlite: str) -> None:
    """Whoever comes back to a seat that a bot was called for has it at once."""
    server = serve(sqlite, rules=RULES, bot_seconds=60.0)
    with ExitStack() as stack:
        host = Player(server.address)
        host.create(seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "endless"}])
        guest = Player(server.address, host.game)
        guest.join("Guest")
        assert host.at("POST", "/start").status_code == 200
        for player in (host, guest):
            stack.callback(player.close)
            player.open()
        driven = server.table(host.game)
        while driven.progress is not None and driven.progress.game.actors != [2]:
            for player in (host, guest):
                player.drain(0.05)
                if player.is_asked:
                    player.follow_to(player.act_any()["number"])
        guest.close()
        host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
        assert host.command("call_bot", seat=1)["type"] == "done"
        guest.open()
        host.wait_for(lambda got: {"event": "seat_taken_back", "seat": 1} in got.get("events", []), 5.0)


def test_a_table_whose_bot_thinks_is_not_forgotten(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, rules=RULES, bot_seconds=60.0, idle=0.2)
    host = alone_with(server, "endless", "endless")
    while host.is_asked:
        host.follow_to(host.act_any()["number"])
    host.close()
    time.sleep(1.5)
    assert host.game in server.node.tables.loaded


def test_tables_take_turns(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, rules=RULES, bot_processes=1)
    hosts = [alone_with(server, "sluggish", "sluggish") for _ in range(4)]
    for host in hosts:
        while host.is_asked:
            host.follow_to(host.act_any()["number"])
    began = [acted(server, host.game) for host in hosts]
    until(lambda: sum(acted(server, host.game) for host in hosts) >= sum(began) + 4)
    assert len(server.node.minds.all[0].line.waiting) <= 4
    for host in hosts:
        host.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_its_node_in_the_middle_of_a_thought(
    sqlite: str, tmp_path: Path, how: signal.Signals
) -> None:
    server = ServerProcess(Settings(database=sqlite, rules=RULES, bot_pace=0.0, bot_seconds=500.0), tmp_path)
    host = alone_with(server, "endless", "endless")
    while host.is_asked:
        host.follow_to(host.act_any()["number"])
    until(lambda: len(children(server.process.pid)) == 2)
    others = children(server.process.pid)
    time.sleep(1.0)
    server.process.send_signal(how)
    server.process.wait(30)
    server.stream.close()
    host.close()
    until(lambda: not any(is_running(other) for other in others), 10)


# What they know


def test_bots_are_told_what_their_seats_see(serve: Serve, sqlite: str, seen: Any) -> None:
    server = serve(sqlite, rules=RULES)
    host = alone_with(server, "witness", "witness")
    play_until(host, lambda: len(seen()) > 30)
    for one in seen()[::5]:
        check_told(server, host.game, one)
    host.close()


def test_a_bot_that_comes_later_is_told_what_was(
    serve: Serve, sqlite: str, seen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skerry.server.live.table.STAND_IN_LEVEL", "witness")
    server = serve(sqlite, rules=RULES)
    host = alone_with(server, "random", "random")
    play_until(host, lambda: acted(server, host.game) > 10)
    assert not seen()
    assert host.at("POST", "/leave").status_code == 200
    until(lambda: len(seen()) > 5)
    assert seen()[0]["told"]
    for one in seen()[:6]:
        check_told(server, host.game, one)
    host.close()


def test_what_was_taken_back_did_not_happen(serve: Serve, sqlite: str, seen: Any) -> None:
    server = serve(sqlite, rules=RULES)
    host = alone_with(server, "witness", "witness")
    for _ in range(3):
        play_until(host, lambda: bool(host.latest["can_undo"]))
        host.follow_to(host.command("undo", number=host.number)["number"])
        see_more(host, seen, 2)
    see_more(host, seen, 6)
    for one in seen()[-6:]:
        check_told(server, host.game, one)
    host.close()


def test_a_game_goes_on_after_a_restart_of_the_node(serve: Serve, sqlite: str, seen: Any) -> None:
    first = serve(sqlite, rules=RULES)
    host = alone_with(first, "witness", "witness")
    play_until(host, lambda: len(seen()) > 8)
    host.close()
    first.stop()
    count = len(seen())
    second = serve(sqlite, rules=RULES)
    again = Player(second.address, host.game, host.token).open()
    play_until(again, lambda: len(seen()) > count + 4)
    assert seen()[0]["process"] != seen()[-1]["process"]
    check_told(second, host.game, seen()[-1])
    again.close()


def test_only_what_is_new_is_told(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite)
    asked: list[dict[str, Any]] = []
    ask = mind.Process.ask

    async def noted(self: mind.Process, order: bytes, seconds: float) -> bytes | None:
        told = json.loads(order)
        if told["work"] == "think":
            asked.append(told["asked"])
        return await ask(self, order, seconds)

    monkeypatch.setattr(mind.Process, "ask", noted)
    host = alone_with(server, "random", "random")
    play_until(host, lambda: len(asked) > 20)
    assert ["made" in each for each in asked] == [True] + [False] * (len(asked) - 1)
    assert all(1 <= len(each["actions"]) < 30 for each in asked[1:])
    host.close()


# What goes wrong


def test_a_process_that_was_killed_is_replaced(
    serve: Serve, sqlite: str, seen: Any, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(sqlite, rules=RULES)
    host = alone_with(server, "witness", "witness")
    play_until(host, lambda: len(seen()) > 4)
    first = process_of(server)
    os.kill(first, signal.SIGKILL)
    see_more(host, seen, 6)
    assert process_of(server) != first
    assert not is_running(first)
    assert "a process of bots was lost: gone" in caplog.text
    check_told(server, host.game, seen()[-1])
    host.close()


# Only who thinks for ever has little time: a busy machine may need long to find out about the others.
@pytest.mark.parametrize(
    ("level", "seconds", "why"), [("endless", 0.5, "too_long"), ("mortal", 60.0, "gone"), ("hungry", 60.0, "too_large")]
)
def test_a_bot_that_comes_to_no_decision_does_something_simple(
    serve: Serve, sqlite: str, caplog: pytest.LogCaptureFixture, level: str, seconds: float, why: str
) -> None:
    server = serve(sqlite, rules=RULES, bot_seconds=seconds)
    host = alone_with(server, level, "random")
    play_until(host, lambda: {1, 2} <= {entry.seat for entry in server.do(server.node.store.entries(host.game))})
    assert f"a process of bots was lost: {why}" in caplog.text
    assert host.table["fault"] is None
    host.close()


def test_a_fault_of_a_bot_is_noted(serve: Serve, sqlite: str, party: Gather, caplog: pytest.LogCaptureFixture) -> None:
    server = serve(sqlite, rules=RULES)
    host = alone_with(server, "broken", "random")
    play_until(host, lambda: bool(host.table["fault"]))
    assert host.table["state"] == "paused"
    assert "secret" not in str(host.frames)
    (told,) = [record for record in caplog.records if record.getMessage() == "a bot failed"]
    assert "secret detail" in told.__dict__["trace"]
    assert told.__dict__["game"] == host.game
    assert server.node.minds.all[0].process is not None, "the process is not to blame"
    party(server).gather(1, bots=2).begin().play(3)
    host.close()


def test_without_processes_the_node_thinks(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(mind, "WORKS", "tests.server.no_such_works")
        server = serve(sqlite)
        table = party(server).gather(1, bots=2).begin()
        table.play(6)
        told = [line.getMessage() for line in caplog.records if line.name == "skerry.minds"]
        assert told == ["no process for bots can be started, so they think in the node: it ended at once"]
    server.node.minds.all[0].try_again = 0.0
    play_until(table.host, lambda: "bots think in a process of their own again" in caplog.text)
    table.play(3)


# What is kept in mind


def question(game: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "game": game,
        "seat": seat,
        "level": "random",
        "bots": [[seat, "random"]],
        "offers": [],
        "taken_back": 0,
        "since": 0,
        "actions": [],
        **more,
    }


def test_the_game_that_was_not_thought_about_for_longest_is_forgotten_first() -> None:
    memory = Memory(most=2)
    seat = made_from(BASE, "s").actors[0]
    made = {"made": {"config": BASE, "seed": "s"}}
    for game in ("a", "b", "a", "c"):
        assert memory.think(question(game, seat, **made)) != UNKNOWN
    assert list(memory.games) == ["a", "c"]
    assert memory.think(question("b", seat)) == UNKNOWN
    assert memory.think(question("a", seat)) != UNKNOWN


def test_what_does_not_go_on_from_what_is_known_is_unknown() -> None:
    memory = Memory()
    game = made_from(BASE, "s")
    made = {"made": {"config": BASE, "seed": "s"}}
    (seat,) = game.actors
    action = json.loads(memory.think(question("a", seat, **made)))
    assert memory.think(question("a", seat, since=1)) == UNKNOWN
    memory.think(question("a", seat, **made))
    assert memory.think(question("a", seat, taken_back=1)) == UNKNOWN
    memory.think(question("a", seat, **made))
    game.apply(seat, Action.from_json(action))
    (following,) = game.actors
    again = json.loads(memory.think(question("a", following, actions=[[seat, action]])))
    assert Action.from_json(again) in game.legal_actions(following)


def test_a_game_that_goes_wrong_is_not_kept() -> None:
    memory = Memory()
    made = {"made": {"config": BASE, "seed": "s"}}
    (seat,) = made_from(BASE, "s").actors
    memory.think(question("a", seat, **made))
    with pytest.raises(IllegalAction):
        memory.think(question("a", seat, actions=[[seat, {"kind": "roll"}]]))
    assert "a" not in memory.games


def test_a_game_stands_in_the_line_once() -> None:
    class Asked:
        def __init__(self, game: str) -> None:
            self.game = game

    async def stand() -> None:
        line = Line()
        asked: list[Any] = [Asked("a"), Asked("b"), Asked("a")]
        for each in asked:
            line.join(each)
        line.leave(asked[0])
        assert [await line.next(), await line.next()] == [asked[2], asked[1]]
        assert not line.waiting

    asyncio.run(stand())


def test_something_simple_is_safe_or_anything() -> None:
    game = made_from(BASE, "s")
    (seat,) = game.actors
    assert safe_action(game, seat) is None
    assert simple_action(game, seat, "seed", []) in game.legal_actions(seat)
    while game.turn < 1:
        game.apply(game.actors[0], game.legal_actions(game.actors[0])[0])
    assert simple_action(game, game.actors[0], "seed", []).kind == "roll"
