"""How SQLite is opened here, and what becomes of a connection that cannot write."""

from __future__ import annotations

import os
import sqlite3
from typing import Any, Final

from sqlalchemy import ExceptionContext, event
from sqlalchemy.engine import Engine

# How SQLite says that it cannot write, or not any more.
NOT_WRITABLE: Final = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)
# Readers do not wait for the writer, and what was committed survives a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


def set_up(engine: Engine) -> None:
    event.listen(engine, "do_connect", _need_writable)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "handle_error", _let_go)


def need_writable(file: str) -> None:
    """SQLite would open a file that may only be read, keep that connection so whatever becomes of the file, and leave
    files beside it that may only be read as well."""
    if os.path.exists(file) and not os.access(file, os.W_OK):
        failure = sqlite3.OperationalError("attempt to write a readonly database")
        failure.sqlite_errorcode = sqlite3.SQLITE_READONLY
        raise failure


def sqlite_code(failure: BaseException | None) -> int:
    """What kind of failure it was, without its finer points; 0 where it is none of SQLite's."""
    code = getattr(failure, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else 0


def _need_writable(_: object, __: object, places: list[Any], ___: object) -> None:
    need_writable(str(places[0]))


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _let_go(context: ExceptionContext) -> None:
    """Treat it like a lost connection: this one and all others in the pool are opened afresh."""
    if sqlite_code(context.original_exception) in NOT_WRITABLE:
        context.is_disconnect = True
