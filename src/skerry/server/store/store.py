"""Reading and writing games; the same statements for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from skerry.server.settings import Settings, async_url
from skerry.server.store.migrations import migrate
from skerry.server.store.rows import ChatRow, Entry, GameRow, SeatRow
from skerry.server.store.writer import Append, Writer

MOST_LISTED: Final = 100


class Store:
    """The games of all nodes."""

    def __init__(self, settings: Settings) -> None:
        url = async_url(settings.database)
        self.is_sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 10, "max_overflow": 10}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.writer = Writer(self.engine, notify=not self.is_sqlite)
        self.chat_lock = asyncio.Lock()

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await migrate(connection)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    # Games and seats

    async def create(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(text(_insert("games", _GAME_COLUMNS)), _game_values(game))
            await connection.execute(text(_insert("seats", _SEAT_COLUMNS)), [_seat_values(seat) for seat in seats])

    async def game(self, game: str) -> GameRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(text("SELECT * FROM games WHERE game = :game"), {"game": game})
            row = found.mappings().first()
            return None if row is None else _to_game(row)

    async def seats(self, game: str) -> list[SeatRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM seats WHERE game = :game ORDER BY seat"), {"game": game}
            )
            return [_to_seat(row) for row in found.mappings()]

    async def listed(self, states: Sequence[str], limit: int = MOST_LISTED) -> list[GameRow]:
        """Public games in these states, newest first."""
        names = {f"s{i}": state for i, state in enumerate(states)}
        wanted = ", ".join(f":{name}" for name in names)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    f"SELECT * FROM games WHERE is_public = 1 AND state IN ({wanted}) ORDER BY created DESC LIMIT :most"
                ),
                {**names, "most": limit},
            )
            return [_to_game(row) for row in found.mappings()]

    async def open_games_of(self, address: str) -> int:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT COUNT(*) FROM games WHERE address = :address AND state <> 'finished'"),
                {"address": address},
            )
            return int(found.scalar_one())

    async def due(self, now: float, limit: int = MOST_LISTED) -> list[str]:
        """Games in which somebody's time has run out."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    "SELECT game FROM games WHERE state = 'playing' AND deadline < :now ORDER BY deadline LIMIT :most"
                ),
                {"now": now, "most": limit},
            )
            return [str(row[0]) for row in found]

    async def take_seat(self, seat: SeatRow) -> bool:
        """Sit down if the seat is still open; whoever is late is told so."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                text(
                    "UPDATE seats SET kind = :kind, name = :name, colour = :colour, level = :level, ready = :ready, "
                    "token = :token WHERE game = :game AND seat = :seat AND kind = 'open'"
                ),
                _seat_values(seat),
            )
            await self._tell(connection, seat.game)
            return bool(done.rowcount)

    async def change_seat(self, seat: SeatRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                text(
                    "UPDATE seats SET kind = :kind, name = :name, colour = :colour, level = :level, ready = :ready, "
                    "token = :token WHERE game = :game AND seat = :seat"
                ),
                _seat_values(seat),
            )
            await self._tell(connection, seat.game)

    async def change_state(self, game: str, before: str, after: str, **values: object) -> bool:
        """Move a game from one state to another; false if somebody else did it first."""
        sets = "".join(f", {name} = :{name}" for name in values)
        async with self.engine.begin() as connection:
            done = await connection.execute(
                text(f"UPDATE games SET state = :after{sets} WHERE game = :game AND state = :before"),
                {"game": game, "before": before, "after": after, **values},
            )
            await self._tell(connection, game)
            return bool(done.rowcount)

    async def set_rematch(self, game: str, rematch: str) -> str:
        """Note the table that follows; returns the one that was noted first."""
        async with self.engine.begin() as connection:
            await connection.execute(
                text("UPDATE games SET rematch = :rematch WHERE game = :game AND rematch IS NULL"),
                {"game": game, "rematch": rematch},
            )
            found = await connection.execute(text("SELECT rematch FROM games WHERE game = :game"), {"game": game})
            await self._tell(connection, game)
            return str(found.scalar_one())

    async def _tell(self, connection: AsyncConnection, game: str) -> None:
        if not self.is_sqlite:
            await connection.execute(text("SELECT pg_notify('skerry', :payload)"), {"payload": f"{game} table"})

    # The log

    async def append(self, append: Append) -> bool:
        """Store an entry under its number; false if that number is taken or the command is known."""
        return await self.writer.write(append)

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM log WHERE game = :game AND number > :after ORDER BY number"),
                {"game": game, "after": after},
            )
            return [_to_entry(row) for row in found.mappings()]

    # Chat

    async def say(self, message: ChatRow) -> ChatRow:
        """Add a line to the talk; numbers are given here."""
        async with self.chat_lock:
            while True:
                try:
                    async with self.engine.begin() as connection:
                        found = await connection.execute(
                            text("SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = :game"),
                            {"game": message.game},
                        )
                        number = int(found.scalar_one()) + 1
                        values = {**vars(message), "number": number}
                        await connection.execute(text(_insert("chat", tuple(values))), values)
                        if not self.is_sqlite:
                            await connection.execute(
                                text("SELECT pg_notify('skerry', :payload)"),
                                {"payload": f"{message.game} chat {number}"},
                            )
                        return ChatRow(**values)
                except IntegrityError:
                    continue

    async def talk(self, game: str, after: int = 0, limit: int = MOST_LISTED) -> list[ChatRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM chat WHERE game = :game AND number > :after ORDER BY number DESC LIMIT :most"),
                {"game": game, "after": after, "most": limit},
            )
            return [ChatRow(**row) for row in reversed(list(found.mappings()))]


_GAME_COLUMNS: Final = (
    "game",
    "created",
    "address",
    "config",
    "seed",
    "state",
    "is_public",
    "may_watch",
    "clock",
    "length",
    "deadline",
    "result",
    "rematch",
    "fault",
)
_SEAT_COLUMNS: Final = ("game", "seat", "kind", "name", "colour", "level", "ready", "token")


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"


def _game_values(game: GameRow) -> dict[str, Any]:
    return {
        **vars(game),
        "config": json.dumps(game.config),
        "clock": json.dumps(game.clock),
        "result": None if game.result is None else json.dumps(game.result),
        "is_public": int(game.is_public),
        "may_watch": int(game.may_watch),
    }


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {**vars(seat), "ready": int(seat.ready)}


def _to_game(row: Any) -> GameRow:
    return GameRow(
        **{
            **row,
            "config": json.loads(row["config"]),
            "clock": json.loads(row["clock"]),
            "result": None if row["result"] is None else json.loads(row["result"]),
            "is_public": bool(row["is_public"]),
            "may_watch": bool(row["may_watch"]),
        }
    )


def _to_seat(row: Any) -> SeatRow:
    return SeatRow(**{**row, "ready": bool(row["ready"])})


def _to_entry(row: Any) -> Entry:
    return Entry(**{**row, "body": json.loads(row["body"])})


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what was committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
