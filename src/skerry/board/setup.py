"""Random set-up: from a map and a shuffler to a board, in the phases terrain, numbers, harbours, robber."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.board.chance import Shuffler
from skerry.board.errors import BoardError
from skerry.board.map_file import Harbour, MapFile, River, inland_hexes, may_be_land
from skerry.board.numbers import lay_numbers_apart
from skerry.board.spiral import spiral_order
from skerry.board.terrain import DESERT, EMPTY
from skerry.board.tokens import takes_token
from skerry.reason import ReasonKind

NO_LAND_FOR_ROBBER: Final = ReasonKind(
    "map_robber_off_land", "the map {map} starts the robber on {hex}, which is no land"
)


class BoardSetup:
    """A board while it is laid out. It starts as the map shows it; each phase deals one part of it anew."""

    def __init__(self, map_file: MapFile) -> None:
        self.map = map_file
        self.topology = map_file.topology
        self.terrain: list[int] = map_file.terrain.copy()
        self.numbers: list[int] = map_file.numbers.copy()
        self.harbours: list[Harbour] = map_file.harbours.copy()
        # What is still to be drawn; dealing empties a stack, drafting takes from its end.
        self.terrain_stack: list[int] = map_file.stack_items("terrain")
        self.token_stack: list[int] = map_file.stack_items("tokens")
        self.harbour_stack: list[int] = map_file.stack_items("harbours")
        # What those stacks are dealt onto, where a river may end and where a spiral may start: set-up may draw some of
        # it before the rest is dealt.
        self.terrain_hexes: list[int] = map_file.terrain_hexes.copy()
        self.token_hexes: list[int] = map_file.token_hexes.copy()
        self.start_corners: list[int] = map_file.start_corners.copy()
        self.courses: list[River] = map_file.courses.copy()
        self.robber = -1
        # The options of the game, for modules that lay out what was chosen.
        self.options: dict[str, object] = {}


def begin(map_file: MapFile) -> BoardSetup:
    """The board as the map shows it, with full stacks and the robber not yet placed."""
    return BoardSetup(map_file)


def deal_terrain(setup: BoardSetup, shuffler: Shuffler) -> None:
    """Shuffle the terrain stack and lay it on the hexes it is for; numbers are taken off (BASE-39)."""
    stack = setup.terrain_stack
    hexes = setup.terrain_hexes
    if len(stack) != len(hexes):
        raise ValueError(f"{len(stack)} hexes in the terrain stack do not fit {len(hexes)} positions")
    shuffler.shuffle(stack)
    for i in range(i64(len(hexes))):
        setup.terrain[hexes[i]] = stack[i]
    _take_off_numbers(setup)
    stack.clear()


def deal_coast(setup: BoardSetup, shuffler: Shuffler) -> None:
    """Shuffle the stacks of the coast and of the land behind it, each among its own hexes; numbers stay (BARB-11)."""
    for name, hexes in (("coast", setup.map.coast), ("inland", inland_hexes(setup.map))):
        stack = setup.map.stack_items(name)
        if stack:
            shuffler.shuffle(stack)
            for hex_id, terrain in zip(hexes, stack, strict=True):
                setup.terrain[hex_id] = terrain


def clear_terrain(setup: BoardSetup) -> None:
    """Take up the hexes that the terrain stack is for, so that players can lay them in turn (BASE-50)."""
    for h in setup.terrain_hexes:
        setup.terrain[h] = EMPTY
    _take_off_numbers(setup)


def _take_off_numbers(setup: BoardSetup) -> None:
    """Those of hexes that are dealt, and of all that tokens are dealt to (RIVR-17)."""
    for h in setup.terrain_hexes:
        setup.numbers[h] = 0
    if setup.token_stack:
        for h in setup.token_hexes:
            setup.numbers[h] = 0


def lay_spiral(setup: BoardSetup, corner: int) -> None:
    """Lay the tokens in letter order along the spiral, passing over hexes that take none (BASE-41, BASE-33)."""
    _lay_in_order(setup, spiral_order(setup.map, corner), setup.token_stack)
    setup.token_stack.clear()


def lay_along(setup: BoardSetup, order: list[int], stack: str) -> None:
    """Lay the tokens of a stack of the map along some of its hexes, passing over those that take none."""
    _lay_in_order(setup, order, setup.map.stack_items(stack))


def _lay_in_order(setup: BoardSetup, order: list[int], tokens: list[int]) -> None:
    _check_token_count(tokens, [h for h in order if takes_token(setup.terrain[h])])
    next_token: i64 = 0
    for h in order:
        if takes_token(setup.terrain[h]):
            setup.numbers[h] = 1 << tokens[next_token]
            next_token += 1
        else:
            setup.numbers[h] = 0


def lay_random_numbers(
    setup: BoardSetup, shuffler: Shuffler, hexes: list[int] | None = None, tokens: list[int] | None = None
) -> None:
    """Lay tokens at random with the red numbers apart (BASE-44).

    Without further word the whole token stack goes on all hexes that are dealt a number.
    """
    if hexes is None:
        hexes = _token_hexes(setup)
    if tokens is None:
        tokens = setup.token_stack
    _check_token_count(tokens, hexes)
    lay_numbers_apart(setup.topology, setup.numbers, hexes, tokens, shuffler)
    if tokens is setup.token_stack:
        tokens.clear()


def deal_harbours(setup: BoardSetup, shuffler: Shuffler) -> None:
    """Shuffle the harbour kinds over the harbour positions (BASE-45, `tokens`)."""
    stack = setup.harbour_stack
    positions = setup.map.drawn_harbours
    if not stack:
        stack = [setup.harbours[i].kind for i in positions]
    if len(stack) != len(positions):
        raise ValueError(f"{len(stack)} harbours in the stack do not fit {len(positions)} positions")
    shuffler.shuffle(stack)
    for i in range(i64(len(positions))):
        old = setup.harbours[positions[i]]
        setup.harbours[positions[i]] = Harbour(stack[i], old.edge, old.hex, old.side)
    stack.clear()


def deal_frame(setup: BoardSetup, shuffler: Shuffler) -> None:
    """Lay the frame pieces in random order; their harbours replace those of the map (BASE-46)."""
    if not setup.map.frame_pieces:
        raise ValueError(f"map {setup.map.name} has no frame pieces")
    order = list(range(len(setup.map.frame_pieces)))
    shuffler.shuffle(order)
    lay_frame(setup, order)
    setup.harbour_stack.clear()


def lay_frame(setup: BoardSetup, order: list[int]) -> None:
    """Lay the frame pieces in a given order, clockwise from the first coast edge (BASE-48)."""
    coast = setup.map.frame_harbours
    pieces = setup.map.frame_pieces
    side_length: i64 = len(coast) // len(pieces)
    setup.harbours = []
    first: i64 = 0
    for number in order:
        piece = pieces[number]
        for i in range(i64(len(piece.kinds))):
            spot = coast[first + piece.offsets[i]]
            setup.harbours.append(Harbour(piece.kinds[i], spot.edge, spot.hex, spot.side))
        first += side_length


def robber_places(setup: BoardSetup) -> list[int]:
    """Where the robber may start: the hexes of the map's marker `robber`, or else every desert (BASE-32)."""
    marked = setup.map.hexes_of("robber")
    return marked or [h for h, terrain in enumerate(setup.terrain) if terrain == DESERT]


def place_robber(setup: BoardSetup) -> None:
    """Put the robber on its only starting place; with several, somebody has yet to choose (BASE56-16)."""
    for h in setup.map.hexes_of("robber"):
        if not may_be_land(setup.map.terrain[h]):
            name = setup.topology.hex_name(h)
            raise BoardError(NO_LAND_FOR_ROBBER.of(map=setup.map.name, hex=name))
    places = robber_places(setup)
    if len(places) == 1:
        setup.robber = places[0]


def _token_hexes(setup: BoardSetup) -> list[int]:
    terrain = setup.terrain
    return [h for h in setup.token_hexes if takes_token(terrain[h])]


def _check_token_count(tokens: list[int], hexes: list[int]) -> None:
    if len(tokens) != len(hexes):
        raise ValueError(f"{len(tokens)} number tokens do not fit {len(hexes)} hexes")
