"""`python -m skerry.bench.live.thinking`: what people feel while bots think at many other tables of the same node."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import multiprocessing
import re
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from skerry.bench.live.game import Findings, LiveGame
from skerry.bench.live.node import ROOMY, Node
from skerry.bench.live.ponder import STAND_IN
from skerry.bench.live.run import OPENING_AT_ONCE, SETTLING, ask, make_games
from skerry.version import VERSION, build_kind

PONDER: Final = "skerry.bench.live.ponder"
DONE: Final = re.compile(r'\{"id":"[^"]*","type":"done","number":(\d+)')
OPENING: Final = 60.0


@dataclass(frozen=True)
class Effort:
    """How many tables of bots, of which level and in how many processes (0: as usual), how long they wait before they
    act, how many tables of people, who think for a while, and how long all that is measured."""

    tables: int = 200
    level: str = "ponder"
    processes: int = 0
    bot_pace: float = 0.7
    games: int = 10
    pace: float = 1.0
    seconds: float = 60.0


@dataclass(frozen=True)
class Felt:
    """How soon people's commands were acknowledged, in seconds, and what bots came to: actions, and seconds for which
    each of them waited and was thought for."""

    commands: int
    median: float
    high: float
    longest: float
    refused: int
    bot_actions: float
    bot_waiting: float
    bot_thinking: float
    processor: float


class Acknowledged(LiveGame):
    """A table of people, whose commands are timed until they are acknowledged."""

    def take(self, seat: int, text: str) -> None:
        done = DONE.match(text)
        if done is None:
            self.findings.refused += '"type":"refused"' in text[:200]
        elif self.findings.counting and int(done[1]) in self.sent_at:
            self.findings.delays.append(perf_counter() - self.sent_at[int(done[1])][1])


def limits(effort: Effort) -> dict[str, str]:
    return {
        **ROOMY,
        "SKERRY_BOT_PACE": str(effort.bot_pace),
        "SKERRY_RULES": PONDER,
        STAND_IN: effort.level,
        **({"SKERRY_BOT_PROCESSES": str(effort.processes)} if effort.processes else {}),
    }


def left_to_bots(port: int, tables: int, level: str) -> list[str]:
    """Tables whose only person has left: a bot of the same level stands in."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": level}] * 3]
    body = {"modules": ["base"], "players": 4, "seats": seats, "name": "Bench"}
    games = []
    for _ in range(tables):
        made = ask(connection, "POST", "/api/games", body)
        games.append(made["game"])
        for what in ("start", "leave"):
            ask(connection, "POST", f"/api/games/{made['game']}/{what}", None, made["token"])
    connection.close()
    return games


def look_on(port: int, games: list[str], ready: Event, end: Event) -> None:
    """In a process of its own, so that whoever measures does not feel it."""
    asyncio.run(look_on_all(port, games, ready, end))


async def look_on_all(port: int, games: list[str], ready: Event, end: Event) -> None:
    tasks = []
    for start in range(0, len(games), OPENING_AT_ONCE):
        looking = [look_at(port, game) for game in games[start : start + OPENING_AT_ONCE]]
        tasks += await asyncio.gather(*looking)
    ready.set()
    await asyncio.to_thread(end.wait)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def look_at(port: int, game: str) -> asyncio.Task[None]:
    socket = await connect(
        f"ws://127.0.0.1:{port}/api/games/{game}/live",
        max_size=None,
        compression=None,
        ping_interval=None,
        open_timeout=OPENING,
        proxy=None,
    )

    async def look() -> None:
        async with socket:
            async for _ in socket:
                pass

    return asyncio.create_task(look())


