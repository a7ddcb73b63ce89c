"""How long it takes until a price can be paid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.bots.judging.income import Income

# Nobody waits longer than that.
MOST_ROLLS: Final = 64.0
STEPS: Final = 7
# The bank gives whole cards: what is a fraction short is not there yet.
SOON: Final = 0.5


def is_paid(hand: vec[i64], cost: vec[i64], row: i64, rates: vec[i64]) -> bool:
    """Whether a hand covers a price, the bank changing what is spare."""
    missing: i64 = 0
    spare: i64 = 0
    for thing in range(len(hand)):
        left = hand[thing] - cost[row + thing]
        if left < 0:
            missing -= left
        elif rates[thing] > 0:
            spare += left // rates[thing]
    return spare >= missing


def surplus(
    hand: vec[i64], cost: vec[i64], row: i64, rates: vec[i64], income: Income, seat: i64, rolls: float
) -> float:
    """What is left, in cards of choice, after so many rolls and the price; below 0 it is what is missing."""
    kinds = income.kinds
    total = income.choice[seat] * rolls
    for thing in range(len(hand)):
        left = float(hand[thing] - cost[row + thing])
        if thing < kinds:
            left += income.cards[seat * kinds + thing] * rolls
        if left < 0.0:
            total += left
        elif rates[thing] > 0:
            total += left / float(rates[thing])
    return total


def rolls_until(hand: vec[i64], cost: vec[i64], row: i64, rates: vec[i64], income: Income, seat: i64) -> float:
    """How many rolls it takes until a hand that grows by its usual income covers a price."""
    if is_paid(hand, cost, row, rates):
        return 0.0
    low = 0.0
    high = MOST_ROLLS
    if surplus(hand, cost, row, rates, income, seat, high) < 0.0:
        return MOST_ROLLS
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if surplus(hand, cost, row, rates, income, seat, middle) >= 0.0:
            high = middle
        else:
            low = middle
    return high if high > SOON else SOON
