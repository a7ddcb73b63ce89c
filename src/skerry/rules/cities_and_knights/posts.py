"""What a knight does where it stands, beside defending: it guards own hexes and is in somebody's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.state import NO_PIECE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# In hundredths of a point: an own building at a hex from which the knight can chase the robber (CK-133), a route piece
# of somebody else that ends where it stands (CK-138), a site that it keeps free of settlements (CK-136).
GUARDED_WORTH: Final = 2
BLOCKED_WORTH: Final = 10
SITE_HARM: Final = 12


def post_worth(kernel: Kernel, seat: i64, vertex: i64) -> i64:
    """What a knight of a seat is worth on a vertex, beyond being there at all."""
    worth = GUARDED_WORTH * guarded_buildings(kernel, seat, vertex)
    topology = kernel.topology
    is_open = True
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0:
            owner = kernel.state.edge_owner[edge]
            if owner >= 0 and owner != seat:
                worth += BLOCKED_WORTH
            if kernel.state.vertex_piece[topology.vertex_vertex[topology.spokes * vertex + spoke]] != NO_PIECE:
                is_open = False
    return worth - SITE_HARM if is_open else worth


def guarded_buildings(kernel: Kernel, seat: i64, vertex: i64) -> i64:
    """Own buildings at the hexes around a vertex, once for each hex."""
    topology = kernel.topology
    count: i64 = 0
    for slot in range(3):
        hex_ = topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0:
            for corner in range(6):
                if kernel.state.vertex_owner[topology.hex_vertex[6 * hex_ + corner]] == seat:
                    count += 1
    return count
