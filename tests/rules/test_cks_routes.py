"""Cities & Knights with Seafarers: knights on ships, at sea and on far islands (CKS-01 to CKS-19)."""

from __future__ import annotations

import pytest

from skerry.board.terrain import FOG
from tests.islands import special_vp
from tests.knights import barbarians_at, is_active, knight, own, places, strength_at, throw, vertices
from tests.sound import around, edges_of, named, north, north_vertex, sound
from tests.table import Table

KNIGHTS = "cities_and_knights"
AT_SEA = north_vertex(4)  # between sea hexes only
ACROSS = north_vertex(9)  # on the field beyond the sound
FOREST = "(0,0)"


def line(first: int, last: int) -> set[str]:
    return {north_vertex(k) for k in range(first, last + 1)}


def sailed(*ships: str, **given: object) -> Table:
    """Seat 0 has a settlement at the west end of the north line, and these ships."""
    table = sound(KNIGHTS, **given)
    table.put(0, "settlement", north_vertex(1))
    table.put(0, "ship", *ships)
    return table


def on_turn(table: Table, seat: int = 0, **cards: int) -> Table:
    table.turn(seat, rolled=True)
    table.hand(seat, **cards)
    return table


# Ships stay ships


@pytest.mark.rule("CKS-02")
def test_ships_cost_move_and_fear_the_pirate_as_ever() -> None:
    table = sailed(*north(1, 4))
    on_turn(table, wood=1, wool=1, grain=5, coin=3)
    assert table.is_legal(0, "build_ship", edge=north(4, 5)[0])
    assert edges_of(table, 0, "move_ship") == named(table, *north(3, 4))
    table.pirate("(1,2)")
    assert not table.is_legal(0, "build_ship", edge=north(4, 5)[0])
    table.pirate("(1,4)")
    table.act(0, "build_ship", edge=north(4, 5)[0])
    assert table.cards(0) == {"grain": 5, "coin": 3}
    assert edges_of(table, 0, "move_ship") == set(), "the new ship is the tip now and may not be moved this turn"


@pytest.mark.rule("CKS-03")
def test_an_own_knight_starts_neither_road_nor_ship() -> None:
    table = sailed(*north(1, 2))
    on_turn(table, wood=2, wool=1, brick=1)
    ships, roads = edges_of(table, 0, "build_ship"), edges_of(table, 0, "build_road")
    knight(table, 0, ACROSS)
    assert edges_of(table, 0, "build_ship") == ships
    assert edges_of(table, 0, "build_road") == roads
    assert not named(table, *north(8, 10)) & (ships | roads)


@pytest.mark.rule("CKS-03")
def test_an_own_knight_does_not_join_road_and_ship() -> None:
    table = sound(KNIGHTS)
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "road", "(0,0) NE", "(0,0) E")
    knight(table, 0, north_vertex(1))
    on_turn(table, wood=1, wool=1)
    assert not table.is_legal(0, "build_ship", edge=north(1, 2)[0])
    table.put(0, "ship", *north(1, 4))
    assert table.route(0) == 3
    joined = sound(KNIGHTS)
    joined.put(0, "road", "(0,0) NE", "(0,0) E")
    joined.put(0, "ship", *north(1, 4))
    joined.put(0, "settlement", north_vertex(1))
    assert joined.route(0) == 5, "what a building does"


@pytest.mark.rule("CKS-04", "CKS-01", "SEA-98")
@pytest.mark.parametrize("active", [False, True])
def test_a_foreign_knight_stops_ships_at_sea(active: bool) -> None:
    table = sailed(*north(1, 4))
    on_turn(table, wood=1, wool=1)
    beyond = named(table, *north(4, 5), "(1,2) W")
    assert beyond <= edges_of(table, 0, "build_ship")
    knight(table, 1, AT_SEA, active=active)
    assert not beyond & edges_of(table, 0, "build_ship")
    assert "knight" in table.refused(0, "build_ship", edge=north(4, 5)[0])


@pytest.mark.rule("CKS-04")
def test_a_ship_is_moved_up_to_a_foreign_knight_and_not_past_it() -> None:
    table = sailed(*north(1, 4), "(1,1) W")
    knight(table, 1, north_vertex(4))
    on_turn(table)
    table.act(0, "move_ship", edge="(1,1) W")
    assert not named(table, *north(4, 5), "(1,2) W") & edges_of(table, 0, "sail_ship")
    assert table.is_legal(0, "sail_ship", edge="(0,2) W")


