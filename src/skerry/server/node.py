"""What one process of the server holds together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar, cast

from starlette.requests import HTTPConnection, Request

from skerry.reason import ReasonKind
from skerry.server.beside.desk import Desk
from skerry.server.beside.kinds import Kind
from skerry.server.beside.line import Asked
from skerry.server.errors import Refusal
from skerry.server.fresh import Fresh
from skerry.server.halls.halls import Halls, is_about_halls
from skerry.server.http.guard import Buckets, address_of
from skerry.server.http.hanging_up import while_there
from skerry.server.live.tables import Tables
from skerry.server.metrics import numbers
from skerry.server.minds.minds import Minds
from skerry.server.settings import Settings
from skerry.server.store.listening import Listener
from skerry.server.store.store import STORE_FAILURES, Store

WAIT_FOR_ASKED: Final = ReasonKind("wait_for_asked", "wait for what you have asked for")

# Longer things that one address may have under way.
MOST_AT_WORK: Final = 8

P = ParamSpec("P")
T = TypeVar("T")


class Node:
    """The store, the games in memory, and the limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.name = secrets.token_hex(4)
        self.minds = Minds(settings)
        self.tables = Tables(self.store, settings, self.minds, self.name)
        self.halls = Halls(self.store, settings, self.name)
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.watchers = Buckets(settings.requests_per_second, settings.request_burst)
        self.sockets: dict[str, int] = {}
        self.listener = None if settings.is_sqlite else Listener(settings.database, self.hear, self.store.outage)
        self.closing = False
        self.health = Fresh(self.check)
        self.numbers = Fresh(numbers)
        self.desk = Desk(settings, self.store.outage)
        self.at_work: dict[str, int] = {}

    async def start(self) -> None:
        await self.store.open()
        if self.listener is not None:
            await self.listener.start()
        self.minds.start()
        self.tables.start()
        self.halls.start()
        self.desk.start()

    async def stop(self) -> None:
        """Nothing that was acknowledged is lost: the log is written before anybody hears of it."""
        self.closing = True
        await self.desk.stop()
        await self.halls.stop()
        await self.tables.stop()
        await self.minds.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.store.close()

    async def hear(self, name: str, what: str, more: str) -> None:
        """Another node wrote something about a game or a hall."""
        if is_about_halls(what) or what == "missed":
            self.halls.hear(name, what, more)
        if not is_about_halls(what):
            await self.tables.hear(name, what, more)

    async def check(self) -> bool:
        """Whether the store takes what is written, and long work can be done."""
        try:
            await self.store.check()
        except STORE_FAILURES as failure:
            self.store.outage.failed(failure)
            return False
        return self.desk.is_well

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What takes a moment, beside the loop, so that nobody's game stands still."""
        return await asyncio.to_thread(work, *args, **kwargs)

    async def work_out(self, request: Request, kind: Kind, key: str, asked: Asked) -> bytes:
        """Long work in the process beside this one, for as long as whoever asks is there, and only if nobody knows the
        answer already."""
        known = self.desk.known(kind, key)
        if known is not None:
            return known
        address = address_of(request)
        with self.long_work(address):
            return await while_there(request, self.desk.ask(kind, key, asked, address))

    @contextmanager
    def long_work(self, address: str) -> Iterator[None]:
        """Room for longer work; one address does not make everybody else wait for all that it asks for."""
        if self.at_work.get(address, 0) >= MOST_AT_WORK:
            raise Refusal("too_fast", WAIT_FOR_ASKED.of(), 429)
        self.at_work[address] = self.at_work.get(address, 0) + 1
        try:
            yield
        finally:
            self.at_work[address] -= 1
            if self.at_work[address] == 0:
                del self.at_work[address]


def node_of(connection: HTTPConnection) -> Node:
    return cast(Node, connection.app.state.node)
