"""Ends that nobody won: the log is full, nobody came for long, or the operator says so."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from skerry.server.live.progress import END, Progress, ended, follow_log
from skerry.server.store.rows import BY_TABLE, FINISHED, OPEN, Entry, GameRow
from skerry.server.store.store import Store, read_entries, read_game
from skerry.server.store.writer import Append

if TYPE_CHECKING:
    from skerry.server.live.table import Table

log = logging.getLogger("skerry.ending")

# Why a game ended undecided.
LIMIT: Final = "limit"
ABANDONED: Final = "abandoned"
OPERATOR: Final = "operator"

NEVER: Final = float("inf")


def end_entry(game: str, number: int, why: str) -> Entry:
    return Entry(game, number, 0, BY_TABLE, {"table": END, "why": why}, None, time.time())


async def end_if_full(table: Table) -> None:
    """The last entry of a log that is full, while the table's lock is held."""
    progress = table.progress
    if progress is None or not progress.is_full:
        return
    twin = progress.fork()
    entry = end_entry(table.row.game, progress.number + 1, LIMIT)
    twin.follow(entry)
    if await table.store_entry(Append(entry, twin.state, result=twin.result())):
        table.accept(twin, entry)
    else:
        await table.catch_up()


async def end_game(store: Store, game: str, why: str, untouched_since: float = NEVER) -> bool:
    """End a game that has begun, wherever it is being played; false if it is over or somebody touched it since then.

    The long part, following the log, is done before the game is held."""
    row = await store.game(game)
    if not is_to_end(row, untouched_since):
        return False
    assert row is not None
    entries = await store.entries(game)
    progress = await asyncio.to_thread(followed, row, entries)
    async with store.held(game) as connection:
        if not is_to_end(await read_game(connection, game), untouched_since):
            return False
        later = await read_entries(connection, game, entries[-1].number)
        entry = end_entry(game, [*entries, *later][-1].number + 1, why)
        await store.put_held(connection, Append(entry, FINISHED, result=result_of(progress, later, entry, why)))
    return True


def is_to_end(row: GameRow | None, untouched_since: float) -> bool:
    return row is not None and row.state not in (OPEN, FINISHED) and row.touched < untouched_since


def followed(row: GameRow, entries: Sequence[Entry]) -> Progress | None:
    """None for a game that this version cannot even begin."""
    try:
        return follow_log(row, entries)
    except Exception:
        log.exception("the game cannot be made", extra={"game": row.game})
        return None


def result_of(progress: Progress | None, later: Sequence[Entry], end: Entry, why: str) -> dict[str, Any]:
    """What is told of an end without a winner; of a game that cannot be followed to its end, what is known of it."""
    if progress is None:
        return {"winners": [], "scores": [], "turns": 0, "undecided": why}
    if progress.fault is None:
        try:
            for entry in later:
                progress.follow(entry)
        except Exception:
            log.exception("the log cannot be followed", extra={"game": end.game})
    result = ended(progress, [end]).result()
    assert result is not None
    return result
