"""What moves a hall: one loop through which everything goes, so that nothing overlaps.

Whatever fails on the way (the store, the process, the lead) ends in the same place: nothing of it was acknowledged, the
process is thrown away, and the hall comes back from its log, paused (BIG-267).
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from skerry.server.halls.following import Following
from skerry.server.halls.hall import LOOK_EVERY, LiveHall
from skerry.server.halls.leading import Leading
from skerry.server.halls.process import HallGoneError, HallProcess
from skerry.server.store.hall_store import MOST_LINES, LostLeadError
from skerry.server.store.store import STORE_FAILURES

log = logging.getLogger("skerry.halls")

# Seconds before another try.
REST: Final = 0.5
STOPPING: Final = 3.0


class HallLoop:
    def __init__(self, hall: LiveHall) -> None:
        self.hall = hall
        self.outage = hall.store.store.outage
        self.process: HallProcess | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """What was acknowledged is stored; whoever waits is told to come back."""
        hall = self.hall
        hall.asking.closed = True
        if self.task is not None:
            # What is being written is written; only what waits for something is not waited for.
            hall.asking.woken.set()
            await asyncio.wait({self.task}, timeout=STOPPING)
            self.task.cancel()
            await asyncio.wait({self.task})
        leading, row = hall.asking.leading, hall.row
        self.let_go()
        hall.audience.close()
        if leading:
            try:
                await hall.store.give_up_lead(row)
            except STORE_FAILURES as failure:
                self.outage.failed(failure, hall=row.hall)

    async def run(self) -> None:
        hall = self.hall
        about = {"hall": hall.row.hall}
        while not hall.closed:
            try:
                await self.go_on()
            except LostLeadError:
                log.warning("another node leads this hall now", extra=about)
            except STORE_FAILURES as failure:
                self.outage.failed(failure, hall=hall.row.hall)
            except HallGoneError as failure:
                log.warning("the process of a hall was lost: %s", failure, extra=about)
            except Exception:
                log.exception("a hall failed", extra=about)
            if not hall.closed:
                self.let_go()
                await asyncio.sleep(REST)

    async def go_on(self) -> None:
        """From the log until something fails, or nobody needs it any more."""
        hall = self.hall
        self.process = await self.load()
        if self.process is None:
            return
        leading = Leading(hall, self.process)
        following = Following(hall, self.process, leading)
        await leading.begin()
        hall.tell_hall()
        hall.loaded.set()
        hall.tell_everything()
        while not hall.closed:
            if hall.people_stale and time.monotonic() > hall.people_read + LOOK_EVERY:
                await hall.read_people()
            await (leading.go_on() if hall.asking.leading else following.go_on())
            hall.tell_counts()

    async def load(self) -> HallProcess | None:
        """A process that knows all of the log; none where the hall was removed."""
        hall = self.hall
        row = await hall.store.hall(hall.row.hall)
        if row is None:
            hall.end()
            return None
        hall.row = row
        await hall.read_people()
        process = self.process = await HallProcess.start(hall.settings)
        hall.number = 0
        while lines := await hall.store.lines(row.hall, hall.number):
            await process.load(lines, hall.number == 0)
            hall.number += len(lines)
            if len(lines) < MOST_LINES:
                break
        hall.note(await process.look(hall.bots()))
        hall.asking.is_asked_elsewhere = True
        return process

    def let_go(self) -> None:
        """Nothing that waits was stored, and what the process has in mind may not be so."""
        if self.process is not None:
            self.process.kill()
        self.process = None
        self.hall.asking.leading = False
        self.hall.asking.give_up()
