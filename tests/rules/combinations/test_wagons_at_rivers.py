"""The Rivers with Traders & Barbarians: wagons cross rivers, bridges are tolled, and trade hexes bring cards."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import TERRAINS
from skerry.catalog import judge
from skerry.catalog.maps import map_of
from skerry.engine.state import OFF_BOARD
from skerry.rules.combinations.trade_hexes_produce import PRODUCES_AS
from skerry.rules.combinations.wagons_at_rivers import START_GOLD
from tests.paired_maps import (
    BARBARIANS_AND_WAGONS,
    CARAVANS_AND_WAGONS,
    RIVERS_AND_WAGONS,
    cells,
    dealt,
    found,
    numbers_at,
    terrain_at,
    terrains,
)
from tests.riverside import LONG, SHORT, SITES, gold, poorest, purses, richest
from tests.table import Table
from tests.trading import CASTLE, GLASSWORKS, QUARRY, STARTS, TRADE_HEXES, barbarians, go, put_barbarian, told, ways
from tests.trading import moving as moving_alone
from tests.trading import on_turn as on_turn_alone
from tests.trading import trade_table as trade_table_alone

MODULES = ("rivers", "traders_and_barbarians")
# Across the long river between (1,1) and (1,2): from the south to the north.
SOUTH, SITE, NORTH = "(1,1) SE", "(1,1) E", "(1,1) NE"


def on_turn(*beside: str, **arranged: Any) -> Table:
    return on_turn_alone("rivers", *beside, players=3, own_map=RIVERS_AND_WAGONS, **arranged)


def moving(place: str, **arranged: Any) -> Table:
    return moving_alone(place, "rivers", players=3, own_map=RIVERS_AND_WAGONS, **arranged)


@pytest.mark.rule("RIVRTRAD-01", "RIVRTRAD-20")
def test_both_are_played_together_to_thirteen_points() -> None:
    verdict = judge(MODULES, 3)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 13)


# The board


@pytest.mark.rule("RIVRTRAD-02", "RIVRTRAD-03", "RIVRTRAD-04", "RIVRTRAD-05")
def test_rivers_lie_between_the_trade_hexes_and_the_rest_is_dealt() -> None:
    rest = set()
    for table in dealt(*MODULES):
        assert [terrain_at(table, place) for place in TRADE_HEXES] == ["trade_castle", "quarry", "glassworks"]
        assert [terrain_at(table, place) for place in LONG] == ["swamp", "pasture", "hill", "mountain"]
        assert [terrain_at(table, place) for place in SHORT] == ["swamp", "hill", "mountain"]
        assert terrains(table) == {
            "forest": 3,
            "pasture": 2,
            "field": 3,
            "hill": 3,
            "mountain": 3,
            "swamp": 2,
            "trade_castle": 1,
            "quarry": 1,
            "glassworks": 1,
        }
        assert {int(edge) for edge in table.view()["rivers"]["bridge_sites"]} == {table.edge(name) for name in SITES}
        rest.add(tuple(terrain_at(table, place) for place in ("(0,0)", "(0,1)", "(2,1)", "(2,2)")))
    assert len(rest) > 1


@pytest.mark.rule("RIVRTRAD-06", "RIVRTRAD-07", "RIVRTRAD-08")
def test_all_but_the_swamps_have_numbers_and_one_hex_has_two() -> None:
    for table in dealt(*MODULES):
        for place in cells():
            assert len(numbers_at(table, place)) == (0 if terrain_at(table, place) == "swamp" else 1) or (
                numbers_at(table, place) == [2, 12]
            )
        lying = sorted(number for place in cells() for number in numbers_at(table, place))
        assert lying == sorted([5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11])
        assert sum(numbers_at(table, place) == [2, 12] for place in cells()) == 1


@pytest.mark.rule("RIVRTRAD-21")
def test_three_barbarians_start_on_paths_and_there_is_no_robber() -> None:
    for table in dealt(*MODULES, boards=2):
        assert barbarians(table) == {table.edge(start) for start in STARTS}
        assert not table.kernel.rules.has_robber
        assert table.state.robber == OFF_BOARD


@pytest.mark.rule("RIVRTRAD-11", "CARVTRAD-06")
@pytest.mark.parametrize(("other", "board"), [("rivers", RIVERS_AND_WAGONS), ("caravans", CARAVANS_AND_WAGONS)])
def test_plazas_and_sea_corners_of_trade_hexes_are_not_founded_on(other: str, board: str) -> None:
    table = trade_table_alone(other, players=3, own_map=board)
    open_to_all = {action.operands["vertex"] for action in table.legal(0, "found_building")}
    assert table.vertex("(2,0) NE") in open_to_all
    for place in ("(2,0) plaza", "(2,0) NW", "(2,0) SW", "(0,2) N", "(0,2) NE", "(4,2) SE", "(4,2) S"):
        assert table.vertex(place) not in open_to_all


# Production

PAIRS = [("rivers", RIVERS_AND_WAGONS), ("caravans", CARAVANS_AND_WAGONS), ("barbarian_attack", BARBARIANS_AND_WAGONS)]


@pytest.mark.rule("RIVRTRAD-10", "CARVTRAD-05", "BARBTRAD-07", "BARBTRAD-08")
@pytest.mark.parametrize(("other", "board"), PAIRS)
@pytest.mark.parametrize(
    ("place", "vertex", "card"),
    [(CASTLE, "(2,0) SE", "wool"), (QUARRY, "(0,2) SW", "brick"), (GLASSWORKS, "(4,2) NW", "wood")],
)
def test_trade_hexes_bring_cards_on_their_numbers(other: str, board: str, place: str, vertex: str, card: str) -> None:
    table = trade_table_alone(other, players=3, own_map=board)
    table.put(0, "settlement", vertex)
    numbers = numbers_at(table, place)
    if not numbers:
        assert (other, place) == ("barbarian_attack", QUARRY), "this one has no token and brings nothing"
        return
    table = trade_table_alone(other, players=3, own_map=board, rolls=numbers)
    table.put(0, "settlement", vertex)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0).get(card) == 1


@pytest.mark.rule("RIVRTRAD-09", "CARVTRAD-07", "BARBTRAD-28")
@pytest.mark.parametrize(("other", "board"), PAIRS)
@pytest.mark.parametrize("number", [2, 12])
def test_a_two_and_a_twelve_are_not_rolled_again(other: str, board: str, number: int) -> None:
    table = trade_table_alone(other, players=3, own_map=board, rolls=[number])
    table.turn(0)
    heard = told(table.act(0, "roll"), "rolled")
    assert len(heard) == 1
    assert table.decision == "action"


def test_recipes_say_the_same_of_what_trade_hexes_bring() -> None:
    for other in ("rivers", "caravans", "barbarian_attack"):
        recipe = map_of(judge((other, "traders_and_barbarians"), 4).modules, 4).recipe
        for terrain, like in recipe.last("produces_as")["map"].items():
            assert PRODUCES_AS[TERRAINS.index(terrain)] == TERRAINS.index(like)


# Gold


@pytest.mark.rule("RIVRTRAD-12")
def test_everybody_starts_with_three_gold_and_what_riversides_bring() -> None:
    table = on_turn_alone("rivers", players=3, own_map=RIVERS_AND_WAGONS)
    assert gold(table) == [3, 3, 3]
    assert map_of(judge(MODULES, 4).modules, 4).recipe.last("starting_gold") == {"amount": START_GOLD}


@pytest.mark.rule("RIVRTRAD-12", "RIVRTRAD-13")
def test_a_city_founded_beside_a_river_brings_gold() -> None:
    table = trade_table_alone("rivers", players=3, own_map=RIVERS_AND_WAGONS)
    assert found(table, 0, "(1,1) N", "(1,1) NW") == (1, 1)
    assert found(table, 1, "(2,2) S", "(2,2) SE") == (1, 1)
    assert found(table, 2, "(0,0) N", "(0,0) NE") == (0, 0)
    assert found(table, 2, "(4,0) S", "(4,0) SE") == (0, 0), "a city far from the rivers"
    assert found(table, 1, "(1,2) NE", "(1,2) NE") == (1, 1), "a city beside one"
    assert found(table, 0, "(3,2) S", "(3,2) SE") == (1, 1)
    assert gold(table) == [7, 7, 3]
    table.turn(0, rolled=True)
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(1,1) N")
    assert gold(table) == [7, 7, 3], "later upgrades bring none"


@pytest.mark.rule("RIVRTRAD-14")
def test_a_bridge_brings_two_gold() -> None:
    table = on_turn()
    table.put(0, "settlement", SOUTH)
    table.hand(0, brick=1, wood=2)
    table.act(0, "build_bridge", edge=SITE)
    assert gold(table) == [5, 3, 3]


@pytest.mark.rule("RIVRTRAD-19")
def test_the_poorest_lose_nothing_and_the_wealthiest_gains() -> None:
    table = on_turn()
    purses(table, 3, 0, 0)
    assert (richest(table), poorest(table)) == (0, [])
    assert [table.points(seat) for seat in range(3)] == [1, 0, 0]


# Wagons


@pytest.mark.rule("RIVRTRAD-15")
def test_crossing_a_river_without_a_bridge_takes_three_points() -> None:
    table = moving(SOUTH)
    go(table)
    assert ways(table, NORTH) == {0: 3}
    assert ways(table, "(1,1) S") == {0: 2}, "any other path takes two"


@pytest.mark.rule("RIVRTRAD-16")
def test_the_own_bridge_takes_one_point() -> None:
    table = moving(SOUTH)
    table.put(0, "bridge", SITE)
    go(table)
    assert ways(table, NORTH) == {0: 1}


@pytest.mark.rule("RIVRTRAD-16", "RIVRTRAD-17")
def test_a_foreign_bridge_takes_one_point_and_two_gold() -> None:
    table = moving(SOUTH, gold=2)
    table.put(1, "bridge", SITE)
    go(table)
    assert ways(table, NORTH) == {2: 1}
    heard = told(table.act(0, "move_wagon", vertex=NORTH, toll=2), "toll_paid")
    assert heard == [{"event": "toll_paid", "seat": 0, "owner": 1, "count": 2, "edge": table.edge(SITE)}]
    assert gold(table)[:2] == [0, 3 + 2 + 2], "the owner had two for building it"


@pytest.mark.rule("RIVRTRAD-17")
def test_without_two_gold_a_foreign_bridge_cannot_be_used() -> None:
    table = moving(SOUTH, gold=1)
    table.put(1, "bridge", SITE)
    table.put(1, "road", "(1,1) SW")
    go(table)
    assert ways(table, NORTH) == {}
    assert "and you have 1" in table.refused(0, "move_wagon", vertex=NORTH, toll=1)


@pytest.mark.rule("RIVRTRAD-17")
def test_a_way_may_take_more_coins_than_points() -> None:
    """Over a foreign bridge and two foreign roads."""
    table = moving("(1,0) SE", gold=9)
    table.put(1, "bridge", "(1,0) E")
    table.put(1, "road", "(1,1) NW", "(1,1) NE")
    purses(table, 9, 0, 0)
    go(table)
    assert ways(table, NORTH)[4] == 3
    table.act(0, "move_wagon", vertex=NORTH, toll=4)
    assert gold(table) == [5, 4, 0]


@pytest.mark.rule("RIVRTRAD-18")
@pytest.mark.parametrize(("bridge", "points"), [(False, 5), (True, 3)])
def test_a_barbarian_on_a_bridge_site_takes_two_points_more(bridge: bool, points: int) -> None:
    table = moving(SOUTH, level=3)
    if bridge:
        table.put(0, "bridge", SITE)
    put_barbarian(table, 1, SITE)
    go(table)
    assert ways(table, NORTH) == {0: points}


def test_for_two_a_neutral_bridge_costs_its_toll_too() -> None:
    table = moving_alone(SOUTH, "rivers", "two_player", players=2, own_map=RIVERS_AND_WAGONS, gold=2)
    table.put(2, "bridge", SITE)
    go(table)
    assert ways(table, NORTH) == {2: 1}
    table.act(0, "move_wagon", vertex=NORTH, toll=2)
    table.act(0, "end_movement")
    assert gold(table) == [0, 4], "half of it goes to the other player"
