"""The quick bot for tests and measurements: what looks best one step ahead."""

from __future__ import annotations

from skerry.bots.bot import Bot
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED
from skerry.bots.planning.quick import best_step
from skerry.engine.action import Action
from skerry.engine.insight import Insight


class GreedyBot(Bot):
    """Does what leaves it with most in one world as it might be; it makes no offers and remembers nothing."""

    def __init__(self, seed: str) -> None:
        super().__init__("greedy")
        self.seed = seed
        self.asked = 0

    def decide(self, insight: Insight) -> Action:
        self.asked += 1
        world = insight.world(f"{self.seed}/{self.asked}")
        judge = Judge(world, insight.seat, FITTED)
        return insight.rules.to_action(int(best_step(judge, world, insight.seat)))
