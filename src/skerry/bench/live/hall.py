"""`python -m skerry.bench.live.hall`: a hall with a real WebSocket client in every seat, and larger ones without.

It talks to loopback only and stops by itself after so many turns. Clients share the processors with the server; how
much of it each used is told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from skerry.bench.live.node import ROOMY, Node
from skerry.big import game as phases
from skerry.big.log import Entry, MemoryLog
from skerry.big.rehearsal import Rehearsal
from skerry.big.settings import Settings
from skerry.big.telling import Telling
from skerry.version import VERSION, build_kind

LIMITS: Final = {
    **ROOMY,
    "SKERRY_PLAYERS_PER_ADDRESS": "0",
    "SKERRY_MOST_CONNECTIONS": "0",
}
CARDS: Final = ("wood", "brick", "wool", "grain", "ore")
OPENING_AT_ONCE: Final = 50
LONGEST: Final = 600.0
PRODUCED: Final = ("PRODUCTION", "DISCARD")


@dataclass
class Seen:
    """What all clients of a hall have seen: seconds from a command to its answer, and from a roll to its effect."""

    acknowledged: list[float] = field(default_factory=list)
    # How often, by the reason.
    refused: Counter[str] = field(default_factory=Counter)
    effects: list[float] = field(default_factory=list)
    frames: int = 0
    letters: int = 0
    windows: float = 0.0


class Player:
    """One client: it offers cards to its board-mate while it is on turn, and takes every offer back."""

    def __init__(self, port: int, hall: str, token: str, seen: Seen, chance: Random) -> None:
        self.place = f"ws://127.0.0.1:{port}/api/halls/{hall}/play"
        self.token = token
        self.seen = seen
        self.chance = chance
        self.socket: ClientConnection | None = None
        self.clock: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.sent: dict[str, float] = {}
        self.over = asyncio.Event()

    async def open(self) -> None:
        told = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(
            self.place, additional_headers=told, max_size=None, compression=None, open_timeout=60
        )
        self.task = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await asyncio.wait({self.task})

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            assert isinstance(text, str)
            now = time.time()
            self.seen.frames += 1
            self.seen.letters += len(text)
            self.take(json.loads(text), now)

    def take(self, message: dict[str, Any], now: float) -> None:
        if message["type"] in ("done", "refused"):
            began = self.sent.pop(message["id"], None)
            if began is not None:
                self.seen.acknowledged.append(time.perf_counter() - began)
                if message["type"] == "refused":
                    self.seen.refused[message["reason"]["code"]] += 1
        for part in message.get("parts", ()):
            if part[0] == "you":
                self.you.update(part[1])
            elif part[0] == "clock":
                self.clock = part[1]
                if message["type"] == "changes" and self.clock["phase"] in PRODUCED:
                    self.seen.effects.append(now - self.clock["now"] / 1000)
                if self.clock["phase"] == phases.FINISHED:
                    self.over.set()

    @property
    def is_active(self) -> bool:
        return self.clock.get("phase") == phases.WINDOW and self.you.get("side") == self.clock["group"]

    async def say(self, number: int) -> None:
        assert self.socket is not None
        hand = self.you.get("hand", {})
        give = self.chance.choice(list(hand) or list(CARDS))
        want = self.chance.choice([card for card in CARDS if card != give])
        said = {"kind": "offer", "give": {give: 1}, "want": {want: 1}, "to": [self.you["seat"] ^ 1]}
        self.sent[f"n{number}"] = time.perf_counter()
        await self.socket.send(json.dumps({"type": "command", "id": f"n{number}", "command": said}))


@dataclass(frozen=True)
class Carried:
    seats: int
    rate: float
    seen: Seen
    server: float
    clients: float
    memory: float


async def play(node: Node, seats: int, turns: int, window: int, rate: float) -> Carried:
    """Register, connect and play so many turns, with so many commands a second while a WINDOW is open."""
    seen = Seen()
    chance = Random(1)
    settings = {
        "setup_seconds": 5,
        "announce_seconds": 1,
        "dice_seconds": 1,
        "production_seconds": 2,
        "discard_seconds": 2,
        "relocate_seconds": 1,
        "end_turn_seconds": 1,
        "window_seconds": window,
        "max_turns": turns,
        "open_offers": 1000,
    }
    desk = http.client.HTTPConnection("127.0.0.1", node.port, timeout=60)
    opened = ask(desk, "/api/halls", {"name": "Bench", "settings": settings})
    empty = memory_of(node)
    tokens = [
        str(ask(desk, f"/api/halls/{opened['hall']}/players", {"name": f"P{number}"})["token"])
        for number in range(seats)
    ]
    players = [Player(node.port, opened["hall"], token, seen, chance) for token in tokens]
    for start in range(0, seats, OPENING_AT_ONCE):
        await asyncio.gather(*(player.open() for player in players[start : start + OPENING_AT_ONCE]))
    # The server closes connections over which nothing was asked for a while; the next request opens another.
    desk.close()
    ask(desk, f"/api/halls/{opened['hall']}/desk/start", None, opened["token"])
    while any(player.you.get("seat") is None for player in players):
        await asyncio.sleep(0.1)
    used, own = seconds_of(node), time.process_time()
    began = time.monotonic()
    number = 0
    while not players[0].over.is_set() and time.monotonic() < began + LONGEST:
        active = [player for player in players if player.is_active]
        if not active:
            await asyncio.sleep(0.02)
            continue
        turn_began = time.monotonic()
        for player in chance.sample(active, min(len(active), 25)):
            number += 1
            await player.say(number)
        await asyncio.sleep(max(0.0, 25 / rate - (time.monotonic() - turn_began)))
        seen.windows += time.monotonic() - turn_began
    passed = time.monotonic() - began
    found = Carried(
        seats,
        len(seen.acknowledged) / max(seen.windows, 0.001),
        seen,
        (seconds_of(node) - used) / passed,
        (time.process_time() - own) / passed,
        (memory_of(node) - empty) / seats,
    )
    await asyncio.gather(*(player.close() for player in players))
    return found


def ask(desk: http.client.HTTPConnection, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    desk.request("POST", path, "" if body is None else json.dumps(body), headers)
    answer = desk.getresponse()
    told: dict[str, Any] = json.loads(answer.read())
    if answer.status >= 300:
        raise OSError(f"{path}: {told}")
    return told


def family(process: int) -> list[int]:
    """A process and those that it has started."""
    found = [process]
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process:
            found += family(int(folder.name))
    return found


def memory_of(node: Node) -> int:
    """Resident bytes of the node and of the process of its hall."""
    total = 0
    for process in family(node.process.pid):
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        total += next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS")), 0)
    return total


def seconds_of(node: Node) -> float:
    total = 0.0
    for process in family(node.process.pid):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


@dataclass(frozen=True)
class Inside:
    """A hall of bots in this process, as the process of a hall carries it out and makes its frames: seconds per
    command, and from a roll to everything that is told of it."""

    seats: int
    per_command: float
    per_roll: float


def inside(seats: int, turns: int = 4) -> Inside:
    rehearsal = Rehearsal(seats, Settings(max_turns=turns), "bench")
    game, log = rehearsal.game, rehearsal.coordinator.log
    assert isinstance(log, MemoryLog)
    told = [0]
    telling: list[Telling] = []
    spent, commands = 0.0, 0
    rolls: list[float] = []
    carry_out = rehearsal.coordinator.command

    def tell(at: int) -> None:
        new: list[Entry] = [entry for number in range(told[0], len(log)) if (entry := log.get(number)) is not None]
        told[0] = len(log)
        for part in telling[0].changes(at, new):
            json.dumps(part.told)

    def timed(at: int, seat: int, command: Any) -> Any:
        nonlocal spent, commands
        began = time.perf_counter()
        answer = carry_out(at, seat, command)
        tell(at)
        spent += time.perf_counter() - began
        commands += 1
        return answer

    telling.append(Telling(game, lambda _: True))
    told[0] = len(log)
    rehearsal.coordinator.command = timed  # type: ignore[method-assign]
    while True:
        rolling = game.phase == phases.DICE
        began = time.perf_counter()
        goes_on = rehearsal.step()
        tell(game.now)
        if rolling:
            rolls.append(time.perf_counter() - began)
        if not goes_on:
            break
    return Inside(seats, spent / max(commands, 1), sorted(rolls)[len(rolls) * 95 // 100])


def high(found: list[float], share: float) -> str:
    ordered = sorted(found) or [0.0]
    return f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]:,.0f}"


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m skerry.bench.live.hall", description=__doc__)
    options.add_argument("--seats", type=int, default=1000, help="clients at WebSockets; 0: none")
    options.add_argument("--turns", type=int, default=4)
    options.add_argument("--window", type=int, default=20, help="seconds of each WINDOW")
    options.add_argument("--rate", type=float, default=250.0, help="commands a second while a WINDOW is open")
    options.add_argument("--inside", type=int, nargs="*", default=[100, 1000, 10_000], help="seats in this process")
    chosen = options.parse_args()
    console = Console()
    console.width = max(console.width, 120)
    busy = os.getloadavg()[0]
    console.print(f"skerry {VERSION}, {build_kind()}, {os.cpu_count()} cores, load before: {busy:.1f}", highlight=False)
    if chosen.seats:
        with TemporaryDirectory(prefix="skerry-hall-") as folder:
            node = Node(f"sqlite:///{folder}/halls.db", Path(folder), LIMITS)
            try:
                found = asyncio.run(play(node, chosen.seats, chosen.turns, chosen.window, chosen.rate))
            finally:
                node.stop()
        console.print(shown(found))
        console.print(f"refused: {reasons(found.seen) or 'nothing'}", highlight=False)
    if chosen.inside:
        table = Table(title="carried out and told in one process", title_justify="left")
        for heading in ("seats", "ms/command", "roll to frames p95, ms"):
            table.add_column(heading, justify="right")
        for seats in chosen.inside:
            one = inside(seats)
            table.add_row(f"{one.seats:,}", f"{1000 * one.per_command:.2f}", f"{1000 * one.per_roll:,.0f}")
        console.print(table)


def shown(found: Carried) -> Table:
    seen = found.seen
    table = Table(title=f"{found.seats:,} seats, one client each, SQLite, one node", title_justify="left")
    row = {
        "commands/s": f"{found.rate:,.0f}",
        "ack p50 ms": high(seen.acknowledged, 0.5),
        "ack p99 ms": high(seen.acknowledged, 0.99),
        "roll p50 ms": high(seen.effects, 0.5),
        "roll p95 ms": high(seen.effects, 0.95),
        "refused": str(seen.refused.total()),
        "frames": f"{seen.frames:,}",
        "letters/frame": f"{seen.letters / max(seen.frames, 1):,.0f}",
        "cores server": f"{found.server:.2f}",
        "cores clients": f"{found.clients:.2f}",
        "kB/seat": f"{found.memory / 1024:,.0f}",
    }
    for heading in row:
        table.add_column(heading, justify="right")
    table.add_row(*row.values())
    return table


def reasons(seen: Seen) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in seen.refused.most_common())


if __name__ == "__main__":
    main()
