"""The player that understands any module: it tries out what it could do and judges what comes of it."""

from __future__ import annotations

from typing import Final

from skerry.bots.bot import Bot
from skerry.bots.chance import BotChance
from skerry.bots.judging.judge import Atlas, Judge
from skerry.bots.judging.weights import FITTED, Weights
from skerry.bots.memory import Memory
from skerry.bots.planning.budget import Budget
from skerry.bots.planning.founding import foresee, look_beyond_founding
from skerry.bots.planning.plan import NO_CODE, Plan
from skerry.bots.planning.trading import CONFIRM, DECLINE, OFFER, Trader, may_offer, must_decline
from skerry.bots.planning.wishes import wish
from skerry.engine.action import KIND_SHIFT, Action
from skerry.engine.event import Event
from skerry.engine.insight import Insight
from skerry.engine.kernel import Kernel
from skerry.engine.manner import TRADE

# Of how many that come after the best one is done where the best is overlooked.
NEXT_BEST: Final = 3
# How many hands of others are guessed before somebody is asked for a card.
GUESSES: Final = 6
# After so many choices in a row that only gave the turn away a player looks further, if it ever does.
MANY_RESTS: Final = 12


class Level:
    """How much a planner looks at: positions and seconds, plans side by side, actions ahead, worlds for chance,
    choices that are followed to the end of the founding; in one decision of how many the best is overlooked; and how
    much when nothing has seemed worth doing for long, as where a way out takes more steps than it plans."""

    def __init__(
        self,
        positions: int,
        seconds: float,
        width: int,
        depth: int,
        worlds: int,
        foresight: int = 0,
        oversight: int = 0,
        restless: Level | None = None,
    ) -> None:
        self.positions = positions
        self.seconds = seconds
        self.width = width
        self.depth = depth
        self.worlds = worlds
        self.foresight = foresight
        self.oversight = oversight
        self.restless = restless

    def within(self, seconds: float) -> Level:
        """The same with another clock."""
        restless = None if self.restless is None else self.restless.within(seconds)
        return Level(
            self.positions, seconds, self.width, self.depth, self.worlds, self.foresight, self.oversight, restless
        )


class Planner(Bot):
    """Plans its turn by trying things out in positions that look like the real one to it."""

    watches = True

    def __init__(self, name: str, seed: str, level: Level, weights: Weights = FITTED) -> None:
        super().__init__(name)
        self.seed = seed
        self.level = level
        self.weights = weights
        self.budget = Budget(level.positions, level.seconds)
        self.asked = 0
        # How often in a row it only gave the turn away, and whether it has done something in this one.
        self.rests = 0
        self.has_acted = False
        self.memory: Memory | None = None
        self.atlas = Atlas()

    def watch(self, seat: int, events: list[Event]) -> None:
        if self.memory is None:
            self.memory = Memory(seat)
        self.memory.watch(events)

    def decide(self, insight: Insight) -> Action:
        if len(insight.codes) == 1:
            return insight.rules.to_action(insight.codes[0])
        self.asked += 1
        level = self.present_level()
        self.budget = Budget(level.positions, level.seconds)
        self.budget.begin()
        if self.memory is None:
            self.memory = Memory(int(insight.seat))
        kinds = {insight.rules.action_kinds[code >> KIND_SHIFT].name for code in insight.codes}
        if must_decline(insight, self.memory.talk, kinds):
            return Action(DECLINE)
        known = self.memory.known_in(insight)
        world = insight.world(f"{self.seed}/{self.asked}", known)
        world.log.is_silent = True
        judge = Judge(world, insight.seat, self.weights, self.atlas)
        if judge.is_founding:
            look_beyond_founding(judge, world, self.budget)
        else:
            wish(judge, world, self.budget)
        if DECLINE in kinds or CONFIRM in kinds:
            talk = self.talk(insight, judge, world, self.memory, kinds)
            if talk is not None:
                return talk
        plan = Plan(judge, self.budget, level.width, level.depth, level.worlds)
        plan.known = known
        plan.search(world, insight.codes)
        first = insight.codes[0] if plan.first == NO_CODE else int(plan.first)
        if judge.is_founding and plan.first != NO_CODE and self.level.foresight > 0:
            first = int(foresee(judge, world, plan, self.budget, self.level.foresight))
        if plan.first != NO_CODE and not plan.is_won() and self.overlooks():
            first = self.next_best(plan)
        if plan.rest != NO_CODE:
            self.count_rests(first == plan.rest)
        # What can be done without others is done first; talk is for what is still missing then.
        if (
            OFFER in kinds
            and (first == plan.rest or is_trade(insight, first))
            and may_offer(self.memory.talk, int(insight.seat), judge.left)
        ):
            others = [insight.world(f"{self.seed}/{self.asked}/{guess}", known) for guess in range(1, GUESSES)]
            offer = Trader(judge, world, self.memory, [world, *others]).offer(insight)
            if offer is not None:
                return offer
        return insight.rules.to_action(first)

    def count_rests(self, is_rest: bool) -> None:
        if is_rest:
            self.rests = 0 if self.has_acted else self.rests + 1
        self.has_acted = not is_rest

    def present_level(self) -> Level:
        """How much is looked at now; whoever looks further does so to the end of the turn."""
        restless = self.level.restless
        return self.level if restless is None or self.rests < MANY_RESTS else restless

    def overlooks(self) -> bool:
        """Whether the best is not seen this time."""
        return self.level.oversight > 0 and self.chance("overlooks").below(self.level.oversight) == 0

    def next_best(self, plan: Plan) -> int:
        """One of a few that come after the best; the best where there is nothing else."""
        ranked = plan.foremost(1 + NEXT_BEST)
        return ranked[1 + self.chance("instead").below(len(ranked) - 1)] if len(ranked) > 1 else ranked[0]

    def chance(self, purpose: str) -> BotChance:
        return BotChance(f"{self.seed}/{self.asked}/{purpose}")

    def talk(self, insight: Insight, judge: Judge, world: Kernel, memory: Memory, kinds: set[str]) -> Action | None:
        """What to say to an offer, somebody else's or one's own."""
        trader = Trader(judge, world, memory, [world])
        return trader.answer(insight) if DECLINE in kinds else trader.close(insight)


def is_trade(insight: Insight, code: int) -> bool:
    return insight.rules.action_kinds[code >> KIND_SHIFT].manner.group == TRADE
