"""Intrigue: a knight is driven off one's own road."""

from __future__ import annotations

import pytest

from tests.knights import begun, give, is_active, knight, own, places, play, playable, strength_at, vertices
from tests.table import Table


def plotting(strength: str = "mighty", active: bool = True) -> Table:
    """Seat 0 holds the card; a knight of seat 1 stands at the end of its road."""
    table = begun()
    give(table, 0, "intrigue")
    table.put(0, "settlement", "(2,1) NW")
    table.put(0, "road", "(2,1) NW")
    knight(table, 1, "(2,1) N", strength, active)
    return table


@pytest.mark.rule("CK-242")
def test_only_knights_of_others_at_an_own_road_can_be_driven_out() -> None:
    table = plotting()
    table.put(0, "road", "(2,3) NW", "(4,1) NE")
    knight(table, 2, "(2,3) N")
    knight(table, 3, "(3,3) N")
    knight(table, 0, "(4,1) N")
    play(table, "intrigue")
    assert vertices(table, 0, "drive_out_knight") == places(table, "(2,1) N", "(2,3) N")
    reason = "only somebody else's knight at one of your own routes can be driven out"
    assert table.refused(0, "drive_out_knight", vertex="(3,3) N") == reason
    assert table.refused(0, "drive_out_knight", vertex="(4,1) N") == reason


@pytest.mark.rule("CK-242")
def test_its_owner_chooses_a_retreat_along_own_roads_whatever_the_strength() -> None:
    table = plotting("mighty", active=True)
    table.put(1, "road", "(2,1) NE", "(2,2) NW", "(2,2) NE")
    table.put(2, "settlement", "(2,3) NW")
    play(table, "intrigue")
    events = table.act(0, "drive_out_knight", vertex="(2,1) N")
    assert [event.kind for event in events] == ["knight_displaced"], "so far no knight has gone anywhere"
    assert (table.decision, table.game.actors) == ("retreat", [1])
    assert vertices(table, 1, "retreat") == places(table, "(2,1) NE", "(2,2) N")
    assert {action.kind for action in table.legal(1)} == {"retreat"}
    table.act(1, "retreat", vertex="(2,2) N")
    assert strength_at(table, "(2,2) N") == 3
    assert is_active(table, "(2,2) N")
    assert table.decision == "action"


@pytest.mark.rule("CK-242")
def test_without_a_retreat_the_knight_goes_back_to_its_owner() -> None:
    table = plotting("strong")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,1) N")
    assert strength_at(table, "(2,1) N") == 0
    assert table.supply(1, "strong_knight") == 2
    assert table.decision == "action"


@pytest.mark.rule("CK-187", "CK-242")
def test_no_intrigue_without_such_a_knight() -> None:
    table = begun()
    give(table, 0, "intrigue")
    table.put(0, "road", "(2,1) NW")
    knight(table, 1, "(4,1) N")
    knight(table, 0, "(2,1) N")
    assert playable(table) == set()
    knight(table, 1, "(2,1) NW")
    assert playable(table) == {"intrigue"}


@pytest.mark.rule("CK-243")
def test_the_vacated_vertex_is_free_for_use() -> None:
    table = plotting()
    table.hand(0, wood=2, brick=2, wool=2, grain=1, ore=1)
    assert table.refused(0, "build_road", edge="(2,1) NE")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,1) N")
    assert own(table).knight_owner.of(table.kernel, table.vertex("(2,1) N")) == -1
    assert strength_at(table, "(2,1) N") == 0
    assert table.supply(0, "basic_knight") == 2
    assert table.is_legal(0, "recruit_knight", vertex="(2,1) N")
    assert table.is_legal(0, "build_road", edge="(2,1) NE")


@pytest.mark.rule("CK-242")
def test_driving_out_the_one_in_between_joins_a_route_again() -> None:
    table = plotting()
    table.put(0, "road", "(2,1) NE", "(2,2) NW", "(2,2) NE", "(2,3) NW")
    assert table.holder("longest_road") is None
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(2,1) N")
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0
