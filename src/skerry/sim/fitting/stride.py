"""How far a weight is moved to try another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from skerry.bots.judging.weights import FEATURES, Weights

FIRST: Final = 0.5
SHRINKING: Final = 0.6
LENGTHENING: Final = 2.0
SHORTEST: Final = 0.05
# Something that nearly nothing was made of has to be moved, too.
LEAST: Final = 0.02


@dataclass
class Stride:
    """The next step of one weight, as a part of what it was at the beginning, and where it went last."""

    name: str
    scale: float
    length: float = FIRST
    direction: int = 1

    @property
    def is_worth_it(self) -> bool:
        return self.length >= SHORTEST

    def change(self, was_felt: bool) -> None:
        """Neither way was better: a step that changed how games went was too long, another too short."""
        self.length *= SHRINKING if was_felt else LENGTHENING

    def moved(self, weights: Weights, direction: int) -> Weights:
        value = weights.values[self.name]
        if self.name in FEATURES:
            # Something may turn out to be bad that was thought to be good.
            value += direction * self.length * self.scale
        else:
            # Measures stay on their side of 0.
            value *= (1 + self.length) ** direction
        # No more digits than anybody can tell apart.
        return Weights({**weights.values, self.name: float(f"{value:.4g}")})


def stride_of(name: str, start: Weights) -> Stride:
    return Stride(name, max(abs(start.values[name]), LEAST))
