"""Arranging positions of `great_canal` for rule tests."""

from __future__ import annotations

from typing import Any

from skerry.rules.seafarers.explorers.great_canal import GreatCanal
from skerry.rules.seafarers.explorers.great_canal.digging import lay_tile
from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn
from tests.table import Table

CANAL = ["great_canal", "cities_and_knights"]
# From the lake to the desert (TDEGK-09).
COURSE = ("(6,6)", "(7,5)", "(7,4)", "(6,4)", "(5,5)", "(4,5)", "(3,5)", "(3,4)", "(3,3)")
FIELDS = {"(2,1)": 10, "(2,2)": 12, "(3,1)": 4, "(3,3)": 6, "(4,1)": 3, "(4,2)": 5}
DESERT_A = "(3,2)"
LAKE_B = "(5,7)"


def canal_table(players: int = 4, **given: Any) -> Table:
    """The printed example; nobody has founded anything."""
    return Table(CANAL, players, setup="fixed", **given)


def begun(**given: Any) -> Table:
    """Seat 0 is on turn and has rolled."""
    table = canal_table(**given)
    table.turn(0, rolled=True)
    return table


def own(table: Table) -> CanalOwn:
    module = table.kernel.rules.module("great_canal")
    assert isinstance(module, GreatCanal)
    return module.own


def told(table: Table) -> dict[str, Any]:
    return table.view()["great_canal"]


def markers(table: Table) -> list[int]:
    """The canal markers that everybody has won."""
    return told(table)["canal_markers"]


def lies(table: Table, place: str) -> str:
    """What lies on a hex of the course."""
    return told(table)["canal"][str(table.hex(place))]


def dug(table: Table, *places: str) -> None:
    """Tiles lie on these hexes already, and nobody here won their markers."""
    for place in places:
        lay_tile(table.kernel, own(table), table.hex(place))
