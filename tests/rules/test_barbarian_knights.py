"""Barbarian Attack: the order of a turn, and how knights ride."""

from __future__ import annotations

import pytest

from tests.barbarians import (
    CARD,
    CASTLE_EDGES,
    COAST,
    ISLET,
    barbarians,
    coast_table,
    end_turn,
    kinds,
    knights,
    on_edges,
    on_turn,
    operands,
    own,
    part,
    purses,
    ride,
    steps,
    told,
)
from tests.table import Table


def riding(*edges: str, seat: int = 0, **cards: int) -> Table:
    """Seat 0 is about to ride with knights on these edges."""
    table = on_turn(seat=seat)
    knights(table, seat, *edges)
    table.hand(seat, **cards)
    table.act(seat, "end_turn")
    return table


# The order of a turn


@pytest.mark.rule("BARB-28", "BARB-29", "BARB-153")
def test_knights_ride_when_trading_and_building_are_over_and_then_the_coast_is_checked() -> None:
    table = on_turn(rolls=[(1,)])
    knights(table, 0, "(2,0) W", "(3,0) NW")
    barbarians(table, h20=1)
    table.hand(0, wood=5, brick=5, wool=5, grain=5, ore=5)
    purses(table, 9)
    assert not table.legal(0, "send_knight")
    table.act(0, "end_turn")
    assert table.decision == "move_knights"
    assert {action.kind for action in table.legal(0)} == {"send_knight", "end_rides"}
    for kind in ("buy_card", "end_turn"):
        assert "does not answer move_knights" in table.refused(0, kind)
    assert "does not answer" in table.refused(0, "bank_trade", give="wood", take="ore")
    assert "does not answer" in table.refused(0, "buy_with_gold", card="ore")
    events = table.act(0, "end_rides")
    assert kinds(events).index("barbarians_beaten") < kinds(events).index("turn_started")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


@pytest.mark.rule("BARB-28", "BARB-121")
def test_without_knights_nobody_is_asked_and_the_check_is_made_all_the_same() -> None:
    table = on_turn(rolls=[(1,)])
    knights(table, 1, "(2,0) W", "(2,0) E")
    barbarians(table, h20=1)
    events = table.act(0, "end_turn")
    assert "barbarians_beaten" in kinds(events)
    assert part(table)["prisoners"] == [0, 1, 0, 0]
    assert table.game.actors == [1]


# Riding


@pytest.mark.rule("BARB-79", "BARB-89")
def test_each_own_knight_rides_once_in_any_order_and_no_other() -> None:
    table = riding("(2,2) NE", "(1,1) NE", "(3,1) SE")
    knights(table, 1, "(2,3) E")
    edges = {table.edge(edge) for edge in ("(2,2) NE", "(1,1) NE", "(3,1) SE")}
    assert operands(table, 0, "send_knight") == edges
    assert table.refused(0, "send_knight", edge="(2,3) E") == (
        "choose a knight that you may move, that has not moved yet and finds a place to go to"
    )
    ride(table, 0, "(1,1) NE", "(1,1) NW")
    assert operands(table, 0, "send_knight") == edges - {table.edge("(1,1) NE")}
    assert part(table)["moved_knights"] == {str(table.edge("(1,1) NW")): "moved"}
    assert not table.is_legal(0, "send_knight", edge="(1,1) NW")
    ride(table, 0, "(2,2) NE", "(1,1) NE")
    ride(table, 0, "(3,1) SE", "(3,1) E")
    assert table.game.actors == [1], "when all have ridden the turn is over"
    assert part(table)["moved_knights"] == {}
    assert on_edges(table) == {
        table.edge("(1,1) NW"): 0,
        table.edge("(1,1) NE"): 0,
        table.edge("(3,1) E"): 0,
        table.edge("(2,3) E"): 1,
    }


@pytest.mark.rule("BARB-79")
def test_a_knight_may_stay_and_others_ride() -> None:
    table = riding("(2,2) NE", "(1,1) NE")
    ride(table, 0, "(1,1) NE", "(1,1) NW")
    table.act(0, "end_rides")
    assert on_edges(table) == {table.edge("(2,2) NE"): 0, table.edge("(1,1) NW"): 0}
    assert part(table)["moved_knights"] == {}
    table.turn(0, rolled=True)
    table.act(0, "end_turn")
    assert table.is_legal(0, "send_knight", edge="(1,1) NW"), "in the next turn again"


