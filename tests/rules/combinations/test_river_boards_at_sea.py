"""The boards of rivers with a Seafarers scenario: what is taken out, where the rivers run, how the rest is dealt."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from skerry.board.geometry import SIDES
from skerry.board.map_file import River
from skerry.board.maps import load_map
from skerry.board.terrain import FOG, TERRAINS
from skerry.board.tokens import is_red
from skerry.engine.state import OFF_BOARD
from tests.sea_boards import LAYINGS, SeaBoard, printed

SCENARIOS = ("new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "new_world")
PIECES = {3: ["swamp", "hill", "mountain"], 4: ["swamp", "pasture", "hill", "mountain"]}
# How far the mouth is turned from the flow, in sides clockwise.
TURN = {3: -1, 4: 1}
# The numbers that are rolled least come first.
LIKELIHOOD = {2: 0, 12: 0, 3: 1, 11: 1, 4: 2, 10: 2, 5: 3, 9: 3, 6: 4, 8: 4}


def laid(scenario: str, seed: object = 0, players: int = 4) -> SeaBoard:
    return SeaBoard(("rivers", scenario), players, seed)


def course(board: SeaBoard, length: int) -> River:
    (river,) = [river for river in board.setup.courses if len(river.hexes) == length]
    return river


def from_mouth(board: SeaBoard, length: int) -> list[str]:
    return [board.name(hex_) for hex_ in reversed(course(board, length).hexes)]


def side_to(board: SeaBoard, hex_: int, other: int) -> int:
    return board.neighbours(hex_).index(other)


def lies_apart(board: SeaBoard) -> bool:
    """Whether no hex of a river is one of the other, or beside it."""
    one, other = (set(river.hexes) for river in board.setup.courses)
    beside = {neighbour for hex_ in one for neighbour in board.neighbours(hex_)}
    return not (one | beside) & other


def keeps_numbers(board: SeaBoard) -> None:
    """Red numbers apart, and none in a swamp."""
    numbers = board.setup.numbers
    for hex_ in range(len(numbers)):
        for other in board.neighbours(hex_):
            assert not (other >= 0 and is_red(numbers[hex_]) and is_red(numbers[other]))
    assert all(board.numbers(hex_) == [] for hex_ in board.all_of("swamp"))


def worst_of(board: SeaBoard, hexes: list[int], token: int) -> tuple[int, list[int]]:
    """The hex that got a token beside its number, and all among which it could have come to lie."""
    (chosen,) = [hex_ for hex_ in hexes if token in board.numbers(hex_)]
    rank = {hex_: min(LIKELIHOOD[number] for number in board.numbers(hex_) if number != token) for hex_ in hexes}
    return chosen, [hex_ for hex_ in hexes if rank[hex_] == min(rank.values())]


# All of them


@pytest.mark.rule("RIVRSEA-08", "RIVRSEA-52")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_river_pieces_are_straight_and_their_mouths_are_turned_as_printed(scenario: str) -> None:
    for seed in range(LAYINGS):
        board = laid(scenario, seed)
        assert sorted(len(river.hexes) for river in board.setup.courses) == [3, 4]
        for river in board.setup.courses:
            length = len(river.hexes)
            assert [board.terrain(hex_) for hex_ in reversed(river.hexes)] == PIECES[length]
            flow = {side_to(board, hex_, beyond) for hex_, beyond in pairwise(river.hexes)}
            assert len(flow) == 1
            assert river.side == (flow.pop() + TURN[length]) % 6
            assert len(river.sites) == length


# new_shores


@pytest.mark.rule("RIVRSEA-10")
@pytest.mark.parametrize("players", [3, 4])
def test_new_shores_has_the_rivers_on_its_main_island(players: int) -> None:
    robbers = set()
    start = load_map("seafarers/new_shores_4")
    island = load_map("traders_and_barbarians/rivers")
    for seed in range(LAYINGS):
        board = laid("new_shores", seed, players)
        assert from_mouth(board, 4) == ["(4,1)", "(4,2)", "(4,3)", "(4,4)"]
        assert from_mouth(board, 3) == ["(6,1)", "(6,2)", "(6,3)"]
        assert [SIDES[course(board, length).side] for length in (4, 3)] == ["NW", "SW"]
        assert [board.across_mouth(course(board, length)) for length in (4, 3)] == ["sea", "frame"]
        main = board.island("main")
        terrains, numbers = printed(island, range(19))
        assert (board.terrains(main), board.tokens(main)) == (terrains, numbers)
        for hex_ in board.island("nw", "ne", "se"):
            assert (board.setup.terrain[hex_], board.setup.numbers[hex_]) == (start.terrain[hex_], start.numbers[hex_])
        robbers.add(board.robber())
    assert robbers == {"(4,1)", "(6,1)"}


# fog_islands


@pytest.mark.rule("RIVRSEA-13", "RIVRSEA-14", "RIVRSEA-19")
@pytest.mark.parametrize("players", [3, 4])
def test_the_starting_land_of_the_fog_islands(players: int) -> None:
    start = load_map("seafarers/fog_islands_4")
    lies = set()
    for seed in range(LAYINGS):
        board = laid("fog_islands", seed, players)
        land = board.island("ne", "sw")
        before, _ = printed(start, land)
        assert before == Counter(forest=4, pasture=4, field=3, hill=3, mountain=3)
        left = before - Counter(mountain=3, hill=2, pasture=1, field=1)
        assert left == Counter(forest=4, pasture=3, field=2, hill=1)
        rivers = [hex_ for river in board.setup.courses for hex_ in river.hexes]
        rest = [hex_ for hex_ in land if hex_ not in rivers]
        assert board.terrains(rest) == left
        lies.add(tuple(board.terrain(hex_) for hex_ in rest))
        assert board.all_of("fog") == [hex_ for hex_ in range(len(start.terrain)) if start.terrain[hex_] == FOG]
    assert len(lies) == LAYINGS, "they are laid at random"


@pytest.mark.rule("RIVRSEA-15", "RIVRSEA-16", "RIVRSEA-17", "RIVRSEA-18")
@pytest.mark.parametrize("players", [3, 4])
def test_the_rivers_of_the_fog_islands(players: int) -> None:
    """The hexes that older maps have for them are not on this one."""
    board = laid("fog_islands", 0, players)
    assert from_mouth(board, 3) == ["(3,7)", "(2,6)", "(1,5)"]
    assert from_mouth(board, 4) == ["(4,1)", "(5,2)", "(6,2)", "(7,2)"]
    assert [SIDES[course(board, length).side] for length in (3, 4)] == ["E", "NE"]
    assert [board.across_mouth(course(board, length)) for length in (3, 4)] == ["frame", "sea"]
    assert lies_apart(board)


@pytest.mark.rule("RIVRSEA-20", "RIVRSEA-21", "RIVRSEA-22")
def test_the_numbers_of_the_fog_islands() -> None:
    start = load_map("seafarers/fog_islands_4")
    ties = Counter()
    for seed in range(3 * LAYINGS):
        board = laid("fog_islands", seed)
        land = board.island("ne", "sw")
        keeps_numbers(board)
        assert board.tokens(land) == printed(start, land)[1]
        for terrain, token in (("mountain", 2), ("field", 12)):
            hexes = [hex_ for hex_ in land if board.terrain(hex_) == terrain]
            chosen, worst = worst_of(board, hexes, token)
            assert len(hexes) == 2
            assert chosen in worst
            if len(worst) == 2 and terrain == "mountain":
                ties[chosen] += 1
        assert all(
            len(board.numbers(hex_)) == 1 for hex_ in land if board.terrain(hex_) in ("forest", "hill", "pasture")
        )
    assert len(ties) == 2, "among equals either may be the one"


@pytest.mark.rule("RIVRSEA-24", "RIVRSEA-43")
@pytest.mark.parametrize("scenario", ["fog_islands", "forgotten_tribe"])
def test_the_robber_starts_on_either_swamp(scenario: str) -> None:
    boards = [laid(scenario, seed) for seed in range(LAYINGS)]
    for length in (3, 4):
        assert any(board.setup.robber == course(board, length).hexes[-1] for board in boards)
    assert all(board.terrain(board.setup.robber) == "swamp" for board in boards)


# through_the_desert


@pytest.mark.rule("RIVRSEA-27", "RIVRSEA-28", "RIVRSEA-33")
@pytest.mark.parametrize("players", [3, 4])
def test_the_main_island_through_the_desert(players: int) -> None:
    start = load_map("seafarers/through_the_desert_2008")
    lies = set()
    for seed in range(LAYINGS):
        board = laid("through_the_desert", seed, players)
        land = board.island("main", "desert")
        before, numbers = printed(start, land)
        left = before - Counter(mountain=2, hill=2, pasture=1, desert=2)
        assert left == Counter(forest=3, pasture=2, field=3, hill=2, desert=1)
        rivers = [hex_ for river in board.setup.courses for hex_ in river.hexes]
        rest = [hex_ for hex_ in land if hex_ not in rivers]
        assert board.terrains(rest) == left
        lies.add(tuple(board.terrain(hex_) for hex_ in rest))
        keeps_numbers(board)
        assert board.tokens(land) == numbers
        assert all(len(board.numbers(hex_)) == 1 for hex_ in board.island("main"))
        for hex_ in set(range(len(start.terrain))) - set(land):
            assert (board.setup.terrain[hex_], board.setup.numbers[hex_]) == (start.terrain[hex_], start.numbers[hex_])
    assert len(lies) > LAYINGS // 2


@pytest.mark.rule("RIVRSEA-29", "RIVRSEA-30", "RIVRSEA-31", "RIVRSEA-32", "RIVRSEA-34")
@pytest.mark.parametrize("players", [3, 4])
def test_swamps_and_desert_form_the_belt(players: int) -> None:
    board = laid("through_the_desert", 0, players)
    assert [board.shown(cell) for cell in ("(4,3)", "(4,4)", "(4,5)")] == ["swamp", "desert", "swamp"]
    assert from_mouth(board, 3) == ["(4,3)", "(5,3)", "(6,2)"]
    assert from_mouth(board, 4) == ["(4,5)", "(5,5)", "(6,4)", "(7,3)"]
    assert board.across_mouth(course(board, 3)) == "sea"
    assert board.across_mouth(course(board, 4)) == "(4,6)"
    assert board.shown("(4,6)") == "gold_field:10"
    assert board.robber() == "(4,4)"


# forgotten_tribe


@pytest.mark.rule("RIVRSEA-37", "RIVRSEA-38", "RIVRSEA-40")
def test_the_main_island_of_the_forgotten_tribe() -> None:
    start = load_map("seafarers/forgotten_tribe")
    for seed in range(LAYINGS):
        board = laid("forgotten_tribe", seed)
        main = board.island("main")
        left = printed(start, main)[0] - Counter(mountain=2, hill=2, pasture=2, field=1)
        assert left == Counter(forest=4, pasture=2, field=3, hill=1, mountain=1)
        rivers = [hex_ for river in board.setup.courses for hex_ in river.hexes]
        assert board.terrains(hex_ for hex_ in main if hex_ not in rivers) == left
        assert set(rivers) <= set(main)


@pytest.mark.rule("RIVRSEA-39")
def test_both_rivers_of_the_tribe_flow_into_the_sea_and_do_not_touch() -> None:
    places = set()
    for seed in range(5 * LAYINGS):
        board = laid("forgotten_tribe", seed)
        assert [board.across_mouth(river) in ("sea", "frame") for river in board.setup.courses] == [True, True]
        assert lies_apart(board)
        places.add(tuple(tuple(river.hexes) for river in board.setup.courses))
    assert len(board.map.recipe.river_pairs) == 42
    assert len(places) == 42, "each of them comes"


@pytest.mark.rule("RIVRSEA-41", "RIVRSEA-42")
def test_the_numbers_of_the_forgotten_tribe() -> None:
    start = load_map("seafarers/forgotten_tribe")
    for seed in range(LAYINGS):
        board = laid("forgotten_tribe", seed)
        main = board.island("main")
        keeps_numbers(board)
        assert board.tokens(main) == printed(start, main)[1]
        for hex_ in board.hexes("(3,6)", "(4,6)", "(5,6)"):
            assert not {5, 6, 8, 9} & set(board.numbers(hex_))
        for terrain, token in (("pasture", 2), ("field", 12)):
            hexes = [hex_ for hex_ in main if board.terrain(hex_) == terrain]
            chosen, worst = worst_of(board, hexes, token)
            assert len(hexes) == 3
            assert chosen in worst


# new_world


@pytest.mark.rule("RIVRSEA-48", "RIVRSEA-50")
def test_the_hexes_and_numbers_of_the_new_world() -> None:
    start = load_map("seafarers/new_world")
    supply = Counter(TERRAINS[terrain] for terrain in start.stack_items("terrain"))
    left = supply - Counter(mountain=2, hill=2, pasture=1, sea=2)
    assert left.total() == 35
    lies = set()
    for seed in range(LAYINGS):
        board = laid("new_world", seed)
        rivers = [hex_ for river in board.setup.courses for hex_ in river.hexes]
        rest = [hex_ for hex_ in range(42) if hex_ not in rivers]
        assert board.terrains(rest) == left
        lies.add(tuple(board.terrain(hex_) for hex_ in rest))
        keeps_numbers(board)
        numbers = board.tokens(range(42))
        assert (numbers, numbers.total()) == (Counter(start.stack_items("tokens")), 23)
    assert len(lies) == LAYINGS


@pytest.mark.rule("RIVRSEA-49")
def test_the_rivers_of_the_new_world_lie_at_opposite_sides_with_their_mouths_on_the_frame() -> None:
    western = set()
    for seed in range(LAYINGS):
        board = laid("new_world", seed)
        assert [board.across_mouth(river) for river in board.setup.courses] == ["frame", "frame"]
        assert lies_apart(board)
        columns = {
            len(river.hexes): [board.setup.topology.hex_x[h] for h in river.hexes] for river in board.setup.courses
        }
        west, east = sorted(columns, key=lambda length: min(columns[length]))
        assert max(columns[west]) < 8 < min(columns[east])
        western.add(west)
    assert western == {3, 4}, "either of them lies in the west"


@pytest.mark.rule("RIVRSEA-55")
def test_the_robber_of_the_new_world_starts_beside_the_board() -> None:
    assert {laid("new_world", seed).setup.robber for seed in range(LAYINGS)} == {OFF_BOARD}
