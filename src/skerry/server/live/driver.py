"""What moves a game by itself: bots, and the clock of those who are away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from typing import Final

from skerry.engine.action import Action
from skerry.server.errors import Refusal
from skerry.server.live.commands import act, hand_back, settle_agreement, step_away
from skerry.server.live.ending import end_if_full
from skerry.server.live.patience import patience_with
from skerry.server.live.presence import COMING_BACK
from skerry.server.live.progress import Progress
from skerry.server.live.robots import Robots
from skerry.server.live.table import Table
from skerry.server.store.rows import BOT, BY_BOT, BY_CLOCK, BY_STAND_IN, FINISHED, PLAYING
from skerry.server.store.store import STORE_FAILURES

log = logging.getLogger("skerry.driver")

# After something unexpected, and at most, while it goes on.
REST: Final = 1.0
LONGEST_REST: Final = 16.0
# Several nodes drive a game; a little chance keeps them from writing the same entry at the same moment.
JITTER: Final = 0.25


class Driver:
    """Lets bots act and the clock run at one table, one thing at a time."""

    def __init__(self, table: Table, started: float) -> None:
        self.table = table
        self.started = started
        self.robots = Robots(table.row.seed)

    async def run(self) -> None:
        table = self.table
        rest = REST
        while table.progress is None or table.progress.state != FINISHED:
            table.wake.clear()
            progress = table.progress
            try:
                if progress is None or progress.fault is not None or not await self.act(progress):
                    await self.wait(progress)
                rest = REST
            except Refusal as refusal:
                if refusal.code == "stale":
                    continue  # somebody was faster: look again
                if refusal.code != "unavailable":  # of which the store tells
                    log.warning("driving refused", extra={"game": table.row.game, "reason": str(refusal.reason)})
                rest = await self.pause(rest)
            except STORE_FAILURES as failure:
                table.store.outage.failed(failure, game=table.row.game)
                rest = await self.pause(rest)
            except Exception:
                log.exception("driving failed", extra={"game": table.row.game})
                rest = await self.pause(rest)

    async def pause(self, rest: float) -> float:
        """Nobody else would wake a game whose bots could not act, so it is tried again, ever more seldom."""
        await asyncio.sleep(rest)
        return min(LONGEST_REST, 2 * rest)

    async def act(self, progress: Progress) -> bool:
        """Do the next thing that needs nobody, if there is one."""
        if progress.is_full:
            async with self.table.lock:
                await end_if_full(self.table)
            return True
        for seat in sorted(progress.called & self.table.audience.seats()):
            await hand_back(self.table, seat)
            return True
        if (
            progress.agreed
            and self.table.presence.until_settled() == 0.0
            and await settle_agreement(self.table, progress)
        ):
            return True
        if progress.state != PLAYING or self.table.is_resting(progress):
            return False
        return await self.let_bot_act(progress) or await self.let_clock_act(progress)

    async def wait(self, progress: Progress | None) -> None:
        """Until something happens, or until somebody's time is up."""
        ends: list[float] = []
        if progress is not None and progress.state == PLAYING and not self.table.is_resting(progress):
            deadlines = [self.deadline_of(progress, seat) for seat in range(progress.game.players)]
            ends = [max(0.0, deadline - time.time()) for deadline in deadlines if deadline is not None]
            ends += [patience for seat in progress.game.actors if (patience := self.patience(progress, seat)) > 0.0]
        if progress is not None and progress.agreed and (settling := self.table.presence.until_settled()) > 0.0:
            ends.append(settling)
        # Not `wait_for`: until Python 3.12 it does not end when it is cancelled at the moment that it is woken.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(ends) + 0.01 if ends else None):
                await self.table.wake.wait()

    def deadline_of(self, progress: Progress, seat: int) -> float | None:
        """When the clock acts for a seat."""
        clock = progress.clock
        deadline = None if clock is None else clock.deadline_of(seat)
        since = None if clock is None else clock.since[seat]
        if deadline is None or since is None or since >= self.started:
            return deadline
        return max(deadline, self.started + COMING_BACK)

    async def let_bot_act(self, progress: Progress) -> bool:
        for seat in progress.game.actors:
            level = self.table.bot_of(seat)
            if level is not None and self.patience(progress, seat) == 0.0:
                await asyncio.sleep(self.pace())
                if self.table.progress is not progress or self.table.is_resting(progress):
                    return True
                cause = BY_BOT if self.table.seats[seat].kind == BOT else BY_STAND_IN
                await self.play(progress, seat, level, cause)
                return True
        return False

    def patience(self, progress: Progress, seat: int) -> float:
        """How long a bot still waits for what people say to its offer."""
        if self.table.bot_of(seat) is None or not progress.waits_for_others(seat):
            return 0.0
        return patience_with(self.table, progress, seat, self.started)

    def pace(self) -> float:
        """People want to follow. Where nobody looks nobody is in a hurry, and a game that was left writes little before
        it rests."""
        pace = self.table.settings.bot_pace
        return pace if self.table.settings.is_sqlite else pace * (1.0 + JITTER * random.random())

    async def let_clock_act(self, progress: Progress) -> bool:
        """Whoever has run out of time does something safe; after a while a bot takes over."""
        now = time.time()
        for seat in progress.game.actors:
            deadline = self.deadline_of(progress, seat)
            if deadline is not None and deadline <= now:
                await self.play(progress, seat, None, BY_CLOCK)
                if self.table.playing().absences[seat] >= self.table.settings.absences:
                    await step_away(self.table, seat, BY_CLOCK)
                return True
        return False

    async def play(self, progress: Progress, seat: int, level: str | None, cause: str) -> None:
        """Choose for a seat, by a bot or what is safe, and do it."""
        try:
            action = self.choose(progress, seat, level)
        except Exception:
            log.exception("a bot failed", extra={"game": self.table.row.game, "number": progress.number})
            async with self.table.lock:
                if self.table.progress is progress:
                    await self.table.note_fault(progress, seat, {})
            return
        await act(self.table, seat, None, progress.number, action.to_json(), cause)

    def choose(self, progress: Progress, seat: int, level: str | None) -> Action:
        if level is None:
            return self.robots.safe_action(progress.game, seat, progress.offers)
        return self.robots.choose(progress.game, seat, level, progress.offers)
