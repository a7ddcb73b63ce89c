"""Costs, with and without the cards that they do not need."""

from __future__ import annotations

from itertools import product

from skerry import Game
from skerry.engine.cards import can_pay
from skerry.engine.cost_table import NEED_BITS, NEED_MASK, NO_MORE, CostTable

ROWS = [[0, 0, 0], [1, 0, 1], [0, 2, 3], [0, 0, 0], [2, 0, 0]]


def needed(table: CostTable, row: int) -> dict[int, int]:
    """What a row needs, by kind of card."""
    whole = [int(need) for need in table.needs[table.room * row : table.room * (row + 1)]]
    return {need >> NEED_BITS: need & NEED_MASK for need in whole[: whole.index(NO_MORE)]}


def test_a_row_needs_what_it_counts_and_most_of_it_first() -> None:
    table = CostTable(ROWS)
    assert list(table.counts) == [count for row in ROWS for count in row]
    for number, row in enumerate(ROWS):
        assert needed(table, number) == {kind: count for kind, count in enumerate(row) if count}
    assert list(needed(table, 2)) == [2, 1]


def test_a_hand_covers_a_cost_when_it_has_all_of_it() -> None:
    kernel = Game.new(["base"], 3, "costs").kernel
    table = CostTable([[*row, 0, 0] for row in ROWS])
    for hand in product(range(4), repeat=3):
        for kind, count in enumerate(hand):
            kernel.state.hand[kernel.state.kinds + kind] = count
        for number, row in enumerate(ROWS):
            covered = all(held >= count for held, count in zip(hand, row, strict=True))
            assert can_pay(kernel, 1, table, number) == covered
