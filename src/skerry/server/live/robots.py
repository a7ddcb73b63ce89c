"""Bots at a table, and what is safe to do for somebody who is away."""

from __future__ import annotations

from typing import Final

from skerry.bots import make_bot
from skerry.bots.bot import Bot
from skerry.engine.action import Action
from skerry.game import Game

# When time runs out, the first of these that is possible is done: they cost nothing. Else a bot decides.
SAFE: Final = (
    "decline",
    "withdraw",
    "decline_draw",
    "decline_resource",
    "take_nothing",
    "turn_deserter_away",
    "finish_smith",
    "pass",
    "end_turn",
    "roll",
)
STAND_IN_LEVEL: Final = "greedy"
# Talk between bots would never end a turn in front of people; after so many offers a bot does something else.
MOST_OFFERS: Final = 2


class Robots:
    """The bots of one game, made when they are first needed; they see views only."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.bots: dict[tuple[int, str], Bot] = {}
        self.offers: dict[int, int] = {}
        self.turn = -1

    def choose(self, game: Game, seat: int, level: str) -> Action:
        if game.turn != self.turn:
            self.turn = game.turn
            self.offers = {}
        actions = game.legal_actions(seat)
        if self.offers.get(seat, 0) >= MOST_OFFERS:
            actions = [action for action in actions if action.kind != "offer_trade"] or actions
        key = (seat, level)
        if key not in self.bots:
            self.bots[key] = make_bot(level, f"{self.seed}/{level}/{seat}")
        action = self.bots[key].choose(game.view(seat), actions)
        if action.kind == "offer_trade":
            self.offers[seat] = self.offers.get(seat, 0) + 1
        return action

    def safe_action(self, game: Game, seat: int) -> Action:
        actions = game.legal_actions(seat)
        for kind in SAFE:
            for action in actions:
                if action.kind == kind:
                    return action
        return self.choose(game, seat, STAND_IN_LEVEL)
