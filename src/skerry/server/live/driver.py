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
from skerry.server.live.robots import STAND_IN_LEVEL, Robots, Thought, safe_action
from skerry.server.live.table import Table
from skerry.server.minds.minds import Minds
from skerry.server.minds.question import BotError
from skerry.server.store.rows import BOT, BY_BOT, BY_CLOCK, BY_STAND_IN, FINISHED, PLAYING
from skerry.server.store.store import STORE_FAILURES

log = logging.getLogger("skerry.driver")

# After something unexpected, and at most, while it goes on.
REST: Final = 1.0
LONGEST_REST: Final = 16.0
# Several nodes drive a game; a little chance keeps them from writing the same entry at the same moment.
JITTER: Final = 0.25
# While a bot thinks, whoever has run out of time is looked at so often.
AGAIN: Final = 0.2


class Driver:
    """Lets bots act and the clock run at one table, one thing at a time. While a bot thinks, all else goes on."""

    def __init__(self, table: Table, minds: Minds, started: float) -> None:
        self.table = table
        self.started = started
        self.robots = Robots(minds)

    async def run(self) -> None:
        try:
            await self.drive()
        finally:
            self.robots.leave()

    async def drive(self) -> None:
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
        if await self.let_bot_act(progress) or await self.let_clock_act(progress):
            return True
        self.let_bot_think(progress)
        return False

    async def wait(self, progress: Progress | None) -> None:
        """Until something happens, or until somebody's time is up."""
        ends: list[float] = []
        if progress is not None and progress.state == PLAYING and not self.table.is_resting(progress):
            thought = self.robots.thought
            soonest = 0.0 if thought is None else AGAIN
            deadlines = [self.deadline_of(progress, seat) for seat in range(progress.game.players)]
            ends = [max(soonest, deadline - time.time()) for deadline in deadlines if deadline is not None]
            if thought is not None and thought.is_decided:
                ends.append(max(0.0, thought.not_before - time.monotonic()))
            ends += [patience for seat in progress.game.actors if (patience := self.patience(progress, seat)) > 0.0]
        if progress is not None and progress.agreed and (settling := self.table.presence.until_settled()) > 0.0:
            ends.append(settling)
        # Not `wait_for`: until Python 3.12 it does not end when it is cancelled at the moment that it is woken.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(ends) + 0.01 if ends else None):
                await self.table.wake.wait()

    def deadline_of(self, progress: Progress, seat: int) -> float | None:
        """When the clock acts for a seat. A bot acts by itself: if it takes long, this server has much to do."""
        if self.table.bot_of(seat) is not None:
            return None
        clock = progress.clock
        deadline = None if clock is None else clock.deadline_of(seat)
        since = None if clock is None else clock.since[seat]
        if deadline is None or since is None or since >= self.started:
            return deadline
        return max(deadline, self.started + COMING_BACK)

    async def let_bot_act(self, progress: Progress) -> bool:
        """Do what a bot has decided. What it thought about in an older position counts if it answers the question of
        now, as with people."""
        thought = self.robots.thought
        if thought is not None and not self.is_wanted(thought, progress):
            self.robots.forget()
        elif thought is not None and thought.is_due:
            self.robots.forget()
            await self.play(progress, thought)
            return True
        return False

    def is_wanted(self, thought: Thought, progress: Progress) -> bool:
        if thought.seat not in progress.game.actors or not progress.still_answers(thought.seat, thought.number):
            return False
        if thought.cause == BY_CLOCK:
            return self.is_late(progress, thought.seat)
        return self.table.bot_of(thought.seat) == thought.level

    def let_bot_think(self, progress: Progress) -> None:
        """One after the other; whoever ran out of time and has nothing safe to do is thought for as well."""
        if self.robots.thought is not None:
            return
        for seat in progress.game.actors:
            level = self.table.bot_of(seat)
            if level is not None and self.patience(progress, seat) == 0.0:
                cause = BY_BOT if self.table.seats[seat].kind == BOT else BY_STAND_IN
                self.think(progress, seat, level, cause, self.pace())
                return
        for seat in progress.game.actors:
            if self.is_late(progress, seat):
                self.think(progress, seat, STAND_IN_LEVEL, BY_CLOCK, 0.0)
                return

    def think(self, progress: Progress, seat: int, level: str, cause: str, pace: float) -> None:
        table = self.table
        bots = {other: bot for other in range(progress.game.players) if (bot := table.bot_of(other)) is not None}
        thought = self.robots.think(progress, seat, level, list({**bots, seat: level}.items()), cause, pace)
        table.await_thought(thought.question.answer)

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

    def is_late(self, progress: Progress, seat: int) -> bool:
        deadline = self.deadline_of(progress, seat)
        return deadline is not None and deadline <= time.time()

    async def let_clock_act(self, progress: Progress) -> bool:
        """Whoever has run out of time does something safe; after a while a bot takes over."""
        for seat in progress.game.actors:
            if self.is_late(progress, seat):
                action = safe_action(progress.game, seat)
                if action is not None:
                    await self.carry_out(seat, progress.number, action, BY_CLOCK)
                    return True
        return False

    async def play(self, progress: Progress, thought: Thought) -> None:
        """Do what was thought of."""
        try:
            action = thought.action()
        except Exception as failure:
            about = {"game": self.table.row.game, "number": thought.number}
            if isinstance(failure, BotError):
                log.error("a bot failed", extra={**about, "trace": str(failure)})
            else:
                log.exception("a bot failed", extra=about)
            async with self.table.lock:
                if self.table.progress is progress:
                    await self.table.note_fault(progress, thought.seat, {})
            return
        await self.carry_out(thought.seat, thought.number, action, thought.cause)

    async def carry_out(self, seat: int, number: int, action: Action, cause: str) -> None:
        await act(self.table, seat, None, number, action.to_json(), cause)
        if cause == BY_CLOCK and self.table.playing().absences[seat] >= self.table.settings.absences:
            await step_away(self.table, seat, BY_CLOCK)
