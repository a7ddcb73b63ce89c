"""The player that understands any module: it tries out what it could do and judges what comes of it."""

from __future__ import annotations

from skerry.bots.bot import Bot
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED, Weights
from skerry.bots.planning.budget import Budget
from skerry.bots.planning.plan import NO_CODE, Plan
from skerry.bots.planning.wishes import wish
from skerry.engine.action import Action
from skerry.engine.insight import Insight


class Level:
    """How much a planner looks at: positions and seconds, plans side by side, actions ahead, worlds for chance."""

    def __init__(self, positions: int, seconds: float, width: int, depth: int, worlds: int) -> None:
        self.positions = positions
        self.seconds = seconds
        self.width = width
        self.depth = depth
        self.worlds = worlds


class Planner(Bot):
    """Plans its turn by trying things out in positions that look like the real one to it."""

    def __init__(self, name: str, seed: str, level: Level, weights: Weights = FITTED) -> None:
        super().__init__(name)
        self.seed = seed
        self.level = level
        self.weights = weights
        self.budget = Budget(level.positions, level.seconds)
        self.asked = 0

    def decide(self, insight: Insight) -> Action:
        if len(insight.codes) == 1:
            return insight.rules.to_action(insight.codes[0])
        self.asked += 1
        self.budget.begin()
        level = self.level
        world = insight.world(f"{self.seed}/{self.asked}")
        world.log.is_silent = True
        judge = Judge(world, insight.seat, self.weights)
        if not judge.is_founding:
            wish(judge, world)
        plan = Plan(judge, self.budget, level.width, level.depth, level.worlds)
        plan.search(world, insight.codes)
        first = insight.codes[0] if plan.first == NO_CODE else int(plan.first)
        return insight.rules.to_action(first)
