"""Maps as text: read with the line and column of every mistake. docs/maps.md describes the format."""

from __future__ import annotations

from typing import Final

from skerry.board import map_mistakes as mistakes
from skerry.board.coast import coast_ring, has_land
from skerry.board.geometry import (
    CORNERS,
    SIDES,
    corner_point,
    neighbour_cell,
    opposite,
)
from skerry.board.map_barbarians import Barbarians
from skerry.board.map_coast import Coast
from skerry.board.map_file import (
    HARBOUR_ANY,
    HARBOUR_DRAWN,
    HARBOUR_KINDS,
    HARBOUR_NUMBER,
    PLACE_EDGE,
    PLACE_FRAME,
    PLACE_HEX,
    PLACE_PLAZA,
    PLACE_VERTEX,
    FramePiece,
    Harbour,
    Island,
    MapFile,
    Place,
    may_be_coast,
    may_be_land,
    plan_dealing,
    staying_hexes,
)
from skerry.board.map_grounds import Grounds
from skerry.board.map_oasis import Oasis
from skerry.board.map_plazas import Plazas
from skerry.board.map_rivers import Rivers
from skerry.board.map_rows import Rows
from skerry.board.map_stacks import check_stacks, read_stack
from skerry.board.map_words import Line, MapError, Word, whole
from skerry.board.map_writer import write_map
from skerry.board.terrain import LAKE, SEA, TERRAINS, is_land
from skerry.board.topology import NOWHERE

__all__ = [
    "HARBOUR_ANY",
    "HARBOUR_DRAWN",
    "HARBOUR_KINDS",
    "PLACE_EDGE",
    "PLACE_FRAME",
    "PLACE_HEX",
    "PLACE_VERTEX",
    "Harbour",
    "Island",
    "MapError",
    "MapFile",
    "Place",
    "parse_map",
    "write_map",
]

_KEYWORDS: Final[tuple[str, ...]] = (
    "name",
    "title",
    "players",
    "target",
    "flag",
    "row",
    "plaza",
    "harbour",
    "fishing_ground",
    "river",
    "arrows",
    "barbarian",
    "coast",
    "island",
    "founding",
    "marker",
    "stack",
    "spiral",
    "frame",
    "piece",
)
_ONCE: Final[tuple[str, ...]] = ("name", "title", "players", "target", "arrows", "coast", "founding", "spiral", "frame")


def parse_map(text: str, source: str = "map", most_hexes: int = 0) -> MapFile:
    """Read a map; a mistake raises MapError with its place.

    A map with more than `most_hexes` is refused at the first hex too many, before anything is made of it; 0 for any
    number.
    """
    return _parse(text, source, most_hexes, False)


def _parse(text: str, source: str, most_hexes: int, joined: bool) -> MapFile:
    if text != text.encode(errors="replace").decode():
        raise MapError(source, 1, 1, mistakes.HALF_CHARACTER.of())
    rows = Rows(source, most_hexes)
    seen: set[str] = set()
    # Everything but rows waits until all hexes are known, so that harbours may come before them.
    plazas: list[Line] = []
    later: list[Line] = []
    for number, line_text in enumerate(text.splitlines(), start=1):
        line = Line(source, number, line_text)
        if not line.more():
            continue
        word = line.take(mistakes.A_KEYWORD)
        if word.text not in _KEYWORDS:
            raise line.error(word, mistakes.UNKNOWN_KEYWORD.of(given=word.text, keywords=", ".join(_KEYWORDS)))
        if word.text in _ONCE and word.text in seen:
            raise line.error(word, mistakes.KEYWORD_TWICE.of(keyword=word.text))
        seen.add(word.text)
        if word.text == "row":
            rows.read(line)
        elif word.text == "plaza":
            plazas.append(line)
        else:
            later.append(line)
    map_file = _Reader(rows, plazas, later, joined).read()
    map_file.source_text = text
    return map_file


def parse_joined_map(text: str, source: str) -> MapFile:
    """Read a map that steps have made. What they leave to set-up, such as hexes without a stack, is no mistake there,
    and neither is what only they may write: a mouth on land (RIVRSEA-31), numbers that lie twice at the coast
    (BARBSEA-37)."""
    return _parse(text, source, 0, True)


