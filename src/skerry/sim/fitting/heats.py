"""What weights bring in games: heat by heat, so that nobody plays on who cannot win any more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final

from skerry.bots import Bot
from skerry.bots.judging.weights import Weights
from skerry.bots.planner import Planner
from skerry.engine.errors import ConfigError
from skerry.sim.crew import Crew
from skerry.sim.encounter import Encounter, Maker, Outcome, play
from skerry.sim.fitting.fit_plan import FitPlan
from skerry.sim.fitting.unhurried import PRESENT, planner_level, unhurried

# A game that is nearly won is worth something: it tells more than wins alone, of which there are few.
NEARLY: Final = 0.5

Values = Mapping[str, float]


@dataclass(frozen=True)
class Candidacy:
    """Who plays: a candidate by its weights, the others by those of the beginning; plain data for other processes."""

    level: str
    against: tuple[str, ...]
    candidate: Values
    present: Values


class Heats:
    """The games of one round, in heats of one seed at each table; what was played is known."""

    def __init__(self, plan: FitPlan, crew: Crew, present: Weights, of: str) -> None:
        self.plan = plan
        self.crew = crew
        self.present = present
        self.of = of
        self.known: dict[tuple[float, ...], list[list[float]]] = {}

    def scores(self, weights: Weights, number: int) -> list[float]:
        """What weights bring in a heat, by table; heats are played in their order."""
        played = self.known.setdefault(tuple(weights.values.values()), [])
        if number == len(played):
            played.append(self._play(weights, number))
        return played[number]

    def _play(self, weights: Weights, number: int) -> list[float]:
        who = Candidacy(self.plan.level, self.plan.against, weights.values, self.present.values)
        tables = self.plan.heat(self.of, number)
        outcomes = self.crew.work(partial(_play, who), [game for games in tables for game in games])
        return [fmean(worth(next(outcomes)) for _ in games) for games in tables]


def worth(outcome: Outcome) -> float:
    """A game in one number."""
    return outcome.won + NEARLY * outcome.progress


def _play(who: Candidacy, encounter: Encounter) -> Outcome:
    return play(encounter, _planner(who.level, who.candidate), [_opponent(who, name) for name in who.against])


def _opponent(who: Candidacy, name: str) -> Maker:
    return _planner(who.level, who.present) if name == PRESENT else partial(unhurried, name)


def _planner(name: str, values: Values) -> Maker:
    level = planner_level(name)
    if level is None:
        raise ConfigError(f"{name} is not played by weights")
    weights = Weights(dict(values))

    def make(seed: str) -> Bot:
        return Planner(name, seed, level, weights)

    return make
