"""A narrow sea between four coasts, for tests of ships: land in every corner and open water in the middle.

The north line runs along the north of the middle row, from the forest to the field: its edge k leads from vertex k to
vertex k + 1; vertices 0 and 1 lie on the forest, 9 and 10 on the field, all others between sea hexes only.
"""

from __future__ import annotations

from collections.abc import Sequence

from skerry.engine.module import Module
from tests.table import Table, crest, crest_vertex

SOUND = """
name sound
row 0 offset 0: forest:9 sea sea sea sea field:4
row 1 offset 1: sea sea sea sea sea
row 2 offset 0: hill:6 sea sea sea sea mountain:5
row 3 offset 1: pasture:10 desert gold_field:8 sea sea
"""


def sound(
    *beside: str | Module,
    players: int = 4,
    dice: Sequence[Sequence[int]] = (),
    thefts: Sequence[str] = (),
    **options: object,
) -> Table:
    """A table at the sound; nobody has founded anything, and the pirate is not yet on the board."""
    return Table(["new_shores", *beside], players, dice=dice, thefts=thefts, own_map=SOUND, **options)


def north(first: int, last: int) -> list[str]:
    """The edges of the north line from one of its vertices to another."""
    return crest(1, last - first, first)


def north_vertex(k: int) -> str:
    return "(1,4) NE" if k == 10 else crest_vertex(1, k)


def around(place: str) -> list[str]:
    """The six edges of a hex, clockwise from its northern corner."""
    return [f"{place} {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")]


def ends(table: Table, edge: str) -> set[int]:
    number = table.edge(edge)
    return {int(table.kernel.topology.edge_vertex[2 * number + end]) for end in range(2)}


def edges_of(table: Table, seat: int, kind: str) -> set[int]:
    """Where a seat may act in a way that names an edge."""
    return {action.operands["edge"] for action in table.legal(seat, kind)}


def named(table: Table, *edges: str) -> set[int]:
    return {table.edge(edge) for edge in edges}
