"""The schema, as the steps that led to it; each is run once, in order, in one transaction."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from skerry.engine.errors import ConfigError

# Types that SQLite and PostgreSQL both know. A step that has been released is never changed, only followed by another.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE games (
            game TEXT PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            address TEXT NOT NULL,
            config TEXT NOT NULL,
            seed TEXT NOT NULL,
            state TEXT NOT NULL,
            is_public INTEGER NOT NULL,
            may_watch INTEGER NOT NULL,
            clock TEXT NOT NULL,
            length INTEGER NOT NULL,
            deadline DOUBLE PRECISION,
            result TEXT,
            rematch TEXT,
            fault TEXT
        )""",
        "CREATE INDEX games_by_state ON games (state, created)",
        "CREATE INDEX games_by_deadline ON games (deadline)",
        """CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (game),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            colour TEXT NOT NULL,
            level TEXT NOT NULL,
            ready INTEGER NOT NULL,
            token TEXT,
            PRIMARY KEY (game, seat)
        )""",
        """CREATE TABLE log (
            game TEXT NOT NULL REFERENCES games (game),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            cause TEXT NOT NULL,
            body TEXT NOT NULL,
            command TEXT,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, number),
            UNIQUE (game, seat, command)
        )""",
        """CREATE TABLE chat (
            game TEXT NOT NULL REFERENCES games (game),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            body TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game, number)
        )""",
    ),
    (
        # What chance and the rules made of an entry, as a digest, so that a replay can be held against it.
        "ALTER TABLE log ADD COLUMN outcome TEXT",
        "ALTER TABLE chat ADD COLUMN command TEXT",
        "CREATE UNIQUE INDEX chat_by_command ON chat (game, seat, command)",
        "CREATE INDEX games_by_address ON games (address, created)",
    ),
    (
        "ALTER TABLE games ADD COLUMN most_entries INTEGER NOT NULL DEFAULT 20000",
        "ALTER TABLE games ADD COLUMN touched DOUBLE PRECISION NOT NULL DEFAULT 0",
        "UPDATE games SET touched = COALESCE((SELECT MAX(at) FROM log WHERE log.game = games.game), created)",
        # Those that count against an address. `touched` has no index: it changes with every entry.
        "CREATE INDEX games_living ON games (address) WHERE state <> 'finished'",
        "ALTER TABLE games ADD COLUMN offer_wait DOUBLE PRECISION NOT NULL DEFAULT 15",
        "ALTER TABLE games ADD COLUMN host INTEGER NOT NULL DEFAULT 0",
        # What is written to see whether anything can be.
        "CREATE TABLE pulse (at DOUBLE PRECISION NOT NULL)",
        "INSERT INTO pulse (at) VALUES (0)",
        # From where somebody sat down, so that one address does not take all seats of a public table.
        "ALTER TABLE seats ADD COLUMN address TEXT NOT NULL DEFAULT ''",
    ),
    (
        """CREATE TABLE halls (
            hall TEXT PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            address TEXT NOT NULL,
            name TEXT NOT NULL,
            organiser TEXT NOT NULL,
            door_word TEXT,
            registration TEXT NOT NULL,
            shared_address INTEGER NOT NULL,
            phase TEXT NOT NULL,
            length INTEGER NOT NULL,
            leader TEXT,
            lease DOUBLE PRECISION NOT NULL,
            term INTEGER NOT NULL
        )""",
        "CREATE INDEX halls_by_address ON halls (address)",
        """CREATE TABLE hall_log (
            hall TEXT NOT NULL REFERENCES halls (hall),
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (hall, number)
        )""",
        """CREATE TABLE hall_people (
            hall TEXT NOT NULL REFERENCES halls (hall),
            number INTEGER NOT NULL,
            token TEXT,
            code TEXT,
            bot TEXT,
            checked_in INTEGER NOT NULL,
            address TEXT NOT NULL,
            PRIMARY KEY (hall, number)
        )""",
        """CREATE TABLE hall_referees (
            hall TEXT NOT NULL REFERENCES halls (hall),
            name TEXT NOT NULL,
            token TEXT,
            code TEXT,
            PRIMARY KEY (hall, name)
        )""",
        # What people at one node ask of the node that leads; with SQLite there is one node, and nothing in it.
        """CREATE TABLE hall_inbox (
            id BIGSERIAL PRIMARY KEY,
            hall TEXT NOT NULL REFERENCES halls (hall),
            node TEXT NOT NULL,
            at BIGINT NOT NULL,
            body TEXT NOT NULL,
            answer TEXT
        )""",
        "CREATE INDEX hall_inbox_by_hall ON hall_inbox (hall, id)",
    ),
)


async def migrate(connection: AsyncConnection) -> None:
    """Bring a database, new or old, to the newest step."""
    if connection.dialect.name == "postgresql":
        # Several nodes may start at the same moment.
        await connection.execute(text("SELECT pg_advisory_xact_lock(7305510)"))
    else:
        # Left to itself the driver would begin with the first insertion, and a step could be half done.
        await connection.execute(text("BEGIN IMMEDIATE"))
    await connection.execute(
        text("CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)")
    )
    done = await step_of(connection)
    for number, statements in enumerate(STEPS, 1):
        if number > done:
            for statement in statements:
                await connection.execute(text(statement))
            await connection.execute(
                text("INSERT INTO migrations (step, at) VALUES (:step, :at)"), {"step": number, "at": time.time()}
            )


async def step_of(connection: AsyncConnection) -> int:
    """How far a database has come; one of a newer version is not touched."""
    done = int((await connection.execute(text("SELECT COALESCE(MAX(step), 0) FROM migrations"))).scalar_one())
    if done > len(STEPS):
        raise ConfigError(f"the database is at step {done} of a newer version; this one knows {len(STEPS)}")
    return done


async def need_newest(connection: AsyncConnection) -> None:
    """For those who come beside a server that runs: to change the schema under it is not theirs."""
    done = await step_of(connection)
    if done < len(STEPS):
        raise ConfigError(f"the database is at step {done} of an older version: start the server of this one first")
