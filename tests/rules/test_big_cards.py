"""Development cards of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import hall as cells
from skerry.big import sight
from skerry.big.hall import KNIGHTS
from tests.big.stage import CARD, ROAD, Stage

ORE_HEX = [0, 4, 4]  # mountain 9 beside Sun's spot with the ship
GRAIN_HEX = [0, 6, 2]


def robber(stage: Stage, board: int, half: str, place: list[int]) -> None:
    assert stage.act("correct", what="robber", robber=[board, half], hex=place).done


def staged(card: str, count: int = 1) -> Stage:
    stage = Stage()
    stage.window()
    stage.hold(0, card, count)
    return stage


@pytest.mark.rule("BIG-059")
def test_the_own_stack_first_then_the_mates_then_none() -> None:
    stage = Stage()
    stage.window()
    there = stage.game.hall.boards[0]
    there.stack = [(1, 0), (1,)]
    for _ in range(2):
        stage.give(0, CARD)
        stage.do(0, "buy_card")
    assert (there.stack, stage.held(0, "knight"), stage.held(0, "victory_point")) == ([(), (1,)], 1, 1)
    stage.give(0, CARD, CARD)
    stage.do(0, "buy_card")
    assert there.stack == [(), ()]
    assert stage.refused(0, "buy_card") == "no_development_cards"


@pytest.mark.rule("BIG-169", "BIG-170")
def test_one_card_a_turn() -> None:
    stage = staged("year_of_plenty", 2)
    stage.do(0, "play_card", card="year_of_plenty", cards=["ore", "ore"])
    assert stage.refused(0, "play_card", card="year_of_plenty", cards=["ore", "ore"]) == "one_card_a_turn"
    stage.window(3)
    stage.do(0, "play_card", card="year_of_plenty", cards=["ore", "ore"])


@pytest.mark.rule("BIG-171")
def test_a_card_bought_this_turn_waits() -> None:
    stage = Stage()
    stage.window()
    stage.game.hall.boards[0].stack = [(0,), ()]
    stage.give(0, CARD)
    stage.do(0, "buy_card")
    assert stage.refused(0, "play_card", card="knight", resource="ore") == "bought_this_turn"
    stage.window(3)
    stage.do(0, "play_card", card="knight", resource="ore")


@pytest.mark.rule("BIG-172")
def test_victory_points_are_never_played_and_count_at_once() -> None:
    stage = Stage()
    stage.window()
    stage.game.hall.boards[0].stack = [(1, 1), ()]
    stage.give(0, CARD)
    before = stage.points(0)
    stage.do(0, "buy_card")
    assert stage.points(0) - before == 1
    stage.window(3)
    assert stage.refused(0, "play_card", card="victory_point") == "card_without_effect"


@pytest.mark.rule("BIG-173")
def test_no_card_before_the_roll() -> None:
    stage = Stage()
    stage.announce(1)
    stage.hold(0, "knight")
    assert stage.refused(0, "play_card", card="knight", resource="ore") == "big_not_now"


@pytest.mark.rule("BIG-174", "BIG-288")
def test_road_building_is_two_free_pieces_in_one_command() -> None:
    stage = staged("road_building")
    one = [["ship", [0, 3, 4, "SE"]]]
    assert stage.refused(0, "play_card", card="road_building", pieces=one) == "big_incomplete"
    assert stage.on([0, 3, 4, "SE"]) is None
    three = [["ship", [0, 3, 4, "SE"]], ["road", [0, 2, 4, "SW"]], ["road", [0, 2, 3, "SE"]]]
    assert stage.refused(0, "play_card", card="road_building", pieces=three) == "big_incomplete"
    stage.do(0, "play_card", card="road_building", pieces=three[:2])
    assert stage.on([0, 3, 4, "SE"]) == (0, "ship")
    assert stage.on([0, 2, 4, "SW"]) == (0, "road")
    assert stage.hand(0) == {}


@pytest.mark.rule("BIG-288")
def test_a_single_piece_is_enough_where_no_second_is_possible() -> None:
    stage = staged("road_building")
    supply = stage.game.hall.seats[0].supply
    supply[stage.game.rules.piece("ship")] = 0
    supply[stage.game.rules.piece("road")] = 1
    stage.do(0, "play_card", card="road_building", pieces=[["road", [0, 2, 4, "SW"]]])
    assert stage.left(0, "road") == 0


@pytest.mark.rule("BIG-175", "BIG-288")
def test_year_of_plenty_takes_two_cards_from_the_home_bank() -> None:
    stage = staged("year_of_plenty")
    assert stage.refused(0, "play_card", card="year_of_plenty", cards=["ore"]) == "big_incomplete"
    stage.do(0, "play_card", card="year_of_plenty", cards=["ore", "wood"])
    assert stage.hand(0) == {"ore": 1, "wood": 1}
    assert (stage.bank(0)["ore"], stage.bank(0)["wood"]) == (18, 18)


@pytest.mark.rule("BIG-176", "BIG-182", "BIG-183", "BIG-187")
def test_a_knight_sends_a_robber_home_and_brings_what_its_hex_yields() -> None:
    stage = staged("knight")
    robber(stage, 0, "sun", ORE_HEX)
    stage.do(0, "play_card", card="knight", robber=[0, "sun"])
    assert stage.game.hall.boards[0].robber == [3 * 6 + 3, 5 * 6 + 1]
    assert stage.hand(0) == {"ore": 1}
    assert stage.bank(0)["ore"] == 18
    assert stage.fact(0, KNIGHTS) == 1


@pytest.mark.rule("BIG-177", "BIG-179", "BIG-186", "BIG-187")
def test_who_is_not_affected_takes_a_card_of_choice() -> None:
    stage = staged("knight")
    before = [list(board.robber) for board in stage.game.hall.boards]
    # Robbers on deserts affect nobody.
    assert stage.refused(0, "play_card", card="knight", robber=[0, "sun"]) == "big_incomplete"
    stage.do(0, "play_card", card="knight", resource="brick")
    assert stage.hand(0) == {"brick": 1}
    assert [board.robber for board in stage.game.hall.boards] == before
    assert stage.fact(0, KNIGHTS) == 1


@pytest.mark.rule("BIG-178", "BIG-288")
def test_who_is_affected_cannot_choose_a_card_instead() -> None:
    stage = staged("knight")
    robber(stage, 0, "sun", ORE_HEX)
    assert stage.refused(0, "play_card", card="knight", resource="brick") == "big_incomplete"
    assert stage.refused(0, "play_card", card="knight") == "big_incomplete"


@pytest.mark.rule("BIG-180", "BIG-181")
def test_buildings_abroad_count_and_one_of_several_robbers_is_chosen() -> None:
    stage = staged("knight")
    robber(stage, 0, "sun", ORE_HEX)
    stage.put(0, "settlement", [1, 1, 2, "N"])
    robber(stage, 1, "sun", [1, 1, 2])
    robber(stage, 1, "moon", [1, 7, 2])
    assert stage.refused(0, "play_card", card="knight", robber=[1, "moon"]) == "robber_not_at_you"
    stage.do(0, "play_card", card="knight", robber=[1, "sun"])
    assert stage.game.hall.boards[1].robber[0] == 3 * 6 + 3
    assert stage.game.hall.boards[0].robber[0] == 4 * 6 + 4
    # A field of board 1, paid from the bank at home.
    assert stage.hand(0) == {"grain": 1}
    assert (stage.bank(0)["grain"], stage.bank(1)["grain"]) == (18, 19)


@pytest.mark.rule("BIG-184")
def test_an_empty_bank_gives_nothing_but_the_robber_goes() -> None:
    stage = staged("knight", 2)
    stage.empty_bank(0, "ore")
    robber(stage, 0, "sun", ORE_HEX)
    stage.do(0, "play_card", card="knight", robber=[0, "sun"])
    assert stage.hand(0) == {}
    assert stage.game.hall.boards[0].robber[0] == 3 * 6 + 3
    stage.window(3)
    assert stage.refused(0, "play_card", card="knight", resource="ore") == "bank_has_none"
    stage.do(0, "play_card", card="knight", resource="wood")


@pytest.mark.rule("BIG-177", "BIG-184")
def test_no_knight_where_no_robber_stands_and_the_home_bank_is_empty() -> None:
    stage = staged("knight")
    for card in ("wood", "brick", "wool", "grain", "ore"):
        stage.empty_bank(0, card)
    assert {"kind": "play_card", "card": "knight"} not in playable(stage)
    assert stage.refused(0, "play_card", card="knight", resource="wood")
    # Whom a robber affects can still send it home, and gets nothing.
    robber(stage, 0, "sun", ORE_HEX)
    assert {"kind": "play_card", "card": "knight"} in playable(stage)
    stage.do(0, "play_card", card="knight", robber=[0, "sun"])


def playable(stage: Stage) -> list[object]:
    return [entry for entry in sight.possible(stage.game, 0) if entry["kind"] == "play_card"]


@pytest.mark.rule("BIG-185")
def test_a_knight_takes_nothing_from_anybody() -> None:
    stage = staged("knight")
    for seat in range(1, 10):
        stage.give(seat, ore=2)
    robber(stage, 0, "sun", ORE_HEX)
    stage.do(0, "play_card", card="knight", robber=[0, "sun"])
    assert [stage.hand(seat) for seat in range(1, 10)] == [{"ore": 2}] * 9


def test_bought_cards_are_told_to_nobody_but_their_price() -> None:
    stage = Stage()
    stage.window()
    stage.give(0, CARD, ROAD)
    answer = stage.do(0, "buy_card")
    assert set(answer.told) == {"paid", "deed"}
    assert stage.game.hall.get((cells.FACT, 0, cells.BOUGHT_TURN)) == 1
