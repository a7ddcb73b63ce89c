"""Who holds the card for the largest army."""

from __future__ import annotations

import pytest

from tests.table import Table


def play_knights(table: Table, seat: int, count: int) -> None:
    """Play so many knights in as many turns, before the roll, without a theft."""
    table.give_card(seat, "knight", count)
    for _ in range(count):
        table.turn(seat)
        table.act(seat, "play_card", card="knight")
        table.game.apply(seat, table.legal(seat)[0])


@pytest.mark.rule("BASE-175")
def test_three_played_knights_take_the_card() -> None:
    table = Table()
    play_knights(table, 1, 2)
    assert (table.holder("largest_army"), table.points(1)) == (None, 0)
    play_knights(table, 1, 1)
    assert (table.holder("largest_army"), table.points(1)) == (1, 2)


@pytest.mark.rule("BASE-175", "BASE-176")
def test_the_card_passes_to_strictly_more_knights_with_its_points() -> None:
    table = Table()
    play_knights(table, 1, 3)
    play_knights(table, 2, 3)
    assert table.holder("largest_army") == 1
    play_knights(table, 2, 1)
    assert table.holder("largest_army") == 2
    assert [table.points(seat) for seat in range(4)] == [0, 0, 2, 0]
    play_knights(table, 1, 1)
    assert table.holder("largest_army") == 2


@pytest.mark.rule("BASE-177")
def test_knights_in_hand_do_not_count() -> None:
    table = Table()
    table.give_card(0, "knight", 5)
    table.turn(0)
    assert (table.holder("largest_army"), table.points(0)) == (None, 0)
    play_knights(table, 1, 3)
    assert table.holder("largest_army") == 1


@pytest.mark.rule("BASE-178", "BASE-194")
def test_the_third_knight_before_the_roll_counts_at_once() -> None:
    table = Table()
    play_knights(table, 0, 2)
    table.put(0, "city", "(0,0) N", "(0,1) N", "(0,2) N", "(2,4) S")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert table.holder("largest_army") == 0
    assert (table.game.over, table.game.winner) == (True, 0)
    assert table.state.rolls == 0


@pytest.mark.rule("BASE-178")
def test_the_card_is_held_before_the_robber_has_moved() -> None:
    table = Table()
    play_knights(table, 0, 2)
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert table.decision == "move_robber"
    assert table.points(0) == 2
