"""What the canal tells players that know no module."""

from __future__ import annotations

from skerry import Action
from tests.bots.thinking import choice
from tests.canal import COURSE, begun, canal_table, dug
from tests.knights import knight
from tests.outlook import expected, settling, share, touching, ways
from tests.table import Table

# Corners of the third hex of the course, the first of which belongs to the second hex too.
BOTH, SOUTH, WEST = "(7,4) NE", "(7,4) S", "(7,4) SW"


def diggers(*places: str, active: bool = False) -> Table:
    table = begun(max_offers=0)
    for place in places:
        knight(table, 0, place, active=active)
    return table


# What is told


def test_knights_at_marked_hexes_are_worth_something_the_second_more_than_the_first() -> None:
    one = expected(diggers(SOUTH), "canal")
    assert one > 0
    assert expected(diggers(SOUTH, WEST), "canal") > 2 * one
    assert expected(diggers(BOTH), "canal") == 2 * one, "it stands at two hexes"
    assert expected(diggers(SOUTH, active=True), "canal") > one
    assert expected(diggers("(5,4) NW"), "canal") == 0


def test_somebody_elses_active_knight_makes_the_own_one_worth_more() -> None:
    table = diggers(SOUTH)
    alone = expected(table, "canal")
    knight(table, 1, WEST, active=True)
    assert expected(table, "canal") > alone
    assert expected(table, "canal", seat=2) == 0


def test_what_is_dug_is_told_no_more_and_its_points_are_worth_more_than_the_way_to_them() -> None:
    table = diggers(SOUTH, WEST)
    before = expected(table, "canal")
    table.hand(0, grain=1)
    knight(table, 1, BOTH, active=True)
    table.act(0, "activate_knight", vertex=SOUTH)
    assert expected(table, "canal") == 0
    assert 100 * table.points(0) > before


def test_ways_to_marked_hexes_and_to_small_islands_are_worth_laying() -> None:
    table = begun()
    assert touching(table, BOTH) == 2 * touching(table, SOUTH) > 0
    gold, harbour = touching(table, "(2,7) N"), touching(table, "(7,2) NW")
    assert min(gold, harbour) > 0
    knight(table, 0, "(2,7) S")
    assert touching(table, "(2,7) N") == 0
    assert touching(table, "(2,7) N", seat=1) == gold
    dug(table, *COURSE)
    assert touching(table, BOTH) == touching(table, "(6,1) N") == 0
    assert touching(table, "(7,2) NW") == harbour


def test_places_at_dry_fields_are_worth_what_their_numbers_will_be() -> None:
    table = canal_table()
    assert settling(table, "(3,2) NE") > settling(table, "(2,1) N") > 0
    assert settling(table, "(4,4) N") == 0


def test_water_comes_nearer_with_every_tile_to_whoever_has_fields() -> None:
    table = canal_table()
    table.put(0, "settlement", "(3,2) NE")
    assert "water" not in ways(table, 1)
    assert share(ways(table)["water"]) == 0
    dug(table, *COURSE[:3])
    assert share(ways(table)["water"]) == 3 / 9


# What comes of it


def test_a_planner_activates_the_knight_that_digs() -> None:
    table = begun(max_offers=0)
    knight(table, 0, SOUTH, active=True)
    knight(table, 0, WEST)
    knight(table, 0, "(5,4) NW")
    table.hand(0, grain=1)
    assert choice(table) == Action("activate_knight", {"vertex": table.vertex(WEST)})


def test_a_planner_recruits_a_knight_where_it_will_dig() -> None:
    table = begun(max_offers=0)
    table.put(0, "settlement", "(7,4) NW")
    table.put(0, "road", "(7,4) NE", "(5,4) NW")
    table.put(0, "ship", "(7,4) W")
    table.hand(0, wool=1, ore=1)
    chosen = choice(table)
    assert chosen.kind == "recruit_knight"
    assert chosen.operands["vertex"] in {table.vertex(place) for place in (BOTH, "(7,4) N", WEST)}
