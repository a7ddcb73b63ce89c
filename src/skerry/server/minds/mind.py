"""One process that thinks for bots, as the node sees it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from itertools import count
from typing import Final

from skerry.server.beside.pipe import DONE, READY, TOO_LARGE
from skerry.server.beside.process import Process
from skerry.server.metrics import BOT_STOPPED, BOT_THINKING, BOT_WAITING, BOTS_WAITING
from skerry.server.minds.here import Here
from skerry.server.minds.line import Line
from skerry.server.minds.memory import UNKNOWN
from skerry.server.minds.question import Answer, BotError, Question
from skerry.server.minds.works import THINK
from skerry.server.settings import Settings

log = logging.getLogger("skerry.minds")

# The module with what is done there.
WORKS: Final = "skerry.server.minds.works"
STARTING: Final = 60.0
# How long the node thinks by itself where no process could be started, before it tries again.
ANOTHER_TRY: Final = 60.0
# A process may be killed in the middle of a thought that is not to blame.
TRIES: Final = 2
# Seconds on top for every action that has to be followed first: whoever plays interpreted needs about a thousandth.
FOLLOWING: Final = 0.01
NOT_KNOWN: Final = DONE + UNKNOWN

numbers = count(1)


class GoneError(Exception):
    """The process ended in the middle of a thought."""


class Mind:
    """A process, started when it is first needed, and the line of those who want to be thought for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.line = Line()
        # How many games think here, so that another one can be sent where there are fewer.
        self.games = 0
        self.process: Process | Here | None = None
        # Another number for each process, by which it is known what that one was told.
        self.number = 0
        self.try_again = 0.0
        self.task = asyncio.create_task(self.work())

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.wait({self.task})
        self.let_go()

    def join(self, question: Question) -> None:
        self.line.join(question)
        BOTS_WAITING.inc()
        question.answer.add_done_callback(lambda _: BOTS_WAITING.dec())

    def leave(self, question: Question) -> None:
        """Nobody wants to know any more."""
        self.line.leave(question)
        question.answer.cancel()

    async def work(self) -> None:
        while True:
            question = await self.line.next()
            began = time.monotonic()
            BOT_WAITING.observe(began - question.asked_at)
            try:
                question.settle(await self.thought(question))
            except Exception:
                log.exception("thinking for a bot failed", extra={"game": question.game})
                question.settle(None)
            BOT_THINKING.labels(question.level).observe(time.monotonic() - began)

    async def thought(self, question: Question) -> Answer:
        """What the bot does; None where that took too long, or ended one process after the other."""
        for _ in range(TRIES):
            try:
                return await self.ask(await self.ready(), question)
            except TimeoutError:
                self.lose("too_long", question.game)
                return None
            except GoneError:
                self.lose("gone", question.game)
            except MemoryError:
                self.lose("too_large", question.game)
        return None

    async def ask(self, process: Process | Here, question: Question) -> Answer:
        """What is new is enough for a process that has the game in mind; any other is told everything."""
        told = await self.answer(process, question, True) if question.follows(self.number) else NOT_KNOWN
        if told == NOT_KNOWN:
            told = await self.answer(process, question, False)
        if told[:1] != DONE:
            return BotError(told[1:].decode())
        question.note_told(self.number)
        action: Answer = json.loads(told[1:])
        return action

    async def answer(self, process: Process | Here, question: Question, is_known: bool) -> bytes:
        asked = question.asked(is_known)
        seconds = self.settings.bot_seconds + FOLLOWING * len(asked["actions"])
        order = json.dumps({"work": THINK, "asked": asked, "seconds": seconds}, separators=(",", ":")).encode()
        answer = await process.ask(order, seconds)
        if answer is None:
            raise GoneError
        if answer == TOO_LARGE:
            raise MemoryError
        return answer

    async def ready(self) -> Process | Here:
        """A process that can think, a new one if need be; where there can be none, the node itself."""
        before = self.process
        if isinstance(before, Here) and time.monotonic() < self.try_again:
            return before
        if isinstance(before, Process):
            if before.is_alive:
                return before
            self.lose("gone")
        trouble = "it ended at once"
        try:
            process = self.process = Process(self.settings.work_memory, WORKS, self.settings.rules)
            if await process.hear(STARTING) == READY:
                self.number = next(numbers)
                if isinstance(before, Here):
                    log.warning("bots think in a process of their own again")
                return process
        except TimeoutError:
            trouble = "it took too long"
        except OSError as failure:
            trouble = str(failure)
        self.let_go()
        self.try_again = time.monotonic() + ANOTHER_TRY
        if not isinstance(before, Here):
            log.error("no process for bots can be started, so they think in the node: %s", trouble)
            self.number = next(numbers)
            before = Here()
        self.process = before
        return before

    def lose(self, why: str, game: str | None = None) -> None:
        """The next question finds another process, which knows nothing yet."""
        log.warning("a process of bots was lost: %s", why, extra={} if game is None else {"game": game})
        BOT_STOPPED.labels(why).inc()
        self.let_go()

    def let_go(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None
