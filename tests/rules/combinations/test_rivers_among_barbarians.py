"""The Rivers with Barbarian Attack: a board of both, no poorest settler, and barbarians who keep out of swamps."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import SWAMP
from skerry.catalog import judge
from skerry.engine.state import OFF_BOARD
from tests.barbarians import SETTLEMENT, barbarians, coast_table, dice, fallen, kinds, knights, on_coast, ride
from tests.paired_maps import RIVERS_AND_BARBARIANS, dealt, found, numbers_at, terrain_at, terrains
from tests.riverside import gold, poorest, purses, richest, rivers
from tests.table import Table

MODULES = ("rivers", "barbarian_attack")
LONG = ("(0,2)", "(1,2)", "(2,2)", "(3,1)")
SHORT = ("(4,2)", "(3,3)", "(2,4)")
SITES = ("(0,2) E", "(0,2) SW", "(1,2) SW", "(2,2) SW", "(4,2) SE", "(3,3) SW", "(2,4) SW")


def table_with(*beside: str, players: int = 3, **script: Any) -> Table:
    return coast_table("rivers", *beside, players=players, own_map=RIVERS_AND_BARBARIANS, **script)


def on_turn(**script: Any) -> Table:
    table = table_with(**script)
    table.turn(0, rolled=True)
    return table


@pytest.mark.rule("RIVRBARB-01", "RIVRBARB-16")
def test_both_are_played_together_to_twelve_points() -> None:
    verdict = judge(MODULES, 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "yes", 12)


# The board


@pytest.mark.rule("RIVRBARB-04", "RIVRBARB-05")
def test_what_is_dealt_is_what_the_rivers_and_the_castle_leave_over() -> None:
    for table in dealt(*MODULES):
        # Both rivers bring two mountains, two hills, a pasture and two swamps.
        assert terrains(table) == {
            "forest": 3,
            "field": 4,
            "pasture": 3,
            "hill": 3,
            "mountain": 3,
            "swamp": 2,
            "castle": 1,
        }
    free = {tuple(terrain_at(table, place) for place in ("(0,0)", "(0,1)", "(1,0)")) for table in dealt(*MODULES)}
    assert len(free) > 1


@pytest.mark.rule("RIVRBARB-06", "RIVRBARB-07", "RIVRBARB-08", "RIVRBARB-18")
def test_the_rivers_run_from_the_castle_and_along_the_east_coast() -> None:
    for table in dealt(*MODULES, boards=2):
        assert [terrain_at(table, place) for place in LONG] == ["swamp", "pasture", "hill", "mountain"]
        assert [terrain_at(table, place) for place in SHORT] == ["swamp", "hill", "mountain"]
        told = table.view()["rivers"]
        assert {int(hex_) for hex_ in told["rivers"]} == {table.hex(place) for place in (*LONG, *SHORT)}
        sites = {int(edge) for edge in told["bridge_sites"]}
        assert sites == {table.edge(name) for name in SITES}
        assert table.edge("(4,0) NE") not in sites, "the river begins at the castle"


@pytest.mark.rule("RIVRBARB-17", "RIVRBARB-09")
def test_castle_and_numbers_lie_as_in_barbarian_attack() -> None:
    for table in dealt(*MODULES, boards=2):
        assert terrain_at(table, "(4,0)") == "castle"
        row = [[numbers_at(table, f"({r},{c})") for c in range(length)] for r, length in enumerate((3, 4, 5, 4, 3))]
        assert row == [
            [[3], [8], []],
            [[9], [4], [5], [10]],
            [[2, 12], [6], [10], [8], [11]],
            [[4], [9], [3], [5]],
            [[], [6], []],
        ]


@pytest.mark.rule("RIVRBARB-12")
def test_two_barbarians_start_on_the_hex_with_two_numbers() -> None:
    for table in dealt(*MODULES, boards=2):
        assert on_coast(table) == {"(2,0)": 2}
        assert table.view()["barbarian_attack"]["barbarians_left"] == 34
        assert table.state.robber == OFF_BOARD, "there is none, in no swamp either"


# Attacks


@pytest.mark.rule("RIVRBARB-10")
@pytest.mark.parametrize("number", [2, 12])
def test_the_hex_produces_on_either_number(number: int) -> None:
    table = table_with(rolls=dice(number))
    table.put(0, "settlement", "(2,0) N")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("RIVRBARB-11")
def test_both_numbers_in_one_landing_bring_two_barbarians_there() -> None:
    table = on_turn(rolls=dice(2, 12, 2, 3))
    table.put(0, "road", "(4,1) SE")
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(4,1) SE")
    assert on_coast(table) == {"(2,0)": 2, "(0,0)": 1}


@pytest.mark.rule("RIVRBARB-13")
def test_swamps_are_never_conquered_and_shelter_what_stands_beside_them() -> None:
    table = on_turn()
    swamps = {hex_ for hex_, terrain in enumerate(table.state.terrain) if terrain == SWAMP}
    told = table.view()["barbarian_attack"]
    assert len(swamps) == 2
    assert not swamps.intersection(told["coastal_hexes"])
    table.put(0, "settlement", "(0,2) NW", "(0,0) N")
    barbarians(table, h01=3, h00=3)
    assert fallen(table) == {table.vertex("(0,0) N")}, "the other one is at a swamp"


@pytest.mark.rule("RIVRBARB-14")
def test_knights_cross_rivers_without_a_bridge() -> None:
    table = on_turn()
    knights(table, 0, "(1,1) NE")
    table.act(0, "end_turn")
    assert "moved" in kinds(ride(table, 0, "(1,1) NE", "(0,2) SW")), "they stand on bridge sites too"


# Gold


@pytest.mark.rule("RIVRBARB-02", "RIVRBARB-03")
def test_the_poorest_lose_nothing_and_the_wealthiest_gains() -> None:
    table = on_turn()
    purses(table, 3, 0, 0)
    assert (richest(table), poorest(table)) == (0, [])
    assert [table.points(seat) for seat in range(3)] == [1, 0, 0]
    rivers(table).gold.earn(table.kernel, 1, 4)
    assert (richest(table), poorest(table)) == (1, [])


@pytest.mark.rule("RIVRBARB-15")
def test_a_city_founded_beside_a_river_brings_gold_and_one_built_later_none() -> None:
    table = table_with()
    assert found(table, 0, "(1,1) S", "(1,1) SE") == (1, 1), "a settlement at (2,2), and a road along it"
    assert found(table, 1, "(0,0) N", "(0,0) NE") == (0, 0)
    assert found(table, 2, "(3,0) SW", "(3,0) SW") == (0, 0)
    assert found(table, 2, "(2,0) SW", "(2,0) W") == (0, 0), "a city far from the rivers"
    assert found(table, 1, "(4,1) N", "(4,1) NW") == (1, 1), "a city at (3,1), and a road along it"
    assert found(table, 0, "(3,3) NE", "(3,3) E") == (1, 1)
    table.turn(0, rolled=True)
    table.hand(0, grain=2, ore=3)
    before = gold(table)[0]
    table.act(0, "build_city", vertex="(1,1) S")
    assert gold(table)[0] == before
