"""How fair a map is: what the seats have to expect once all have founded, over many beginnings."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from skerry.bots.judging.income import Income
from skerry.engine.action import Action
from skerry.game import Game

# Another kind of card is worth so many cards of 36 rolls to whoever founds.
ANOTHER_KIND: Final = 1.0
# Odd modules may never come to a first turn.
MOST_ACTIONS: Final = 400
ROLLS: Final = 36


@dataclass(frozen=True)
class Starts:
    """By seat, the cards to be expected of 36 rolls after founding: the mean over all beginnings, least and most."""

    beginnings: int
    mean: tuple[float, ...]
    least: tuple[float, ...]
    most: tuple[float, ...]

    @property
    def gap(self) -> float:
        """How far the seat that gets least lies behind the one that gets most, as a share of that."""
        return 1.0 - min(self.mean) / max(self.mean) if self.mean and max(self.mean) > 0 else 0.0


def starts_of(new_game: Callable[[str], Game], seed: str, beginnings: int, seconds: float = 60.0) -> Starts:
    """Found so often, or as often as the time allows and at least once."""
    until = time.monotonic() + seconds
    totals: list[list[float]] = []
    for beginning in range(beginnings):
        totals.append(expected_of(new_game(f"{seed}/{beginning}")))
        if time.monotonic() > until:
            break
    by_seat = list(zip(*totals, strict=True))
    return Starts(
        len(totals),
        tuple(sum(seat) / len(seat) for seat in by_seat),
        tuple(min(seat) for seat in by_seat),
        tuple(max(seat) for seat in by_seat),
    )


def expected_of(game: Game) -> list[float]:
    """Found once; the cards that each seat may expect of 36 rolls then, with no robber in the way."""
    for _ in range(MOST_ACTIONS):
        if game.turn > 0 or game.over:
            break
        seat = game.actors[0]
        game.apply(seat, best_start(game, seat))
    income = Income(game.kernel.copy(), 0.0)
    return [float(income.total(seat)) * ROLLS for seat in range(game.players)]


def best_start(game: Game, seat: int) -> Action:
    """What brings most, or else the first that may be done: quicker than any bot, which would look at much more."""
    insight = game.insight(seat)
    if len(insight.codes) == 1:
        return insight.actions[0]
    worths: list[float] = []
    for code in insight.codes:
        tried = insight.likeness.copy()
        tried.play(seat, code)
        income = Income(tried, 0.0)
        worths.append(income.total(seat) * ROLLS + income.spread(seat) * ANOTHER_KIND)
    return insight.actions[worths.index(max(worths))]
