"""How sure a counted share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

# Two-sided 95 percent of the normal distribution.
Z_95: Final = 1.959963984540054


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """The 95 percent interval of a share by Wilson's score, which stays sensible near 0 and 1."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no share")
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    weight = Z_95 * Z_95 / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = Z_95 * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    # At the ends the formula gives 0 and 1 exactly, but for rounding.
    low = 0.0 if successes == 0 else centre - reach
    high = 1.0 if successes == trials else centre + reach
    return low, high
