"""`desert_dragons` (TDEDD): what dragons block, and what is free again when they leave."""

from __future__ import annotations

import pytest

from tests.dragons import CITY, attacking, dragon_table, kinds, part, roll, where
from tests.table import Table

# The vertex between the forest (2,2), the hill (3,2) and the pasture (3,3), and the roads that meet there.
AMID = "(2,2) S"
SPOKES = ("(2,2) SW", "(2,2) SE", "(3,2) E")
AROUND = ("(2,2)", "(3,2)", "(3,3)")


def played(table: Table, place: str) -> list[str]:
    """Seat 0 plays a knight and drives a dragon off a hex; what is heard."""
    table.give_card(0, "knight")
    table.turn(0, rolled=True)
    events = table.act(0, "play_card", card="knight")
    if table.decision == "drive_off_dragon":
        events += table.act(0, "drive_off_dragon", hex=place)
    return kinds(events)


@pytest.mark.rule("TDEDD-46", "TDEDD-53")
def test_a_hex_with_a_dragon_brings_nothing_to_anybody_at_the_coast_too() -> None:
    table = attacking("(4,3)", deserts={}, rolls=[8])
    table.put(0, "settlement", "(4,3) NE")
    table.put(1, "city", "(4,3) S")
    table.put(2, "settlement", "(3,2) N")
    roll(table)
    assert [table.cards(seat) for seat in range(3)] == [{}, {}, {"brick": 1}]


@pytest.mark.rule("TDEDD-47", "TDEDD-48", "TDEDD-57")
def test_a_road_between_two_dragons_is_blocked_and_counts_for_no_route() -> None:
    table = attacking("(3,2)", deserts={"(4,1)": 2}, rolls=[4])
    table.put(0, "road", "(2,2) W", "(2,2) SW", "(2,2) SE", "(2,2) E", "(2,2) NE")
    table.number("(4,2)", 6)
    assert (table.route(0), table.holder("longest_road")) == (5, 0)
    assert part(table)["blocked_roads"] == []
    assert "road_blocked" in kinds(roll(table))
    assert part(table)["blocked_roads"] == [table.edge("(2,2) SW")]
    assert (table.route(0), table.holder("longest_road")) == (3, None)


@pytest.mark.rule("TDEDD-49")
def test_no_road_is_built_between_two_dragons() -> None:
    table = attacking("(2,2)", "(3,2)", deserts={"(6,1)": 1})
    table.put(0, "settlement", AMID)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1)
    assert {int(str(action.operands["edge"])) for action in table.legal(0, "build_road")} == {
        table.edge("(2,2) SE"),
        table.edge("(3,2) E"),
    }
    reason = "there is a dragon on both sides: no road can be built between them"
    assert table.refused(0, "build_road", edge="(2,2) SW") == reason
    assert table.edge("(2,2) SW") in part(table)["closed_edges"]


@pytest.mark.rule("TDEDD-50")
def test_a_blocked_road_still_leads_on() -> None:
    table = attacking("(2,2)", "(3,2)", deserts={"(6,1)": 1})
    table.put(0, "road", "(2,2) SW")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge="(2,2) SE")
    assert table.route(0) == 1


@pytest.mark.rule("TDEDD-51", "TDEDD-68")
def test_a_building_amid_dragons_counts_no_points() -> None:
    table = attacking("(2,2)", "(3,2)", deserts={"(4,1)": 1}, rolls=[5])
    table.put(0, "city", AMID)
    table.put(1, "settlement", "(3,2) N")
    assert table.points(0) == 2
    told = kinds(roll(table))
    assert "building_shut_in" in told
    assert (table.points(0), table.points(1)) == (0, 1)
    assert table.game.view(None).sources[0] == {"city": 2, "shut_in": -2}
    assert part(table)["shut_in_buildings"] == [table.vertex(AMID)]


@pytest.mark.rule("TDEDD-52")
def test_no_building_at_the_coast_is_shut_in() -> None:
    table = attacking("(2,3)", "(3,3)", "(1,2)", deserts={})
    table.put(0, "settlement", "(2,3) SE")
    table.put(1, "settlement", "(2,3) NE")
    assert [table.points(seat) for seat in range(2)] == [1, 1]


@pytest.mark.rule("TDEDD-54", "TDEDD-73")
def test_a_desert_is_occupied_while_a_dragon_is_in_it() -> None:
    table = dragon_table(dragons={"(2,1)": 1, "(2,2)": 1, "(3,2)": 1}, rolls=[11])
    table.put(0, "settlement", "(3,2) N")
    table.put(1, "road", "(2,1) E")
    assert (table.points(0), table.route(1)) == (0, 0)
    # Its last dragon leaves for the field (3,1), and at once nothing is blocked there any more.
    told = kinds(roll(table))
    assert (table.points(0), table.route(1)) == (1, 1)
    assert {"building_let_out", "road_unblocked"} <= set(told)
    assert where(table) == {"(2,2)": 1, "(3,2)": 1, "(3,1)": 1}


@pytest.mark.rule("TDEDD-73")
def test_an_empty_desert_sends_no_dragon_to_its_neighbours() -> None:
    table = attacking(deserts={"(6,1)": 3}, rolls=[11])
    roll(table)
    assert where(table) == {"(6,1)": 3}, "the field (3,1) lies between two deserts that are empty"


@pytest.mark.rule("TDEDD-55")
def test_ships_are_never_blocked() -> None:
    table = attacking("(4,3)", "(3,3)", "(5,3)", "(2,3)", deserts={})
    table.put(0, "settlement", "(4,3) NE")
    table.put(0, "ship", "(4,3) NE", "(4,3) E")
    assert table.route(0) == 2
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert table.legal(0, "build_ship")


@pytest.mark.rule("TDEDD-56")
def test_a_settlement_that_is_shut_in_may_become_a_city_and_still_counts_nothing() -> None:
    table = attacking(*AROUND, deserts={})
    table.put(0, "settlement", AMID)
    table.turn(0, rolled=True)
    table.hand(0, **CITY)
    table.act(0, "build_city", vertex=AMID)
    assert (table.points(0), table.state.vertex_piece[table.vertex(AMID)]) == (0, table.kernel.rules.city)


@pytest.mark.rule("TDEDD-57", "TDEDD-66")
def test_roads_and_buildings_are_free_as_soon_as_a_dragon_leaves() -> None:
    table = attacking(*AROUND, deserts={})
    table.put(0, "settlement", AMID)
    table.put(0, "road", *SPOKES, "(3,2) NE", "(2,2) E", "(2,3) NW", "(2,2) W")
    assert (table.points(0), table.holder("longest_road")) == (0, None)
    told = played(table, "(2,2)")
    assert told.count("road_unblocked") == 2
    assert "building_let_out" in told
    assert table.points(0) >= 1
    assert part(table)["blocked_roads"] == [table.edge("(3,2) E")]
