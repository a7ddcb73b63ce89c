"""Cities & Knights with Seafarers: progress cards and ships (CKS-38 to CKS-45)."""

from __future__ import annotations

import pytest

from skerry.rules.seafarers.module import sea
from tests.knights import give, knight, places, play, playable, strength_at, unlock, vertices
from tests.sound import around, edges_of, named, north, north_vertex, sound
from tests.table import Table

KNIGHTS = "cities_and_knights"
AT_SEA = north_vertex(4)
ROAD = "(0,0) E"


def holding(*cards: str) -> Table:
    """Seat 0 has a settlement at the west end of the north line and is about to play these cards."""
    table = sound(KNIGHTS)
    table.put(0, "settlement", north_vertex(1))
    give(table, 0, *cards)
    return table


def on_turn(table: Table) -> Table:
    table.turn(0, rolled=True)
    return table


def lying(table: Table, place: str) -> str:
    return table.kernel.rules.pieces[table.state.edge_piece[table.edge(place)]].name


# Road building


@pytest.mark.rule("CKS-38", "CKS-01")
@pytest.mark.parametrize("kinds", [("road", "road"), ("ship", "ship"), ("road", "ship"), ("ship", "road")])
def test_road_building_lays_roads_or_ships(kinds: tuple[str, str]) -> None:
    table = on_turn(holding("road_building"))
    sites = {"road": [ROAD, "(0,0) NE"], "ship": north(1, 3)}
    play(table, "road_building")
    for kind in kinds:
        assert {action.kind for action in table.legal(0)} == {"place_road", "place_ship"}
        place = sites[kind].pop(0)
        table.act(0, f"place_{kind}", edge=place)
        assert lying(table, place) == kind
    assert table.decision == "action"
    assert table.cards(0) == {}


@pytest.mark.rule("CKS-38")
def test_road_building_is_playable_for_ships_alone() -> None:
    table = on_turn(holding("road_building"))
    rules = table.kernel.rules
    table.state.supply[rules.road] = 0
    assert "road_building" in playable(table)
    play(table, "road_building")
    assert {action.kind for action in table.legal(0)} == {"place_ship"}


@pytest.mark.rule("CKS-39")
def test_nothing_is_built_between_the_two_free_pieces() -> None:
    table = holding("road_building")
    table.put(0, "ship", *north(1, 8))
    on_turn(table)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    play(table, "road_building")
    table.act(0, "place_ship", edge=north(8, 9)[0])
    # A settlement on the far shore would let a road follow the ship.
    assert table.refused(0, "build_settlement", vertex=north_vertex(9))
    assert not named(table, "(0,5) W", "(0,5) SW") & edges_of(table, 0, "place_road")
    table.act(0, "place_ship", edge=north(9, 10)[0])
    assert table.is_legal(0, "build_settlement", vertex=north_vertex(9))


# Diplomat


@pytest.mark.rule("CKS-40", "CKS-01", "SEA-98")
def test_the_diplomat_removes_open_ships() -> None:
    table = holding("diplomat")
    table.put(1, "settlement", "(0,5) SW")
    table.put(1, "ship", *north(6, 9))
    on_turn(table)
    play(table, "diplomat")
    assert edges_of(table, 0, "remove_route") == named(table, *north(6, 7))
    table.act(0, "remove_route", edge=north(6, 7)[0])
    assert lying(table, north(6, 7)[0]) == "none"
    assert table.supply(1, "ship") == 13
    assert table.decision == "action"


@pytest.mark.rule("CKS-40")
@pytest.mark.parametrize("end", ["knight", "settlement", "road"])
def test_a_ship_is_not_open_at_an_end_with_an_own_piece_of_any_kind(end: str) -> None:
    table = holding("diplomat")
    table.put(1, "settlement", north_vertex(10))
    table.put(1, "ship", "(0,5) SW")
    on_turn(table)
    assert "diplomat" in playable(table)
    tip = "(0,5) SW"  # from the settlement to the western corner of the field
    if end == "knight":
        knight(table, 1, north_vertex(9))
    elif end == "settlement":
        table.put(1, "settlement", north_vertex(9))
    else:
        table.put(1, "road", "(0,5) W")
    open_pieces = opened(table)
    assert table.edge(tip) not in open_pieces
    if end == "road":
        assert open_pieces == named(table, "(0,5) W"), "the road is the open end of both"


def opened(table: Table) -> set[int]:
    if "diplomat" not in playable(table):
        return set()
    play(table, "diplomat")
    return edges_of(table, 0, "remove_route")


@pytest.mark.rule("CKS-40")
def test_a_line_of_ships_between_two_own_pieces_is_closed_to_the_diplomat_whoever_stands_on_it() -> None:
    table = holding("diplomat")
    table.put(1, "settlement", north_vertex(9))
    table.put(1, "ship", *north(4, 9))
    knight(table, 1, AT_SEA)
    knight(table, 2, north_vertex(6))
    on_turn(table)
    assert opened(table) == set()


@pytest.mark.rule("CKS-40")
def test_rings_of_ships_are_open_as_rings_of_roads_are() -> None:
    ring = around("(1,2)")
    bare = holding("diplomat")
    bare.put(1, "ship", *ring)
    assert opened(on_turn(bare)) == named(bare, *ring)
    held = holding("diplomat")
    held.put(1, "ship", *ring)
    held.put(1, "settlement", "(1,2) N")
    assert opened(on_turn(held)) == named(held, "(1,2) NE", "(1,2) NW")


