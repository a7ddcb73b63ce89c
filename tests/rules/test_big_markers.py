"""Longest road and order of knights in the Big Game."""

from __future__ import annotations

import pytest

from skerry.big.hall import LONGEST_ROAD, NOBODY, ORDER_OF_KNIGHTS, ROUTE
from tests.big.stage import ROAD, SETTLEMENT, SHIP, Stage

CROSSING = ([0, 3, 4, "SE"], [0, 3, 5, "SW"], [0, 3, 5, "SE"], [1, 3, 0, "SW"])
# Along the coast of the Moon half of board 0, from the spot with the ship.
MOON_LINE = ([0, 4, 0, "SE"], [0, 4, 0, "SW"], [4, 4, 5, "SE"], [4, 4, 5, "SW"], [4, 5, 4, "NW"])


def knights(stage: Stage, seat: int, count: int, turn: int) -> None:
    for played in range(count):
        stage.window(turn + 2 * played)
        stage.hold(seat, "knight")
        stage.do(seat, "play_card", card="knight", resource="ore")


@pytest.mark.rule("BIG-188", "BIG-189", "BIG-191", "BIG-195", "BIG-217")
def test_the_first_of_two_with_five_takes_the_marker_of_the_board() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, *[SHIP] * 4)
    for edge in CROSSING[:3]:
        stage.do(0, "build_ship", edge=edge)
    assert stage.marker(0, LONGEST_ROAD) == NOBODY
    before = stage.points(0)
    stage.do(0, "build_ship", edge=CROSSING[3])
    assert stage.fact(0, ROUTE) == 5
    assert stage.marker(0, LONGEST_ROAD) == 0
    assert stage.points(0) - before == 2
    # A neighbour with as many has the marker of another board.
    stage.put(2, "ship", *[[1 + edge[0], *edge[1:]] for edge in CROSSING])
    assert (stage.marker(0, LONGEST_ROAD), stage.marker(1, LONGEST_ROAD)) == (0, 2)


@pytest.mark.rule("BIG-190")
def test_roads_and_ships_count_together_only_at_an_own_building() -> None:
    stage = Stage()
    stage.window()
    # Three ships and the road of the start do not meet.
    stage.put(0, "ship", *CROSSING[:3])
    assert stage.fact(0, ROUTE) == 4
    # A road from the same building joins the four ships.
    stage.give(0, ROAD)
    stage.do(0, "build_road", edge=[0, 3, 3, "SE"])
    assert stage.fact(0, ROUTE) == 5
    # On a corner without a building they do not: the line of ships ends in a road there.
    other = Stage()
    other.window()
    other.put(0, "ship", *CROSSING)
    other.put(0, "road", [1, 4, 1, "W"])
    assert other.fact(0, ROUTE) == 5
    other.put(0, "settlement", [1, 3, 0, "S"])
    assert other.fact(0, ROUTE) == 6


@pytest.mark.rule("BIG-192", "BIG-194", "BIG-195")
@pytest.mark.parametrize("players", [6, 10, 12, 14])
def test_a_building_of_anybody_breaks_a_route_and_the_marker_goes_back(players: int) -> None:
    stage = Stage(players)
    stage.window()
    stage.put(0, "ship", *CROSSING, [1, 3, 0, "SE"])
    assert (stage.fact(0, ROUTE), stage.marker(0, LONGEST_ROAD)) == (6, 0)
    # The owner of a neighbour's neighbour builds where the line lands on board 1.
    stage.put(4, "ship", [1, 4, 0, "E"])
    stage.give(4, SETTLEMENT)
    stage.do(4, "build_settlement", vertex=[1, 3, 0, "S"])
    assert stage.fact(0, ROUTE) == 5
    assert stage.marker(0, LONGEST_ROAD) == 0
    stage.act("correct", what="piece", edge=[1, 3, 0, "SW"])
    assert stage.fact(0, ROUTE) == 4
    assert stage.marker(0, LONGEST_ROAD) == NOBODY


