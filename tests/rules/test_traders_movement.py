"""The wagon's movement: what steps cost, what stops it, tolls, and grain."""

from __future__ import annotations

import pytest

from tests.table import Table
from tests.trading import (
    away,
    barbarians,
    go,
    gold,
    load,
    moving,
    next_goods,
    on_turn,
    points_left,
    purse,
    put_barbarian,
    told,
    told_of,
    trade,
    trade_table,
    wagon,
    wagon_at,
    ways,
)

# A line of five paths along the north of the middle row, from the castle on; the third ends at the start.
START = "(2,1) N"
EAST = ("(2,1) NE", "(2,2) NW", "(2,2) NE", "(2,3) NW")
STOPS = ("(2,2) NW", "(2,2) N", "(2,3) NW", "(2,3) N")
OVER = "the wagon has come to a plaza, where its movement ends"


def setting_out(*beside: str, **given: object) -> Table:
    """The wagon of seat 0 stands amid the island and may move; no barbarian is near."""
    table = moving(START, *beside, **given)
    away(table)
    return table


# The turn


@pytest.mark.rule("TRAD-40", "TRAD-41", "TRAD-132")
def test_the_wagon_moves_when_trading_and_building_are_over() -> None:
    table = setting_out()
    table.hand(0, wood=4, brick=4, wool=4, ore=4, grain=4)
    table.put(0, "road", EAST[0])
    for kind in ("build_road", "improve_wagon", "buy_card", "bank_trade", "buy_with_gold"):
        assert table.legal(0, kind), kind
    assert not table.legal(0, "move_wagon")
    go(table)
    assert table.decision == "move_wagon"
    assert {action.kind for action in table.legal(0)} == {"move_wagon", "feed_wagon", "end_movement"}
    table.act(0, "move_wagon", vertex=STOPS[0], toll=0)
    assert {action.kind for action in table.legal(0)} == {"move_wagon", "feed_wagon", "end_movement"}
    for kind, operands in (("buy_with_gold", {"card": "ore"}), ("bank_trade", {"give": "ore", "take": "gold"})):
        assert table.refused(0, kind, **operands) == f"{kind} does not answer move_wagon"
    table.act(0, "end_movement")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("TRAD-42", "TRAD-59")
def test_nobody_has_to_move() -> None:
    table = setting_out()
    go(table)
    table.act(0, "end_movement")
    assert wagon_at(table) == table.vertex(START)
    assert table.game.actors == [1]


@pytest.mark.rule("TRAD-43")
def test_a_roll_of_2_or_12_is_rolled_again() -> None:
    table = trade_table(rolls=[2, 12, 2, 8])
    table.put(0, "settlement", "(0,1) N")
    table.turn(0)
    rolled = [(event["first"], event["second"]) for event in told(table.act(0, "roll"), "rolled")]
    assert [first + second for first, second in rolled] == [2, 12, 2, 8]
    assert table.cards(0) == {"wood": 1}
    assert table.decision == "action"


# What steps cost


@pytest.mark.rule("TRAD-50", "TRAD-51", "TRAD-52")
def test_a_path_without_a_road_costs_two_of_the_four_points() -> None:
    table = setting_out()
    go(table)
    assert points_left(table) == 4
    assert ways(table, STOPS[0]) == {0: 2}
    assert ways(table, STOPS[1]) == {0: 4}
    assert ways(table, STOPS[2]) == {}
    events = table.act(0, "move_wagon", vertex=STOPS[1], toll=0)
    assert told(events, "wagon_moved") == [
        {
            "event": "wagon_moved",
            "seat": 0,
            "origin": table.vertex(START),
            "vertex": table.vertex(STOPS[1]),
            "points": 4,
        }
    ]
    assert wagon_at(table) == table.vertex(STOPS[1])
    assert table.game.actors == [1], "no points, no cards: everybody sees that the movement is over"


@pytest.mark.rule("TRAD-51")
@pytest.mark.parametrize(("level", "points"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 7)])
def test_a_better_wagon_has_more_points(level: int, points: int) -> None:
    table = setting_out(level=level)
    go(table)
    assert points_left(table) == points


@pytest.mark.rule("TRAD-53")
def test_an_own_road_costs_one_point_and_no_toll() -> None:
    table = setting_out()
    table.put(0, "road", *EAST)
    go(table)
    assert [ways(table, stop) for stop in STOPS] == [{0: 1}, {0: 2}, {0: 3}, {0: 4}]
    table.act(0, "move_wagon", vertex=STOPS[3], toll=0)
    assert gold(table) == [5, 5, 5, 5]


