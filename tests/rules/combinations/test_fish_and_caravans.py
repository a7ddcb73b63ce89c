"""The Fishermen and caravans: the lake beside the oasis, camels along it, and where the robber may go."""

from __future__ import annotations

import pytest

from skerry.board.terrain import LAKE, OASIS
from skerry.catalog import judge, win_condition
from skerry.engine.scores import target
from skerry.engine.state import OFF_BOARD
from tests.caravan_park import camels, edges, open_edges
from tests.fishing import GROUNDS, drawers, fish_table, give, hand, roll
from tests.joined_maps import FISH_AND_CAMELS
from tests.table import Table

LAKE_HEX, OASIS_HEX = "(2,3)", "(2,2)"


def park(*beside: str, **arranged: object) -> Table:
    return fish_table("caravans", *beside, own_map=FISH_AND_CAMELS, **arranged)


def open_to_robber(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["hex"] for action in table.legal(seat, "move_robber")}


@pytest.mark.rule("FISHCARV-01", "FISHCARV-06")
def test_both_go_together_to_twelve_points_and_thirteen_with_the_boot() -> None:
    verdict = judge(("fishermen", "caravans"), 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 12)
    assert "13" in str(win_condition(verdict))
    table = park()
    give(table, 0, 0)
    assert [int(target(table.kernel, seat)) for seat in range(2)] == [13, 12]


@pytest.mark.rule("FISHCARV-04", "FISH-31")
@pytest.mark.parametrize("number", [2, 12])
def test_the_hex_with_2_and_12_produces_on_either_beside_the_fish_of_the_lake(number: int) -> None:
    table = park(rolls=[number])
    table.put(0, "settlement", "(0,1) N")
    table.put(1, "settlement", "(2,3) S")
    assert drawers(roll(table, 2)) == [1]
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("FISHCARV-05")
def test_camels_run_along_the_edges_of_the_lake() -> None:
    table = park()
    # The arrow NE points along the side that the lake has in common with (1,2).
    shore = ("(2,3) NW", "(2,3) NE", "(2,3) E", "(2,3) SE", "(2,3) SW")
    camels(table, *shore)
    assert edges(table, "(2,3) W") <= open_edges(table), "between the lake and the oasis"
    table.put(0, "settlement", "(2,3) NE")
    assert table.points(0) == 2, "a building between camels counts twice there too"


@pytest.mark.rule("FISHCARV-08")
def test_the_robber_starts_beside_the_board_and_may_first_go_to_the_lake_but_not_to_the_oasis() -> None:
    table = park(rolls=[7, 7])
    assert table.state.robber == OFF_BOARD
    roll(table, 0)
    everywhere = set(range(table.kernel.topology.hexes)) - {table.hex(OASIS_HEX)}
    assert open_to_robber(table) == everywhere
    table.act(0, "move_robber", hex=LAKE_HEX)
    roll(table, 1)
    assert open_to_robber(table, 1) == everywhere - {table.hex(LAKE_HEX)}


@pytest.mark.rule("FISHCARV-08", "FISH-71")
def test_the_robber_in_the_lake_keeps_its_fish_back_and_fish_drive_it_off() -> None:
    table = park(rolls=[7, 3, 3])
    table.put(1, "settlement", "(2,3) S")
    roll(table, 0)
    table.act(0, "move_robber", hex=LAKE_HEX)
    assert not drawers(roll(table, 1))
    give(table, 1, 2)
    table.act(1, "robber_for_fish", payment="2")
    assert table.state.robber == OFF_BOARD
    assert drawers(roll(table, 2)) == [1]
    assert len(hand(table, 1)) == 1


@pytest.mark.rule("FISHCARV-08", "VARX-14", "VARX-27")
@pytest.mark.parametrize("variant", ["friendly_robber", "event_cards"])
def test_whatever_sends_the_robber_home_sends_it_beside_the_board(variant: str) -> None:
    rules = park(variant).kernel.rules
    assert (rules.robber_home, rules.robber_refuge) == (OFF_BOARD, OFF_BOARD)


@pytest.mark.rule("FISHCARV-02", "FISHCARV-08")
def test_oasis_lake_and_grounds_lie_on_one_board() -> None:
    table = park()
    assert table.state.terrain[table.hex(OASIS_HEX)] == OASIS
    assert table.state.terrain[table.hex(LAKE_HEX)] == LAKE
    grounds = {table.vertex(tip): number for _, tip, _, number in GROUNDS.values()}
    assert {int(tip): number for tip, number in table.view()["fishermen"]["fishing_grounds"].items()} == grounds
