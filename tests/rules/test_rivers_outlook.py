"""What the rivers tell players that know no module, and how they look in the text picture."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.cli.table_picture import board_picture, columns_of
from tests.bots.thinking import choice
from tests.outlook import crossing, expected, settling, share, ways
from tests.riverside import SITES, on_turn, purses, river_table
from tests.table import Table


def bank(*gold: int) -> Table:
    """Seat 0 has a settlement and a road at a river and is on turn; everybody has so much gold, and nobody trades."""
    table = on_turn(max_offers=0)
    table.put(0, "settlement", "(1,1) N")
    table.put(0, "road", "(1,1) NE")
    table.put(1, "settlement", "(3,2) S")
    table.put(1, "road", "(3,2) SE")
    purses(table, *gold)
    return table


# What is told


def test_coins_are_worth_something_each_and_less_where_there_are_many() -> None:
    one = expected(bank(1, 3, 3, 3), "gold")
    assert one > 0
    assert expected(bank(5, 3, 3, 3), "gold") == 5 * one
    assert 0 < expected(bank(21, 3, 3, 3), "gold") - expected(bank(20, 3, 3, 3), "gold") < one
    assert expected(bank(0, 3, 3, 3), "gold") == 0


def test_the_way_to_most_gold_is_told_and_the_danger_of_losing_it() -> None:
    assert share(ways(bank(1, 4, 0, 0))["wealthiest_settler"]) < share(ways(bank(3, 4, 0, 0))["wealthiest_settler"]) < 1
    assert ways(bank(3, 4, 0, 0))["wealthiest_settler"][2] == 35
    near, far = bank(3, 2, 0, 0), bank(6, 2, 0, 0)
    assert "wealthiest_settler" not in ways(near)
    assert expected(near, "wealthiest_settler") < expected(far, "wealthiest_settler") <= 0


def test_the_way_away_from_least_gold_is_told_and_the_danger_of_coming_there() -> None:
    assert ways(bank(1, 3, 3, 4))["poorest_settler"] == (1, 4, 70)
    assert ways(bank(3, 3, 5, 5))["poorest_settler"] == (3, 4, 70), "one of two has to leave the other behind"
    near, far = bank(4, 3, 9, 9), bank(11, 3, 12, 12)
    assert "poorest_settler" not in ways(near)
    assert expected(near, "poorest_settler") < expected(far, "poorest_settler") == 0


def test_nothing_is_told_of_a_tile_twice() -> None:
    """Points that a seat has are counted elsewhere; leaving the last place is worth more than the way there."""
    for held in (0, 3, 9):
        before, after = bank(held, held, 10, 10), bank(held + 1, held, 10, 10)
        done, needed, worth = ways(before)["poorest_settler"]
        assert after.points(0) - before.points(0) == 2
        assert 200 + expected(after, "poorest_settler") > worth * done // needed


def test_while_founding_the_tiles_that_will_come_count_like_those_that_are_held() -> None:
    table = river_table()
    assert (expected(table, "poorest_settler"), expected(table, "wealthiest_settler")) == (-200, 0)
    table.act(0, "found_building", vertex="(0,1) S")
    assert -200 < expected(table, "poorest_settler") < 0
    assert 0 < expected(table, "wealthiest_settler") < 100
    assert expected(table, "poorest_settler", 1) == -200
    assert expected(bank(0, 0, 0, 0), "poorest_settler") == 0, "a tile that is held is counted with the points"


def test_places_that_bring_gold_are_worth_wanting() -> None:
    table = bank()
    coin = expected(bank(1, 3, 3, 3), "gold")
    assert settling(table, "(0,1) S") == settling(table, "(3,0) S") == coin, "at two river hexes and at one"
    assert settling(table, "(0,0) N") == 0
    assert crossing(table, "(1,2) NW") == coin
    assert crossing(table, "(0,0) E") == 0
    assert {crossing(table, site) for site in SITES} == {3 * coin}


# What players make of it


def test_a_planner_builds_a_bridge_and_is_no_longer_the_poorest() -> None:
    table = bank(0, 1, 2, 2)
    table.hand(0, brick=1, wood=2)
    assert choice(table) == Action("build_bridge", {"edge": table.edge("(1,1) E")})


def test_a_planner_buys_what_lacks_for_a_settlement() -> None:
    table = bank(9, 1, 2, 2)
    table.put(0, "road", "(0,1) SE")
    table.hand(0, wood=1, brick=1, wool=1)
    purses(table, 9, 1, 2, 2)
    assert choice(table) == Action("buy_with_gold", {"card": "grain"})


def test_a_planner_does_not_spend_itself_into_poverty_for_a_card() -> None:
    table = bank(4, 3, 3, 3)
    assert choice(table).kind == "end_turn"


# The text picture


@pytest.mark.parametrize("seat", [0, None])
def test_the_picture_shows_rivers_sites_gold_and_tiles(seat: int | None) -> None:
    table = bank(3, 0, 1, 0)
    table.put(1, "bridge", "(3,0) E")
    purses(table, 3, 0, 1, 0)
    view = table.game.view(seat)
    picture = board_picture(view).plain
    assert picture.count("~~") == 7 + 6, "river hexes, and sites without a bridge"
    assert "=1" in picture
    columns = columns_of(view)
    assert list(columns["gold"]) == [3, 0, 1, 0]
    assert list(columns["tile"]) == ["", "poorest", "", "poorest"]
