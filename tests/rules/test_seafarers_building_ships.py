"""Building ships, and settling where they lead (SEA-29 to SEA-41, SEA-86, SEA-90)."""

from __future__ import annotations

import pytest

from skerry.engine.network import forget_networks
from skerry.engine.state import NO_PIECE, NOBODY
from skerry.rules.seafarers.ships import SHIP_PLACE_WRONG
from tests.sound import around, edges_of, named, north, north_vertex, sound
from tests.table import Table


def harbourless(ships: list[str], **cards: int) -> Table:
    """Seat 0 at the forest, with these ships and cards for two more unless said otherwise."""
    table = sound()
    table.put(0, "settlement", north_vertex(1))
    table.put(0, "ship", *ships)
    table.turn(0, rolled=True)
    table.hand(0, **(cards or {"wood": 2, "wool": 2}))
    return table


@pytest.mark.rule("SEA-29")
def test_a_ship_costs_a_wood_and_a_wool() -> None:
    table = harbourless([], wood=2, wool=1, brick=1)
    table.act(0, "build_ship", edge=north(1, 2)[0])
    assert table.cards(0) == {"wood": 1, "brick": 1}
    assert (table.in_bank("wood"), table.in_bank("wool")) == (18, 19)
    assert table.refused(0, "build_ship", edge=north(2, 3)[0]) == "a ship costs 1 wool more than you hold"


@pytest.mark.rule("SEA-30")
def test_any_number_of_ships_in_the_own_building_phase_only() -> None:
    table = harbourless([], wood=8, wool=8)
    for edge in north(1, 9):
        table.act(0, "build_ship", edge=edge)
    assert table.cards(0) == {}
    table.turn(0)
    table.hand(0, wood=1, wool=1)
    assert table.decision == "pre_roll"
    assert table.refused(0, "build_ship", edge=north(0, 1)[0]) == "build_ship does not answer pre_roll"
    table.turn(1, rolled=True)
    assert "seat 0 is not asked now" in table.refused(0, "build_ship", edge=north(0, 1)[0])


@pytest.mark.rule("SEA-31")
def test_a_ship_lies_on_an_empty_sea_edge() -> None:
    table = harbourless([])
    table.put(1, "ship", north(1, 2)[0])
    # West of the settlement lies the coast of the forest, south of it open sea; the edge to the east is taken.
    assert edges_of(table, 0, "build_ship") == named(table, *north(0, 1), "(0,0) E")
    assert table.refused(0, "build_ship", edge=north(1, 2)[0]) == SHIP_PLACE_WRONG.english
    inland = Table(["new_shores"])
    inland.put(0, "settlement", "(3,2) S")
    inland.turn(0, rolled=True)
    inland.hand(0, wood=1, wool=1)
    assert inland.refused(0, "build_ship", edge="(3,2) SE") == SHIP_PLACE_WRONG.english


@pytest.mark.rule("SEA-32")
@pytest.mark.parametrize(("first", "second"), [("ship", "road"), ("road", "ship")])
@pytest.mark.parametrize("owner", [0, 1])
def test_an_edge_holds_one_piece(first: str, second: str, owner: int) -> None:
    table = harbourless([], wood=2, brick=2, wool=2)
    coast = north(0, 1)[0]
    assert table.is_legal(0, "build_road", edge=coast)
    assert table.is_legal(0, "build_ship", edge=coast)
    table.put(owner, first, coast)
    assert not table.is_legal(0, f"build_{second}", edge=coast)
    assert not table.is_legal(0, f"build_{first}", edge=coast)


@pytest.mark.rule("SEA-33")
def test_a_ship_starts_at_an_own_building_or_an_own_ship() -> None:
    table = harbourless(north(1, 3))
    table.put(0, "city", "(2,5) N")
    reached = [*north(0, 1), "(0,0) E", "(1,0) E", *north(3, 4), "(0,1) E"]
    assert edges_of(table, 0, "build_ship") == named(table, *reached, "(2,5) NW", "(2,5) NE", "(1,4) E")
    table.put(1, "settlement", north_vertex(5))
    assert not table.is_legal(0, "build_ship", edge=north(5, 6)[0]), "not from a building of somebody else"
    table.put(1, "ship", *north(5, 8))
    assert not table.is_legal(0, "build_ship", edge=north(8, 9)[0]), "nor from somebody else's ships"


@pytest.mark.rule("SEA-33", "SEA-35")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_no_line_goes_on_across_an_opponents_building(piece: str) -> None:
    table = harbourless(north(1, 3))
    assert table.is_legal(0, "build_ship", edge=north(3, 4)[0])
    table.put(1, piece, north_vertex(3))
    assert edges_of(table, 0, "build_ship") == named(table, *north(0, 1), "(0,0) E", "(1,0) E")
    # From the other side the edge can be reached; the building only stops what comes across it.
    table.put(0, "ship", north(4, 5)[0])
    assert table.is_legal(0, "build_ship", edge=north(3, 4)[0])


@pytest.mark.rule("SEA-34")
def test_a_road_does_not_continue_ships_nor_a_ship_roads() -> None:
    table = sound()
    table.put(0, "settlement", "(0,0) N")
    table.put(0, "road", "(0,0) NE", "(0,0) E")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=2, wool=2)
    meeting = north(1, 2)[0]
    assert not table.is_legal(0, "build_ship", edge=meeting), "a road ends there"
    assert table.is_legal(0, "build_road", edge=north(0, 1)[0])
    table.put(0, "settlement", north_vertex(1))
    table.act(0, "build_ship", edge=meeting)


