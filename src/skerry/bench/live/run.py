"""Carrying a load: tables made and filled, played at the pace of people, then as fast as it goes."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from skerry.bench.live.game import SEATS, Findings, LiveGame
from skerry.bench.live.node import Node
from skerry.bench.live.postgres import Cluster, why_no_postgres

OPENING_AT_ONCE: Final = 20
# From here on games move at their usual pace.
SETTLING: Final = 3.0


@dataclass(frozen=True)
class Effort:
    """How many games, and how long each half is measured; `pace` is how long people think."""

    games: int = 500
    seconds: float = 20.0
    pace: float = 4.0


@dataclass(frozen=True)
class Load:
    """What one half of a run showed; delays are from a command to another client's frame, in seconds."""

    actions: float
    frames: float
    median: float
    high: float
    refused: int
    processor: float


@dataclass(frozen=True)
class Carried:
    """What nodes carried."""

    name: str
    games: int
    nodes: int
    paced: Load
    flat_out: Load
    memory_per_game: float


def measure(effort: Effort, tell: Callable[[str], None]) -> list[Carried]:
    """One node on SQLite, then two on PostgreSQL if there is one here."""
    with TemporaryDirectory(prefix="skerry-live-") as folder:
        tell(f"{effort.games} live games, one node, SQLite")
        found = [carry("SQLite, one node", [f"sqlite:///{folder}/games.db"], effort, Path(folder))]
        reason = why_no_postgres()
        if reason:
            tell(f"without PostgreSQL: {reason}")
            return found
        tell(f"{effort.games} live games, two nodes, PostgreSQL")
        cluster = Cluster()
        try:
            found.append(carry("PostgreSQL, two nodes", [cluster.new_database()] * 2, effort, Path(folder)))
        finally:
            cluster.stop()
        return found


def carry(name: str, databases: list[str], effort: Effort, folder: Path) -> Carried:
    nodes: list[Node] = []
    try:
        for database in databases:
            nodes.append(Node(database, folder))
        return asyncio.run(play(name, nodes, effort))
    finally:
        for node in nodes:
            node.stop()


async def play(name: str, nodes: list[Node], effort: Effort) -> Carried:
    findings = Findings()
    ports = [node.port for node in nodes]
    empty = sum(node.memory for node in nodes)
    games = await asyncio.to_thread(make_games, ports, effort.games, findings)
    for start in range(0, len(games), OPENING_AT_ONCE):
        await asyncio.gather(*(game.open() for game in games[start : start + OPENING_AT_ONCE]))
    for game in games:
        game.pace = effort.pace
        game.start()
    await asyncio.sleep(SETTLING)
    paced = await observe(findings, nodes, effort.seconds)
    for game in games:
        game.pace = 0.0
    await asyncio.sleep(SETTLING)
    flat_out = await observe(findings, nodes, effort.seconds)
    memory = (sum(node.memory for node in nodes) - empty) / effort.games
    await asyncio.gather(*(game.close() for game in games))
    return Carried(name, effort.games, len(nodes), paced, flat_out, memory)


async def observe(findings: Findings, nodes: list[Node], seconds: float) -> Load:
    findings.clear()
    used = sum(node.seconds for node in nodes)
    began = perf_counter()
    findings.counting = True
    await asyncio.sleep(seconds)
    findings.counting = False
    passed = perf_counter() - began
    delays = sorted(findings.delays) or [0.0]
    return Load(
        actions=findings.actions / passed,
        frames=findings.frames / passed,
        median=delays[len(delays) // 2],
        high=delays[len(delays) * 99 // 100],
        refused=findings.refused,
        processor=(sum(node.seconds for node in nodes) - used) / passed,
    )


def make_games(ports: list[int], count: int, findings: Findings) -> list[LiveGame]:
    connections = [http.client.HTTPConnection("127.0.0.1", port, timeout=60) for port in ports]
    games = []
    for number in range(count):
        connection = connections[number % len(ports)]
        body = {
            "modules": ["base"],
            "players": SEATS,
            "seats": [{"kind": "person"}, *[{"kind": "open"}] * (SEATS - 1)],
            "name": "Bench",
        }
        made = ask(connection, "POST", "/api/games", body)
        game = made["game"]
        tokens = [made["token"]]
        for seat in range(1, SEATS):
            tokens.append(ask(connection, "POST", f"/api/games/{game}/join", {"name": f"Bench {seat}"})["token"])
        ask(connection, "POST", f"/api/games/{game}/start", None, tokens[0])
        games.append(LiveGame(ports, game, tokens, findings, number))
    for connection in connections:
        connection.close()
    return games


def ask(connection: http.client.HTTPConnection, method: str, path: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    told = json.loads(answer.read())
    if answer.status >= 400:
        raise OSError(f"{path}: {told['error']['reason']}")
    return told
