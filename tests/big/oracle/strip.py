"""Boards side by side: a geometry of its own.

A hex with its centre at (x, y) has its neighbours in a row at (x - 2, y) and (x + 2, y), and rows lie 3 apart; on a
ring x goes round. A vertex is a point of this plane, an edge goes by the name of the western or upper hex beside it.
"""

from __future__ import annotations

from tests.big.oracle.printed import (
    COLUMNS,
    DESERTS,
    ROWS,
    START_CORNERS,
    START_ROADS,
    START_SHIPS,
    printed_harbours,
    printed_hexes,
)

Hex = tuple[int, int, int]
Edge = tuple[int, int, int, str]
Point = tuple[int, int]
Half = tuple[int, int]

SUN, MOON = 0, 1
SIDE_NAMES = ("sun", "moon")
# Where the centre across a side lies, and the two corners of that side.
ACROSS = {"E": (2, 0), "SE": (1, 3), "SW": (-1, 3), "W": (-2, 0), "NW": (-1, -3), "NE": (1, -3)}
CORNERS = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
SIDE_CORNERS = {
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
    "NW": ("NW", "N"),
    "NE": ("N", "NE"),
}
OPPOSITE = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}
OWN_SIDES = ("E", "SE", "SW")


class Strip:
    """All places of so many boards, and what lies at, beside and between them."""

    def __init__(self, boards: int, *, closed: bool) -> None:
        self.boards = boards
        self.closed = closed
        self.layouts = ["ABC"[board % 3] for board in range(boards)]
        self.hexes: list[Hex] = [(b, r, c) for b in range(boards) for r in range(ROWS) for c in range(COLUMNS)]
        printed = {layout: printed_hexes(layout) for layout in "ABC"}
        self.terrain = {(b, r, c): printed[self.layouts[b]][r, c].terrain for b, r, c in self.hexes}
        self.number = {(b, r, c): printed[self.layouts[b]][r, c].number for b, r, c in self.hexes}
        self.centre = {hex_: self._centre(hex_) for hex_ in self.hexes}
        self._hex_at = {centre: hex_ for hex_, centre in self.centre.items()}
        self.edge_ends: dict[Edge, tuple[Point, Point]] = {}
        self.edge_hexes: dict[Edge, tuple[Hex, Hex]] = {}
        self.hexes_at: dict[Point, list[Hex]] = {}
        self.edges_at: dict[Point, list[Edge]] = {}
        self.vertex_name: dict[Point, Edge] = {}
        for hex_ in self.hexes:
            self._add(hex_)
        self.point_named = {name: point for point, name in self.vertex_name.items()}
        self.beside = {
            point: [other for edge in edges for other in self.edge_ends[edge] if other != point]
            for point, edges in self.edges_at.items()
        }
        self.harbours: dict[Point, str] = {}
        for board, layout in enumerate(self.layouts):
            for harbour in printed_harbours(layout):
                for corner in SIDE_CORNERS[harbour.side]:
                    self.harbours[self.corner((board, harbour.row, harbour.col), corner)] = harbour.kind

    def _centre(self, hex_: Hex) -> Point:
        board, row, col = hex_
        return 2 * (COLUMNS * board + col) + row % 2, 3 * row

    def _round(self, x: int, y: int) -> Point:
        return (x % (2 * COLUMNS * self.boards) if self.closed else x), y

    def _add(self, hex_: Hex) -> None:
        x, y = self.centre[hex_]
        for corner, (dx, dy) in CORNERS.items():
            point = self._round(x + dx, y + dy)
            self.hexes_at.setdefault(point, []).append(hex_)
            if corner in ("N", "S"):
                self.vertex_name[point] = (*hex_, corner)
        for side in OWN_SIDES:
            other = self.across(hex_, side)
            if other is not None:
                edge = (*hex_, side)
                one, two = (self.corner(hex_, corner) for corner in SIDE_CORNERS[side])
                self.edge_ends[edge] = (one, two)
                self.edge_hexes[edge] = (hex_, other)
                for point in (one, two):
                    self.edges_at.setdefault(point, []).append(edge)

    def across(self, hex_: Hex, side: str) -> Hex | None:
        """BIG-014, BIG-015; nothing lies beyond the rim (BIG-019)."""
        (x, y), (dx, dy) = self.centre[hex_], ACROSS[side]
        return self._hex_at.get(self._round(x + dx, y + dy))

    def corner(self, hex_: Hex, corner: str) -> Point:
        (x, y), (dx, dy) = self.centre[hex_], CORNERS[corner]
        return self._round(x + dx, y + dy)

    def edge(self, hex_: Hex, side: str) -> Edge | None:
        """The edge on any of the six sides of a hex (BIG-018)."""
        if side in OWN_SIDES:
            edge = (*hex_, side)
            return edge if edge in self.edge_ends else None
        other = self.across(hex_, side)
        return None if other is None else (*other, OPPOSITE[side])

    def names(self, edge: Edge) -> list[Edge]:
        """Both names of an edge, the canonical one first."""
        return [edge, (*self.edge_hexes[edge][1], OPPOSITE[edge[3]])]

    def is_land(self, hex_: Hex) -> bool:
        return self.terrain[hex_] != "sea"

    def half_of_hex(self, hex_: Hex) -> Half:
        """BIG-023."""
        board, row, col = hex_
        is_sun = row < 4 or (row == 4 and col >= 3)
        return board, SUN if is_sun else MOON

    def half_at(self, point: Point) -> Half:
        """BIG-024, for vertices of land: their hexes are of one board (BIG-021)."""
        halves = [self.half_of_hex(hex_) for hex_ in self.hexes_at[point]]
        return max(halves, key=halves.count)

    def land_points(self) -> list[Point]:
        return [point for point, hexes in self.hexes_at.items() if any(self.is_land(hex_) for hex_ in hexes)]

    def neighbour_boards(self, board: int) -> list[int]:
        """West and east; a line has ends (BIG-007, BIG-008)."""
        if self.closed:
            return [(board - 1) % self.boards, (board + 1) % self.boards]
        return [other for other in (board - 1, board + 1) if 0 <= other < self.boards]

    def reach(self, seat: int) -> list[int]:
        """The boards that a seat may build on (BIG-131)."""
        return [seat // 2, *self.neighbour_boards(seat // 2)]

    def partners(self, seat: int) -> set[int]:
        """BIG-109."""
        return {2 * board + side for board in self.reach(seat) for side in (SUN, MOON)} - {seat}

    def start(self, seat: int) -> tuple[list[Point], Edge, Edge]:
        """The three first vertices (with road, with ship, bare), the road and the ship of a seat."""
        board, side = divmod(seat, 2)
        spots = [self.corner((board, *DESERTS[side]), corner) for corner in START_CORNERS[side]]
        (r, c, road_side), (row, col, ship_side) = START_ROADS[side], START_SHIPS[side]
        road, ship = self.edge((board, r, c), road_side), self.edge((board, row, col), ship_side)
        assert road is not None
        assert ship is not None
        return spots, road, ship

    def hex_numbered(self, half: Half, number: int) -> Hex | None:
        found = [hex_ for hex_ in self.hexes if self.half_of_hex(hex_) == half and self.number[hex_] == number]
        assert len(found) <= 1
        return found[0] if found else None

    def desert(self, half: Half) -> Hex:
        board, side = half
        return (board, *DESERTS[side])
