"""A map as read from its text: the shape, what lies on it, and the stacks that random parts come from."""

from __future__ import annotations

from typing import Final

from skerry.board.errors import BoardError
from skerry.board.recipe import Recipe
from skerry.board.terrain import EMPTY, LAKE, OASIS, RESOURCE_COUNT, RESOURCES, SEA, TRADE_HEXES, is_land
from skerry.board.tokens import takes_token
from skerry.board.topology import NOWHERE, Topology
from skerry.reason import Reason, ReasonKind

NO_MARKER: Final = ReasonKind(
    "map_no_marker", "the map {map} has no marker {marker} at {where:phrase}, which this scenario needs"
)
A_VERTEX: Final = ReasonKind("map_a_vertex", "a vertex").of()
AN_EDGE: Final = ReasonKind("map_an_edge", "an edge").of()

HARBOUR_ANY: Final = RESOURCE_COUNT  # 3:1; a kind below it is the resource of a 2:1 harbour
HARBOUR_DRAWN: Final = HARBOUR_ANY + 1  # `?` in the file: its kind is dealt at set-up
HARBOUR_KINDS: Final[tuple[str, ...]] = (*RESOURCES, "3:1", "?")
HARBOUR_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(HARBOUR_KINDS)}

GROUND_DRAWN: Final = 0  # `?` in the file: the number of the fishing ground is dealt at set-up

PLACE_HEX: Final = 0
PLACE_VERTEX: Final = 1
PLACE_EDGE: Final = 2
PLACE_FRAME: Final = 3
PLACE_PLAZA: Final = 4  # a vertex too, but no place for the buildings that scenarios put on marked vertices

STACK_TERRAIN: Final = 0
STACK_NUMBER: Final = 1
STACK_HARBOUR: Final = 2
STACK_KINDS: Final[tuple[str, ...]] = ("terrain", "numbers", "harbours")


class Harbour:
    """A trading place on one coast edge, named from its land hex (BASE-116)."""

    def __init__(self, kind: int, edge: int, hex: int, side: int) -> None:  # noqa: A002
        self.kind = kind
        self.edge = edge
        self.hex = hex
        self.side = side


class FishingGround:
    """A number on the coast, named by the vertex that its tip points at; it serves that and the two beside it."""

    def __init__(self, number: int, tip: int) -> None:
        self.number = number
        self.tip = tip


class River:
    """Its hexes from the source on, the edges that the water crosses, the mouth last, and the side of the mouth."""

    def __init__(self, hexes: list[int], sites: list[int], side: int) -> None:
        self.hexes = hexes
        self.sites = sites
        self.side = side


class Island:
    """A named group of hexes; its kind is a word that scenarios read."""

    def __init__(self, name: str, kind: str, hexes: list[int]) -> None:
        self.name = name
        self.kind = kind
        self.hexes = hexes


