"""The longest route of a colour over any mix of route pieces.

A route is a trail: no piece twice, vertices as often as one likes. Pieces of one group join
at every vertex that is not interrupted; pieces of two groups only at an own building.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.awards import settle_award

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


ON_TRAIL: Final = 1
TRIED: Final = 2


def is_broken(kernel: Kernel, colour: i64, vertex: i64) -> bool:
    """Whether a route of this colour may end at a vertex but not pass it (BASE-163)."""
    owner = kernel.state.vertex_owner[vertex]
    broken = owner >= 0 and owner != colour
    for module in kernel.rules.adjust_route_break:
        broken = module.adjust_route_break(kernel, colour, vertex, broken)
    return broken


@mypyc_attr(acyclic=True, free_list_len=1)
class RouteSearch:
    """One search for one colour on one position."""

    def __init__(self, kernel: Kernel, colour: i64) -> None:
        self.kernel = kernel
        self.colour = colour
        topology = kernel.topology
        state = kernel.state
        self.spokes: i64 = topology.spokes
        self.vertex_edge: vec[i64] = topology.vertex_edge
        self.vertex_vertex: vec[i64] = topology.vertex_vertex
        self.vertex_owner: vec[i64] = state.vertex_owner
        self.weight: vec[i64] = zeros(topology.edges)
        # Per edge: on the trail being tried, and ever tried.
        self.used: vec[i64] = zeros(topology.edges)
        self.grouped = kernel.rules.has_route_groups
        self.group: vec[i64] = zeros(topology.edges) if self.grouped else self.weight
        self.total: i64 = 0
        self.adjusting = len(kernel.rules.adjust_route_break) > 0
        self.collect()

    def collect(self) -> None:
        """Modules weigh or cut the pieces that lie on the board."""
        kernel = self.kernel
        state = kernel.state
        colour = self.colour
        groups = kernel.rules.piece_group
        adjusting = kernel.rules.adjust_route_weight
        weight = self.weight
        for edge in range(kernel.topology.edges):
            if state.edge_owner[edge] == colour:
                counts: i64 = 1
                for module in adjusting:
                    counts = module.adjust_route_weight(kernel, colour, edge, counts)
                weight[edge] = counts
                if self.grouped:
                    self.group[edge] = groups[state.edge_piece[edge]]
                self.total += counts

    def longest(self) -> i64:
        """The heaviest trail.

        A trail that cannot be made longer begins where an odd number of pieces meets, or its
        part of the network is one closed round; so only those places are tried.
        """
        weight = self.weight
        ends = self.kernel.topology.edge_vertex
        best: i64 = 0
        for closed in range(2):
            for edge in range(self.kernel.topology.edges):
                if weight[edge] > 0 and (closed == 0 or self.used[edge] == 0):
                    for end in range(2):
                        if best == self.total:
                            return best
                        if closed == 1 or self.joined(edge, ends[2 * edge + end]) % 2 == 0:
                            self.used[edge] = ON_TRAIL
                            length = weight[edge] + self.extend(edge, ends[2 * edge + 1 - end])
                            self.used[edge] = TRIED
                            if length > best:
                                best = length
        return best

    def is_broken(self, vertex: i64) -> bool:
        return is_broken(self.kernel, self.colour, vertex)

    def joined(self, edge: i64, vertex: i64) -> i64:
        """How many other pieces continue this one at a vertex."""
        owner = self.vertex_owner[vertex]
        if (owner >= 0 and owner != self.colour) if not self.adjusting else self.is_broken(vertex):
            return 0
        at_home = owner == self.colour
        count: i64 = 0
        start = vertex * self.spokes
        for spoke in range(self.spokes):
            other = self.vertex_edge[start + spoke]
            if (
                other >= 0
                and other != edge
                and self.weight[other] > 0
                and (at_home or not self.grouped or self.group[other] == self.group[edge])
            ):
                count += 1
        return count

    def extend(self, edge: i64, vertex: i64) -> i64:
        """The heaviest way on from a vertex that was reached over an edge."""
        owner = self.vertex_owner[vertex]
        if (owner >= 0 and owner != self.colour) if not self.adjusting else self.is_broken(vertex):
            return 0
        anything_joins = not self.grouped or owner == self.colour
        weight = self.weight
        used = self.used
        around = self.vertex_edge
        spokes = self.spokes
        best: i64 = 0
        start = vertex * spokes
        for spoke in range(spokes):
            other = around[start + spoke]
            if (
                other >= 0
                and weight[other] > 0
                and used[other] != ON_TRAIL
                and (anything_joins or self.group[other] == self.group[edge])
            ):
                used[other] = ON_TRAIL
                length = weight[other] + self.extend(other, self.vertex_vertex[start + spoke])
                used[other] = TRIED
                if length > best:
                    best = length
        return best


def longest_route(kernel: Kernel, colour: i64) -> i64:
    return RouteSearch(kernel, colour).longest()


def refresh_route(kernel: Kernel, colour: i64) -> None:
    """Measure one colour's route again after its network or what interrupts it changed."""
    kernel.state.route_length[colour] = longest_route(kernel, colour)
    for module in kernel.rules.notice_route_change:
        module.notice_route_change(kernel, colour)


def refresh_longest_road(kernel: Kernel) -> None:
    award = kernel.rules.longest_road
    if award is not None:
        settle_award(kernel, award, kernel.state.route_length)