@pytest.mark.rule("BARB-80", "BARB-81")
def test_a_knight_rides_up_to_three_edges_over_roads_or_none_and_along_the_coast() -> None:
    table = riding("(0,0) NW")
    table.act(0, "send_knight", edge="(0,0) NW")
    away = steps(table, "(0,0) NW")
    assert operands(table, 0, "ride_knight") == {edge for edge, step in away.items() if 1 <= step <= 3}
    far = next(edge for edge, step in away.items() if step == 4)
    assert table.refused(0, "ride_knight", edge=far) == (
        "a knight rides 3 edges, 5 for a grain, to an edge without a knight and away from the castle"
    )
    assert table.edge("(0,1) NW") in operands(table, 0, "ride_knight"), "the coast"


@pytest.mark.rule("BARB-82")
def test_for_a_grain_it_rides_up_to_five_and_pays_only_for_more_than_three() -> None:
    table = riding("(0,0) NW", "(4,2) SE", grain=1)
    table.act(0, "send_knight", edge="(0,0) NW")
    away = steps(table, "(0,0) NW")
    assert operands(table, 0, "ride_knight") == {edge for edge, step in away.items() if 1 <= step <= 5}
    prices = [price.to_json() for price in table.game.prices(0)]
    dear = {price["action"]["edge"] for price in prices if price["action"]["kind"] == "ride_knight"}
    assert dear == {edge for edge, step in away.items() if step in (4, 5)}
    assert all(price["cost"] == {"grain": 1} for price in prices)
    near = next(edge for edge, step in away.items() if step == 3)
    table.act(0, "ride_knight", edge=near)
    assert table.cards(0) == {"grain": 1}
    table.act(0, "send_knight", edge="(4,2) SE")
    away = steps(table, "(4,2) SE")
    far = next(edge for edge, step in away.items() if step == 5 and edge not in on_edges(table))
    events = table.act(0, "ride_knight", edge=far)
    assert {"event": "paid", "seat": 0, "card": "grain", "count": 1} in told(events, "paid")
    assert table.cards(0) == {}


@pytest.mark.rule("BARB-82")
def test_every_knight_that_rides_far_costs_a_grain() -> None:
    table = riding("(0,0) NW", "(4,2) SE", grain=1)
    away = steps(table, "(0,0) NW")
    table.act(0, "send_knight", edge="(0,0) NW")
    table.act(0, "ride_knight", edge=next(edge for edge, step in away.items() if step == 4))
    table.act(0, "send_knight", edge="(4,2) SE")
    away = steps(table, "(4,2) SE")
    assert {away[edge] for edge in operands(table, 0, "ride_knight")} == {1, 2, 3}


@pytest.mark.rule("BARB-83", "BARB-157")
def test_nothing_is_in_the_way_of_a_rider() -> None:
    table = on_turn()
    knights(table, 0, "(2,0) W")
    free = coast_table()
    knights(free, 0, "(2,0) W")
    table.put(1, "settlement", "(2,0) NW", "(2,0) SW", "(1,0) NW")
    table.put(1, "road", "(2,0) NW", "(2,0) SW", "(2,0) NE")
    knights(table, 1, "(2,0) NW", "(2,0) SW")
    barbarians(table, h20=3, h10=3, h30=3)
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(2,0) W")
    away = steps(table, "(2,0) W")
    reached = {edge for edge, step in away.items() if 1 <= step <= 3} - {table.edge("(2,0) NW"), table.edge("(2,0) SW")}
    assert operands(table, 0, "ride_knight") == reached
    assert table.edge("(2,0) NE") in reached, "at a conquered hex, on a road of somebody else"