@pytest.mark.rule("CKS-05", "CKS-01", "SEA-98")
def test_a_foreign_knight_at_sea_interrupts_the_longest_route_and_an_own_one_does_not() -> None:
    table = sailed(*north(1, 7))
    assert (table.route(0), table.holder("longest_road")) == (6, 0)
    knight(table, 0, north_vertex(3))
    assert table.route(0) == 6
    knight(table, 1, AT_SEA)
    assert (table.route(0), table.holder("longest_road")) == (3, None)


# Knights at sea


@pytest.mark.rule("CKS-06", "CKS-07", "CKS-01", "SEA-98")
def test_knights_are_recruited_at_own_ships_on_the_coast_and_never_between_sea_hexes() -> None:
    table = sailed(*north(0, 1), *north(1, 9))
    on_turn(table, wool=1, ore=1)
    assert vertices(table, 0, "recruit_knight") == places(table, north_vertex(0), ACROSS)
    assert table.refused(0, "recruit_knight", vertex=AT_SEA)
    table.act(0, "recruit_knight", vertex=ACROSS)
    assert (strength_at(table, ACROSS), is_active(table, ACROSS)) == (1, False)


@pytest.mark.rule("CKS-08", "CKS-09", "CKS-10", "CKS-13", "SEA-100", "VARX-72")
def test_a_knight_goes_over_roads_and_ships_to_another_island_past_the_pirate() -> None:
    table = sound(KNIGHTS)
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "road", "(0,0) NE", "(0,0) E")
    table.put(0, "ship", *north(1, 9))
    knight(table, 0, "(0,0) NE", active=True)
    on_turn(table)
    table.pirate("(1,2)")
    table.act(0, "move_knight", vertex="(0,0) NE")
    # From road to ship without a building in between, and onto open sea.
    assert vertices(table, 0, "go_knight") == places(table, *line(1, 9))
    table.act(0, "go_knight", vertex=ACROSS)
    assert (strength_at(table, ACROSS), is_active(table, ACROSS), strength_at(table, "(0,0) NE")) == (1, False, 0)


@pytest.mark.rule("CKS-11")
def test_a_knight_at_sea_is_activated_promoted_and_counts_in_defence() -> None:
    table = sailed(*north(1, 5), dice=[throw(1, 2, "ship")])
    knight(table, 0, AT_SEA)
    table.put(0, "city", "(3,2) N")
    on_turn(table, grain=1, wool=1, ore=1)
    table.act(0, "activate_knight", vertex=AT_SEA)
    table.act(0, "promote_knight", vertex=AT_SEA)
    assert (strength_at(table, AT_SEA), is_active(table, AT_SEA)) == (2, True)
    table.act(0, "end_turn")
    barbarians_at(table, 6)
    attack = next(event.to_json() for event in table.act(1, "roll") if event.kind == "barbarians_attacked")
    assert (attack["strength"], attack["defence"]) == (1, 2)
    assert not is_active(table, AT_SEA)


@pytest.mark.rule("CKS-10", "CKS-11", "CKS-12")
def test_a_knight_at_sea_is_displaced_and_retreats_over_its_own_ships() -> None:
    table = sailed(*north(1, 6))
    knight(table, 0, AT_SEA, active=True)
    table.put(1, "ship", "(1,2) W")
    knight(table, 1, "(1,2) SW", "strong", active=True)
    on_turn(table, 1)
    table.act(1, "move_knight", vertex="(1,2) SW")
    table.act(1, "displace_knight", vertex=AT_SEA)
    assert (table.decision, table.game.actors) == ("retreat", [0])
    assert vertices(table, 0, "retreat") == places(table, *(line(2, 6) - {AT_SEA}))
    table.act(0, "retreat", vertex=north_vertex(6))
    assert (strength_at(table, AT_SEA), strength_at(table, north_vertex(6))) == (2, 1)
    assert is_active(table, north_vertex(6))


@pytest.mark.rule("CKS-14")
def test_a_knight_on_a_new_island_earns_no_points_and_no_harbour_and_reveals_nothing() -> None:
    table = Table(["new_shores", KNIGHTS])
    table.put(0, "ship", "(1,1) SE")
    table.put(0, "road", "(3,2) NW")
    on_turn(table, wool=2, ore=2)
    table.act(0, "recruit_knight", vertex="(1,1) S")
    rates = dict(table.view()["seats"][0]["rates"])
    table.act(0, "recruit_knight", vertex="(3,2) NW")
    assert table.view()["seats"][0]["rates"] == rates
    assert special_vp(table) == [0, 0, 0, 0]
    assert table.points(0) == 0
    fog = Table(["fog_islands", KNIGHTS])
    knight(fog, 0, "(1,1) S")
    assert fog.state.terrain[fog.hex("(1,1)")] == FOG


