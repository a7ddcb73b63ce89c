"""The halls of all nodes: their rows, people, referees and logs.

One node leads a hall: it alone writes its log, and every writing says so again. Whoever lost the lead meanwhile finds
that nothing of it was stored.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal
from skerry.server.store.columns import insert_into
from skerry.server.store.hall_rows import AskedRow, HallRow, Line, PersonRow, RefereeRow
from skerry.server.store.store import Store

TOO_MANY_HALLS: Final = ReasonKind("too_many_halls", "you have too many halls that are not over; end one first")
NO_SUCH_HALL: Final = ReasonKind("no_such_hall", "there is no such hall")

HALL_COLUMNS: Final = tuple(HallRow.__dataclass_fields__)
PERSON_COLUMNS: Final = tuple(PersonRow.__dataclass_fields__)
MOST_LINES: Final = 2000
MOST_ASKED: Final = 500
_INSERT_LINES: Final = text(
    "INSERT INTO hall_log (hall, number, at, kind, body) VALUES (:hall, :number, :at, :kind, :body)"
)
_LEAD: Final = text(
    "UPDATE halls SET length = :length, phase = :phase, lease = :lease "
    "WHERE hall = :hall AND leader = :leader AND term = :term AND length = :before"
)


class LostLeadError(Exception):
    """Another node leads the hall now, or wrote its log; nothing was stored."""


class HallStore:
    """Beside the store of games, in the same database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine
        self.several = not store.is_sqlite

    # Halls

    async def create(self, row: HallRow, first: Line, most: int) -> None:
        async with self._writing() as connection:
            living = "SELECT COUNT(*) FROM halls WHERE address = :address AND phase <> 'FINISHED'"
            found = await connection.execute(text(living), {"address": row.address})
            if found.scalar_one() >= most:
                raise Refusal("too_many_halls", TOO_MANY_HALLS.of(), 429)
            await connection.execute(text(insert_into("halls", HALL_COLUMNS)), _plain(asdict(row)))
            await connection.execute(_INSERT_LINES, [_line(row.hall, first)])

    async def hall(self, hall: str) -> HallRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(text("SELECT * FROM halls WHERE hall = :hall"), {"hall": hall})
            row = found.mappings().first()
            return None if row is None else to_hall(row)

    async def change(self, hall: str, **values: Any) -> None:
        """Change what the organiser may: nothing of it is in the log."""
        told = ", ".join(f"{name} = :{name}" for name in values)
        async with self._writing() as connection:
            statement = f"UPDATE halls SET {told} WHERE hall = :hall"
            await connection.execute(text(statement), {**_plain(values), "hall": hall})
            await self._tell(connection, hall, "hall_row")

    async def remove(self, hall: str) -> None:
        async with self._writing() as connection:
            for table in ("hall_inbox", "hall_log", "hall_people", "hall_referees", "halls"):
                await connection.execute(text(f"DELETE FROM {table} WHERE hall = :hall"), {"hall": hall})
            await self._tell(connection, hall, "hall_gone")

    # People

    async def people(self, hall: str) -> list[PersonRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM hall_people WHERE hall = :hall ORDER BY number"), {"hall": hall}
            )
            return [to_person(row) for row in found.mappings()]

    async def person(self, hall: str, number: int) -> PersonRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM hall_people WHERE hall = :hall AND number = :number"),
                {"hall": hall, "number": number},
            )
            row = found.mappings().first()
            return None if row is None else to_person(row)

    async def add_person(self, person: PersonRow) -> None:
        """Somebody who came by a referee's act and not by registering."""
        async with self._writing() as connection:
            await connection.execute(text(insert_into("hall_people", PERSON_COLUMNS)), _plain(asdict(person)))
            await self._tell(connection, person.hall, "hall_people")

    async def change_people(self, hall: str, changes: Sequence[tuple[int, dict[str, Any]]]) -> None:
        async with self._writing() as connection:
            for number, values in changes:
                told = ", ".join(f"{name} = :{name}" for name in values)
                await connection.execute(
                    text(f"UPDATE hall_people SET {told} WHERE hall = :hall AND number = :number"),
                    {**_plain(values), "hall": hall, "number": number},
                )
            numbers = " ".join(str(number) for number, _ in changes) if len(changes) <= 100 else ""
            await self._tell(connection, hall, f"hall_people {numbers}")

    async def exchange(self, hall: str, table: str, code: str, token: str) -> bool:
        """Put a token in the place of a code; false if somebody was quicker. The table is that of players or
        referees."""
        async with self._writing() as connection:
            done = await connection.execute(
                text(f"UPDATE {table} SET token = :token, code = NULL WHERE hall = :hall AND code = :code"),
                {"hall": hall, "code": code, "token": token},
            )
            if done.rowcount:
                await self._tell(connection, hall, "hall_people")
            return bool(done.rowcount)

    # Referees

    async def referees(self, hall: str) -> list[RefereeRow]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text("SELECT * FROM hall_referees WHERE hall = :hall ORDER BY name"), {"hall": hall}
            )
            return [RefereeRow(**row) for row in found.mappings()]

    async def put_referee(self, row: RefereeRow) -> None:
        async with self._writing() as connection:
            about = {"hall": row.hall, "name": row.name}
            await connection.execute(text("DELETE FROM hall_referees WHERE hall = :hall AND name = :name"), about)
            await connection.execute(
                text(insert_into("hall_referees", tuple(RefereeRow.__dataclass_fields__))), asdict(row)
            )
            await self._tell(connection, row.hall, "hall_people")

    async def remove_referee(self, hall: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(
                text("DELETE FROM hall_referees WHERE hall = :hall AND name = :name"), {"hall": hall, "name": name}
            )
            await self._tell(connection, hall, "hall_people")

    # Leading

    async def take_lead(self, hall: str, node: str, lease: float) -> HallRow | None:
        """The row of a hall that this node leads from now on; None while another one does."""
        now = time.time()
        free = "" if not self.several else "AND (leader IS NULL OR leader = :node OR lease < :now) "
        values = {"hall": hall, "node": node, "now": now, "until": now + lease}
        async with self._writing() as connection:
            done = await connection.execute(
                text(
                    "UPDATE halls SET leader = :node, lease = :until, term = term + 1 "
                    f"WHERE hall = :hall {free}RETURNING *"
                ),
                values,
            )
            row = done.mappings().first()
            if row is not None:
                await self._tell(connection, hall, "hall_lead")
            return None if row is None else to_hall(row)

    async def give_up_lead(self, row: HallRow) -> None:
        async with self._writing() as connection:
            await connection.execute(
                text("UPDATE halls SET lease = 0 WHERE hall = :hall AND leader = :leader AND term = :term"),
                {"hall": row.hall, "leader": row.leader, "term": row.term},
            )
            await self._tell(connection, row.hall, "hall_lead")

    async def append(
        self,
        row: HallRow,
        lines: Sequence[Line],
        people: Sequence[PersonRow],
        answers: Sequence[tuple[int, str]],
        phase: str,
        lease: float,
    ) -> None:
        """Write entries, with the people who came by them and the answers for other nodes, or nothing of it."""
        async with self._writing() as connection:
            done = await connection.execute(
                _LEAD,
                {
                    "hall": row.hall,
                    "leader": row.leader,
                    "term": row.term,
                    "before": row.length,
                    "length": row.length + len(lines),
                    "phase": phase,
                    "lease": time.time() + lease,
                },
            )
            if not done.rowcount:
                raise LostLeadError(row.hall)
            if lines:
                await connection.execute(_INSERT_LINES, [_line(row.hall, line) for line in lines])
            if people:
                await connection.execute(
                    text(insert_into("hall_people", PERSON_COLUMNS)), [_plain(asdict(person)) for person in people]
                )
            if answers:
                await connection.execute(
                    text("UPDATE hall_inbox SET answer = :answer WHERE id = :id"),
                    [{"id": number, "answer": answer} for number, answer in answers],
                )
            if people:
                await self._tell(connection, row.hall, "hall_people")
            if lines or answers:
                await self._tell(connection, row.hall, f"hall_log {row.length + len(lines)}")

    async def lines(self, hall: str, first: int, most: int = MOST_LINES) -> list[Line]:
        """Entries from a number on, some at a time."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    "SELECT number, at, kind, body FROM hall_log WHERE hall = :hall AND number >= :first "
                    "ORDER BY number LIMIT :most"
                ),
                {"hall": hall, "first": first, "most": most},
            )
            return [(int(number), int(at), str(kind), str(body)) for number, at, kind, body in found]

    # What other nodes ask

    async def ask(self, hall: str, node: str, at: int, body: str) -> int:
        async with self._writing() as connection:
            found = await connection.execute(
                text(
                    "INSERT INTO hall_inbox (hall, node, at, body) "
                    "SELECT CAST(:hall AS TEXT), CAST(:node AS TEXT), CAST(:at AS BIGINT), CAST(:body AS TEXT) "
                    "RETURNING id"
                ),
                {"hall": hall, "node": node, "at": at, "body": body},
            )
            number = int(found.scalar_one())
            await self._tell(connection, hall, "hall_asked")
            return number

    async def asked(self, hall: str, taken: Collection[int]) -> list[AskedRow]:
        """What was not answered yet, in order, but for what is taken: of two written at one moment the one with the
        higher number may be seen first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                text(
                    "SELECT id, node, at, body FROM hall_inbox WHERE hall = :hall AND answer IS NULL "
                    "ORDER BY id LIMIT :most"
                ),
                {"hall": hall, "most": MOST_ASKED + len(taken)},
            )
            return [AskedRow(**row) for row in found.mappings() if row["id"] not in taken]

    async def answers(self, hall: str, node: str) -> list[tuple[int, dict[str, Any]]]:
        """The answers for one node, which are taken away by that."""
        async with self._writing() as connection:
            found = await connection.execute(
                text(
                    "DELETE FROM hall_inbox WHERE hall = :hall AND node = :node AND answer IS NOT NULL "
                    "RETURNING id, answer"
                ),
                {"hall": hall, "node": node},
            )
            return [(int(number), json.loads(answer)) for number, answer in found]

    async def forget_answers(self, hall: str, before: int) -> None:
        """Answers to what was asked before that moment: whoever waited for them has given up, or was killed."""
        async with self._writing() as connection:
            await connection.execute(
                text("DELETE FROM hall_inbox WHERE hall = :hall AND at < :before AND answer IS NOT NULL"),
                {"hall": hall, "before": before},
            )

    # Transactions

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            if not self.several:
                # The driver would begin only at the first writing, when somebody else may be writing.
                await connection.execute(text("BEGIN IMMEDIATE"))
            yield connection
        self.store.outage.worked()

    async def _tell(self, connection: AsyncConnection, hall: str, what: str) -> None:
        if self.several:
            told = {"payload": f"{hall} {what}"}
            await connection.execute(text("SELECT pg_notify('skerry', :payload)"), told)


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}


def _line(hall: str, line: Line) -> dict[str, Any]:
    number, at, kind, body = line
    return {"hall": hall, "number": number, "at": at, "kind": kind, "body": body}


def to_hall(row: Any) -> HallRow:
    return HallRow(**{**{name: row[name] for name in HALL_COLUMNS}, "shared_address": bool(row["shared_address"])})


def to_person(row: Any) -> PersonRow:
    return PersonRow(**{**{name: row[name] for name in PERSON_COLUMNS}, "checked_in": bool(row["checked_in"])})
