"""The rows of a map file: its hexes and frame cells, and the empty map they make."""

from __future__ import annotations

import re
from typing import Final

from skerry.board import map_mistakes as mistakes
from skerry.board.map_file import FrameCell, MapFile
from skerry.board.map_words import Line, MapError, Word, whole
from skerry.board.terrain import DESERT, EMPTY, FOG, OASIS, SEA, SWAMP, TERRAIN_NUMBER, TERRAINS
from skerry.board.tokens import is_number, takes_token
from skerry.board.topology import build_topology
from skerry.reason import Reason

_PART: Final = re.compile(r"[^,]+")

# Terrains beside which no number may be written.
NUMBERLESS: Final = (EMPTY, FOG, SEA, DESERT, OASIS, SWAMP)

# Rows and offsets go no further, so that what is drawn of a map is never much larger than what its hexes fill.
_FURTHEST: Final = 299


class _Cell:
    """One written hex, kept until the shape of the whole board is known."""

    def __init__(self, word: Word, row: int, col: int, x: int, terrain: int) -> None:
        self.word = word
        self.row = row
        self.col = col
        self.x = x
        self.terrain = terrain
        self.numbers = 0
        self.number_drawn = False


class Rows:
    """All row lines of one file, in the order they come; `most_hexes` is how many hexes they may have, 0 for any."""

    def __init__(self, source: str, most_hexes: int) -> None:
        self.source = source
        self.most_hexes = most_hexes
        self.cells: list[_Cell] = []
        self.frame: list[FrameCell] = []
        self.frame_by_cell: dict[tuple[int, int], int] = {}
        self.hex_by_cell: dict[tuple[int, int], int] = {}
        self.hex_by_centre: dict[tuple[int, int], int] = {}
        self.seen: set[int] = set()
        self.last_row = -1
        self.parity = -1

    def word_of(self, hex_id: int) -> Word:
        return self.cells[hex_id].word

    def take_hex(self, line: Line) -> tuple[Word, int]:
        """The next word of a line as a hex; all rows must be known."""
        word, row, col = line.take_cell()
        if (row, col) not in self.hex_by_cell:
            is_frame = (row, col) in self.frame_by_cell
            what = mistakes.A_FRAME_CELL if is_frame else mistakes.NOWHERE_ON_BOARD
            raise line.error(word, mistakes.NEEDS_HEX.of(cell=word.text, what=what))
        return word, self.hex_by_cell[row, col]

    def read(self, line: Line) -> None:
        word = line.take(mistakes.A_ROW_NUMBER)
        row = _near(line, word, mistakes.A_ROW_NUMBER)
        if row in self.seen:
            raise line.error(word, mistakes.ROW_TWICE.of(row=row))
        if row < self.last_row:
            raise line.error(word, mistakes.ROW_TOO_LATE.of(row=row, other=self.last_row))
        line.take_text("offset")
        word = line.take(mistakes.A_ROW_OFFSET)
        offset = _near(line, word, mistakes.A_ROW_OFFSET)
        if self.parity >= 0 and (row + offset) % 2 != self.parity:
            raise line.error(word, mistakes.ROW_OVERLAPS.of(row=row, parity=self._parity_word(row)))
        self.parity = (row + offset) % 2
        line.take_text(":")
        self.seen.add(row)
        self.last_row = row
        col = 0
        while line.more():
            self._read_cell(line, row, col, offset + 2 * col)
            col += 1
        if col == 0:
            line.take(mistakes.ROW_HEXES)

    def _parity_word(self, row: int) -> str:
        return "odd" if (self.parity + row) % 2 else "even"

    def _read_cell(self, line: Line, row: int, col: int, x: int) -> None:
        word = line.take(mistakes.A_HEX)
        name, colon, numbers = word.text.partition(":")
        if name == "frame" and not colon:
            self.frame_by_cell[row, col] = len(self.frame)
            self.frame.append(FrameCell(row, col, x))
            return
        if name == "?":
            terrain = EMPTY
        elif name not in TERRAIN_NUMBER or TERRAIN_NUMBER[name] == EMPTY:
            known = ", ".join(TERRAINS[:EMPTY])
            raise line.error(word, mistakes.UNKNOWN_TERRAIN.of(given=name, terrains=known))
        else:
            terrain = TERRAIN_NUMBER[name]
        if len(self.cells) == self.most_hexes > 0:
            raise line.error(word, mistakes.TOO_MANY_HEXES.of(most=self.most_hexes))
        cell = _Cell(word, row, col, x, terrain)
        if colon:
            if terrain in NUMBERLESS:
                raise line.error(word, mistakes.TAKES_NO_NUMBER.of(terrain=name))
            self._read_numbers(line, cell, Word(numbers, word.line, word.column + len(name) + 1))
        # Rows run north to south, so the cells come in reading order and their numbers are those of the hexes.
        self.hex_by_cell[row, col] = len(self.cells)
        self.hex_by_centre[x, row] = len(self.cells)
        self.cells.append(cell)

    def _read_numbers(self, line: Line, cell: _Cell, word: Word) -> None:
        if word.text == "?":
            if not takes_token(cell.terrain):
                raise line.error(word, mistakes.NEVER_DEALT_NUMBER.of(terrain=TERRAINS[cell.terrain]))
            cell.number_drawn = True
            return
        if not word.text or word.text.endswith(",") or word.text.startswith(",") or ",," in word.text:
            raise line.error(word, mistakes.NUMBER_MISSING.of())
        for part in _PART.finditer(word.text):
            number_word = Word(part.group(), word.line, word.column + part.start())
            number = whole(line, number_word, mistakes.A_HEX_NUMBER)
            if not is_number(number):
                raise line.error(number_word, mistakes.NO_HEX_NUMBER.of(number=number))
            if cell.numbers >> number & 1:
                raise line.error(number_word, mistakes.NUMBER_TWICE.of(number=number))
            cell.numbers |= 1 << number

    def lay(self, plazas: list[tuple[int, list[int]]]) -> MapFile:
        """The map of these rows, with plazas as (hex, corners)."""
        if not self.cells:
            raise MapError(self.source, 1, 1, mistakes.NO_HEX.of())
        map_file = MapFile(build_topology([(cell.row, cell.col, cell.x) for cell in self.cells], plazas))
        map_file.frame = self.frame
        for h, cell in enumerate(self.cells):
            map_file.terrain[h] = cell.terrain
            map_file.numbers[h] = cell.numbers
            if cell.number_drawn:
                map_file.drawn_numbers.append(h)
        return map_file


def _near(line: Line, word: Word, what: Reason) -> int:
    number = whole(line, word, what)
    if number > _FURTHEST:
        raise line.error(word, mistakes.TOO_FAR.of(most=_FURTHEST, given=number))
    return number
