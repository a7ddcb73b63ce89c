"""One bot among others, watched closely: who wins is counted for that one alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from skerry.bots import Bot
from skerry.sim.game_table import GameTable
from skerry.sim.match import moves_of
from skerry.sim.stopwatch import Stopwatch

# A bot for a seat, by the seed of its own chance.
Maker = Callable[[str], Bot]


@dataclass(frozen=True)
class Encounter:
    """A game at a table, with the measured bot in one of the seats; after so many actions it is given up."""

    table: GameTable
    seed: str
    seat: int
    limit: int


@dataclass(frozen=True)
class Outcome:
    """What became of the measured bot."""

    won: bool
    finished: bool
    # How much of the way to the target it went.
    progress: float
    # How long it thought wherever it had a choice.
    seconds: tuple[float, ...]


def encounters(table: GameTable, seeds: Iterable[str], limit: int) -> list[Encounter]:
    """Each seed is played once from every seat, so that neither luck nor place tells two bots apart."""
    return [Encounter(table, seed, seat, limit) for seed in seeds for seat in range(table.players)]


def play(encounter: Encounter, measured: Maker, others: list[Maker]) -> Outcome:
    """Play one; the others fill the seats that are left in their order, again and again."""
    table, seat = encounter.table, encounter.seat
    watch = Stopwatch(measured(f"{encounter.seed}/seat {seat}"))
    players: list[Bot] = []
    for place in range(table.players):
        other = others[(place - (place > seat)) % len(others)]
        players.append(watch if place == seat else other(f"{encounter.seed}/seat {place}"))
    game = table.new_game(encounter.seed)
    for _ in moves_of(game, players, encounter.limit):
        pass
    target = int(game.view(None).target[seat])
    return Outcome(
        won=seat in game.winners,
        finished=game.over,
        progress=min(game.scores()[seat] / target, 1.0),
        seconds=tuple(watch.seconds),
    )
