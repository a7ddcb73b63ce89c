"""Fishermen, rivers and caravans at sea with Cities & Knights: where, to how many points, and who waits there."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import OASIS, SWAMP
from skerry.catalog import judge
from skerry.engine.state import OFF_BOARD
from skerry.rules.traders_and_barbarians.fishermen.grounds import ground_numbers_at
from tests.fishing import fishing, payments
from tests.fishing import give as give_fish
from tests.knights import barbarians_at, give, own, play, throw
from tests.riverside import gold, purses
from tests.table import Table

KNIGHTS = "cities_and_knights"
SCENARIOS = (
    "new_shores",
    "four_islands",
    "fog_islands",
    "through_the_desert",
    "forgotten_tribe",
    "cloth_for_catan",
    "pirate_islands",
    "wonders",
    "new_world",
)
RIVER_TARGET = 15
CAMEL_POINTS = 2
LANDS = throw(1, 1, "ship")
SEVEN = throw(3, 4)


def at_sea(scenario: str, beside: str, *throws: tuple[int, int, int], players: int = 4, **options: Any) -> Table:
    return Table([scenario, beside, KNIGHTS], players, dice=throws, **options)


def pirate(table: Table) -> object:
    return table.view()["seafarers"]["pirate"]


def land(table: Table, seat: int = 0) -> None:
    """The barbarians come for the first time, in a turn of this seat; what the roll brings is settled."""
    table.turn(seat)
    barbarians_at(table, 6)
    table.act(seat, "roll")
    assert own(table).attacks.of(table.kernel) == 1


# Where and to how many points


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(
    "beside",
    [
        pytest.param("fishermen", marks=pytest.mark.rule("FISHCKSEA-01")),
        pytest.param("rivers", marks=pytest.mark.rule("RIVRCKSEA-01")),
        pytest.param("caravans", marks=pytest.mark.rule("CARVCKSEA-01")),
    ],
)
def test_what_can_be_played_without_knights_can_be_played_with_them(scenario: str, beside: str) -> None:
    for players in (3, 4):
        alone, together = judge([scenario, beside], players), judge([scenario, beside, KNIGHTS], players)
        assert together.status == alone.status
        assert together.playable == alone.playable


@pytest.mark.rule("FISHCKSEA-01")
def test_fish_are_not_caught_among_the_pirate_islands() -> None:
    assert judge(["pirate_islands", "fishermen", KNIGHTS], 4).status == "no"


def targets(beside: str) -> dict[str, tuple[int, int]]:
    """By scenario that can be played: the target with knights alone, and with both."""
    found = {scenario: judge([scenario, beside, KNIGHTS], 4) for scenario in SCENARIOS}
    return {
        scenario: (judge([scenario, KNIGHTS], 4).target, verdict.target)
        for scenario, verdict in found.items()
        if verdict.status != "no"
    }


@pytest.mark.rule("FISHCKSEA-02")
def test_fish_leave_the_target_of_the_scenario_with_knights() -> None:
    found = targets("fishermen")
    assert len(found) == 8
    assert all(both == knights for knights, both in found.values())
    assert found["new_shores"] == (16, 16)


@pytest.mark.rule("RIVRCKSEA-02")
def test_rivers_are_played_to_fifteen_points_everywhere() -> None:
    found = targets("rivers")
    assert set(found) == {"new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "new_world"}
    assert {both for _, both in found.values()} == {RIVER_TARGET}


@pytest.mark.rule("CARVCKSEA-02")
def test_caravans_add_two_points_to_those_of_knights() -> None:
    found = targets("caravans")
    assert set(found) == {"new_shores", "four_islands", "through_the_desert", "forgotten_tribe", "new_world"}
    assert all(both == knights + CAMEL_POINTS for knights, both in found.values())


# Fish


@pytest.mark.rule("FISHCKSEA-03")
@pytest.mark.parametrize(("boot", "points", "wins"), [(False, 12, True), (True, 12, False), (True, 13, True)])
def test_the_boot_asks_one_point_more_of_who_wins_by_the_highest_wonder(boot: bool, points: int, wins: bool) -> None:
    table = at_sea("wonders", "fishermen")
    wonders: Any = table.kernel.rules.module("wonders")
    for seat, level in enumerate((2, 1, 1, 1)):
        wonders.own.wonder.set(table.kernel, seat, seat)
        wonders.own.level.set(table.kernel, seat, level)
    own(table).defender.set(table.kernel, 0, points)
    if boot:
        give_fish(table, 0, 0)
    table.turn(0)
    assert table.game.over is wins


@pytest.mark.rule("FISHCKSEA-04")
def test_two_fish_drive_off_robber_or_pirate_only_after_the_first_landing() -> None:
    table = at_sea("forgotten_tribe", "fishermen", LANDS, SEVEN)
    give_fish(table, 0, 2, 2)
    table.turn(0)
    assert payments(table, 0, "robber_for_fish") | payments(table, 0, "pirate_for_fish") == set()
    land(table)
    table.act(0, "pirate_for_fish", payment="2")
    assert pirate(table) == "off_board"
    table.turn(1)
    table.act(1, "roll")
    table.game.apply(1, table.legal(1, "move_robber")[0])
    table.turn(0, rolled=True)
    table.act(0, "robber_for_fish", payment="2")
    assert table.state.robber == OFF_BOARD


@pytest.mark.rule("FISHCKSEA-05")
@pytest.mark.parametrize(
    ("scenario", "paying", "built"), [("new_shores", 2, "city"), ("cloth_for_catan", 3, "settlement")]
)
def test_the_founding_building_that_brings_cards_brings_the_token(scenario: str, paying: int, built: str) -> None:
    """Every building is founded at a fishing ground, if a place there is left."""
    table = at_sea(scenario, "fishermen", players=3)
    founded = dict.fromkeys(range(3), 0)
    drew: set[tuple[int, str]] = set()
    while table.state.turn == 0:
        (seat,) = table.game.actors
        actions = table.legal(seat)
        if actions[0].kind == "found_building":
            founded[seat] += 1
            actions.sort(key=lambda action: not serves(table, int(str(action.operands["vertex"]))))
        events = table.game.apply(seat, actions[0])
        if actions[0].kind == "found_building":
            vertex = int(str(actions[0].operands["vertex"]))
            piece = table.kernel.rules.pieces[table.state.vertex_piece[vertex]].name
            tokens = [event for event in events if event.kind in ("fish_drawn", "old_boot_drawn")]
            assert len(tokens) == (founded[seat] == paying and serves(table, vertex))
            drew |= {(founded[seat], piece) for _ in tokens}
    assert drew == {(paying, built)}


def serves(table: Table, vertex: int) -> bool:
    """Whether a fishing ground has a vertex there."""
    return int(ground_numbers_at(table.kernel, fishing(table), vertex)) != 0


# Rivers


@pytest.mark.rule("RIVRCKSEA-03")
def test_among_the_forgotten_tribe_the_robber_waits_for_its_swamp() -> None:
    table = at_sea("forgotten_tribe", "rivers", LANDS)
    table.turn(0)
    assert table.state.robber == OFF_BOARD
    land(table)
    assert table.state.terrain[table.state.robber] == SWAMP


DELTA = """
name delta
players 3 4
row 0 offset 0: sea sea sea sea sea
row 1 offset 1: swamp hill:6 mountain:5 sea
row 2 offset 0: sea pasture:10 forest:9 field:4 desert
row 3 offset 1: sea sea sea sea
river (1,2) (1,1) (1,0) to side SW
island main (main): (1,0) (1,1) (1,2) (2,1) (2,2) (2,3) (2,4)
founding main
"""
# A settlement at the source, ships from there along the river, and one away from it.
HOME = "(1,2) N"
BESIDE = ("(1,2) NW", "(1,2) NE")
AWAY = "(0,2) E"


@pytest.mark.rule("RIVRCKSEA-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_ship_that_the_diplomat_takes_from_a_river_costs_its_owner_a_coin(owner: int) -> None:
    table = at_sea("new_shores", "rivers", own_map=DELTA)
    table.put(owner, "settlement", HOME)
    table.put(owner, "ship", BESIDE[0])
    table.turn(0, rolled=True)
    give(table, 0, "diplomat")
    purses(table, 2, 2)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=BESIDE[0])
    if owner == 0:
        table.act(0, "leave_route_off")
    assert gold(table)[owner] == 1


@pytest.mark.rule("RIVRCKSEA-04")
@pytest.mark.parametrize(("start", "end", "change"), [(*BESIDE, 0), (BESIDE[0], AWAY, -1), (AWAY, BESIDE[0], 1)])
def test_a_ship_laid_elsewhere_settles_both_ends_together(start: str, end: str, change: int) -> None:
    table = at_sea("new_shores", "rivers", own_map=DELTA)
    table.put(0, "settlement", HOME)
    table.put(0, "ship", start)
    table.turn(0, rolled=True)
    give(table, 0, "diplomat")
    purses(table, 2, 2)
    play(table, "diplomat")
    table.act(0, "remove_route", edge=start)
    table.act(0, "replace_route", edge=end)
    assert gold(table)[0] == 2 + change


# Caravans


@pytest.mark.rule("CARVCKSEA-03")
@pytest.mark.parametrize("players", [3, 4])
def test_among_four_islands_the_pirate_comes_with_the_first_seven_after_the_landing(players: int) -> None:
    table = at_sea("four_islands", "caravans", SEVEN, LANDS, SEVEN, players=players)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action", "nothing moves before the landing"
    land(table, 1)
    assert pirate(table) == "off_board"
    table.turn(2)
    table.act(2, "roll")
    goals = table.legal(2, "move_pirate")
    assert goals
    table.game.apply(2, goals[0])
    assert pirate(table) == goals[0].operands["hex"]


@pytest.mark.rule("CARVCKSEA-04")
def test_among_the_forgotten_tribe_the_robber_waits_for_its_oasis() -> None:
    table = at_sea("forgotten_tribe", "caravans", LANDS, SEVEN)
    table.turn(0)
    assert table.state.robber == OFF_BOARD
    land(table)
    assert table.state.terrain[table.state.robber] == OASIS
