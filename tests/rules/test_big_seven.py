"""The seven, the second roll and the robbers of the Big Game."""

from __future__ import annotations

import pytest

from skerry.big import game as phases
from skerry.big.places import COLUMNS
from tests.big.stage import Stage

SUN_DESERT, MOON_DESERT = (3, 3), (5, 1)


def seven(turn: int, second: tuple[int, int] = (1, 1), hands: dict[int, int] | None = None, players: int = 10) -> Stage:
    """A seven in a turn, up to the DISCARD if anybody holds too much."""
    stage = Stage(players)
    stage.pass_state()
    stage.announce(turn, (3, 4), second)
    for seat in range(players):
        stage.take(seat)
    for seat, count in (hands or {}).items():
        stage.give(seat, wood=count)
    stage.pass_state()
    stage.pass_state()
    return stage


def robbers(stage: Stage, board: int) -> list[tuple[int, int]]:
    return [divmod(key, COLUMNS) for key in stage.game.hall.boards[board].robber]


@pytest.mark.rule("BIG-199")
def test_nobody_gets_anything_on_a_seven() -> None:
    stage = seven(1)
    assert all(stage.hand(seat) == {} for seat in range(10))


@pytest.mark.rule("BIG-200", "BIG-201")
def test_all_with_more_than_seven_return_half_rounded_down_of_their_choice() -> None:
    stage = seven(1, hands={0: 9, 3: 8, 5: 7})
    assert stage.game.owed == {0: 4, 3: 4}
    stage.game.hall.seats[0].hand = [5, 4, 0, 0, 0]
    assert stage.refused(0, "discard", cards={"wood": 3}) == "big_discard_other"
    assert stage.refused(0, "discard", cards={"ore": 4}) == "card_not_held"
    stage.do(0, "discard", cards={"wood": 1, "brick": 3})
    assert stage.hand(0) == {"wood": 4, "brick": 1}
    assert stage.refused(5, "discard", cards={"wood": 3}) == "big_already_chosen"
    stage.do(3, "discard", cards={"wood": 4})
    assert stage.game.phase == phases.WINDOW


@pytest.mark.rule("BIG-202", "BIG-264")
def test_who_does_not_choose_loses_cards_at_random() -> None:
    stage = seven(1, hands={0: 12})
    stage.coordinator.disconnect(stage.game.now, 0)
    stage.game.hall.seats[0].hand = [3, 3, 2, 2, 2]
    stage.wait(19.999)
    assert stage.game.phase == phases.DISCARD
    stage.wait(0.001)
    assert stage.game.phase == phases.WINDOW
    assert sum(stage.hand(0).values()) == 6
    assert sum(stage.bank(0).values()) == 5 * 19 - 12 + 6


@pytest.mark.rule("BIG-203", "BIG-287")
def test_up_to_turn_15_a_seven_moves_no_robber() -> None:
    stage = seven(15, (3, 3))
    assert stage.game.phase == phases.WINDOW
    assert stage.game.second_roll is None
    assert [robbers(stage, board) for board in range(5)] == [[SUN_DESERT, MOON_DESERT]] * 5


@pytest.mark.rule("BIG-204", "BIG-211", "BIG-287")
def test_from_turn_16_a_second_roll_follows_the_discards_and_then_the_window() -> None:
    stage = seven(16, (3, 3), hands={0: 9})
    assert stage.game.phase == phases.DISCARD
    assert robbers(stage, 0) == [SUN_DESERT, MOON_DESERT]
    stage.do(0, "discard", cards={"wood": 4})
    assert (stage.game.phase, stage.game.second_roll) == (phases.RELOCATE, (3, 3))
    # The roll of six brings nothing, though start spots lie at it.
    assert all(stage.hand(seat) == {} for seat in range(1, 10))
    stage.pass_state()
    assert stage.game.phase == phases.WINDOW


@pytest.mark.rule("BIG-205", "BIG-283")
def test_every_robber_goes_to_the_number_in_its_half() -> None:
    stage = seven(16, (3, 3))
    assert [robbers(stage, board) for board in range(3)] == [[(3, 2), (5, 2)]] * 3


@pytest.mark.rule("BIG-205", "BIG-206", "BIG-062")
@pytest.mark.parametrize("second", [(1, 2), (2, 2), (2, 3), (4, 4), (4, 5), (5, 5), (5, 6)])
def test_each_number_is_found_in_both_halves(second: tuple[int, int]) -> None:
    stage = seven(16, second)
    for board in range(5):
        layout = stage.game.ring.layout(board)
        assert [layout.numbers[key] for key in stage.game.hall.boards[board].robber] == [sum(second)] * 2
    before = [robbers(stage, board) for board in range(5)]
    stage.announce(17, (3, 4), second)
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert [robbers(stage, board) for board in range(5)] == before


@pytest.mark.rule("BIG-207", "BIG-284")
def test_two_and_twelve_are_in_one_half_and_the_other_robber_goes_home() -> None:
    twelve = seven(16, (6, 6))
    assert [robbers(twelve, board) for board in range(3)] == [
        [(4, 3), MOON_DESERT],
        [SUN_DESERT, (4, 2)],
        [(4, 3), MOON_DESERT],
    ]
    two = seven(16, (1, 1))
    assert [robbers(two, board) for board in range(3)] == [
        [SUN_DESERT, (4, 2)],
        [(4, 3), MOON_DESERT],
        [SUN_DESERT, (4, 2)],
    ]


@pytest.mark.rule("BIG-208")
def test_a_second_seven_sends_all_robbers_home() -> None:
    stage = seven(16, (3, 3))
    stage.announce(17, (3, 4), (3, 4))
    while stage.game.phase != phases.WINDOW:
        stage.pass_state()
    assert [robbers(stage, board) for board in range(5)] == [[SUN_DESERT, MOON_DESERT]] * 5


@pytest.mark.rule("BIG-209")
def test_robbers_take_no_cards() -> None:
    stage = seven(16, (3, 3), hands={seat: 3 for seat in range(10)})
    assert all(stage.hand(seat) == {"wood": 3} for seat in range(10))


@pytest.mark.rule("BIG-210", "BIG-258")
def test_the_second_roll_reaches_boards_with_vacant_seats() -> None:
    stage = seven(16, (3, 3), players=11)
    assert robbers(stage, 5) == [(3, 2), (5, 2)]


@pytest.mark.rule("BIG-203", "BIG-209")
def test_on_a_seven_nobody_is_asked_to_move_a_robber() -> None:
    stage = Stage()
    stage.window(20)
    position = stage.position(0)
    position.rest()
    position.carry_out("resolve_number", 0, 7)
    assert position.is_done()
