"""Sea routes that may not branch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.reason import ReasonKind
from skerry.rules.seafarers.explorers.great_canal.tables import SHIPS_AT_VERTEX

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

ROUTE_BRANCHES: Final = ReasonKind(
    "sea_route_branches", "a sea route may not branch: only two of your ships meet where you have no building"
)


def would_branch(kernel: Kernel, colour: i64, edge: i64) -> bool:
    """Whether a ship on an edge would be the third of its owner at a vertex without an own building (TDEGK-81)."""
    ends = kernel.topology.edge_vertex
    return is_full(kernel, colour, ends[2 * edge]) or is_full(kernel, colour, ends[2 * edge + 1])


def is_full(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    state = kernel.state
    if state.vertex_owner[vertex] == colour:
        return False
    owner = state.edge_owner
    around = kernel.topology.vertex_edge
    spokes = kernel.topology.spokes
    ships: i64 = 0
    for slot in range(spokes * vertex, spokes * (vertex + 1)):
        edge = around[slot]
        if edge >= 0 and owner[edge] == colour and state.edge_piece[edge] == kernel.rules.ship:
            ships += 1
            if ships == SHIPS_AT_VERTEX:
                return True
    return False
