"""How the values of the store lie in their columns."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from skerry.server.store.rows import Entry, GameRow, SeatRow

GAME_COLUMNS: Final = (
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
    "most_entries",
    "touched",
    "offer_wait",
    "host",
)
SEAT_COLUMNS: Final = ("game", "seat", "kind", "name", "colour", "level", "ready", "token", "address")
LOG_COLUMNS: Final = ("game", "number", "seat", "cause", "body", "command", "at", "outcome")


def insert_into(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"


def game_values(game: GameRow) -> dict[str, Any]:
    return {
        **vars(game),
        "config": json.dumps(game.config),
        "clock": json.dumps(game.clock),
        "result": None if game.result is None else json.dumps(game.result),
        "is_public": int(game.is_public),
        "may_watch": int(game.may_watch),
    }


def seat_values(seat: SeatRow) -> dict[str, Any]:
    return {**vars(seat), "ready": int(seat.ready)}


def to_game(row: Any) -> GameRow:
    """What a newer version has added is left alone, so that nodes can be brought up to date one after the other."""
    return GameRow(
        **{
            **{name: row[name] for name in GAME_COLUMNS},
            "config": json.loads(row["config"]),
            "clock": json.loads(row["clock"]),
            "result": None if row["result"] is None else json.loads(row["result"]),
            "is_public": bool(row["is_public"]),
            "may_watch": bool(row["may_watch"]),
        }
    )


def to_seat(row: Any) -> SeatRow:
    return SeatRow(**{**row, "ready": bool(row["ready"])})


def to_entry(row: Any) -> Entry:
    return Entry(**{**row, "body": json.loads(row["body"])})
