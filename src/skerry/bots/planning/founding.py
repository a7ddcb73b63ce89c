"""Founding with its end in mind: what will be worth buying then, and what others leave for a second building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from skerry.bots.judging.basket import Basket
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.twins import twin_of
from skerry.bots.planning.budget import Budget
from skerry.bots.planning.plan import Plan
from skerry.bots.planning.quick import best_step
from skerry.bots.planning.wishes import wish
from skerry.engine.kernel import Kernel

# However many pieces everybody founds.
MOST_FOUNDING: Final = 60


def found_on(judge: Judge, kernel: Kernel, budget: Budget) -> bool:
    """Found quickly for everybody until all have founded; whether there was time for it."""
    for _ in range(MOST_FOUNDING):
        if kernel.state.turn > 0:
            return True
        if not budget.may_look_around():
            return False
        seat = kernel.next_actor()
        kernel.play(seat, best_step(judge, kernel, seat))
    return False


def look_beyond_founding(judge: Judge, kernel: Kernel, budget: Budget) -> None:
    """Let a judge know what will be worth buying once everybody has founded."""
    ahead = twin_of(kernel)
    if found_on(judge, ahead, budget):
        later = Judge(ahead, judge.seat, judge.weights, judge.atlas)
        wish(later, ahead, budget)
        judge.believe(kernel, later.basket, Basket(judge.things))


def foresee(judge: Judge, kernel: Kernel, plan: Plan, budget: Budget, choices: int) -> i64:
    """Of so many that look best now, the choice that is best once everybody has founded."""
    best = plan.first
    most = -1e9
    for code in plan.foremost(choices):
        ahead = twin_of(kernel)
        ahead.play(judge.seat, code)
        if not found_on(judge, ahead, budget):
            break
        later = Judge(ahead, judge.seat, judge.weights, judge.atlas)
        wish(later, ahead, budget)
        value = later.value(ahead)
        if value > most:
            most = value
            best = code
    return best
