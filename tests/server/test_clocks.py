"""Time to think: what is done when it runs out, who stands in, and that it all follows from the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skerry.server.errors import Refusal
from skerry.server.live.clock import Clock
from skerry.server.live.commands import act
from skerry.server.live.progress import follow_log
from skerry.server.live.robots import STAND_IN_LEVEL
from skerry.server.store.rows import Entry, GameRow
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

QUICK = {"decision": 0.5, "turn": 0.5, "bank": 0.0}
SLOW = {"decision": 600.0, "turn": 600.0, "bank": 600.0}


def clock(decision: float = 10, turn: float = 30, bank: float = 5) -> Clock:
    made = Clock.of({"decision": decision, "turn": turn, "bank": bank}, 3)
    assert made is not None
    return made


def test_a_decision_has_its_time_and_then_the_bank() -> None:
    time = clock()
    time.ask([0], 1, 100.0)
    assert time.deadline() == 115.0
    time.settle(0, 112.0)
    assert time.left == [3.0, 5.0, 5.0]
    time.ask([0], 1, 112.0)
    assert time.deadline_of(0) == 112.0 + 10 + 3
    assert time.deadline_of(1) is None


def test_what_is_told_of_the_time_says_from_when_on_the_bank_is_used_up() -> None:
    time = clock()
    time.ask([0], 1, 100.0)
    told = time.to_json(112.0)
    assert told["now"] == 112.0
    assert told["seats"] == [
        {"bank": 5.0, "bank_from": 110.0, "deadline": 115.0},
        *[{"bank": 5.0, "bank_from": None, "deadline": None}] * 2,
    ]


def test_a_turn_has_an_end_too() -> None:
    time = clock(decision=10, turn=15, bank=0)
    time.ask([0], 1, 0.0)
    time.settle(0, 9.0)
    time.ask([0], 1, 9.0)
    assert time.deadline() == 15.0
    time.settle(0, 15.0)
    time.ask([1], 2, 15.0)
    assert time.deadline() == 25.0, "another turn, another time"


def test_a_turn_taken_back_gives_no_new_time() -> None:
    time = clock(decision=10, turn=15, bank=0)
    time.ask([0], 1, 0.0)
    time.settle(0, 9.0)
    time.ask([1], 2, 9.0)
    time.ask([0], 1, 9.0)
    assert time.deadline_of(0) is not None
    before = time.used[0]
    time.ask([0], 1, 9.5)
    assert time.used[0] == before


def test_several_who_are_asked_have_their_time_each() -> None:
    time = clock()
    time.ask([0, 1], 1, 0.0)
    time.settle(0, 4.0)
    time.ask([1], 1, 4.0)
    assert time.deadline_of(0) is None
    assert time.deadline_of(1) == 15.0


def test_a_pause_stops_the_time(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1, clock=SLOW).begin()
    for player in table.players:
        player.command("pause")
    table.host.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")
    table.host.follow_to(table.players[1].number)
    assert [seat["deadline"] for seat in table.host.latest["clock"]["seats"]] == [None] * 3
    assert light.table(table.host.game).row.state == "paused"
    assert light.do(light.node.store.game(table.host.game)).deadline is None


def test_whoever_runs_out_of_time_does_something_safe(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(2, bots=1, clock=QUICK).begin()
    told = table.host.wait_for(lambda got: got["type"] == "update" and got["by"]["cause"] == "clock")
    assert told["by"]["seat"] in (0, 1)
    entry = server.do(server.node.store.entries(table.host.game, told["number"] - 1))[0]
    line = {"event": "time_ran_out", "seat": told["by"]["seat"], "action": entry.body["kind"]}
    assert told["events"][0] == line
    table.host.open()
    assert line in table.host.latest["events"], "whoever comes later reads it too"


def test_repeated_absence_brings_a_bot_and_coming_back_sends_it_away(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, absences=2)
    table = party(server).gather(2, bots=1, clock=QUICK, options={"target": 10}).begin()
    host, guest = table.players
    guest.close()
    held = host.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["bot"] == STAND_IN_LEVEL)
    assert held["table"]["seats"][1]["kind"] == "person"
    assert held["table"]["seats"][1]["name"] == "Player 1"
    host.wait_for(lambda got: got["type"] == "update" and got["by"] == {"seat": 1, "cause": "stand_in"})
    guest.open()
    assert {"event": "seat_left", "seat": 1, "cause": "clock"} in guest.latest["events"]
    assert guest.command("back")["type"] == "done"
    guest.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][1]["bot"] is None)
    host.wait_for(lambda got: {"event": "seat_taken_back", "seat": 1} in got.get("events", []))
    assert server.table(host.game).progress.absences[1] == 0  # type: ignore[union-attr]


def test_acting_takes_the_seat_back(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, bot_pace=60.0)
    table = party(server).gather(3).begin()
    player = table.asked()
    player.at("POST", "/leave")
    player.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][player.seat]["bot"] == STAND_IN_LEVEL)
    assert player.act_any()["type"] == "done"
    player.wait_for(lambda got: got["type"] == "table" and got["table"]["seats"][player.seat]["bot"] is None)
    player.open()
    lines = [line for line in player.latest["events"] if line["event"].startswith("seat_")]
    assert lines == [
        {"event": "seat_left", "seat": player.seat, "cause": "table"},
        {"event": "seat_taken_back", "seat": player.seat},
    ]


def test_one_long_absence_counts_once_a_turn(light: ServerHere, party: Gather) -> None:
    """Discarding half a hand by the clock is one absence, however many cards it takes."""
    table = party(light).gather(3, clock=SLOW).begin()
    progress = light.table(table.host.game).progress
    assert progress is not None
    twin = progress.fork()
    seat = twin.game.actors[0]
    for number in (2, 3):
        action = twin.game.legal_actions(seat)[0]
        twin.follow(Entry("g", number, seat, "clock", action.to_json(), None, 0.0))
    assert twin.absences[seat] == 1
    assert progress.absences[seat] == 0


def test_a_clock_runs_on_after_a_restart(
    serve: Serve, database: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks, nobody asks: the game is woken because its time is up."""
    monkeypatch.setattr("skerry.server.live.driver.COMING_BACK", 0.5)
    first = serve(database)
    table = party(first).gather(2, bots=1, clock={"decision": 1.0, "turn": 1.0, "bank": 0.0}).begin()
    number = table.host.number
    for player in table.players:
        player.close()
    first.stop()
    second = serve(database)

    def went_on() -> bool:
        return bool(second.do(second.node.store.game(table.host.game)).length > number)

    until(went_on)


