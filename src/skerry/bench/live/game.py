"""One live game: four clients, of which whoever is asked answers with something that it was told is possible."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
# Frames are long and there are many: what most clients need of them stands at their beginning.
UPDATE: Final = re.compile(r'\{"type":"update","number":(\d+),')
SOMETHING_TO_DO: Final = '"legal":[{'


class Findings:
    """What all games have seen."""

    def __init__(self) -> None:
        self.counting = False
        self.actions = 0
        self.frames = 0
        self.refused = 0
        # Seconds from sending a command to another client's frame.
        self.delays: list[float] = []

    def clear(self) -> None:
        self.actions = self.frames = self.refused = 0
        self.delays = []


class LiveGame:
    """Clients of one table. `pace` is the pause of whoever is asked, in seconds."""

    def __init__(self, ports: list[int], game: str, tokens: list[str], findings: Findings, seed: int) -> None:
        self.ports = ports
        self.game = game
        self.tokens = tokens
        self.findings = findings
        self.random = Random(seed)
        self.pace = 0.0
        self.sent_at: dict[int, tuple[int, float]] = {}
        self.actors: list[int] = []
        self.commands = 0
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat, token in enumerate(self.tokens):
            port = self.ports[seat % len(self.ports)]
            self.sockets.append(
                await connect(
                    f"ws://127.0.0.1:{port}/api/games/{self.game}/live",
                    additional_headers={"Authorization": f"Bearer {token}"},
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=60,
                    proxy=None,
                )
            )

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.follow(seat)) for seat in range(SEATS)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)

    async def follow(self, seat: int) -> None:
        socket = self.sockets[seat]
        async for text in socket:
            assert isinstance(text, str)
            self.take(seat, text)
            if SOMETHING_TO_DO in text:
                await self.answer(seat, socket, json.loads(text))

    def take(self, seat: int, text: str) -> None:
        found = UPDATE.match(text)
        if found is None:
            if '"type":"refused"' in text[:200]:
                self.findings.refused += 1
            return
        if not self.findings.counting:
            return
        self.findings.frames += 1
        actor, sent = self.sent_at.get(int(found[1]), (seat, 0.0))
        if actor != seat:
            self.findings.delays.append(perf_counter() - sent)
        elif sent:
            self.findings.actions += 1

    async def answer(self, seat: int, socket: ClientConnection, told: dict[str, Any]) -> None:
        """One of those who are asked at once answers at a time; the others see it and answer then."""
        self.actors = told["view"].get("actors", self.actors)
        if self.actors[0] != seat:
            return
        if self.pace:
            await asyncio.sleep(self.pace * (0.5 + self.random.random()))
        self.commands += 1
        number = told["number"]
        self.sent_at = {number + 1: (seat, perf_counter())}
        message = {
            "type": "act",
            "id": f"{seat}-{self.commands}",
            "number": number,
            "action": self.random.choice(told["legal"]),
        }
        await socket.send(json.dumps(message))
