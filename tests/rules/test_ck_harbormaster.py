"""Cities & Knights with the harbormaster: metropolises and pillaged cities at harbours; and targets of combinations."""

from __future__ import annotations

import pytest

from skerry.board.topology import NOWHERE
from skerry.catalog import judge
from skerry.rules.cities_and_knights.tables import TRACKS
from tests.knights import barbarians_at, level, metropolis, own
from tests.table import Table

MODULES = ("cities_and_knights", "harbormaster")
NORTH = "(0,0) N"  # harbour vertices of the printed board
NORTH_EAST = "(0,1) NE"
EAST = "(2,4) NE"


def harbour_points(table: Table) -> list[int]:
    return table.view()["harbour_points"]["seats"]


@pytest.mark.rule("HARB-16")
def test_a_city_with_a_metropolis_counts_two_harbour_points() -> None:
    table = Table(MODULES, players=3)
    table.put(0, "city", NORTH)
    table.put(1, "settlement", EAST)
    level(table, 0, "science", 3)
    table.turn(0, rolled=True)
    table.hand(0, paper=4)
    table.act(0, "improve", track="science")
    if table.decision != "action":
        table.act(0, table.legal(0)[0].kind, **table.legal(0)[0].operands)
    assert table.view()["cities_and_knights"]["metropolises"] == {"science": table.vertex(NORTH)}
    assert harbour_points(table) == [2, 1, 0]
    assert table.points(0) == 4


@pytest.mark.rule("HARB-16", "HARB-10")
def test_a_pillaged_city_counts_one_and_can_cost_the_tile_while_a_metropolis_stays() -> None:
    table = Table(MODULES, players=3, dice=[(1, 1, 1), (1, 1, 1)])
    table.put(0, "city", NORTH, NORTH_EAST)
    metropolis(table, "trade", NORTH)
    table.turn(0)
    barbarians_at(table, 6)
    assert (harbour_points(table)[0], table.holder("harbormaster"), table.points(0)) == (4, 0, 8)
    table.act(0, "roll")
    # Only the city without metropolis can be lost.
    assert (harbour_points(table)[0], table.holder("harbormaster"), table.points(0)) == (3, 0, 7)
    own(table).metropolis.set(table.kernel, TRACKS.index("trade"), NOWHERE)
    table.turn(0)
    barbarians_at(table, 6)
    table.act(0, "roll")
    assert (harbour_points(table)[0], table.holder("harbormaster")) == (2, None)


@pytest.mark.rule("HARB-16")
def test_a_sideways_city_counts_one_until_it_is_raised() -> None:
    table = Table(MODULES, players=3, dice=[(1, 1, 1)])
    table.put(0, "settlement", "(2,2) N", "(2,2) S", "(3,0) S", "(3,1) S", "(3,3) N")
    table.put(0, "city", NORTH)
    table.turn(0)
    barbarians_at(table, 6)
    assert harbour_points(table)[0] == 2
    table.act(0, "roll")
    assert own(table).sideways.of(table.kernel, table.vertex(NORTH)) == 1
    assert harbour_points(table)[0] == 1
    table.hand(0, grain=2, ore=3)
    table.act(0, "raise_city", vertex=NORTH)
    assert harbour_points(table)[0] == 2


@pytest.mark.rule("HARB-16", "CK-293", "VARX-39")
def test_the_target_is_fourteen() -> None:
    table = Table(MODULES, players=4)
    assert judge(MODULES, 4).target == 14
    table.turn(0, rolled=True)
    own(table).points.set(table.kernel, 0, 13)
    table.hand(0, grain=1)
    table.act(0, "end_turn")
    assert not table.game.over
    own(table).points.set(table.kernel, 1, 14)
    table.kernel.recount = True
    table.act(1, "roll")
    assert table.game.winner == 1


@pytest.mark.rule("CK-296")
def test_targets_with_the_scenarios_of_traders_and_barbarians() -> None:
    targets = {"fishermen": 13, "rivers": 15, "caravans": 15, "barbarian_attack": 13, "traders_and_barbarians": 15}
    for scenario, target in targets.items():
        assert judge(["cities_and_knights", scenario], 4).target == target
