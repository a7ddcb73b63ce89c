"""Whether a ship has anywhere to go, which is asked of every open ship before each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.network import network_of
from skerry.engine.placement import lift_route_piece, may_move, piece_fits, put_back_route_piece
from skerry.engine.state import NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Destinations:
    """Asked about the ships of one seat, one after the other, while nothing changes."""

    def __init__(self, kernel: Kernel, seat: i64) -> None:
        self.seat = seat
        # Where a new ship fits with all ships where they lie: one more than can touch any one ship, or all.
        self.sites: vec[i64] = NOTHING
        self.count: i64 = 0
        self.likely: i64 = NOWHERE  # where the last ship could go
        self.near = kernel.rules.sites_are_near and len(kernel.rules.adjust_move) == 0
        if self.near:
            self.find_sites(kernel)

    def find_sites(self, kernel: Kernel) -> None:
        owner = kernel.state.edge_owner
        ship = kernel.rules.ship
        beside = network_of(kernel, self.seat).beside
        self.sites = zeros(2 * kernel.topology.spokes - 1)
        for i in range(len(beside)):
            edge = beside[i]
            if owner[edge] < 0 and piece_fits(kernel, self.seat, ship, edge):
                self.sites[self.count] = edge
                self.count += 1
                if self.count == len(self.sites):
                    return

    def has_any(self, kernel: Kernel, origin: i64) -> bool:
        """Whether a ship that leaves its place may go to another (SEA-48)."""
        if self.near:
            for i in range(self.count):
                if not touch(kernel, self.sites[i], origin):
                    return True
        lift_route_piece(kernel, origin)
        found = self.has_beside(kernel, origin) if self.near else self.search(kernel, origin)
        put_back_route_piece(kernel, self.seat, kernel.rules.ship, origin)
        return found

    def has_beside(self, kernel: Kernel, origin: i64) -> bool:
        """Whether a lifted ship fits on any edge that it touched."""
        topology = kernel.topology
        for end in range(2):
            vertex = topology.edge_vertex[2 * origin + end]
            for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                edge = topology.vertex_edge[slot]
                if edge >= 0 and edge != origin and self.may_sail(kernel, origin, edge):
                    return True
        return False

    def search(self, kernel: Kernel, origin: i64) -> bool:
        """Whether a lifted ship may go anywhere; where the last one could go is asked first."""
        if self.likely != NOWHERE and self.likely != origin and self.may_sail(kernel, origin, self.likely):
            return True
        beside = network_of(kernel, self.seat).beside
        for i in range(len(beside)):
            if beside[i] != origin and self.may_sail(kernel, origin, beside[i]):
                self.likely = beside[i]
                return True
        return False

    def may_sail(self, kernel: Kernel, origin: i64, edge: i64) -> bool:
        """Whether a ship that was lifted from one edge may go to another."""
        ship = kernel.rules.ship
        free = kernel.state.edge_owner[edge] < 0
        return free and piece_fits(kernel, self.seat, ship, edge) and may_move(kernel, self.seat, ship, origin, edge)


def touch(kernel: Kernel, edge: i64, other: i64) -> bool:
    """Whether two edges end at one vertex."""
    ends = kernel.topology.edge_vertex
    first = ends[2 * other]
    second = ends[2 * other + 1]
    for end in range(2):
        vertex = ends[2 * edge + end]
        if vertex in (first, second):
            return True
    return False
