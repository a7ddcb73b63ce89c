"""The process of one hall, as the node sees it."""

from __future__ import annotations

import json
from typing import Any, Final

from skerry.server.beside.pipe import DONE, READY
from skerry.server.beside.process import Process
from skerry.server.halls.works import BEGIN, FOLLOW, LEAD, LOAD, LOOK, TAKE
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import Line

WORKS: Final = "skerry.server.halls.works"
STARTING: Final = 60.0
# However much is asked at once, it is done long before.
LONGEST: Final = 60.0


class HallGoneError(Exception):
    """The process ended, or could not do what it was asked; what it had in mind is in the log."""


class HallProcess:
    def __init__(self, process: Process) -> None:
        self.process = process

    @staticmethod
    async def start(settings: Settings) -> HallProcess:
        try:
            process = Process(settings.hall_memory, WORKS, settings.rules)
            if await process.hear(STARTING) != READY:
                process.kill()
                raise HallGoneError("it ended at once")
        except (OSError, TimeoutError) as failure:
            raise HallGoneError(str(failure)) from failure
        return HallProcess(process)

    async def begin(self, settings: dict[str, Any], seed: str, at: int) -> dict[str, Any]:
        return await self._ask(BEGIN, {"settings": settings, "seed": seed, "at": at})

    async def load(self, lines: list[Line], is_first: bool) -> None:
        await self._ask(LOAD, {"lines": told(lines), "first": is_first})

    async def look(self, bots: dict[int, str]) -> dict[str, Any]:
        return await self._ask(LOOK, {"bots": bots})

    async def follow(
        self, lines: list[Line], bots: dict[int, str], looks: list[dict[str, Any]], at: int
    ) -> dict[str, Any]:
        return await self._ask(FOLLOW, {"lines": told(lines), "bots": bots, "looks": looks, "at": at})

    async def lead(self, bots: dict[int, str], here: dict[str, list[int]], at: int) -> dict[str, Any]:
        return await self._ask(LEAD, {"bots": bots, "here": here, "at": at})

    async def take(
        self, orders: list[dict[str, Any]], looks: list[dict[str, Any]], at: int, think: float
    ) -> dict[str, Any]:
        return await self._ask(TAKE, {"orders": orders, "looks": looks, "at": at, "think": think})

    def kill(self) -> None:
        self.process.kill()

    async def _ask(self, work: str, asked: dict[str, Any]) -> dict[str, Any]:
        order = json.dumps({"work": work, "asked": asked, "seconds": LONGEST}, separators=(",", ":")).encode()
        try:
            answer = await self.process.ask(order, LONGEST)
        except TimeoutError:
            raise HallGoneError("it took too long") from None
        if answer is None or answer[:1] != DONE:
            raise HallGoneError("it is gone" if answer is None else answer.decode(errors="replace"))
        found: dict[str, Any] = json.loads(answer[1:])
        return found


def told(lines: list[Line]) -> list[list[Any]]:
    return [[number, at, kind, json.loads(body)] for number, at, kind, body in lines]
