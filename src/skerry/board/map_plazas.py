"""The plazas of a map file: a vertex in the middle of a hex, and the corners that inner paths join it to (TRAD-23)."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.map_file import MapFile
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import EMPTY, TERRAINS, is_land


class Plazas:
    """All plaza lines of one file. They shape the board, so they are read before anything that lies on it."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.corners: dict[int, list[int]] = {}
        self.words: dict[int, Word] = {}

    def read(self, line: Line) -> None:
        word, hex_id = self.rows.take_hex(line)
        if hex_id in self.words:
            raise line.error(word, mistakes.PLAZA_TWICE.of(cell=word.text, line=self.words[hex_id].line))
        line.take_text(":")
        corners: list[int] = []
        while line.more() or not corners:
            corner = line.take_corner()
            if corner in corners:
                last = line.words[line.position - 1]
                raise line.error(last, mistakes.LISTED_TWICE.of(cell=last.text))
            corners.append(corner)
            line.skip_comma()
        self.words[hex_id] = word
        self.corners[hex_id] = sorted(corners)

    def listed(self) -> list[tuple[int, list[int]]]:
        """In the order of the hexes, so that their ids do not hang on the order of the lines."""
        return sorted(self.corners.items())

    def check(self, map_file: MapFile) -> None:
        """Inner paths are paths on land, so the hex of a plaza is land however the board is dealt."""
        dealt = set(map_file.terrain_hexes)
        dries = all(is_land(terrain) for terrain in map_file.stack_items("terrain"))
        for hex_id, word in self.words.items():
            terrain = map_file.terrain[hex_id]
            if terrain != EMPTY and not is_land(terrain):
                reason = mistakes.PLAZA_NOT_ON_LAND.of(cell=word.text, terrain=TERRAINS[terrain])
            elif hex_id in dealt and not dries:
                reason = mistakes.PLAZA_MAYBE_AT_SEA.of(cell=word.text)
            else:
                continue
            raise MapError(self.rows.source, word.line, word.column, reason)
