"""Moving knights along one's roads."""

from __future__ import annotations

import pytest

from tests.knights import begun, is_active, knight, places, strength_at, vertices
from tests.table import Table, crest, crest_vertex


def at(k: int) -> str:
    """Along the north of the middle row, from west to east."""
    return crest_vertex(2, k)


@pytest.mark.rule("CK-143")
def test_a_knight_goes_any_distance_along_own_roads_to_any_empty_vertex() -> None:
    table = begun()
    table.put(0, "settlement", at(0))
    table.put(0, "road", *crest(2, 8), "(2,2) W")
    table.put(1, "road", *crest(2, 2, 8))
    table.put(0, "road", "(4,0) SW")  # apart from the others
    knight(table, 0, at(1), active=True)
    table.act(0, "move_knight", vertex=at(1))
    reached = [at(k) for k in range(2, 9)] + [crest_vertex(3, 3)]
    assert vertices(table, 0, "go_knight") == places(table, *reached)
    assert "along your own routes" in table.refused(0, "go_knight", vertex=at(1))  # its start
    assert "along your own routes" in table.refused(0, "go_knight", vertex=at(9))  # a foreign road
    assert "along your own routes" in table.refused(0, "go_knight", vertex="(4,0) S")
    table.act(0, "go_knight", vertex=at(8))
    assert (strength_at(table, at(1)), strength_at(table, at(8))) == (0, 1)
    assert not is_active(table, at(8))
    assert table.decision == "action"


@pytest.mark.rule("CK-143")
def test_a_ring_of_roads_does_not_lead_a_knight_to_where_it_stands() -> None:
    table = begun()
    table.put(0, "road", *(f"(2,2) {side}" for side in ("NE", "E", "SE", "SW", "W", "NW")))
    knight(table, 0, "(2,2) N", active=True)
    table.act(0, "move_knight", vertex="(2,2) N")
    assert vertices(table, 0, "go_knight") == places(table, *(f"(2,2) {c}" for c in ("NE", "SE", "S", "SW", "NW")))


@pytest.mark.rule("CK-143")
def test_a_knight_keeps_its_strength_and_colour_on_the_way() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 4))
    knight(table, 0, at(1), "mighty", active=True)
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "go_knight", vertex=at(3))
    (told,) = table.view()["cities_and_knights"]["knights"]
    assert (told["vertex"], told["colour"], told["strength"]) == (table.vertex(at(3)), 0, 3)
    assert [table.supply(0, f"{name}_knight") for name in ("basic", "strong", "mighty")] == [2, 2, 1]


@pytest.mark.rule("CK-144")
def test_own_pieces_are_passed_but_not_landed_on() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 7))
    table.put(0, "settlement", at(2))
    table.put(0, "city", at(6))
    knight(table, 0, at(4), "strong")
    knight(table, 0, at(1), "mighty", active=True)
    table.act(0, "move_knight", vertex=at(1))
    assert vertices(table, 0, "go_knight") == places(table, at(0), at(3), at(5), at(7))


@pytest.mark.parametrize("barrier", ["settlement", "city", "sleeping knight", "active knight"])
@pytest.mark.rule("CK-144")
def test_foreign_pieces_are_not_passed(barrier: str) -> None:
    table = begun()
    table.put(0, "road", *crest(2, 7))
    if "knight" in barrier:
        knight(table, 1, at(4), "strong", active=barrier == "active knight")
    else:
        table.put(1, barrier, at(4))
    knight(table, 0, at(2), active=True)
    table.act(0, "move_knight", vertex=at(2))
    assert vertices(table, 0, "go_knight") == places(table, at(0), at(1), at(3))
    assert "past nobody else's pieces" in table.refused(0, "go_knight", vertex=at(5))
    assert "past nobody else's pieces" in table.refused(0, "go_knight", vertex=at(4))


@pytest.mark.rule("CK-144")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_passes_a_building_of_anybody_else(seat: int) -> None:
    table = Table(["cities_and_knights"])
    mover = (seat + 1) % 4
    table.put(mover, "road", *crest(2, 7))
    table.put(seat, "settlement", at(4))
    knight(table, mover, at(2), active=True)
    table.turn(mover, rolled=True)
    table.act(mover, "move_knight", vertex=at(2))
    assert vertices(table, mover, "go_knight") == places(table, at(0), at(1), at(3))


@pytest.mark.rule("CK-144")
def test_a_weaker_knight_is_not_passed_either() -> None:
    table = begun()
    table.put(0, "road", *crest(2, 7))
    knight(table, 1, at(4))
    knight(table, 0, at(2), "mighty", active=True)
    table.act(0, "move_knight", vertex=at(2))
    assert vertices(table, 0, "go_knight") == places(table, at(0), at(1), at(3))
    assert vertices(table, 0, "displace_knight") == places(table, at(4))


@pytest.mark.rule("CK-145")
def test_a_road_built_this_turn_is_walked_at_once() -> None:
    table = begun()
    table.put(0, "settlement", at(0))
    table.put(0, "road", *crest(2, 1))
    knight(table, 0, at(1), active=True)
    table.hand(0, wood=1, brick=1)
    assert not table.is_legal(0, "move_knight", vertex=at(1))
    table.act(0, "build_road", edge=crest(2, 2)[1])
    table.act(0, "move_knight", vertex=at(1))
    table.act(0, "go_knight", vertex=at(2))
    assert strength_at(table, at(2)) == 1
