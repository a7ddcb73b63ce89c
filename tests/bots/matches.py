"""Games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from skerry import Game
from skerry.bots import Bot, make_bot
from skerry.sim.match import tell

MOST_ACTIONS = 20_000


def seated(names: Sequence[str], seed: object) -> list[Bot]:
    return [make_bot(name, f"{seed}/seat {seat}") for seat, name in enumerate(names)]


def play(game: Game, bots: Sequence[Bot], most: int = MOST_ACTIONS) -> Game:
    """Play until the game is over; a choice that is not legal fails at once."""
    tell(bots, game.opening_events())
    for _ in range(most):
        if game.over:
            return game
        seat = game.actors[0]
        tell(bots, game.apply(seat, bots[seat].decide(game.insight(seat))))
    raise AssertionError(f"not over after {most} actions: {game.scores()}")


def wins(name: str, against: str, games: int) -> int:
    """Wins of one bot, in rotating seats, against three of another kind."""
    won = 0
    for number in range(games):
        names = [name if seat == number % 4 else against for seat in range(4)]
        game = play(Game.new(seed=f"one against three {number}"), seated(names, number))
        won += game.winner == number % 4
    return won
