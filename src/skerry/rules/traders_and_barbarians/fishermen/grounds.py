"""Fishing grounds as they lie: which intersections they serve, and which coast they cover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.coast import ground_edges, ground_vertices

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing


def served(kernel: Kernel, tip: i64) -> list[int]:
    """The intersections of the ground that points at a vertex: that one and both outer ends (FISH-14)."""
    edges = ground_edges(kernel.topology, kernel.state.terrain, int(tip))
    return ground_vertices(kernel.topology, int(tip), edges)


def ground_numbers_at(kernel: Kernel, fishing: Fishing, vertex: i64) -> i64:
    """A bit for each number of the grounds that serve a vertex."""
    one: i64 = 1
    mask: i64 = 0
    topology = kernel.topology
    if fishing.grounds.has(kernel, vertex):
        mask |= one << fishing.grounds.of(kernel, vertex)
    for spoke in range(topology.spokes):
        tip = topology.vertex_vertex[topology.spokes * vertex + spoke]
        if tip >= 0 and fishing.grounds.has(kernel, tip) and int(vertex) in served(kernel, tip):
            mask |= one << fishing.grounds.of(kernel, tip)
    return mask


def covers(kernel: Kernel, fishing: Fishing, edge: i64) -> bool:
    """Whether a fishing ground lies along an edge."""
    for end in range(2):
        tip = kernel.topology.edge_vertex[2 * edge + end]
        if fishing.grounds.has(kernel, tip):
            if int(edge) in ground_edges(kernel.topology, kernel.state.terrain, int(tip)):
                return True
    return False
