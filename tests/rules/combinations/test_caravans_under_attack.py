"""The Caravans with Barbarian Attack: an oasis on the coast, and camels that bring nothing to conquered buildings."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.catalog import judge
from tests.barbarians import barbarians, coast_table, dice, fallen, knights, on_coast, own, prisoners
from tests.caravan_park import bid, build, camels, caravans, open_edges, told
from tests.paired_maps import CARAVANS_AND_BARBARIANS, dealt, numbers_at, terrain_at, terrains
from tests.table import Table

MODULES = ("caravans", "barbarian_attack")


def on_turn(seat: int = 0, own_map: str = CARAVANS_AND_BARBARIANS, **script: Any) -> Table:
    table = coast_table("caravans", players=3, own_map=own_map, **script)
    table.turn(seat, rolled=True)
    return table


@pytest.mark.rule("CARVBARB-01", "CARVBARB-09")
def test_both_are_played_together_to_twelve_points() -> None:
    verdict = judge(MODULES, 3)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 12)


@pytest.mark.rule("CARVBARB-02")
def test_the_oasis_takes_the_place_of_the_desert() -> None:
    for table in dealt(*MODULES):
        assert terrain_at(table, "(0,2)") == "oasis"
        assert terrain_at(table, "(4,0)") == "castle"
        assert numbers_at(table, "(0,2)") == []
        assert "desert" not in terrains(table)
        assert on_coast(table) == {"(2,0)": 1, "(4,2)": 1}


@pytest.mark.rule("CARVBARB-03", "CARVBARB-04")
@pytest.mark.parametrize(
    ("arrows", "starts"), [("NW NE S", ("(0,1) NE", "(1,2) E")), ("N SE SW", ("(1,3) NE", "(0,1) SE"))]
)
def test_two_caravans_can_start_however_the_oasis_lies(arrows: str, starts: tuple[str, str]) -> None:
    table = on_turn(own_map=CARAVANS_AND_BARBARIANS.replace("NW NE S", arrows, 1))
    assert open_edges(table) == {table.edge(start) for start in starts}
    for dealt_table in dealt(*MODULES, boards=6):
        assert len(open_edges(dealt_table)) == 2


@pytest.mark.rule("CARVBARB-05")
def test_camels_pass_barbarians_and_conquered_land() -> None:
    table = on_turn()
    barbarians(table, h01=3, h13=3)
    assert open_edges(table) == {table.edge("(0,1) NE"), table.edge("(1,2) E")}
    camels(table, "(1,2) E")
    assert {table.edge("(1,3) SW"), table.edge("(1,2) SE")} <= open_edges(table)


@pytest.mark.rule("CARVBARB-06")
def test_a_conquered_building_has_no_point_of_camels_until_it_is_free() -> None:
    table = on_turn()
    table.put(0, "settlement", "(0,1) N")
    camels(table, "(0,1) NE", "(0,1) NW")
    vertex = table.vertex("(0,1) N")
    assert table.points(0) == 2
    assert told(table)["between_camels"] == [vertex]
    barbarians(table, h01=3)
    assert fallen(table) == {vertex}
    assert table.points(0) == 0
    assert told(table)["between_camels"] == []
    barbarians(table, h01=2)
    assert table.points(0) == 2


@pytest.mark.rule("CARVBARB-07")
def test_the_oasis_is_never_conquered() -> None:
    table = on_turn()
    oasis = table.hex("(0,2)")
    assert oasis not in table.view()["barbarian_attack"]["coastal_hexes"]
    table.put(0, "settlement", "(0,2) NE")
    barbarians(table, h01=3, h13=3)
    assert fallen(table) == set()


@pytest.mark.rule("CARVBARB-08")
def test_there_is_no_robber_and_a_seven_takes_a_card_of_anybody() -> None:
    table = coast_table("caravans", players=3, own_map=CARAVANS_AND_BARBARIANS, rolls=dice(7), thefts=["wool"])
    table.hand(1, wool=1)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "rob_anybody"
    table.act(0, "rob_anybody", seat=1)
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("CARVBARB-08")
def test_votes_are_laid_in_grain_and_wool_when_knights_have_ridden() -> None:
    table = on_turn(rolls=dice(3, 4, 5))
    build(table, 0)
    knights(table, 0, "(2,2) NW")
    table.hand(0, grain=1, wool=1, ore=2)
    table.act(0, "end_turn")
    assert table.decision == "move_knights"
    table.act(0, "end_rides")
    assert table.decision == "bid"
    assert {(action.operands["grain"], action.operands["wool"]) for action in table.legal(0, "bid")} == {
        (0, 1),
        (1, 0),
        (1, 1),
    }
    bid(table, 0, grain=1, wool=1)
    assert caravans(table).votes(table.kernel, 0) == 2


def test_prisoners_of_the_check_win_before_the_vote() -> None:
    """The check is a part of the turn (BARB-123); only camels come after it (CARV-64)."""
    table = on_turn(rolls=[*dice(3, 4, 5), (1,)])
    build(table, 0)
    barbarians(table, h33=1)
    knights(table, 0, "(3,3) E", "(3,3) SE")
    prisoners(table, 19, 0, 0)
    assert table.all_points(0) == 11
    table.act(0, "end_turn")
    table.act(0, "end_rides")
    assert table.game.over
    assert table.game.winner == 0
    assert own(table).prisoners.of(table.kernel, 0) == 20