class _Reader:
    """Reads the lines that say what lies on the hexes."""

    def __init__(self, rows: Rows, plazas: list[Line], lines: list[Line], joined: bool) -> None:
        self.joined = joined
        self.source = rows.source
        self.rows = rows
        self.plazas = Plazas(rows)
        for line in plazas:
            self.plazas.read(line)
        self.lines = lines
        self.map: MapFile = rows.lay(self.plazas.listed())
        self.grounds = Grounds(rows)
        self.courses = Rivers(rows, joined)
        self.oasis = Oasis(rows)
        self.barbarians = Barbarians(rows)
        self.coast = Coast(rows)
        self.harbour_words: dict[int, Word] = {}
        self.stack_words: dict[str, Word] = {}

    def read(self) -> MapFile:
        self.plazas.check_trade_hexes(self.map)
        for line in self.lines:
            self._read_statement(line)
        if not self.map.name:
            raise MapError(self.source, 1, 1, mistakes.NAMELESS.of())
        plan_dealing(self.map)
        if self.joined:
            if self.map.start_corners:
                # A spiral passes over what stays where it is.
                self.map.token_hexes = sorted({*self.map.token_hexes, *staying_hexes(self.map)})
            return self.map
        self.plazas.check(self.map, self.stack_words)
        self.grounds.check(self.map, self.harbour_words)
        self.courses.check(self.map, self.harbour_words)
        self.oasis.check(self.map)
        self.barbarians.check(self.map)
        self.coast.check(self.map)
        self._check_spiral()
        self._check_frame()
        check_stacks(self.map, self.rows, self.stack_words, list(self.harbour_words.values()))
        return self.map

    def _read_statement(self, line: Line) -> None:
        keyword = line.words[0].text
        if keyword == "name":
            self.map.name = line.take_name(mistakes.A_MAP_NAME).text
        elif keyword == "title":
            first = line.take(mistakes.A_TITLE)
            self.map.title = line.text[first.column - 1 :]
            return
        elif keyword == "players":
            self._read_players(line)
        elif keyword == "target":
            self.map.target = line.take_whole(mistakes.POINTS_TO_WIN)
        elif keyword == "flag":
            self._read_flag(line)
        elif keyword == "harbour":
            self._read_harbour(line)
        elif keyword == "fishing_ground":
            self.grounds.read(line, self.map)
        elif keyword == "river":
            self.courses.read(line, self.map)
        elif keyword == "arrows":
            self.oasis.read(line, self.map)
        elif keyword == "barbarian":
            self.barbarians.read(line, self.map)
        elif keyword == "coast":
            self.coast.read(line, self.map)
        elif keyword == "island":
            self._read_island(line)
        elif keyword == "founding":
            self._read_founding(line)
        elif keyword == "marker":
            self._read_marker(line)
        elif keyword == "stack":
            name = line.take_name(mistakes.A_STACK_NAME)
            if name.text in self.map.stacks:
                raise line.error(name, mistakes.STACK_TWICE.of(stack=name.text))
            line.take_text(":")
            self.stack_words[name.text] = name
            self.map.stacks[name.text] = read_stack(line, 6 * self.map.topology.hexes)
        elif keyword == "spiral":
            self.map.start_corners = self._read_hexes(line)
        elif keyword == "frame":
            self._read_frame(line)
        else:
            self._read_piece(line)
        line.end()

    def _read_players(self, line: Line) -> None:
        counts: list[int] = []
        while line.more() or not counts:
            word = line.take(mistakes.NUMBERS_OF_PLAYERS)
            count = whole(line, word, mistakes.A_NUMBER_OF_PLAYERS)
            if count < 1 or (counts and count <= counts[-1]):
                raise line.error(word, mistakes.PLAYERS_FALL.of())
            counts.append(count)
        self.map.players = tuple(counts)

    def _read_flag(self, line: Line) -> None:
        word = line.take_name(mistakes.A_FLAG_NAME)
        if word.text in self.map.flags:
            raise line.error(word, mistakes.FLAG_TWICE.of(flag=word.text))
        self.map.flags.append(word.text)

    def _take_side(self, line: Line) -> int:
        line.take_text("side")
        return line.take_side()

    def _take_harbour_kind(self, line: Line) -> tuple[Word, int]:
        word = line.take(mistakes.A_HARBOUR_KIND)
        if word.text not in HARBOUR_NUMBER:
            raise line.error(word, mistakes.UNKNOWN_HARBOUR.of(given=word.text, kinds=", ".join(HARBOUR_KINDS)))
        return word, HARBOUR_NUMBER[word.text]

    def _read_harbour(self, line: Line) -> None:
        _, kind = self._take_harbour_kind(line)
        line.take_text("at")
        word, hex_id = self.rows.take_hex(line)
        if not may_be_land(self.map.terrain[hex_id]):
            name = TERRAINS[self.map.terrain[hex_id]]
            raise line.error(word, mistakes.HARBOUR_NOT_ON_LAND.of(cell=word.text, terrain=name))
        side = self._take_side(line)
        side_word = line.words[line.position - 1]
        if not may_be_coast(self.map, hex_id, side):
            raise line.error(side_word, mistakes.NO_COAST.of(side=SIDES[side], cell=word.text))
        edge = self.map.topology.hex_edge[6 * hex_id + side]
        if edge in self.harbour_words:
            first = self.harbour_words[edge]
            raise line.error(side_word, mistakes.HARBOUR_TWICE.of(line=first.line))
        self.harbour_words[edge] = word
        self.map.harbours.append(Harbour(kind, edge, hex_id, side))

    def _read_island(self, line: Line) -> None:
        name = line.take_name(mistakes.AN_ISLAND_NAME)
        if any(island.name == name.text for island in self.map.islands):
            raise line.error(name, mistakes.ISLAND_TWICE.of(island=name.text))
        kind = line.take(mistakes.AN_ISLAND_KIND)
        if not kind.text.startswith("(") or not kind.text[1:-1].replace("_", "a").isalnum():
            raise line.error(kind, mistakes.NO_ISLAND_KIND.of(given=kind.text))
        line.take_text(":")
        self.map.islands.append(Island(name.text, kind.text[1:-1], self._read_hexes(line)))

    def _read_hexes(self, line: Line) -> list[int]:
        hexes: list[int] = []
        seen: set[int] = set()
        while line.more() or not hexes:
            word, hex_id = self.rows.take_hex(line)
            if hex_id in seen:
                raise line.error(word, mistakes.LISTED_TWICE.of(cell=word.text))
            seen.add(hex_id)
            hexes.append(hex_id)
            line.skip_comma()
        return hexes

    def _read_founding(self, line: Line) -> None:
        known = [island.name for island in self.map.islands]
        names: list[str] = []
        while line.more() or not names:
            word = line.take(mistakes.SOME_ISLAND_NAME)
            if word.text not in known:
                raise line.error(word, mistakes.UNKNOWN_ISLAND.of(island=word.text))
            names.append(word.text)
            line.skip_comma()
        self.map.founding = names

    def _read_marker(self, line: Line) -> None:
        name = line.take_name(mistakes.A_MARKER_NAME)
        line.take_text(":")
        places = self.map.markers.setdefault(name.text, [])
        before = len(places)
        while line.more() or len(places) == before:
            places.append(self._take_place(line))
            line.skip_comma()

    def _take_place(self, line: Line) -> Place:
        word, row, col = line.take_cell()
        hex_id = self.map.topology.hex_at(row, col)
        frame = self.rows.frame_by_cell.get((row, col), NOWHERE)
        if hex_id == NOWHERE and frame == NOWHERE:
            raise line.error(word, mistakes.NOT_ON_BOARD.of(cell=word.text))
        if line.next_is("corner"):
            line.take_text("corner")
            return self._vertex_place(line, word, hex_id, frame, line.take_corner())
        if line.next_is("side"):
            return self._edge_place(line, word, hex_id, frame, self._take_side(line))
        if line.next_is("plaza"):
            line.take_text("plaza")
            return Place(PLACE_PLAZA, self._plaza_of(line, word, hex_id))
        if line.next_is("path"):
            line.take_text("path")
            return self._path_place(line, word, hex_id, line.take_corner())
        if hex_id == NOWHERE:
            return Place(PLACE_FRAME, frame)
        return Place(PLACE_HEX, hex_id)

    def _vertex_place(self, line: Line, word: Word, hex_id: int, frame: int, corner: int) -> Place:
        topology = self.map.topology
        if hex_id != NOWHERE:
            return Place(PLACE_VERTEX, topology.hex_vertex[6 * hex_id + corner])
        cell = self.rows.frame[frame]
        point = corner_point(cell.x, cell.row, corner)
        for side in (corner, (corner + 5) % 6):
            x, row = neighbour_cell(cell.x, cell.row, side)
            hex_id = self.rows.hex_by_centre.get((x, row), NOWHERE)
            for own in range(6):
                if hex_id != NOWHERE and corner_point(x, row, own) == point:
                    return Place(PLACE_VERTEX, topology.hex_vertex[6 * hex_id + own])
        raise line.error(word, mistakes.NO_HEX_AT_CORNER.of(corner=CORNERS[corner], cell=word.text))

    def _edge_place(self, line: Line, word: Word, hex_id: int, frame: int, side: int) -> Place:
        topology = self.map.topology
        if hex_id != NOWHERE:
            return Place(PLACE_EDGE, topology.hex_edge[6 * hex_id + side])
        cell = self.rows.frame[frame]
        hex_id = self.rows.hex_by_centre.get(neighbour_cell(cell.x, cell.row, side), NOWHERE)
        if hex_id == NOWHERE:
            raise line.error(word, mistakes.NO_HEX_AT_SIDE.of(side=SIDES[side], cell=word.text))
        return Place(PLACE_EDGE, topology.hex_edge[6 * hex_id + opposite(side)])

    def _plaza_of(self, line: Line, word: Word, hex_id: int) -> int:
        plaza = NOWHERE if hex_id == NOWHERE else self.map.topology.hex_plaza[hex_id]
        if plaza == NOWHERE:
            raise line.error(word, mistakes.NO_PLAZA.of(cell=word.text))
        return plaza

    def _path_place(self, line: Line, word: Word, hex_id: int, corner: int) -> Place:
        self._plaza_of(line, word, hex_id)
        path = self.map.topology.inner_path_of(hex_id, corner)
        if path == NOWHERE:
            raise line.error(word, mistakes.NO_INNER_PATH.of(cell=word.text, corner=CORNERS[corner]))
        return Place(PLACE_EDGE, path)

    def _read_frame(self, line: Line) -> None:
        line.take_text("from")
        word, hex_id = self.rows.take_hex(line)
        side = self._take_side(line)
        across = self.map.topology.hex_hex[6 * hex_id + side]
        if not has_land(self.map, hex_id) or has_land(self.map, across):
            raise line.error(line.words[line.position - 1], mistakes.NO_COAST.of(side=SIDES[side], cell=word.text))
        for at, own in coast_ring(self.map, hex_id, side):
            edge = self.map.topology.hex_edge[6 * at + own]
            self.map.frame_harbours.append(Harbour(HARBOUR_DRAWN, edge, at, own))

    def _read_piece(self, line: Line) -> None:
        line.take_text(":")
        kinds: list[int] = []
        offsets: list[int] = []
        while line.more() or not kinds:
            word, kind = self._take_harbour_kind(line)
            if kind == HARBOUR_DRAWN:
                raise line.error(word, mistakes.PIECE_HARBOUR_DRAWN.of())
            line.take_text("at")
            kinds.append(kind)
            offsets.append(line.take_whole(mistakes.PLACE_ALONG_SIDE))
            line.skip_comma()
        if len(set(offsets)) != len(offsets):
            raise line.error(line.words[0], mistakes.PIECE_HARBOURS_MEET.of())
        self.map.frame_pieces.append(FramePiece(kinds, offsets))

    def _check_spiral(self) -> None:
        allowed = set(self.map.token_hexes)
        for line in self._lines_of("spiral"):
            cells = [word for word in line.words[1:] if word.text != ","]
            for word, hex_id in zip(cells, self.map.start_corners, strict=True):
                if hex_id not in allowed:
                    raise line.error(word, mistakes.NO_SPIRAL_START.of(cell=word.text))

    def _check_frame(self) -> None:
        pieces = self._lines_of("piece")
        for line in self._lines_of("frame"):
            self._check_coast(line)
            edges = len(self.map.frame_harbours)
            if not pieces or edges % len(pieces):
                raise line.error(line.words[0], mistakes.PIECES_UNEVEN.of(pieces=len(pieces), edges=edges))
            for piece, piece_line in zip(self.map.frame_pieces, pieces, strict=True):
                last = edges // len(pieces) - 1
                if max(piece.offsets) > last:
                    raise piece_line.error(piece_line.words[0], mistakes.PIECE_TOO_LONG.of(last=last))
        if pieces and not self.map.frame_harbours:
            raise pieces[0].error(pieces[0].words[0], mistakes.PIECES_WITHOUT_FRAME.of())

    def _check_coast(self, line: Line) -> None:
        """A frame lies against hexes that are land for certain, with the sea or nothing before them."""
        topology = self.map.topology
        dealt = set(self.map.terrain_hexes)
        # A lake that is dealt comes to lie amid land (FISH-10).
        dries = all(is_land(terrain) or terrain == LAKE for terrain in self.map.stack_items("terrain"))
        for spot in self.map.frame_harbours:
            across = topology.hex_hex[6 * spot.hex + spot.side]
            if across != NOWHERE and self.map.terrain[across] != SEA:
                blocked = mistakes.FRAME_BLOCKED.of(
                    cell=topology.hex_name(across), terrain=TERRAINS[self.map.terrain[across]]
                )
                raise line.error(line.words[0], blocked)
            if spot.hex in dealt and not dries:
                name = topology.hex_name(spot.hex)
                raise line.error(line.words[0], mistakes.FRAME_UNSURE.of(cell=name))

    def _lines_of(self, keyword: str) -> list[Line]:
        return [line for line in self.lines if line.words[0].text == keyword]