@pytest.mark.rule("BARB-84")
def test_no_two_knights_end_on_one_edge() -> None:
    table = riding("(2,2) NE", "(2,2) NW")
    knights(table, 1, "(2,2) E")
    table.act(0, "send_knight", edge="(2,2) NE")
    for edge in ("(2,2) NW", "(2,2) E", "(2,2) NE"):
        assert not table.is_legal(0, "ride_knight", edge=edge)
    assert "to an edge without a knight" in table.refused(0, "ride_knight", edge="(2,2) E")


# The castle


@pytest.mark.rule("BARB-85", "BARB-86", "BARB-87")
def test_knights_leave_the_castle_in_the_turn_in_which_they_come_and_none_stops_there() -> None:
    table = on_turn(cards=["knighthood"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    table.act(0, "place_knight", edge="(4,0) W")
    table.act(0, "end_turn")
    assert [action.kind for action in table.legal(0)] == ["send_knight"]
    assert table.refused(0, "end_rides") == "a knight still stands at the castle: it has to ride on first"
    table.act(0, "send_knight", edge="(4,0) W")
    castle = {table.edge(edge) for edge in CASTLE_EDGES}
    away = steps(table, "(4,0) W")
    reached = operands(table, 0, "ride_knight")
    assert reached == {edge for edge, step in away.items() if 1 <= step <= 3} - castle
    assert table.edge("(4,1) SW") in reached, "past the edges of the castle"
    table.act(0, "ride_knight", edge="(3,0) SW")
    assert table.game.actors == [1]


@pytest.mark.rule("BARB-85")
def test_who_has_left_the_castle_may_leave_others_where_they_are() -> None:
    table = riding("(4,0) W", "(2,2) NE")
    assert not table.is_legal(0, "end_rides")
    ride(table, 0, "(4,0) W", "(3,0) SW")
    assert table.is_legal(0, "end_rides")


@pytest.mark.rule("BARB-85", "BARB-89")
def test_knights_of_others_stay_at_the_castle() -> None:
    table = on_turn()
    knights(table, 1, "(4,0) W")
    end_turn(table)
    assert on_edges(table) == {table.edge("(4,0) W"): 1}


@pytest.mark.rule("BARB-88")
def test_a_knight_that_cannot_leave_the_castle_stays() -> None:
    table = on_turn(own_map=ISLET, players=3)
    topology = table.kernel.topology
    knights(table, 0, "(1,1) W")
    near = [edge for edge, step in steps(table, "(1,1) W").items() if 1 <= step <= 3]
    for edge in near:
        if not own(table).at_castle[edge]:
            own(table).knights.set(table.kernel, edge, 1)
    table.act(0, "end_turn")
    assert [action.kind for action in table.legal(0)] == ["end_rides"]
    table.act(0, "end_rides")
    assert table.game.actors == [1]
    # With a grain it gets further, so that it has to.
    table = on_turn(own_map=ISLET, players=3)
    knights(table, 0, "(1,1) W")
    for edge in near:
        if not own(table).at_castle[edge]:
            own(table).knights.set(table.kernel, edge, 1)
    table.hand(0, grain=1)
    table.act(0, "end_turn")
    free = [edge for edge in range(topology.edges) if edge not in on_edges(table) and not own(table).at_castle[edge]]
    assert free
    assert [action.kind for action in table.legal(0)] == ["send_knight"]


@pytest.mark.rule("BARB-82", "BARB-84")
def test_the_printed_example_of_a_ride() -> None:
    """The red knight rides three edges to the conquered hex, where three others stand already (see the check)."""
    table = on_turn(rolls=[(1,)])
    red, blue = 0, 1
    barbarians(table, h10=3)
    knights(table, red, "(1,0) NW", "(1,0) NE", "(2,2) NW")
    knights(table, blue, "(1,0) SW")
    table.act(red, "end_turn")
    events = ride(table, red, "(2,2) NW", "(1,0) E")
    assert told(events, "moved") == [
        {
            "event": "moved",
            "colour": red,
            "piece": "knight",
            "origin": table.edge("(2,2) NW"),
            "place": table.edge("(1,0) E"),
        }
    ]
    assert steps(table, "(2,2) NW")[table.edge("(1,0) E")] <= 3
    table.act(red, "end_rides")
    assert part(table)["prisoners"] == [2, 1, 0, 0]
    assert set(COAST) >= {"(1,0)"}
