"""Founding with ships (SEA-22 to SEA-28)."""

from __future__ import annotations

import pytest

from tests.sound import SOUND, edges_of, named, sound
from tests.table import Table

HOMES = ["(3,2) NW", "(4,1) NW", "(5,1) SW", "(7,1) S", "(7,3) S", "(6,4) SE", "(5,3) N", "(4,4) NE"]


def found(table: Table, seat: int, place: str) -> None:
    """A building, and the first road that fits."""
    table.act(seat, "found_building", vertex=place)
    table.act(seat, "found_road", edge=min(edges_of(table, seat, "found_road")))


@pytest.mark.rule("SEA-22")
def test_two_rounds_there_and_back_with_a_road_or_ship_each() -> None:
    table = Table(["new_shores"])
    order = []
    for number, place in enumerate(HOMES):
        (seat,) = table.game.actors
        order.append(seat)
        table.act(seat, "found_building", vertex=place)
        assert table.game.actors == [seat]
        kind = "found_ship" if number % 2 and table.legal(seat, "found_ship") else "found_road"
        table.act(seat, kind, edge=min(edges_of(table, seat, kind)))
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    assert (table.decision, table.game.actors) == ("pre_roll", [0])
    for seat in range(4):
        assert (table.supply(seat, "settlement"), table.supply(seat, "road") + table.supply(seat, "ship")) == (3, 28)


@pytest.mark.rule("SEA-23", "SEA-24")
def test_at_the_coast_a_ship_may_be_placed_instead_of_the_road() -> None:
    table = Table(["new_shores"])
    table.act(0, "found_building", vertex="(3,3) N")
    assert edges_of(table, 0, "found_ship") == named(table, "(3,3) NW", "(3,3) NE", "(2,2) E")
    assert edges_of(table, 0, "found_road") == named(table, "(3,3) NW", "(3,3) NE")
    table.act(0, "found_ship", edge="(2,2) E")
    assert table.state.edge_piece[table.edge("(2,2) E")] == table.kernel.rules.ship
    assert (table.supply(0, "ship"), table.supply(0, "road")) == (14, 15)
    assert table.game.actors == [1]


@pytest.mark.rule("SEA-24")
def test_the_second_ship_too_starts_from_the_building_just_placed() -> None:
    table = Table(["new_shores"], 3)
    found(table, 0, "(3,3) N")
    found(table, 1, "(7,1) S")
    found(table, 2, "(5,1) SW")
    found(table, 2, "(5,2) N")
    found(table, 1, "(6,3) SE")
    table.act(0, "found_building", vertex="(4,1) NW")
    just_founded = table.vertex("(4,1) NW")
    ends = table.kernel.topology.edge_vertex
    for kind in ("found_ship", "found_road"):
        assert edges_of(table, 0, kind)
        for edge in edges_of(table, 0, kind):
            assert just_founded in (ends[2 * edge], ends[2 * edge + 1])
    reason = "a founding ship lies on a free sea edge at the building just founded"
    assert table.refused(0, "found_ship", edge="(3,3) NE") == reason


@pytest.mark.rule("SEA-25")
def test_founding_is_for_the_islands_that_the_scenario_opens() -> None:
    table = Table(["new_shores"])
    assert table.refused(0, "found_building", vertex="(1,1) N") == "that place is not open to founding in this game"
    assert "a free place on land" in table.refused(0, "found_building", vertex="(5,7) SE")
    assert table.is_legal(0, "found_building", vertex="(3,2) N")
    everywhere = Table(["four_islands"])
    islands = everywhere.kernel.rules.board.islands
    corners = everywhere.kernel.topology.hex_vertex
    open_to = {action.operands["vertex"] for action in everywhere.legal(0)}
    assert len(islands) == 4
    for island in islands:
        assert {int(corners[6 * h + corner]) for h in island.hexes for corner in range(6)} <= open_to


def second_founding_at_gold() -> Table:
    """All have founded once, seat 3 on the gold field; it is seat 3's turn to found again."""
    table = sound()
    for seat, place in enumerate(["(0,0) N", "(0,5) N", "(2,0) NW", "(3,2) NE"]):
        found(table, seat, place)
    return table