# Open and closed lines


@pytest.mark.rule("CKS-15", "SEA-100")
def test_a_line_between_a_building_and_an_own_knight_is_closed() -> None:
    table = sailed(*north(1, 4))
    on_turn(table)
    assert edges_of(table, 0, "move_ship") == named(table, *north(3, 4))
    knight(table, 0, AT_SEA)
    assert edges_of(table, 0, "move_ship") == set()


@pytest.mark.rule("CKS-15")
def test_ships_beyond_the_knight_are_open() -> None:
    table = sailed(*north(1, 6))
    knight(table, 0, AT_SEA)
    on_turn(table)
    assert edges_of(table, 0, "move_ship") == named(table, *north(5, 6))


@pytest.mark.rule("CKS-15")
def test_in_a_ring_a_knight_counts_like_a_building() -> None:
    table = sound(KNIGHTS)
    ring = around("(1,2)")
    table.put(0, "ship", *ring)
    on_turn(table)
    assert edges_of(table, 0, "move_ship") == named(table, *ring)
    knight(table, 0, "(1,2) N")
    assert edges_of(table, 0, "move_ship") == named(table, "(1,2) NE", "(1,2) NW")


@pytest.mark.rule("CKS-16")
@pytest.mark.parametrize("intruder", ["knight", "settlement"])
def test_what_somebody_puts_on_a_closed_line_interrupts_it_but_does_not_open_it(intruder: str) -> None:
    table = sailed(*north(1, 7))
    knight(table, 0, north_vertex(7))
    on_turn(table)
    if intruder == "knight":
        knight(table, 1, AT_SEA)
    else:
        table.put(1, "settlement", AT_SEA)
    assert table.route(0) == 3
    assert edges_of(table, 0, "move_ship") == set()


@pytest.mark.rule("CKS-17", "SEA-100")
def test_a_ship_that_alone_connects_a_knight_stays() -> None:
    table = sound(KNIGHTS)
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "ship", "(0,0) NE")
    table.put(0, "road", "(0,0) E")
    on_turn(table)
    # A road at the end of a ship does not hold it (SEA-44), but the knight who came over both does.
    assert edges_of(table, 0, "move_ship") == named(table, "(0,0) NE")
    knight(table, 0, north_vertex(1))
    assert edges_of(table, 0, "move_ship") == set()
    table.put(0, "settlement", "(0,0) S")
    table.put(0, "road", "(0,0) SE")
    assert edges_of(table, 0, "move_ship") == named(table, "(0,0) NE"), "another building holds the knight"


@pytest.mark.rule("CKS-18")
def test_when_the_knight_leaves_the_line_is_open_at_once() -> None:
    table = sailed(*north(1, 4))
    knight(table, 0, AT_SEA, active=True)
    on_turn(table)
    assert edges_of(table, 0, "move_ship") == set()
    table.act(0, "move_knight", vertex=AT_SEA)
    table.act(0, "go_knight", vertex=north_vertex(3))
    assert edges_of(table, 0, "move_ship") == named(table, *north(3, 4))


@pytest.mark.rule("CKS-19")
def test_a_ship_built_this_turn_carries_a_knight() -> None:
    table = sailed(*north(1, 3))
    knight(table, 0, north_vertex(2), active=True)
    on_turn(table, wood=1, wool=1)
    table.act(0, "build_ship", edge=north(3, 4)[0])
    table.act(0, "move_knight", vertex=north_vertex(2))
    assert vertices(table, 0, "go_knight") == places(table, north_vertex(3), AT_SEA)


@pytest.mark.rule("CKS-19")
def test_a_ship_moved_this_turn_carries_a_knight() -> None:
    table = sailed(*north(1, 3), "(1,1) W")
    knight(table, 0, north_vertex(3), active=True)
    on_turn(table)
    table.act(0, "move_ship", edge="(1,1) W")
    table.act(0, "sail_ship", edge=north(3, 4)[0])
    table.act(0, "move_knight", vertex=north_vertex(3))
    assert vertices(table, 0, "go_knight") == places(table, north_vertex(2), AT_SEA)
    assert own(table).knight.of(table.kernel, table.vertex(north_vertex(3))) == 1
