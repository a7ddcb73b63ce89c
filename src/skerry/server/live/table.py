"""One game on this node: its log followed and written, everybody told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from skerry.bots import BOTS, DEFAULT_LEVEL
from skerry.catalog.naming import called_by
from skerry.engine.errors import IllegalAction
from skerry.reason import ReasonKind
from skerry.server.errors import Refusal, over, stopped_by_fault, too_much_at_once, unavailable
from skerry.server.live.audience import Audience
from skerry.server.live.client import Client
from skerry.server.live.ending import end_if_full
from skerry.server.live.presence import Presence
from skerry.server.live.progress import (
    FAULT,
    FAULT_REASON,
    Progress,
    UnreadableError,
    ended,
    follow_log,
    outcome_of,
    stopped,
)
from skerry.server.live.robots import STAND_IN_LEVEL
from skerry.server.live.talk import Talk
from skerry.server.metrics import ACTIONS, FAULTS
from skerry.server.settings import Settings
from skerry.server.store.rows import (
    BOT,
    BY_PERSON,
    BY_TABLE,
    FINISHED,
    OPEN,
    PAUSED,
    PERSON,
    Entry,
    GameRow,
    SeatRow,
)
from skerry.server.store.store import STORE_FAILURES, Store
from skerry.server.store.writer import Append

NOT_BEGUN: Final = ReasonKind("not_begun", "the game has not begun")
GAME_BROKEN: Final = ReasonKind("game_broken", "something is wrong with this game; it is paused and its record is kept")

log = logging.getLogger("skerry.table")

# Somebody else wrote first: how often an answer is tried again before giving up.
MOST_TRIES: Final = 5

Body = dict[str, Any]
Acknowledge = Callable[[int], None]


def nobody_waits(_: int) -> None:
    """Bots and clocks need no answer."""


async def follow(progress: Progress, entry: Entry) -> None:
    """For an undo the whole game is played again up to there; nobody else's should wait for it."""
    if "undo" in entry.body:
        await asyncio.to_thread(progress.follow, entry)
    else:
        progress.follow(entry)


