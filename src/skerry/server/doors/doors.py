"""The account of all open connections: how long each may take, how many one address has, how many there are."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal
from skerry.server.metrics import DOORS
from skerry.server.settings import Settings

FULL: Final = ReasonKind("server_full", "the server is full; come back in a moment")
TOO_MANY_CONNECTIONS: Final = ReasonKind("too_many_connections", "too many connections from your address")

# What a connection is doing.
HEAD: Final = "head"  # it has not asked for anything, or not to the end
BODY: Final = "body"  # it has not sent all that it asks with
ANSWER: Final = "answer"  # we are at work for it
TAKING: Final = "taking"  # it does not take what we send as fast as we send it
LIVE: Final = "live"  # it has become a WebSocket, which has limits of its own

# Those that keep us waiting, the most dispensable first.
UNFINISHED: Final = (HEAD, BODY, TAKING)
# How a connection that took too long is counted.
LATE: Final = {HEAD: "late_head", BODY: "late_body", TAKING: "slow_reader"}
TICK: Final = 0.25
# A body that is late is refused with an answer; where that does not happen, the connection ends a little later.
GRACE: Final = 5.0
# Whoever takes less of what waits for it within the time for a body has stopped reading.
LEAST_TAKEN: Final = 16_384


class Guest:
    """One open connection."""

    def __init__(self, transport: asyncio.Transport, address: str | None) -> None:
        self.transport = transport
        # None for a proxy that brings many people.
        self.address = address
        self.phase = HEAD
        self.since = time.monotonic()
        self.left = 0


class Doors:
    """Lets connections in, and sends those away that take too long or stand in the way of others."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.most = settings.most_connections
        self.room = room
        self.patience = {
            HEAD: settings.header_time,
            BODY: settings.body_time + GRACE if settings.body_time else 0.0,
            TAKING: settings.body_time,
        }
        self.guests: dict[asyncio.Transport, Guest] = {}
        self.by_address: dict[str, dict[Guest, None]] = {}
        # Whoever is first in each has been there for longest.
        self.unfinished: dict[str, dict[Guest, None]] = {phase: {} for phase in UNFINISHED}
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.sweep(time.monotonic())

    # Coming and going

    def enter(self, transport: asyncio.Transport, address: str | None) -> Refusal | None:
        """Let a connection in, in the place of one that only waits where there is no room; None is a welcome."""
        if address is not None and self.most and len(self.by_address.get(address, ())) >= self.most:
            if not self.make_room(self.idlest_of(address), "per_address"):
                return Refusal("too_many", TOO_MANY_CONNECTIONS.of(), 429)
        if len(self.guests) >= self.room and not self.make_room(self.idlest(), "full"):
            return Refusal("too_many", FULL.of(), 503)
        guest = self.guests[transport] = Guest(transport, address)
        self.unfinished[HEAD][guest] = None
        if address is not None:
            self.by_address.setdefault(address, {})[guest] = None
        return None

    def idlest(self) -> Guest | None:
        return next((guest for phase in UNFINISHED for guest in self.unfinished[phase]), None)

    def idlest_of(self, address: str) -> Guest | None:
        found = [guest for guest in self.by_address[address] if guest.phase == HEAD]
        return min(found, key=lambda guest: guest.since, default=None)

    def make_room(self, guest: Guest | None, why: str) -> bool:
        if guest is None:
            DOORS.labels(why).inc()
            return False
        self.send_away(guest, why)
        return True

    def send_away(self, guest: Guest, why: str) -> None:
        """Its place is free at once; that the connection is gone is heard a moment later."""
        DOORS.labels(why).inc()
        self.leave(guest.transport)
        guest.transport.abort()

    def leave(self, transport: asyncio.Transport) -> None:
        guest = self.guests.pop(transport, None)
        if guest is None:
            return
        if guest.phase in UNFINISHED:
            del self.unfinished[guest.phase][guest]
        if guest.address is not None:
            others = self.by_address[guest.address]
            del others[guest]
            if not others:
                del self.by_address[guest.address]

    # Time

    def note(self, transport: asyncio.Transport, phase: str) -> None:
        """What a connection does now; from a change on its time counts anew."""
        guest = self.guests.get(transport)
        if guest is not None and guest.phase != phase:
            self.move(guest, phase)

    def move(self, guest: Guest, phase: str) -> None:
        if guest.phase in UNFINISHED:
            del self.unfinished[guest.phase][guest]
        guest.phase = phase
        guest.since = time.monotonic()
        if phase == TAKING:
            guest.left = guest.transport.get_write_buffer_size()
        if phase in UNFINISHED:
            self.unfinished[phase][guest] = None

    def sweep(self, now: float) -> None:
        for phase in UNFINISHED:
            if self.patience[phase]:
                for guest in self.late_in(phase, now - self.patience[phase]):
                    self.end(guest)

    def late_in(self, phase: str, before: float) -> list[Guest]:
        late: list[Guest] = []
        for guest in self.unfinished[phase]:
            if guest.since > before:
                break
            late.append(guest)
        return late

    def end(self, guest: Guest) -> None:
        """Whoever is late goes; what still waits to be read by it may be read, as long as it is."""
        waiting = guest.transport.get_write_buffer_size()
        if guest.phase == HEAD and waiting:
            guest.transport.close()
            self.move(guest, TAKING)
        elif guest.phase == TAKING and guest.left - waiting >= LEAST_TAKEN:
            self.move(guest, TAKING)
        else:
            self.send_away(guest, LATE[guest.phase])
