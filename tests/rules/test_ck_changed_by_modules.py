"""What modules may change in Cities & Knights: tokens, dice, yields, the merchant."""

from __future__ import annotations

import pytest

from skerry.board.terrain import HILL
from skerry.engine.module import Module
from tests.knight_toys import FixedTokens
from tests.knights import give, play, playable
from tests.table import Table


def holding(toy: Module, *cards: str) -> Table:
    """Seat 0 is on turn, has rolled and holds these progress cards."""
    table = Table(["cities_and_knights", toy])
    table.turn(0, rolled=True)
    give(table, 0, *cards)
    return table


# Inventor


@pytest.mark.rule("TDEEL-71", "BARBCK-41")
def test_a_token_that_has_to_stay_is_swapped_neither_first_nor_second() -> None:
    table = holding(FixedTokens(HILL), "inventor")
    hills = {hex_ for hex_ in range(19) if table.state.terrain[hex_] == HILL}
    plain = next(hex_ for hex_ in hills if table.state.numbers[hex_] & (1 << 6 | 1 << 8) == 0)
    play(table, "inventor")
    for _ in range(2):
        open_to = {action.operands["hex"] for action in table.legal(0, "swap_number")}
        assert open_to
        assert not open_to & hills
        assert table.refused(0, "swap_number", hex=plain) == "the number of that hex has to stay where it is"
        table.act(0, "swap_number", hex=min(open_to))


@pytest.mark.rule("BARBCK-41", "CK-187")
def test_no_inventor_where_too_few_tokens_move() -> None:
    table = holding(FixedTokens(HILL), "inventor")
    assert playable(table) == {"inventor"}
    for hex_ in range(19):
        if table.state.terrain[hex_] != HILL:
            table.state.numbers[hex_] = 1 << 9
    assert playable(table) == set()
