"""Pointy-top hexes on a half-hex grid: where cells, corners and sides lie.

The centre of a cell is (x, row), x counted in half-hexes: x = offset of its row + 2 * column.
Corners and sides run clockwise, and side i joins corners i and i + 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDES: Final[tuple[str, ...]] = ("NE", "E", "SE", "SW", "W", "NW")
CORNERS: Final[tuple[str, ...]] = ("N", "NE", "SE", "S", "SW", "NW")

SIDE_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(SIDES)}
CORNER_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CORNERS)}

# Steps from a cell to its neighbour across each side.
SIDE_X: Final[tuple[int, ...]] = (1, 2, 1, -1, -2, -1)
SIDE_ROW: Final[tuple[int, ...]] = (-1, 0, 1, 1, 0, -1)

# Steps from a cell's centre to its corners; heights are thirds of a row, so that all are whole numbers.
CORNER_X: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
CORNER_Y: Final[tuple[int, ...]] = (-2, -1, 1, 2, 1, -1)


def opposite(side: i64) -> i64:
    """The same edge's side as the neighbour across it calls it."""
    return (side + 3) % 6


def neighbour_cell(x: int, row: int, side: int) -> tuple[int, int]:
    """The (x, row) of the cell across a side."""
    return x + SIDE_X[side], row + SIDE_ROW[side]


def corner_point(x: int, row: int, corner: int) -> tuple[int, int]:
    """The one point that every cell meeting at this corner agrees on."""
    return x + CORNER_X[corner], 3 * row + CORNER_Y[corner]


def cell_name(row: int, col: int) -> str:
    return f"({row},{col})"


def corner_name(row: int, col: int, corner: int) -> str:
    return f"({row},{col}) {CORNERS[corner]}"


def side_name(row: int, col: int, side: int) -> str:
    return f"({row},{col}) side {SIDES[side]}"


def path_name(row: int, col: int, corner: int) -> str:
    """An inner path by the corner it leads to."""
    return f"({row},{col}) path {CORNERS[corner]}"


def corner_number(name: str) -> int:
    if name not in CORNER_NUMBER:
        raise ValueError(f"{name!r} is no corner of a hex: use one of {' '.join(CORNERS)}")
    return CORNER_NUMBER[name]


def side_number(name: str) -> int:
    if name not in SIDE_NUMBER:
        raise ValueError(f"{name!r} is no side of a hex: use one of {' '.join(SIDES)}")
    return SIDE_NUMBER[name]
