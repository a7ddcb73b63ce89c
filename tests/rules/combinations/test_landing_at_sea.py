"""Where barbarians land among several islands, and where knights ride there."""

from __future__ import annotations

import pytest

from tests.barbarians import (
    CARD,
    CITY,
    SETTLEMENT,
    barbarians,
    captives,
    dice,
    end_turn,
    fallen,
    kinds,
    knights,
    leave_in_supply,
    on_coast,
    operands,
    own,
    told,
)
from tests.barbarians_at_sea import at_sea, coast_of, sea_table
from tests.islands import island, land_on
from tests.pirate_islands import BEACHHEADS, lay_line
from tests.table import Table

# A settlement on land where barbarians never come, and a ship that ends there.
ABROAD = {
    "new_shores": ("(7,5) NW", "(7,5) W"),
    "fog_islands": ("(5,1) SW", "(5,1) W"),
    "through_the_desert": ("(6,6) NW", "(6,6) W"),
    "wonders": ("(6,7) NW", "(6,7) W"),
}
# A land for a map of one's own: only two numbers lie at its coast.
TWO_NUMBERS = """
name two_numbers
row 0 offset 1: sea forest:4 hill:6 sea
row 1 offset 0: sea desert castle desert sea
row 2 offset 1: sea desert desert sea
coast (0,1) (0,2)
"""


def upgrade(table: Table, vertex: str, seat: int = 0) -> list[str]:
    """A settlement becomes a city; what is heard."""
    table.hand(seat, **CITY)
    return kinds(table.act(seat, "build_city", vertex=vertex))


# Building anywhere


@pytest.mark.rule("BARBSEA-13", "BARBSEA-21", "BARBSEA-31", "BARBSEA-71", "BARBSEA-10", "BARBSEA-30", "BARBSEA-70")
@pytest.mark.parametrize("scenario", ABROAD)
def test_a_settlement_and_a_city_abroad_bring_barbarians_to_the_one_coast(scenario: str) -> None:
    vertex, edge = ABROAD[scenario]
    table = at_sea(scenario, rolls=dice(5, 8, 9, 3, 6, 11))
    land_on(table, 0, (vertex, edge))
    settle(table)
    landed = on_coast_alone(table)
    assert sum(landed.values()) == 3
    assert set(landed) <= set(coast_of(table))
    upgrade(table, vertex)
    settle(table)
    assert sum(on_coast_alone(table).values()) == 6
    assert set(on_coast_alone(table)) <= set(coast_of(table))


def settle(table: Table) -> None:
    """Whatever is asked about an attack, the first answer."""
    while table.decision in ("choose_landing", "call_up_barbarian"):
        table.game.apply(0, table.legal(0)[0])


def on_coast_alone(table: Table) -> dict[str, int]:
    return {name: count for name, count in on_coast(table).items() if name in coast_of(table)}


@pytest.mark.rule("BARBSEA-58", "BARBSEA-56")
def test_a_settlement_on_a_pirate_island_brings_barbarians_to_the_main_island() -> None:
    table = at_sea("pirate_islands", rolls=dice(3, 6, 8))
    lay_line(table, 0, 6)
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex=BEACHHEADS[0])
    assert on_coast(table) == {"(7,5)": 1, "(4,5)": 1, "(6,6)": 1}


# Results that are rolled again


@pytest.mark.rule("BARBSEA-78", "BARBSEA-18", "BARBSEA-19")
def test_a_number_that_no_landing_hex_shows_is_rolled_again() -> None:
    table = at_sea("fog_islands", rolls=dice(2, 12, 7, 9, 2, 9, 11, 12, 5))
    table.put(0, "settlement", "(5,1) SW")
    heard = upgrade(table, "(5,1) SW")
    assert heard.count("attack_rolled") == 9
    assert on_coast(table) == {"(2,4)": 1, "(4,6)": 1, "(5,7)": 1}


