"""The coast of a map file where barbarians land: its hexes in the order in which they are checked (BARB-14)."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.map_file import MapFile, may_be_coast
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word
from skerry.board.terrain import TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.reason import Reason


class Coast:
    """The one coast of a file; which hexes are dealt their numbers is known when all stacks are."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        # Every hex of the coast as it is written.
        self.words: dict[int, Word] = {}

    def read(self, line: Line, map_file: MapFile) -> None:
        """As in `coast (3,0) (2,0) (1,0)`."""
        while line.more() or not map_file.coast:
            word, hex_id = self.rows.take_hex(line)
            if hex_id in self.words:
                raise line.error(word, mistakes.LISTED_TWICE.of(cell=word.text))
            self.words[hex_id] = word
            map_file.coast.append(hex_id)
            line.skip_comma()

    def check(self, map_file: MapFile) -> None:
        """Every hex lies at the sea and shows numbers that no other has, so that a roll names one (BARB-36)."""
        numbered: dict[int, Word] = {}
        for hex_id, word in self.words.items():
            if hex_id in map_file.token_hexes:
                raise self._error(word, mistakes.COAST_DEALT.of(cell=word.text))
            if not is_land(map_file.terrain[hex_id]):
                terrain = TERRAINS[map_file.terrain[hex_id]]
                raise self._error(word, mistakes.COAST_NOT_ON_LAND.of(cell=word.text, terrain=terrain))
            if not any(may_be_coast(map_file, hex_id, side) for side in range(6)):
                raise self._error(word, mistakes.COAST_INLAND.of(cell=word.text))
            numbers = numbers_of(map_file.numbers[hex_id])
            if not numbers:
                raise self._error(word, mistakes.COAST_WITHOUT_NUMBER.of(cell=word.text))
            for number in numbers:
                if number in numbered:
                    other = numbered[number].text
                    raise self._error(word, mistakes.COAST_NUMBER_TWICE.of(cell=word.text, number=number, other=other))
                numbered[number] = word

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)
