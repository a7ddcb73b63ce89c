"""What the caravans tell players that know no module, and how they look in the text picture."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.cli.table_picture import board_picture, columns_of
from tests.bots.thinking import choice
from tests.caravan_park import ACROSS, ARROWS, HEADS, bid, camels, caravan_table, caravans, on_turn, vote_on
from tests.outlook import crossing, expected, settling
from tests.table import Table


def beside_front(seat: int = 0, **arranged: object) -> Table:
    """A caravan has come to a settlement of a seat; seat 0 is on turn, and nobody trades."""
    table = on_turn(max_offers=0, **arranged)
    table.put(seat, "settlement", HEADS["NW"])
    camels(table, ARROWS["NW"])
    return table


# What is told


def test_a_building_expects_the_more_the_nearer_a_caravan_is() -> None:
    table = caravan_table()
    table.put(0, "settlement", "(2,1) NW")
    far = expected(table, "caravans")
    camels(table, ARROWS["NW"])
    near = expected(table, "caravans")
    camels(table, "(2,1) NW")
    there = expected(table, "caravans")
    assert 0 < far < near < there < 100
    camels(table, "(2,0) NE")
    assert expected(table, "caravans") == 0, "the point itself is counted elsewhere"
    assert table.points(0) == 2
    assert expected(table, "caravans", seat=1) == 0


def test_nothing_is_expected_of_a_caravan_that_has_ended_or_went_by() -> None:
    table = caravan_table()
    camels(table, ARROWS["NE"], "(2,3) NE", *ACROSS)
    table.put(0, "settlement", "(2,2) NE")
    assert expected(table, "caravans") == 0
    table = caravan_table()
    table.put(0, "settlement", HEADS["NW"])
    assert expected(table, "caravans") > 0
    caravans(table).supply.set(table.kernel, 0, 1)
    assert expected(table, "caravans") == 0, "one camel comes there, and none goes on"


def test_places_that_camels_pass_are_worth_wanting() -> None:
    table = caravan_table()
    camels(table, ARROWS["NW"], "(2,1) NW")
    assert settling(table, HEADS["NW"]) == 100, "between two camels"
    assert settling(table, "(2,1) NW") > settling(table, "(2,0) N") > 0, "at a front, and one camel on"
    assert settling(table, HEADS["S"]) == settling(table, "(2,0) N"), "where an arrow leads to"
    assert settling(table, "(4,2) S") == 0
    assert crossing(table, ARROWS["NW"]) > 0
    assert crossing(table, "(2,0) NE") == 0


def test_votes_are_worth_what_they_may_decide() -> None:
    table = beside_front()
    vote_on(table, (0, 3), (0, 3), (0, 3), (0, 3))
    assert expected(table, "vote") > 0, "whose turn has ended decides where nobody bids"
    assert expected(table, "vote", 1) == 0, "nothing is at stake for who has no building there"
    bid(table, 0, wool=2)
    ahead = expected(table, "vote")
    bid(table, 1, wool=3)
    behind = expected(table, "vote")
    assert 0 < behind < ahead


def test_nothing_is_told_of_votes_when_none_is_held() -> None:
    table = beside_front()
    assert expected(table, "vote") == 0
    assert expected(table, "named_edge") == 0


def test_an_edge_that_others_are_for_is_a_better_wish() -> None:
    table = beside_front(seat=1)
    vote_on(table, (0, 1), (0, 1), (0, 1), (0, 0))
    for seat in range(3):
        bid(table, seat, wool=1)
    bid(table, 3)
    table.act(0, "name_edge", edge="(2,1) NW")
    before = expected(table, "named_edge", 1)
    table.act(1, "name_edge", edge="(2,1) NW")
    assert expected(table, "named_edge", 1) > before == 0


# What players make of it


def test_a_planner_places_a_camel_so_that_it_scores() -> None:
    table = beside_front()
    vote_on(table, *((0, 0),) * 4)
    for seat in range(4):
        bid(table, seat)
    chosen = choice(table)
    assert chosen.kind == "place_camel"
    assert chosen.operands["edge"] in (table.edge("(2,1) NW"), table.edge("(1,0) E"))


def test_a_planner_bids_for_a_point_and_not_for_nothing() -> None:
    table = beside_front(seat=1)
    vote_on(table, (0, 0), (0, 4), (0, 0), (0, 0))
    bid(table, 0)
    assert choice(table, 1).kind == "bid"
    table = on_turn(max_offers=0)
    vote_on(table, (0, 0), (0, 4), (0, 0), (0, 0))
    bid(table, 0)
    assert choice(table, 1) == Action("bid_nothing")


def test_a_planner_is_for_the_edge_that_helps_it() -> None:
    table = beside_front(seat=1)
    vote_on(table, (0, 1), (0, 1), (0, 0), (0, 0))
    bid(table, 0, wool=1)
    bid(table, 1, wool=1)
    bid(table, 2)
    bid(table, 3)
    table.act(0, "name_edge", edge="(2,1) NW")
    assert choice(table, 1) == Action("name_edge", {"edge": table.edge("(2,1) NW")})


# The text picture


@pytest.mark.parametrize("seat", [0, None])
def test_the_picture_shows_camels_arrows_the_supply_and_what_is_laid(seat: int | None) -> None:
    table = beside_front()
    camels(table, "(2,1) NW", ARROWS["S"])
    picture = board_picture(table.game.view(seat)).plain
    assert (picture.count("c^"), picture.count("cv")) == (1, 2), "to the north, then south, and to the south"
    vote_on(table, (2, 1), (0, 0), (0, 0), (0, 0))
    bid(table, 0, grain=2, wool=1)
    columns = columns_of(table.game.view(seat))
    assert list(columns["grain laid"]) == [2, "", "", ""]
    assert list(columns["wool laid"]) == [1, "", "", ""]