@pytest.mark.rule("TRAD-54", "TRAD-107")
def test_the_road_of_somebody_else_costs_one_point_and_a_coin_for_its_owner() -> None:
    table = setting_out()
    table.put(0, "road", EAST[0])
    table.put(1, "road", EAST[1], EAST[2])
    table.put(2, "road", EAST[3])
    go(table)
    assert ways(table, STOPS[3]) == {3: 4}
    events = table.act(0, "move_wagon", vertex=STOPS[3], toll=3)
    paid = [(event["owner"], event["count"], event["edge"]) for event in told(events, "toll_paid")]
    assert paid == [(1, 1, table.edge(EAST[1])), (1, 1, table.edge(EAST[2])), (2, 1, table.edge(EAST[3]))]
    assert gold(table) == [2, 7, 6, 5]
    # An inner path is a road like any other.
    table = moving("(2,0) SE")
    away(table)
    table.put(3, "road", "(2,0) path SE")
    go(table)
    assert ways(table, "(2,0) plaza") == {0: 4, 1: 1}
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=1)
    assert gold(table) == [4, 5, 5, 6]


@pytest.mark.rule("TRAD-55", "TRAD-133")
def test_without_gold_the_road_of_somebody_else_cannot_be_used() -> None:
    table = setting_out(gold=1)
    table.put(1, "road", *EAST)
    go(table)
    assert ways(table, STOPS[0]) == {1: 1}
    assert ways(table, STOPS[1]) == {}
    assert table.refused(0, "move_wagon", vertex=STOPS[1], toll=2) == (
        "the tolls on the way there are at least 2 gold, and you have 1"
    )
    table.act(0, "move_wagon", vertex=STOPS[0], toll=1)
    assert gold(table) == [0, 6, 5, 5]
    assert ways(table, STOPS[1]) == {}, "not for two points either: the road lies there"


@pytest.mark.rule("TRAD-54")
def test_a_way_around_may_be_longer_and_free() -> None:
    """Where coins save points, both ways are told, and the player says how much toll it may be."""
    table = setting_out(level=5)
    table.put(1, "road", "(2,1) NE")
    table.put(0, "road", "(1,0) E", "(1,1) NW", "(1,1) NE", "(1,1) E", "(1,1) SE")
    go(table)
    assert ways(table, "(2,2) NW") == {0: 5, 1: 1}
    assert table.refused(0, "move_wagon", vertex="(2,2) NW", toll=2) == (
        "no way there is worth a toll of 2 gold: it takes 0 or 1"
    )
    table.act(0, "move_wagon", vertex="(2,2) NW", toll=0)
    assert (gold(table), points_left(table)) == ([5, 5, 5, 5], 2)


@pytest.mark.rule("TRAD-56")
def test_the_printed_numbers_for_moving_over_a_barbarian() -> None:
    """A path and a barbarian are 4 points, a road and a barbarian 3."""
    for owner, cost in ((None, {0: 4}), (0, {0: 3}), (1, {1: 3})):
        table = setting_out()
        put_barbarian(table, 1, EAST[0])
        if owner is not None:
            table.put(owner, "road", EAST[0])
        go(table)
        assert ways(table, STOPS[0]) == cost


@pytest.mark.rule("TRAD-57", "TRAD-58")
def test_a_step_needs_its_whole_cost_and_what_is_left_is_lost() -> None:
    table = setting_out(level=2)
    put_barbarian(table, 1, EAST[1])
    go(table)
    table.act(0, "move_wagon", vertex=STOPS[0], toll=0)
    assert points_left(table) == 3
    assert table.refused(0, "move_wagon", vertex=STOPS[1], toll=0) == (
        "the wagon needs 4 movement points to get there and has 3 left"
    )
    assert ways(table, "(1,1) SE") == {}, "that is the same place"
    assert ways(table, "(2,2) SW") == {0: 2}, "another way is open"
    table.act(0, "end_movement")
    table.turn(0, rolled=True)
    go(table)
    assert points_left(table) == 5, "nothing was kept"


@pytest.mark.rule("TRAD-60")
def test_a_wagon_may_turn_back_and_pays_again() -> None:
    table = setting_out()
    table.put(1, "road", EAST[0])
    go(table)
    for stop in (STOPS[0], START, STOPS[0]):
        table.act(0, "move_wagon", vertex=stop, toll=1)
    assert (points_left(table), gold(table)) == (1, [2, 8, 5, 5])


