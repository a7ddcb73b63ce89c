"""A window: the boards around one of them as a map of the kernel, with its composed rules.

Windows with the same boards in the same order share all of it, so a hall of any size has only a few (BIG-004).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from skerry.big.layouts import layouts
from skerry.big.places import (
    COLUMNS,
    MOON,
    ROWS,
    SUN,
    VERTICES,
    Named,
    edge_at,
    half_of_hex,
    half_of_vertex,
    vertex_at,
)
from skerry.big.ring import LETTERS, Ring, Stretch
from skerry.board.arrays import filled, zeros
from skerry.board.geometry import CORNERS, SIDES, corner_number, side_number
from skerry.board.map_file import Harbour, MapFile, plan_dealing
from skerry.board.terrain import DESERT
from skerry.board.tokens import pips_of
from skerry.board.topology import Topology, build_topology
from skerry.catalog.big_game import compose_big_game
from skerry.engine.kept.kept import Numbers
from skerry.engine.kept.stack import Stack
from skerry.engine.kernel import Kernel
from skerry.engine.production import numbered_hexes
from skerry.engine.randomness import Randomness
from skerry.engine.rules import Rules
from skerry.engine.start import start_game
from skerry.engine.state import State
from skerry.rules.big_game.ground import Ground

# Corners of the desert where the settlements with road, with ship and without either stand, then the hexes and sides
# of road and ship (BIG-065 to BIG-069).
START: Final = {
    SUN: (("N", "SE", "SW"), (2, 3, "E"), (4, 4, "NE")),
    MOON: (("S", "NW", "NE"), (6, 2, "W"), (4, 1, "SW")),
}


@dataclass(frozen=True)
class Shape:
    """All that tells two windows apart: their layouts, and whether something lies beyond either end."""

    letters: str
    closed: bool
    goes_on_west: bool
    goes_on_east: bool


class KeptPlaces:
    """What composed rules keep beside the common state, by name."""

    def __init__(self, rules: Rules) -> None:
        by_name = {kept.name: kept for kept in rules.kept}

        def numbers(name: str) -> Numbers:
            found = by_name[name]
            assert isinstance(found, Numbers)
            return found

        self.laid = numbers("laid")
        self.ship_moved = numbers("ship_moved")
        self.firsts = numbers("firsts")
        self.stacks: list[Stack] = []
        for seat in range(rules.seats):
            stack = by_name[f"cards_{seat}"]
            assert isinstance(stack, Stack)
            self.stacks.append(stack)


class Window:
    """The map of a few boards, and where each of their places is on it."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.boards = len(shape.letters)
        self.seats = 2 * self.boards
        self.topology = self._topology()
        # By board, -1 and one past the last for seams at the ends, and key: the edge or vertex of the map.
        self.edge_of: dict[tuple[int, int], int] = {}
        self.vertex_of: dict[tuple[int, int], int] = {}
        self._name_places()
        self.edge_name = {edge: name for name, edge in self.edge_of.items()}
        self.vertex_name = {vertex: name for name, vertex in self.vertex_of.items()}
        self.ground = self._ground()
        self.rules: Rules = compose_big_game(self._map(), self.ground)
        self.blank: State = self._blank()
        # Found once, and shared by all positions of this window.
        numbered_hexes(Kernel(self.rules, self.blank))
        self.kept = KeptPlaces(self.rules)
        # By vertex: in how many of 36 rolls its hexes produce.
        self.pips = [self._pips(vertex) for vertex in range(int(self.topology.vertices))]

    def _blank(self) -> State:
        """A position with nothing on it."""
        state = start_game(self.rules, Randomness("window")).state
        state.vertex_owner = filled(self.topology.vertices, -1)
        state.vertex_piece = zeros(self.topology.vertices)
        state.edge_owner = filled(self.topology.edges, -1)
        state.edge_piece = zeros(self.topology.edges)
        state.placed = zeros(len(state.placed))
        state.route_length = zeros(len(state.route_length))
        return state

    def _pips(self, vertex: int) -> int:
        hexes = [int(self.topology.vertex_hex[3 * vertex + slot]) for slot in range(3)]
        return sum(int(pips_of(self.blank.numbers[hex_])) for hex_ in hexes if hex_ >= 0)

    def hex_id(self, board: int, row: int, col: int) -> int:
        return (row * self.boards + board) * COLUMNS + col

    def hex_place(self, hex_id: int) -> tuple[int, int]:
        """The board and key of a hex."""
        row, col = divmod(hex_id, self.boards * COLUMNS)
        return col // COLUMNS, row * COLUMNS + col % COLUMNS

    def _topology(self) -> Topology:
        width = self.boards * COLUMNS
        cells = [(row, col, row % 2 + 2 * col) for row in range(ROWS) for col in range(width)]
        return build_topology(cells, around=2 * width if self.shape.closed else 0)

    def _name_places(self) -> None:
        for board in range(self.boards):
            for row in range(ROWS):
                for col in range(COLUMNS):
                    hex_id = self.hex_id(board, row, col)
                    for side in SIDES:
                        edge = self._on_map(board, edge_at(row, col, side))
                        if edge is not None:
                            self.edge_of[edge] = int(self.topology.hex_edge[6 * hex_id + side_number(side)])
                    for corner in CORNERS:
                        vertex = self._on_map(board, vertex_at(row, col, corner))
                        if vertex is not None:
                            self.vertex_of[vertex] = int(self.topology.hex_vertex[6 * hex_id + corner_number(corner)])

    def _on_map(self, board: int, place: Named | None) -> tuple[int, int] | None:
        """Which board of the window a place is named by, and its key; None where it does not exist."""
        if place is None:
            return None
        named_by = board + place.east
        if self.shape.closed:
            named_by %= self.boards
        if (named_by < 0 and not self.shape.goes_on_west) or (named_by >= self.boards and not self.shape.goes_on_east):
            return None
        # At the free end of a line nothing lies across (BIG-008).
        if place.word in SIDES and not self._goes_across(named_by, place):
            return None
        return named_by, place.key()

    def _goes_across(self, board: int, edge: Named) -> bool:
        across = {"E": 1, "SE": edge.row % 2, "SW": edge.row % 2 - 1}[edge.word]
        beyond = board + (edge.col + across) // COLUMNS
        if self.shape.closed or 0 <= beyond < self.boards:
            return True
        return self.shape.goes_on_west if beyond < 0 else self.shape.goes_on_east

    def _ground(self) -> Ground:
        ground = Ground(self.boards, self.shape.closed, self.topology)
        for hex_id in range(self.topology.hexes):
            board, key = self.hex_place(hex_id)
            ground.hex_board[hex_id] = board
            ground.hex_half[hex_id] = half_of_hex(*divmod(key, COLUMNS))
        for edge in self.edge_name:
            ground.edge_exists[edge] = 1
        for vertex, (board, key) in self.vertex_name.items():
            if 0 <= board < self.boards:
                named = VERTICES[key]
                ground.vertex_board[vertex] = board
                ground.vertex_half[vertex] = half_of_vertex(named.row, named.col, named.word)
        for board in range(self.boards):
            for side, (corners, road, ship) in START.items():
                self._start(ground, board, side, corners, road, ship)
        return ground

    def _start(
        self,
        ground: Ground,
        board: int,
        side: int,
        corners: tuple[str, str, str],
        road: tuple[int, int, str],
        ship: tuple[int, int, str],
    ) -> None:
        seat = 2 * board + side
        printed = layouts()[self.shape.letters[board]]
        (desert,) = [
            key
            for key, terrain in enumerate(printed.terrain)
            if terrain == DESERT and half_of_hex(*divmod(key, COLUMNS)) == side
        ]
        ground.desert[seat] = self.hex_id(board, *divmod(desert, COLUMNS))
        for spot, corner in enumerate(corners):
            ground.start_spot[3 * seat + spot] = self.topology.vertex_of(int(ground.desert[seat]), corner)
        ground.start_road[seat] = self.topology.edge_of(self.hex_id(board, *road[:2]), road[2])
        ground.start_ship[seat] = self.topology.edge_of(self.hex_id(board, *ship[:2]), ship[2])

    def _map(self) -> MapFile:
        board_map = MapFile(self.topology)
        board_map.name = board_map.title = f"boards {self.shape.letters}"
        for board, letter in enumerate(self.shape.letters):
            printed = layouts()[letter]
            for key, terrain in enumerate(printed.terrain):
                hex_id = self.hex_id(board, *divmod(key, COLUMNS))
                board_map.terrain[hex_id] = terrain
                board_map.numbers[hex_id] = 1 << printed.numbers[key] if printed.numbers[key] else 0
            for harbour in printed.harbours:
                hex_id = self.hex_id(board, harbour.row, harbour.col)
                edge = self.topology.edge_of(hex_id, harbour.side)
                board_map.harbours.append(Harbour(harbour.kind, edge, hex_id, side_number(harbour.side)))
        plan_dealing(board_map)
        return board_map


@cache
def window_of(shape: Shape) -> Window:
    """The window of a shape, made once."""
    return Window(shape)


def shape_of(ring: Ring, stretch: Stretch) -> Shape:
    """The shape of some boards of a ring or line."""
    boards = [ring.board_east(stretch.first, step) for step in range(stretch.count)]
    letters = "".join(LETTERS[board % len(LETTERS)] for board in boards if board is not None)
    if stretch.closed:
        return Shape(letters, True, False, False)
    last = boards[-1]
    assert last is not None
    west = ring.board_east(stretch.first, -1) is not None
    east = ring.board_east(last, 1) is not None
    return Shape(letters, False, west, east)
