"""A board as text, for terminals and for reading a test."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from skerry.board.geometry import CORNER_X, SIDES
from skerry.board.map_file import HARBOUR_KINDS, Harbour
from skerry.board.terrain import EMPTY, FOG, SEA, TERRAINS
from skerry.board.tokens import numbers_of
from skerry.board.topology import NOWHERE, Topology

# A hex is 12 characters wide and shares its slanted lines with the rows above and below.
_HALF: Final = 6
_ROW: Final = 4
_CORNER_LINE: Final[tuple[int, ...]] = (0, 2, 4, 6, 4, 2)
_SIDE_COLUMN: Final[tuple[int, ...]] = (3, 6, 3, -3, -6, -3)
_SIDE_LINE: Final[tuple[int, ...]] = (1, 3, 5, 5, 3, 1)
_SIDE_STROKE: Final[tuple[str, ...]] = ("`-.", "|", ".-'", "`-.", "|", ".-'")
# Inner paths are drawn where they leave their corner, so that number and name of the hex stay readable.
_PATH_COLUMN: Final[tuple[int, ...]] = (0, 4, 4, 0, -5, -5)
_PATH_LINE: Final[tuple[int, ...]] = (1, 2, 4, 5, 4, 2)
_PATH_STROKE: Final[tuple[str, ...]] = (":", "--", "--", ":", "--", "--")
_PLAZA: Final = "o"
_NUMBER_LINE: Final = 2
_NAME_LINE: Final = 3
_PIECE_LINE: Final = 4

# Harbours are written into the water, beside the middle of their edge.
_HARBOUR_COLUMN: Final[tuple[int, ...]] = (6, 10, 6, -6, -11, -6)
_HARBOUR_LINE: Final[tuple[int, ...]] = (0, 3, 6, 6, 3, 0)
# East and west of an edge the name is set against it, over the middle of a sea hex.
_HARBOUR_FORMAT: Final[tuple[str, ...]] = ("", "<6", "", "", ">6", "")

_EAST: Final = SIDES.index("E")

_SHORT_NAMES: Final[dict[int, str]] = {SEA: "~", FOG: "fog", EMPTY: "?"}


_NOBODY: Final = -1


class Mark(NamedTuple):
    """What is seen at a place: a few characters, and whose it is."""

    text: str
    owner: int = _NOBODY


_UNMARKED: Final = Mark("")


class Drawing(NamedTuple):
    """A picture as text, and of what belongs to somebody where it stands in the text: from, to, whose."""

    text: str
    owned: list[tuple[int, int, int]]


class _Canvas:
    """Characters on a grid that grows as it is written on; columns may be negative until it is read."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], str] = {}
        self.owners: dict[tuple[int, int], int] = {}

    def write(self, line: int, middle: int, text: str, owner: int = _NOBODY) -> None:
        """Write a text centred on a column; of an even length, its middle is the character left of the centre."""
        first = middle - (len(text) - 1) // 2
        for i, character in enumerate(text):
            self.cells[line, first + i] = character
            self.owners[line, first + i] = owner if character != " " else _NOBODY

    def is_free(self, line: int, middle: int, length: int) -> bool:
        """Whether nothing is written yet where a text of this length would go."""
        first = middle - (length - 1) // 2
        return all(self.cells.get((line, column), " ") == " " for column in range(first, first + length))

    def drawing(self) -> Drawing:
        top = min(line for line, _ in self.cells)
        left = min(column for (_, column), character in self.cells.items() if character != " ")
        rows = [""] * (max(line for line, _ in self.cells) - top + 1)
        whose: list[tuple[int, int, int]] = []
        for line, written in groupby(sorted(self.cells.items()), key=_line_of):
            row: list[str] = []
            end = left
            for (_, column), character in written:
                if column >= left:
                    row.append(" " * (column - end) + character)
                    end = column + 1
                    if self.owners[line, column] != _NOBODY:
                        whose.append((line - top, column - left, self.owners[line, column]))
            rows[line - top] = "".join(row).rstrip()
        return Drawing("\n".join(rows) + "\n", _joined(rows, whose))


