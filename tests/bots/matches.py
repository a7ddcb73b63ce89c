"""Games between bots, with every choice checked."""

from __future__ import annotations

from collections.abc import Sequence

from skerry import Game
from skerry.bots import Bot, make_bot

MOST_ACTIONS = 20_000


def seated(names: Sequence[str], seed: object) -> list[Bot]:
    return [make_bot(name, f"{seed}/seat {seat}") for seat, name in enumerate(names)]


def play(game: Game, bots: Sequence[Bot]) -> Game:
    """Play until the game is over; a choice that was not offered fails at once."""
    for _ in range(MOST_ACTIONS):
        if game.over:
            return game
        seat = game.actors[0]
        offered = game.legal_actions(seat)
        chosen = bots[seat].choose(game.view(seat), offered)
        assert chosen in offered, f"{bots[seat].name} chose {chosen} in {game.decision}"
        game.apply(seat, chosen)
    raise AssertionError(f"not over after {MOST_ACTIONS} actions: {game.scores()}")


def greedy_wins(games: int) -> int:
    """Wins of one greedy bot, in rotating seats, against three random ones."""
    wins = 0
    for number in range(games):
        names = ["greedy" if seat == number % 4 else "random" for seat in range(4)]
        game = play(Game.new(seed=f"one against three {number}"), seated(names, number))
        wins += game.winner == number % 4
    return wins
