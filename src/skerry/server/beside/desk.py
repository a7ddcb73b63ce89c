"""Where a node hands in long work: kept answers, shared work, and the processes that do it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from functools import partial
from typing import Final

from skerry.reason import reason_from_json
from skerry.server.beside import process
from skerry.server.beside.kept import Kept
from skerry.server.beside.kinds import Kind
from skerry.server.beside.line import Answer, Asked, Failed, Line, Piece, busy
from skerry.server.beside.pipe import DONE, FAILED, READY, REFUSED, TOO_LARGE
from skerry.server.errors import Refusal, unavailable
from skerry.server.metrics import WORK_SECONDS, WORK_STOPPED, WORK_WAITING
from skerry.server.settings import Settings
from skerry.server.store.outage import Outage
from skerry.server.store.store import STORE_FAILURES

log = logging.getLogger("skerry.beside")

STARTING: Final = 60.0
# Before another process is tried where one did not even start.
PAUSE: Final = 1.0
# A process may be killed by the system or an operator in the middle of work that is not to blame.
TRIES: Final = 2


class Desk:
    """Long work is handed in here, and never done in the node's own process."""

    def __init__(self, settings: Settings, outage: Outage) -> None:
        self.settings = settings
        self.outage = outage
        self.line = Line(settings.work_waiting)
        self.kept: dict[str, Kept] = {}
        self.pieces: dict[tuple[str, str], Piece] = {}
        self.hands: list[Hand] = []

    def start(self) -> None:
        self.hands = [Hand(self) for _ in range(self.settings.work_processes)]

    async def stop(self) -> None:
        for hand in self.hands:
            await hand.stop()
        for piece in list(self.pieces.values()):
            piece.settle(busy())

    @property
    def is_well(self) -> bool:
        return any(not hand.is_broken for hand in self.hands)

    def turn_away(self) -> None:
        """Nobody waits for work that cannot be done."""
        if not self.is_well:
            for piece in list(self.pieces.values()):
                self.line.leave(piece)
                piece.settle(busy())

    def known(self, kind: Kind, key: str) -> bytes | None:
        """An answer that need not be worked out again."""
        return self.kept_of(kind).get(key)

    def kept_of(self, kind: Kind) -> Kept:
        return self.kept.setdefault(kind.work, Kept(kind.kept))

    async def ask(self, kind: Kind, key: str, asked: Asked, address: str) -> bytes:
        """The answer to what is asked, worked out once for all who ask for the same at the same time. Whoever stops
        waiting is cancelled; when nobody waits any more the work is not begun."""
        piece = self.pieces.get((kind.work, key))
        if piece is None or piece.answer.done():
            piece = Piece(kind, key, asked)
            self.line.join(piece, address)
            self.pieces[kind.work, key] = piece
            piece.answer.add_done_callback(partial(self.forget, piece))
        elif piece.addresses:
            self.line.join(piece, address)
        WORK_WAITING.set(self.line.length)
        piece.wanted += 1
        try:
            answer = await asyncio.shield(piece.answer)
        finally:
            piece.wanted -= 1
            if not piece.wanted and piece.addresses:
                self.line.leave(piece)
                piece.settle(busy())
            WORK_WAITING.set(self.line.length)
        return read(answer)

    def forget(self, piece: Piece, _: object) -> None:
        # Another one may have been handed in since.
        if self.pieces.get((piece.kind.work, piece.key)) is piece:
            del self.pieces[piece.kind.work, piece.key]


def read(answer: Answer) -> bytes:
    if isinstance(answer, Refusal):
        raise Refusal(answer.code, answer.reason, answer.status)
    if isinstance(answer, Failed):
        raise Failed(*answer.args)
    return answer


class Hand:
    """One process and what it is doing; when it is gone there is another."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.process: process.Process | None = None
        # Whether no process could be started when that was tried last.
        self.is_broken = False
        self.task = asyncio.create_task(self.work())

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.wait({self.task})
        self.let_go()

    async def work(self) -> None:
        while True:
            while not await self.ready():
                self.desk.turn_away()
            piece, address = await self.desk.line.next()
            began = time.monotonic()
            try:
                answer = await self.worked_out(piece)
            except Exception:
                log.exception("long work failed")
                answer = busy()
            taken = time.monotonic() - began
            self.desk.line.spent.add(address, taken)
            WORK_SECONDS.labels(piece.kind.work).observe(taken)
            if isinstance(answer, bytes):
                self.desk.kept_of(piece.kind).keep(piece.key, answer)
            piece.settle(answer)

    async def ready(self) -> bool:
        """Whether there is a process that can work; a new one if need be."""
        if self.process is not None and self.process.is_alive:
            return True
        self.let_go()
        trouble = "it ended at once"
        settings = self.desk.settings
        try:
            self.process = process.Process(settings.work_memory, process.WORKS, settings.rules)
            if await self.process.hear(STARTING) == READY:
                if self.is_broken:
                    log.warning("long work can be done again")
                self.is_broken = False
                return True
        except TimeoutError:
            trouble = "it took too long"
        except OSError as failure:
            trouble = str(failure)
        if not self.is_broken:
            log.error("no process for long work can be started: %s", trouble)
        self.is_broken = True
        self.let_go()
        await asyncio.sleep(PAUSE)
        return False

    def let_go(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process = None

    async def worked_out(self, piece: Piece) -> Answer:
        seconds = float(getattr(self.desk.settings, piece.kind.seconds))
        try:
            asked = await piece.asked()
        except STORE_FAILURES as failure:
            self.desk.outage.failed(failure)
            return unavailable()
        order = json.dumps({"work": piece.kind.work, "asked": asked, "seconds": seconds}).encode()
        for _ in range(TRIES):
            if not await self.ready():
                break
            assert self.process is not None
            try:
                answer = await self.process.ask(order, seconds)
            except TimeoutError:
                return self.stopped(piece, "too_long", piece.kind.too_long)
            if answer is not None:
                return self.understood(piece, answer, asked.get("game"))
            log.warning("a process for long work is gone")
            WORK_STOPPED.labels("gone").inc()
            self.let_go()
        else:
            return piece.kind.too_large
        return busy()

    def understood(self, piece: Piece, answer: bytes, game: object) -> Answer:
        how, told = answer[:1], answer[1:]
        if how == DONE:
            return told
        if how == REFUSED:
            code, reason, status = json.loads(told)
            return Refusal(code, reason_from_json(reason), status)
        if how == TOO_LARGE:
            return self.stopped(piece, "too_large", piece.kind.too_large)
        assert how == FAILED
        about = {} if game is None else {"game": game}
        log.error("long work failed: %s", piece.kind.work, extra={**about, "trace": told.decode()})
        return piece.kind.failed or Failed(piece.kind.work)

    def stopped(self, piece: Piece, why: str, refusal: Refusal) -> Refusal:
        """What it had begun may have left little room for anything else."""
        log.warning("long work was stopped: %s", why)
        WORK_STOPPED.labels(why).inc()
        self.let_go()
        return refusal
