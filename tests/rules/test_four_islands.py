"""`four_islands` (SEA4I): every island without an own founding settlement is unexplored."""

from __future__ import annotations

import pytest

from skerry.board.tokens import numbers_of
from tests.islands import corners, found, founding_sites, island, land_on, special_vp
from tests.table import Table

FOUR_ISLANDS = ["four_islands"]
ISLANDS = ("nw", "ne", "sw", "se")
# In the order of founding: seat 0 twice in the north-west, seat 1 in the north-east and the south-west.
HOMES = [
    ("(1,1) N", "(1,1) NW"),
    ("(1,4) N", "(1,4) NW"),
    ("(2,5) SE", "(2,5) E"),
    ("(5,6) NE", "(5,6) NE"),
    ("(7,4) NE", "(7,4) NE"),
    ("(4,3) S", "(4,3) SW"),
    ("(7,1) S", "(7,1) SW"),
    ("(3,1) S", "(3,1) SW"),
]
LANDINGS = {
    "nw": ("(3,2) NE", "(3,2) NE"),
    "ne": ("(3,5) S", "(3,5) SE"),
    "sw": ("(7,2) S", "(7,2) SE"),
    "se": ("(7,4) S", "(7,4) SE"),
}


def settled() -> Table:
    table = Table(FOUR_ISLANDS, 4)
    found(table, HOMES)
    return table


@pytest.mark.rule("SEA4I-04")
def test_the_robber_starts_on_the_twelve_and_the_pirate_at_sea() -> None:
    three = Table(FOUR_ISLANDS, 3)
    four = Table(FOUR_ISLANDS, 4)
    for table in (three, four):
        assert numbers_of(table.state.numbers[table.state.robber]) == [12]
    assert three.view()["seafarers"]["pirate"] == three.hex("(4,3)")
    assert four.view()["seafarers"]["pirate"] == "frame"
    (cell,) = four.kernel.rules.board.markers["pirate"]
    frame = four.kernel.rules.board.frame[cell.number]
    assert frame.x > max(four.kernel.topology.hex_x)


@pytest.mark.rule("SEA4I-06")
@pytest.mark.parametrize("players", [3, 4])
def test_all_four_islands_are_open_for_founding(players: int) -> None:
    table = Table(FOUR_ISLANDS, players)
    land = [hex_ for name in ISLANDS for hex_ in island(table, name)]
    assert founding_sites(table) == corners(table, land)


@pytest.mark.rule("SEA4I-06")
def test_both_founding_settlements_may_stand_on_one_island_or_on_two() -> None:
    table = settled()
    homes = [
        {
            name
            for name in ISLANDS
            for vertex in corners(table, island(table, name))
            if table.state.vertex_owner[vertex] == seat
        }
        for seat in (0, 1)
    ]
    assert homes == [{"nw"}, {"ne", "sw"}]
    assert special_vp(table) == [0, 0, 0, 0]


@pytest.mark.rule("SEA-28", "SEA4I-07")
def test_founding_tells_of_no_special_points() -> None:
    table = Table(FOUR_ISLANDS, 4)
    told = table.act(0, "found_building", vertex=HOMES[0][0])
    assert [event.kind for event in told] == ["built"]
    assert [area["settled_by"] for area in table.view()["four_islands"]["areas"]].count([0]) == 1


@pytest.mark.rule("SEA4I-07")
def test_home_islands_earn_nothing_later_either() -> None:
    table = settled()
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["nw"])
    assert special_vp(table) == [0, 0, 0, 0]
    table.turn(1, rolled=True)
    land_on(table, 1, LANDINGS["ne"])
    land_on(table, 1, LANDINGS["sw"])
    assert special_vp(table) == [0, 0, 0, 0]


@pytest.mark.rule("SEA4I-07")
def test_the_home_of_one_is_unexplored_for_another() -> None:
    table = settled()
    table.turn(1, rolled=True)
    land_on(table, 1, LANDINGS["nw"])
    assert special_vp(table) == [0, 2, 0, 0]


@pytest.mark.rule("SEA4I-08")
def test_three_unexplored_islands_earn_six() -> None:
    table = settled()
    table.turn(0, rolled=True)
    for earned, name in enumerate(("ne", "sw", "se"), start=1):
        land_on(table, 0, LANDINGS[name])
        assert special_vp(table) == [2 * earned, 0, 0, 0]
    assert table.points(0) == 5 + 6


@pytest.mark.rule("SEA4I-08")
def test_two_unexplored_islands_earn_four() -> None:
    table = settled()
    table.turn(1, rolled=True)
    land_on(table, 1, LANDINGS["nw"])
    land_on(table, 1, LANDINGS["se"])
    land_on(table, 1, LANDINGS["ne"])
    assert special_vp(table) == [0, 4, 0, 0]


@pytest.mark.rule("SEA4I-08")
def test_a_second_settlement_on_an_island_earns_no_more() -> None:
    table = settled()
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["ne"])
    land_on(table, 0, ("(2,3) SW", "(2,3) SW"))
    assert special_vp(table) == [2, 0, 0, 0]


@pytest.mark.rule("SEA4I-09")
def test_thirteen_points_win_and_twelve_do_not() -> None:
    table = settled()
    table.put(0, "city", "(1,1) N", "(3,1) S", "(2,1) SW")
    table.put(0, "settlement", "(5,1) N", "(2,5) N", "(6,1) SW")
    table.turn(0, rolled=True)
    land_on(table, 0, LANDINGS["se"])
    assert table.points(0) == 12
    assert not table.game.over
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(5,1) N")
    assert table.game.winner == 0
    assert table.game.scores()[0] == 13
