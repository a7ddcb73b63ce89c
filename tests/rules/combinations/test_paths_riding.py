"""Barbarian Attack with Cities & Knights: recruiting, riding and displacing."""

from __future__ import annotations

import pytest

from tests import knights
from tests.barbarians import CASTLE_EDGES, barbarians, kinds, operands, part, ride, steps, told
from tests.path_knights import knight_at, paths_turn, rider, riders
from tests.table import Table

RECRUIT = {"wool": 1, "ore": 1}


def riding(*placed: tuple[int, str, str, bool]) -> Table:
    """Seat 0 is about to ride; knights by colour, edge, strength, and whether they are active."""
    table = paths_turn()
    for colour, edge, strength, active in placed:
        rider(table, colour, edge, strength, active)
    table.act(0, "end_turn")
    return table


# Recruiting


@pytest.mark.rule("BARBCK-15", "BARBCK-16", "BARBCK-17")
def test_a_recruit_stands_on_a_free_path_of_the_castle() -> None:
    table = paths_turn()
    table.put(1, "road", "(4,0) NE")
    rider(table, 1, "(4,0) E")
    table.hand(0, **RECRUIT)
    assert operands(table, 0, "recruit_knight") == {table.edge(edge) for edge in CASTLE_EDGES if edge != "(4,0) E"}
    for edge in ("(4,0) E", "(3,0) W"):
        assert table.refused(0, "recruit_knight", edge=edge) == (
            "the knight goes on an edge of the castle that has no knight"
        )
    table.act(0, "recruit_knight", edge="(4,0) NE")
    assert knight_at(table, "(4,0) NE") == (0, 1, False)
    assert table.cards(0) == {}
    assert table.refused(0, "recruit_knight", edge="(4,0) W").startswith("a basic_knight costs")


@pytest.mark.rule("BARBCK-15")
def test_knights_are_activated_and_promoted_on_their_edges_for_the_usual_price() -> None:
    table = paths_turn()
    rider(table, 0, "(2,2) NE")
    table.hand(0, grain=1, wool=1, ore=1)
    events = table.act(0, "activate_knight", edge="(2,2) NE")
    assert told(events, "rider_activated") == [
        {"event": "rider_activated", "colour": 0, "edge": table.edge("(2,2) NE")}
    ]
    table.act(0, "promote_knight", edge="(2,2) NE")
    assert knight_at(table, "(2,2) NE") == (0, 2, True)
    assert table.cards(0) == {}


@pytest.mark.rule("BARBCK-17")
def test_a_knight_on_a_path_is_in_nobodys_way() -> None:
    table = paths_turn()
    table.put(0, "road", "(2,2) NE", "(2,2) E")
    rider(table, 1, "(2,2) NE", "mighty", active=True)
    rider(table, 1, "(2,2) SE", "mighty", active=True)
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    assert table.is_legal(0, "build_road", edge="(2,2) SE")
    assert table.is_legal(0, "build_settlement", vertex="(2,2) N")
    assert table.is_legal(0, "build_settlement", vertex="(2,2) SE")
    assert table.route(0) == 2


# Riding


@pytest.mark.rule("BARBCK-18", "BARBCK-50")
def test_knights_ride_after_trading_and_building_three_paths_active_or_not() -> None:
    table = paths_turn()
    rider(table, 0, "(2,2) NE")
    table.hand(0, grain=1)
    table.put(1, "road", "(2,2) E")
    barbarians(table, h20=2)
    assert not table.legal(0, "move_knight")
    assert "does not answer" in table.refused(0, "move_knight", edge="(2,2) NE")
    table.act(0, "end_turn")
    assert table.decision == "move_knights"
    table.act(0, "send_knight", edge="(2,2) NE")
    away = steps(table, "(2,2) NE")
    near = {edge for edge, step in away.items() if 0 < step <= 3 and edge not in castle(table)}
    assert operands(table, 0, "ride_knight") == near
    table.act(0, "ride_knight", edge="(2,2) E")
    assert knight_at(table, "(2,2) E") == (0, 1, False)


def castle(table: Table) -> set[int]:
    return {table.edge(edge) for edge in CASTLE_EDGES}


