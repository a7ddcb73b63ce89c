"""`through_the_desert` (SEATTD): foreign areas beyond the deserts and beyond the sea."""

from __future__ import annotations

import pytest

from tests.islands import corners, founding_sites, island, land_on, special_vp
from tests.table import Table

THROUGH_THE_DESERT = ["through_the_desert"]
# On the board for four.
LANDINGS = {
    "strip": ("(1,1) N", "(1,1) NW"),
    "ne": ("(1,5) N", "(1,5) NE"),
    "e": ("(5,7) SE", "(5,7) E"),
    "se": ("(7,5) S", "(7,5) SE"),
}
GATE = "(2,2) NE"  # where the main island meets two deserts


def on_turn() -> Table:
    table = Table(THROUGH_THE_DESERT, 4)
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("SEATTD-05", "SEA-20")
@pytest.mark.parametrize("players", [3, 4])
def test_the_starting_player_puts_the_robber_on_one_of_the_deserts(players: int) -> None:
    table = Table(THROUGH_THE_DESERT, players, roll_off=[(1, 1), (6, 6), *[(1, 1)] * (players - 2)])
    assert table.view()["board"]["robber"] == "off_board"
    assert (table.decision, table.game.actors) == ("choose_robber_hex", [1])
    choices = [table.hex(place) for place in ("(1,2)", "(2,2)", "(3,2)")]
    assert [action.operands["hex"] for action in table.legal(1)] == choices
    assert sorted(choices) == sorted(island(table, "desert"))
    table.act(1, "choose_robber_hex", hex="(2,2)")
    assert table.view()["board"]["robber"] == table.hex("(2,2)")
    assert table.decision == "found_building"


@pytest.mark.rule("SEATTD-05")
@pytest.mark.parametrize("players", [3, 4])
def test_the_pirate_starts_on_the_frame_in_the_east(players: int) -> None:
    table = Table(THROUGH_THE_DESERT, players)
    assert table.view()["seafarers"]["pirate"] == "frame"
    (cell,) = table.kernel.rules.board.markers["pirate"]
    assert table.kernel.rules.board.frame[cell.number].x > max(table.kernel.topology.hex_x)


@pytest.mark.rule("SEATTD-07")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_settlements_touch_the_main_island(players: int) -> None:
    table = Table(THROUGH_THE_DESERT, players)
    table.act(0, "choose_robber_hex", hex="(2,2)")
    assert founding_sites(table) == corners(table, island(table, "main"))
    assert table.vertex(GATE) in founding_sites(table)


@pytest.mark.rule("SEATTD-08", "SEATTD-09")
def test_a_vertex_at_strip_and_desert_belongs_to_the_strip() -> None:
    table = on_turn()
    table.put(0, "road", "(2,2) NW")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,2) N")
    assert special_vp(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEATTD-08")
def test_a_vertex_at_main_island_and_desert_belongs_to_the_main_island() -> None:
    table = on_turn()
    table.put(0, "road", "(2,2) E")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=GATE)
    assert special_vp(table) == [0, 0, 0, 0]


@pytest.mark.rule("SEATTD-08")
def test_a_vertex_at_deserts_only_is_closed_for_founding_and_later_earns_nothing() -> None:
    table = Table(THROUGH_THE_DESERT, 4)
    table.act(0, "choose_robber_hex", hex="(2,2)")
    assert table.refused(0, "found_building", vertex="(1,2) N")
    table.turn(0, rolled=True)
    land_on(table, 0, ("(1,2) N", "(1,2) NE"))
    assert table.points(0) == 1
    # Nor does it count as the first settlement of a foreign area.
    table.put(0, "road", "(2,1) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,1) N")
    assert special_vp(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEATTD-09")
def test_four_foreign_areas_earn_eight() -> None:
    table = on_turn()
    for earned, landing in enumerate(LANDINGS.values(), start=1):
        land_on(table, 0, landing)
        assert special_vp(table) == [2 * earned, 0, 0, 0]
    assert table.points(0) == 4 + 8


@pytest.mark.rule("SEATTD-09")
def test_a_second_settlement_in_an_area_earns_nothing_and_another_seat_earns_again() -> None:
    table = on_turn()
    land_on(table, 0, LANDINGS["ne"])
    land_on(table, 0, ("(3,7) S", "(3,7) SE"))
    assert special_vp(table) == [2, 0, 0, 0]
    table.turn(1, rolled=True)
    land_on(table, 1, ("(2,6) NE", "(2,6) E"))
    assert special_vp(table) == [2, 2, 0, 0]


@pytest.mark.rule("SEATTD-10")
def test_roads_lead_across_the_desert_to_the_strip() -> None:
    table = Table(THROUGH_THE_DESERT, 4)
    table.put(0, "settlement", GATE)
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=3, wool=1, grain=1)
    table.act(0, "build_road", edge="(2,2) NE")
    table.act(0, "build_road", edge="(2,2) NW")
    table.act(0, "build_settlement", vertex="(2,2) NW")
    assert special_vp(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEATTD-10")
def test_ships_lead_to_the_strip_as_well() -> None:
    table = Table(THROUGH_THE_DESERT, 4)
    table.put(0, "settlement", "(4,2) NW")
    table.turn(0, rolled=True)
    table.hand(0, wood=3, brick=1, wool=3, grain=1)
    table.act(0, "build_ship", edge="(3,2) SW")
    table.act(0, "build_ship", edge="(3,1) SE")
    table.act(0, "build_settlement", vertex="(3,1) S")
    assert special_vp(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEATTD-11")
def test_fourteen_points_win_and_thirteen_do_not() -> None:
    table = Table(THROUGH_THE_DESERT, 4)
    table.put(0, "city", "(2,3) N", "(3,3) N", "(4,4) N")
    table.put(0, "settlement", "(5,2) N", "(5,4) N", "(6,2) S", "(6,3) S")
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["ne"])
    assert table.points(0) == 13
    assert not table.game.over
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(6,2) S")
    assert table.game.winner == 0
