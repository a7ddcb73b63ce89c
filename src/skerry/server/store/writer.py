"""Writing the log: what waits at the same moment is committed together, since a commit costs more than a line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skerry.server.store.rows import Entry

MOST_AT_ONCE: Final = 256

_INSERT: Final = text(
    "INSERT INTO log (game, number, seat, cause, body, command, at) "
    "VALUES (:game, :number, :seat, :cause, :body, :command, :at)"
)
_UPDATE: Final = text(
    "UPDATE games SET length = :number, deadline = :deadline, state = :state, "
    "result = COALESCE(:result, result), fault = COALESCE(:fault, fault) WHERE game = :game"
)


@dataclass(frozen=True)
class Append:
    """An entry, and what becomes of the game by it."""

    entry: Entry
    state: str
    deadline: float | None = None
    result: dict[str, Any] | None = None
    fault: str | None = None

    def game_values(self) -> dict[str, Any]:
        return {
            "game": self.entry.game,
            "number": self.entry.number,
            "state": self.state,
            "deadline": self.deadline,
            "result": None if self.result is None else json.dumps(self.result),
            "fault": self.fault,
        }


class Writer:
    """One task that commits; everybody else waits for it."""

    def __init__(self, engine: AsyncEngine, notify: bool) -> None:
        self.engine = engine
        self.notify = notify
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

    async def commit(self, batch: Sequence[tuple[Append, asyncio.Future[bool]]]) -> None:
        """All of them, or one by one when some entry came too late."""
        if not batch:
            return
        try:
            async with self.engine.begin() as connection:
                for append, _ in batch:
                    await self.put(connection, append)
        except IntegrityError:
            for append, done in batch:
                await self.commit_one(append, done)
        except Exception as failure:
            for _, done in batch:
                if not done.done():
                    done.set_exception(failure)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(True)

    async def commit_one(self, append: Append, done: asyncio.Future[bool]) -> None:
        stored = True
        try:
            async with self.engine.begin() as connection:
                await self.put(connection, append)
        except IntegrityError:
            stored = False
        except Exception as failure:
            if not done.done():
                done.set_exception(failure)
            return
        if not done.done():
            done.set_result(stored)

    async def put(self, connection: AsyncConnection, append: Append) -> None:
        await connection.execute(_INSERT, append.entry.to_row())
        await connection.execute(_UPDATE, append.game_values())
        if self.notify:
            await connection.execute(
                text("SELECT pg_notify('skerry', :payload)"),
                {"payload": f"{append.entry.game} log {append.entry.number}"},
            )
