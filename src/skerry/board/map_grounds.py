"""The fishing grounds of a map file: a number and the corner of the coast that it points at (FISH-14)."""

from __future__ import annotations

from skerry.board import map_mistakes as mistakes
from skerry.board.arrays import ints
from skerry.board.coast import ground_edges, ground_vertices
from skerry.board.geometry import CORNERS
from skerry.board.map_file import GROUND_DRAWN, FishingGround, MapFile
from skerry.board.map_rows import Rows
from skerry.board.map_words import Line, MapError, Word, whole
from skerry.board.terrain import SEA
from skerry.board.tokens import is_number
from skerry.reason import Reason

STACK = "fishing_grounds"


class Grounds:
    """All fishing grounds of one file; whether they fit is known when the harbours are."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        # The corner of each as written, in the order of the map.
        self.words: list[Word] = []

    def read(self, line: Line, map_file: MapFile) -> None:
        number = self._take_number(line)
        line.take_text("at")
        cell, hex_id = self.rows.take_hex(line)
        line.take_text("corner")
        corner = line.take_corner()
        word = line.words[line.position - 1]
        tip = map_file.topology.hex_vertex[6 * hex_id + corner]
        if not ground_edges(map_file.topology, ints(map_file.terrain), tip):
            raise line.error(word, mistakes.GROUND_WITHOUT_COAST.of(corner=CORNERS[corner], cell=cell.text))
        self.words.append(word)
        map_file.grounds.append(FishingGround(number, tip))

    def _take_number(self, line: Line) -> int:
        word = line.take(mistakes.A_GROUND_NUMBER)
        if word.text == "?":
            return GROUND_DRAWN
        number = whole(line, word, mistakes.A_GROUND_NUMBER)
        if not is_number(number):
            raise line.error(word, mistakes.NO_HEX_NUMBER.of(number=number))
        return number

    def check(self, map_file: MapFile, harbours: dict[int, Word]) -> None:
        """No ground lies at a harbour's edge or shares a vertex with another (FISH-18), both its hexes are land however
        the board is dealt (FISH-14), and those drawn have a stack."""
        terrain = ints(map_file.terrain)
        taken: dict[int, Word] = {}
        for ground, word in zip(map_file.grounds, self.words, strict=True):
            self._check_land(map_file, ground.tip, word)
            edges = ground_edges(map_file.topology, terrain, ground.tip)
            for edge in edges:
                if edge in harbours:
                    raise self._error(word, mistakes.GROUND_AT_HARBOUR.of(line=harbours[edge].line))
            for vertex in ground_vertices(map_file.topology, ground.tip, edges):
                if vertex in taken:
                    raise self._error(word, mistakes.GROUNDS_MEET.of(line=taken[vertex].line))
                taken[vertex] = word
            if ground.number == GROUND_DRAWN and STACK not in map_file.stacks:
                raise self._error(word, mistakes.NO_STACK.of(stack=STACK))

    def _check_land(self, map_file: MapFile, tip: int, word: Word) -> None:
        # A lake that is dealt to the coast changes places with an inner hex (FISH-10).
        if SEA not in map_file.stack_items("terrain"):
            return
        topology = map_file.topology
        for slot in range(3):
            hex_id = int(topology.vertex_hex[3 * tip + slot])
            if hex_id in map_file.terrain_hexes:
                raise self._error(word, mistakes.GROUND_MAYBE_AT_SEA.of(cell=topology.hex_name(hex_id)))

    def _error(self, word: Word, mistake: Reason) -> MapError:
        return MapError(self.rows.source, word.line, word.column, mistake)
