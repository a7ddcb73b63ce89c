"""The store: SQLite on one machine, PostgreSQL for several, with the same statements."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from skerry.reason import ReasonKind
from skerry.server.addresses import is_at_home
from skerry.server.errors import Refusal, begun, not_found, too_much_at_once
from skerry.server.settings import Settings, async_url
from skerry.server.store import sqlite
from skerry.server.store.columns import (
    GAME_COLUMNS,
    SEAT_COLUMNS,
    game_values,
    insert_into,
    seat_values,
    to_entry,
    to_game,
    to_seat,
)
from skerry.server.store.migrations import migrate, need_newest
from skerry.server.store.outage import Outage
from skerry.server.store.rows import ChatRow, Entry, GameRow, SeatRow
from skerry.server.store.writer import Append, Writer, put

TOO_MANY_MADE: Final = ReasonKind("too_many_games_today", "too many games were made from your address today")
TOO_MUCH_SAID: Final = ReasonKind("too_much_said", "so much was said at this table that nothing more is kept")
TOO_MANY_UNFINISHED: Final = ReasonKind(
    "too_many_unfinished", "you have too many unfinished games: finish one, or close a table that has not begun"
)

# The connection that was used last is the one that has prepared the statements that are needed next.
POSTGRES_POOL: Final = {
    "pool_size": 10,
    "max_overflow": 10,
    "pool_pre_ping": True,
    "pool_use_lifo": True,
    # A database that went without a word must not hold everybody for ever.
    "connect_args": {"timeout": 10, "command_timeout": 60},
}
# How a store that cannot be reached shows; while a connection is being made the driver's own failures come through.
STORE_FAILURES: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
MOST_LISTED: Final = 100
DAY: Final = 86_400.0
# Somebody on another node spoke at the same moment.
MOST_TRIES: Final = 20


class Store:
    """The games of all nodes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        url = async_url(settings.database)
        self.is_sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.is_sqlite else POSTGRES_POOL
        # What is written holds seeds, tokens and talk; failures are logged, and must not tell it.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        if self.is_sqlite:
            sqlite.set_up(self.engine.sync_engine)
        self.outage = Outage()
        self.writer = Writer(self.engine, several=not self.is_sqlite, outage=self.outage)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await migrate(connection)
        self.writer.start()

    async def visit(self) -> None:
        """Open a database that a server may be using: nothing is changed by that."""
        async with self.engine.connect() as connection:
            await need_newest(connection)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises if nothing can be written: a full disk and a file that may only be read answer all questions."""
        async with self.engine.begin() as connection:
            await connection.execute(text("UPDATE pulse SET at = :at"), {"at": time.time()})
        self.outage.worked()

    async def tell(self, payload: str) -> None:
        """Something for the other nodes that is not worth keeping."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await self._tell(connection, payload)

    async def _tell(self, connection: AsyncConnection, payload: str) -> None:
        if not self.is_sqlite:
            await connection.execute(text("SELECT pg_notify('skerry', :payload)"), {"payload": payload})

    # Games

    async def create(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        """A new table, unless its address has so many unfinished games already."""
        async with self._one_by_one(game.address) as connection:
            await self._create(connection, game, seats)

    async def create_rematch(self, old: str, game: GameRow, seats: Sequence[SeatRow]) -> str:
        """The table that follows an old one; whoever asks first makes it, and all get the same. One that was deleted
        meanwhile is followed by another."""
        async with self._one_by_one(game.address) as connection:
            done = await connection.execute(
                text(
                    "UPDATE games SET rematch = :rematch WHERE game = :game "
                    "AND (rematch IS NULL OR rematch NOT IN (SELECT game FROM games))"
                ),
                {"game": old, "rematch": game.game},
            )
            if done.rowcount:
                await self._create(connection, game, seats)
                await self._tell(connection, f"{old} table")
                return game.game
            found = await connection.execute(text("SELECT rematch FROM games WHERE game = :game"), {"game": old})
            following = found.scalar_one_or_none()
            if following is None:
                raise not_found()
            return str(following)

    @asynccontextmanager
    async def _one_by_one(self, address: str) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else makes a table from this address, on whichever node: counting somebody's
        games and making one more is one step."""
        async with self.engine.begin() as connection:
            if self.is_sqlite:
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(7305511, hashtext(:address))"), {"address": address}
                )
            yield connection

    async def _create(self, connection: AsyncConnection, game: GameRow, seats: Sequence[SeatRow]) -> None:
        await self._need_room(connection, game.address)
        values = {**game_values(game), "touched": game.created}
        await connection.execute(text(insert_into("games", GAME_COLUMNS)), values)
        await connection.execute(text(insert_into("seats", SEAT_COLUMNS)), [seat_values(seat) for seat in seats])

    async def need_room(self, address: str) -> None:
        """Refuses early what `create` would refuse, before anything long is done for it."""
        async with self.engine.connect() as connection:
            await self._need_room(connection, address)

    async def _need_room(self, connection: AsyncConnection, address: str) -> None:
        living = "SELECT COUNT(*) FROM games WHERE address = :address AND state <> 'finished'"
        if (await connection.execute(text(living), {"address": address})).scalar_one() >= self.settings.most_open_games:
            raise too_many_games()
        if self.settings.games_per_day and not is_at_home(address):
            made = "SELECT COUNT(*) FROM games WHERE address = :address AND created > :since"
            found = await connection.execute(text(made), {"address": address, "since": time.time() - DAY})
            if found.scalar_one() >= self.settings.games_per_day:
                raise Refusal("too_many_games", TOO_MANY_MADE.of(), 429)

    @asynccontextmanager
    async def held(self, game: str) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else writes anything about a game, its log and its talk included."""
        async with self.engine.begin() as connection:
            if self.is_sqlite:
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execute(text("SELECT 1 FROM games WHERE game = :game FOR UPDATE"), {"game": game})
            yield connection

    async def put_held(self, connection: AsyncConnection, append: Append) -> None:
        """An entry for a game that is held, so that its number is free."""
        if append.key not in await put(connection, [append], not self.is_sqlite):
            raise too_much_at_once()

    async def remove(self, game: str, check: Callable[[GameRow, list[SeatRow]], None]) -> None:
        """Delete a game with its seats, log and talk, unless `check` refuses."""
        async with self.held(game) as connection:
            row = await read_game(connection, game)
            if row is None:
                raise not_found()
            check(row, await read_seats(connection, game))
            for table in ("log", "chat", "seats", "games"):
                await connection.execute(text(f"DELETE FROM {table} WHERE game = :game"), {"game": game})
            await self._tell(connection, f"{game} gone")

    async def game(self, game: str) -> GameRow | None:
        async with self.engine.connect() as connection:
            return await read_game(connection, game)

    async def lengths(self, games: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The state and the length of the log of those of these games that are there."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(f"SELECT game, state, length FROM games WHERE game IN ({_names(len(games))})"), _named(games)
            )
            return {str(game): (str(state), int(length)) for game, state, length in found}

    async def touch(self, games: Sequence[str], before: float) -> None:
        """People are at these games; those in which nothing has happened since then count as touched now."""
        if games:
            async with self.engine.begin() as connection:
                await connection.execute(
                    text(f"UPDATE games SET touched = :now WHERE touched < :before AND game IN ({_names(len(games))})"),
                    {**_named(games), "now": time.time(), "before": before},
                )

    async def untouched(self, states: Sequence[str], before: float, limit: int) -> list[GameRow]:
        """Games in these states in which nothing has happened since then, the oldest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    # A game is not younger than its last entry, and the time of making has an index.
                    f"SELECT * FROM games WHERE state IN ({_names(len(states))}) AND created < :before "
                    "AND touched < :before ORDER BY created LIMIT :most"
                ),
                {**_named(states), "before": before, "most": limit},
            )
            return [to_game(row) for row in found.mappings()]

    async def listed(self, states: Sequence[str], since: float = 0.0, limit: int = MOST_LISTED) -> list[GameRow]:
        """Public games in these states made since then, newest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    f"SELECT * FROM games WHERE is_public = 1 AND state IN ({_names(len(states))}) "
                    "AND created > :since ORDER BY created DESC LIMIT :most"
                ),
                {**_named(states), "since": since, "most": limit},
            )
            return [to_game(row) for row in found.mappings()]

    async def due(self, now: float, limit: int = MOST_LISTED, skip: int = 0) -> list[str]:
        """Games in which somebody's time has run out, the longest ago first, but for so many of them."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    "SELECT game FROM games WHERE state = 'playing' AND deadline < :now "
                    "ORDER BY deadline, game LIMIT :most OFFSET :skip"
                ),
                {"now": now, "most": limit, "skip": skip},
            )
            return [str(row[0]) for row in found]

    # Seats

    async def seats(self, game: str) -> list[SeatRow]:
        return (await self.seats_of([game]))[game]

    async def seats_of(self, games: Sequence[str]) -> dict[str, list[SeatRow]]:
        rows: dict[str, list[SeatRow]] = {game: [] for game in games}
        if games:
            async with self.engine.connect() as connection:
                found = await connection.execute(
                    text(f"SELECT * FROM seats WHERE game IN ({_names(len(games))}) ORDER BY game, seat"),
                    _named(games),
                )
                for row in found.mappings():
                    rows[row["game"]].append(to_seat(row))
        return rows

    async def change_seat(self, game: str, change: Callable[[list[SeatRow]], SeatRow]) -> SeatRow:
        """Change one seat of a game that has not begun; `change` sees all of them as they are and may refuse."""
        async with self.engine.begin() as connection:
            seats = await self._seats_before_start(connection, game)
            seat = change(seats)
            await connection.execute(
                text(
                    "UPDATE seats SET kind = :kind, name = :name, colour = :colour, level = :level, ready = :ready, "
                    "token = :token, address = :address WHERE game = :game AND seat = :seat"
                ),
                seat_values(seat),
            )
            await connection.execute(_PASS_ON_HOST, {"game": game})
            await self._tell(connection, f"{game} table")
            return seat

    async def start(self, game: str, check: Callable[[list[SeatRow]], None], begin: Append) -> None:
        """Begin a game, with the first entry of its log, unless `check` refuses the seats as they are."""
        async with self.engine.begin() as connection:
            check(await self._seats_before_start(connection, game))
            await put(connection, [begin], not self.is_sqlite)
            await self._tell(connection, f"{game} table")

    async def _seats_before_start(self, connection: AsyncConnection, game: str) -> list[SeatRow]:
        # Writing the row first makes everybody else who wants to change this table wait.
        held = await connection.execute(
            text("UPDATE games SET touched = :now WHERE game = :game AND state = 'open'"),
            {"game": game, "now": time.time()},
        )
        if not held.rowcount:
            raise not_found() if await read_game(connection, game) is None else begun()
        return await read_seats(connection, game)

    # The log

    async def append(self, append: Append) -> bool:
        """Store an entry under its number; false if that number is taken or the command is known."""
        return await self.writer.write(append)

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        async with self.engine.connect() as connection:
            return await read_entries(connection, game, after)

    async def lines(self, game: str) -> list[list[Any]]:
        """The number, seat, cause, body and outcome of every entry, as they are written."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT number, seat, cause, body, outcome FROM log WHERE game = :game ORDER BY number"),
                {"game": game},
            )
            return [list(row) for row in found]

    async def number_of(self, game: str, seat: int, command: str) -> int | None:
        """The entry that a command of a seat became, if it did."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT number FROM log WHERE game = :game AND seat = :seat AND command = :command"),
                {"game": game, "seat": seat, "command": command},
            )
            number = found.scalar_one_or_none()
            return None if number is None else int(number)

    # Chat

    async def was_said(self, game: str, seat: int, command: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(_SAID, {"game": game, "seat": seat, "command": command})
            return found.first() is not None

    async def say(self, line: ChatRow) -> ChatRow | None:
        """Add a line to the talk under the next number; nothing if this command was said already."""
        values = {**vars(line), "most": self.settings.most_lines}
        for _ in range(MOST_TRIES):
            async with self.engine.begin() as connection:
                found = await connection.execute(_SAY, values)
                number = found.scalar_one_or_none()
                if number is not None:
                    await self._tell(connection, f"{line.game} chat {number}")
                    return replace(line, number=int(number))
                known = await connection.execute(_SAID, values)
                if known.first() is not None:
                    return None
                found = await connection.execute(_LINES, values)
                if int(found.scalar_one()) >= self.settings.most_lines:
                    raise Refusal("not_now", TOO_MUCH_SAID.of())
        raise too_much_at_once()

    async def talk(self, game: str, after: int = 0, limit: int = MOST_LISTED) -> list[ChatRow]:
        """The last lines, oldest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM chat WHERE game = :game AND number > :after ORDER BY number DESC LIMIT :most"),
                {"game": game, "after": after, "most": limit},
            )
            return [ChatRow(**row) for row in reversed(list(found.mappings()))]