class Place:
    """A spot that a marker names: a hex, vertex, plaza or edge by its id, or a frame cell by its index in
    MapFile.frame."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number


class Stack:
    """Things that set-up draws from: terrains, numbers or harbour kinds, in the order of the file."""

    def __init__(self, kind: int, items: list[int], letters: list[str]) -> None:
        self.kind = kind
        self.items = items
        # The letters on the backs of number tokens, or nothing.
        self.letters = letters


class FramePiece:
    """One piece of a frame laid in random order: harbour kinds and how far along its side each lies (BASE-47)."""

    def __init__(self, kinds: list[int], offsets: list[int]) -> None:
        self.kinds = kinds
        self.offsets = offsets


class FrameCell:
    """A cell that belongs to the frame: it has an address but is no hex."""

    def __init__(self, row: int, col: int, x: int) -> None:
        self.row = row
        self.col = col
        self.x = x


class MapFile:
    """One map. Games share it and set-up only reads it."""

    def __init__(self, topology: Topology) -> None:
        self.name = ""
        self.title = ""
        self.players: tuple[int, ...] = ()
        self.target = 0
        self.topology = topology
        # Per hex: a terrain number, EMPTY where it is drawn, FOG where it lies face down.
        self.terrain: list[int] = [EMPTY] * topology.hexes
        # Per hex: a bit mask of its numbers.
        self.numbers: list[int] = [0] * topology.hexes
        # Hexes with a known terrain whose number is drawn (`field:?`).
        self.drawn_numbers: list[int] = []
        self.frame: list[FrameCell] = []
        self.harbours: list[Harbour] = []
        self.grounds: list[FishingGround] = []
        self.courses: list[River] = []
        # The corners of the oasis that its arrows point at; empty where the map leaves that open.
        self.arrows: list[int] = []
        # The edges on which barbarians start.
        self.barbarians: list[int] = []
        # The hexes where barbarians land, in the order in which they are checked.
        self.coast: list[int] = []
        self.islands: list[Island] = []
        self.founding: list[str] = []
        self.markers: dict[str, list[Place]] = {}
        self.stacks: dict[str, Stack] = {}
        self.start_corners: list[int] = []
        self.flags: list[str] = []
        # The coast clockwise, edge by edge, with the land hex and side of each; dealt frame pieces share it out.
        self.frame_harbours: list[Harbour] = []
        self.frame_pieces: list[FramePiece] = []
        self.source_text = ""
        # How the board of a combination came about; a map that is written as it is has no steps.
        self.recipe = Recipe([], [], [])
        # What set-up deals onto, worked out once when the map is read.
        self.terrain_hexes: list[int] = []
        self.token_hexes: list[int] = []
        self.drawn_harbours: list[int] = []
        self.drawn_grounds: list[int] = []
        # Spiral orders by start hex, filled when first asked for.
        self.spirals: dict[int, list[int]] = {}

    def stack_items(self, name: str) -> list[int]:
        """A copy of what a stack holds; empty when the map has no such stack."""
        if name not in self.stacks:
            return []
        return self.stacks[name].items.copy()

    def hex_at(self, row: int, column: int) -> int:
        """The hex of a cell; NOWHERE where the frame is, or nothing."""
        topology = self.topology
        for hex_id in range(len(self.terrain)):
            if topology.hex_row[hex_id] == row and topology.hex_col[hex_id] == column:
                return hex_id
        return NOWHERE

    def hexes_of(self, marker: str) -> list[int]:
        return self._numbers_of(marker, PLACE_HEX)

    def vertices_of(self, marker: str) -> list[int]:
        return self._numbers_of(marker, PLACE_VERTEX)

    def plazas_of(self, marker: str) -> list[int]:
        return self._numbers_of(marker, PLACE_PLAZA)

    def edges_of(self, marker: str) -> list[int]:
        return self._numbers_of(marker, PLACE_EDGE)

    def vertex_of(self, marker: str) -> int:
        """The vertex that a scenario cannot do without."""
        return self._needed(marker, PLACE_VERTEX, A_VERTEX)[0]

    def edge_of(self, marker: str) -> int:
        """The edge that a scenario cannot do without."""
        return self._needed(marker, PLACE_EDGE, AN_EDGE)[0]

    def path_of(self, marker: str) -> list[int]:
        """The hexes, at least one, that a scenario cannot do without."""
        return self._needed(marker, PLACE_HEX, "hexes")

    def _needed(self, marker: str, kind: int, where: Reason | str) -> list[int]:
        numbers = self._numbers_of(marker, kind)
        if not numbers:
            raise BoardError(NO_MARKER.of(map=self.name, marker=marker, where=where))
        return numbers

    def _numbers_of(self, marker: str, kind: int) -> list[int]:
        return [place.number for place in self.markers.get(marker, []) if place.kind == kind]


def inland_hexes(map_file: MapFile) -> list[int]:
    """The numbered hexes off the coast of a map that has one, but for those that are dealt a number (BARB-12).

    Where other islands lie beside the one with the coast, the map marks which they are (BARBSEA-09).
    """
    marked = map_file.hexes_of("inland")
    if marked:
        return marked
    numbered = [h for h, mask in enumerate(map_file.numbers) if mask and is_land(map_file.terrain[h])]
    return [h for h in numbered if h not in map_file.coast and h not in map_file.token_hexes]


def may_be_land(terrain: int) -> bool:
    """Land, or a hex that may turn out to be land when it is drawn."""
    return terrain == EMPTY or is_land(terrain)


def may_be_sea(terrain: int) -> bool:
    return terrain in (SEA, EMPTY)


def may_be_coast(map_file: MapFile, hex_id: int, side: int) -> bool:
    """Whether that side of a hex is one between land and the sea or the frame, or may turn out to be one (BASE-06)."""
    across = map_file.topology.hex_hex[6 * hex_id + side]
    return may_be_land(map_file.terrain[hex_id]) and (across == NOWHERE or may_be_sea(map_file.terrain[across]))


def staying_hexes(map_file: MapFile) -> list[int]:
    """The hexes of rivers and the trade hexes, which no stack deals."""
    staying = [h for river in map_file.courses for h in river.hexes]
    trade = [h for h, terrain in enumerate(map_file.terrain) if terrain in TRADE_HEXES]
    return staying + [h for h in trade if h not in staying]


def plan_dealing(map_file: MapFile) -> None:
    """Note which hexes and harbours set-up deals onto.

    A map with `?` has just those drawn. A map without shows one fixed board, and its stacks deal that board anew, but
    for what stays where it is: the hexes of rivers, which only take other numbers (RIVR-14, RIVR-17), the oasis
    (CARV-05), and trade hexes, which the numbers pass over (TRAD-13, TRAD-16).
    """
    hexes = range(len(map_file.terrain))
    drawn = [h for h in hexes if map_file.terrain[h] == EMPTY]
    numbered = map_file.drawn_numbers.copy()
    if not drawn and "terrain" in map_file.stacks:
        staying = staying_hexes(map_file)
        land = [h for h in hexes if is_land(map_file.terrain[h]) or map_file.terrain[h] == LAKE]
        drawn = [h for h in land if h not in staying and map_file.terrain[h] != OASIS]
        numbered += [h for h in staying if h not in numbered]
    map_file.terrain_hexes = drawn
    map_file.token_hexes = sorted(drawn + numbered)
    if not map_file.token_hexes and "tokens" in map_file.stacks:
        map_file.token_hexes = [h for h in hexes if map_file.numbers[h] and takes_token(map_file.terrain[h])]
    places = range(len(map_file.harbours))
    map_file.drawn_harbours = [i for i in places if map_file.harbours[i].kind == HARBOUR_DRAWN]
    if not map_file.drawn_harbours:
        map_file.drawn_harbours = list(places)
    grounds = range(len(map_file.grounds))
    map_file.drawn_grounds = [i for i in grounds if map_file.grounds[i].number == GROUND_DRAWN] or list(grounds)