@pytest.mark.rule("CKS-40", "CKS-17")
def test_the_diplomat_takes_no_ship_that_alone_connects_a_knight() -> None:
    table = holding("diplomat")
    table.put(1, "settlement", north_vertex(9))
    table.put(1, "ship", *north(7, 9))
    knight(table, 1, north_vertex(8))
    on_turn(table)
    assert opened(table) == named(table, *north(7, 8))


@pytest.mark.rule("CKS-41", "SEA-102")
@pytest.mark.parametrize("piece", ["road", "ship"])
def test_a_removed_road_is_laid_again_as_a_road_and_a_ship_as_a_ship(piece: str) -> None:
    table = holding("diplomat")
    place = ROAD if piece == "road" else north(1, 2)[0]
    other = north(0, 1)[0]  # a coast edge at the settlement, fit for both
    table.put(0, piece, place)
    on_turn(table)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=place)
    assert {action.kind for action in table.legal(0)} == {"replace_route", "leave_route_off"}
    out_at_sea = named(table, *north(1, 2))
    assert edges_of(table, 0, "replace_route") & out_at_sea == set()
    table.act(0, "replace_route", edge=other)
    assert (lying(table, other), lying(table, place)) == (piece, "none")
    assert table.supply(0, piece) == 14


@pytest.mark.rule("CKS-41")
def test_a_removed_road_keeps_to_land_and_a_removed_ship_to_the_sea() -> None:
    table = holding("diplomat")
    table.put(0, "road", ROAD)
    table.put(0, "ship", north(1, 2)[0])
    on_turn(table)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=ROAD)
    assert not named(table, *north(2, 3)) & edges_of(table, 0, "replace_route")
    inland = "(3,0) E"
    table = holding("diplomat")
    table.put(0, "settlement", "(3,0) SE")
    table.put(0, "ship", "(3,0) SE")
    on_turn(table)
    table.hand(0, wood=1, brick=1)
    assert table.is_legal(0, "build_road", edge=inland)
    play(table, "diplomat")
    table.act(0, "remove_route", edge="(3,0) SE")
    assert not named(table, inland) & edges_of(table, 0, "replace_route")


@pytest.mark.rule("CKS-42")
def test_the_diplomat_takes_a_ship_from_the_pirate_but_lays_none_beside_it() -> None:
    table = holding("diplomat")
    table.put(0, "ship", *north(1, 4))
    on_turn(table)
    table.pirate("(1,1)")  # at the last ship
    assert table.legal(0, "move_ship") == []
    play(table, "diplomat")
    assert table.is_legal(0, "remove_route", edge=north(3, 4)[0])
    table.act(0, "remove_route", edge=north(3, 4)[0])
    beside = named(table, *around("(1,1)"))
    assert not beside & edges_of(table, 0, "replace_route")
    table.act(0, "replace_route", edge="(0,2) W")
    assert lying(table, "(0,2) W") == "ship"


@pytest.mark.rule("CKS-42")
def test_the_diplomat_takes_a_ship_built_this_turn_and_uses_up_no_ship_move() -> None:
    table = holding("diplomat")
    table.put(0, "ship", *north(1, 3), "(1,1) W")
    on_turn(table)
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=north(3, 4)[0])
    play(table, "diplomat")
    table.act(0, "remove_route", edge=north(3, 4)[0])
    table.act(0, "replace_route", edge="(0,2) W")
    assert sea(table.kernel.rules).ship_moved.of(table.kernel) != table.state.turn
    assert table.is_legal(0, "move_ship", edge="(1,1) W")
    assert not table.is_legal(0, "move_ship", edge="(0,2) W"), "placed this turn"


# Intrigue, deserter, bishop


@pytest.mark.rule("CKS-43", "CKS-01")
def test_intrigue_reaches_a_knight_at_sea_at_an_own_ship() -> None:
    table = holding("intrigue")
    table.put(1, "ship", *north(4, 6))
    knight(table, 1, AT_SEA, "mighty")
    on_turn(table)
    assert "intrigue" not in playable(table)
    table.put(0, "ship", north(3, 4)[0])
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex=AT_SEA)
    assert (table.decision, table.game.actors) == ("retreat", [1])
    table.act(1, "retreat", vertex=north_vertex(6))
    assert (strength_at(table, AT_SEA), strength_at(table, north_vertex(6))) == (0, 3)


@pytest.mark.rule("CKS-44", "CKS-07")
def test_a_deserter_from_the_sea_comes_ashore() -> None:
    table = holding("deserter")
    table.put(0, "ship", north(0, 1)[0], *north(1, 4))
    knight(table, 1, AT_SEA, active=True)
    on_turn(table)
    play(table, "deserter")
    if table.decision == "give_up_knight":
        table.act(1, "give_up_knight", vertex=AT_SEA)
    assert strength_at(table, AT_SEA) == 0
    assert vertices(table, 0, "welcome_deserter") == places(table, north_vertex(0))


@pytest.mark.rule("CKS-45", "SEA-104")
def test_the_bishop_moves_the_robber_only() -> None:
    table = holding("bishop")
    on_turn(table)
    unlock(table)
    table.pirate("(1,2)")
    play(table, "bishop")
    assert {action.kind for action in table.legal(0)} == {"send_bishop"}
    assert not table.is_legal(0, "send_bishop", hex="(1,1)")
    table.act(0, "send_bishop", hex="(0,0)")
    assert table.state.robber == table.hex("(0,0)")
    assert table.view()["seafarers"]["pirate"] == table.hex("(1,2)")
