"""Harbours and the rates they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.map_file import HARBOUR_ANY

if TYPE_CHECKING:
    from skerry.board.map_file import Harbour
    from skerry.board.topology import Topology
    from skerry.engine.kernel import Kernel

BANK_RATE: Final = 4
ANY_RATE: Final = 3
SPECIAL_RATE: Final = 2


def harbours_by_vertex(topology: Topology, harbours: list[Harbour]) -> vec[i64]:
    """Each harbour serves exactly the two vertices of its edge (BASE-116)."""
    served = zeros(topology.vertices)
    for harbour in harbours:
        for end in range(2):
            vertex = topology.edge_vertex[2 * harbour.edge + end]
            served[vertex] |= 1 << harbour.kind
    return served


def uses_harbour(kernel: Kernel, vertex: i64) -> bool:
    """Whether a building on this vertex has a harbour and may use it."""
    used = kernel.state.harbour[vertex] != 0
    for module in kernel.rules.adjust_harbour_use:
        used = module.adjust_harbour_use(kernel, vertex, used)
    return used


def refresh_rates(kernel: Kernel, seat: i64) -> None:
    """Work out a seat's bank rates from the harbours it has a building at."""
    state = kernel.state
    reached: i64 = 0
    for vertex in range(len(state.vertex_owner)):
        if state.vertex_owner[vertex] == seat and uses_harbour(kernel, vertex):
            reached |= state.harbour[vertex]
    general: i64 = ANY_RATE if reached >> HARBOUR_ANY & 1 else BANK_RATE
    for kind in range(state.kinds):
        rate = general
        if kind < HARBOUR_ANY and reached >> kind & 1:
            rate = SPECIAL_RATE
        for module in kernel.rules.adjust_rate:
            rate = module.adjust_rate(kernel, seat, kind, rate)
        state.rate[seat * state.kinds + kind] = rate
