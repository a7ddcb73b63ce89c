"""The game for two: two different production numbers in a turn, and what may be done around them."""

from __future__ import annotations

import pytest

from tests.table import Table

TWO = ("base", "two_player")


def rolled(events: list) -> list[int]:
    """The totals of the dice thrown."""
    return [event.public["first"] + event.public["second"] for event in events if event.kind == "rolled"]


@pytest.mark.rule("TWO-10")
def test_the_active_player_rolls_twice_and_then_trades_and_builds() -> None:
    table = Table(TWO, players=2, dice=[(1, 2), (1, 3)])
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("pre_roll", [0])
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("action", [0])
    assert "does not answer" in table.refused(0, "roll")
    table.act(0, "end_turn")
    assert (table.decision, table.game.actors) == ("pre_roll", [1])


def test_the_second_roll_is_a_question_of_its_own() -> None:
    """Whoever looks on tells questions apart by their frames: an answer to the first roll is none to the second."""
    table = Table(TWO, players=2, dice=[(1, 2), (1, 3)])
    table.turn(0)
    first = table.kernel.top()
    table.act(0, "roll")
    assert table.decision == "pre_roll"
    assert table.kernel.top() is not first


@pytest.mark.rule("TWO-11")
def test_the_second_total_is_rolled_again_until_it_differs_from_the_first() -> None:
    table = Table(TWO, players=2, dice=[(3, 3), (2, 4), (1, 5), (4, 4), (2, 6), (2, 6), (1, 1)])
    table.put(0, "settlement", "(1,0) SE")  # between hill:6, field:12 and forest:11
    table.turn(0)
    assert rolled(table.act(0, "roll")) == [6]
    assert table.cards(0) == {"brick": 1}
    assert rolled(table.act(0, "roll")) == [6, 6, 8]
    assert table.state.number == 8
    # The totals that did not stand produced nothing.
    assert table.cards(0) == {"brick": 1}
    # The next turn has two free totals again: 8 may follow 8 of the turn before.
    table.act(0, "end_turn")
    assert rolled(table.act(1, "roll")) == [8]
    assert rolled(table.act(1, "roll")) == [8, 2]


@pytest.mark.rule("TWO-12")
def test_each_result_is_resolved_before_the_next_roll() -> None:
    table = Table(TWO, players=2, dice=[(3, 4), (2, 2)])
    table.put(0, "settlement", "(1,2) S")  # pasture:4 and the desert
    table.hand(1, wood=8)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard", [1])
    assert "is not asked now" in table.refused(0, "roll")
    for _ in range(4):
        table.act(1, "discard", card="wood")
    table.act(0, "move_robber", hex="(0,0)")
    assert table.decision == "pre_roll"
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}


@pytest.mark.rule("TWO-13")
def test_there_are_never_two_sevens_in_a_turn() -> None:
    table = Table(TWO, players=2, dice=[(3, 4), (6, 1), (2, 5), (1, 1)])
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(0,0)")
    assert rolled(table.act(0, "roll")) == [7, 7, 2]
    assert table.decision == "action"


@pytest.mark.rule("TWO-14", "TWO-33")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_cards_and_token_actions_before_between_and_after_the_rolls(rolls: int) -> None:
    table = Table(TWO, players=2, dice=[(1, 1), (6, 6)])
    table.give_card(0, "knight")
    table.state.knights[0] = 1
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    table.turn(0)
    for _ in range(rolls):
        table.act(0, "roll")
    table.robber("(0,0)")
    assert table.is_legal(0, "play_card", card="knight")
    assert table.is_legal(0, "forced_trade")
    assert table.is_legal(0, "send_robber_home", hex="(2,2)")
    assert table.is_legal(0, "turn_in_knight")
    table.act(0, "forced_trade")
    table.act(0, "give_card", card="wood")
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(4,0)")
    assert table.decision == ("action" if rolls == 2 else "pre_roll")


@pytest.mark.rule("TWO-15")
def test_no_trading_or_building_before_both_rolls_are_resolved() -> None:
    table = Table(TWO, players=2, dice=[(1, 1), (6, 6)])
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE")
    table.hand(0, wood=5, brick=1)
    table.turn(0)
    for _ in range(2):
        assert "does not answer" in table.refused(0, "build_road", edge="(2,0) E")
        assert "does not answer" in table.refused(0, "bank_trade", give="wood", take="ore")
        assert "does not answer" in table.refused(0, "offer_trade", give={"wood": 1}, want={"ore": 1})
        assert "does not answer" in table.refused(0, "end_turn")
        table.act(0, "roll")
    assert table.is_legal(0, "build_road", edge="(2,0) E")
    assert table.is_legal(0, "bank_trade", give="wood", take="ore")
