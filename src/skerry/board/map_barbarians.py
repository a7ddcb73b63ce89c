"""The barbarians of a map file: the paths on which they start (TRAD-18)."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.coast import is_sea_side
from skerry.board.geometry import CORNERS, SIDES, opposite
from skerry.board.map_file import MapFile, may_be_land, may_be_sea
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import EMPTY, SEA, TRADE_HEXES
from skerry.board.topology import NOWHERE
from skerry.reason import Reason


class Barbarians:
    """All barbarian lines of one file."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        # The hex of each as written, by its edge.
        self.words: dict[int, Word] = {}
        # Those on a side of a hex, by edge: the hex and the side.
        self.sides: dict[int, tuple[int, int]] = {}

    def read(self, line: Line, map_file: MapFile) -> None:
        """As in `barbarian at (0,1) side SE` or `barbarian at (0,2) path S`."""
        line.take_text("at")
        word, hex_id = self.rows.take_hex(line)
        edge = self._take_path(line, word, hex_id, map_file)
        if edge in self.words:
            raise line.error(word, mistakes.BARBARIAN_TWICE.of(line=self.words[edge].line))
        self.words[edge] = word
        map_file.barbarians.append(edge)

    def _take_path(self, line: Line, word: Word, hex_id: int, map_file: MapFile) -> int:
        topology = map_file.topology
        if line.next_is("path"):
            line.take_text("path")
            corner = line.take_corner()
            if topology.hex_plaza[hex_id] == NOWHERE:
                raise line.error(word, mistakes.NO_PLAZA.of(cell=word.text))
            edge = topology.inner_path_of(hex_id, corner)
            if edge == NOWHERE:
                raise line.error(word, mistakes.NO_INNER_PATH.of(cell=word.text, corner=CORNERS[corner]))
            return edge
        line.take_text("side")
        side = line.take_side()
        edge = topology.hex_edge[6 * hex_id + side]
        self.sides[edge] = (hex_id, side)
        return edge

    def check(self, map_file: MapFile) -> None:
        """On land, however the board is dealt, and on no sea side of a trade hex (TRAD-29)."""
        for edge, (hex_id, side) in self.sides.items():
            word = self.words[edge]
            across = map_file.topology.hex_hex[6 * hex_id + side]
            if not _is_land_for_sure(map_file, hex_id) and not _is_land_for_sure(map_file, across):
                raise self._error(word, mistakes.BARBARIAN_OFF_LAND.of(cell=word.text, side=SIDES[side]))
            if _may_be_closed(map_file, hex_id, side) or (
                across != NOWHERE and _may_be_closed(map_file, across, opposite(side))
            ):
                raise self._error(word, mistakes.BARBARIAN_AT_SEA_SIDE.of(cell=word.text, side=SIDES[side]))

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)


def _is_land_for_sure(map_file: MapFile, hex_id: int) -> bool:
    if hex_id == NOWHERE or not may_be_land(map_file.terrain[hex_id]):
        return False
    return map_file.terrain[hex_id] != EMPTY or not _deals_sea(map_file)


def _may_be_closed(map_file: MapFile, hex_id: int, side: int) -> bool:
    if map_file.terrain[hex_id] not in TRADE_HEXES:
        return False
    across = map_file.topology.hex_hex[6 * hex_id + side]
    if is_sea_side(map_file.topology, map_file.terrain, hex_id, side):
        return True
    return may_be_sea(map_file.terrain[across]) and _deals_sea(map_file)


def _deals_sea(map_file: MapFile) -> bool:
    return SEA in map_file.stack_items("terrain")