class Table:
    """A game in memory. All changes go through the log; the lock only keeps this node from racing itself."""

    def __init__(self, row: GameRow, seats: list[SeatRow], store: Store, settings: Settings) -> None:
        self.row = row
        self.seats = seats
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.progress: Progress | None = None
        self.presence = Presence(self.audience)
        self.announcing = asyncio.Lock()
        self.talk = Talk(row.game, store, settings, self.audience)
        self.wake = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        # What a bot of this table is being thought for, or was last.
        self.thought: asyncio.Future[Any] | None = None

    # Life

    async def load(self) -> None:
        """Read the talk, and the log of a game that is being played."""
        await self.talk.load()
        if self.row.state not in (OPEN, FINISHED):
            await self.load_progress()

    async def load_progress(self) -> None:
        """Follow the log from its beginning, while the lock is held or nobody else knows of this table."""
        if self.progress is None and self.row.state != OPEN:
            entries = await self.store.entries(self.row.game)
            try:
                progress = await asyncio.to_thread(follow_log, self.row, entries)
            except Exception:
                self.stay_unread()
                return
            self.progress = progress
            if progress.fault is None:
                # The log may have gone on since the row was read.
                self.row = replace(self.row, state=progress.state, length=progress.number, result=progress.result())

    def stay_unread(self) -> None:
        """Called while handling what went wrong: not even the beginning of this game can be made on this node."""
        log.exception("the game cannot be made", extra={"game": self.row.game})
        if self.row.state != FINISHED:
            self.row = replace(self.row, state=PAUSED, fault=FAULT_REASON)

    async def need_progress(self) -> None:
        """The same for whoever wants to see a game: finished ones wait with it until then."""
        if self.progress is None:
            async with self.lock:
                await self.load_progress()

    def is_left_to_bots(self, progress: Progress) -> bool:
        """Whether no person holds a seat any more."""
        return all(row.kind != PERSON or row.seat in progress.stand_ins for row in self.seats)

    def is_resting(self, progress: Progress) -> bool:
        """Bots play for people who look on. As long as a person holds a seat the game stops at that person's question,
        or the clock acts and after some absences a bot stands in; so every game that nobody looks at comes to rest."""
        return self.is_left_to_bots(progress) and self.presence.unwatched_for() >= self.settings.rest_after

    def deadline_of(self, progress: Progress) -> float | None:
        """When the game has to be woken; one that is left to bots waits for somebody to look."""
        return None if self.is_left_to_bots(progress) else progress.deadline()

    def await_thought(self, thought: asyncio.Future[Any]) -> None:
        """Whoever drives this table has to look again when a bot has decided."""
        self.thought = thought
        thought.add_done_callback(self.note_thought)

    def note_thought(self, _: object) -> None:
        self.touched = time.monotonic()
        self.wake.set()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it: not as long as its bot waits until somebody thinks for it."""
        if self.audience.clients or (self.thought is not None and not self.thought.done()):
            return False
        return time.monotonic() - self.touched > self.settings.idle

    # Who is here

    def admit(self, client: Client) -> None:
        if self.audience.closed:
            # This table was forgotten while the client was on its way; it comes back to another one.
            client.close()
            return
        self.audience.clients.add(client)
        self.tell_snapshot(client)
        self.note_presence()
        self.wake.set()

    def dismiss(self, client: Client) -> None:
        self.audience.clients.discard(client)
        self.touched = time.monotonic()
        self.note_presence()
        self.wake.set()

    def note_presence(self) -> None:
        """Tell everybody if a seat came or went."""
        if self.presence.note():
            self.tell_table()
            self.wake.set()

    def hear_presence(self, node: str, until: float, seats: set[int]) -> None:
        self.presence.hear(node, until, seats)
        self.note_presence()

    def forget_silent_nodes(self) -> None:
        self.presence.forget_silent_nodes()
        self.note_presence()

    # Telling

    def to_json(self) -> dict[str, Any]:
        progress = self.progress
        row = self.row
        present = self.presence.seats()
        return {
            "game": row.game,
            "state": row.state if progress is None else progress.state,
            "host": row.host,
            "address": self.settings.address or None,
            "public": row.is_public,
            "watch": row.may_watch,
            # The text of a map of one's own may be long, and the facts show it.
            "config": {name: value for name, value in row.config.items() if name != "board"},
            "called": called_by(row.config["modules"]),
            "created": row.created,
            "target": row.config.get("target"),
            "commitment": row.config.get("commitment"),
            "seats": [self.seat_json(seat, present) for seat in self.seats],
            "clock": row.clock,
            "limit": row.most_entries,
            "offer_wait": row.offer_wait,
            "away_after": self.settings.away_after,
            "pause_votes": [] if progress is None else sorted(progress.agreed),
            "fault": row.fault if progress is None else progress.fault,
            "result": row.result if progress is None else progress.result(),
            "rematch": row.rematch,
        }

    def seat_json(self, seat: SeatRow, present: set[int]) -> dict[str, Any]:
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "colour": seat.colour,
            "ready": seat.ready,
            "present": seat.kind == BOT or seat.seat in present,
            "away": None if (away := self.away_of(seat.seat)) is None else round(away, 1),
            "bot": self.bot_of(seat.seat),
        }

    def away_of(self, seat: int) -> float | None:
        """For how many seconds the person of a seat is away."""
        return self.presence.away(seat) if self.seats[seat].kind == PERSON else None

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that acts for a seat now. A game of before goes on where its bot is known no more."""
        if self.seats[seat].kind == BOT:
            level = self.seats[seat].level
            return level if level in BOTS else DEFAULT_LEVEL
        if self.progress is not None and seat in self.progress.stand_ins:
            return STAND_IN_LEVEL
        return None

    def tell_table(self) -> None:
        self.audience.send({"type": "table", "table": self.to_json()})

    def tell_snapshot(self, client: Client) -> None:
        try:
            self.audience.snapshot(client, self.to_json(), self.progress)
        except Exception:
            self.stop_by_fault("a snapshot failed")
            self.audience.snapshot(client, self.to_json(), None)

    def tell_update(self, progress: Progress, entry: Entry) -> None:
        try:
            self.audience.update(progress, entry)
        except Exception:
            self.stop_by_fault("an update failed")

    def stop_by_fault(self, what: str) -> None:
        """Called while handling what went wrong: this game stands still on this node, all others go on."""
        log.exception(what, extra={"game": self.row.game})
        if self.progress is not None and self.progress.fault is None:
            FAULTS.inc()
            self.progress = stopped(self.progress.fork())
        self.tell_table()

    # Writing

    async def write(
        self,
        seat: int,
        command: str | None,
        cause: str,
        decide: Callable[[Progress], Body | None],
        acknowledge: Acknowledge = nobody_waits,
    ) -> int:
        """Append what `decide` makes of the position, again and again while other nodes are faster; None: nothing to
        do. Whatever is refused is held against the log first: a retry gets the answer of the first time."""
        async with self.lock:
            try:
                for _ in range(MOST_TRIES):
                    progress = self.playing()
                    if progress.is_full:
                        raise over()
                    body = decide(progress)
                    if body is None:
                        number = await self.known(seat, command) or progress.number
                        acknowledge(number)
                        return number
                    entry = Entry(self.row.game, progress.number + 1, seat, cause, body, command, time.time())
                    if await self.try_entry(progress, entry, acknowledge):
                        # If the store fails now, the driver tries again.
                        with suppress(Refusal):
                            await end_if_full(self)
                        return entry.number
                    await self.catch_up()
                    if await self.known(seat, command) is not None:
                        break
                raise too_much_at_once()
            except Refusal:
                known = await self.known(seat, command)
                if known is None:
                    raise
                acknowledge(known)
                await self.show(known)
                return known

    async def show(self, number: int) -> None:
        """A commit may be there although nobody confirmed it; if it cannot be read now, the next one to write does."""
        if self.progress is not None and self.progress.number < number:
            try:
                await self.catch_up()
            except STORE_FAILURES as failure:
                self.store.outage.failed(failure, game=self.row.game, number=number)

    async def known(self, seat: int, command: str | None) -> int | None:
        """The number under which a command was carried out already. While the store cannot tell, neither yes nor no
        would be true."""
        if command is None:
            return None
        try:
            return await self.store.number_of(self.row.game, seat, command)
        except STORE_FAILURES as failure:
            self.store.outage.failed(failure, game=self.row.game)
            raise unavailable() from None

    def playing(self) -> Progress:
        if self.progress is None:
            if self.row.fault is not None:
                raise stopped_by_fault()
            raise Refusal("not_started", NOT_BEGUN.of())
        return self.progress

    async def try_entry(self, progress: Progress, entry: Entry, acknowledge: Acknowledge = nobody_waits) -> bool:
        """Try it on a copy, store it, and only then let it count; false if another node was first."""
        twin = progress.fork()
        try:
            await follow(twin, entry)
        except IllegalAction as refusal:
            raise Refusal("illegal", refusal.reason) from None
        except UnreadableError:
            log.exception("an action could not be read", extra={"game": entry.game, "number": entry.number})
            raise Refusal("malformed", "this is no action of the game") from None
        except Exception:
            log.exception("engine fault", extra={"game": entry.game, "number": entry.number})
            await self.note_fault(progress, entry.seat, entry.body)
            raise Refusal("fault", GAME_BROKEN.of()) from None
        entry = replace(entry, outcome=outcome_of(twin.last_events))
        if not await self.store_entry(Append(entry, twin.state, self.deadline_of(twin), twin.result())):
            return False
        acknowledge(entry.number)
        self.accept(twin, entry)
        return True

    async def store_entry(self, append: Append) -> bool:
        try:
            return await self.store.append(append)
        except STORE_FAILURES as failure:
            self.store.outage.failed(failure, game=self.row.game, number=append.entry.number)
            raise unavailable() from None

    async def note_fault(self, progress: Progress, seat: int, body: Body) -> None:
        """Write down that the engine cannot go on, and with what it could not."""
        FAULTS.inc()
        told = {"table": FAULT, "reason": FAULT_REASON, "action": body}
        fault = Entry(self.row.game, progress.number + 1, seat, BY_TABLE, told, None, time.time())
        twin = progress.fork()
        twin.follow(fault)
        if await self.store_entry(Append(fault, twin.state, fault=FAULT_REASON)):
            self.accept(twin, fault)

    def accept(self, twin: Progress, entry: Entry) -> None:
        before = self.progress
        self.progress = twin
        self.touched = time.monotonic()
        ACTIONS.labels(entry.cause).inc()
        if entry.cause in (BY_PERSON, BY_TABLE):
            self.presence.attend()
        self.row = replace(self.row, state=twin.state, length=entry.number, result=twin.result(), fault=twin.fault)
        self.tell_update(twin, entry)
        if before is None or twin.state != before.state or twin.stand_ins != before.stand_ins or "table" in entry.body:
            self.tell_table()
        self.wake.set()

    # Other nodes

    async def follow_others(self, told: Entry | None = None) -> None:
        """Follow what another node has written, or told us that it has."""
        async with self.lock:
            await self.catch_up(told)

    async def catch_up(self, told: Entry | None = None) -> None:
        """The same while the lock is held."""
        if self.progress is None:
            return
        if self.progress.fault is not None:
            await self.hear_of_end(self.progress)
            return
        after = self.progress.number
        if told is not None and told.number <= after:
            return
        is_next = told is not None and told.number == after + 1
        entries = [told] if told is not None and is_next else await self.store.entries(self.row.game, after)
        for entry in entries:
            twin = self.progress.fork()
            try:
                await follow(twin, entry)
            except Exception:
                self.stop_by_fault("another node's entry cannot be followed")
                return
            self.accept(twin, entry)

    async def hear_of_end(self, progress: Progress) -> None:
        """A game that stands still by a fault can still be ended."""
        if progress.state != FINISHED:
            twin = ended(progress.fork(), await self.store.entries(self.row.game, progress.number))
            if twin.state == FINISHED:
                self.progress = twin
                self.row = replace(self.row, state=twin.state, length=twin.number, result=twin.result())
                self.tell_table()

    def is_behind(self, state: str, length: int) -> bool:
        """Whether the store knows more than this table."""
        if self.progress is None or self.progress.fault is not None:
            return state == FINISHED != self.row.state
        return length > self.progress.number

    async def refresh(self) -> bool:
        """Seats or state changed, here or on another node; false if the game is not there any more."""
        async with self.lock:
            row = await self.store.game(self.row.game)
            if row is None:
                return False
            seats = await self.store.seats(row.game)
            began = self.row.state == OPEN and row.state != OPEN
            if self.progress is not None:
                row = replace(row, state=self.progress.state, length=self.progress.number)
            elif self.row.fault is not None and row.state != FINISHED:
                row = replace(row, state=self.row.state, fault=self.row.fault)
            for before, after in zip(self.seats, seats, strict=True):
                if before.token != after.token:
                    self.presence.expect(after.seat)
            self.row = row
            self.seats = seats
            self.audience.drop_strangers(seats)
            if began:
                await self.load_progress()
                for client in list(self.audience.clients):
                    self.tell_snapshot(client)
            self.tell_table()
            self.wake.set()
            return True