def numbers(port: int) -> dict[str, float]:
    """What the node tells operators, added up by name."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/metrics")
    told: dict[str, float] = {}
    for line in connection.getresponse().read().decode().splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            plain = name.partition("{")[0]
            key = f"{plain} by bots" if 'cause="bot"' in name or 'cause="stand_in"' in name else plain
            told[key] = told.get(key, 0.0) + float(value)
    connection.close()
    return told


async def observe(node: Node, findings: Findings, seconds: float) -> Felt:
    findings.clear()
    before, used = await asyncio.to_thread(numbers, node.port), node.seconds
    findings.counting = True
    await asyncio.sleep(seconds)
    findings.counting = False
    passed = {
        name: value - before.get(name, 0.0) for name, value in (await asyncio.to_thread(numbers, node.port)).items()
    }
    delays = sorted(findings.delays) or [0.0]
    return Felt(
        commands=len(findings.delays),
        median=delays[len(delays) // 2],
        high=delays[len(delays) * 99 // 100],
        longest=delays[-1],
        refused=findings.refused,
        bot_actions=passed.get("skerry_actions_total by bots", 0.0) / seconds,
        bot_waiting=mean(passed, "skerry_bot_waiting_seconds"),
        bot_thinking=mean(passed, "skerry_bot_thinking_seconds"),
        processor=(node.seconds - used) / seconds,
    )


def mean(passed: dict[str, float], name: str) -> float:
    return passed.get(f"{name}_sum", 0.0) / (passed.get(f"{name}_count", 0.0) or 1.0)


async def feel(node: Node, effort: Effort) -> Felt:
    findings = Findings()
    made = await asyncio.to_thread(make_games, [node.port], effort.games, findings)
    people = [Acknowledged(game.ports, game.game, game.tokens, findings, place) for place, game in enumerate(made)]
    for game in people:
        await game.open()
        game.pace = effort.pace
        game.start()
    games = await asyncio.to_thread(left_to_bots, node.port, effort.tables, effort.level)
    here = multiprocessing.get_context("spawn")
    ready, end = here.Event(), here.Event()
    looking = here.Process(target=look_on, args=(node.port, games, ready, end), daemon=True)
    looking.start()
    try:
        await asyncio.to_thread(ready.wait, OPENING)
        await asyncio.sleep(SETTLING)
        return await observe(node, findings, effort.seconds)
    finally:
        end.set()
        await asyncio.gather(*(game.close() for game in people))
        await asyncio.to_thread(looking.join, SETTLING)
        looking.kill()


def measure(effort: Effort) -> Felt:
    with TemporaryDirectory(prefix="skerry-thinking-") as folder:
        node = Node(f"sqlite:///{folder}/games.db", Path(folder), limits(effort))
        try:
            return asyncio.run(feel(node, effort))
        finally:
            node.stop()


def main() -> None:
    usual = Effort()
    options = argparse.ArgumentParser(prog="python -m skerry.bench.live.thinking", description=__doc__)
    options.add_argument("--tables", type=int, default=usual.tables, help="how many tables of four bots")
    options.add_argument("--level", default=usual.level, help="of the bots; ponder takes 0.15 s for each decision")
    options.add_argument("--processes", type=int, default=usual.processes, help="in which bots think; 0: as usual")
    options.add_argument("--bot-pace", type=float, default=usual.bot_pace, help="seconds a bot waits before it acts")
    options.add_argument("--games", type=int, default=usual.games, help="how many tables of four people")
    options.add_argument("--pace", type=float, default=usual.pace, help="seconds of thought of people")
    options.add_argument("--seconds", type=float, default=usual.seconds, help="how long it is measured")
    effort = Effort(**vars(options.parse_args()))
    console = Console()
    console.print(f"skerry {VERSION}, {build_kind()}", highlight=False)
    console.print(shown(measure(effort), effort))


def shown(felt: Felt, effort: Effort) -> Table:
    title = f"{effort.games} tables of people beside {effort.tables} of four bots ({effort.level})"
    table = Table(title=title, title_justify="left", show_header=False)
    for name, value in (
        ("commands of people", f"{felt.commands}, refused {felt.refused}"),
        ("acknowledged, p50", f"{felt.median * 1000:,.1f} ms"),
        ("acknowledged, p99", f"{felt.high * 1000:,.1f} ms"),
        ("acknowledged, longest", f"{felt.longest * 1000:,.1f} ms"),
        ("actions of bots", f"{felt.bot_actions:,.1f}/s"),
        ("a bot waited", f"{felt.bot_waiting:,.2f} s"),
        ("and was thought for", f"{felt.bot_thinking * 1000:,.1f} ms"),
        ("cores used by the node", f"{felt.processor:.2f}"),
    ):
        table.add_row(name, value)
    return table


if __name__ == "__main__":
    main()
