"""`greater_catan` (TDEGC): the board and how it is laid, the founding phase."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import ConfigError, Game
from skerry.board.map_file import HARBOUR_KINDS, MapFile
from skerry.board.maps import load_map
from skerry.board.spiral import spiral_over
from skerry.board.terrain import DESERT, SEA, TERRAINS, is_land
from skerry.board.tokens import numbers_of, takes_token
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from tests.islands import corners, founding_sites
from tests.knights import own, throw
from tests.new_islands import GREATER, STACKS, greater, home, new
from tests.table import Table

SEEDS = range(8)
LAND = {
    3: {"field": 3, "hill": 2, "mountain": 3, "pasture": 3, "forest": 3},
    4: {"desert": 1, "field": 4, "hill": 3, "mountain": 3, "pasture": 4, "forest": 4},
}
AROUND = {3: 15, 4: 18}
NEW_LAND = {
    3: {"sea": 6, "field": 3, "hill": 3, "mountain": 3, "pasture": 2, "forest": 3},
    4: {"sea": 7, "desert": 1, "field": 3, "hill": 3, "mountain": 4, "pasture": 4, "forest": 4},
}
TOKENS = {
    3: {2: 1, 3: 1, 4: 2, 5: 1, 6: 2, 8: 2, 9: 2, 10: 2, 11: 1},
    4: {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)},
}
SPECIAL_HARBOURS = dict.fromkeys(("wood", "brick", "wool", "grain", "ore"), 1)

# The rows of the board: h a hex of the home island, n a cell of the new ones, . sea that lies fast.
SHAPES = {
    3: ["nn..nn", "nn...nn", "nn.hh.nn", "n.hhh.n", "n.hhhh.n", "n.hhh.n", "n.hh.n"],
    4: ["nn....nn", "nn.hhh.nn", "nn.hhhh.nn", "n.hhhhh.n", "nn.hhhh.nn", "nn.hhh.nn", "nn....nn"],
}
PIRATE = {3: "(1,3)", 4: "(1,4)"}
BOTH = pytest.mark.parametrize("players", [3, 4])


def printed(players: int) -> MapFile:
    return load_map(f"explorers/greater_catan_{players}")


def dealt(players: int, seed: int) -> Game:
    return Game.new(GREATER, players, seed=str(seed))


def shuffled(players: int) -> list[Table]:
    """Boards as they are dealt by default."""
    return [Table.of(dealt(players, seed)) for seed in SEEDS]


def terrains(table: Table, hexes: list[int]) -> list[str]:
    return [TERRAINS[table.state.terrain[hex_]] for hex_ in hexes]


def fast(table: Table) -> list[int]:
    """The hexes that are neither home nor new."""
    moving = {*home(table), *new(table)}
    return [hex_ for hex_ in range(table.kernel.topology.hexes) if hex_ not in moving]


# Components and board


@pytest.mark.rule("TDEGC-01", "TDEGC-02")
@BOTH
def test_so_many_hexes_lie_at_home_around_it_and_on_the_new_islands(players: int) -> None:
    for table in [greater(players), *shuffled(players)]:
        assert Counter(terrains(table, home(table))) == LAND[players]
        assert Counter(terrains(table, fast(table))) == {"sea": AROUND[players]}
        assert Counter(terrains(table, new(table))) == NEW_LAND[players]


@pytest.mark.rule("TDEGC-03", "TDEGC-04", "TDEGC-47")
@BOTH
def test_so_many_tokens_lie_at_home_and_in_the_stack_and_none_of_the_stack_is_red(players: int) -> None:
    for table in [greater(players), *shuffled(players)]:
        numbers = [number for hex_ in home(table) for number in numbers_of(int(table.state.numbers[hex_]))]
        assert Counter(numbers) == TOKENS[players]
    stack = printed(players).stack_items("number_stack")
    assert sorted(stack) == STACKS[players]
    assert not {6, 8} & set(stack)


@pytest.mark.rule("TDEGC-05", "TDEGC-06", "TDEGC-11")
@BOTH
def test_all_harbours_lie_on_the_home_island(players: int) -> None:
    any_harbours = 3 if players == 3 else 4
    for table in [greater(players), *shuffled(players)]:
        state = table.state
        laid = [edge for edge in range(table.kernel.topology.edges) if state.edge_harbour[edge] >= 0]
        kinds = Counter(HARBOUR_KINDS[state.edge_harbour[edge]] for edge in laid)
        assert kinds == {"3:1": any_harbours, **SPECIAL_HARBOURS}
        assert sorted(laid) == sorted(harbour.edge for harbour in printed(players).harbours)
        for edge in laid:
            beside = {int(hex_) for hex_ in table.kernel.topology.edge_hex[2 * edge : 2 * edge + 2]}
            assert len(beside & set(home(table))) == 1


@pytest.mark.rule("TDEGC-07", "TDEGC-23")
@BOTH
def test_everybody_has_eight_cities(players: int) -> None:
    table = greater(players)
    for seat in range(players):
        assert (table.supply(seat, "city"), table.supply(seat, "settlement")) == (8, 5)


@pytest.mark.rule("TDEGC-08", "TDEGC-09", "TDEGC-10", "TDEGC-12", "TDEGC-13", "TDEGC-14", "TDEGC-15")
@BOTH
def test_the_board_has_its_shape(players: int) -> None:
    """New cells are those that change their terrain, and those of the areas west and east."""
    table = greater(players)
    topology = table.kernel.topology
    letters = {**dict.fromkeys(fast(table), "."), **dict.fromkeys(home(table), "h"), **dict.fromkeys(new(table), "n")}
    rows: dict[int, list[tuple[int, str]]] = {}
    for hex_, letter in letters.items():
        row, col = (int(part) for part in topology.hex_name(hex_).strip("()").split(","))
        rows.setdefault(row, []).append((col, letter))
    assert ["".join(letter for _, letter in sorted(rows[row])) for row in sorted(rows)] == SHAPES[players]
    assert min(rows) == 1, "row 0 is the frame"
    kinds = {one.name: one.kind for one in printed(players).islands}
    assert kinds == {"home": "main", "west": "new", "east": "new"}
    boards = shuffled(players)
    changing = {hex_ for hex_ in letters if len({int(board.state.terrain[hex_]) for board in boards}) > 1}
    assert changing <= {*home(table), *new(table)}
    assert len(changing & set(new(table))) > len(new(table)) // 2


@pytest.mark.rule("TDEGC-14", "TDEGC-15")
def test_the_printed_example_is_the_one_of_the_layout() -> None:
    """Some hexes of every part of it."""
    three = {"(1,2)": ("hill", []), "(3,4)": ("pasture", [8]), "(5,6)": ("pasture", [9]), "(7,4)": ("mountain", [11])}
    four = {"(5,1)": ("desert", []), "(2,4)": ("mountain", [10]), "(4,5)": ("desert", []), "(6,6)": ("pasture", [11])}
    for players, cells in ((3, three), (4, four)):
        table = greater(players)
        for place, (terrain, numbers) in cells.items():
            hex_ = table.hex(place)
            assert (TERRAINS[table.state.terrain[hex_]], numbers_of(int(table.state.numbers[hex_]))) == (
                terrain,
                numbers,
            )


# Laying it


@pytest.mark.rule("TDEGC-16")
def test_for_three_the_home_hexes_are_shuffled_under_numbers_that_stay() -> None:
    board = printed(3)
    orders = set()
    for table in shuffled(3):
        assert [int(table.state.numbers[hex_]) for hex_ in home(table)] == [board.numbers[h] for h in home(table)]
        orders.add(tuple(terrains(table, home(table))))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("TDEGC-17")
def test_for_four_the_home_island_is_built_like_the_base_game() -> None:
    """The tokens lie in the order of their letters along a spiral from a corner, the desert passed over."""
    board = printed(4)
    letters = board.stack_items("home_tokens")
    starts = set()
    harbours = set()
    for table in shuffled(4):
        ways = {}
        for corner in board.hexes_of("corners"):
            way = spiral_over(board.topology, home(table), corner)
            ways[corner] = [
                numbers_of(int(table.state.numbers[hex_])) for hex_ in way if takes_token(table.state.terrain[hex_])
            ]
        fitting = [corner for corner, laid in ways.items() if laid == [[number] for number in letters]]
        assert len(fitting) == 1
        starts.add(fitting[0])
        harbours.add(tuple(int(table.state.edge_harbour[harbour.edge]) for harbour in board.harbours))
    assert len(starts) > 1
    assert len(harbours) > 1, "the kinds of harbours are dealt too"


@pytest.mark.rule("TDEGC-16", "TDEGC-18")
def test_what_is_laid_as_printed_stays_there() -> None:
    for players in (3, 4):
        for table in shuffled(players):
            assert set(terrains(table, fast(table))) == {"sea"}
    assert {tuple(int(kind) for kind in table.state.edge_harbour) for table in shuffled(3)} == {
        tuple(int(kind) for kind in greater(3).state.edge_harbour)
    }


@pytest.mark.rule("TDEGC-19", "TDEGC-20", "TDEGC-21")
@BOTH
def test_the_new_islands_are_dealt_open_with_their_sea_and_without_numbers(players: int) -> None:
    shapes = set()
    for table in shuffled(players):
        assert {int(table.state.numbers[hex_]) for hex_ in new(table)} == {0}
        shapes.add(tuple(hex_ for hex_ in new(table) if table.state.terrain[hex_] == SEA))
        seen = table.view()["board"]["terrain"]
        assert [seen[hex_] for hex_ in new(table)] == terrains(table, new(table))
    assert len(shapes) == len(SEEDS), "the sea lies elsewhere each time"


@pytest.mark.rule("TDEGC-22")
@BOTH
def test_the_stack_is_shuffled_and_lies_face_down(players: int) -> None:
    orders = set()
    for table in shuffled(players):
        module = table.kernel.rules.module("greater_catan")
        stack = module.own.number_stack
        items = [int(stack.item(table.kernel, place)) for place in range(stack.left(table.kernel))]
        assert sorted(items) == STACKS[players]
        orders.add(tuple(items))
        assert table.view(0)["greater_catan"]["number_stack"] == {"left": len(items)}
        before = View(table.kernel, 0).to_json()
        dealt_anew = {
            tuple(int(stack.item(twin, place)) for place in range(len(items)))
            for twin in (resample_hidden(table.kernel, 0, f"deal {deal}") for deal in range(8))
        }
        assert len(dealt_anew) > 1
        assert View(resample_hidden(table.kernel, 0, "again"), 0).to_json() == before
    assert len(orders) > 2


@pytest.mark.rule("TDEGC-24")
def test_the_robber_starts_on_the_desert_at_home() -> None:
    for table in [greater(), *shuffled(4)]:
        robber = table.state.robber
        assert robber in home(table)
        assert table.state.terrain[robber] == DESERT
        assert table.decision == "found_building", "nobody has to choose between two deserts"


@pytest.mark.rule("TDEGC-25")
@pytest.mark.parametrize("setup", ["fixed", "random"])
def test_without_a_desert_the_robber_starts_beside_the_board_and_enters_when_first_moved(setup: str) -> None:
    table = Table(GREATER, 3, dice=[(3, 4)], setup=setup)
    assert table.view()["board"]["robber"] == "off_board"
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(5,4)")
    assert table.view()["board"]["robber"] == table.hex("(5,4)")


@pytest.mark.rule("TDEGC-25", "TDEGC-51", "CKS-20")
def test_beside_knights_the_robber_waits_for_the_first_attack() -> None:
    table = greater(3, modules=["greater_catan", "cities_and_knights"], dice=[throw(3, 4), throw(3, 4)])
    table.turn(0)
    table.act(0, "roll")
    assert table.legal(0, "move_robber") == []
    assert table.view()["board"]["robber"] == "off_board"
    own(table).attacks.put(table.kernel, 1)
    table.turn(1)
    table.act(1, "roll")
    assert table.is_legal(1, "move_robber", hex="(5,4)")


@pytest.mark.rule("TDEGC-26", "TDEGC-29")
@BOTH
def test_robber_and_pirate_are_both_in_play(players: int) -> None:
    table = greater(players, dice=[(3, 4)])
    assert table.view()["seafarers"]["pirate"] == table.hex(PIRATE[players])
    table.turn(0)
    table.act(0, "roll")
    assert table.legal(0, "move_robber")
    assert table.legal(0, "move_pirate")


# Founding


@pytest.mark.rule("TDEGC-27")
@BOTH
def test_everybody_founds_on_the_home_island_only(players: int) -> None:
    for table in [greater(players), *shuffled(players)]:
        assert founding_sites(table, table.game.actors[0]) == corners(table, home(table))


@pytest.mark.rule("TDEGC-28", "TDETI-47")
def test_a_founding_ship_lies_along_the_coast() -> None:
    table = greater()
    table.act(0, "found_building", vertex="(2,4) NW")
    assert table.refused(0, "found_ship", edge="(2,3) NE").startswith("a founding ship lies")
    table.act(0, "found_ship", edge="(2,4) W")
    assert table.state.edge_piece[table.edge("(2,4) W")] == table.kernel.rules.ship


@pytest.mark.rule("TDEGC-54")
@BOTH
def test_no_founding_piece_reaches_the_new_islands(players: int) -> None:
    table = greater(players)
    reached = {
        int(hex_)
        for vertex in corners(table, home(table))
        for edge in table.kernel.topology.vertex_edge[3 * vertex : 3 * vertex + 3]
        if edge >= 0 and any(hex_ in home(table) for hex_ in table.kernel.topology.edge_hex[2 * edge : 2 * edge + 2])
        for end in table.kernel.topology.edge_vertex[2 * edge : 2 * edge + 2]
        for hex_ in table.kernel.topology.vertex_hex[3 * end : 3 * end + 3]
    }
    assert reached.isdisjoint(new(table))
    for seed in SEEDS:
        game = dealt(players, seed)
        while game.turn == 0:
            seat = game.actors[0]
            ships = [action for action in game.legal_actions(seat) if action.kind == "found_ship"]
            game.apply(seat, ships[0] if ships else game.legal_actions(seat)[0])
        assert game.view(None).to_json()["greater_catan"]["number_stack"] == {"left": len(STACKS[players])}
        assert all(
            is_land(int(game.kernel.state.terrain[hex_])) for hex_ in game.view(None).parts["greater_catan"]["awaiting"]
        )


# Maps of one's own

OWN = """
name cove
title The Cove
players 3 4
target 9
row 0 offset 1: hill:4 forest:6
row 1 offset 0: pasture:5 field:8 sea
row 2 offset 1: mountain:9 sea
row 3 offset 0: sea forest sea
island home (main): (0,0) (0,1) (1,0) (1,1) (2,0)
island far (new): (3,1)
founding home
stack number_stack: 3
"""


@pytest.mark.rule("TDEGC-16", "TDEGC-17")
def test_a_map_of_ones_own_says_by_its_lettered_tokens_how_its_home_is_laid() -> None:
    board = OWN + "marker corners: (0,0)\nstack home_tokens: A3 B6 C5 D10 E9\n"
    assert Game.new(GREATER, 3, board=OWN, seed="1").kernel.state.numbers[0] == 1 << 4
    assert Game.new(GREATER, 3, board=board, seed="1").kernel.state.numbers[0] == 1 << 3
    elsewhere = Game.new(GREATER, 3, board=board.replace("corners: (0,0)", "corners: (3,1)"), seed="1")
    masks = sorted(int(elsewhere.kernel.state.numbers[hex_]) for hex_ in home(Table.of(elsewhere)))
    assert masks == [1 << number for number in (4, 5, 6, 8, 9)], "without a corner the printed ones change places"
    with pytest.raises(ConfigError, match="4 numbers do not fit the 5 hexes of the main islands"):
        Game.new(GREATER, 3, board=board.replace(" E9", ""))
    with pytest.raises(ConfigError, match="number_stack"):
        Game.new(GREATER, 3, board=OWN.replace("number_stack: 3", "number_stack: 2 forest"))