@pytest.mark.rule("SEA-34")
def test_where_a_ship_line_lands_a_road_needs_a_building() -> None:
    table = sound()
    table.put(0, "ship", *north(6, 9))
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=2, wool=1, grain=1)
    coast = "(0,5) SW"
    assert coast_of(table, coast)
    assert not table.is_legal(0, "build_road", edge=coast)
    table.act(0, "build_settlement", vertex=north_vertex(9))
    table.act(0, "build_road", edge=coast)


def coast_of(table: Table, edge: str) -> bool:
    """Whether an edge continues the north line along the field."""
    ends = table.kernel.topology.edge_vertex
    number = table.edge(edge)
    return table.vertex(north_vertex(9)) in (ends[2 * number], ends[2 * number + 1])


@pytest.mark.rule("SEA-36")
def test_a_line_may_branch() -> None:
    table = harbourless(north(1, 3), wood=2, wool=2)
    table.act(0, "build_ship", edge=north(3, 4)[0])
    table.act(0, "build_ship", edge="(0,1) E")
    assert table.supply(0, "ship") == 11


@pytest.mark.rule("SEA-37")
def test_no_ship_is_built_at_the_pirates_hex() -> None:
    table = harbourless(north(1, 3))
    free = edges_of(table, 0, "build_ship")
    table.pirate("(1,1)")
    hexes = table.kernel.topology.hex_edge
    around = {int(hexes[6 * table.hex("(1,1)") + side]) for side in range(6)}
    assert free & around
    assert edges_of(table, 0, "build_ship") == free - around
    assert table.refused(0, "build_ship", edge="(1,0) E") == SHIP_PLACE_WRONG.english


@pytest.mark.rule("SEA-37")
def test_the_pirate_blocks_all_six_edges_of_whatever_sea_hex() -> None:
    # The first hex of the map and the last one are sea like any other.
    table = Table(["new_shores"], own_map="name corners\nrow 0 offset 0: sea field:4\nrow 1 offset 1: forest:9 sea\n")
    table.put(0, "settlement", "(0,1) NW", "(0,1) S")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, wool=2)
    free = edges_of(table, 0, "build_ship")
    for place in ("(0,0)", "(1,1)"):
        table.pirate(place)
        held = named(table, *around(place))
        assert free & held
        assert edges_of(table, 0, "build_ship") == free - held


@pytest.mark.rule("SEA-38", "SEA-39")
def test_ships_lead_to_settlements_on_another_coast() -> None:
    table = harbourless(north(1, 9), wood=3, brick=2, wool=2, grain=1)
    table.act(0, "build_settlement", vertex=north_vertex(9))
    assert table.is_legal(0, "build_road", edge="(0,5) SW")
    assert table.is_legal(0, "build_ship", edge="(0,4) E")
    table.act(0, "build_road", edge="(0,5) SW")
    table.act(0, "build_ship", edge="(0,4) E")


@pytest.mark.rule("SEA-38")
def test_a_settlement_needs_an_own_road_or_ship_and_its_distance() -> None:
    cards = {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
    table = harbourless([], **cards)
    table.put(1, "ship", *north(6, 9))
    assert table.legal(0, "build_settlement") == [], "a ship of somebody else leads there"
    table.put(0, "ship", "(0,4) E")
    assert {action.operands["vertex"] for action in table.legal(0, "build_settlement")} == {
        table.vertex(north_vertex(9)),
        table.vertex("(0,5) NW"),
    }
    table.put(1, "settlement", "(0,5) N")
    assert {action.operands["vertex"] for action in table.legal(0, "build_settlement")} == {
        table.vertex(north_vertex(9))
    }


@pytest.mark.rule("SEA-40")
def test_no_settlement_amid_the_sea() -> None:
    table = harbourless(north(1, 9), wood=1, brick=1, wool=1, grain=1)
    for k in range(2, 9):
        assert not table.is_legal(0, "build_settlement", vertex=north_vertex(k))
    assert "a settlement needs a free place" in table.refused(0, "build_settlement", vertex=north_vertex(4))


@pytest.mark.rule("SEA-41")
def test_ships_give_no_points_and_no_production_and_are_not_sold() -> None:
    table = sound(dice=[(4, 5)])
    table.put(0, "ship", *north(0, 2))
    assert table.points(0) == 0
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {}, "a ship at the forest with 9"
    assert {action.kind for action in table.legal(0)} == {"move_ship", "end_turn"}


@pytest.mark.rule("SEA-86")
def test_ships_without_their_building_stay_and_carry_on() -> None:
    table = harbourless(north(1, 3))
    vertex = table.vertex(north_vertex(1))
    table.state.vertex_owner[vertex] = NOBODY
    table.state.vertex_piece[vertex] = NO_PIECE
    forget_networks(table.kernel)
    assert table.state.edge_owner[table.edge(north(1, 2)[0])] == 0
    table.act(0, "build_ship", edge=north(3, 4)[0])


@pytest.mark.rule("SEA-90")
def test_opponents_ships_do_not_hinder_a_settlement() -> None:
    table = harbourless(north(1, 9), wood=1, brick=1, wool=1, grain=1)
    table.put(1, "ship", "(0,4) E", "(0,5) SW")
    table.act(0, "build_settlement", vertex=north_vertex(9))
    assert table.state.vertex_owner[table.vertex(north_vertex(9))] == 0
