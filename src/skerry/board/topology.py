"""Which hexes, edges and vertices a board has and what touches what, as small ints in flat arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints
from skerry.board.geometry import (
    cell_name,
    corner_name,
    corner_number,
    corner_point,
    neighbour_cell,
    path_name,
    side_name,
    side_number,
)

NOWHERE: Final = -1


@final
class Topology:
    """The shape of one board. Shared by every game on it, so never changed once built.

    Ids follow the reading order: hexes row by row, west to east; vertices and edges in the order in which
    a walk over the hexes, clockwise from corner N and side NE, first meets them (BASE-03).
    """

    def __init__(self, cells: Sequence[tuple[int, int, int]]) -> None:
        self.hexes: i64 = len(cells)
        self.edges: i64 = 0
        self.vertices: i64 = 0
        # Slots per vertex in vertex_edge and vertex_vertex: 3, or 4 and more where inner paths end.
        self.spokes: i64 = 3
        # Vertices in the middle of a hex and the inner paths to them; both come after all others (TRAD-23, TRAD-24).
        self.first_plaza: i64 = 0
        self.first_inner_path: i64 = 0
        self.hex_vertex: vec[i64] = filled(6 * self.hexes, NOWHERE)
        self.hex_edge: vec[i64] = filled(6 * self.hexes, NOWHERE)
        self.hex_hex: vec[i64] = filled(6 * self.hexes, NOWHERE)
        # The vertex in the middle of a hex, or -1.
        self.hex_plaza: vec[i64] = filled(self.hexes, NOWHERE)
        self.edge_vertex: vec[i64] = ints([])
        # -1 is the frame, that is whatever lies outside the hexes. Both sides of an inner path are its hex.
        self.edge_hex: vec[i64] = ints([])
        self.vertex_edge: vec[i64] = ints([])
        self.vertex_vertex: vec[i64] = ints([])
        self.vertex_hex: vec[i64] = ints([])
        self.hex_row: vec[i64] = ints([cell[0] for cell in cells])
        self.hex_col: vec[i64] = ints([cell[1] for cell in cells])
        self.hex_x: vec[i64] = ints([cell[2] for cell in cells])
        self.hex_by_cell: dict[tuple[int, int], int] = {(cell[0], cell[1]): h for h, cell in enumerate(cells)}

    def hex_at(self, row: int, col: int) -> int:
        """The hex of an address, or -1 where there is none."""
        return self.hex_by_cell.get((row, col), NOWHERE)

    def vertex_of(self, hex_id: int, corner: str) -> int:
        return self.hex_vertex[6 * hex_id + corner_number(corner)]

    def edge_of(self, hex_id: int, side: str) -> int:
        return self.hex_edge[6 * hex_id + side_number(side)]

    def inner_path_of(self, hex_id: i64, corner: i64) -> i64:
        """The edge from a corner of a hex to its plaza, or -1 where there is none."""
        plaza = self.hex_plaza[hex_id]
        if plaza != NOWHERE:
            for spoke in range(self.spokes * plaza, self.spokes * (plaza + 1)):
                if self.vertex_vertex[spoke] == self.hex_vertex[6 * hex_id + corner]:
                    return self.vertex_edge[spoke]
        return NOWHERE

    def inner_corner(self, edge: i64) -> i64:
        """At which corner of its hex an inner path ends."""
        first = 6 * self.edge_hex[2 * edge]
        corner: i64 = 0
        while self.hex_vertex[first + corner] != self.edge_vertex[2 * edge]:
            corner += 1
        return corner

    def hex_name(self, hex_id: i64) -> str:
        return cell_name(self.hex_row[hex_id], self.hex_col[hex_id])

    def vertex_name(self, vertex: i64) -> str:
        """The vertex as its first hex calls it, like "(0,1) S"."""
        first = self.vertex_hex[3 * vertex]
        corner = self.first_corner(vertex)
        if corner == NOWHERE:
            return f"{self.hex_name(first)} plaza"
        return corner_name(self.hex_row[first], self.hex_col[first], corner)

    def edge_name(self, edge: i64) -> str:
        """The edge as its first hex calls it, like "(0,1) side NE" or "(0,1) path S"."""
        first = self.edge_hex[2 * edge]
        side = self.first_side(edge)
        if side == NOWHERE:
            return path_name(self.hex_row[first], self.hex_col[first], self.inner_corner(edge))
        return side_name(self.hex_row[first], self.hex_col[first], side)

    def first_corner(self, vertex: i64) -> i64:
        """Which corner of its first hex a vertex is, or -1 for a plaza."""
        first = self.vertex_hex[3 * vertex]
        for corner in range(i64(6)):
            if self.hex_vertex[6 * first + corner] == vertex:
                return corner
        return NOWHERE

    def first_side(self, edge: i64) -> i64:
        """Which side of its first hex an edge is, or -1 for an inner path."""
        first = self.edge_hex[2 * edge]
        for side in range(i64(6)):
            if self.hex_edge[6 * first + side] == edge:
                return side
        return NOWHERE


def build_topology(
    cells: Sequence[tuple[int, int, int]], plazas: Sequence[tuple[int, Sequence[int]]] = (), around: int = 0
) -> Topology:
    """The topology of hexes given as (row, column, x).

    `plazas` lists (hex, corners), each hex at most once: an extra vertex inside that hex, joined to those corners by
    inner paths. `around`: the board is a ring, and who goes so many half-hexes east comes back (BIG-007).
    """
    topology = Topology(sorted(cells))
    _check_cells(topology)
    _join_hexes(topology, around)
    vertex_hexes = _number_vertices(topology, around)
    edge_ends, edge_hexes = _number_edges(topology)
    topology.first_plaza = len(vertex_hexes)
    topology.first_inner_path = len(edge_hexes) // 2
    for hex_id, corners in plazas:
        plaza = len(vertex_hexes)
        vertex_hexes.append([hex_id])
        topology.hex_plaza[hex_id] = plaza
        for corner in corners:
            edge_ends += [int(topology.hex_vertex[6 * hex_id + corner]), plaza]
            edge_hexes += [hex_id, hex_id]
    topology.vertices = len(vertex_hexes)
    topology.edges = len(edge_hexes) // 2
    topology.vertex_hex = ints(_padded(vertex_hexes, 3))
    topology.edge_vertex = ints(edge_ends)
    topology.edge_hex = ints(edge_hexes)
    _join_vertices(topology, 4 if plazas else 3)
    return topology


def _check_cells(topology: Topology) -> None:
    """Two hexes overlap unless their columns and rows fall on one common half-hex grid."""
    if topology.hexes == 0:
        raise ValueError("a board needs at least one hex")
    parity = (topology.hex_x[0] + topology.hex_row[0]) % 2
    for h in range(topology.hexes):
        if (topology.hex_x[h] + topology.hex_row[h]) % 2 != parity:
            raise ValueError(f"hex {topology.hex_name(h)} lies half a hex off the grid of the others")


def _join_hexes(topology: Topology, around: int) -> None:
    by_centre = {(int(topology.hex_x[h]), int(topology.hex_row[h])): int(h) for h in range(topology.hexes)}
    if len(by_centre) != topology.hexes or len(topology.hex_by_cell) != topology.hexes:
        raise ValueError("two hexes lie on the same place or have the same address")
    for (x, row), h in by_centre.items():
        for side in range(6):
            beside, beside_row = neighbour_cell(x, row, side)
            centre = (beside % around if around else beside, beside_row)
            topology.hex_hex[6 * h + side] = by_centre.get(centre, NOWHERE)


def _number_vertices(topology: Topology, around: int) -> list[list[int]]:
    """Fill hex_vertex; the hexes of each vertex come back."""
    by_point: dict[tuple[int, int], int] = {}
    vertex_hexes: list[list[int]] = []
    for h in range(topology.hexes):
        for corner in range(6):
            x, y = corner_point(topology.hex_x[h], topology.hex_row[h], corner)
            vertex = by_point.setdefault((x % around if around else x, y), len(vertex_hexes))
            if vertex == len(vertex_hexes):
                vertex_hexes.append([])
            vertex_hexes[vertex].append(h)
            topology.hex_vertex[6 * h + corner] = vertex
    return vertex_hexes


def _number_edges(topology: Topology) -> tuple[list[int], list[int]]:
    """Fill hex_edge; the two vertices and the two hexes of each edge come back."""
    ends: list[int] = []
    hexes: list[int] = []
    for h in range(topology.hexes):
        for side in range(6):
            if topology.hex_edge[6 * h + side] != NOWHERE:
                continue
            edge = len(hexes) // 2
            across = topology.hex_hex[6 * h + side]
            topology.hex_edge[6 * h + side] = edge
            if across != NOWHERE:
                topology.hex_edge[6 * across + (side + 3) % 6] = edge
            ends += [int(topology.hex_vertex[6 * h + side]), int(topology.hex_vertex[6 * h + (side + 1) % 6])]
            hexes += [h, int(across)]
    return ends, hexes


def _join_vertices(topology: Topology, spokes: int) -> None:
    edges: list[list[int]] = [[] for _ in range(topology.vertices)]
    vertices: list[list[int]] = [[] for _ in range(topology.vertices)]
    for e in range(topology.edges):
        a = int(topology.edge_vertex[2 * e])
        b = int(topology.edge_vertex[2 * e + 1])
        edges[a].append(e)
        vertices[a].append(b)
        edges[b].append(e)
        vertices[b].append(a)
    spokes = max([spokes] + [len(at_vertex) for at_vertex in edges])
    topology.spokes = spokes
    topology.vertex_edge = ints(_padded(edges, spokes))
    topology.vertex_vertex = ints(_padded(vertices, spokes))


def _padded(rows: list[list[int]], width: int) -> list[int]:
    flat: list[int] = []
    for row in rows:
        flat += row
        flat += [NOWHERE] * (width - len(row))
    return flat
