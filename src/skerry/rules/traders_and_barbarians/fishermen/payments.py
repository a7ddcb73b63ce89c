"""Payments in fish: every handful of tokens that makes up a price with none that could be left out (FISH-103)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.rules.traders_and_barbarians.fishermen.tables import FISH_KINDS, HIGHEST_PRICE, MOST_TOKENS


def handfuls() -> list[tuple[int, int, int]]:
    """Tokens of one, two and three fish that some price can be paid with, those with fewer fish first."""
    counts = range(MOST_TOKENS + 1)
    every = [(ones, twos, threes) for ones in counts for twos in counts for threes in counts]
    paying = [each for each in every if sum(each) <= MOST_TOKENS and prices_of(each)]
    return sorted(paying, key=_by_fish)


def _by_fish(tokens: tuple[int, int, int]) -> tuple[int, int]:
    return fish_in(tokens), sum(tokens)


def fish_in(tokens: tuple[int, int, int]) -> int:
    return tokens[0] + 2 * tokens[1] + 3 * tokens[2]


def prices_of(tokens: tuple[int, int, int]) -> int:
    """A bit for each price that these tokens pay, while without the smallest of them they would not."""
    smallest = next((kind + 1 for kind in range(FISH_KINDS) if tokens[kind]), 0)
    total = fish_in(tokens)
    return sum(1 << price for price in range(1, HIGHEST_PRICE + 1) if total - smallest < price <= total)


def name_of(tokens: tuple[int, int, int]) -> str:
    """As in "1+1+3"."""
    return "+".join(str(kind + 1) for kind in range(FISH_KINDS) for _ in range(tokens[kind]))


_HANDFULS: Final = handfuls()

PAYMENTS: Final[tuple[str, ...]] = tuple(name_of(tokens) for tokens in _HANDFULS)
# By payment: a bit for each price that it pays, and how many tokens of each kind it takes.
PAYS: Final[vec[i64]] = ints([prices_of(tokens) for tokens in _HANDFULS])
TAKES: Final[vec[i64]] = ints([count for tokens in _HANDFULS for count in tokens])


def pays(payment: i64, price: i64) -> bool:
    return PAYS[payment] >> price & 1 != 0
