"""Lines of ships where barbarians have conquered settlements and hexes."""

from __future__ import annotations

import pytest

from skerry.engine.network import lines_of
from tests.barbarians import barbarians, fallen, operands
from tests.barbarians_at_sea import at_sea
from tests.table import Table

# A vertex of the west coast between two landing hexes and the frame, with a road inland and ships along the coast.
TOWN = "(5,1) S"
ROADS = ("(5,1) SE", "(6,1) NE", "(6,1) E")
SHIPS = ("(6,1) W", "(6,1) SW", "(7,1) W")
CUT_OFF = "that line of ships touches no building of yours but those that barbarians have conquered"


def coast(ships: int = 1, roads: int = 0) -> Table:
    """A settlement with ships and roads that lie since an earlier turn."""
    table = at_sea("new_shores")
    table.put(0, "settlement", TOWN)
    table.put(0, "ship", *SHIPS[:ships])
    table.put(0, "road", *ROADS[:roads])
    table.turn(0, rolled=True)
    table.hand(0, wood=3, wool=3, brick=3)
    return table


def conquer(table: Table) -> None:
    barbarians(table, h51=3, h61=3)
    assert table.vertex(TOWN) in fallen(table)


@pytest.mark.rule("BARBSEA-02")
def test_ships_are_built_along_conquered_hexes_and_roads_are_not() -> None:
    table = at_sea("new_shores")
    table.put(0, "settlement", "(5,1) N")
    table.hand(0, wood=2, wool=1, brick=1)
    barbarians(table, h51=3)
    assert table.refused(0, "build_road", edge="(5,1) NW") == (
        "barbarians have conquered a hex there: neither roads nor settlements are built at it"
    )
    table.act(0, "build_ship", edge="(5,1) NW")


@pytest.mark.rule("BARBSEA-03")
def test_no_line_grows_from_a_conquered_settlement() -> None:
    table = coast()
    assert {table.edge("(6,1) SW"), table.edge("(5,1) SW")} <= operands(table, 0, "build_ship")
    conquer(table)
    assert table.legal(0, "build_ship") == []
    assert table.refused(0, "build_ship", edge="(6,1) SW") == CUT_OFF
    # Nor does one begin there.
    assert table.refused(0, "build_ship", edge="(5,1) SW") == CUT_OFF
    assert table.refused(0, "build_ship", edge="(1,1) NW") == (
        "a ship needs a free sea edge at your own ship or building, away from the pirate"
    )
    barbarians(table, h61=2)
    table.act(0, "build_ship", edge="(6,1) SW")


@pytest.mark.rule("BARBSEA-03", "BARBSEA-04")
def test_no_line_is_moved_from_a_conquered_settlement() -> None:
    table = coast(ships=2)
    table.put(0, "settlement", "(7,3) S")
    ship = table.edge("(6,1) SW")
    assert operands(table, 0, "move_ship") == {ship}
    conquer(table)
    assert table.legal(0, "move_ship") == []
    assert table.refused(0, "move_ship", edge="(6,1) SW").startswith("only a ship at the open end of a line")
    barbarians(table, h51=2)
    assert operands(table, 0, "move_ship") == {ship}


@pytest.mark.rule("BARBSEA-04")
def test_one_ship_at_a_building_that_stands_is_enough() -> None:
    table = coast(ships=2)
    # At the castle nothing ever falls.
    table.put(0, "settlement", "(6,1) S")
    conquer(table)
    assert {table.edge("(5,1) SW"), table.edge("(7,1) W")} <= operands(table, 0, "build_ship")


@pytest.mark.rule("BARBSEA-04")
def test_a_city_that_stands_is_as_good_and_a_conquered_one_as_bad() -> None:
    table = coast(ships=2)
    table.put(0, "city", TOWN)
    conquer(table)
    assert table.legal(0, "build_ship") == []
    table.put(0, "settlement", "(6,1) S")
    table.put(0, "city", "(6,1) S")
    assert table.edge("(7,1) W") in operands(table, 0, "build_ship")


@pytest.mark.rule("BARBSEA-81")
def test_a_conquered_settlement_joins_no_roads_and_ships() -> None:
    table = coast(ships=3, roads=3)
    assert (table.route(0), table.holder("longest_road")) == (6, 0)
    conquer(table)
    assert (table.route(0), table.holder("longest_road")) == (3, None)
    barbarians(table, h61=0)
    assert (table.route(0), table.holder("longest_road")) == (6, 0)


@pytest.mark.rule("BARBSEA-81")
def test_pieces_of_one_kind_go_on_at_it() -> None:
    table = coast(ships=3)
    table.put(0, "ship", "(5,1) SW", "(5,1) W")
    assert table.route(0) == 5
    conquer(table)
    assert table.route(0) == 5
    # One more, laid while it is conquered, is measured the same way.
    table.put(0, "ship", "(5,1) NW")
    table.put(0, "road", "(5,1) SE")
    assert table.route(0) == 6


@pytest.mark.rule("BARBSEA-81")
def test_what_lies_beside_it_is_not_open() -> None:
    table = coast(ships=2)
    conquer(table)
    lines = lines_of(table.kernel, 0, table.kernel.rules.ship)
    assert not lines.is_open(table.kernel, table.edge("(6,1) W"))
    assert lines.is_open(table.kernel, table.edge("(6,1) SW"))
