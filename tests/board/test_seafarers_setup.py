"""Games on the maps of the Seafarers scenarios, fixed and shuffled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from skerry import Game
from skerry.board.map_file import HARBOUR_ANY, HARBOUR_DRAWN
from skerry.board.map_text import MapFile
from skerry.board.maps import load_map
from skerry.board.setup import BoardSetup
from skerry.board.terrain import DESERT, TERRAINS, is_land
from skerry.board.tokens import numbers_of
from skerry.catalog import check_options, judge
from skerry.catalog.assembly import compose
from skerry.catalog.maps import map_name
from skerry.catalog.options import SHUFFLED_SCENARIOS
from skerry.engine.errors import ConfigError
from skerry.engine.randomness import Randomness
from skerry.engine.start import lay_board
from tests.board.laid import red_apart
from tests.board.sea_maps import GAMES, SCENARIOS, hexes_of_kind, island


def each_game(scenarios: list[str] | None = None) -> pytest.MarkDecorator:
    rows = []
    for scenario, players in GAMES:
        if scenarios is None or scenario in scenarios:
            verdict = judge([scenario], players)
            skip = [] if verdict.playable else [pytest.mark.skip(reason=str(verdict.reason))]
            rows.append(pytest.param(scenario, players, id=f"{scenario}-{players}", marks=skip))
    return pytest.mark.parametrize(("scenario", "players"), rows)


@each_game()
@pytest.mark.rule("SEA-16")
def test_a_game_starts_on_the_map_for_its_players(scenario: str, players: int) -> None:
    game = Game.new([scenario], players, seed=1)
    board = load_map(map_name([scenario], players))
    assert game.kernel.rules.board is board
    assert players in board.players
    assert game.kernel.rules.base_target == board.target
    assert game.legal_actions(game.actors[0])


def boards(scenario: str, players: int, seeds: int = 40, setup: str = "random") -> Iterator[BoardSetup]:
    rules = compose([scenario], players, {"setup": setup})
    for seed in range(seeds):
        yield lay_board(rules, Randomness(f"{scenario} {seed}"))


def group_facts(terrain: list[int], numbers: list[int], hexes: list[int]) -> tuple[Counter[int], Counter[int]]:
    return Counter(terrain[h] for h in hexes), Counter(numbers[h] for h in hexes)


GROUPS: dict[str, list[Callable[[MapFile], list[int]]]] = {
    "new_shores": [lambda board: hexes_of_kind(board, "main"), lambda board: hexes_of_kind(board, "small")],
    "four_islands": [lambda board: hexes_of_kind(board, "home_or_unexplored")],
    "fog_islands": [lambda board: hexes_of_kind(board, "main")],
    "through_the_desert": [lambda board: hexes_of_kind(board, "main"), lambda board: hexes_of_kind(board, "foreign")],
    "forgotten_tribe": [lambda board: hexes_of_kind(board, "main")],
    "cloth_for_catan": [lambda board: hexes_of_kind(board, "main")],
    "wonders": [lambda board: [h for h in hexes_of_kind(board, "main") if board.terrain[h] != DESERT]],
}


@each_game(list(GROUPS))
@pytest.mark.rule("SEA-18", "SEANS-06", "SEA4I-05", "SEAFOG-07", "SEATTD-06", "SEAFTR-06", "SEACLO-05", "SEAWON-04")
def test_random_set_up_shuffles_each_group_within_itself(scenario: str, players: int) -> None:
    board = load_map(map_name([scenario], players))
    groups = [group(board) for group in GROUPS[scenario]]
    shuffled = {h for hexes in groups for h in hexes}
    seen: dict[int, set[tuple[int, int]]] = {}
    for setup in boards(scenario, players):
        for hexes in groups:
            printed = group_facts(board.terrain, board.numbers, hexes)
            assert group_facts(setup.terrain, setup.numbers, hexes) == printed
        for h in range(board.topology.hexes):
            seen.setdefault(h, set()).add((setup.terrain[h], setup.numbers[h]))
        assert all((setup.numbers[h] == 0) == (setup.terrain[h] == DESERT) for h in shuffled)
        assert [harbour.edge for harbour in setup.harbours] == [harbour.edge for harbour in board.harbours]
    assert {h for h, faces in seen.items() if len(faces) > 1} == shuffled
    assert all(len(seen[h]) > 5 for h in shuffled)


@each_game([scenario for scenario in GROUPS if scenario != "fog_islands"])
@pytest.mark.rule("SEA-19")
def test_random_set_up_keeps_red_numbers_apart(scenario: str, players: int) -> None:
    assert all(red_apart(setup) for setup in boards(scenario, players, 150))


@each_game(["fog_islands"])
@pytest.mark.rule("SEA-19", "SEAFOG-07")
def test_fog_islands_lets_red_numbers_touch_and_deals_its_harbours(scenario: str, players: int) -> None:
    laid = list(boards(scenario, players))
    assert {red_apart(setup) for setup in laid} == {True, False}
    orders = {tuple(harbour.kind for harbour in setup.harbours) for setup in laid}
    assert len(orders) > 30
    assert len({tuple(sorted(order)) for order in orders}) == 1


@each_game(["four_islands"])
@pytest.mark.rule("SEA4I-05")
def test_forests_and_pastures_get_no_rare_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        woods = [h for h, terrain in enumerate(setup.terrain) if TERRAINS[terrain] in ("forest", "pasture")]
        assert not {2, 3, 11, 12} & {number for h in woods for number in numbers_of(setup.numbers[h])}


@each_game(["through_the_desert"])
@pytest.mark.rule("SEATTD-06")
def test_gold_fields_get_no_red_number_and_deserts_stay(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        gold = [h for h, terrain in enumerate(setup.terrain) if TERRAINS[terrain] == "gold_field"]
        assert not {6, 8} & {number for h in gold for number in numbers_of(setup.numbers[h])}
        assert [setup.terrain[h] for h in island(setup.map, "desert")] == [DESERT] * 3


@each_game(["forgotten_tribe"])
@pytest.mark.rule("SEAFTR-06")
def test_the_eastern_hexes_get_no_good_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        east = setup.map.hexes_of("low_numbers")
        assert len(east) == 3
        assert not {5, 6, 8, 9} & {number for h in east for number in numbers_of(setup.numbers[h])}


@each_game(["wonders"])
@pytest.mark.rule("SEAWON-04")
def test_the_hexes_beside_the_deserts_get_no_red_number(scenario: str, players: int) -> None:
    for setup in boards(scenario, players, 150):
        assert not {6, 8} & {n for h in setup.map.hexes_of("no_red") for n in numbers_of(setup.numbers[h])}
        assert all(setup.terrain[h] == DESERT for h in setup.map.hexes_of("robber"))


@each_game(["new_shores", "four_islands", "fog_islands"])
@pytest.mark.rule("SEA-18", "SEA-20")
def test_the_robber_goes_with_the_desert_or_the_twelve(scenario: str, players: int) -> None:
    places = set()
    for setup in boards(scenario, players):
        places.add(setup.robber)
        if DESERT in setup.terrain:
            assert setup.terrain[setup.robber] == DESERT
        else:
            assert numbers_of(setup.numbers[setup.robber]) == [12]
    assert len(places) > 3


@each_game(["cloth_for_catan"])
@pytest.mark.rule("SEACLO-03", "SEACLO-05", "SEA-20")
def test_on_a_shuffled_cloth_board_the_starting_player_chooses_a_twelve_for_the_robber(
    scenario: str, players: int
) -> None:
    game = Game.new([scenario], players, seed=3, options={"setup": "random"})
    state = game.kernel.state
    assert game.decision == "choose_robber_hex"
    assert game.actors == [state.starting_player]
    offered = [action.operands["hex"] for action in game.legal_actions(game.actors[0])]
    assert offered == [h for h in range(len(state.numbers)) if numbers_of(state.numbers[h]) == [12]]
    assert len(offered) == 2
    printed = Game.new([scenario], players, seed=3)
    assert printed.decision == "found_building"
    assert printed.kernel.state.robber == load_map(map_name([scenario], players)).hexes_of("robber")[0]


@each_game([name for name in SHUFFLED_SCENARIOS if name != "forgotten_tribe"])
@pytest.mark.rule("SEA-17", "SEANS-05")
def test_the_fixed_board_is_the_printed_one_with_harbours_dealt_where_the_map_says(scenario: str, players: int) -> None:
    board = load_map(map_name([scenario], players))
    orders = set()
    for setup in boards(scenario, players, 20, "fixed"):
        assert setup.terrain == board.terrain
        assert setup.numbers == board.numbers
        orders.add(tuple(harbour.kind for harbour in setup.harbours))
    assert len({tuple(sorted(order)) for order in orders}) == 1
    dealt = scenario in ("cloth_for_catan", "wonders") or (scenario, players) == ("new_shores", 4)
    assert dealt == any(harbour.kind == HARBOUR_DRAWN for harbour in board.harbours)
    assert (len(orders) > 10) == dealt
    assert all(kind <= HARBOUR_ANY for order in orders for kind in order)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("SEAPIR-08")
def test_some_scenarios_have_no_random_set_up(players: int) -> None:
    without = set(SCENARIOS) - set(SHUFFLED_SCENARIOS)
    assert without == {"pirate_islands", "new_world"}
    for scenario in without:
        with pytest.raises(ConfigError, match="The option setup belongs to new_shores"):
            check_options([scenario], players, {"setup": "random"})


@each_game(["new_world"])
@pytest.mark.rule("SEANEW-02", "SEANEW-04", "SEA-20")
def test_new_world_is_drawn_with_red_numbers_apart_and_nobody_on_it(scenario: str, players: int) -> None:
    rules = compose([scenario], players)
    shapes = set()
    for seed in range(100):
        setup = lay_board(rules, Randomness(f"world {seed}"))
        assert Counter(setup.terrain) == Counter(setup.map.stack_items("terrain"))
        laid = [number for mask in setup.numbers for number in numbers_of(mask)]
        assert sorted(laid) == sorted(setup.map.stack_items("tokens"))
        assert all(bool(setup.numbers[h]) == is_land(setup.terrain[h]) for h in range(42))
        assert red_apart(setup)
        assert setup.robber == -1
        assert setup.harbours == []
        shapes.add(tuple(setup.terrain))
    assert len(shapes) == 100
