"""The lines of route pieces of a colour: which pieces are open, so that they may be moved or taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.state import NO_PIECE, NOBODY, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# What is known of a piece that lies on a ring or between two; 0: it does neither.
RINGED: Final = 1
OPEN_IN_RING: Final = 2
HELD_IN_RING: Final = 3

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
        self.edges: vec[i64] = NOTHING  # of the pieces, in the order of the board
        self.count: i64 = 0
        self.pieces_at: vec[i64] = zeros(kernel.topology.vertices)  # per vertex, how many end there
        # Per edge, whether its piece can lie on a ring, and then whether it is open; found when first asked for.
        self.ringed: vec[i64] = NOTHING
        inner = kernel.topology.first_plaza < kernel.topology.vertices
        self.smallest_ring: i64 = SMALLEST_INNER_RING if inner else SMALLEST_RING
        self.passed: vec[i64] = NOTHING
        # Where there are rings: the vertices of all pieces, and which of them were anchors when rings were looked at.
        self.corners: vec[i64] = NOTHING
        self.anchored: vec[i64] = NOTHING
        self.collect(kernel, own)

    def collect(self, kernel: Kernel, own: vec[i64]) -> None:
        """Take up those of a colour's pieces that lie in these lines."""
        wanted = self.piece
        piece = kernel.state.edge_piece
        ends = kernel.topology.edge_vertex
        edges = zeros(len(own))
        pieces_at = self.pieces_at
        count: i64 = 0
        for i in range(len(own)):
            edge = own[i]
            if wanted == NO_PIECE or piece[edge] == wanted:
                edges[count] = edge
                count += 1
                pieces_at[ends[2 * edge]] += 1
                pieces_at[ends[2 * edge + 1]] += 1
        self.edges = edges[:count]
        self.count = count

    def take_up(self, kernel: Kernel, edge: i64) -> None:
        """A piece of these lines was laid, and is among the edges. With a free end it is on no ring and leads to no
        anchor, so that all that is known of rings holds; and one that meets others at one end only closes none."""
        ends = kernel.topology.edge_vertex
        one = ends[2 * edge]
        other = ends[2 * edge + 1]
        self.count += 1
        self.pieces_at[one] += 1
        self.pieces_at[other] += 1
        if len(self.ringed) == 0:
            return
        self.ringed[edge] = 0
        if len(self.corners) == 0:
            if self.pieces_at[one] > 1 and self.pieces_at[other] > 1:
                self.forget_rings()
        elif self.is_free(kernel, one) or self.is_free(kernel, other):
            self.note_corner(kernel, one)
            self.note_corner(kernel, other)
        else:
            self.forget_rings()

    def let_go(self, kernel: Kernel, edge: i64) -> None:
        """A piece of these lines was taken off, and is no longer among the edges."""
        ends = kernel.topology.edge_vertex
        one = ends[2 * edge]
        other = ends[2 * edge + 1]
        if len(self.corners) > 0 and not self.is_free(kernel, one) and not self.is_free(kernel, other):
            self.forget_rings()
        self.count -= 1
        self.pieces_at[one] -= 1
        self.pieces_at[other] -= 1

    def forget_rings(self) -> None:
        self.ringed = NOTHING
        self.corners = NOTHING
        self.anchored = NOTHING

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
        one = ends[2 * edge]
        other = ends[2 * edge + 1]
        pieces_at = self.pieces_at
        # Asked of every ship before every action: the same as `is_free`.
        if pieces_at[one] == 1 and not self.anchors(kernel, one):
            return True
        if pieces_at[other] == 1 and not self.anchors(kernel, other):
            return True
        if self.count < self.smallest_ring or not self.may_be_ringed(kernel, edge):
            return False
        if self.ringed[edge] == RINGED:
            is_open = self.is_open_in_ring(kernel, edge) and not self.is_closed(kernel, edge)
            self.ringed[edge] = OPEN_IN_RING if is_open else HELD_IN_RING
        return self.ringed[edge] == OPEN_IN_RING

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
        self.ringed = zeros(topology.edges)
        ringed = self.ringed
        left = self.pieces_at[:]
        for i in range(self.count):
            ringed[self.edges[i]] = RINGED
        for i in range(self.count):
            for end in range(2):
                vertex = topology.edge_vertex[2 * self.edges[i] + end]
                while left[vertex] == 1:
                    left[vertex] = 0
                    vertex = self.strip(kernel, vertex)
                    left[vertex] -= 1
        for i in range(self.count):
            if ringed[self.edges[i]] != 0:
                self.note_anchors(kernel)
                return

    def note_anchors(self, kernel: Kernel) -> None:
        for i in range(self.count):
            for end in range(2):
                self.note_corner(kernel, kernel.topology.edge_vertex[2 * self.edges[i] + end])

    def note_corner(self, kernel: Kernel, vertex: i64) -> None:
        """Look at a vertex from now on, unless that is done already."""
        for corner in self.corners:
            if corner == vertex:
                return
        self.corners = append(self.corners, vertex)
        self.anchored = append(self.anchored, 1 if self.anchors(kernel, vertex) else 0)

    def see_anchors(self, kernel: Kernel) -> None:
        """What is known of pieces on rings holds until an anchor comes or goes, for whatever reason."""
        changed = False
        for i in range(len(self.corners)):
            now: i64 = 1 if self.anchors(kernel, self.corners[i]) else 0
            if self.anchored[i] != now:
                self.anchored[i] = now
                changed = True
        if changed:
            for i in range(self.count):
                if self.ringed[self.edges[i]] != 0:
                    self.ringed[self.edges[i]] = RINGED

    def strip(self, kernel: Kernel, vertex: i64) -> i64:
        """Take the one piece left at a vertex out of the rings; returns where it leads."""
        topology = kernel.topology
        ringed = self.ringed
        at = topology.spokes * vertex
        while topology.vertex_edge[at] < 0 or ringed[topology.vertex_edge[at]] == 0:
            at += 1
        ringed[topology.vertex_edge[at]] = 0
        return topology.vertex_vertex[at]

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

    def is_open_in_ring(self, kernel: Kernel, edge: i64) -> bool:
        """The two pieces at the only anchor of a ring, or any piece of a ring without one (SEA-87, CK-236, CK-237)."""
        ends = kernel.topology.edge_vertex
        # An anchor at one end makes the piece one of the two; anywhere else on the ring it keeps the piece where it is.
        return self.returns(kernel, ends[2 * edge], ends[2 * edge + 1], edge)

    def returns(self, kernel: Kernel, vertex: i64, goal: i64, edge: i64) -> bool:
        """Whether other pieces lead on to the goal, with no anchor in between."""
        topology = kernel.topology
        self.passed[vertex] = 1
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.ringed[other] != 0:
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if following == goal:
                    found = True
                elif self.passed[following] == 0 and not self.anchors(kernel, following):
                    found = self.returns(kernel, following, goal, edge)
        self.passed[vertex] = 0
        return found
