"""Bots at a table, and what is safe to do for somebody who is away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skerry.bots import make_bot
from skerry.bots.bot import Bot
from skerry.bots.counting import can_be_met
from skerry.engine.action import Action
from skerry.engine.manner import NEVER
from skerry.engine.view import View
from skerry.game import Game

STAND_IN_LEVEL: Final = "greedy"
# Talk between bots would never end a turn in front of people; after so many offers a bot does something else.
MOST_OFFERS: Final = 2

OFFER: Final = "offer_trade"
# Who made an offer, and the action it was.
Offers = Sequence[tuple[int, dict[str, Any]]]


class Robots:
    """The bots of one game, made when they are first needed; they see views only."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.bots: dict[tuple[int, str], Bot] = {}

    def choose(self, game: Game, seat: int, level: str, offers: Offers = ()) -> Action:
        """What a bot does; `offers` are those that were made in this turn, whoever decided on them and wherever."""
        view = game.view(seat)
        actions = game.legal_actions(seat)
        actions = [action for action in actions if is_worth_saying(view, action, offers)] or actions
        key = (seat, level)
        if key not in self.bots:
            self.bots[key] = make_bot(level, f"{self.seed}/{level}/{seat}")
        return self.bots[key].choose(view, actions)

    def safe_action(self, game: Game, seat: int, offers: Offers = ()) -> Action:
        """When time runs out, what is safe is done, since it costs nothing: say no, end, roll. Else a bot decides."""
        rules = game.kernel.rules
        actions = game.legal_actions(seat)
        safe = [action for action in actions if rules.action(action.kind).manner.safe != NEVER]
        if safe:
            return min(safe, key=lambda action: rules.action(action.kind).manner.safe)
        return self.choose(game, seat, STAND_IN_LEVEL, offers)


def is_worth_saying(view: View, action: Action, offers: Offers) -> bool:
    """People have to think about every offer: none is made twice, and none that nobody could accept."""
    if action.kind != OFFER:
        return True
    own = [body for seat, body in offers if seat == view.seat]
    return len(own) < MOST_OFFERS and action.to_json() not in own and can_be_met(view, action)
