"""Registration, seats and the start of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.coordinator import Coordinator
from skerry.big.settings import Settings
from skerry.big.turns import best_spot
from tests.big.stage import Stage

SUN_SPOTS = ([0, 3, 3, "N"], [0, 3, 3, "SE"], [0, 3, 3, "SW"])
MOON_SPOTS = ([0, 5, 1, "S"], [0, 5, 1, "NW"], [0, 5, 1, "NE"])


@pytest.mark.rule("BIG-051")
def test_registration_numbers_only_grow() -> None:
    coordinator = Coordinator(Settings(), "x")
    numbers = [coordinator.register(at, "same name").told["number"] for at in range(8)]
    assert numbers == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("BIG-052", "BIG-055", "BIG-257")
def test_an_odd_player_leaves_the_last_moon_seat_vacant() -> None:
    stage = Stage(7)
    assert stage.game.ring.boards == 4
    assert not stage.game.roster.is_playing(7)
    assert all(owner != 7 for owner, *_ in stage.game.hall.boards[3].building.values())
    assert sum(owner == 6 for owner, *_ in stage.game.hall.boards[3].building.values()) == 3
    assert stage.refused(7, "choose_start", cards=0, city=0) == "big_no_player"


@pytest.mark.rule("BIG-053")
def test_fewer_than_six_are_refused() -> None:
    stage = Stage(5)
    assert stage.start.reason is not None
    assert stage.start.reason.code == "big_too_few_players"
    assert stage.game.phase == phases.LOBBY
    assert Stage(6).start.done


@pytest.mark.rule("BIG-054")
def test_seats_in_the_order_of_registration_or_shuffled_with_the_seed() -> None:
    def numbers(stage: Stage) -> list[int]:
        return [stage.game.roster.number(seat) for seat in range(10)]

    assert numbers(Stage()) == list(range(1, 11))
    shuffled = numbers(Stage(seating="random"))
    assert sorted(shuffled) == list(range(1, 11)) != shuffled
    assert numbers(Stage(seating="random")) == shuffled
    assert numbers(Stage(seating="random", seed="other")) != shuffled


@pytest.mark.rule("BIG-056", "BIG-057", "BIG-103")
def test_both_players_of_a_board_use_one_bank() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, wood=4)
    stage.empty_bank(0, "ore", left=1)
    stage.do(0, "bank_trade", give="wood", take="ore")
    stage.window(2)
    stage.give(1, wood=4)
    stage.give(3, wood=4)
    stage.empty_bank(0, "ore")
    # More than half of the cards may be with one of the two: there is no other pile for the other.
    assert stage.refused(1, "bank_trade", give="wood", take="ore") == "bank_out_of"
    stage.do(3, "bank_trade", give="wood", take="ore")


@pytest.mark.rule("BIG-063", "BIG-064", "BIG-065", "BIG-066")
def test_three_settlements_on_the_printed_spots_of_the_own_half() -> None:
    stage = Stage()
    for seat, spots in ((0, SUN_SPOTS), (1, MOON_SPOTS)):
        assert [stage.at(spot) for spot in spots] == [(seat, "settlement")] * 3
    for board in range(5):
        there = stage.game.hall.boards[board]
        assert sorted(owner for owner, _ in there.building.values()) == [2 * board] * 3 + [2 * board + 1] * 3


@pytest.mark.rule("BIG-067", "BIG-068", "BIG-069")
def test_one_spot_has_a_road_another_a_ship() -> None:
    stage = Stage()
    assert stage.on([0, 2, 3, "E"]) == (0, "road")
    assert stage.on([0, 4, 4, "NE"]) == (0, "ship")
    assert stage.on([0, 6, 2, "W"]) == (1, "road")
    assert stage.on([0, 4, 1, "SW"]) == (1, "ship")
    assert len(stage.game.hall.boards[0].edge) == 4
    for seat in (0, 1):
        assert (stage.left(seat, "road"), stage.left(seat, "ship")) == (14, 14)


@pytest.mark.rule("BIG-070", "BIG-280")
@pytest.mark.parametrize(
    ("spot", "hand"), [(0, {"grain": 1, "wood": 1}), (1, {"ore": 1}), (2, {"brick": 1, "wool": 1})]
)
def test_one_spot_brings_a_card_for_each_hex_but_the_desert(spot: int, hand: dict[str, int]) -> None:
    stage = Stage()
    stage.do(0, "choose_start", cards=spot, city=0)
    assert stage.hand(0) == hand
    assert all(stage.bank(0)[card] == 18 for card in hand)


@pytest.mark.rule("BIG-071", "BIG-072", "BIG-075")
def test_any_of_the_three_becomes_a_city() -> None:
    stage = Stage()
    stage.do(0, "choose_start", cards=0, city=2)
    assert stage.at(SUN_SPOTS[2]) == (0, "city")
    assert (stage.left(0, "settlement"), stage.left(0, "city")) == (3, 9)
    assert stage.points(0) == 4
    stage.pass_state()
    assert [stage.points(seat) for seat in range(10)] == [4] * 10


@pytest.mark.rule("BIG-073")
def test_all_choose_at_the_same_time_once_and_within_two_minutes() -> None:
    stage = Stage()
    assert (stage.game.phase, stage.game.deadline) == (phases.SETUP, 120_000)
    for seat in (7, 0, 3):
        stage.do(seat, "choose_start", cards=0, city=0)
    assert stage.refused(3, "choose_start", cards=1, city=1) == "big_already_chosen"
    stage.wait(119.999)
    assert stage.game.phase == phases.SETUP
    stage.wait(0.001)
    assert stage.game.phase == phases.ANNOUNCE
    assert stage.refused(1, "choose_start", cards=0, city=0) == "big_late"


@pytest.mark.rule("BIG-074")
def test_who_does_not_choose_gets_the_spot_with_most_pips() -> None:
    stage = Stage()
    stage.pass_state()
    # N: field 10 and forest 5, 7 pips. SE: mountain 9 alone. SW: hill 6 and pasture 12, 6 pips.
    assert stage.at(SUN_SPOTS[0]) == (0, "city")
    assert stage.hand(0) == {"grain": 1, "wood": 1}
    # Moon of B: forest 9 and mountain 4 at S; 5 alone; 6 and 12... S has 7 pips.
    assert stage.at([1, 5, 1, "S"]) == (3, "city")


@pytest.mark.rule("BIG-074")
def test_among_equal_spots_the_one_with_the_road_comes_first() -> None:
    position = Stage().position(0)
    numbers = position.kernel.state.numbers[:]
    for hex_ in range(len(numbers)):
        if numbers[hex_]:
            numbers[hex_] = 1 << 6
    position.kernel.state.numbers = numbers
    # Two hexes with a number at the spot with the road and at the bare one, one at the spot with the ship.
    assert [best_spot(position, seat) for seat in (0, 1)] == [0, 0]
