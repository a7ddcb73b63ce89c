"""Games that nobody looks at come to rest: nothing is written until somebody looks again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from skerry.server.live.table import Table
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

# Seconds in which what a bot has begun is written, on a busy machine too.
QUIET = 0.5

# Seconds in which a bot that thinks acts at least once, on a busy machine too.
A_WHILE = 6.0

# More points than bots come by.
FAR = {"target": 20}
QUICK = {"decision": 0.5, "turn": 0.5, "bank": 0.0}


def length(server: ServerHere, game: str) -> int:
    return int(server.do(server.node.store.game(game)).length)


def is_resting(server: ServerHere, game: str) -> bool:
    table = server.table(game)
    return table.progress is not None and table.is_resting(table.progress)


def stays(server: ServerHere, game: str, seconds: float = 1.0) -> bool:
    """Whether nothing is written for a while, once what was under way has come."""
    before = -1
    while before != length(server, game):
        before = length(server, game)
        time.sleep(QUIET)
    time.sleep(seconds)
    return length(server, game) == before


def watch(watcher: Player, seconds: float) -> None:
    """Something goes on happening: of a game that rests nothing would come, however long one waits."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        watcher.receive()


def left_alone(server: ServerHere, party: Gather, **wanted: Any) -> Player:
    """A game of bots that do not end it; the person leaves and goes."""
    host = party(server).gather(1, bots=3, options=FAR, **wanted).begin().host
    assert host.at("POST", "/leave").status_code == 200
    host.close()
    return host


def test_a_game_that_nobody_looks_at_rests_until_somebody_looks(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, rest_after=A_WHILE, bot_pace=0.02)
    host = left_alone(server, party)
    assert not is_resting(server, host.game), "bots go on for a while"
    until(lambda: is_resting(server, host.game))
    before = length(server, host.game)
    assert stays(server, host.game)
    watcher = Player(server.address, host.game).open()
    watcher.follow_to(before + 20)
    gone = length(server, host.game)
    watcher.close()
    until(lambda: is_resting(server, host.game))
    assert length(server, host.game) > gone
    assert stays(server, host.game)


def test_bots_that_nobody_looks_at_write_little_before_they_rest(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, rest_after=1.0, bot_pace=0.25)
    host = left_alone(server, party)
    before = length(server, host.game)
    until(lambda: is_resting(server, host.game))
    assert stays(server, host.game)
    assert length(server, host.game) - before <= 6


def test_one_spectator_is_enough(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, rest_after=0.2, bot_pace=0.02)
    host = left_alone(server, party)
    watcher = Player(server.address, host.game).open()
    watch(watcher, 1.0)
    watcher.close()


def test_a_spectator_of_another_node_is_enough(serve: Serve, postgres: str, party: Gather) -> None:
    first, second = serve(postgres, rest_after=0.5, bot_pace=0.02), serve(postgres, rest_after=0.5, bot_pace=0.02)
    host = left_alone(first, party)
    watcher = Player(second.address, host.game).open()
    until(lambda: -1 in first.table(host.game).presence.seats())
    watch(watcher, 1.5)
    assert not is_resting(first, host.game)
    watcher.close()
    until(lambda: is_resting(first, host.game) and is_resting(second, host.game))
    assert stays(first, host.game)


def test_somebody_who_went_without_a_word_is_waited_for(serve: Serve, sqlite: str, party: Gather) -> None:
    """Without a clock the game stands at that person's question, which is no rest: the seat is still held."""
    server = serve(sqlite, rest_after=0.1)
    host = party(server).gather(1, bots=3, options=FAR).begin().host
    host.close()
    until(lambda: server.table(host.game).progress.game.actors == [0])  # type: ignore[union-attr]
    assert stays(server, host.game)
    assert not is_resting(server, host.game)


def test_a_clock_brings_a_game_to_rest_and_does_not_wake_it(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, rest_after=0.5, absences=1, idle=0.6)
    host = party(server).gather(1, bots=3, options=FAR, clock=QUICK).begin().host
    host.close()
    game = host.game
    until(lambda: game not in server.node.tables.loaded, 60)
    entries: Any = server.do(server.node.store.entries(game))
    assert any(entry.cause == "clock" for entry in entries)
    assert {"table": "stand_in"} in [entry.body for entry in entries]
    assert server.do(server.node.store.game(game)).deadline is None
    assert stays(server, game)
    assert game not in server.node.tables.loaded, "the time of a bot has run out, and nobody is woken by that"


def test_asking_about_a_game_does_not_wake_it(serve: Serve, sqlite: str, party: Gather) -> None:
    """The first page of the client reads all games of its owner."""
    server = serve(sqlite, rest_after=0.3, idle=0.4)
    host = left_alone(server, party)
    until(lambda: host.game not in server.node.tables.loaded, 60)
    before = length(server, host.game)
    assert host.at("GET").json()["table"]["state"] == "playing"
    assert host.game in server.node.tables.loaded
    assert stays(server, host.game, 0.3)
    assert length(server, host.game) == before


def test_a_game_that_loads_slowly_is_not_forgotten_meanwhile(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite, idle=0.05, sweep_every=0.05)
    tables = server.node.tables
    settle_in = tables.settle_in

    async def slowly(table: Table) -> None:
        await settle_in(table)
        await asyncio.sleep(0.4)

    monkeypatch.setattr(tables, "settle_in", slowly)
    created = Player(server.address).create(players=3, seats=[{"kind": "person"}] + [{"kind": "open"}] * 2)
    assert created.status_code == 201, created.text


def test_whoever_comes_back_finds_the_game_going_on(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, rest_after=0.1)
    host = left_alone(server, party)
    until(lambda: is_resting(server, host.game))
    host.open()
    assert host.command("back")["type"] == "done"
    answer: dict[str, Any] = {"type": "refused", "code": "stale"}
    # Bots that are asked the same question may answer in between.
    while answer["type"] != "done":
        assert answer["code"] == "stale"
        while not host.is_asked:
            host.receive()
        answer = host.act_any()
        host.drain()
