"""Number tokens: which hexes take one, which are red, and numbers kept as bit masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.board.terrain import DESERT, GOLD_FIELD

LOWEST: Final = 2
HIGHEST: Final = 12
SEVEN: Final = 7

# Bit n of a hex's mask is set when it produces on n; a hex may have several numbers.
RED_MASK: Final = (1 << 6) | (1 << 8)  # BASE-14


def is_red(mask: int) -> bool:
    return mask & RED_MASK != 0


def takes_token(terrain: i64) -> bool:
    """Whether set-up lays a number here: resources and gold, never the desert or the sea (BASE-33)."""
    return terrain < DESERT or terrain == GOLD_FIELD


def pips_of(mask: i64) -> i64:
    """Chances in 36 that one of the numbers in a mask is rolled."""
    pips: i64 = 0
    for number in range(i64(LOWEST), i64(HIGHEST + 1)):
        if mask >> number & 1 != 0:
            pips += number - 1 if number < SEVEN else HIGHEST + 1 - number
    return pips


def is_number(value: int) -> bool:
    return LOWEST <= value <= HIGHEST and value != SEVEN


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_of(mask: int) -> list[int]:
    return [number for number in range(LOWEST, HIGHEST + 1) if mask >> number & 1]
