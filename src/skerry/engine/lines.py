"""The lines of route pieces of a colour: which pieces are open, so that they may be moved or taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.state import NO_PIECE, NOBODY, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

SMALLEST_RING: Final = 6  # around one hex
SMALLEST_INNER_RING: Final = 3  # a side of a hex and the inner paths from its ends


@final
@mypyc_attr(acyclic=True)
class RouteLines:
    """The lines of one colour, of one kind of piece or of all alike, for asking whether a piece is open.

    Opponents' buildings do not matter here: a closed line stays closed when one is built on it (SEA-45, CK-234).
    """

    def __init__(self, kernel: Kernel, colour: i64, piece: i64, own: vec[i64]) -> None:
        self.colour = colour
        self.piece = piece
        self.edges: vec[i64] = zeros(len(own))  # of the pieces, in the order of the board
        self.count: i64 = 0
        self.pieces_at: vec[i64] = zeros(kernel.topology.vertices)  # per vertex, how many end there
        # Per edge, whether its piece can lie on a ring; found when first asked for.
        self.ringed: vec[i64] = NOTHING
        inner = kernel.topology.first_plaza < kernel.topology.vertices
        self.smallest_ring: i64 = SMALLEST_INNER_RING if inner else SMALLEST_RING
        # For following the lines, made with it: the vertices that were passed, and a list of them.
        self.passed: vec[i64] = NOTHING
        self.reached: vec[i64] = NOTHING
        self.met: i64 = 0  # how many different anchors that led to
        self.collect(kernel, own)

    def collect(self, kernel: Kernel, own: vec[i64]) -> None:
        """Take up those of a colour's pieces that lie in these lines."""
        wanted = self.piece
        piece = kernel.state.edge_piece
        ends = kernel.topology.edge_vertex
        edges = self.edges
        pieces_at = self.pieces_at
        count: i64 = 0
        for i in range(len(own)):
            edge = own[i]
            if wanted == NO_PIECE or piece[edge] == wanted:
                edges[count] = edge
                count += 1
                pieces_at[ends[2 * edge]] += 1
                pieces_at[ends[2 * edge + 1]] += 1
        self.count = count

    def has_piece(self, kernel: Kernel, edge: i64) -> bool:
        state = kernel.state
        return state.edge_owner[edge] == self.colour and (
            self.piece == NO_PIECE or state.edge_piece[edge] == self.piece
        )

    def anchors(self, kernel: Kernel, vertex: i64) -> bool:
        """Whether a line ends here for good: at an own building, or where a module says so (SEACLO-19, CK-233)."""
        anchored = kernel.state.vertex_owner[vertex] == self.colour
        for module in kernel.rules.adjust_line_end:
            anchored = module.adjust_line_end(kernel, self.colour, vertex, anchored)
        return anchored

    def is_open(self, kernel: Kernel, edge: i64) -> bool:
        """Whether the piece may leave, as far as its line goes (SEA-44 to SEA-46, SEA-87, CK-233 to CK-237)."""
        ends = kernel.topology.edge_vertex
        if self.is_free(kernel, ends[2 * edge]) or self.is_free(kernel, ends[2 * edge + 1]):
            return True
        return self.may_be_ringed(kernel, edge) and self.is_open_in_ring(kernel, edge)

    def is_free(self, kernel: Kernel, vertex: i64) -> bool:
        """Whether the end of a piece has no anchor and no other piece of the lines (SEA-44, CK-233)."""
        return self.pieces_at[vertex] == 1 and not self.anchors(kernel, vertex)

    def may_be_ringed(self, kernel: Kernel, edge: i64) -> bool:
        """Whether a piece lies on a ring or between two: only then can it be open without a free end."""
        if self.count < self.smallest_ring:
            return False
        if len(self.ringed) == 0:
            self.find_rings(kernel)
        return self.ringed[edge] != 0

    def find_rings(self, kernel: Kernel) -> None:
        """Strip the lines from their loose ends on; what is left are rings and what joins them."""
        topology = kernel.topology
        self.passed = zeros(topology.vertices)
        self.reached = zeros(topology.vertices)
        self.ringed = zeros(topology.edges)
        ringed = self.ringed
        left = self.pieces_at[:]
        for i in range(self.count):
            ringed[self.edges[i]] = 1
        for i in range(self.count):
            for end in range(2):
                vertex = topology.edge_vertex[2 * self.edges[i] + end]
                while left[vertex] == 1:
                    left[vertex] = 0
                    vertex = self.strip(kernel, vertex)
                    left[vertex] -= 1

    def strip(self, kernel: Kernel, vertex: i64) -> i64:
        """Take the one piece left at a vertex out of the rings; returns where it leads."""
        topology = kernel.topology
        ringed = self.ringed
        at = topology.spokes * vertex
        while topology.vertex_edge[at] < 0 or ringed[topology.vertex_edge[at]] == 0:
            at += 1
        ringed[topology.vertex_edge[at]] = 0
        return topology.vertex_vertex[at]

    def is_open_in_ring(self, kernel: Kernel, edge: i64) -> bool:
        """The two pieces at the only anchor of a ring, or any piece of a ring without one (SEA-87, CK-236, CK-237)."""
        ends = kernel.topology.edge_vertex
        start = ends[2 * edge]
        goal = ends[2 * edge + 1]
        if self.anchors(kernel, start):
            start = goal
            goal = ends[2 * edge]
            if self.anchors(kernel, start):
                return False
        if not self.comes_round(kernel, start, goal, edge):
            return False
        # From an anchored piece any second anchor closes the line, else it takes one at each end.
        return self.met < 2 or not (self.anchors(kernel, goal) or self.is_closed(kernel, edge))

    def comes_round(self, kernel: Kernel, start: i64, goal: i64, edge: i64) -> bool:
        """Whether other pieces lead from one end of a piece to the other with no anchor between; counts those met."""
        topology = kernel.topology
        spokes = topology.spokes
        passed = self.passed
        reached = self.reached
        passed[start] = 1
        reached[0] = start
        count: i64 = 1
        at: i64 = 0
        self.met = 0
        while at < count:
            vertex = reached[at]
            at += 1
            if self.anchors(kernel, vertex):
                self.met += 1
                continue
            for slot in range(spokes * vertex, spokes * (vertex + 1)):
                other = topology.vertex_edge[slot]
                if other >= 0 and other != edge and self.has_piece(kernel, other):
                    following = topology.vertex_vertex[slot]
                    if passed[following] == 0:
                        passed[following] = 1
                        reached[count] = following
                        count += 1
        found = passed[goal] != 0
        for i in range(count):
            passed[reached[i]] = 0
        return found

    def is_closed(self, kernel: Kernel, edge: i64) -> bool:
        """Lies on a line of own pieces between two different anchors (SEA-45, SEA-88, CK-234)."""
        ends = kernel.topology.edge_vertex
        return self.reaches_anchor(kernel, ends[2 * edge], edge, ends[2 * edge + 1], NOBODY)

    def reaches_anchor(self, kernel: Kernel, vertex: i64, edge: i64, other_end: i64, first: i64) -> bool:
        """Follow the line from one end to an anchor, then from the other end to a different one."""
        if self.anchors(kernel, vertex):
            if vertex == first:
                return False
            if first != NOBODY:
                return True
            self.passed[vertex] = 1
            found = self.passed[other_end] == 0 and self.reaches_anchor(kernel, other_end, edge, other_end, vertex)
            self.passed[vertex] = 0
            return found
        self.passed[vertex] = 1
        topology = kernel.topology
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.has_piece(kernel, other):
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.passed[following] == 0:
                    found = self.reaches_anchor(kernel, following, edge, other_end, first)
        self.passed[vertex] = 0
        return found
