"""What a planner says about trades, and how long it goes on."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.bots.planning.trading import LAST_IN_VAIN, MOST_IN_VAIN
from tests.bots.thinking import choice, decided, planner, told
from tests.table import Table


def settled(**options: object) -> Table:
    """Seat 0 at two good sites and on turn, seat 1 elsewhere; both have cards that the other may want."""
    table = Table(**options)
    table.put(0, "settlement", "(1,1) S", "(0,0) N")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "settlement", "(3,1) S", "(2,4) N")
    table.put(1, "road", "(3,1) SE")
    table.hand(0, wood=2, ore=2, wool=3)
    table.hand(1, grain=4, brick=3, ore=3, wood=2)
    table.turn(0, rolled=True)
    return table


def made_while(table: Table, answer: str) -> list[Action]:
    """The offers that seat 0 makes in its turn, where seat 1 answers so and the others decline."""
    bot = planner()
    made: list[Action] = []
    while table.decision in ("action", "answer_trade"):
        chosen = decided(bot, table.game, 0)
        if chosen.kind == "end_turn":
            break
        told(bot, 0, table.game.apply(0, chosen))
        if chosen.kind == "offer_trade":
            made.append(chosen)
            for seat in (1, 2, 3):
                able = answer in [action.kind for action in table.legal(seat)]
                told(bot, 0, table.act(seat, answer if seat == 1 and able else "decline"))
    return made


def test_whoever_is_far_ahead_goes_on_trading() -> None:
    """A chance to win that seems sure leaves nothing to gain; a lead can always grow."""
    table = Table()
    table.put(0, "city", "(1,1) S", "(0,0) N", "(2,2) S", "(0,2) S")
    table.put(0, "road", "(1,1) SE")
    table.put(1, "settlement", "(3,1) S", "(2,4) N")
    table.hand(0, wool=3, grain=1)
    table.hand(1, ore=3)
    table.turn(0, rolled=True)
    assert choice(table).kind == "offer_trade"


@pytest.mark.parametrize(("target", "most"), [(10, MOST_IN_VAIN), (3, LAST_IN_VAIN)])
def test_after_some_offers_in_vain_it_makes_no_more_in_a_turn_and_later_in_one_that_may_be_the_last(
    target: int, most: int
) -> None:
    assert len(made_while(settled(target=target), "decline")) == most


def test_whoever_finds_somebody_to_trade_with_goes_on() -> None:
    assert len(made_while(settled(), "accept")) > MOST_IN_VAIN
