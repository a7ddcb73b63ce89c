"""The lines of route pieces of a colour: which pieces are open, so that they may be moved or taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.state import NO_PIECE, NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

UNKNOWN: Final = -1
SMALLEST_RING: Final = 6  # around one hex


@mypyc_attr(acyclic=True)
class RouteLines:
    """The lines of one colour, of ships alone or of all route pieces alike, for asking whether a piece is open.

    Opponents' buildings do not matter here: a closed line stays closed when one is built on it (SEA-45, CK-234).
    """

    def __init__(self, kernel: Kernel, colour: i64, piece: i64 = NO_PIECE) -> None:
        self.kernel = kernel
        self.colour = colour
        self.piece = piece
        self.passed: vec[i64] = zeros(kernel.topology.vertices)
        self.rings: i64 = UNKNOWN

    def has_piece(self, edge: i64) -> bool:
        state = self.kernel.state
        return state.edge_owner[edge] == self.colour and (
            self.piece == NO_PIECE or state.edge_piece[edge] == self.piece
        )

    def anchors(self, vertex: i64) -> bool:
        """Whether a line ends here for good: at an own building, or where a module says so (SEACLO-19)."""
        anchored = self.kernel.state.vertex_owner[vertex] == self.colour
        for module in self.kernel.rules.adjust_line_end:
            anchored = module.adjust_line_end(self.kernel, self.colour, vertex, anchored)
        return anchored

    def has_free_end(self, edge: i64) -> bool:
        """An end without own building and without another own piece (SEA-44, CK-233)."""
        topology = self.kernel.topology
        for end in range(2):
            vertex = topology.edge_vertex[2 * edge + end]
            free = not self.anchors(vertex)
            for spoke in range(topology.spokes):
                other = topology.vertex_edge[topology.spokes * vertex + spoke]
                if other >= 0 and other != edge and self.has_piece(other):
                    free = False
            if free:
                return True
        return False

    def is_open(self, edge: i64) -> bool:
        """Whether the piece may leave, as far as its line goes (SEA-44 to SEA-46, SEA-87, CK-233 to CK-237)."""
        if self.has_free_end(edge):
            return True
        return self.has_ring() and self.is_open_in_ring(edge) and not self.is_closed(edge)

    def has_ring(self) -> bool:
        """Whether any pieces close a round: only then can one without a free end be open. Counted once."""
        if self.rings == UNKNOWN:
            self.rings = self.count_rings()
        return self.rings > 0

    def count_rings(self) -> i64:
        """Pieces beyond what a network without rounds would have: edges less vertices, and one for each part."""
        topology = self.kernel.topology
        pieces: i64 = 0
        for edge in range(topology.edges):
            if self.has_piece(edge):
                pieces += 1
        if pieces < SMALLEST_RING:
            return 0
        seen = zeros(topology.vertices)
        rings: i64 = 0
        for edge in range(topology.edges):
            if self.has_piece(edge):
                rings += 1
                start = topology.edge_vertex[2 * edge]
                if seen[start] == 0:
                    rings += 1 - self.count_part(start, seen)
        return rings

    def count_part(self, vertex: i64, seen: vec[i64]) -> i64:
        """How many vertices hang together with this one."""
        topology = self.kernel.topology
        seen[vertex] = 1
        count: i64 = 1
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if edge >= 0 and self.has_piece(edge):
                other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if seen[other] == 0:
                    count += self.count_part(other, seen)
        return count

    def is_closed(self, edge: i64) -> bool:
        """Lies on a line of own pieces between two different anchors (SEA-45, SEA-88, CK-234)."""
        ends = self.kernel.topology.edge_vertex
        return self.reaches_anchor(ends[2 * edge], edge, ends[2 * edge + 1], NOBODY)

    def reaches_anchor(self, vertex: i64, edge: i64, other_end: i64, first: i64) -> bool:
        """Follow the line from one end to an anchor, then from the other end to a different one."""
        if self.anchors(vertex):
            if vertex == first:
                return False
            if first != NOBODY:
                return True
            self.passed[vertex] = 1
            found = self.passed[other_end] == 0 and self.reaches_anchor(other_end, edge, other_end, vertex)
            self.passed[vertex] = 0
            return found
        self.passed[vertex] = 1
        topology = self.kernel.topology
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.has_piece(other):
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.passed[following] == 0:
                    found = self.reaches_anchor(following, edge, other_end, first)
        self.passed[vertex] = 0
        return found

    def is_open_in_ring(self, edge: i64) -> bool:
        """The two pieces at the only anchor of a ring, or any piece of a ring without one (SEA-87, CK-236, CK-237)."""
        ends = self.kernel.topology.edge_vertex
        # An anchor at one end makes the piece one of the two; anywhere else on the ring it keeps the piece where it is.
        return self.returns(ends[2 * edge], ends[2 * edge + 1], edge)

    def returns(self, vertex: i64, goal: i64, edge: i64) -> bool:
        """Whether other pieces lead on to the goal, with no anchor in between."""
        self.passed[vertex] = 1
        topology = self.kernel.topology
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.has_piece(other):
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if following == goal:
                    found = True
                elif self.passed[following] == 0 and not self.anchors(following):
                    found = self.returns(following, goal, edge)
        self.passed[vertex] = 0
        return found