def _joined(rows: list[str], whose: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Single characters of a line by their owners, as runs of the whole text."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row) + 1)
    runs: list[tuple[int, int, int]] = []
    for line, column, owner in whose:
        at = starts[line] + column
        if runs and runs[-1][1] == at and runs[-1][2] == owner:
            runs[-1] = (runs[-1][0], at + 1, owner)
        else:
            runs.append((at, at + 1, owner))
    return runs


def _line_of(cell: tuple[tuple[int, int], str]) -> int:
    return cell[0][0]


def draw(
    topology: Topology,
    terrain: list[int],
    numbers: list[int],
    harbours: list[Harbour],
    vertex_marks: dict[int, Mark],
    edge_marks: dict[int, Mark],
    robber: int,
    figures: dict[str, int] | None = None,
    hex_marks: dict[int, Mark] | None = None,
) -> Drawing:
    """The board as it lies on the table.

    Marks show what stands on vertices, of at most five characters, and on edges, of at most two; a marked edge shows
    its mark alone. A mark of two characters on a hex stands beside its number. Figures stand on hexes by their names.
    """
    beside = hex_marks or {}
    canvas = _Canvas()
    for h in range(topology.hexes):
        _draw_outline(canvas, topology, h)
    for h in range(topology.hexes):
        top, middle = _place(topology, h)
        number = ",".join(str(number) for number in numbers_of(numbers[h]))
        _draw_number(canvas, top + _NUMBER_LINE, middle, number, beside.get(h))
        canvas.write(top + _NAME_LINE, middle, _SHORT_NAMES.get(terrain[h], TERRAINS[terrain[h]][: 2 * _HALF - 1]))
    _draw_plazas(canvas, topology)
    if robber >= 0:
        _draw_amid(canvas, topology, robber, "(robber)")
    for harbour in harbours:
        top, middle = _place(topology, harbour.hex)
        line = top + _HARBOUR_LINE[harbour.side]
        label = format(HARBOUR_KINDS[harbour.kind], _HARBOUR_FORMAT[harbour.side])
        # A mark of two characters on an upright edge sticks out to the east.
        aside = 1 if harbour.side == _EAST and len(edge_marks.get(harbour.edge, _UNMARKED).text) > 1 else 0
        canvas.write(line, middle + _HARBOUR_COLUMN[harbour.side] + aside, label)
    for name, hex_id in (figures or {}).items():
        _draw_amid(canvas, topology, hex_id, f"({name})")
    for edge, mark in edge_marks.items():
        line, column, width = _edge_spot(topology, edge)
        canvas.write(line, column, f"{mark.text:^{width}}", mark.owner)
    for vertex, mark in vertex_marks.items():
        line, column = _vertex_spot(topology, vertex)
        canvas.write(line, column, mark.text, mark.owner)
    return canvas.drawing()


def _place(topology: Topology, hex_id: int) -> tuple[int, int]:
    """The line of a hex's northern corner and the column of its middle."""
    return _ROW * topology.hex_row[hex_id], _HALF * topology.hex_x[hex_id]


def _draw_number(canvas: _Canvas, line: int, middle: int, number: str, mark: Mark | None) -> None:
    """The number of a hex, and beside it what is marked there."""
    if mark is None:
        canvas.write(line, middle, number)
        return
    whole = f"{number} {mark.text}".strip()
    canvas.write(line, middle, whole)
    # The mark stands at the end, written once more as its owner's.
    end = middle - (len(whole) - 1) // 2 + len(whole)
    canvas.write(line, end - len(mark.text) + (len(mark.text) - 1) // 2, mark.text, mark.owner)


def _draw_amid(canvas: _Canvas, topology: Topology, hex_id: int, text: str) -> None:
    """On a line of a hex that no harbour, plaza or number is written on, or over its name."""
    top, middle = _place(topology, hex_id)
    lines = [line for line in (_PIECE_LINE, _NUMBER_LINE) if canvas.is_free(top + line, middle, len(text))]
    canvas.write(top + (lines[0] if lines else _NAME_LINE), middle, text)


def _draw_outline(canvas: _Canvas, topology: Topology, hex_id: int) -> None:
    top, middle = _place(topology, hex_id)
    for side in range(6):
        canvas.write(top + _SIDE_LINE[side], middle + _SIDE_COLUMN[side], _SIDE_STROKE[side])
    for corner in range(6):
        canvas.write(top + _CORNER_LINE[corner], middle + _HALF * CORNER_X[corner], "+")


def _draw_plazas(canvas: _Canvas, topology: Topology) -> None:
    for edge in range(topology.first_inner_path, topology.edges):
        line, column, _ = _edge_spot(topology, edge)
        canvas.write(line, column, _PATH_STROKE[topology.inner_corner(edge)])
    for plaza in range(topology.first_plaza, topology.vertices):
        line, column = _vertex_spot(topology, plaza)
        canvas.write(line, column, _PLAZA)


def _vertex_spot(topology: Topology, vertex: int) -> tuple[int, int]:
    top, middle = _place(topology, topology.vertex_hex[3 * vertex])
    corner = topology.first_corner(vertex)
    if corner == NOWHERE:
        return top + _PIECE_LINE, middle
    return top + _CORNER_LINE[corner], middle + _HALF * CORNER_X[corner]


def _edge_spot(topology: Topology, edge: int) -> tuple[int, int, int]:
    """The line and middle column of an edge and how many characters its stroke takes."""
    side = topology.first_side(edge)
    top, middle = _place(topology, topology.edge_hex[2 * edge])
    if side == NOWHERE:
        corner = topology.inner_corner(edge)
        return top + _PATH_LINE[corner], middle + _PATH_COLUMN[corner], len(_PATH_STROKE[corner])
    return top + _SIDE_LINE[side], middle + _SIDE_COLUMN[side], len(_SIDE_STROKE[side])
