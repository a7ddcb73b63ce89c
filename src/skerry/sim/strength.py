"""How strong a bot is: one against others, at many tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median, quantiles

from skerry.bots import make_bot
from skerry.engine.errors import ConfigError
from skerry.sim.crew import Crew
from skerry.sim.encounter import Encounter, Outcome, encounters, play
from skerry.sim.game_table import GameTable
from skerry.sim.intervals import wilson_interval
from skerry.sim.plan import DEFAULT_MAX_ACTIONS


@dataclass(frozen=True)
class Contest:
    """One bot against others; `seeds` are played at each table, each of them from every seat."""

    bot: str
    against: tuple[str, ...]
    seeds: int
    seed: str
    max_actions: int = DEFAULT_MAX_ACTIONS

    def __post_init__(self) -> None:
        if self.seeds < 1:
            raise ConfigError(f"strength is measured with at least one seed, not {self.seeds}")
        if self.max_actions < 1:
            raise ConfigError(f"a game needs at least one action, not {self.max_actions}")
        if not self.against:
            raise ConfigError("strength is measured against at least one bot")
        for name in (self.bot, *self.against):
            make_bot(name, self.seed)

    def encounters(self, table: GameTable) -> list[Encounter]:
        return encounters(table, [f"{self.seed}/{number}" for number in range(self.seeds)], self.max_actions)


@dataclass(frozen=True)
class Strength:
    """How a bot fared at one table; times are of its choices, in seconds."""

    table: GameTable
    games: int
    won: int
    finished: int
    usual_time: float
    long_time: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.won, self.games)

    @property
    def even(self) -> float:
        """What would be its share if all were as strong."""
        return 1 / self.table.players


def measure(
    contest: Contest, tables: Sequence[GameTable], crew: Crew, progress: Callable[[int], None] | None = None
) -> Iterator[Strength]:
    """Table by table; `progress` is told how many more games are done."""
    for table in tables:
        outcomes: list[Outcome] = []
        for outcome in crew.work(partial(_play, contest), contest.encounters(table)):
            outcomes.append(outcome)
            if progress is not None:
                progress(1)
        yield strength_of(table, outcomes)


def strength_of(table: GameTable, outcomes: Sequence[Outcome]) -> Strength:
    times = [seconds for outcome in outcomes for seconds in outcome.seconds]
    return Strength(
        table=table,
        games=len(outcomes),
        won=sum(outcome.won for outcome in outcomes),
        finished=sum(outcome.finished for outcome in outcomes),
        usual_time=median(times) if times else 0.0,
        long_time=quantiles(times, n=100, method="inclusive")[-1] if len(times) > 1 else max(times, default=0.0),
    )


def _play(contest: Contest, encounter: Encounter) -> Outcome:
    return play(encounter, partial(make_bot, contest.bot), [partial(make_bot, name) for name in contest.against])
