"""What modules may change in Cities & Knights: tokens, dice, yields, the merchant."""

from __future__ import annotations

import pytest

from skerry.board.arrays import put_in
from skerry.board.terrain import CHOICE, DESERT, FIELD, GOLD_FIELD, HILL, MOUNTAIN, NO_YIELD, PASTURE
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from tests.knight_toys import FixedTokens, OtherYields
from tests.knights import give, play, playable
from tests.table import Table
from tests.toys import RepeatedNumbers


def holding(toy: Module, *cards: str) -> Table:
    """Seat 0 is on turn, has rolled and holds these progress cards."""
    table = Table(["cities_and_knights", toy])
    table.turn(0, rolled=True)
    give(table, 0, *cards)
    return table


# Alchemist


class NoSevens(Module):
    """A seven is rolled again, though it would not be followed by another card."""

    def adjust_number_stands(self, kernel: Kernel, number: int, stands: bool) -> bool:
        return stands and number != 7


@pytest.mark.ready("TRADCK-18", "TRAD-43")
@pytest.mark.parametrize(("toy", "closed"), [(RepeatedNumbers(2, 12), {2, 12}), (NoSevens("no_sevens"), {7})])
def test_the_alchemist_sets_no_total_that_would_be_rolled_again(toy: Module, closed: set[int]) -> None:
    table = Table(["cities_and_knights", toy])
    table.turn(0)
    give(table, 0, "alchemist")
    play(table, "alchemist")
    totals = {action.operands["red"] + action.operands["yellow"] for action in table.legal(0, "set_dice")}
    assert totals == set(range(2, 13)) - closed
    for total in closed:
        red = min(6, total - 1)
        reason = f"a {total} does not count here and cannot be set"
        assert table.refused(0, "set_dice", red=red, yellow=total - red) == reason


@pytest.mark.rule("CK-187")
def test_no_alchemist_where_no_total_counts() -> None:
    for numbers, playing in ((range(2, 13), set()), (range(2, 12), {"alchemist"})):
        table = Table(["cities_and_knights", RepeatedNumbers(*numbers)])
        table.turn(0)
        give(table, 0, "alchemist")
        assert playable(table) == playing


# Inventor


@pytest.mark.ready("TDEEL-71", "BARBCK-41")
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


@pytest.mark.rule("CK-187")
@pytest.mark.ready("BARBCK-41")
def test_no_inventor_where_too_few_tokens_move() -> None:
    table = holding(FixedTokens(HILL), "inventor")
    assert playable(table) == {"inventor"}
    for hex_ in range(19):
        if table.state.terrain[hex_] != HILL:
            table.number(hex_, 9)
    assert playable(table) == set()


# Merchant


def with_merchant(yields: dict[int, int], place: str = "(2,2)", terrain: int = HILL) -> Table:
    """Seat 0 has a settlement at this hex, made of this terrain, and is asked where the merchant goes."""
    table = holding(OtherYields(yields), "merchant")
    table.put(0, "settlement", "(2,2) NW")
    table.state.terrain = put_in(table.state.terrain, table.hex(place), terrain)
    play(table, "merchant")
    return table


def at_two(table: Table) -> set[str]:
    return {name for name, rate in table.view()["seats"][0]["rates"].items() if rate == 2}


@pytest.mark.rule("CK-263", "CK-267")
@pytest.mark.ready("RIVRTRAD-10")
@pytest.mark.parametrize(
    ("terrain", "brings", "rates"),
    [(HILL, PASTURE, {"wool"}), (DESERT, FIELD, {"grain"}), (HILL, NO_YIELD, set()), (GOLD_FIELD, MOUNTAIN, {"ore"})],
)
def test_the_merchant_trades_what_its_hex_yields(terrain: int, brings: int, rates: set[str]) -> None:
    table = with_merchant({terrain: brings}, terrain=terrain)
    table.act(0, "place_merchant", hex="(2,2)")
    assert at_two(table) == rates


@pytest.mark.rule("CKS-35")
@pytest.mark.parametrize(("terrain", "yields"), [(GOLD_FIELD, {}), (HILL, {HILL: CHOICE})])
def test_the_merchant_goes_to_no_hex_that_gives_what_one_likes(terrain: int, yields: dict[int, int]) -> None:
    table = with_merchant(yields, terrain=terrain)
    assert not table.is_legal(0, "place_merchant", hex="(2,2)")
    assert len(table.legal(0, "place_merchant")) == 2
