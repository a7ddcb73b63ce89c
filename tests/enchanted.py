"""Arranging positions of `enchanted_land` for rule tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from skerry.rules.seafarers.explorers.enchanted_land import EnchantedLand
from skerry.rules.seafarers.explorers.enchanted_land.own import EnchantedOwn
from tests.islands import corners, island
from tests.knights import knight
from tests.table import Table

ENCHANTED = ["enchanted_land", "cities_and_knights"]

# The shortest crossing: a port of the home island, two ships, and where they land.
PORT = "(2,5) S"
CROSSING = ("(3,5) E", "(3,5) SE")
AT_SEA = "(3,5) SE"
LANDING = "(3,5) S"
# A knight's post beside the port, and the road to it.
POST = "(2,5) SE"
POST_ROAD = "(2,5) SE"
# Inland beyond the landing, one edge after another.
FIRST, SECOND, THIRD, FOURTH, FIFTH = "(4,4) S", "(4,3) SE", "(4,3) S", "(4,2) SE", "(4,2) S"

FLAGS = {1: "one_flag", 2: "two_flags", 3: "three_flags"}


def enchanted_table(players: int = 4, **given: Any) -> Table:
    """The printed example; seat 0 is on turn and has rolled."""
    table = Table(ENCHANTED, players, setup="fixed", **given)
    table.turn(0, rolled=True)
    return table


def scenario(table: Table) -> EnchantedLand:
    return cast(EnchantedLand, table.kernel.rules.module("enchanted_land"))


def own(table: Table) -> EnchantedOwn:
    return scenario(table).own


def told(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)["enchanted_land"]


def cross(table: Table, seat: int = 0, post: str = POST) -> None:
    """A port with a ready knight beside it, and ships from there to the enchanted land."""
    table.put(seat, "settlement", PORT)
    table.put(seat, "ship", *CROSSING)
    table.put(seat, "road", POST_ROAD)
    knight(table, seat, post, active=True)


def hunting(place: str, strength: str = "basic", dragons: Mapping[str, int] | None = None, **given: Any) -> Table:
    """Seat 0 is on turn with an active knight on a vertex of the enchanted land, beside these dragons."""
    table = enchanted_table(**given)
    knight(table, 0, place, strength, active=True)
    for vertex, flags in (dragons or {}).items():
        lay_dragon(table, vertex, flags)
    return table


def lay_dragon(table: Table, place: str, flags: int) -> None:
    """A dragon of so many flags is on a vertex; another one of them lies where this one came from."""
    dragons = own(table).dragons
    vertex = table.vertex(place)
    if dragons.has(table.kernel, vertex) and dragons.of(table.kernel, vertex) != flags:
        other = max(v for v in lairs(table) if dragons.of(table.kernel, v) == flags and v != vertex)
        dragons.set(table.kernel, other, dragons.of(table.kernel, vertex))
        dragons.set(table.kernel, vertex, flags)


def lairs(table: Table) -> list[int]:
    """Where dragons lie now."""
    return [int(place) for place in told(table)["dragons"]]


def land_vertices(table: Table) -> set[int]:
    return corners(table, island(table, "enchanted"))


def inland(table: Table) -> set[int]:
    return set(table.kernel.rules.board.vertices_of("dragons"))


def coast(table: Table) -> set[int]:
    return land_vertices(table) - inland(table)


def give_dragons(table: Table, seat: int, count: int) -> None:
    """Dragons that a seat has beaten before, taken off the board from the last on."""
    for vertex in sorted(lairs(table))[-count:]:
        own(table).win_tile(table.kernel, seat, vertex)
