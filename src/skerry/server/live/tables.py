"""All games that this node holds in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from skerry.server.live.table import Table
from skerry.server.metrics import GAMES
from skerry.server.settings import Settings
from skerry.server.store.rows import OPEN
from skerry.server.store.store import Store

log = logging.getLogger("skerry.tables")


class Tables:
    """Loads games when they are asked for and forgets them when nobody looks."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        for table in self.loaded.values():
            table.close()
        self.loaded.clear()

    async def find(self, game: str) -> Table | None:
        """The table of a game, loaded once however many ask at the same time."""
        if game in self.loaded:
            return self.loaded[game]
        if game not in self.loading:
            self.loading[game] = asyncio.ensure_future(self.load(game))
        try:
            return await asyncio.shield(self.loading[game])
        finally:
            self.loading.pop(game, None)

    async def load(self, game: str) -> Table | None:
        row = await self.store.game(game)
        if row is None:
            return None
        table = Table(row, await self.store.seats(game), self.store, self.settings)
        await table.load()
        self.loaded[game] = table
        GAMES.set(len(self.loaded))
        return table

    async def refresh(self, game: str) -> None:
        """Seats or state of a game changed, here or on another node."""
        table = self.loaded.get(game)
        row = None if table is None else await self.store.game(game)
        if table is None or row is None:
            return
        began = table.row.state == OPEN and row.state != OPEN
        table.row = row
        table.seats = await self.store.seats(game)
        if began:
            await table.load()
            for client in list(table.clients):
                table.snapshot(client, await self.store.talk(game))
        table.tell_table()

    async def hear(self, game: str, what: str, number: int) -> None:
        """Another node wrote something about a game; `missed`: perhaps about any."""
        if what == "missed":
            for each in list(self.loaded):
                await self.refresh(each)
                await self.catch_up(each)
            return
        table = self.loaded.get(game)
        if table is None:
            return
        if what == "table":
            await self.refresh(game)
        elif what == "log":
            if table.progress is not None and table.progress.number < number:
                await self.catch_up(game)
        elif what == "chat":
            for line in await self.store.talk(game, number - 1, 1):
                for client in list(table.clients):
                    client.send({"type": "chat", "message": line.to_json()})

    async def catch_up(self, game: str) -> None:
        table = self.loaded[game]
        async with table.lock:
            await table.catch_up()

    async def sweep(self) -> None:
        """Wake games whose time is up, and forget those that nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                for game in await self.store.due(time.time()):
                    await self.find(game)
                for game, table in list(self.loaded.items()):
                    if table.is_idle:
                        table.close()
                        del self.loaded[game]
                GAMES.set(len(self.loaded))
            except Exception:
                log.exception("sweep failed")