@pytest.mark.rule("SEA-26")
def test_the_second_settlement_brings_a_card_of_choice_for_a_gold_field() -> None:
    table = second_founding_at_gold()
    assert all(table.cards(seat) == {} for seat in range(4)), "the first settlement brings nothing"
    table.act(3, "found_building", vertex="(3,2) SW")
    assert (table.decision, table.game.actors) == ("choose_resource", [3])
    table.act(3, "choose_resource", card="ore")
    assert table.cards(3) == {"ore": 1}, "the desert beside it brings nothing"
    assert table.decision == "found_route"


@pytest.mark.rule("SEA-24", "SEA-26")
def test_the_first_hex_of_a_map_is_a_place_to_found_like_any_other() -> None:
    # The last one is a gold field too, and settlements at the frame are not at it.
    gold = SOUND.replace("forest:9", "gold_field:9").replace("gold_field:8 sea sea", "sea sea gold_field:8")
    table = Table(["new_shores"], own_map=gold)
    for seat, place in enumerate(["(0,5) N", "(2,0) NW", "(2,5) NE", "(3,0) SW"]):
        found(table, seat, place)
    table.act(3, "found_building", vertex="(0,0) N")
    assert (table.decision, table.game.actors) == ("choose_resource", [3])
    table.act(3, "choose_resource", card="ore")
    assert table.decision == "found_route"
    assert edges_of(table, 3, "found_ship") == named(table, "(0,0) NW", "(0,0) NE")


@pytest.mark.rule("SEA-26")
def test_the_second_settlement_brings_a_card_for_every_producing_hex() -> None:
    table = second_founding_at_gold()
    table.act(3, "found_building", vertex="(3,0) N")
    assert table.cards(3) == {"brick": 1, "wool": 1}
    assert table.decision == "found_route"


@pytest.mark.rule("SEA-14", "SEA-26")
def test_a_hex_without_a_number_brings_no_starting_resource() -> None:
    bare = SOUND.replace("pasture:10", "pasture").replace("gold_field:8", "gold_field")
    table = Table(["new_shores"], own_map=bare)
    for seat, place in enumerate(["(0,0) N", "(0,5) N", "(2,0) NW", "(2,5) NE"]):
        found(table, seat, place)
    table.act(3, "found_building", vertex="(3,0) N")
    assert table.cards(3) == {"brick": 1}
    table.act(3, "found_road", edge=min(edges_of(table, 3, "found_road")))
    table.act(2, "found_building", vertex="(3,2) SW")
    assert (table.cards(2), table.decision) == ({}, "found_route")


@pytest.mark.rule("SEA-24", "SEA-31", "SEA-32")
@pytest.mark.parametrize("piece", ["road", "ship"])
def test_a_founding_piece_needs_a_free_edge(piece: str) -> None:
    table = Table(["new_shores"])
    table.put(1, piece, "(3,3) NE")
    table.act(0, "found_building", vertex="(3,3) N")
    assert edges_of(table, 0, "found_ship") == named(table, "(3,3) NW", "(2,2) E")
    assert edges_of(table, 0, "found_road") == named(table, "(3,3) NW")


@pytest.mark.rule("SEA-27", "SEA-37")
def test_the_pirate_blocks_founding_ships_too() -> None:
    table = Table(["new_shores"])
    table.pirate("(2,2)")
    table.act(0, "found_building", vertex="(3,3) N")
    assert edges_of(table, 0, "found_ship") == named(table, "(3,3) NE")
    assert edges_of(table, 0, "found_road") == named(table, "(3,3) NW", "(3,3) NE")


@pytest.mark.rule("SEA-28")
def test_a_founding_settlement_earns_no_special_points() -> None:
    table = Table(["new_shores"], own_map=SOUND + "island far (small): (0,0)\n")
    found(table, 0, "(0,0) N")
    assert table.points(0) == 1
    assert table.view()["seafarers"]["special_vp"] == [0, 0, 0, 0]