def test_the_clock_follows_from_the_log(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3, clock=SLOW).begin()
    table.play(12)
    progress = light.table(table.host.game).progress
    entries: Any = light.do(light.node.store.entries(table.host.game))
    again = follow_log(light.table(table.host.game).row, entries)
    assert progress is not None
    assert again.clock == progress.clock
    assert again.deadline() == progress.deadline() == light.do(light.node.store.game(table.host.game)).deadline
    assert (again.last_by, again.question, again.last_play) == (progress.last_by, progress.question, progress.last_play)


def test_a_deadline_is_stored_from_the_first_moment(light: ServerHere) -> None:
    host = Player(light.address)
    host.create(seats=[{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}], clock=SLOW)
    host.at("POST", "/start")
    entries: Any = light.do(light.node.store.entries(host.game))
    row: Any = light.do(light.node.store.game(host.game))
    assert row.deadline is not None
    assert row.deadline > entries[0].at + 600


@pytest.mark.parametrize(("cause", "left"), [("stand_in", 30.0), ("person", 10.0)])
def test_a_slow_bot_leaves_the_bank_of_the_one_it_stands_in_for_alone(cause: str, left: float) -> None:
    config = {"modules": ["base"], "players": 3, "options": {}}
    clock = {"decision": 5.0, "turn": 50.0, "bank": 30.0}
    row = GameRow("g", 0.0, "", config, "s", "playing", True, True, clock)
    progress = follow_log(row, [Entry("g", 1, 0, "table", {"table": "begin"}, None, 0.0)])
    seat = progress.game.actors[0]
    action = progress.game.legal_actions(seat)[0]
    progress.follow(Entry("g", 2, seat, cause, action.to_json(), None, 25.0))
    assert progress.clock is not None
    assert progress.clock.left[seat] == left


@pytest.mark.parametrize("cause", ["stand_in", "clock"])
def test_nobody_acts_for_somebody_who_is_back(light: ServerHere, party: Gather, cause: str) -> None:
    """A bot, or the clock, had decided to act before it heard of that, perhaps on another node."""
    table = party(light).gather(3, clock=SLOW).begin()
    player = table.asked()
    assert player.seat is not None
    game = light.table(player.game)
    with pytest.raises(Refusal) as refused:
        light.do(act(game, player.seat, None, player.number, player.latest["legal"][0], cause))
    assert refused.value.code == "stale"
    assert game.progress is not None
    assert game.progress.number == player.number
