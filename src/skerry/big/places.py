"""Hexes, edges and vertices of one board, and what they are called (BIG-012 to BIG-024).

A board has nine rows of six hexes. Within it a hex, an edge and a vertex are each one number, its key; in words an
edge is (board, row, column, side) and a vertex (board, row, column, corner).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from skerry.board.geometry import CORNERS, SIDES

ROWS: Final = 9
COLUMNS: Final = 6
HEXES: Final = ROWS * COLUMNS

SUN: Final = 0
MOON: Final = 1
HALVES: Final = ("sun", "moon")

# An edge is named from the western or the upper of its two hexes (BIG-018), a vertex from the hex whose north or south
# corner it is (BIG-017).
EDGE_SIDES: Final = ("E", "SE", "SW")
VERTEX_CORNERS: Final = ("N", "S")
_ACROSS: Final = {"W": "E", "NW": "SE", "NE": "SW"}
_AT_CORNER: Final = {"NE": ("NE", "S"), "SE": ("SE", "N"), "SW": ("SW", "N"), "NW": ("NW", "S")}
_STEPS: Final = {
    "E": (0, 1, 1),
    "W": (0, -1, -1),
    "NE": (-1, 0, 1),
    "NW": (-1, -1, 0),
    "SE": (1, 0, 1),
    "SW": (1, -1, 0),
}


class Cell(NamedTuple):
    """A hex as seen from some board: how many boards east of it, row and column."""

    east: int
    row: int
    col: int


def hex_key(row: int, col: int) -> int:
    return row * COLUMNS + col


def neighbour(row: int, col: int, side: str) -> Cell | None:
    """The hex across a side, perhaps on the next board; None beyond the outer rim (BIG-014, BIG-015)."""
    down, from_even, from_odd = _STEPS[side]
    across = col + (from_odd if row % 2 else from_even)
    if not 0 <= row + down < ROWS:
        return None
    return Cell(across // COLUMNS, row + down, across % COLUMNS)


def half_of_hex(row: int, col: int) -> int:
    """Which half of its board a hex lies in (BIG-023)."""
    if row == 4:
        return MOON if col < 3 else SUN
    return SUN if row < 4 else MOON


class Named(NamedTuple):
    """An edge or a vertex by its canonical name: how many boards east, row, column, and side or corner."""

    east: int
    row: int
    col: int
    word: str

    def key(self) -> int:
        """Its number among the edges or the vertices of its board."""
        cell = hex_key(self.row, self.col)
        if self.word in EDGE_SIDES:
            return cell * len(EDGE_SIDES) + EDGE_SIDES.index(self.word)
        return cell * len(VERTEX_CORNERS) + VERTEX_CORNERS.index(self.word)


def edge_at(row: int, col: int, side: str) -> Named | None:
    """The edge on a side of a hex; None on the outer rim, where there is none (BIG-019)."""
    across = neighbour(row, col, side)
    if across is None:
        return None
    if side in EDGE_SIDES:
        return Named(0, row, col, side)
    return Named(across.east, across.row, across.col, _ACROSS[side])


def vertex_at(row: int, col: int, corner: str) -> Named | None:
    """The vertex at a corner of a hex; None for those of the outer rim that no hex calls north or south."""
    if corner in VERTEX_CORNERS:
        return Named(0, row, col, corner)
    side, called = _AT_CORNER[corner]
    beside = neighbour(row, col, side)
    return None if beside is None else Named(beside.east, beside.row, beside.col, called)


def hexes_at(row: int, col: int, corner: str) -> list[Cell]:
    """The hexes that meet at the north or south corner of a hex."""
    sides = ("NE", "NW") if corner == "N" else ("SE", "SW")
    beside = [neighbour(row, col, side) for side in sides]
    return [Cell(0, row, col), *[cell for cell in beside if cell is not None]]


def half_of_vertex(row: int, col: int, corner: str) -> int:
    """The half that holds at least two of its hexes, sea or land (BIG-024)."""
    moon = sum(half_of_hex(cell.row, cell.col) for cell in hexes_at(row, col, corner))
    return MOON if moon >= 2 else SUN


def _edges() -> list[Named]:
    """All edges that a board owns, 150 of them (BIG-019)."""
    cells = [(row, col) for row in range(ROWS) for col in range(COLUMNS)]
    named = [edge_at(row, col, side) for row, col in cells for side in EDGE_SIDES]
    return [edge for edge in named if edge is not None]


EDGES: Final[dict[int, Named]] = {edge.key(): edge for edge in _edges()}
VERTICES: Final[dict[int, Named]] = {
    vertex.key(): vertex
    for vertex in (
        Named(0, row, col, corner) for row in range(ROWS) for col in range(COLUMNS) for corner in VERTEX_CORNERS
    )
}


def is_side(word: object) -> bool:
    return word in SIDES


def is_corner(word: object) -> bool:
    return word in CORNERS
