"""Whether one is better than another, or was only luckier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import fmean, stdev
from typing import Final

# In standard errors. Many candidates are tried, and one that is taken by mistake has to be beaten again.
BETTER: Final = 1.5
HOPELESS: Final = 1.0


@dataclass(frozen=True)
class Gain:
    """How much more one brings than another with the same seeds at the same tables, and how sure that is."""

    mean: float
    error: float

    @property
    def is_felt(self) -> bool:
        """Whether anything came out differently."""
        return self.mean != 0.0 or self.error != 0.0

    @property
    def is_better(self) -> bool:
        return self.mean > 0.0 and self.mean > BETTER * self.error

    def is_hopeless(self, played: float) -> bool:
        """Whether it would hardly be better after all games, of which this part is played.

        The error shrinks with their number. What is the same in every game stays the same.
        """
        return isfinite(self.error) and self.mean <= (BETTER * sqrt(played) - HOPELESS) * self.error


def gain_of(differences: Sequence[float]) -> Gain:
    """Each difference is of one seed at one table, over all seats: those games are alike and count as one."""
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else inf
    return Gain(fmean(differences), error)
