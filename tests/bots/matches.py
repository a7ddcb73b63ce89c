"""Games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from skerry import Game
from skerry.bots import Bot
from skerry.sim.fitting.unhurried import unhurried
from skerry.sim.match import tell

MOST_ACTIONS = 20_000


def seated(names: Sequence[str], seed: object) -> list[Bot]:
    """Bots without a clock, so that a busy machine plays the same games."""
    return [unhurried(name, f"{seed}/seat {seat}") for seat, name in enumerate(names)]


def play(game: Game, bots: Sequence[Bot]) -> Game:
    """Play until the game is over."""
    play_on(game, bots, MOST_ACTIONS)
    assert game.over, f"not over after {MOST_ACTIONS} actions: {game.scores()}"
    return game


def play_on(game: Game, bots: Sequence[Bot], most: int) -> int:
    """Begin a game and play so many actions of it; a choice that is not legal fails at once."""
    tell(bots, game.opening_events())
    for done in range(most):
        if game.over:
            return done
        seat = game.actors[0]
        tell(bots, game.apply(seat, bots[seat].decide(game.insight(seat))))
    return most


def wins(name: str, against: str, games: int, enough: int) -> int:
    """Wins of one bot against three of another kind, on each board once from every seat, until it has enough."""
    won = 0
    for number in range(games):
        names = [name if seat == number % 4 else against for seat in range(4)]
        game = play(Game.new(seed=f"level {number // 4}"), seated(names, number))
        won += game.winner == number % 4
        if won == enough:
            break
    return won