@pytest.mark.rule("TRAD-61")
def test_a_plaza_ends_the_movement() -> None:
    table = moving("(2,0) NE", level=5)
    away(table)
    table.put(0, "road", "(2,0) path NE", "(2,0) path S")
    table.give_card(0, "swift_journey")
    go(table)
    assert ways(table, "(2,0) S") == {0: 4}, "no way leads over the plaza"
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert told_of(table)["movement"]["ways"] == []
    assert told_of(table)["movement"]["points_left"] == 0, "they are lost"
    assert {action.kind for action in table.legal(0)} == {"play_card", "end_movement"}
    assert table.refused(0, "move_wagon", vertex="(2,0) S", toll=0) == OVER
    table.act(0, "end_movement")
    table.turn(0, rolled=True)
    go(table)
    assert ways(table, "(2,0) S") == {0: 1}, "the next movement starts from there"


@pytest.mark.rule("TRAD-62")
def test_corners_of_a_trade_hex_do_not_stop_a_wagon() -> None:
    table = moving("(2,0) N")
    away(table)
    table.put(0, "road", "(2,0) NE", "(2,0) E")
    go(table)
    assert ways(table, "(2,0) SE") == {0: 2}


@pytest.mark.rule("TRAD-29")
def test_no_wagon_goes_along_the_sea_sides_of_a_trade_hex() -> None:
    table = moving("(2,0) N", level=5)
    away(table)
    go(table)
    assert ways(table, "(2,0) NW") == {}
    assert table.refused(0, "move_wagon", vertex="(2,0) NW", toll=0) == (
        "no path leads the wagon there: closed edges and plazas are in its way"
    )


def test_bad_destinations_are_refused_with_their_reason() -> None:
    table = setting_out()
    go(table)
    assert table.refused(0, "move_wagon", vertex=START, toll=0) == "the wagon stands there already"
    assert table.refused(0, "move_wagon", vertex="(4,2) plaza", toll=0) == (
        "the wagon needs 12 movement points to get there and has 4 left"
    )


# Grain


@pytest.mark.rule("TRAD-63", "TRAD-64")
def test_a_grain_brings_two_more_points_also_when_all_are_used() -> None:
    table = setting_out()
    table.hand(0, grain=2)
    go(table)
    table.act(0, "move_wagon", vertex=STOPS[1], toll=0)
    assert points_left(table) == 0
    events = table.act(0, "feed_wagon")
    assert told(events, "wagon_fed") == [{"event": "wagon_fed", "seat": 0, "points": 2}]
    assert (points_left(table), table.cards(0), table.in_bank("grain")) == (2, {"grain": 1}, 18)
    assert table.refused(0, "feed_wagon") == "the wagon gets more movement points only once in a turn"
    table.act(0, "move_wagon", vertex=STOPS[2], toll=0)
    assert table.game.actors == [1]


@pytest.mark.rule("TRAD-64")
def test_grain_is_fed_before_or_between_steps_but_not_at_a_plaza() -> None:
    table = setting_out()
    table.hand(0, grain=1)
    go(table)
    table.act(0, "feed_wagon")
    assert ways(table, STOPS[2]) == {0: 6}
    table = moving("(2,0) NE")
    away(table)
    table.hand(0, grain=1)
    table.give_card(0, "knight")
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert table.refused(0, "feed_wagon") == OVER


def test_without_grain_nothing_is_fed() -> None:
    table = setting_out()
    table.hand(0, wool=1)
    go(table)
    assert table.refused(0, "feed_wagon") == "this costs 1 grain more than you have"


@pytest.mark.rule("TRAD-65")
def test_any_number_of_wagons_stand_on_one_vertex() -> None:
    table = setting_out()
    for seat in (1, 2, 3):
        wagon(table, seat, STOPS[0])
    go(table)
    table.act(0, "move_wagon", vertex=STOPS[0], toll=0)
    assert told_of(table)["wagons"] == [table.vertex(STOPS[0])] * 4


@pytest.mark.rule("TRAD-66")
def test_buildings_of_others_do_not_hinder_wagons() -> None:
    table = setting_out()
    table.put(1, "city", STOPS[0])
    table.put(0, "road", *EAST)
    go(table)
    assert ways(table, STOPS[1]) == {0: 2}
    table.act(0, "move_wagon", vertex=STOPS[0], toll=0)
    assert wagon_at(table) == table.vertex(STOPS[0])


# What is told of it