def too_many_games() -> Refusal:
    return Refusal("too_many_games", TOO_MANY_UNFINISHED.of(), 429)


async def read_game(connection: AsyncConnection, game: str) -> GameRow | None:
    found = await connection.execute(text("SELECT * FROM games WHERE game = :game"), {"game": game})
    row = found.mappings().first()
    return None if row is None else to_game(row)


async def read_seats(connection: AsyncConnection, game: str) -> list[SeatRow]:
    found = await connection.execute(text("SELECT * FROM seats WHERE game = :game ORDER BY seat"), {"game": game})
    return [to_seat(row) for row in found.mappings()]


async def read_entries(connection: AsyncConnection, game: str, after: int = 0) -> list[Entry]:
    found = await connection.execute(
        text("SELECT * FROM log WHERE game = :game AND number > :after ORDER BY number"),
        {"game": game, "after": after},
    )
    return [to_entry(row) for row in found.mappings()]


# When the host is gone, the person in the lowest seat is the next one; whoever sits down later on a lower one is not.
_PASS_ON_HOST: Final = text(
    "UPDATE games SET host = (SELECT MIN(seat) FROM seats WHERE game = :game AND kind = 'person') WHERE game = :game "
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE game = :game AND seat = games.host AND kind = 'person') "
    "AND EXISTS (SELECT 1 FROM seats WHERE game = :game AND kind = 'person')"
)
_SAY: Final = text(
    "INSERT INTO chat (game, number, seat, name, body, at, command) "
    "SELECT CAST(:game AS TEXT), COALESCE(MAX(number), 0) + 1, CAST(:seat AS INTEGER), CAST(:name AS TEXT), "
    "CAST(:body AS TEXT), CAST(:at AS DOUBLE PRECISION), CAST(:command AS TEXT) "
    "FROM chat WHERE game = CAST(:game AS TEXT) HAVING COALESCE(MAX(number), 0) < CAST(:most AS INTEGER) "
    "ON CONFLICT DO NOTHING RETURNING number"
)
_LINES: Final = text("SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = :game")
_SAID: Final = text("SELECT number FROM chat WHERE game = :game AND seat = :seat AND command = :command")


def _names(count: int) -> str:
    return ", ".join(f":v{i}" for i in range(count))


def _named(values: Sequence[str]) -> dict[str, str]:
    return {f"v{i}": value for i, value in enumerate(values)}
