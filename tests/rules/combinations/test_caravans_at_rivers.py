"""Caravans at the rivers: camels on bridge sites and beside bridges, and where the robber may go."""

from __future__ import annotations

import pytest

from skerry.board.terrain import SWAMP
from skerry.catalog import judge
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.caravan_park import camels, caravan_table, edges, open_edges
from tests.joined_maps import RIVERS_AND_CAMELS
from tests.riverside import SITES
from tests.table import Table

# From the arrow NW along the long river, over one of its bridge sites: the last one.
TO_SITE = ("(2,1) NE", "(1,0) E")
SITE = "(1,0) E"


def park(*beside: str, **arranged: object) -> Table:
    return caravan_table("rivers", *beside, own_map=RIVERS_AND_CAMELS, **arranged)


def open_to_robber(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["hex"] for action in table.legal(seat, "move_robber")}


@pytest.mark.rule("RIVRCARV-01", "RIVRCARV-11")
def test_both_go_together_to_twelve_points() -> None:
    verdict = judge(("rivers", "caravans"), 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 12)
    assert target(park().kernel, 0) == 12


@pytest.mark.rule("RIVRCARV-08")
@pytest.mark.parametrize("bridged", [False, True])
def test_a_camel_may_stand_on_a_bridge_site_with_or_without_a_bridge(bridged: bool) -> None:
    table = park()
    assert SITE in SITES
    if bridged:
        table.put(1, "bridge", SITE)
    camels(table, TO_SITE[0])
    assert edges(table, SITE) <= open_edges(table)
    camels(table, SITE)
    assert str(table.edge(SITE)) in table.view()["caravans"]["camels"]


@pytest.mark.rule("RIVRCARV-08")
def test_a_bridge_may_be_built_beside_a_camel() -> None:
    table = park()
    camels(table, *TO_SITE)
    table.put(0, "settlement", "(1,1) SW")
    table.hand(0, brick=1, wood=2)
    table.turn(0, rolled=True)
    table.act(0, "build_bridge", edge=SITE)
    assert table.route(0) == 2, "and counts double from the beginning"


@pytest.mark.rule("RIVRCARV-09")
def test_a_bridge_beside_a_camel_counts_twice_like_a_road() -> None:
    table = park()
    table.put(0, "road", "(2,0) NE", "(2,1) NW", "(1,0) NE")
    table.put(0, "bridge", SITE)
    before = table.route(0)
    camels(table, TO_SITE[0])
    assert table.route(0) == before
    camels(table, SITE)
    assert table.route(0) == before + 1
    assert table.holder("longest_road") == 0


@pytest.mark.rule("RIVRCARV-09")
def test_a_building_at_a_river_between_two_camels_counts_twice() -> None:
    table = park()
    table.put(0, "settlement", "(1,1) SW")
    assert table.points(0) == 1
    camels(table, *TO_SITE)
    assert table.points(0) == 2


# The robber


@pytest.mark.rule("RIVRCARV-10")
def test_the_robber_comes_first_to_a_number_and_later_to_a_swamp_but_never_to_the_oasis() -> None:
    table = park(rolls=[7, 7])
    assert table.state.robber == OFF_BOARD
    table.turn(0)
    table.act(0, "roll")
    numbered = {hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.numbers[hex_]}
    assert len(numbered) == 16
    assert open_to_robber(table) == numbered
    table.act(0, "move_robber", hex="(0,0)")
    table.turn(1)
    table.act(1, "roll")
    swamps = {hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.terrain[hex_] == SWAMP}
    assert len(swamps) == 2
    assert open_to_robber(table, 1) == (numbered | swamps) - {table.hex("(0,0)")}


@pytest.mark.rule("RIVRCARV-10", "VARX-14", "VARX-27", "VARX-56")
@pytest.mark.parametrize("variant", ["friendly_robber", "event_cards", "two_player"])
def test_whatever_sends_the_robber_home_sends_it_beside_the_board(variant: str) -> None:
    rules = park(variant, players=2 if variant == "two_player" else 4).kernel.rules
    assert (rules.robber_home, rules.robber_refuge) == (OFF_BOARD, OFF_BOARD)


@pytest.mark.rule("RIVRCARV-07")
@pytest.mark.parametrize(("number", "who"), [(2, 0), (3, 0), (12, 1)])
def test_a_hex_with_two_numbers_produces_on_both(number: int, who: int) -> None:
    table = park(rolls=[number])
    table.put(0, "settlement", "(1,2) N")
    table.put(1, "settlement", "(4,0) SW")
    table.turn(2)
    table.act(2, "roll")
    assert table.cards(who) == {"brick": 1}
