"""The plazas of a map file: a vertex in the middle of a hex, and the corners that inner paths join it to (TRAD-23)."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.coast import is_sea_corner
from skerry.board.geometry import CORNERS
from skerry.board.map_file import MapFile
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import EMPTY, TERRAINS, TRADE_HEXES, is_land
from skerry.board.topology import NOWHERE
from skerry.reason import Reason


class Plazas:
    """All plaza lines of one file. They shape the board, so they are read before anything that lies on it."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.corners: dict[int, list[int]] = {}
        self.words: dict[int, Word] = {}
        # By hex, the word of each of its corners.
        self.corner_words: dict[int, dict[int, Word]] = {}

    def read(self, line: Line) -> None:
        word, hex_id = self.rows.take_hex(line)
        if hex_id in self.words:
            raise line.error(word, mistakes.PLAZA_TWICE.of(cell=word.text, line=self.words[hex_id].line))
        line.take_text(":")
        corners: dict[int, Word] = {}
        while line.more() or not corners:
            corner = line.take_corner()
            last = line.words[line.position - 1]
            if corner in corners:
                raise line.error(last, mistakes.LISTED_TWICE.of(cell=last.text))
            corners[corner] = last
            line.skip_comma()
        self.words[hex_id] = word
        self.corners[hex_id] = sorted(corners)
        self.corner_words[hex_id] = corners

    def listed(self) -> list[tuple[int, list[int]]]:
        """In the order of the hexes, so that their ids do not hang on the order of the lines."""
        return sorted(self.corners.items())

    def check(self, map_file: MapFile, stacks: dict[str, Word]) -> None:
        """Inner paths are paths on land, so the hex of a plaza is land however the board is dealt, and what needs a
        plaza is not dealt at all. `stacks`: the names of the stacks as written."""
        dealt = set(map_file.terrain_hexes)
        dries = all(is_land(terrain) for terrain in map_file.stack_items("terrain"))
        for hex_id, word in self.words.items():
            terrain = map_file.terrain[hex_id]
            if terrain != EMPTY and not is_land(terrain):
                raise self._error(word, mistakes.PLAZA_NOT_ON_LAND.of(cell=word.text, terrain=TERRAINS[terrain]))
            if hex_id in dealt and not dries:
                raise self._error(word, mistakes.PLAZA_MAYBE_AT_SEA.of(cell=word.text))
        for name, word in stacks.items():
            for terrain in TRADE_HEXES:
                if name in ("terrain", "fog") and terrain in map_file.stack_items(name):
                    raise self._error(word, mistakes.TRADE_HEX_DEALT.of(terrain=TERRAINS[terrain]))

    def check_trade_hexes(self, map_file: MapFile) -> None:
        """Each has a plaza, with inner paths to land corners only (TRAD-23, TRAD-24); known as soon as the rows are."""
        topology = map_file.topology
        for hex_id, terrain in enumerate(map_file.terrain):
            if terrain not in TRADE_HEXES:
                continue
            sea = [corner for corner in range(6) if is_sea_corner(topology, map_file.terrain, hex_id, corner)]
            cell = topology.hex_name(hex_id)
            if len(sea) == 6:
                mistake = mistakes.TRADE_HEX_ALONE.of(terrain=TERRAINS[terrain], cell=cell)
                raise self._error(self.rows.word_of(hex_id), mistake)
            if topology.hex_plaza[hex_id] == NOWHERE:
                land = " ".join(CORNERS[corner] for corner in range(6) if corner not in sea)
                mistake = mistakes.TRADE_HEX_WITHOUT_PLAZA.of(terrain=TERRAINS[terrain], cell=cell, corners=land)
                raise self._error(self.rows.word_of(hex_id), mistake)
            for corner, word in self.corner_words[hex_id].items():
                if corner in sea:
                    raise self._error(word, mistakes.PLAZA_PATH_AT_SEA.of(corner=CORNERS[corner], cell=cell))

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)
