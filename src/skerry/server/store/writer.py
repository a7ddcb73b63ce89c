"""Writing the log: what waits at the same moment is committed together, since a commit costs more than a line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import TextClause, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skerry.server.store.columns import LOG_COLUMNS
from skerry.server.store.outage import Outage
from skerry.server.store.rows import Entry

MOST_AT_ONCE: Final = 128
# PostgreSQL passes on less than 8000 bytes.
LONGEST_PAYLOAD: Final = 7000
# What is wrong with one entry, such as that its game was deleted, and must not hit those that wait beside it.
SPOILT: Final = (IntegrityError, DataError)

_UPDATE: Final = text(
    "UPDATE games SET length = :number, touched = :at, deadline = :deadline, state = :state, "
    "result = COALESCE(:result, result), fault = COALESCE(:fault, fault) WHERE game = :game"
)
# What PostgreSQL would lock after an entry has its number: whoever holds the game and wants the same number would wait
# for the entry, and the entry for whoever holds the game.
_LOCK: Final = text("SELECT 1 FROM games WHERE game = ANY(CAST(:games AS TEXT[])) ORDER BY game FOR KEY SHARE")
_NOTIFY: Final = text("SELECT pg_notify('skerry', :payload)")


@cache
def insertion(entries: int) -> TextClause:
    """Puts so many entries in and says which of them found their number free and their command unknown."""
    values = ", ".join(f"({', '.join(f':{name}{i}' for name in LOG_COLUMNS)})" for i in range(entries))
    return text(
        f"INSERT INTO log ({', '.join(LOG_COLUMNS)}) VALUES {values} ON CONFLICT DO NOTHING "
        "RETURNING game, number, seat, command"
    )


Key = tuple[str, int, int, str | None]


@dataclass(frozen=True)
class Append:
    """An entry, and what becomes of the game by it."""

    entry: Entry
    state: str
    deadline: float | None = None
    result: dict[str, Any] | None = None
    fault: str | None = None

    @property
    def key(self) -> Key:
        return self.entry.game, self.entry.number, self.entry.seat, self.entry.command

    def payload(self) -> str:
        """What other nodes are told: the entry itself where it is short, so that they need not read it."""
        told = f"{self.entry.game} log {self.entry.number}"
        whole = json.dumps(self.entry.to_row(), separators=(",", ":"))
        return f"{told} {whole}" if len(whole) < LONGEST_PAYLOAD else told

    def game_values(self) -> dict[str, Any]:
        return {
            "game": self.entry.game,
            "number": self.entry.number,
            "at": self.entry.at,
            "state": self.state,
            "deadline": self.deadline,
            "result": None if self.result is None else json.dumps(self.result),
            "fault": self.fault,
        }


async def put(connection: AsyncConnection, appends: Sequence[Append], several: bool) -> set[Key]:
    """Write entries inside a transaction, where there may be several nodes; returns the keys of those that were not too
    late."""
    if several:
        await connection.execute(_LOCK, {"games": [each.entry.game for each in appends]})
    values = {f"{name}{i}": value for i, each in enumerate(appends) for name, value in each.entry.to_row().items()}
    found = await connection.execute(insertion(len(appends)), values)
    stored: set[Key] = {(game, number, seat, command) for game, number, seat, command in found}
    kept = [each for each in appends if each.key in stored]
    if kept:
        await connection.execute(_UPDATE, [each.game_values() for each in kept])
        if several:
            await connection.execute(_NOTIFY, [{"payload": each.payload()} for each in kept])
    return stored


class Writer:
    """One task that commits; everybody else waits for it."""

    def __init__(self, engine: AsyncEngine, several: bool, outage: Outage) -> None:
        self.engine = engine
        self.several = several
        self.outage = outage
        self.waiting: asyncio.Queue[tuple[Append, asyncio.Future[bool]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Commit what waits, then stop."""
        if self.task is not None:
            await self.waiting.put(None)
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def write(self, append: Append) -> bool:
        """Whether the entry was stored; false if its number is taken or its command is known."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self.waiting.put((append, done))
        return await done

    async def run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self.commit([each for each in batch if each is not None])
            if None in batch:
                return

    async def commit(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        if not batch:
            return
        # In one order on every node: two of them that waited for each other's games would stand still.
        batch.sort(key=lambda each: each[0].key[:2])
        try:
            async with self.engine.begin() as connection:
                stored = await put(connection, [append for append, _ in batch], self.several)
        except Exception as failure:
            if len(batch) > 1 and isinstance(failure, SPOILT):
                for each in batch:
                    await self.commit([each])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(failure)
            return
        self.outage.worked()
        for append, done in batch:
            if not done.done():
                done.set_result(append.key in stored)
            # Of two that are alike the first was stored.
            stored.discard(append.key)
