"""What one process of the server holds together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar, cast

from starlette.requests import HTTPConnection

from skerry.server.errors import Refusal
from skerry.server.http.guard import Buckets
from skerry.server.http.kept import Kept
from skerry.server.live.tables import Tables
from skerry.server.settings import Settings
from skerry.server.store.listening import Listener
from skerry.server.store.store import Store

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
        self.tables = Tables(self.store, settings, self.name)
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.sockets: dict[str, int] = {}
        self.listener = None if settings.is_sqlite else Listener(settings.database, self.tables.hear, self.store.outage)
        self.closing = False
        # Counting somebody's games and making one more is one step.
        self.making = asyncio.Lock()
        # Replays of whole games are long work; a few at a time.
        self.replaying = asyncio.Semaphore(2)
        self.replays = Kept()
        self.at_work: dict[str, int] = {}

    async def start(self) -> None:
        await self.store.open()
        if self.listener is not None:
            await self.listener.start()
        self.tables.start()

    async def stop(self) -> None:
        """Nothing that was acknowledged is lost: the log is written before anybody hears of it."""
        self.closing = True
        await self.tables.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.store.close()

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Longer work beside the loop, so that nobody's game stands still."""
        return await asyncio.to_thread(work, *args, **kwargs)

    @contextmanager
    def long_work(self, address: str) -> Iterator[None]:
        """Room for longer work; one address does not make everybody else wait for all that it asks for."""
        if self.at_work.get(address, 0) >= MOST_AT_WORK:
            raise Refusal("too_fast", "wait for what you have asked for", 429)
        self.at_work[address] = self.at_work.get(address, 0) + 1
        try:
            yield
        finally:
            self.at_work[address] -= 1
            if self.at_work[address] == 0:
                del self.at_work[address]


def node_of(connection: HTTPConnection) -> Node:
    return cast(Node, connection.app.state.node)
