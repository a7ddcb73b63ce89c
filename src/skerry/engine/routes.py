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


# What a search knows of an edge.
FRESH: Final = 0
SWEPT: Final = 1
TO_TRY: Final = 2
ON_TRAIL: Final = 3
TRIED: Final = 4


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
        self.used: vec[i64] = zeros(topology.edges)
        self.grouped = kernel.rules.has_route_groups
        self.group: vec[i64] = zeros(topology.edges) if self.grouped else self.weight
        self.has_rounds = False
        self.round_met = False
        self.far_length: i64 = 0
        self.far_edge: i64 = 0
        self.far_vertex: i64 = 0
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

    def longest(self) -> i64:
        """The heaviest trail: part by part, by sweeps where a part has no rounds, by trying elsewhere."""
        weight = self.weight
        used = self.used
        ends = self.kernel.topology.edge_vertex
        best: i64 = 0
        for edge in range(self.kernel.topology.edges):
            if weight[edge] > 0 and used[edge] == FRESH:
                for end in range(2):
                    if used[edge] == FRESH and self.joined(edge, ends[2 * edge + end]) == 0:
                        length = self.longest_of_part(edge, ends[2 * edge + 1 - end])
                        if length > best:
                            best = length
        for edge in range(self.kernel.topology.edges):
            # A part without any loose end is all rounds.
            if weight[edge] > 0 and used[edge] == FRESH:
                used[edge] = TO_TRY
                self.has_rounds = True
        if self.has_rounds:
            length = self.longest_by_trying()
            if length > best:
                best = length
        return best

    def longest_of_part(self, edge: i64, vertex: i64) -> i64:
        """From a loose end to the furthest piece, and from there to the furthest again: the longest way in a tree."""
        self.far_length = 0
        self.round_met = False
        self.used[edge] = SWEPT
        self.sweep(edge, vertex, self.weight[edge])
        if self.round_met:
            self.has_rounds = True
            for other in range(self.kernel.topology.edges):
                if self.used[other] == SWEPT:
                    self.used[other] = TO_TRY
            return 0
        ends = self.kernel.topology.edge_vertex
        return self.weight[self.far_edge] + self.walk(
            self.far_edge, ends[2 * self.far_edge] + ends[2 * self.far_edge + 1] - self.far_vertex
        )

    def sweep(self, edge: i64, vertex: i64, length: i64) -> None:
        """Visit every piece once, noting the furthest and whether a round was met."""
        if length > self.far_length:
            self.far_length = length
            self.far_edge = edge
            self.far_vertex = vertex
        owner = self.vertex_owner[vertex]
        if (owner >= 0 and owner != self.colour) if not self.adjusting else self.is_broken(vertex):
            return
        anything_joins = not self.grouped or owner == self.colour
        start = vertex * self.spokes
        for spoke in range(self.spokes):
            other = self.vertex_edge[start + spoke]
            if (
                other >= 0
                and other != edge
                and self.weight[other] > 0
                and (anything_joins or self.group[other] == self.group[edge])
            ):
                if self.used[other] == SWEPT:
                    self.round_met = True
                else:
                    self.used[other] = SWEPT
                    self.sweep(other, self.vertex_vertex[start + spoke], length + self.weight[other])

    def walk(self, edge: i64, vertex: i64) -> i64:
        """The heaviest way on where no round can lead back."""
        owner = self.vertex_owner[vertex]
        if (owner >= 0 and owner != self.colour) if not self.adjusting else self.is_broken(vertex):
            return 0
        anything_joins = not self.grouped or owner == self.colour
        best: i64 = 0
        start = vertex * self.spokes
        for spoke in range(self.spokes):
            other = self.vertex_edge[start + spoke]
            if (
                other >= 0
                and other != edge
                and self.weight[other] > 0
                and (anything_joins or self.group[other] == self.group[edge])
            ):
                length = self.weight[other] + self.walk(other, self.vertex_vertex[start + spoke])
                if length > best:
                    best = length
        return best

    def longest_by_trying(self) -> i64:
        """In parts with rounds, try every trail.

        A trail that cannot be made longer begins where an odd number of pieces meets, or its
        part of the network is one closed round; so only those places are tried.
        """
        weight = self.weight
        ends = self.kernel.topology.edge_vertex
        best: i64 = 0
        for closed in range(2):
            for edge in range(self.kernel.topology.edges):
                if weight[edge] > 0 and (self.used[edge] == TO_TRY or (closed == 0 and self.used[edge] == TRIED)):
                    for end in range(2):
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
