"""The boards of caravans with a Seafarers scenario: where the oasis lies, which numbers move, robber and pirate."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_ANY
from skerry.board.maps import load_map
from skerry.board.terrain import DESERT, TERRAINS
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.module import sea
from tests.caravan_park import told
from tests.islands import island, land_on, special_vp
from tests.sea_boards import LAYINGS, SeaBoard
from tests.table import Table

SCENARIOS = ("new_shores", "four_islands", "through_the_desert", "forgotten_tribe", "new_world")
SEVEN = (3, 4)


def laid(scenario: str, players: int = 4, seed: object = 0) -> SeaBoard:
    return SeaBoard(("caravans", scenario), players, seed)


def on_board(scenario: str, players: int = 3, **script: object) -> Table:
    return Table(["caravans", scenario], players, **script)


def changes(board: SeaBoard, name: str) -> dict[str, str]:
    """The cells that a board shows otherwise than the printed map."""
    start = load_map(f"seafarers/{name}")
    terrain, numbers = board.setup.terrain, board.setup.numbers
    return {
        board.name(hex_): board.shown(board.name(hex_))
        for hex_ in range(len(terrain))
        if (terrain[hex_], numbers[hex_]) != (start.terrain[hex_], start.numbers[hex_])
    }


def harbours(board: SeaBoard) -> set[tuple[int, int]]:
    return {(harbour.kind, harbour.edge) for harbour in board.setup.harbours}


def robber_hexes(table: Table) -> set[str]:
    names = table.kernel.topology.hex_name
    return {names(action.operands["hex"]) for action in table.legal(0, "move_robber")}


# All of them


@pytest.mark.rule("CARVSEA-32")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_oasis_is_turned_one_way_or_the_other_at_random(scenario: str) -> None:
    seen = Counter()
    for seed in range(LAYINGS):
        game = Game.new(["caravans", scenario], 4, f"turned {seed}")
        kernel = game.kernel
        (oasis,) = [hex_ for hex_ in range(kernel.topology.hexes) if TERRAINS[kernel.state.terrain[hex_]] == "oasis"]
        corners = [int(kernel.topology.hex_vertex[6 * oasis + corner]) for corner in range(6)]
        arrows = game.view(None).to_json()["caravans"]["arrows"]
        pointed = {
            corners.index(int(end))
            for edge in map(int, arrows)
            for end in (kernel.topology.edge_vertex[2 * edge], kernel.topology.edge_vertex[2 * edge + 1])
            if end in corners
        }
        assert pointed in ({0, 2, 4}, {1, 3, 5})
        seen[min(pointed)] += 1
        assert sorted(game.view(None).to_json()["caravans"]["open_edges"]) == sorted(map(int, arrows)), "all start one"
    assert min(seen.values()) > LAYINGS // 5


# new_shores


@pytest.mark.rule("CARVSEA-06", "CARVSEA-31")
def test_the_oasis_of_new_shores_for_four_takes_the_place_of_the_desert_and_of_the_robber() -> None:
    board = laid("new_shores")
    assert changes(board, "new_shores_4") == {"(5,3)": "oasis"}
    assert board.robber() == "off_board"


@pytest.mark.rule("CARVSEA-29", "CARVSEA-31")
def test_the_oasis_of_new_shores_for_three_moves_two_numbers() -> None:
    board = laid("new_shores", 3)
    assert changes(board, "new_shores_3") == {"(5,3)": "oasis", "(4,1)": "pasture:9", "(1,1)": "hill:2+12"}
    assert board.robber() == "(1,1)"


# four_islands


@pytest.mark.rule("CARVSEA-08", "CARVSEA-09", "CARVSEA-10", "CARVSEA-13")
def test_the_oasis_of_the_four_islands_lies_in_the_sea() -> None:
    """The hexes that older maps move are not on these; one harbour makes room."""
    three, four = laid("four_islands", 3), laid("four_islands", 4)
    assert changes(three, "four_islands_3") == {"(4,3)": "oasis"}
    assert changes(four, "four_islands_4") == {"(5,3)": "oasis"}
    start = load_map("seafarers/four_islands_3")
    assert harbours(three) == {(harbour.kind, harbour.edge) for harbour in start.harbours}
    before = {(harbour.kind, harbour.edge) for harbour in load_map("seafarers/four_islands_4").harbours}
    edge_of = four.setup.topology.edge_of
    gone, come = (four.hex("(6,2)"), "NE"), (four.hex("(7,2)"), "SE")
    assert {edge for _, edge in before - harbours(four)} == {edge_of(*gone)}
    assert {edge for _, edge in harbours(four) - before} == {edge_of(*come)}
    assert {kind for kind, _ in harbours(four) ^ before} == {HARBOUR_ANY}


@pytest.mark.rule("CARVSEA-31")
@pytest.mark.parametrize(("players", "cell"), [(3, "(7,1)"), (4, "(2,4)")])
def test_the_robber_of_the_four_islands_starts_as_in_the_scenario(players: int, cell: str) -> None:
    assert laid("four_islands", players).robber() == cell


@pytest.mark.rule("CARVSEA-11")
@pytest.mark.parametrize("players", [3, 4])
def test_the_pirate_of_the_four_islands_enters_with_the_first_seven(players: int) -> None:
    table = on_board("four_islands", players, dice=[SEVEN])
    assert sea(table.kernel.rules).pirate.of(table.kernel) == OFF_BOARD
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_pirate", hex="(4,1)")
    assert sea(table.kernel.rules).pirate.of(table.kernel) == table.hex("(4,1)")


@pytest.mark.rule("CARVSEA-11")
def test_the_pirate_of_the_four_islands_enters_with_a_knight() -> None:
    table = on_board("four_islands")
    table.turn(0, rolled=True)
    table.give_card(0, "knight")
    table.act(0, "play_card", card="knight")
    table.act(0, "move_pirate", hex="(4,1)")
    assert sea(table.kernel.rules).pirate.of(table.kernel) == table.hex("(4,1)")


@pytest.mark.rule("CARVSEA-12")
def test_camels_walk_past_the_pirate_of_the_four_islands() -> None:
    table = on_board("four_islands")
    before = told(table)["open_edges"]
    for cell in ("(3,3)", "(4,2)", "(4,4)"):
        table.pirate(cell)
        assert told(table)["open_edges"] == before


@pytest.mark.rule("CARVSEA-30")
@pytest.mark.parametrize("players", [3, 4])
def test_the_oasis_joins_no_islands_for_special_points(players: int) -> None:
    table = on_board("four_islands", players)
    areas = table.view()["four_islands"]["areas"]
    assert [sorted(area["hexes"]) for area in areas] == [
        sorted(island(table, name)) for name in ("nw", "ne", "sw", "se")
    ]


@pytest.mark.rule("CARVSEA-30")
def test_a_settlement_across_the_oasis_is_on_another_island() -> None:
    """For three the oasis lies between the islands in the north-east and in the south-west."""
    table = on_board("four_islands")
    table.act(0, "found_building", vertex="(5,3) S")
    table.turn(0, rolled=True)
    land_on(table, 0, ("(4,3) NE", "(4,3) NE"))
    assert special_vp(table) == [2, 0, 0]


# through_the_desert


@pytest.mark.rule("CARVSEA-16", "CARVSEA-17")
def test_the_oasis_through_the_desert_for_three() -> None:
    """There is no 12 on that map."""
    board = laid("through_the_desert", 3)
    assert changes(board, "through_the_desert_3") == {"(5,3)": "oasis", "(2,5)": "pasture:2+11"}


@pytest.mark.rule("CARVSEA-18")
def test_the_oasis_through_the_desert_for_four() -> None:
    board = laid("through_the_desert", 4)
    assert changes(board, "through_the_desert_4") == {"(4,3)": "oasis", "(3,7)": "hill:2+11"}


@pytest.mark.rule("CARVSEA-17")
@pytest.mark.parametrize("number", [2, 11])
def test_a_hex_that_got_a_second_number_produces_on_either(number: int) -> None:
    table = on_board("through_the_desert", dice=[(number // 2, number - number // 2)])
    table.put(0, "settlement", "(2,5) SE")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("CARVSEA-19", "CARVSEA-31")
@pytest.mark.parametrize("players", [3, 4])
def test_the_robber_starts_in_a_desert_that_is_chosen_as_in_the_scenario(players: int) -> None:
    table = on_board("through_the_desert", players)
    assert {TERRAINS[table.state.terrain[hex_]] for hex_ in table.kernel.rules.board.hexes_of("robber")} == {"desert"}
    alone = Table(["through_the_desert"], players)
    assert (table.decision, table.legal(0)) == (alone.decision, alone.legal(0))


# forgotten_tribe


@pytest.mark.rule("CARVSEA-21", "CARVSEA-22")
@pytest.mark.parametrize("players", [3, 4])
def test_the_oasis_of_the_forgotten_tribe(players: int) -> None:
    board = laid("forgotten_tribe", players)
    assert changes(board, "forgotten_tribe") == {"(4,4)": "oasis", "(4,6)": "pasture:2+12"}
    assert board.robber() == "(4,4)"


@pytest.mark.rule("CARVSEA-23")
def test_the_robber_of_the_tribe_starts_in_the_oasis_and_may_come_back() -> None:
    table = on_board("forgotten_tribe", dice=[SEVEN, SEVEN])
    assert table.state.robber == table.hex("(4,4)")
    table.turn(0)
    table.act(0, "roll")
    assert "(4,4)" not in robber_hexes(table)
    table.act(0, "move_robber", hex="(3,1)")
    table.turn(0)
    table.act(0, "roll")
    assert "(4,4)" in robber_hexes(table)
    assert robber_hexes(table) - {"(4,4)"} == {
        table.kernel.topology.hex_name(hex_) for hex_ in island(table, "main")
    } - {"(4,4)", "(3,1)"}
    table.act(0, "move_robber", hex="(4,4)")
    assert table.state.robber == table.hex("(4,4)")


@pytest.mark.rule("CARVSEA-23")
@pytest.mark.parametrize(("scenario", "oasis"), [("four_islands", "(4,3)"), ("through_the_desert", "(5,3)")])
def test_elsewhere_the_robber_keeps_off_the_oasis(scenario: str, oasis: str) -> None:
    table = on_board(scenario, dice=[SEVEN])
    table.turn(0)
    table.act(0, "roll")
    assert robber_hexes(table)
    assert oasis not in robber_hexes(table)


@pytest.mark.rule("CARVSEA-19", "CARVSEA-31")
def test_a_robber_that_starts_in_a_desert_may_go_to_another_at_once() -> None:
    table = on_board("through_the_desert", dice=[SEVEN])
    table.act(0, "choose_robber_hex", hex="(1,2)")
    table.turn(0)
    table.act(0, "roll")
    assert {"(2,2)", "(3,2)"} <= robber_hexes(table)


@pytest.mark.rule("CARVSEA-31")
@pytest.mark.parametrize(("players", "open_to_it"), [(3, True), (4, False)])
def test_only_a_robber_that_starts_beside_the_board_has_to_come_to_a_number_first(
    players: int, open_to_it: bool
) -> None:
    """For three it starts on the board of new_shores."""
    table = on_board("new_shores", players, dice=[SEVEN])
    table.terrain("(5,1)", DESERT)
    table.number("(5,1)")
    table.turn(0)
    table.act(0, "roll")
    assert ("(5,1)" in robber_hexes(table)) == open_to_it
    assert "(5,2)" in robber_hexes(table)
    assert "(5,3)" not in robber_hexes(table), "that is the oasis"


# new_world


@pytest.mark.rule("CARVSEA-28")
@pytest.mark.parametrize("players", [3, 4])
def test_the_oasis_of_the_new_world_lies_in_the_centre_in_the_place_of_a_sea_hex(players: int) -> None:
    start = load_map("seafarers/new_world")
    supply = Counter(TERRAINS[terrain] for terrain in start.stack_items("terrain"))
    seen = Counter()
    for seed in range(LAYINGS):
        board = laid("new_world", players, seed)
        (oasis,) = board.all_of("oasis")
        seen[board.name(oasis)] += 1
        assert board.terrains(hex_ for hex_ in range(42) if hex_ != oasis) == supply - Counter(sea=1)
        assert board.tokens(range(42)) == Counter(start.stack_items("tokens"))
        assert (board.numbers(oasis), board.robber()) == ([], "off_board")
    assert set(seen) == {"(4,3)", "(4,4)"}
    assert min(seen.values()) > LAYINGS // 5
