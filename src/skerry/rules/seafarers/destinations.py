"""Where a ship can go, and whether anywhere, which is asked of every open ship before each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.network import network_of
from skerry.engine.placement import (
    add_route_sites,
    lift_route_piece,
    may_move,
    piece_fits,
    put_back_route_piece,
    sea_edges,
)
from skerry.engine.state import NOTHING
from skerry.rules.seafarers.waters import fits_others, known_sites, may_differ

if TYPE_CHECKING:
    from skerry.engine.action import ActionKind, Codes
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.own import SeafarersOwn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Destinations:
    """Asked about the ships of one seat, one after the other, while nothing changes."""

    def __init__(self, kernel: Kernel, own: SeafarersOwn, seat: i64) -> None:
        self.seat = seat
        # Where a new ship fits with all ships where they lie: one more than can touch any one ship, or all.
        self.sites: vec[i64] = NOTHING
        self.count: i64 = 0
        self.likely: i64 = NOWHERE  # where the last ship could go
        self.near = goes_by_sites(kernel)
        if self.near:
            self.find_sites(kernel, own)
        # More than any ship touches: then there is a place for each, and none has to be asked.
        self.has_plenty = self.count > 2 * (kernel.topology.spokes - 1)

    def find_sites(self, kernel: Kernel, own: SeafarersOwn) -> None:
        network = known_sites(kernel, own, self.seat)
        if not may_differ(kernel):
            self.sites = network.ship_sites
            self.count = network.ship_site_count
            return
        self.sites = zeros(2 * kernel.topology.spokes - 1)
        for i in range(network.ship_site_count):
            if fits_others(kernel, self.seat, network.ship_sites[i]):
                self.sites[self.count] = network.ship_sites[i]
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
        water = sea_edges(kernel)
        for end in range(2):
            vertex = topology.edge_vertex[2 * origin + end]
            for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                edge = topology.vertex_edge[slot]
                if edge >= 0 and water[edge] != 0 and edge != origin and self.may_sail(kernel, origin, edge):
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
    one = ends[2 * edge]
    two = ends[2 * edge + 1]
    return one in (first, second) or two in (first, second)


def goes_by_sites(kernel: Kernel) -> bool:
    """Whether a ship may go wherever a new one fits, and lifting it changes that only where it touches."""
    return kernel.rules.sites_are_near and len(kernel.rules.adjust_move) == 0


def add_destinations(
    action: ActionKind, kernel: Kernel, own: SeafarersOwn, seat: i64, origin: i64, codes: Codes
) -> None:
    """Places for a new ship, judged with the moved one taken off the board (SEA-48)."""
    ship = kernel.rules.ship
    if goes_by_sites(kernel):
        network = known_sites(kernel, own, seat)
        lift_route_piece(kernel, origin)
        sites = network.ship_sites
        asked = may_differ(kernel)
        before = codes.count
        for i in range(network.ship_site_count):
            edge = sites[i]
            if not touch(kernel, edge, origin) and (not asked or fits_others(kernel, seat, edge)):
                codes.put(action, edge)
        # What the ship touched is asked again without it, and goes where the order of the board has it.
        topology = kernel.topology
        water = sea_edges(kernel)
        for end in range(2):
            vertex = topology.edge_vertex[2 * origin + end]
            for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
                edge = topology.vertex_edge[slot]
                if edge >= 0 and edge != origin and water[edge] != 0 and kernel.state.edge_owner[edge] < 0:
                    if piece_fits(kernel, seat, ship, edge):
                        codes.put_in_order(action, edge, before)
    else:
        lift_route_piece(kernel, origin)
        add_route_sites(action, kernel, seat, ship, codes, but=origin)
    put_back_route_piece(kernel, seat, ship, origin)
