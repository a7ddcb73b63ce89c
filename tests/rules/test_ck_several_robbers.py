"""Cities & Knights on a board with a robber for each half."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.engine.robbing import robber_place
from tests.knight_toys import RobberPerHalf
from tests.knights import give, own, play
from tests.table import Table

NORTH, SOUTH = "(1,2)", "(4,2)"  # the desert, where the one robber starts, and the last hex, where the other does


def halves(dice: Sequence[Sequence[int]] = (), thefts: Sequence[str] = ()) -> Table:
    """Seat 0 is on turn and has rolled; the barbarians have not come yet."""
    table = Table(["cities_and_knights", RobberPerHalf()], dice=dice, thefts=thefts)
    table.turn(0, rolled=True)
    return table


def freed(thefts: Sequence[str] = ()) -> Table:
    """The same after their first attack."""
    table = halves(thefts=thefts)
    own(table).attacks.put(table.kernel, 1)
    table.state.robber = table.hex(NORTH)
    table.state.more_robbers[0] = table.hex(SOUTH)
    return table


def robbers(table: Table) -> list[int]:
    return [int(robber_place(table.kernel, robber)) for robber in range(2)]


@pytest.mark.rule("CK-219", "BIG-062")
def test_a_bishop_robs_where_the_robber_went_that_moved() -> None:
    table = freed(thefts=["wool"])
    give(table, 0, "bishop")
    table.put(1, "settlement", f"{NORTH} N")
    table.put(2, "settlement", "(4,1) S")
    table.hand(1, ore=1)
    table.hand(2, wool=1)
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(4,1)")
    assert robbers(table) == [table.hex(NORTH), table.hex("(4,1)")]
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"wool": 1}, {"ore": 1}, {})
