"""Building in the Big Game."""

from __future__ import annotations

import pytest

from skerry.big.hall import FIRSTS
from tests.big.stage import CARD, CITY, ROAD, SETTLEMENT, SHIP, Stage

# From Sun's spots on any board: the road goes on here, the ship there; Moon's the same turned round.
ROAD_ON = [0, 2, 4, "SW"]
SHIP_ON = [0, 3, 4, "SE"]
CROSSING = ([0, 3, 4, "SE"], [0, 3, 5, "SW"], [0, 3, 5, "SE"], [1, 3, 0, "SW"])


@pytest.mark.rule("BIG-125")
def test_only_the_active_build() -> None:
    stage = Stage()
    stage.window(2)
    stage.give(0, ROAD)
    assert stage.refused(0, "build_road", edge=ROAD_ON) == "big_not_your_group"


@pytest.mark.rule("BIG-126", "BIG-127", "BIG-128", "BIG-129", "BIG-130", "BIG-143")
@pytest.mark.parametrize(
    ("kind", "place", "price"),
    [
        ("build_road", {"edge": ROAD_ON}, ROAD),
        ("build_ship", {"edge": SHIP_ON}, SHIP),
        ("build_settlement", {"vertex": [0, 2, 4, "N"]}, SETTLEMENT),
        ("build_city", {"vertex": [0, 3, 3, "SW"]}, CITY),
        ("buy_card", {}, CARD),
    ],
)
def test_prices_go_to_the_home_bank_and_are_told(kind: str, place: dict[str, object], price: dict[str, int]) -> None:
    stage = Stage()
    stage.pass_state()
    stage.window()
    stage.put(0, "road", [0, 2, 4, "NW"])
    for missing in price:
        stage.give(0, price)
        stage.game.hall.seats[0].hand[["wood", "brick", "wool", "grain", "ore"].index(missing)] -= 1
        assert not stage.say(0, kind, **place).done
        stage.game.hall.seats[0].hand[["wood", "brick", "wool", "grain", "ore"].index(missing)] += 1
        stage.take(0)
    stage.give(0, price)
    answer = stage.do(0, kind, **place)
    assert answer.told["paid"] == price
    assert stage.hand(0) == {}
    assert set(stage.bank(0).values()) == {19}


@pytest.mark.rule("BIG-131")
@pytest.mark.parametrize("board", [4, 0, 1])
def test_home_board_and_both_neighbours_in_both_halves(board: int) -> None:
    stage = Stage()
    stage.window()
    for row, corner, side in ((7, "S", "SE"), (1, "N", "NE")):
        stage.put(0, "road", [board, row, 2, side])
        stage.give(0, SETTLEMENT)
        stage.do(0, "build_settlement", vertex=[board, row, 2, corner])


@pytest.mark.rule("BIG-132")
@pytest.mark.parametrize("players", [8, 10, 12, 14])
def test_no_other_board_but_its_seam(players: int) -> None:
    stage = Stage(players)
    stage.window()
    stage.put(0, "road", [2, 1, 2, "NE"])
    stage.give(0, SETTLEMENT, SHIP, SHIP)
    assert stage.refused(0, "build_settlement", vertex=[2, 1, 2, "N"]) == "big_out_of_reach"
    # The seam between boards 1 and 2 lies on both; the next edge does not.
    stage.put(0, "ship", [1, 3, 5, "SW"])
    stage.do(0, "build_ship", edge=[1, 3, 5, "SE"])
    assert stage.refused(0, "build_ship", edge=[2, 3, 0, "SW"]) == "big_out_of_reach"


@pytest.mark.rule("BIG-133", "BIG-134", "BIG-136")
def test_roads_need_land_ships_need_sea_and_a_coast_has_both() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, ROAD, ROAD, ROAD, SHIP, SHIP, SHIP)
    # Out at sea, inland, and along the coast.
    stage.put(0, "road", [0, 4, 4, "E"])
    stage.put(0, "ship", [0, 3, 4, "SE"])
    assert stage.refused(0, "build_road", edge=[0, 3, 5, "SW"]) == "road_unconnected"
    assert stage.refused(0, "build_ship", edge=[0, 3, 3, "NE"]) == "ship_place_wrong"
    stage.do(0, "build_road", edge=[0, 3, 3, "E"])
    other = Stage()
    other.window()
    other.give(0, SHIP)
    other.do(0, "build_ship", edge=[0, 3, 3, "E"])


@pytest.mark.rule("BIG-135")
def test_an_edge_holds_one_piece() -> None:
    stage = Stage()
    stage.window()
    stage.put(2, "ship", SHIP_ON)
    stage.give(0, SHIP, ROAD)
    assert stage.refused(0, "build_ship", edge=SHIP_ON) == "ship_place_wrong"


@pytest.mark.rule("BIG-137", "BIG-281")
@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_shortest_crossing_of_sun(players: int) -> None:
    stage = Stage(players)
    stage.window()
    stage.give(0, *[SHIP] * 4, SETTLEMENT)
    for edge in CROSSING:
        stage.do(0, "build_ship", edge=edge)
    before = stage.points(0)
    stage.do(0, "build_settlement", vertex=[1, 3, 0, "S"])
    assert stage.points(0) - before == 3
    # The Moon half of the east neighbour.
    assert stage.fact(0, FIRSTS) == 1 << (2 * 2 + 1)


