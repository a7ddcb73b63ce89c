"""What is sea, land and coast (SEA-09 to SEA-15)."""

from __future__ import annotations

import pytest

from skerry.board.terrain import FOG
from tests.sound import edges_of, named
from tests.table import Table


def building_at(place: str, scenario: str = "new_shores", dice: list[tuple[int, int]] | None = None) -> Table:
    """Seat 0 is on turn with one settlement and cards for a road and a ship."""
    table = Table([scenario], dice=dice or [])
    table.put(0, "settlement", place)
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=1, wool=1)
    return table


@pytest.mark.rule("SEA-10")
def test_ships_lie_on_sea_edges_roads_on_land_edges_and_either_on_the_coast() -> None:
    table = building_at("(3,3) N")
    assert edges_of(table, 0, "build_ship") == named(table, "(3,3) NW", "(3,3) NE", "(2,2) E")
    assert edges_of(table, 0, "build_road") == named(table, "(3,3) NW", "(3,3) NE")


@pytest.mark.rule("SEA-09", "SEA-10", "SEA-110")
def test_the_frame_is_sea_on_one_side_of_an_edge() -> None:
    table = building_at("(4,1) SW")
    assert edges_of(table, 0, "build_ship") == named(table, "(4,1) W", "(5,1) NW")
    assert edges_of(table, 0, "build_road") == named(table, "(4,1) W", "(5,1) NW", "(4,1) SW")
    corner = building_at("(7,3) SE")
    assert edges_of(corner, 0, "build_ship") == named(corner, "(7,3) E", "(7,3) SE", "(7,4) SW")
    # North-west of the north-western island only the frame lies beyond; a corner there has but two edges.
    rim = building_at("(1,1) NW")
    assert edges_of(rim, 0, "build_ship") == named(rim, "(1,1) W", "(1,1) NW")


@pytest.mark.rule("SEA-10")
def test_between_land_there_is_no_sea_edge() -> None:
    table = building_at("(5,3) N")
    assert edges_of(table, 0, "build_ship") == set()
    assert len(edges_of(table, 0, "build_road")) == 3


@pytest.mark.rule("SEA-11", "SEA-23")
@pytest.mark.parametrize(
    ("place", "coastal"),
    [("(3,3) N", True), ("(4,1) SW", True), ("(4,4) SE", True), ("(5,3) N", False), ("(4,2) S", False)],
)
def test_a_founding_ship_starts_only_at_a_coastal_vertex(place: str, coastal: bool) -> None:
    table = Table(["new_shores"])
    table.act(0, "found_building", vertex=place)
    assert bool(table.legal(0, "found_ship")) == coastal
    assert table.legal(0, "found_road")


@pytest.mark.rule("SEA-13")
def test_an_undiscovered_hex_is_neither_land_nor_sea() -> None:
    # Three hidden hexes meet here.
    table = building_at("(4,3) SE", "fog_islands")
    assert all(
        table.state.terrain[table.kernel.topology.vertex_hex[3 * table.vertex("(4,3) SE") + slot]] == FOG
        for slot in range(3)
    )
    assert edges_of(table, 0, "build_ship") == set()
    assert edges_of(table, 0, "build_road") == set()


@pytest.mark.rule("SEA-13")
def test_nothing_can_be_settled_at_hidden_hexes() -> None:
    table = Table(["fog_islands"])
    table.put(0, "road", "(4,3) E")
    # The road stays, but what it turned up is hidden again.
    for slot in range(3):
        table.terrain(table.kernel.topology.vertex_hex[3 * table.vertex("(4,3) SE") + slot], FOG)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert not table.is_legal(0, "build_settlement", vertex="(4,3) SE")


@pytest.mark.rule("SEA-13", "SEA-67")
@pytest.mark.parametrize("kind", ["move_robber", "move_pirate"])
def test_neither_robber_nor_pirate_enters_a_hidden_hex(kind: str) -> None:
    table = Table(["fog_islands"], dice=[(3, 4)])
    table.turn(0)
    table.act(0, "roll")
    targets = {action.operands["hex"] for action in table.legal(0, kind)}
    hidden = {h for h, terrain in enumerate(table.state.terrain) if terrain == FOG}
    assert len(hidden) == 12
    assert targets
    assert not targets & hidden


@pytest.mark.rule("SEA-14")
def test_a_land_hex_without_a_number_never_produces() -> None:
    rolls = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    table = Table(["forgotten_tribe"], dice=rolls)
    # A gold field and a mountain of the tribe.
    table.put(0, "city", "(1,1) N", "(1,2) N")
    for _ in rolls:
        table.turn(0)
        table.act(0, "roll")
        assert table.decision == "action"
    assert table.cards(0) == {}
