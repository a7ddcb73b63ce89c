"""Chances of the dice."""

from __future__ import annotations

from mypy_extensions import i64


def pips_of(numbers: i64) -> i64:
    """Chances in 36 that one of the numbers in a mask is rolled."""
    pips: i64 = 0
    for number in range(i64(2), i64(13)):
        if numbers >> number & 1:
            pips += 6 - (7 - number if number < 7 else number - 7)
    return pips
