"""The climb: one weight after the other is moved, and what is better by more than luck is kept."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from skerry.bots.judging.weights import Weights
from skerry.sim.crew import Crew
from skerry.sim.fitting.fit_plan import FitPlan
from skerry.sim.fitting.gain import Gain, gain_of
from skerry.sim.fitting.heats import Heats
from skerry.sim.fitting.stride import Stride, stride_of

# Fresh seeds that no candidate was chosen by.
PROOF: Final = "proof"


@dataclass(frozen=True)
class Trial:
    """One candidate: which weight it moved, and what came of it."""

    round: int
    name: str
    before: float
    after: float
    gain: Gain
    heats: int
    kept: bool


class Climb:
    """A fit on its way; `best` is where it has come to."""

    def __init__(self, plan: FitPlan, start: Weights, crew: Crew) -> None:
        self.plan = plan
        self.start = start
        self.best = start
        self.crew = crew
        self.strides = [stride_of(name, start) for name in plan.names]

    def trials(self, is_over: Callable[[], bool] = lambda: False) -> Iterator[Trial]:
        """Try candidates until all rounds are over, no step is worth it, or somebody says that it is."""
        for number in range(1, self.plan.rounds + 1):
            heats = Heats(self.plan, self.crew, self.start, f"round {number}")
            strides = [stride for stride in self.strides if stride.is_worth_it]
            random.Random(f"{self.plan.seed}/round {number}").shuffle(strides)
            for stride in strides:
                for trial in self._both_ways(stride, heats, number):
                    yield trial
                    if is_over():
                        return

    def _both_ways(self, stride: Stride, heats: Heats, number: int) -> Iterator[Trial]:
        """Where it went last first, and the other way where that does not help."""
        was_felt = False
        for direction in (stride.direction, -stride.direction):
            candidate = stride.moved(self.best, direction)
            gain, played = race(heats, candidate, self.best)
            kept = played == self.plan.seeds and gain.is_better
            before, after = self.best.values[stride.name], candidate.values[stride.name]
            if kept:
                self.best = candidate
                stride.direction = direction
            yield Trial(number, stride.name, before, after, gain, played, kept)
            if kept:
                return
            was_felt = was_felt or gain.is_felt
        stride.change(was_felt)

    def proof(self) -> Gain:
        """What the climb has brought, with seeds that it has not seen."""
        heats = Heats(self.plan, self.crew, self.start, PROOF)
        return gain_of(
            [
                new - old
                for number in range(self.plan.seeds)
                for new, old in zip(heats.scores(self.best, number), heats.scores(self.start, number), strict=True)
            ]
        )


def race(heats: Heats, candidate: Weights, best: Weights) -> tuple[Gain, int]:
    """Heat by heat against the best so far, until all are played or there is no hope; and how many were played."""
    differences: list[float] = []
    for number in range(heats.plan.seeds):
        pairs = zip(heats.scores(candidate, number), heats.scores(best, number), strict=True)
        differences += [new - old for new, old in pairs]
        gain = gain_of(differences)
        if gain.is_hopeless((number + 1) / heats.plan.seeds):
            return gain, number + 1
    return gain, heats.plan.seeds


def time_is_up(minutes: float) -> Callable[[], bool]:
    """Whether so many minutes are over."""
    end = time.monotonic() + minutes * 60
    return lambda: time.monotonic() >= end
