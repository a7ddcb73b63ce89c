"""What many results say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, quantiles

from skerry.sim.intervals import wilson_interval
from skerry.sim.result import GameResult


@dataclass(frozen=True)
class Standing:
    """How one bot, or one seat, fared: over the seats it took in all games."""

    name: str
    played: int
    won: int
    mean_points: float
    mean_points_from: dict[str, float]

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.won, self.played)


@dataclass(frozen=True)
class Spread:
    """How a number varied from game to game."""

    mean: float
    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Summary:
    """The whole simulation in numbers; a game that hit the limit of actions counts as unfinished, not as won."""

    games: int
    unfinished: int
    by_bot: tuple[Standing, ...]
    by_seat: tuple[Standing, ...]
    turns: Spread
    actions: Spread

    @property
    def sources(self) -> list[str]:
        """Everything points came from, the most fruitful first."""
        total: Counter[str] = Counter()
        for standing in self.by_bot:
            for source, mean in standing.mean_points_from.items():
                total[source] += round(mean * standing.played)
        return [source for source, _ in total.most_common()]


def summarize(results: Sequence[GameResult]) -> Summary:
    if not results:
        raise ValueError("there are no results to summarize")
    players = range(len(results[0].bots))
    names = sorted({bot for result in results for bot in result.bots})
    return Summary(
        games=len(results),
        unfinished=sum(not result.finished for result in results),
        by_bot=tuple(
            _standing(name, [(r, s) for r in results for s in players if r.bots[s] == name]) for name in names
        ),
        by_seat=tuple(_standing(f"seat {seat}", [(result, seat) for result in results]) for seat in players),
        turns=_spread([result.turns for result in results]),
        actions=_spread([result.actions for result in results]),
    )


def _standing(name: str, seats: Sequence[tuple[GameResult, int]]) -> Standing:
    sources: Counter[str] = Counter()
    for result, seat in seats:
        sources.update(result.points_from[seat])
    return Standing(
        name=name,
        played=len(seats),
        won=sum(seat in result.winners for result, seat in seats),
        mean_points=fmean(result.points[seat] for result, seat in seats),
        mean_points_from={source: points / len(seats) for source, points in sorted(sources.items())},
    )


def _spread(values: Sequence[int]) -> Spread:
    if len(values) == 1:
        only = float(values[0])
        return Spread(only, only, only, only)
    tenths = quantiles(values, n=10, method="inclusive")
    return Spread(fmean(values), float(median(values)), tenths[0], tenths[-1])