@pytest.mark.rule("BARBCK-19", "BARBCK-20", "BARBCK-46")
def test_a_knight_that_was_active_before_rides_five_and_is_inactive_then() -> None:
    table = riding((0, "(2,2) NE", "basic", True))
    table.hand(0, grain=3)
    table.act(0, "send_knight", edge="(2,2) NE")
    away = steps(table, "(2,2) NE")
    assert operands(table, 0, "ride_knight") == {e for e, step in away.items() if step > 0} - castle(table)
    far = next(edge for edge, step in away.items() if step == 5 and edge not in castle(table))
    assert table.game.prices(0) == []
    table.act(0, "ride_knight", edge=far)
    assert riders(table) == {far: (0, 1, False)}
    assert table.cards(0) == {"grain": 3}


@pytest.mark.rule("BARBCK-19")
def test_an_active_knight_that_rides_three_stays_active() -> None:
    table = riding((0, "(2,2) NE", "basic", True))
    ride(table, 0, "(2,2) NE", "(2,2) E")
    assert knight_at(table, "(2,2) E") == (0, 1, True)


@pytest.mark.rule("BARBCK-20", "BARBCK-46")
def test_neither_grain_nor_an_activation_of_this_turn_carries_further() -> None:
    table = paths_turn()
    rider(table, 0, "(2,2) NE")
    table.hand(0, grain=4)
    table.act(0, "activate_knight", edge="(2,2) NE")
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(2,2) NE")
    away = steps(table, "(2,2) NE")
    assert max(away[edge] for edge in operands(table, 0, "ride_knight")) == 3
    far = next(edge for edge, step in away.items() if step == 4)
    assert table.refused(0, "ride_knight", edge=far) == (
        "a knight rides 3 edges, or 5 if it was active before this turn, to an edge without a knight and away from the"
        " castle"
    )


@pytest.mark.rule("BARBCK-50")
def test_knights_pass_others_stop_on_free_paths_and_leave_the_castle() -> None:
    table = riding((0, "(4,0) E", "basic", False), (1, "(3,0) E", "basic", False), (0, "(2,2) W", "basic", False))
    assert table.refused(0, "end_rides") == "a knight still stands at the castle: it has to ride on first"
    table.act(0, "send_knight", edge="(4,0) E")
    reached = operands(table, 0, "ride_knight")
    assert table.edge("(3,0) E") not in reached
    assert not reached & castle(table)
    assert table.edge("(3,0) NE") in reached, "beyond the other knight"
    table.act(0, "ride_knight", edge="(3,0) NE")
    table.act(0, "end_rides")
    assert table.game.actors == [1]


# Displacing


@pytest.mark.rule("BARBCK-21", "BARBCK-46")
def test_a_ready_knight_displaces_a_weaker_one_within_three_paths_and_is_inactive_then() -> None:
    table = riding((0, "(2,2) NE", "strong", True), (1, "(2,2) E", "basic", True))
    table.act(0, "send_knight", edge="(2,2) NE")
    assert operands(table, 0, "displace_knight") == {table.edge("(2,2) E")}
    events = table.act(0, "displace_knight", edge="(2,2) E")
    assert told(events, "rider_displaced") == [
        {"event": "rider_displaced", "colour": 1, "piece": "basic_knight", "edge": table.edge("(2,2) E")}
    ]
    assert knight_at(table, "(2,2) E") == (0, 2, False)
    assert (table.decision, table.game.actors) == ("retreat", [1])
    assert table.view()["cities_and_knights"]["displaced_knight"]["edge"] == table.edge("(2,2) E")


@pytest.mark.rule("BARBCK-21", "BARBCK-46")
@pytest.mark.parametrize(
    ("mine", "active", "edge", "other"),
    [
        ("strong", False, "(2,2) E", "basic"),
        ("strong", True, "(2,2) E", "strong"),
        ("basic", True, "(2,2) E", "basic"),
        ("mighty", True, "(2,4) E", "basic"),
        ("mighty", True, "(4,0) NE", "basic"),
    ],
)
def test_nobody_displaces_who_is_asleep_or_not_stronger_or_too_far_or_at_the_castle(
    mine: str, active: bool, edge: str, other: str
) -> None:
    origin = "(3,0) E" if edge.startswith("(4,0)") else "(2,2) NE"
    table = riding((0, origin, mine, active), (1, edge, other, False))
    table.act(0, "send_knight", edge=origin)
    assert table.refused(0, "displace_knight", edge=edge) == (
        "a knight that was active before this turn displaces a weaker one of another player, 3 edges away at most and"
        " not at the castle"
    )


