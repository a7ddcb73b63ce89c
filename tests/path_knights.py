"""Tables of Barbarian Attack with Cities & Knights for tests: knights on edges, in the words of the game."""

from __future__ import annotations

from typing import Any

from skerry.engine.module import Module
from skerry.rules.cities_and_knights.knights import put_knight
from tests import knights
from tests.barbarians import coast_table, on_turn
from tests.table import Table

MODULES = ("barbarian_attack", "cities_and_knights")
SIDES = ("NE", "E", "SE", "SW", "W", "NW")


def paths_table(*beside: str | Module, **arranged: Any) -> Table:
    """Nobody has founded anything, and no barbarian is on the board."""
    return coast_table("cities_and_knights", *beside, **arranged)


def paths_turn(*beside: str | Module, **arranged: Any) -> Table:
    """The same, and seat 0 has rolled."""
    return on_turn("cities_and_knights", *beside, **arranged)


def rider(table: Table, colour: int, edge: str, strength: str = "basic", active: bool = False) -> None:
    """Put a knight on an edge; an active one has been so since before this turn."""
    put_knight(table.kernel, knights.own(table), colour, knights.STRENGTHS[strength], table.edge(edge), int(active))


def riders(table: Table) -> dict[int, tuple[int, int, bool]]:
    """By edge, whose knight stands there, how strong, and whether it is active."""
    told = table.view()["cities_and_knights"]["knights"]
    return {knight["edge"]: (knight["colour"], knight["strength"], knight["active"]) for knight in told}


def knight_at(table: Table, edge: str) -> tuple[int, int, bool] | None:
    return riders(table).get(table.edge(edge))