@pytest.mark.rule("BIG-137", "BIG-282")
@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_shortest_crossing_of_moon(players: int) -> None:
    stage = Stage(players)
    stage.window(2)
    west = stage.game.ring.boards - 1
    stage.give(1, *[SHIP] * 4, SETTLEMENT)
    for edge in ([0, 4, 0, "SE"], [0, 4, 0, "SW"], [west, 4, 5, "SE"], [west, 4, 5, "SW"]):
        stage.do(1, "build_ship", edge=edge)
    before = stage.points(1)
    stage.do(1, "build_settlement", vertex=[west, 5, 4, "N"])
    assert stage.points(1) - before == 3
    assert stage.fact(1, FIRSTS) == 1 << (2 * 0 + 0)


@pytest.mark.rule("BIG-138")
def test_roads_and_ships_change_only_at_an_own_building() -> None:
    stage = Stage()
    stage.window()
    # A road leads to the coast at (1,2); no building of Sun stands there.
    stage.put(0, "road", [0, 2, 4, "NW"])
    stage.give(0, SHIP, SHIP, ROAD)
    assert stage.refused(0, "build_ship", edge=[0, 2, 4, "NE"]) == "ship_place_wrong"
    stage.put(0, "settlement", [0, 2, 4, "N"])
    stage.do(0, "build_ship", edge=[0, 2, 4, "NE"])


@pytest.mark.rule("BIG-139")
def test_a_settlement_needs_an_own_route_and_distance_whoever_owns_the_other() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, SETTLEMENT)
    assert stage.refused(0, "build_settlement", vertex=[0, 2, 4, "N"]) == "settlement_site"
    stage.put(0, "road", [0, 2, 4, "NW"])
    stage.put(3, "settlement", [0, 2, 4, "NE"])
    assert stage.refused(0, "build_settlement", vertex=[0, 2, 4, "N"]) == "settlement_site"


@pytest.mark.rule("BIG-140", "BIG-141")
def test_one_ship_a_turn_moves_from_an_open_end_to_any_board_in_reach() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "ship", *CROSSING)
    stage.put(0, "settlement", [1, 3, 0, "S"])
    # Between two own buildings nothing moves.
    assert stage.refused(0, "move_ship", edge=CROSSING[1], to=[0, 3, 4, "E"]) == "ship_not_open"
    stage.put(0, "ship", [1, 3, 0, "SE"], [1, 4, 1, "W"])
    stage.do(0, "move_ship", edge=[1, 4, 1, "W"], to=[0, 3, 4, "E"])
    assert stage.on([0, 3, 4, "E"]) == (0, "ship")
    assert stage.refused(0, "move_ship", edge=[0, 3, 4, "E"], to=[1, 4, 1, "W"]) == "one_ship_a_turn"
    stage.window(3)
    stage.give(0, SHIP)
    stage.do(0, "build_ship", edge=[0, 2, 5, "SW"])
    assert stage.refused(0, "move_ship", edge=[0, 2, 5, "SW"], to=[1, 4, 1, "W"]) == "ship_just_laid"
    stage.do(0, "move_ship", edge=[1, 3, 0, "SE"], to=[1, 4, 0, "E"])


@pytest.mark.rule("BIG-142")
def test_routes_need_no_leave_anywhere() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "road", [1, 1, 2, "NE"])
    stage.put(2, "road", [1, 1, 2, "W"])
    stage.give(0, ROAD)
    stage.give(2, SETTLEMENT, ROAD)
    answer = stage.do(0, "build_road", edge=[1, 1, 2, "NW"])
    assert "request" not in answer.told
    assert stage.on([1, 1, 2, "NW"]) == (0, "road")


@pytest.mark.rule("BIG-145")
def test_with_five_settlements_the_next_needs_a_city_first() -> None:
    stage = Stage()
    stage.window()
    stage.put(0, "settlement", [0, 1, 2, "N"], [1, 1, 2, "N"])
    assert stage.left(0, "settlement") == 0
    stage.put(0, "road", [0, 2, 4, "NW"])
    stage.give(0, SETTLEMENT, CITY)
    assert stage.refused(0, "build_settlement", vertex=[0, 2, 4, "N"]) == "no_supply"
    stage.do(0, "build_city", vertex=[0, 3, 3, "N"])
    stage.do(0, "build_settlement", vertex=[0, 2, 4, "N"])


def test_the_outer_rim_is_not_built_on() -> None:
    stage = Stage()
    stage.window()
    assert stage.refused(0, "build_ship", edge=[0, 0, 2, "NE"]) == "big_no_such_place"
    stage.put(0, "ship", [0, 0, 2, "E"])
    position = stage.position(0)
    position.act_as(0)
    rim = position.window.topology.edge_of(position.window.hex_id(0, 0, 2), "NE")
    stage.give(0, SHIP)
    position = stage.position(0)
    position.act_as(0)
    legal = position.kernel.find_legal(position.local(0))
    ships = [position.kernel.rules.to_action(int(legal.items[at])) for at in range(int(legal.count))]
    assert rim not in [ship.operand("edge") for ship in ships if ship.kind == "build_ship"]
