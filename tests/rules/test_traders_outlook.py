"""What trade tells players that know no module, and how it looks in the text picture."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.cli.table_picture import board_picture, columns_of
from tests.bots.thinking import choice
from tests.outlook import crossing, earned, expected, share, ways
from tests.table import Table
from tests.trading import away, go, load, moving, on_turn, purse, put_barbarian, trade, wagon


def waiting(place: str, carried: str = "glass", **given: object) -> Table:
    """Seat 0 has a wagon there, and everybody a settlement; nobody trades with another."""
    table = moving(place, carries=carried, max_offers=0, **given)
    for seat, vertex in enumerate(("(1,1) N", "(3,3) S", "(4,0) S", "(1,3) NE")):
        table.put(seat, "settlement", vertex)
        if seat:
            wagon(table, seat, vertex)
    away(table)
    return table


# What is told


def test_a_delivery_is_worth_more_the_nearer_it_is() -> None:
    far, near = waiting("(2,3) N"), waiting("(2,1) N")
    assert 0 < expected(far, "trip") < expected(near, "trip") < 100
    put_barbarian(near, 1, "(2,1) NW")
    put_barbarian(near, 2, "(2,0) path NE")
    put_barbarian(near, 3, "(2,0) path N")
    assert expected(near, "trip") < expected(waiting("(2,1) N"), "trip"), "barbarians are in the way"


def test_a_road_on_the_way_brings_it_nearer_and_one_of_somebody_else_no_nearer() -> None:
    plain = expected(waiting("(2,1) N"), "trip")
    own, foreign = waiting("(2,1) N"), waiting("(2,1) N")
    own.put(0, "road", "(2,1) NW", "(2,0) path NE")
    foreign.put(1, "road", "(2,1) NW", "(2,0) path NE")
    assert expected(own, "trip") > plain == expected(foreign, "trip")


def test_an_empty_wagon_has_less_to_expect_than_a_loaded_one_wherever_it_stands() -> None:
    empty = expected(waiting("(2,0) NE", ""), "trip")
    assert 0 < empty < expected(waiting("(4,2) plaza", "glass"), "trip")
    assert expected(waiting("(2,2) N", ""), "trip") < empty
    table = waiting("(2,0) NE", "")
    for stack in trade(table).goods:
        while stack.left(table.kernel):
            stack.draw(table.kernel)
    assert expected(table, "trip") == 0, "there is nothing left to fetch"


@pytest.mark.rule("TRAD-80")
def test_better_wagons_earn_more_and_on_the_way_to_the_best_is_a_point() -> None:
    told = []
    for level in range(1, 6):
        table = waiting("(2,1) N", level=level)
        told.append(earned(table, "deliveries", 100))
        if level < 5:
            assert share(ways(table)["wagon_level"]) == (level - 1) / 4
            assert ways(table)["wagon_level"][2] == 100
        else:
            assert (table.points(0), "wagon_level" in ways(table)) == (2, False), "the point is in the score"
    assert told == sorted(told)
    assert len(set(told)) == 5


@pytest.mark.rule("TRAD-94")
def test_knights_in_hand_are_on_the_way_to_the_largest_army() -> None:
    table = waiting("(2,1) N")
    assert share(ways(table)["largest_army"]) == 0
    table.give_card(0, "knight")
    in_hand = share(ways(table)["largest_army"])
    table.give_card(0, "swift_journey")
    assert 0 < in_hand == share(ways(table)["largest_army"]) < 1 / 3


def test_coins_are_worth_something_each_and_less_where_there_are_many() -> None:
    def worth(coins: int) -> int:
        table = waiting("(2,1) N", gold=coins)
        return expected(table, "gold")

    assert worth(0) == 0
    assert worth(3) == 3 * worth(1) > 0
    assert 0 < worth(21) - worth(20) < worth(1)


def test_paths_between_plazas_are_worth_a_road() -> None:
    table = waiting("(2,1) N")
    assert crossing(table, "(2,0) path NE") > 0 or crossing(table, "(2,0) path N") > 0
    wanted = {edge for edge in range(84) if _crossing(table, edge)}
    assert wanted
    edge = min(wanted)
    table.put(0, "road", table.kernel.topology.edge_name(edge).replace(" side", ""))
    assert _crossing(table, edge) == 0, "what lies there already is wanted no more"


def _crossing(table: Table, edge: int) -> int:
    return crossing(table, table.kernel.topology.edge_name(edge).replace(" side", ""))


# What players make of it


def test_a_planner_delivers_what_it_can() -> None:
    table = waiting("(2,1) N", level=5)
    go(table)
    assert choice(table) == Action("move_wagon", {"vertex": table.vertex("(2,0) plaza"), "toll": 0})


def test_a_planner_feeds_grain_where_that_delivers() -> None:
    table = waiting("(2,2) NW")
    table.hand(0, grain=1)
    go(table)
    done = set()
    while table.game.actors == [0]:
        action = choice(table)
        done.add(action.kind)
        table.game.apply(0, action)
    assert "feed_wagon" in done
    assert trade(table).delivered.of(table.kernel, 0) == 1


def test_a_planner_fetches_goods_with_an_empty_wagon() -> None:
    table = waiting("(2,0) NE", "")
    go(table)
    assert choice(table) == Action("move_wagon", {"vertex": table.vertex("(2,0) plaza"), "toll": 0})


def test_a_planner_improves_its_wagon() -> None:
    table = waiting("(2,1) N")
    table.hand(0, wood=1, wool=1, ore=1)
    assert choice(table).kind == "improve_wagon"


# The text picture


@pytest.mark.rule("TRAD-65")
def test_the_picture_shows_all_wagons_on_one_vertex() -> None:
    table = on_turn()
    for seat in (0, 2):
        wagon(table, seat, "(2,2) N")
    wagon(table, 3, "(0,0) N")
    picture = board_picture(table.game.view(None)).plain
    assert ("w02" in picture, "w3" in picture) == (True, True)
    for seat in (1, 3):
        wagon(table, seat, "(2,2) N")
    assert "w0123" in board_picture(table.game.view(None)).plain


@pytest.mark.parametrize("seat", [0, None])
def test_the_picture_shows_wagons_barbarians_closed_edges_and_what_everybody_has(seat: int | None) -> None:
    table = on_turn()
    for number in range(4):
        wagon(table, number, ("(2,2) N", "(0,0) N", "(4,0) S", "(3,3) S")[number])
    load(table, 1, "marble")
    purse(table, 2, 9)
    trade(table).level.set(table.kernel, 3, 4)
    trade(table).delivered.set(table.kernel, 3, 2)
    view = table.game.view(seat)
    picture = board_picture(view).plain
    for mark in ("w0", "w1", "w2", "w3", "b1", "b2", "b3"):
        assert mark in picture
    assert picture.count("xx") == 9
    columns = columns_of(view)
    assert list(columns["gold"]) == [5, 5, 9, 5]
    assert list(columns["wagon"]) == [1, 1, 1, 4]
    assert list(columns["load"]) == ["", "marble", "", ""]
    assert list(columns["delivered"]) == [0, 0, 0, 2]
