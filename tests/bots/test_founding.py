"""Founding with its end in mind."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED
from skerry.bots.planning.budget import Budget
from skerry.bots.planning.founding import foresee, found_on, look_beyond_founding
from skerry.bots.planning.plan import Plan
from skerry.bots.planning.wishes import wish
from skerry.engine.kernel import Kernel
from tests.bots.thinking import AN_HOUR

CHOICES = 4


class Founder:
    """The first seat of a game before anything is built."""

    def __init__(self, seed: str) -> None:
        insight = Game.new(["base"], 3, seed).insight(0)
        self.world = insight.world("founding")
        self.world.log.is_silent = True
        self.judge = Judge(self.world, 0, FITTED)
        self.budget = Budget(500, AN_HOUR)
        self.budget.begin()
        look_beyond_founding(self.judge, self.world, self.budget)
        self.plan = Plan(self.judge, self.budget, 1, 1, 1)
        self.plan.search(self.world, insight.codes)

    def founded(self, code: int) -> Kernel:
        """The position once everybody has founded after a choice."""
        ahead = self.world.copy()
        ahead.log.is_silent = True
        ahead.play(0, code)
        assert found_on(self.judge, ahead, self.budget)
        return ahead

    def value(self, code: int) -> float:
        ahead = self.founded(code)
        later = Judge(ahead, 0, FITTED)
        wish(later, ahead, self.budget)
        return later.value(ahead)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_what_is_best_in_the_end_is_chosen_among_what_looks_best_now(seed: str) -> None:
    founder = Founder(seed)
    foremost = founder.plan.foremost(CHOICES)
    chosen = int(foresee(founder.judge, founder.world, founder.plan, founder.budget, CHOICES))
    assert foremost[0] == founder.plan.first
    assert chosen == max(foremost, key=founder.value)


def test_the_end_of_the_founding_is_another_matter_than_the_first_building() -> None:
    """Somewhere it changes the choice; else nobody would have to look."""
    founders = [Founder(str(seed)) for seed in range(6)]
    assert any(
        foresee(founder.judge, founder.world, founder.plan, founder.budget, CHOICES) != founder.plan.first
        for founder in founders
    )


def test_everybody_has_founded_then_and_nothing_else_has_happened() -> None:
    founder = Founder("a")
    ahead = founder.founded(founder.plan.foremost(1)[0])
    assert ahead.state.turn == 1
    assert [int(ahead.state.placed[seat * ahead.rules.piece_count + ahead.rules.settlement]) for seat in range(3)] == [
        2
    ] * 3
    assert founder.world.state.turn == 0


def test_who_has_no_time_does_what_looks_best_now() -> None:
    founder = Founder("a")
    founder.budget.halfway = 0.0
    assert foresee(founder.judge, founder.world, founder.plan, founder.budget, CHOICES) == founder.plan.first
