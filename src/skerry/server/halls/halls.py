"""All halls that this node holds in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final

from skerry.big.settings import Settings as GameSettings
from skerry.reason import ReasonKind
from skerry.server.errors import Refusal, unavailable
from skerry.server.halls.asking import now_ms
from skerry.server.halls.hall import LiveHall
from skerry.server.halls.loop import HallLoop
from skerry.server.halls.process import HallProcess
from skerry.server.metrics import HALLS
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import HallRow
from skerry.server.store.hall_store import HallStore
from skerry.server.store.store import Store

HALLS_FULL: Final = ReasonKind("halls_full", "as many halls are open here as there is room for; try again later")

log = logging.getLogger("skerry.halls")

SWEEP_EVERY: Final = 5.0
# How long whoever asks for a hall waits until it is back from its log.
LONGEST_LOAD: Final = 60.0


class Halls:
    """Loads halls when they are asked for and forgets them when nobody looks."""

    def __init__(self, store: Store, settings: Settings, node: str) -> None:
        self.store = HallStore(store)
        self.settings = settings
        self.node = node
        self.loaded: dict[str, LiveHall] = {}
        self.loops: dict[str, HallLoop] = {}
        self.finding: dict[str, asyncio.Task[LiveHall | None]] = {}
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait({self.task})
        await asyncio.gather(*(loop.stop() for loop in list(self.loops.values())))
        self.loaded, self.loops = {}, {}
        HALLS.set(0)

    async def open(self, row: HallRow, settings: GameSettings) -> LiveHall:
        """A new hall, with the first entry of its log."""
        self.need_room()
        process = await HallProcess.start(self.settings)
        try:
            told = await process.begin(settings.to_json(), secrets.token_hex(32), now_ms())
        finally:
            process.kill()
        ((number, at, kind, body),) = told["entries"]
        await self.store.create(row, (number, at, kind, body), self.settings.most_open_halls)
        hall = await self.find(row.hall)
        assert hall is not None
        return hall

    def need_room(self) -> None:
        if len(self.loaded) >= self.settings.most_halls:
            raise Refusal("busy", HALLS_FULL.of(), 503)

    async def find(self, name: str) -> LiveHall | None:
        """A hall, loaded once however many ask at the same time."""
        hall = self.loaded.get(name)
        if hall is None:
            task = self.finding.get(name)
            if task is None:
                task = self.finding[name] = asyncio.create_task(self.load(name))
                task.add_done_callback(lambda _: self.finding.pop(name, None))
            hall = await asyncio.shield(task)
        if hall is None:
            return None
        try:
            async with asyncio.timeout(LONGEST_LOAD):
                await hall.loaded.wait()
        except TimeoutError:
            raise unavailable() from None
        hall.touched = time.monotonic()
        return None if hall.closed else hall

    async def load(self, name: str) -> LiveHall | None:
        row = await self.store.hall(name)
        if row is None:
            return None
        self.need_room()
        hall = LiveHall(row, self.store, self.settings, self.node)
        self.loaded[name] = hall
        HALLS.set(len(self.loaded))
        loop = self.loops[name] = HallLoop(hall)
        loop.start()
        return hall

    async def forget(self, hall: LiveHall) -> None:
        name = hall.row.hall
        if self.loaded.get(name) is not hall:
            return
        del self.loaded[name]
        loop = self.loops.pop(name)
        HALLS.set(len(self.loaded))
        await loop.stop()

    async def remove(self, hall: LiveHall) -> None:
        """For good. Nobody finds it while it stops."""
        loop = self.loops.get(hall.row.hall)
        if loop is not None:
            await loop.stop()
        await self.store.remove(hall.row.hall)
        await self.forget(hall)

    def hear(self, name: str, what: str, more: str) -> None:
        """Another node wrote something about a hall; `missed`: perhaps about any."""
        for hall in list(self.loaded.values()) if what == "missed" else [self.loaded.get(name)]:
            if hall is not None:
                hall.hear("hall_people" if what == "missed" else what)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                for hall in list(self.loaded.values()):
                    if hall.closed or hall.is_idle:
                        await self.forget(hall)
            except Exception:
                log.exception("sweeping halls failed")


def is_about_halls(what: str) -> bool:
    return what.startswith("hall_")