@pytest.mark.rule("BARBCK-46")
def test_a_knight_that_was_activated_this_turn_displaces_nobody() -> None:
    table = paths_turn()
    rider(table, 0, "(2,2) NE", "strong")
    rider(table, 1, "(2,2) E")
    table.hand(0, grain=1)
    table.act(0, "activate_knight", edge="(2,2) NE")
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(2,2) NE")
    assert not table.legal(0, "displace_knight")


@pytest.mark.rule("BARBCK-22")
def test_the_displaced_knight_goes_to_a_nearest_free_path_of_its_owners_choice_as_it_is() -> None:
    table = riding((0, "(2,2) NE", "strong", True), (1, "(2,2) E", "basic", True), (2, "(2,2) SE", "basic", False))
    table.act(0, "send_knight", edge="(2,2) NE")
    table.act(0, "displace_knight", edge="(2,2) E")
    away = steps(table, "(2,2) E")
    beside = {edge for edge, step in away.items() if step == 1} - {table.edge("(2,2) SE")}
    assert operands(table, 1, "retreat") == beside
    assert table.refused(1, "retreat", edge="(2,2) W") == "a displaced knight goes to one of the nearest free edges"
    table.act(1, "retreat", edge="(2,2) NE")
    assert knight_at(table, "(2,2) NE") == (1, 1, True)
    assert table.game.actors == [1], "the rides of seat 0 are over and it is the turn of seat 1"
    assert part(table)["moved_knights"] == {}


@pytest.mark.rule("BARBCK-22", "BARBCK-50")
def test_no_displaced_knight_goes_to_the_castle_and_further_ones_only_where_nearer_are_taken() -> None:
    table = riding((0, "(3,0) NW", "strong", True), (1, "(3,0) E", "basic", False))
    for edge in ("(3,0) NE", "(3,1) NW"):
        rider(table, 2, edge)
    table.act(0, "send_knight", edge="(3,0) NW")
    table.act(0, "displace_knight", edge="(3,0) E")
    away = steps(table, "(3,0) E")
    free = {edge: step for edge, step in away.items() if step > 0 and edge not in {*riders(table), *castle(table)}}
    nearest = min(free.values())
    assert nearest == 2
    assert operands(table, 1, "retreat") == {edge for edge, step in free.items() if step == nearest}


def fill(table: Table) -> None:
    """Somebody stands on every edge where nobody does; who, makes no difference."""
    for edge in range(table.kernel.topology.edges):
        if edge not in riders(table):
            knights.own(table).knight_owner.set(table.kernel, edge, 2)


@pytest.mark.rule("BARBCK-22")
def test_a_displaced_knight_without_any_free_path_is_removed() -> None:
    table = riding((0, "(4,0) E", "strong", True), (1, "(3,0) E", "basic", False))
    table.act(0, "send_knight", edge="(4,0) E")
    fill(table)
    events = table.act(0, "displace_knight", edge="(3,0) E")
    assert "knight_lost" in kinds(events)
    assert table.supply(1, "basic_knight") == 2
    assert knight_at(table, "(3,0) E") == (0, 2, False)


@pytest.mark.rule("BARBCK-46")
def test_others_ride_on_after_a_knight_has_displaced_one() -> None:
    table = riding((0, "(2,2) NE", "strong", True), (1, "(2,2) E", "basic", False), (0, "(1,1) NE", "basic", False))
    table.act(0, "send_knight", edge="(2,2) NE")
    table.act(0, "displace_knight", edge="(2,2) E")
    table.act(1, "retreat", edge="(2,2) SE")
    assert operands(table, 0, "send_knight") == {table.edge("(1,1) NE")}, "each knight does one thing a turn"
    table.act(0, "end_rides")
    assert table.game.actors == [1]


@pytest.mark.rule("BARBCK-21")
def test_a_knight_without_a_free_path_is_sent_to_displace() -> None:
    table = riding((0, "(2,2) NE", "strong", True), (1, "(2,2) E", "basic", False))
    fill(table)
    assert operands(table, 0, "send_knight") == {table.edge("(2,2) NE")}
    table.act(0, "send_knight", edge="(2,2) NE")
    assert {action.kind for action in table.legal(0)} == {"displace_knight"}
