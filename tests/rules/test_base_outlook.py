"""What the base game and its variants tell players that know no module."""

from __future__ import annotations

from itertools import pairwise

from skerry.rules.base.tables import KNIGHT_WORTH, MONOPOLY_WORTH
from tests.event_deck import event_table, turn_up
from tests.outlook import expected, prospects, settling, share, ways
from tests.table import Table, crest

HARBORMASTER = ("base", "harbormaster")
HARBOURS = ("(0,0) N", "(0,1) NE", "(1,3) NE", "(2,4) SE")
INLAND = "(2,2) N"


# Awards


def test_every_road_of_a_line_is_a_step_toward_the_longest_road() -> None:
    table = Table()
    shares = []
    for edge in crest(2, 4):
        table.put(0, "road", edge)
        shares.append(share(ways(table)["longest_road"]))
    assert shares == [1 / 5, 2 / 5, 3 / 5, 4 / 5]
    assert ways(table)["longest_road"][2] == 200


def test_its_holder_is_told_of_rivals_and_the_rival_of_one_road_more() -> None:
    table = Table()
    table.put(0, "road", *crest(2, 5))
    assert "longest_road" not in ways(table)
    assert expected(table, "longest_road") == 0
    assert share(ways(table, 1)["longest_road"]) == 0
    table.put(1, "road", *crest(4, 4))
    assert share(ways(table, 1)["longest_road"]) == 4 / 6
    assert expected(table, "longest_road") < 0
    before = expected(table, "longest_road")
    table.put(0, "road", *crest(2, 1, first=5))
    assert table.route(0) == 6
    assert expected(table, "longest_road") > before


def test_knights_count_for_the_army_in_the_hand_and_more_when_they_are_played() -> None:
    table = Table()
    table.give_card(0, "knight")
    in_hand = share(ways(table)["largest_army"])
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert 0 < in_hand < share(ways(table)["largest_army"]) == 1 / 3


# Cards


def test_a_card_that_is_not_played_is_worth_something_by_its_kind() -> None:
    table = Table()
    assert expected(table, "development_cards") == 0
    table.give_card(0, "knight")
    assert expected(table, "development_cards") == KNIGHT_WORTH
    table.give_card(0, "monopoly")
    assert expected(table, "development_cards") == KNIGHT_WORTH + MONOPOLY_WORTH


def test_a_card_that_is_a_point_counts_as_one_and_not_again() -> None:
    table = Table()
    table.give_card(0, "victory_point")
    assert expected(table, "development_cards") == 0
    assert table.all_points(0) == 1


def test_there_are_no_places_worth_more_than_they_produce() -> None:
    assert not prospects(Table()).any


# Variants


def test_buildings_at_harbours_are_steps_toward_the_tile() -> None:
    table = Table(HARBORMASTER)
    assert ways(table)["harbormaster"][0] == 0
    assert settling(table, HARBOURS[0]) > settling(table, INLAND) == 0
    table.put(0, "settlement", HARBOURS[0])
    assert share(ways(table)["harbormaster"]) == 1 / 3
    table.put(0, "city", HARBOURS[0])
    assert share(ways(table)["harbormaster"]) == 2 / 3
    table.put(0, "settlement", HARBOURS[1])
    assert "harbormaster" not in ways(table)
    table.put(1, "settlement", *HARBOURS[2:])
    assert expected(table, "harbormaster") < 0
    assert share(ways(table, 1)["harbormaster"]) == 2 / 4


def test_trade_tokens_are_worth_less_the_more_there_are() -> None:
    table = Table(("base", "two_player"), 2)
    tokens = table.kernel.rules.counter("held")
    worth = []
    for count in range(8):
        tokens.set(table.kernel, 0, count)
        worth.append(expected(table, "trade_tokens"))
    steps = [more - less for less, more in pairwise(worth)]
    assert worth[0] == 0
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > steps[-1] > 0


def test_sites_that_earn_tokens_are_wanted_while_there_are_any() -> None:
    table = Table(("base", "two_player"), 2)
    assert settling(table, "(0,0) N") > settling(table, "(1,1) N") == 0
    tokens = table.kernel.rules.counter("held")
    tokens.gain(table.kernel, 0, tokens.left(table.kernel))
    assert not prospects(table).any


def test_a_damaged_road_is_a_loss_until_it_is_repaired() -> None:
    table = event_table("earthquake")
    table.put(0, "road", "(2,2) NW")
    turn_up(table)
    assert expected(table, "damaged_roads") == 0
    table.act(0, "damage_road", edge="(2,2) NW")
    assert expected(table, "damaged_roads") < 0
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1)
    table.act(0, "repair_road", edge="(2,2) NW")
    assert expected(table, "damaged_roads") == 0