@pytest.mark.rule("BIG-193", "BIG-194")
def test_the_marker_moves_only_to_a_strictly_longer_route() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "ship", *CROSSING)
    stage.put(1, "ship", *MOON_LINE[:4])
    assert (stage.fact(0, ROUTE), stage.fact(1, ROUTE)) == (5, 5)
    assert stage.marker(0, LONGEST_ROAD) == 0
    stage.put(1, "ship", MOON_LINE[4])
    assert (stage.fact(1, ROUTE), stage.marker(0, LONGEST_ROAD)) == (6, 1)
    # Broken to five, as long as the other's, the holder keeps it; below, the mate gets it.
    stage.act("correct", what="piece", edge=MOON_LINE[4])
    assert (stage.fact(1, ROUTE), stage.marker(0, LONGEST_ROAD)) == (5, 1)
    stage.act("correct", what="piece", edge=MOON_LINE[3])
    assert (stage.fact(1, ROUTE), stage.marker(0, LONGEST_ROAD)) == (4, 0)


@pytest.mark.rule("BIG-196", "BIG-197", "BIG-198", "BIG-216")
def test_three_knights_take_the_order_and_more_take_it_over() -> None:
    stage = Stage()
    stage.pass_state()
    knights(stage, 0, 2, 1)
    assert stage.marker(0, ORDER_OF_KNIGHTS) == NOBODY
    before = stage.points(0)
    knights(stage, 0, 1, 5)
    assert stage.marker(0, ORDER_OF_KNIGHTS) == 0
    assert stage.points(0) - before == 2
    # Others of other boards do not contest it; the mate needs strictly more.
    knights(stage, 2, 4, 7)
    assert (stage.marker(0, ORDER_OF_KNIGHTS), stage.marker(1, ORDER_OF_KNIGHTS)) == (0, 2)
    knights(stage, 1, 3, 20)
    assert stage.marker(0, ORDER_OF_KNIGHTS) == 0
    knights(stage, 1, 1, 30)
    assert stage.marker(0, ORDER_OF_KNIGHTS) == 1
    assert stage.points(0) == before


@pytest.mark.rule("BIG-191", "BIG-195")
def test_a_route_that_is_cut_is_measured_with_all_pieces_up_to_three_boards_from_the_builder() -> None:
    stage = Stage(16)
    stage.window()
    # Seat 4 is at home on board 2, has five ships on board 3 and two more on board 1, where seat 0 cuts them.
    stage.put(4, "ship", *[[3, 0, col, side] for col in (1, 2) for side in ("SW", "SE")], [3, 0, 3, "SW"])
    stage.put(4, "ship", [1, 3, 0, "SW"], [1, 3, 0, "SE"])
    assert (stage.fact(4, ROUTE), stage.marker(2, LONGEST_ROAD)) == (5, 4)
    stage.put(0, "ship", [1, 4, 0, "E"])
    stage.give(0, SETTLEMENT)
    stage.do(0, "build_settlement", vertex=[1, 3, 0, "S"])
    assert (stage.fact(4, ROUTE), stage.marker(2, LONGEST_ROAD)) == (5, 4)


@pytest.mark.rule("BIG-020", "BIG-191", "BIG-195")
@pytest.mark.parametrize(("seat", "west"), [(2, 7), (6, 4)])
def test_pieces_on_the_farthest_seam_count_too(seat: int, west: int) -> None:
    stage = Stage(16)
    stage.window()
    east = (west + 1) % 8
    seam = ([west, 3, 5, "E"], [west, 3, 5, "SE"], [west, 4, 5, "E"], [east, 4, 0, "SW"], [west, 5, 5, "E"])
    stage.put(seat, "ship", *seam)
    stage.put(seat, "ship", [2, 3, 0, "SW"], [2, 3, 0, "SE"])
    assert stage.fact(seat, ROUTE) == 5
    stage.put(4, "ship", [2, 4, 0, "E"])
    stage.give(4, SETTLEMENT)
    stage.do(4, "build_settlement", vertex=[2, 3, 0, "S"])
    assert stage.fact(seat, ROUTE) == 5
