"""Harbormaster: points for buildings at harbours and the tile they win."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.catalog import MODULES, judge, win_condition
from skerry.engine.placement import put_building
from tests.table import Table
from tests.toys import ConqueredVertices, HarbourTokens

HARBORMASTER = ("base", "harbormaster")

# Six harbours of the beginner board that are far apart, a vertex each.
NORTH = "(0,0) N"
NORTH_EAST = "(0,1) NE"
EAST = "(1,3) NE"
SOUTH_EAST = "(2,4) SE"
SOUTH = "(3,3) S"
SOUTH_WEST = "(4,0) SW"

# Two harbours that meet at the corner NW of their hex.
TWIN_HARBOURS = """
name twin_harbours
players 3 4
target 8
row 0 offset 0: forest:4 hill:6 pasture:5 desert
row 1 offset 1: field:8 mountain:9 forest:10 hill:3
harbour 3:1 at (0,0) side NW
harbour wood at (0,0) side W
harbour ore at (1,3) side E
"""


def harbour_points(table: Table) -> list[int]:
    return table.view()["harbour_points"]["seats"]


@pytest.mark.rule("HARB-01", "HARB-02", "HARB-03", "HARB-04", "HARB-07")
def test_settlements_count_one_and_cities_two_without_being_victory_points() -> None:
    table = Table(HARBORMASTER)
    assert table.view()["awards"]["harbormaster"] is None
    table.put(0, "settlement", NORTH)
    table.put(0, "settlement", "(2,2) N")
    assert harbour_points(table) == [1, 0, 0, 0]
    assert table.points(0) == 2
    table.put(0, "city", NORTH)
    assert harbour_points(table) == [2, 0, 0, 0]
    assert table.points(0) == 3
    for seat in (None, 0, 1):
        assert table.view(seat)["harbour_points"] == {"seats": [2, 0, 0, 0]}


@pytest.mark.rule("HARB-02")
def test_every_kind_of_harbour_counts_at_both_its_vertices() -> None:
    ends = Table(HARBORMASTER).kernel.topology.edge_vertex
    for harbour in Table(HARBORMASTER).kernel.rules.board.harbours:
        for end in range(2):
            table = Table(HARBORMASTER)
            put_building(table.kernel, 2, table.kernel.rules.settlement, ends[2 * harbour.edge + end])
            assert harbour_points(table) == [0, 0, 1, 0]


@pytest.mark.rule("HARB-01", "HARB-05")
def test_the_first_with_three_harbour_points_takes_the_tile_and_its_two_points() -> None:
    table = Table(HARBORMASTER)
    table.put(0, "settlement", NORTH)
    table.put(0, "road", "(0,1) E")
    table.put(1, "settlement", EAST, SOUTH)
    table.hand(0, wood=1, brick=1, wool=1, grain=3, ore=3)
    table.turn(0, rolled=True)
    table.act(0, "build_settlement", vertex=NORTH_EAST)
    assert table.holder("harbormaster") is None
    assert table.points(0) == 2
    events = table.act(0, "build_city", vertex=NORTH)
    assert [event.public for event in events if event.kind == "award_moved"] == [{"award": "harbormaster", "holder": 0}]
    assert table.holder("harbormaster") == 0
    assert table.points(0) == 3 + 2


@pytest.mark.rule("HARB-06")
def test_a_tie_changes_nothing_and_strictly_more_takes_the_tile_at_once() -> None:
    table = Table(HARBORMASTER)
    table.put(0, "city", NORTH)
    table.put(0, "settlement", NORTH_EAST)
    table.put(1, "city", EAST)
    table.put(1, "settlement", SOUTH)
    assert harbour_points(table) == [3, 3, 0, 0]
    assert table.holder("harbormaster") == 0
    table.hand(1, grain=2, ore=3)
    table.turn(1, rolled=True)
    assert (table.points(0), table.points(1)) == (5, 3)
    table.act(1, "build_city", vertex=SOUTH)
    assert table.holder("harbormaster") == 1
    assert (table.points(0), table.points(1)) == (3, 4 + 2)


@pytest.mark.rule("HARB-08")
def test_founding_pieces_count_from_the_moment_they_are_placed() -> None:
    table = Table(HARBORMASTER)
    table.act(0, "found_building", vertex=NORTH)
    assert table.decision == "found_route"
    assert harbour_points(table) == [1, 0, 0, 0]


@pytest.mark.rule("HARB-09")
def test_a_building_at_two_harbours_counts_once() -> None:
    table = Table(HARBORMASTER, own_map=TWIN_HARBOURS)
    table.put(0, "settlement", "(0,0) NW")
    assert table.view()["seats"][0]["rates"]["wood"] == 2
    assert table.view()["seats"][0]["rates"]["ore"] == 3
    assert harbour_points(table)[0] == 1
    table.put(0, "city", "(0,0) NW")
    assert harbour_points(table)[0] == 2


@pytest.mark.rule("HARB-10")
def test_a_holder_whose_points_fall_keeps_the_tile_while_among_the_leaders() -> None:
    table = Table([*HARBORMASTER, ConqueredVertices()])
    table.put(0, "city", NORTH, NORTH_EAST)
    table.put(1, "city", EAST)
    table.put(1, "settlement", SOUTH)
    table.turn(2, rolled=True)
    assert harbour_points(table) == [4, 3, 0, 0]
    # Down to 2 against 3: the sole leader gets it.
    table.act(2, "conquer", vertex=NORTH)
    assert harbour_points(table) == [2, 3, 0, 0]
    assert table.holder("harbormaster") == 1
    # Level at 2: fewer than 3 points hold nothing.
    table.act(2, "conquer", vertex=SOUTH)
    assert table.holder("harbormaster") is None
    # Alone with 3 again, then overtaken by nobody but caught up with: the holder is among the leaders.
    table.act(2, "conquer", vertex=SOUTH)
    assert table.holder("harbormaster") == 1
    table.put(0, "settlement", SOUTH_WEST)
    assert harbour_points(table) == [3, 3, 0, 0]
    assert table.holder("harbormaster") == 1


@pytest.mark.rule("HARB-10")
def test_the_tile_is_set_aside_when_others_tie_ahead_of_the_former_holder() -> None:
    table = Table([*HARBORMASTER, ConqueredVertices()])
    table.put(0, "city", NORTH, NORTH_EAST)
    table.put(1, "city", EAST)
    table.put(1, "settlement", SOUTH)
    table.put(2, "city", SOUTH_WEST)
    table.put(2, "settlement", SOUTH_EAST)
    table.turn(3, rolled=True)
    assert table.holder("harbormaster") == 0
    table.act(3, "conquer", vertex=NORTH)
    assert harbour_points(table) == [2, 3, 3, 0]
    assert table.holder("harbormaster") is None


@pytest.mark.rule("HARB-11")
def test_a_harbour_token_gives_points_only_once_it_lies_on_the_board() -> None:
    table = Table([*HARBORMASTER, HarbourTokens()])
    table.put(0, "settlement", "(2,0) NW")
    table.turn(0, rolled=True)
    assert harbour_points(table)[0] == 0
    table.act(0, "lay_harbour", edge="(2,0) W")
    assert harbour_points(table)[0] == 1


@pytest.mark.rule("HARB-12")
def test_a_conquered_building_gives_no_harbour_points_until_it_is_free_again() -> None:
    table = Table([*HARBORMASTER, ConqueredVertices()])
    table.put(0, "settlement", NORTH)
    table.put(0, "city", SOUTH)
    table.turn(0, rolled=True)
    assert table.holder("harbormaster") == 0
    assert table.view()["seats"][0]["rates"]["wool"] == 2
    table.act(0, "conquer", vertex=SOUTH)
    assert harbour_points(table)[0] == 1
    assert table.holder("harbormaster") is None
    assert table.view()["seats"][0]["rates"]["wool"] == 3
    table.act(0, "conquer", vertex=SOUTH)
    assert harbour_points(table)[0] == 3
    assert table.holder("harbormaster") == 0


@pytest.mark.rule("HARB-13")
def test_eleven_points_win_and_ten_do_not() -> None:
    table = Table(HARBORMASTER)
    assert table.view()["seats"][0]["target"] == 11
    table.put(0, "city", NORTH, "(2,1) N", "(2,3) N", "(3,1) S")
    table.put(0, "settlement", NORTH_EAST)
    assert table.holder("harbormaster") == 0
    table.turn(1, rolled=True)
    assert table.points(0) == 11
    assert not table.game.over
    table.act(1, "end_turn")
    table.turn(0)
    assert table.game.winner == 0

    almost = Table(HARBORMASTER)
    almost.put(0, "city", "(2,1) N", "(2,3) N", "(3,1) S", "(4,1) S")
    almost.put(0, "settlement", "(0,0) S", "(1,3) S")
    almost.turn(0)
    assert almost.points(0) == 10
    assert not almost.game.over


@pytest.mark.rule("HARB-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_target_rises_by_one(players: int) -> None:
    checked = 0
    for module in MODULES:
        if module == "harbormaster":
            continue
        chosen = [module, "two_player"] if players == 2 and module != "two_player" else [module]
        without = judge(chosen, players)
        if without.legal and module != "big_game":
            together = judge([*chosen, "harbormaster"], players)
            assert together.legal, (chosen, together.reason)
            assert together.target == without.target + 1, chosen
            checked += 1
    assert checked >= 3


@pytest.mark.rule("HARB-14")
def test_the_target_of_a_map_rises_too() -> None:
    assert Game.new(["base"], 3, 1, board=TWIN_HARBOURS).view().target[0] == 8
    assert Game.new(HARBORMASTER, 3, 1, board=TWIN_HARBOURS).view().target[0] == 9
    assert Game.new(HARBORMASTER, 3, 1, {"target": 5}, TWIN_HARBOURS).view().target[0] == 5


@pytest.mark.rule("HARB-15")
def test_targets_with_the_scenarios_on_the_island() -> None:
    targets = {"fishermen": 11, "rivers": 11, "caravans": 13, "barbarian_attack": 13, "traders_and_barbarians": 14}
    assert {name: judge([name, "harbormaster"], 4).target for name in targets} == targets
    assert str(win_condition(judge(["fishermen", "harbormaster"], 4))) == "11 points (12 with the old boot)"


@pytest.mark.rule("HARB-17")
def test_only_the_points_of_other_endings_rise() -> None:
    wonders = str(win_condition(judge(["wonders", "harbormaster"], 4)))
    assert wonders == "a finished wonder, or 11 points and more wonder stages than any opponent"
    assert str(win_condition(judge(["pirate_islands", "harbormaster"], 4))) == (
        "the own pirate fortress taken and 11 points"
    )


@pytest.mark.rule("HARB-18", "TWO-84")
def test_neutral_colours_take_no_part() -> None:
    table = Table([*HARBORMASTER, "two_player"], players=2)
    table.put(2, "settlement", NORTH, NORTH_EAST, EAST, SOUTH)
    assert harbour_points(table) == [0, 0]
    assert table.holder("harbormaster") is None
    table.put(1, "city", SOUTH_WEST)
    table.put(1, "settlement", SOUTH_EAST)
    assert harbour_points(table) == [0, 3]
    assert table.holder("harbormaster") == 1
