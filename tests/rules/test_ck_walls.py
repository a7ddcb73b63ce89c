"""Walls under cities."""

from __future__ import annotations

import pytest

from tests.knights import barbarians_at, knights_table, metropolis, throw, wall

CITIES = ("(0,0) N", "(0,1) N", "(0,2) N", "(4,0) S")


@pytest.mark.rule("CK-109")
def test_a_wall_stands_under_an_own_city_that_has_none() -> None:
    table = knights_table()
    table.put(0, "city", "(0,0) N", "(0,1) N")
    table.put(0, "settlement", "(4,0) S")
    table.put(1, "city", "(0,2) N")
    metropolis(table, "trade", "(0,1) N")
    table.hand(0, brick=6)
    table.turn(0, rolled=True)
    places = {action.operands["vertex"] for action in table.legal(0, "build_wall")}
    assert places == {table.vertex("(0,0) N"), table.vertex("(0,1) N")}
    events = table.act(0, "build_wall", vertex="(0,1) N")
    assert {"event": "built", "colour": 0, "piece": "wall", "place": table.vertex("(0,1) N")} in [
        event.to_json(3) for event in events
    ]
    reason = "a wall stands under one of your cities that has none"
    for place in ("(0,1) N", "(4,0) S", "(0,2) N", "(2,0) N"):
        assert table.refused(0, "build_wall", vertex=place) == reason
    assert table.view()["cities_and_knights"]["walls"] == [table.vertex("(0,1) N")]


@pytest.mark.rule("CK-110")
def test_three_walls_are_all_there_are() -> None:
    table = knights_table()
    table.put(0, "city", *CITIES)
    table.hand(0, brick=8)
    table.turn(0, rolled=True)
    for place in CITIES[:3]:
        table.act(0, "build_wall", vertex=place)
    assert table.refused(0, "build_wall", vertex=CITIES[3]) == "you have no wall left in your supply"
    assert table.cards(0) == {"brick": 2}


@pytest.mark.rule("CK-111")
def test_a_wall_is_worth_no_point_and_helps_at_once() -> None:
    table = knights_table(throw(1, 1), throw(3, 4))
    table.put(0, "city", CITIES[0])
    table.hand(0, brick=2, wood=9)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "build_wall", vertex=CITIES[0])
    assert table.points(0) == 2
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.decision == "action"
    assert table.cards(0) == {"wood": 9}


@pytest.mark.rule("CK-112", "CK-113")
def test_a_wall_does_not_save_its_city_and_can_be_bought_again() -> None:
    table = knights_table(throw(1, 1, "ship"), throw(3, 4))
    table.put(0, "city", CITIES[0])
    wall(table, 0, CITIES[0])
    barbarians_at(table, 6)
    table.hand(0, brick=2, grain=2, ore=3)
    table.turn(0)
    table.act(0, "roll")
    assert table.points(0) == 1
    assert table.supply(0, "wall") == 3
    assert table.view()["cities_and_knights"]["walls"] == []
    table.act(0, "build_city", vertex=CITIES[0])
    table.act(0, "build_wall", vertex=CITIES[0])
    assert table.supply(0, "wall") == 2


@pytest.mark.rule("CK-113", "CK-071")
def test_a_lost_wall_no_longer_raises_the_limit() -> None:
    table = knights_table(throw(3, 4, "ship"))
    table.put(1, "city", CITIES[0])
    wall(table, 1, CITIES[0])
    table.hand(1, wood=9)
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    # The attack comes before the discards of the same roll.
    assert (table.decision, table.game.actors) == ("discard", [1])
