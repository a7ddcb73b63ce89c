"""The rivers of a map file: their hexes from the source on, and the side where the last one meets the sea."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.geometry import SIDES
from skerry.board.map_file import MapFile, River, may_be_land
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import SEA, TERRAINS, is_land
from skerry.board.topology import NOWHERE
from skerry.reason import Reason


class Rivers:
    """All rivers of one file; whether a harbour lies at a mouth is known when the harbours are."""

    def __init__(self, rows: Rows, joined: bool) -> None:
        self.rows = rows
        # A river of a combination may end at land (RIVRSEA-31).
        self.ends_anywhere = joined
        # Every hex of a river as it is written, and the side of each mouth in the order of the map.
        self.words: dict[int, Word] = {}
        self.mouths: list[Word] = []

    def read(self, line: Line, map_file: MapFile) -> None:
        """As in `river (1,3) (1,2) (1,1) (1,0) to side NW`."""
        hexes: list[int] = []
        sites: list[int] = []
        while not hexes or (line.more() and not line.next_is("to")):
            word, hex_id = self.rows.take_hex(line)
            self._check_hex(line, word, hex_id, map_file)
            if hexes:
                sites.append(self._crossing(line, word, hexes[-1], hex_id, map_file))
            hexes.append(hex_id)
            line.skip_comma()
        last = self.words[hexes[-1]]
        if not line.more():
            raise line.error(last, mistakes.RIVER_WITHOUT_END.of(cell=last.text))
        line.take_text("to")
        line.take_text("side")
        side = line.take_side()
        mouth = line.words[line.position - 1]
        across = map_file.topology.hex_hex[6 * hexes[-1] + side]
        if not self.ends_anywhere and across != NOWHERE and map_file.terrain[across] != SEA:
            raise line.error(mouth, mistakes.RIVER_MISSES_SEA.of(side=SIDES[side], cell=last.text))
        sites.append(map_file.topology.hex_edge[6 * hexes[-1] + side])
        self.mouths.append(mouth)
        map_file.courses.append(River(hexes, sites, side))

    def _check_hex(self, line: Line, word: Word, hex_id: int, map_file: MapFile) -> None:
        if hex_id in self.words:
            raise line.error(word, mistakes.RIVER_TWICE.of(cell=word.text, line=self.words[hex_id].line))
        if not may_be_land(map_file.terrain[hex_id]):
            terrain = TERRAINS[map_file.terrain[hex_id]]
            raise line.error(word, mistakes.RIVER_NOT_ON_LAND.of(cell=word.text, terrain=terrain))
        self.words[hex_id] = word

    def _crossing(self, line: Line, word: Word, before: int, hex_id: int, map_file: MapFile) -> int:
        """The edge by which the water comes from one hex into the next."""
        topology = map_file.topology
        for side in range(6):
            if topology.hex_hex[6 * before + side] == hex_id:
                return topology.hex_edge[6 * before + side]
        raise line.error(word, mistakes.RIVER_BROKEN.of(cell=word.text, before=self.words[before].text))

    def check(self, map_file: MapFile, harbours: dict[int, Word]) -> None:
        """No harbour lies at a mouth (RIVR-15), and hexes of a river are land however the board is dealt."""
        for river, mouth in zip(map_file.courses, self.mouths, strict=True):
            if river.sites[-1] in harbours:
                raise self._error(mouth, mistakes.RIVER_AT_HARBOUR.of(line=harbours[river.sites[-1]].line))
        dries = all(is_land(terrain) for terrain in map_file.stack_items("terrain"))
        for hex_id, word in self.words.items():
            if hex_id in map_file.terrain_hexes and not dries:
                raise self._error(word, mistakes.RIVER_MAYBE_AT_SEA.of(cell=word.text))

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)