@pytest.mark.rule("BARBSEA-78", "BARBSEA-82")
def test_for_three_there_are_six_numbers_in_the_fog() -> None:
    table = at_sea("fog_islands", players=3, rolls=dice(3, 4, 2, 12, 6, 10, 8))
    table.put(0, "settlement", "(2,5) N")
    assert upgrade(table, "(2,5) N").count("attack_rolled") == 7
    assert on_coast(table) == {"(4,1)": 1, "(6,3)": 1, "(6,2)": 1}


@pytest.mark.rule("BARBSEA-78")
def test_a_coast_with_fewer_numbers_takes_fewer_results() -> None:
    table = at_sea("new_shores", rolls=dice(8, 6, 6, 4), own_map=TWO_NUMBERS)
    table.put(0, "settlement", "(2,1) S")
    assert upgrade(table, "(2,1) S").count("attack_rolled") == 4
    assert on_coast(table) == {"(0,1)": 1, "(0,2)": 1}


# A number that lies twice


@pytest.mark.rule("BARBSEA-22", "BARBSEA-20")
def test_in_the_fog_the_emptier_hex_of_a_number_is_landed_on_and_the_roller_chooses_among_equals() -> None:
    table = at_sea("fog_islands", seat=2, rolls=dice(4, 10, 8, 10, 9, 11))
    table.put(2, "settlement", "(5,1) SW", "(6,2) S")
    upgrade(table, "(5,1) SW", seat=2)
    assert (table.decision, table.game.actors) == ("choose_landing", [2])
    assert operands(table, 2, "land_barbarian") == {table.hex("(1,4)"), table.hex("(3,6)")}
    assert table.refused(2, "land_barbarian", hex="(1,3)") == (
        "the barbarian lands on a hex of the number rolled that is open to it"
    )
    table.act(2, "land_barbarian", hex="(3,6)")
    assert on_coast(table) == {"(1,3)": 1, "(3,6)": 1, "(3,7)": 1}
    upgrade(table, "(6,2) S", seat=2)
    assert table.decision == "action"
    assert on_coast(table) == {"(1,3)": 1, "(3,6)": 1, "(3,7)": 1, "(1,4)": 1, "(2,4)": 1, "(4,6)": 1}


@pytest.mark.rule("BARBSEA-57")
def test_among_pirates_too() -> None:
    table = at_sea("pirate_islands", rolls=dice(5, 9, 4))
    table.put(0, "settlement", "(3,7) S")
    barbarians(table, h26=2, h38=1, h36=3, h58=3)
    upgrade(table, "(3,7) S")
    # The second 5, no 9 where both are full, and either 4.
    assert (on_coast(table)["(3,8)"], on_coast(table)["(2,6)"]) == (2, 2)
    assert (on_coast(table)["(3,6)"], on_coast(table)["(5,8)"]) == (3, 3)
    assert operands(table, 0, "land_barbarian") == {table.hex("(1,6)"), table.hex("(6,7)")}


@pytest.mark.rule("BARBSEA-57", "BARBSEA-54")
def test_a_hex_with_two_numbers_is_landed_on_by_both() -> None:
    table = at_sea("pirate_islands", rolls=dice(2, 12, 3))
    table.put(0, "settlement", "(3,7) S")
    upgrade(table, "(3,7) S")
    assert on_coast(table) == {"(2,7)": 2, "(7,5)": 1}


@pytest.mark.rule("BARBSEA-72")
def test_of_three_hexes_with_one_number_those_with_fewest_are_open() -> None:
    table = at_sea("wonders", rolls=dice(9, 12, 2))
    table.put(0, "settlement", "(7,6) S")
    barbarians(table, h36=1)
    upgrade(table, "(7,6) S")
    assert table.decision == "choose_landing"
    assert operands(table, 0, "land_barbarian") == {table.hex("(5,2)"), table.hex("(6,5)")}


@pytest.mark.rule("BARBSEA-42")
def test_beside_the_tribe_a_2_and_a_12_bring_one_to_each_hex_of_theirs() -> None:
    table = at_sea("forgotten_tribe", rolls=dice(2, 12, 8))
    table.put(0, "settlement", "(4,3) N")
    barbarians(table, h51=3)
    upgrade(table, "(4,3) N")
    assert on_coast(table) == {"(3,6)": 1, "(5,4)": 1, "(5,6)": 1, "(5,1)": 3, "(3,2)": 1}