def test_every_way_is_told_with_its_points_its_toll_and_what_it_passes() -> None:
    table = setting_out()
    table.put(1, "road", EAST[0])
    table.put(0, "road", EAST[1])
    go(table)
    found = [way for way in told_of(table, 2)["movement"]["ways"] if way["vertex"] == table.vertex(STOPS[1])]
    passed = [table.vertex(START), table.vertex(STOPS[0]), table.vertex(STOPS[1])]
    assert found == [{"vertex": table.vertex(STOPS[1]), "points": 2, "toll": 1, "way": passed}]
    listed = {(action.operands["vertex"], action.operands["toll"]) for action in table.legal(0, "move_wagon")}
    assert listed == {(way["vertex"], way["toll"]) for way in told_of(table)["movement"]["ways"]}
    movement = told_of(table)["movement"]
    assert {name: movement[name] for name in ("seat", "points_left", "at_plaza", "fed", "tried")} == {
        "seat": 0,
        "points_left": 4,
        "at_plaza": False,
        "fed": False,
        "tried": [],
    }
    table.act(0, "end_movement")
    assert "movement" not in told_of(table)


@pytest.mark.rule("TRAD-42")
def test_the_end_of_a_movement_tells_nothing_of_a_hand() -> None:
    """Who holds an older card is asked whatever it is, and who holds none is not; cards in hand make no difference."""
    for card, hand, asked in (("victory_point", {}, True), ("swift_journey", {}, True), (None, {"grain": 3}, False)):
        table = moving("(2,0) NE")
        away(table)
        table.hand(0, **hand)
        if card is not None:
            table.give_card(0, card)
        go(table)
        table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
        assert (table.decision == "move_wagon") == asked
    table = moving("(2,0) NE")
    table.give_card(0, "swift_journey", bought=True)
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert table.game.actors == [1], "what was bought this turn cannot be played"


@pytest.mark.rule("TRAD-42", "TRAD-89")
def test_a_movement_without_points_goes_on_while_a_barbarian_can_be_driven_off() -> None:
    for level, asked in ((2, True), (1, False)):
        table = setting_out(level=level)
        put_barbarian(table, 1, EAST[2])
        go(table)
        table.act(0, "move_wagon", vertex=STOPS[1], toll=0)
        assert (table.decision == "move_wagon") == asked
        if asked:
            assert {action.kind for action in table.legal(0)} == {"drive_off", "end_movement"}


@pytest.mark.rule("TRAD-42", "TRAD-92")
def test_who_has_played_a_card_in_this_turn_is_not_asked_for_another() -> None:
    table = moving("(2,0) NE")
    away(table)
    table.give_card(0, "knight", 2)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_barbarian", edge="(4,2) path SW")
    table.act(0, "place_barbarian", edge="(0,0) E")
    go(table)
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert table.game.actors == [1]


# The end


@pytest.mark.rule("TRAD-109", "TRAD-72")
def test_thirteen_points_win_at_once_in_the_middle_of_a_movement() -> None:
    table = moving("(2,0) NE", carries="glass")
    table.put(0, "city", "(0,0) N", "(1,3) NE", "(4,0) S", "(2,2) S")
    table.put(0, "settlement", "(3,3) SE", "(1,0) NW", "(4,1) S")
    trade(table).delivered.set(table.kernel, 0, 1)
    table.turn(0, rolled=True)
    load(table, 0, "glass")
    table.give_card(0, "knight")
    assert table.points(0) == 12
    go(table)
    next_goods(table, 0, "sand")
    table.act(0, "move_wagon", vertex="(2,0) plaza", toll=0)
    assert (table.game.over, table.game.winner) == (True, 0)


@pytest.mark.rule("TRAD-109")
def test_points_out_of_turn_win_when_the_own_turn_comes() -> None:
    table = on_turn(seat=1)
    table.put(0, "city", "(0,0) N", "(1,3) NE", "(4,0) S", "(2,2) S")
    table.put(0, "settlement", "(3,3) SE", "(1,0) NW", "(4,1) S")
    trade(table).delivered.set(table.kernel, 0, 2)
    table.kernel.recount = True
    table.kernel.settle()
    assert table.points(0) == 13
    assert not table.game.over
    table.turn(0)
    assert table.game.winner == 0


@pytest.mark.rule("TRAD-127")
def test_gold_is_spent_in_the_turn_it_comes() -> None:
    table = on_turn()
    purse(table, 0, 1)
    table.hand(0, wool=4)
    table.act(0, "bank_trade", give="wool", take="gold")
    table.act(0, "buy_with_gold", card="ore")
    assert (gold(table)[0], table.cards(0)) == (0, {"ore": 1})


def test_barbarians_stand_where_a_map_has_them_until_somebody_moves_them() -> None:
    table = setting_out()
    before = barbarians(table)
    go(table)
    table.act(0, "end_movement")
    assert barbarians(table) == before
