"""Where fishing grounds fit: on which coast, and what must stay free of them (FISH-18, FISHSEA-09, FISHSEA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.board.coast import ground_edges, ground_vertices
from skerry.board.map_file import may_be_land
from skerry.engine.harbours import harbour_fits
from skerry.engine.state import NO_HARBOUR

if TYPE_CHECKING:
    from skerry.board.topology import Topology
    from skerry.engine.kernel import Kernel


class GroundPlaces:
    """The places for fishing grounds on the coast of a board as it lies.

    `may_share`: two grounds may have an outer intersection in common. `kept_edges`: so many coast edges stay free of
    grounds that harbours could be laid on all of them.
    """

    def __init__(self, kernel: Kernel, may_share: bool = False, kept_edges: int = 0) -> None:
        self.kernel = kernel
        self.may_share = may_share
        self.kept_edges = kept_edges
        # By vertex, the coast that a ground would cover whose tip is there; nothing where it has no place.
        self.coast = coast_of(kernel)

    def all(self) -> list[int]:
        """The tips of every place without a harbour on its edges."""
        return [tip for tip, edges in enumerate(self.coast) if edges and not has_harbour(self.kernel, edges)]

    def fits(self, tip: int, land: list[int], laid: list[int]) -> bool:
        """Whether a ground may lie at one of those places beside others, and on the coast of these hexes alone, or of
        any where none are named."""
        if land and not self.is_coast_of(tip, land):
            return False
        for other in laid:
            if self.meet(tip, other):
                return False
        return self.kept_edges == 0 or self.leaves_room(land, [*laid, tip])

    def is_coast_of(self, tip: int, land: list[int]) -> bool:
        topology = self.kernel.topology
        hexes = [int(topology.vertex_hex[3 * tip + slot]) for slot in range(3)]
        return all(h in land for h in hexes if h >= 0 and may_be_land(self.kernel.state.terrain[h]))

    def meet(self, tip: int, other: int) -> bool:
        """Whether two grounds would have an intersection in common that they may not have."""
        one = self.served(tip)
        two = self.served(other)
        common = [vertex for vertex in one if vertex in two]
        if self.may_share:
            common = [vertex for vertex in common if vertex in (tip, other)]
        return len(common) > 0

    def served(self, tip: int) -> list[int]:
        return ground_vertices(self.kernel.topology, tip, self.coast[tip])

    def leaves_room(self, land: list[int], laid: list[int]) -> bool:
        """Whether enough edges without a common vertex are left for harbours on the coast of these hexes."""
        kernel = self.kernel
        topology = kernel.topology
        covered = [edge for tip in laid for edge in self.coast[tip]]
        free: list[int] = []
        for edge in range(int(topology.edges)):
            sides = [int(topology.edge_hex[2 * edge + side]) for side in range(2)]
            if edge not in covered and any(h in land for h in sides) and harbour_fits(kernel, edge):
                free.append(edge)
        return separate_edges(topology, free) >= self.kept_edges


def coast_of(kernel: Kernel) -> list[list[int]]:
    return [ground_edges(kernel.topology, kernel.state.terrain, tip) for tip in range(int(kernel.topology.vertices))]


def has_harbour(kernel: Kernel, edges: list[int]) -> bool:
    return any(kernel.state.edge_harbour[edge] != NO_HARBOUR for edge in edges)


def separate_edges(topology: Topology, edges: list[int]) -> int:
    """How many of these coast edges can be chosen so that no two meet: every second one of each stretch.

    Just two coast edges meet at a vertex, so a stretch is a line with two ends or goes round an island.
    """
    meeting: dict[int, list[int]] = {}
    for edge in edges:
        for vertex in ends_of(topology, edge):
            meeting.setdefault(vertex, []).append(edge)
    seen: set[int] = set()
    chosen = 0
    for start in edges:
        if start in seen:
            continue
        seen.add(start)
        stretch = [start]
        has_end = 0
        for edge in stretch:
            for vertex in ends_of(topology, edge):
                if len(meeting[vertex]) == 1:
                    has_end = 1
                for other in meeting[vertex]:
                    if other not in seen:
                        seen.add(other)
                        stretch.append(other)
        chosen += (len(stretch) + has_end) // 2
    return chosen


def ends_of(topology: Topology, edge: int) -> list[int]:
    return [int(topology.edge_vertex[2 * edge + end]) for end in range(2)]
