"""The oasis of a map file, and the corners that its arrows point at (CARV-07)."""

from __future__ import annotations

from typing import Final

from skerry.board import map_mistakes as mistakes
from skerry.board.geometry import CORNERS
from skerry.board.map_file import MapFile
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import OASIS
from skerry.reason import Reason

ARROWS: Final = 3


class Oasis:
    """The one oasis of a file, if it has one."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.arrows: Word | None = None

    def read(self, line: Line, map_file: MapFile) -> None:
        """As in `arrows NW NE S`."""
        self.arrows = line.words[0]
        while len(map_file.arrows) < ARROWS:
            corner = line.take_corner()
            for before in map_file.arrows:
                if corner == before or corner % 2 != before % 2:
                    misplaced = mistakes.ARROWS_MISPLACED.of(corner=CORNERS[corner], before=CORNERS[before])
                    raise line.error(line.words[line.position - 1], misplaced)
            map_file.arrows.append(corner)
            line.skip_comma()

    def check(self, map_file: MapFile) -> None:
        """One at most, and arrows only with one."""
        found = [hex_id for hex_id, terrain in enumerate(map_file.terrain) if terrain == OASIS]
        if len(found) > 1:
            cell = map_file.topology.hex_name(found[0])
            first = self.rows.word_of(found[0])
            raise self._error(self.rows.word_of(found[1]), mistakes.OASIS_TWICE.of(cell=cell, line=first.line))
        if self.arrows is not None and not found:
            raise self._error(self.arrows, mistakes.ARROWS_WITHOUT_OASIS.of())

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)
