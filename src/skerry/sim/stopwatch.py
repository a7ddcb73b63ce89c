"""How long a bot thinks."""

from __future__ import annotations

from time import perf_counter

from skerry.bots import Bot
from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.engine.insight import Insight


class Stopwatch(Bot):
    """Lets another bot decide, and measures how long it takes over each choice; a single action is none."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.watches = bot.watches
        self.seconds: list[float] = []

    def decide(self, insight: Insight) -> Action:
        begun = perf_counter()
        action = self.bot.decide(insight)
        if len(insight.codes) > 1:
            self.seconds.append(perf_counter() - begun)
        return action

    def watch(self, seat: int, events: list[Event]) -> None:
        self.bot.watch(seat, events)
