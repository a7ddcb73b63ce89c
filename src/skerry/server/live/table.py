"""One game on this node: commands in, log entries out, everybody told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import replace
from typing import Any, Final

from skerry.engine.errors import IllegalAction
from skerry.server.errors import Refusal
from skerry.server.live.client import Client
from skerry.server.live.facts import facts_of
from skerry.server.live.progress import BACK, FAULT, PAUSE, STAND_IN, Progress, follow_log
from skerry.server.live.robots import STAND_IN_LEVEL, Robots
from skerry.server.live.telling import changes, position_for
from skerry.server.metrics import ACTIONS, FAULTS
from skerry.server.settings import Settings
from skerry.server.store.rows import (
    BOT,
    BY_BOT,
    BY_CLOCK,
    BY_STAND_IN,
    BY_TABLE,
    FINISHED,
    OPEN,
    PAUSED,
    PERSON,
    PLAYING,
    ChatRow,
    Entry,
    GameRow,
    SeatRow,
)
from skerry.server.store.store import Store
from skerry.server.store.writer import Append

log = logging.getLogger("skerry.table")

# Somebody else wrote first: how often an answer is tried again before giving up.
MOST_TRIES: Final = 5


class Table:
    """A game in memory. All changes go through the log; the lock only keeps this node from racing itself."""

    def __init__(self, row: GameRow, seats: list[SeatRow], store: Store, settings: Settings) -> None:
        self.row = row
        self.seats = seats
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[int, float] = {}  # seats present on other nodes, until when
        self.progress: Progress | None = None
        self.robots = Robots(row.seed)
        self.votes: set[int] = set()
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.touched = time.monotonic()

    # Life

    async def load(self) -> None:
        """Read the log of a game that has begun, and set its bots and clock going."""
        if self.row.state != OPEN:
            entries = await self.store.entries(self.row.game)
            started = entries[0].at if entries else time.time()
            self.progress = await asyncio.to_thread(follow_log, self.row, entries, started)
            if self.task is None and self.progress.state != FINISHED:
                self.task = asyncio.create_task(self.drive())

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        for client in list(self.clients):
            client.close()

    @property
    def is_idle(self) -> bool:
        return not self.clients and time.monotonic() - self.touched > self.settings.idle

    # Telling

    def present(self, seat: int) -> bool:
        here = any(client.seat == seat and not client.gone for client in self.clients)
        return here or self.elsewhere.get(seat, 0.0) > time.monotonic()

    def to_json(self) -> dict[str, Any]:
        progress = self.progress
        row = self.row
        return {
            "game": row.game,
            "state": row.state if progress is None else progress.state,
            "host": 0,
            "public": row.is_public,
            "watch": row.may_watch,
            "config": row.config,
            "created": row.created,
            "target": row.config.get("target"),
            "commitment": row.config.get("commitment"),
            "seats": [self.seat_json(seat) for seat in self.seats],
            "clock": row.clock,
            "pause_votes": sorted(self.votes),
            "fault": None if progress is None else progress.fault,
            "result": row.result if progress is None else progress.result(),
            "rematch": row.rematch,
        }

    def seat_json(self, seat: SeatRow) -> dict[str, Any]:
        bot = self.bot_of(seat.seat)
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "colour": seat.colour,
            "ready": seat.ready,
            "present": seat.kind == BOT or self.present(seat.seat),
            "bot": bot,
        }

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot that acts for a seat now."""
        if self.seats[seat].kind == BOT:
            return self.seats[seat].level
        if self.progress is not None and seat in self.progress.stand_ins:
            return STAND_IN_LEVEL
        return None

    def tell_table(self) -> None:
        text = json.dumps({"type": "table", "table": self.to_json()}, separators=(",", ":"))
        for client in list(self.clients):
            client.send_text(text)

    def snapshot(self, client: Client, chat: list[ChatRow]) -> None:
        progress = self.progress
        told: dict[str, Any] = {
            "type": "snapshot",
            "number": 0 if progress is None else progress.number,
            "seat": client.seat,
            "table": self.to_json(),
            "chat": [line.to_json() for line in chat],
        }
        if progress is not None:
            position = position_for(progress, client.seat)
            client.view = position["view"]
            told["facts"] = facts_of(progress.game)
            told.update(position)
            told["events"] = [event.to_json(client.seat) for _, events in progress.events for event in events]
        client.send(told)

    def tell_update(self, entry: Entry) -> None:
        """Everybody gets what changed for them; clients of one seat share the work."""
        progress = self.progress
        assert progress is not None
        positions: dict[int | None, dict[str, Any]] = {}
        for client in list(self.clients):
            if client.seat not in positions:
                positions[client.seat] = position_for(progress, client.seat)
            position = positions[client.seat]
            told = {
                **position,
                "type": "update",
                "number": progress.number,
                "by": {"seat": entry.seat, "cause": entry.cause},
                "undo": "undo" in entry.body,
                "events": [event.to_json(client.seat) for event in progress.last_events],
                "view": changes(client.view, position["view"]) if client.view else position["view"],
            }
            client.view = position["view"]
            client.send(told)

    # Commands

    async def act(self, seat: int, command: str | None, number: int | None, body: dict[str, Any], cause: str) -> int:
        """Store and carry out an action or an undo; returns its number. A known command is not carried out again."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                progress = self.playing()
                if command is not None and (seat, command) in progress.commands:
                    return progress.commands[seat, command]
                if progress.state != PLAYING:
                    raise Refusal("not_playing", "the game is not being played now")
                if number is not None and not progress.still_answers(seat, number):
                    raise Refusal("stale", "the game has moved on since you decided")
                entry = Entry(self.row.game, progress.number + 1, seat, cause, body, command, time.time())
                if await self.try_entry(progress, entry):
                    return entry.number
                await self.catch_up()
            raise Refusal("busy", "too many things happened at once; try again")

    async def try_entry(self, progress: Progress, entry: Entry) -> bool:
        """Try it on a copy, store it, and only then let it count; false if another node was first."""
        twin = progress.fork()
        try:
            twin.follow(entry)
        except IllegalAction as refusal:
            raise Refusal("illegal", refusal.reason) from None
        except Exception:
            log.exception("engine fault", extra={"game": entry.game, "number": entry.number})
            await self.note_fault(progress, entry)
            raise Refusal("fault", "something is wrong with this game; it is paused and its record is kept") from None
        append = Append(entry, twin.state, twin.deadline(), twin.result(), None)
        if not await self.store.append(append):
            return False
        self.accept(twin, entry)
        return True

    async def note_fault(self, progress: Progress, entry: Entry) -> None:
        FAULTS.inc()
        body = {"table": FAULT, "reason": "the engine could not carry out an action", "action": entry.body}
        fault = Entry(entry.game, progress.number + 1, entry.seat, BY_TABLE, body, None, time.time())
        twin = progress.fork()
        twin.follow(fault)
        if await self.store.append(Append(fault, twin.state, fault=str(body["reason"]))):
            self.accept(twin, fault)
        self.tell_table()

    def accept(self, twin: Progress, entry: Entry) -> None:
        before = self.progress
        self.progress = twin
        self.touched = time.monotonic()
        ACTIONS.labels(entry.cause).inc()
        self.row = replace(self.row, state=twin.state, length=entry.number, result=twin.result())
        self.tell_update(entry)
        if before is None or twin.state != before.state or twin.stand_ins != before.stand_ins or "table" in entry.body:
            self.votes.clear()
            self.tell_table()
        self.wake.set()

    async def catch_up(self) -> None:
        """Follow what another node has written."""
        progress = self.progress
        if progress is None:
            return
        for entry in await self.store.entries(self.row.game, progress.number):
            twin = self.progress.fork() if self.progress is not None else progress
            twin.follow(entry)
            self.accept(twin, entry)

    def playing(self) -> Progress:
        if self.progress is None:
            raise Refusal("not_started", "the game has not begun")
        return self.progress

    # The table beside the game

    async def note(self, seat: int, what: str, cause: str = BY_TABLE) -> None:
        async with self.lock:
            for _ in range(MOST_TRIES):
                progress = self.playing()
                entry = Entry(self.row.game, progress.number + 1, seat, cause, {"table": what}, None, time.time())
                if await self.try_entry(progress, entry):
                    return
                await self.catch_up()

    async def vote(self, seat: int, what: str) -> None:
        """Pause or go on when every person who is here agrees."""
        progress = self.playing()
        wanted = PLAYING if what == PAUSE else PAUSED
        if progress.state != wanted:
            raise Refusal("not_now", "the game is paused already" if what == PAUSE else "the game is not paused")
        if progress.fault is not None:
            raise Refusal("fault", "this game is stopped by a fault and cannot go on")
        self.votes.add(seat)
        voters = [row.seat for row in self.seats if row.kind == PERSON and self.present(row.seat)]
        if all(voter in self.votes for voter in voters):
            await self.note(seat, what)
        else:
            self.tell_table()

    async def come_back(self, seat: int) -> None:
        if seat in self.playing().stand_ins:
            await self.note(seat, BACK)

    async def step_away(self, seat: int) -> None:
        if seat not in self.playing().stand_ins:
            await self.note(seat, STAND_IN)

    # Bots and clocks

    async def drive(self) -> None:
        """Let bots act and the clock run, one thing at a time."""
        while True:
            self.wake.clear()
            progress = self.playing()
            if progress.state == FINISHED:
                return
            try:
                done = progress.state == PLAYING and (await self.let_bot_act() or await self.let_clock_act())
            except Refusal as refusal:
                # Somebody was faster: look again. Anything else is worth a line, and a moment's rest.
                done = refusal.code == "stale"
                if not done:
                    log.warning("driving refused", extra={"game": self.row.game, "reason": refusal.reason})
                    await asyncio.sleep(1.0)
            if not done:
                await self.wait(progress)

    async def wait(self, progress: Progress) -> None:
        """Until something happens, or until somebody's time is up."""
        deadline = progress.deadline()
        timeout = None if deadline is None else max(0.0, deadline - time.time()) + 0.01
        try:
            await asyncio.wait_for(self.wake.wait(), timeout)
        except TimeoutError:
            return

    async def let_bot_act(self) -> bool:
        progress = self.playing()
        for seat in progress.game.actors:
            level = self.bot_of(seat)
            if level is not None:
                if self.clients and any(row.kind == PERSON for row in self.seats):
                    await asyncio.sleep(self.settings.bot_pace)
                    if self.progress is not progress:
                        return True
                else:
                    await asyncio.sleep(0)
                action = self.robots.choose(progress.game, seat, level)
                cause = BY_BOT if self.seats[seat].kind == BOT else BY_STAND_IN
                await self.act(seat, None, progress.number, action.to_json(), cause)
                return True
        return False

    async def let_clock_act(self) -> bool:
        """Whoever has run out of time does something safe; after a while a bot takes over."""
        progress = self.playing()
        clock = progress.clock
        if clock is None:
            return False
        now = time.time()
        for seat in progress.game.actors:
            deadline = clock.deadline_of(seat)
            if deadline is not None and deadline <= now:
                action = self.robots.safe_action(progress.game, seat)
                await self.act(seat, None, progress.number, action.to_json(), BY_CLOCK)
                if self.playing().absences[seat] >= self.settings.absences:
                    await self.step_away(seat)
                return True
        return False
