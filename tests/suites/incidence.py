"""What of a map never changes, found once for whoever watches games on it."""

from __future__ import annotations

from functools import cache

from skerry.board.topology import Topology


@cache
def edges_at(topology: Topology, vertex: int) -> tuple[int, ...]:
    """The edges that end at a vertex, by the ends that edges have."""
    ends = list(topology.edge_vertex)
    return tuple(edge for edge in range(topology.edges) if vertex in ends[2 * edge : 2 * edge + 2])
