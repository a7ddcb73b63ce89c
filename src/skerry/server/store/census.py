"""What an operator looks for among all games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import text

from skerry.server.store.columns import to_game
from skerry.server.store.rows import GameRow
from skerry.server.store.store import Store


@dataclass(frozen=True)
class Wanted:
    """Games that all of this holds for."""

    states: tuple[str, ...]
    address: str | None = None
    created_before: float | None = None
    touched_before: float | None = None
    most: int = 50


async def find_games(store: Store, wanted: Wanted) -> list[GameRow]:
    """Those untouched for longest come first."""
    named: dict[str, Any] = {f"state{i}": state for i, state in enumerate(wanted.states)}
    conditions = [f"state IN ({', '.join(f':{name}' for name in named)})"]
    for condition, value in (
        ("address = :address", wanted.address),
        ("created < :created_before", wanted.created_before),
        ("touched < :touched_before", wanted.touched_before),
    ):
        if value is not None:
            conditions.append(condition)
            named[condition.rpartition(":")[2]] = value
    async with store.engine.connect() as connection:
        found = await connection.execute(
            text(f"SELECT * FROM games WHERE {' AND '.join(conditions)} ORDER BY touched, game LIMIT :most"),
            {**named, "most": wanted.most},
        )
        return [to_game(row) for row in found.mappings()]
