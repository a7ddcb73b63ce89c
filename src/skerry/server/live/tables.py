"""All games that this node holds in memory."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Final

from skerry.reason import ReasonKind
from skerry.server.live.client import NO_GAME
from skerry.server.live.driver import Driver
from skerry.server.live.old_games import OldGames
from skerry.server.live.table import Table
from skerry.server.metrics import GAMES
from skerry.server.minds.minds import Minds
from skerry.server.settings import Settings
from skerry.server.store.columns import to_entry
from skerry.server.store.rows import FINISHED, OPEN
from skerry.server.store.store import MOST_LISTED, STORE_FAILURES, Store

GONE: Final = ReasonKind("game_gone", "this game is not there any more")

log = logging.getLogger("skerry.tables")

# How often nodes tell each other who is here, and how long that is believed.
ANNOUNCE_EVERY: Final = 20.0
BELIEVED: Final = 50.0
# Games whose time is up, looked at in one go.
MOST_WOKEN: Final = 100
# Old games are looked for every so many sweeps.
SELDOM: Final = 30


class Tables:
    """Loads games when they are asked for and forgets them when nobody looks."""

    def __init__(self, store: Store, settings: Settings, minds: Minds, node: str) -> None:
        self.store = store
        self.settings = settings
        self.minds = minds
        self.node = node
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.announced: dict[str, set[int]] = {}
        self.old_games = OldGames(store, settings)
        self.started = time.time()
        self.started_steadily = time.monotonic()

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.clear_old_games())]
        if not self.store.is_sqlite:
            self.tasks.append(asyncio.create_task(self.announce_all()))

    async def stop(self) -> None:
        for task in self.tasks:
            await _end(task)
        for table in list(self.loaded.values()):
            await self.forget(table)
        GAMES.set(0)

    async def find(self, game: str) -> Table | None:
        """The table of a game, loaded once however many ask at the same time."""
        table = self.loaded.get(game)
        if table is None:
            task = self.loading.get(game)
            if task is None:
                task = self.loading[game] = asyncio.create_task(self.load(game))
                task.add_done_callback(lambda _: self.loading.pop(game, None))
            table = await asyncio.shield(task)
        if table is not None:
            table.touched = time.monotonic()
        return table

    async def load(self, game: str) -> Table | None:
        row = await self.store.game(game)
        if row is None:
            return None
        table = Table(row, await self.store.seats(game), self.store, self.settings)
        if row.created < self.started:
            table.presence.expect_back(self.started_steadily)
        await table.load()
        self.loaded[game] = table
        GAMES.set(len(self.loaded))
        try:
            await self.settle_in(table)
        except Exception:
            await self.forget(table)
            raise
        table.touched = time.monotonic()
        return None if table.audience.closed else table

    async def settle_in(self, table: Table) -> None:
        # Something may have been written between reading and being here to hear of it.
        await table.follow_others()
        if table.row.state == OPEN or not self.store.is_sqlite:
            await self.refresh(table.row.game)
        if not self.store.is_sqlite:
            await table.talk.hear()
            # Whoever has it too answers with who is there.
            await self.announce(table)
        self.drive(table)

    def drive(self, table: Table) -> None:
        """Let bots and clocks act, unless the table was forgotten meanwhile: nobody would ever stop that."""
        if table.driver is None and table.row.state not in (OPEN, FINISHED) and not table.audience.closed:
            table.driver = asyncio.create_task(Driver(table, self.minds, self.started).run())

    async def close(self, game: str) -> None:
        """A game was deleted: whoever looks at it need not come back."""
        table = self.loaded.get(game)
        if table is not None:
            table.audience.close(NO_GAME, GONE.of())
            await self.forget(table)

    async def forget(self, table: Table) -> None:
        # It may have been forgotten before, and be here again as another one.
        if self.loaded.get(table.row.game) is table:
            del self.loaded[table.row.game]
            self.announced.pop(table.row.game, None)
        table.audience.close()
        if table.driver is not None:
            await _end(table.driver)

    async def refresh(self, game: str) -> None:
        """Seats or state of a game changed, here or on another node. What cannot be read now is read afresh later."""
        table = self.loaded.get(game)
        if table is not None:
            try:
                is_there = await table.refresh()
            except STORE_FAILURES as failure:
                self.store.outage.failed(failure, game=game)
                await self.forget(table)
                return
            if is_there:
                self.drive(table)
            else:
                await self.close(game)

    # Other nodes

    async def hear(self, game: str, what: str, more: str) -> None:
        """Another node wrote something about a game; `missed`: perhaps about any."""
        for table in list(self.loaded.values()) if what == "missed" else [self.loaded.get(game)]:
            if table is not None:
                try:
                    await self.hear_of(table, what, more)
                except STORE_FAILURES as failure:
                    # Nobody would tell it again; its clients come back and it is read afresh.
                    self.store.outage.failed(failure, game=table.row.game)
                    await self.forget(table)
                except Exception:
                    # The others that may have missed something are still to be read.
                    log.exception("could not follow another node", extra={"game": table.row.game})

    async def hear_of(self, table: Table, what: str, more: str) -> None:
        if what == "missed":
            await self.refresh(table.row.game)
            await table.follow_others()
            await table.talk.hear()
        elif what == "table":
            await self.refresh(table.row.game)
        elif what == "gone":
            await self.close(table.row.game)
        elif what == "log":
            number, _, entry = more.partition(" ")
            # A game that is just being loaded may have read its log before this was written.
            if table.progress is None or table.progress.number < int(number):
                await table.follow_others(to_entry(json.loads(entry)) if entry else None)
            if table.progress is None and table.row.fault is not None:
                await self.refresh(table.row.game)
        elif what == "chat":
            await table.talk.hear()
        elif what == "here":
            node, *seats = more.split(" ")
            await self.hear_presence(table, node, {int(seat) for seat in seats})

    async def hear_presence(self, table: Table, node: str, seats: set[int]) -> None:
        if node == self.node:
            return
        is_new = node not in table.presence.elsewhere
        table.hear_presence(node, time.monotonic() + BELIEVED, seats)
        if is_new:
            await self.announce(table)

    async def announce(self, table: Table) -> None:
        """Tell the other nodes who is here, one thing after the other: the last that they hear is what they believe."""
        async with table.announcing:
            await self.announce_now(table)

    async def announce_now(self, table: Table) -> None:
        seats = table.audience.here()
        self.announced[table.row.game] = seats
        told = " ".join(str(seat) for seat in sorted(seats))
        await self.store.tell(f"{table.row.game} here {self.node} {told}".strip())

    async def announce_changes(self, table: Table) -> None:
        """The same, unless it was told already."""
        if not self.store.is_sqlite:
            async with table.announcing:
                if self.announced.get(table.row.game, set()) != table.audience.here():
                    await self.announce_now(table)

    async def announce_all(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_EVERY)
            try:
                for table in list(self.loaded.values()):
                    if table.audience.here():
                        await self.announce(table)
            except STORE_FAILURES as failure:
                self.store.outage.failed(failure)
            except Exception:
                log.exception("announcing failed")

    # Time

    async def wake_those_due(self) -> None:
        """Those that are here already are driven, or stand still; none of them is in the way of others."""
        now = time.time()
        skip = 0
        while games := await self.store.due(now, MOST_WOKEN, skip):
            asleep = [game for game in games if game not in self.loaded]
            for game in asleep:
                await self.wake_up(game)
            if any(game in self.loaded for game in asleep):
                return
            skip += len(games)

    async def follow(self, game: str) -> None:
        """A game was ended or deleted, not by its table."""
        table = self.loaded.get(game)
        if table is not None:
            await self.refresh(game)
            await table.follow_others()

    async def wake_up(self, game: str) -> None:
        """One that cannot be loaded does not keep the others from it."""
        try:
            await self.find(game)
        except STORE_FAILURES as failure:
            self.store.outage.failed(failure, game=game)
        except Exception:
            log.exception("loading failed", extra={"game": game})

    async def follow_operator(self) -> None:
        """With SQLite nobody tells what another process has written: the operator's, who ends and deletes games."""
        games = list(self.loaded)
        for start in range(0, len(games), MOST_LISTED):
            some = games[start : start + MOST_LISTED]
            there = await self.store.lengths(some)
            for game in some:
                table = self.loaded.get(game)
                if game not in there:
                    await self.close(game)
                elif table is not None and table.is_behind(*there[game]):
                    await self.follow(game)

    async def sweep(self) -> None:
        """Wake games whose time is up, and forget those that nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.wake_those_due()
                if self.store.is_sqlite:
                    await self.follow_operator()
                for table in list(self.loaded.values()):
                    table.forget_silent_nodes()
                    # Whoever waits for one that is still loading is about to look at it.
                    if table.is_idle and table.row.game not in self.loading:
                        await self.forget(table)
                GAMES.set(len(self.loaded))
            except STORE_FAILURES as failure:
                self.store.outage.failed(failure)
            except Exception:
                log.exception("sweep failed")

    async def clear_old_games(self) -> None:
        """Beside the sweep: to end a long game it has to be followed first, and no clock is to wait for that."""
        while True:
            await asyncio.sleep(SELDOM * self.settings.sweep_every)
            try:
                await self.old_games.keep([game for game, table in self.loaded.items() if table.audience.here()])
                while games := await self.old_games.clear_away():
                    for game in games:
                        await self.follow(game)
            except Exception:
                log.exception("old games could not be cleared away")


async def _end(task: asyncio.Task[None]) -> None:
    """Awaiting the task itself could not tell its end from that of whoever waits here."""
    task.cancel()
    await asyncio.wait({task})
