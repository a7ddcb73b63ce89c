"""Hearing what other nodes wrote, by PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg
from sqlalchemy import make_url

from skerry.server.store.outage import Outage
from skerry.server.store.store import STORE_FAILURES

log = logging.getLogger("skerry.listening")

# Something may have been said while nobody listened.
MISSED: Final = "* missed"
# A connection that died without a word is found out by asking.
ASK_EVERY: Final = 15.0
REST: Final = 0.5

Hear = Callable[[str, str, str], Awaitable[None]]


class Listener:
    """One connection that only listens; when it breaks it is made again."""

    def __init__(self, database: str, hear: Hear, outage: Outage) -> None:
        # Whatever reaches the database for writing, certificates and sockets included, reaches it for listening.
        url = make_url(database)
        self.database = dict(url.get_dialect()().create_connect_args(url)[1])
        self.hear = hear
        self.outage = outage
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.passing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        ready = asyncio.Event()
        self.tasks = [asyncio.create_task(self.listen(ready)), asyncio.create_task(self.pass_on())]
        await ready.wait()

    async def stop(self) -> None:
        for task in [*self.tasks, *self.passing]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self.listen_once(ready)
            except STORE_FAILURES as failure:
                self.outage.failed(failure)
            except Exception:
                log.exception("the connection that listens was lost")
            await asyncio.sleep(REST)

    async def listen_once(self, ready: asyncio.Event) -> None:
        """Until the connection ends; what was missed before it began is asked for."""
        lost = asyncio.Event()
        connection: Any = await asyncpg.connect(**self.database)
        try:
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener("skerry", lambda *told: self.heard.put_nowait(str(told[-1])))
            if ready.is_set():
                self.heard.put_nowait(MISSED)
            ready.set()
            while not lost.is_set():
                try:
                    # Not `wait_for`: until Python 3.12 it does not end when cancelled at the moment that it is woken.
                    async with asyncio.timeout(ASK_EVERY):
                        await lost.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=ASK_EVERY)
        finally:
            connection.terminate()

    async def pass_on(self) -> None:
        """Games do not wait for each other."""
        while True:
            task = asyncio.create_task(self.pass_one(await self.heard.get()))
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def pass_one(self, told: str) -> None:
        game, _, rest = told.partition(" ")
        what, _, more = rest.partition(" ")
        try:
            await self.hear(game, what, more)
        except Exception:
            log.exception("could not follow another node", extra={"game": game})
