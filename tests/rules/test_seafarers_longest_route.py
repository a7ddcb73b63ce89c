"""The longest trade route over roads and ships (SEA-51 to SEA-54)."""

from __future__ import annotations

import pytest

from tests.sound import around, north, north_vertex, sound
from tests.table import Table

# Along the coast of the forest to vertex 1 of the north line.
ROADS = ["(0,0) NW", "(0,0) NE", "(0,0) E"]


@pytest.mark.rule("SEA-51")
def test_five_ships_in_a_row_earn_the_two_points() -> None:
    table = sound()
    table.put(0, "ship", *north(1, 5))
    assert (table.route(0), table.holder("longest_road")) == (4, None)
    table.put(0, "ship", *north(5, 6))
    assert (table.route(0), table.holder("longest_road"), table.points(0)) == (5, 0, 2)


@pytest.mark.rule("SEA-51", "SEA-52")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_roads_and_ships_join_only_at_an_own_building(piece: str) -> None:
    table = sound()
    table.put(0, "road", *ROADS)
    table.put(0, "ship", *north(1, 3))
    assert (table.route(0), table.holder("longest_road")) == (3, None)
    table.put(0, piece, north_vertex(1))
    assert (table.route(0), table.holder("longest_road")) == (5, 0)


@pytest.mark.rule("SEA-52")
def test_an_opponents_building_joins_nothing() -> None:
    table = sound()
    table.put(0, "road", *ROADS)
    table.put(0, "ship", *north(1, 3))
    table.put(1, "settlement", north_vertex(1))
    assert table.route(0) == 3


@pytest.mark.rule("SEA-53")
def test_an_opponents_building_interrupts_a_line_of_ships() -> None:
    table = sound()
    table.put(0, "ship", *north(1, 9))
    assert table.holder("longest_road") == 0
    table.put(1, "settlement", north_vertex(5))
    assert (table.route(0), table.holder("longest_road")) == (4, None)


@pytest.mark.rule("SEA-53")
def test_branches_count_only_as_far_as_one_line_uses_each_piece_once() -> None:
    table = sound()
    table.put(0, "ship", *north(1, 6), "(0,1) E", "(1,1) E")
    assert table.route(0) == 5
    ring = sound()
    ring.put(0, "ship", *around("(1,2)"), "(0,2) E", "(2,3) NE")
    assert ring.route(0) == 7, "all around and one way out"


def contested() -> Table:
    """Seat 0 holds the award with five ships."""
    table = sound()
    table.put(0, "settlement", north_vertex(1))
    table.put(0, "ship", *north(1, 6))
    return table


@pytest.mark.rule("SEA-54")
def test_a_tie_keeps_the_holder_and_more_takes_the_award() -> None:
    table = contested()
    table.put(1, "ship", *around("(2,3)")[:5])
    assert table.holder("longest_road") == 0
    table.put(1, "ship", around("(2,3)")[5])
    assert (table.holder("longest_road"), table.points(0), table.points(1)) == (1, 1, 2)


@pytest.mark.rule("SEA-54")
def test_when_a_move_leaves_two_leaders_nobody_has_the_award() -> None:
    table = contested()
    table.put(1, "ship", *around("(2,3)")[:5])
    table.put(2, "ship", *around("(3,4)")[:5])
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge=north(5, 6)[0])
    table.act(0, "sail_ship", edge="(1,0) E")
    assert (table.route(0), table.route(1), table.route(2)) == (4, 5, 5)
    assert table.holder("longest_road") is None