@pytest.mark.rule("BARBSEA-42")
def test_with_one_barbarian_left_the_roller_chooses_the_hex() -> None:
    table = at_sea("forgotten_tribe", seat=1, rolls=dice(12))
    table.put(1, "settlement", "(4,3) N")
    leave_in_supply(table, 1)
    upgrade(table, "(4,3) N", seat=1)
    assert operands(table, 1, "land_barbarian") == {table.hex("(5,1)"), table.hex("(5,6)")}
    table.act(1, "land_barbarian", hex="(5,6)")
    assert on_coast(table) == {"(5,6)": 1}
    assert table.decision == "action", "nothing is rolled any more (BARB-38)"


# The check at the end of a turn


@pytest.mark.rule("BARBSEA-79")
def test_the_coast_is_checked_row_by_row_from_west_to_east() -> None:
    table = at_sea("new_shores", rolls=[(1,), (1,), (1,)])
    barbarians(table, h61=1, h32=1, h44=1)
    # Clockwise from the castle the first hex would be the first of the last row here.
    knights(table, 0, "(6,1) NE", "(6,1) E", "(3,2) NE", "(3,2) W", "(4,4) NE", "(4,4) W")
    beaten = told(end_turn(table), "barbarians_beaten")
    assert [table.kernel.topology.hex_name(event["hex"]) for event in beaten] == ["(3,2)", "(4,4)", "(6,1)"]
    assert captives(table)[0] == 3


# Knights


@pytest.mark.rule("BARBSEA-80", "BARBSEA-11")
@pytest.mark.parametrize("scenario", ["new_shores", "fog_islands", "forgotten_tribe", "pirate_islands", "wonders"])
def test_a_black_knight_appears_on_the_land_with_the_castle_only(scenario: str) -> None:
    table = at_sea(scenario, cards=["black_knight", *["intrigue"] * 4])
    if scenario == "forgotten_tribe":
        # Four cards lie beside the islands of the tribe.
        table = at_sea(scenario, cards=[*["intrigue"] * 4, "black_knight"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    name = "ne" if scenario == "fog_islands" else "main"
    topology = table.kernel.topology
    home = {int(topology.hex_edge[6 * hex_ + side]) for hex_ in island(table, name) for side in range(6)}
    assert operands(table, 0, "place_knight") == home
    assert table.refused(0, "place_knight", edge="(4,1) W" if scenario == "fog_islands" else "(1,1) NW") == (
        "the knight goes on an edge of the land that has no knight"
    )


@pytest.mark.rule("BARBSEA-80")
def test_the_cape_is_part_of_the_land_with_the_castle() -> None:
    table = at_sea("through_the_desert", cards=["black_knight"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    open_to_it = operands(table, 0, "place_knight")
    assert {table.edge("(3,6) NE"), table.edge("(5,1) W"), table.edge("(4,4) NE")} <= open_to_it
    assert not open_to_it & {table.edge("(1,1) NW"), table.edge("(6,6) E"), table.edge("(3,8) E")}


@pytest.mark.rule("BARBSEA-80", "BARBSEA-11")
def test_knights_do_not_ride_over_the_sea() -> None:
    table = at_sea("new_shores")
    knights(table, 0, "(4,4) NE")
    table.hand(0, grain=1)
    table.act(0, "end_turn")
    table.act(0, "send_knight", edge="(4,4) NE")
    topology = table.kernel.topology
    home = {int(topology.hex_edge[6 * hex_ + side]) for hex_ in island(table, "main") for side in range(6)}
    assert operands(table, 0, "ride_knight") <= home


@pytest.mark.rule("BARBSEA-10")
def test_what_stands_abroad_never_falls() -> None:
    table = sea_table("new_shores")
    table.put(0, "settlement", "(7,5) NW", "(5,1) S")
    barbarians(table, h51=3, h61=3)
    assert fallen(table) == {table.vertex("(5,1) S")}
    assert own(table).may_fall(table.hex("(5,1)"))
    assert not own(table).may_fall(table.hex("(7,5)"))
