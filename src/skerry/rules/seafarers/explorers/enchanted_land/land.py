"""Where the enchanted land lies: its hexes, its coast, and the vertices and edges inland."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.network import network_of
from skerry.rules.seafarers.explorers.enchanted_land.tables import ENCHANTED_ISLAND

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile
    from skerry.engine.kernel import Kernel

# What a vertex is to the enchanted land.
OUTSIDE: Final = 0
COAST: Final = 1
INLAND: Final = 2


class Land:
    """By hex and by edge whether it belongs to the enchanted land, and what each vertex is to it."""

    def __init__(self, board: MapFile) -> None:
        topology = board.topology
        self.hexes: vec[i64] = zeros(topology.hexes)
        self.edges: vec[i64] = zeros(topology.edges)
        self.vertices: vec[i64] = zeros(topology.vertices)
        for island in board.islands:
            if island.kind == ENCHANTED_ISLAND:
                for hex_ in island.hexes:
                    self.hexes[hex_] = 1
        for hex_ in range(topology.hexes):
            if self.hexes[hex_] != 0:
                for side in range(6):
                    self.edges[topology.hex_edge[6 * hex_ + side]] = 1
                    vertex = topology.hex_vertex[6 * hex_ + side]
                    self.vertices[vertex] = INLAND if self.surrounds(board, vertex) else COAST

    def surrounds(self, board: MapFile, vertex: i64) -> bool:
        """Whether three hexes of the enchanted land meet at a vertex (TDEEL-08)."""
        for slot in range(3):
            hex_ = board.topology.vertex_hex[3 * vertex + slot]
            if hex_ < 0 or self.hexes[hex_] == 0:
                return False
        return True

    def is_inside(self, vertex: i64) -> bool:
        """On its coast or inland."""
        return self.vertices[vertex] != OUTSIDE

    def told(self) -> list[int]:
        """Its hexes as the view tells them."""
        return [hex_ for hex_ in range(len(self.hexes)) if self.hexes[hex_]]


def reaches_coast(kernel: Kernel, land: Land, seat: i64) -> bool:
    """Whether a route of a seat ends at a vertex of the enchanted land (TDEEL-35)."""
    ends = network_of(kernel, seat).ends
    for i in range(len(ends)):
        if land.is_inside(ends[i]):
            return True
    return False
