"""Founding: somebody at the coast, and there a ship instead of a road."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.network import network_of
from skerry.engine.placement import is_coastal
from skerry.engine.rules import FoundingRound
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

SHIP_AT_COAST: Final = ReasonKind("founding_ship_at_coast", "beside a building on the coast you must place a ship")
LAST_AT_COAST: Final = ReasonKind("founding_last_at_coast", "one of your buildings must be founded on the coast")


def founding_rounds(rules: Rules) -> list[FoundingRound]:
    """A settlement, the city, and from the player who founded the last city on a second settlement, which pays
    (TDEGK-27 to TDEGK-30)."""
    settlement = int(rules.settlement)
    return [
        FoundingRound(clockwise=True, building=settlement, pays=False),
        FoundingRound(clockwise=False, building=int(rules.city), pays=False),
        FoundingRound(clockwise=True, building=settlement, pays=True),
    ]


def owes_coast(kernel: Kernel, seat: i64) -> bool:
    """Whether a seat founds its last building and has none at the coast; a lake is no coast (TDEGK-32 to TDEGK-34)."""
    buildings = network_of(kernel, seat).buildings
    if len(buildings) < len(kernel.rules.founding_rounds) - 1:
        return False
    for vertex in buildings:
        if is_coastal(kernel, vertex):
            return False
    return True


def must_be_ship(kernel: Kernel, colour: i64, edge: i64) -> bool:
    """Whether a founding road would lie beside an own building on the coast (TDEGK-35)."""
    for end in range(2):
        vertex = kernel.topology.edge_vertex[2 * edge + end]
        if kernel.state.vertex_owner[vertex] == colour and is_coastal(kernel, vertex):
            return True
    return False
