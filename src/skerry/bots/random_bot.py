"""The bot that plays anything legal."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.bot import Bot
from skerry.bots.chance import BotChance
from skerry.engine.action import Action
from skerry.engine.view import View


class RandomBot(Bot):
    """Every legal action is as likely; all trade offers together count as one, or play would drown in talk."""

    def __init__(self, seed: str) -> None:
        super().__init__("random")
        self.chance = BotChance(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        offers: list[Action] = []
        others: list[Action] = []
        for action in actions:
            if action.kind == "offer_trade":
                offers.append(action)
            else:
                others.append(action)
        choices: i64 = len(others)
        if offers:
            choices += 1
        pick = self.chance.below(choices)
        if pick < len(others):
            return others[pick]
        return offers[self.chance.below(len(offers))]
