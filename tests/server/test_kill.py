"""Nodes killed with -9 and the database crashed under load: every acknowledged action is there, once."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from skerry.bench.live.postgres import Cluster
from skerry.cli.serve import address_for_others
from skerry.server.live.progress import follow_log
from skerry.server.settings import Settings, async_url
from skerry.server.store.columns import to_entry, to_game
from skerry.server.store.rows import Entry, GameRow
from tests.server.conftest import ROOMY
from tests.server.load import Busy, busy_games
from tests.server.running import ServerProcess, until
from tests.server.wire import Player, code


async def read_game(database: str, game: str) -> tuple[GameRow, list[Entry]]:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        row = (
            (await connection.execute(text("SELECT * FROM games WHERE game = :game"), {"game": game})).mappings().one()
        )
        log = await connection.execute(text("SELECT * FROM log WHERE game = :game ORDER BY number"), {"game": game})
        entries = [to_entry(entry) for entry in log.mappings()]
    await engine.dispose()
    return to_game(row), entries


def check(database: str, busy: Busy) -> None:
    """What was promised is in the log under its number, once, and the log tells a whole game."""
    row, entries = asyncio.run(read_game(database, busy.game))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert row.length == len(entries)
    by_command = {(entry.seat, entry.command): entry for entry in entries if entry.command is not None}
    assert len(by_command) == sum(entry.command is not None for entry in entries)
    for command, (number, action) in busy.promised.items():
        assert by_command[command].number == number
        assert by_command[command].body == action
    # At most the command that was under way when everything stopped may be there beside them.
    assert len(by_command) - len(busy.promised) in (0, 1)
    assert follow_log(row, entries).fault is None


def promised(games: list[Busy]) -> int:
    return sum(len(busy.promised) for busy in games)


Start = Callable[..., ServerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start nodes; none of them outlives its test, however that ends."""
    with ExitStack() as stack:
        yield lambda database, port=None, workers=1, host="127.0.0.1", **more: stack.enter_context(
            ServerProcess(Settings(database=database, **{**ROOMY, **more}), tmp_path, port, workers, host)
        )


@pytest.mark.parametrize("kills", [1, pytest.param(8, marks=pytest.mark.sweep)])
def test_a_node_is_killed_under_load(start: Start, database: str, kills: int) -> None:
    server = start(database)
    games = [busy.start() for busy in busy_games([server.address], 2)]
    for _ in range(kills):
        before = promised(games)
        until(lambda before=before: promised(games) > before + 30, 60)
        server.kill()
        server = start(database, server.port)
    before = promised(games)
    until(lambda: promised(games) > before + 30, 60)
    for busy in games:
        busy.stop()
    server.kill()
    for busy in games:
        check(database, busy)


@pytest.mark.parametrize("victims", [[0], pytest.param([0, 1] * 4, marks=pytest.mark.sweep)])
def test_one_of_two_nodes_is_killed_under_load(start: Start, postgres: str, victims: list[int]) -> None:
    """Both serve the same games; the players of the dead one come back to it when it is there again."""
    nodes = [start(postgres) for _ in range(2)]
    games = [busy.start() for busy in busy_games([node.address for node in nodes], 2)]
    for victim in victims:
        before = promised(games)
        until(lambda before=before: promised(games) > before + 30, 60)
        nodes[victim].kill()
        nodes[victim] = start(postgres, nodes[victim].port)
    before = promised(games)
    until(lambda: promised(games) > before + 30, 60)
    for busy in games:
        busy.stop()
    for node in nodes:
        node.kill()
    for busy in games:
        check(postgres, busy)


def test_the_database_crashes_under_load(start: Start, own_cluster: Cluster) -> None:
    """Players are told that nothing can be written, and the game goes on where it was when the database is back."""
    database = async_url(own_cluster.new_database())
    nodes = [start(database) for _ in range(2)]
    games = [busy.start() for busy in busy_games([node.address for node in nodes], 2)]
    until(lambda: promised(games) > 30, 60)
    own_cluster.crash()
    until(lambda: httpx.get(f"http://{nodes[0].address}/healthz", timeout=5).status_code == 503)
    for path in ("/api/games", "/api/games/aaaaaaaaaa"):
        assert code(httpx.get(f"http://{nodes[0].address}{path}", timeout=30)) == (503, "unavailable")
    with pytest.raises(ConnectionClosed, match="1013"):
        Player(nodes[0].address, "aaaaaaaaaa").open()
    own_cluster.recover()
    before = promised(games)
    until(lambda: promised(games) > before + 60, 60)
    for busy in games:
        busy.stop()
    for busy in games:
        check(database, busy)


def test_a_server_for_the_whole_network_tells_where_friends_find_it(start: Start, sqlite: str) -> None:
    server = start(sqlite, host="0.0.0.0")
    first, *rest = server.output.read_text().splitlines()
    assert first == f"Skerry is at http://localhost:{server.port}"
    host = Player(server.address)
    host.create()
    address = host.at("GET", "").json()["table"]["address"]
    if address is None:
        assert address_for_others(server.port) == "", "there is no network here"
    else:
        assert rest[0] == f"Friends reach it at {address}"
        assert httpx.get(f"{address}/healthz", timeout=5).status_code == 200


def test_workers_share_games_and_add_up_their_numbers(start: Start, postgres: str) -> None:
    server = start(postgres, workers=2)
    games = [busy.start() for busy in busy_games([server.address], 3)]
    until(lambda: promised(games) > 60, 60)
    for busy in games:
        busy.stop()
    told = httpx.get(f"http://{server.address}/metrics", timeout=5).text
    counted = re.search(r'^skerry_actions_total\{cause="person"\} (\S+)$', told, re.MULTILINE)
    assert counted is not None
    assert float(counted[1]) >= promised(games)
    nodes = {httpx.get(f"http://{server.address}/healthz", timeout=5).json()["node"] for _ in range(60)}
    assert len(nodes) == 2
    assert server.stop() in (0, -15)
    for busy in games:
        check(postgres, busy)


def test_a_graceful_stop_loses_nothing_and_tells_nothing_secret(start: Start, database: str) -> None:
    server = start(database, log_level="debug")
    games = [busy.start() for busy in busy_games([server.address], 2)]
    until(lambda: promised(games) > 30, 60)
    nonsense = Player(server.address, games[0].game).open()
    assert nonsense.socket is not None
    nonsense.socket.send(b"\xff", text=True)
    assert nonsense.closed_with()[0] == 1007
    began = time.monotonic()
    assert server.stop() in (0, -15), "uvicorn ends with the signal it was sent"
    assert time.monotonic() - began < 15
    for busy in games:
        busy.stopping = True
    again = start(database, server.port)
    for busy in games:
        busy.stop()
    again.stop()
    for busy in games:
        check(database, busy)
    lines = server.output.read_text().splitlines()
    assert lines[0].startswith("Skerry is at")
    told = [json.loads(line) for line in lines[1:]]
    assert {line["message"] for line in told if "trace" in line} == {"Invalid UTF-8 sequence received from client."}
    row = asyncio.run(read_game(database, games[0].game))[0]
    for secret in (*games[0].tokens, row.seed):
        assert not any(secret in line for line in lines)
    assert {"request"} <= {line["message"] for line in told}
