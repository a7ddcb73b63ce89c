"""The Caravans for two (CARV-71 to CARV-76, CARV-79, CARV-80, TWO-72, TWO-73).

Every round is about two camels; with equal votes each player places one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.engine.module import Module
from skerry.engine.state import NOBODY
from skerry.rules.traders_and_barbarians.caravans.deciding import majority
from skerry.rules.traders_and_barbarians.caravans.module import Caravans
from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn
from skerry.rules.traders_and_barbarians.caravans.placing import ANYWHERE, ELSEWHERE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

CAMELS_PER_ROUND: Final = 2  # CARV-71


class CaravansForTwo(Module):
    """Two camels a round."""

    def __init__(self) -> None:
        super().__init__("caravans_for_two")

    def declare(self, rules: Rules) -> None:
        caravans = cast(Caravans, rules.module("caravans"))
        caravans.own.camels_per_round = CAMELS_PER_ROUND
        caravans.own.skips_single_edge = False
        caravans.own.shares_ties = True
        caravans.vote.count_votes = rules.add_decision(CountVotesOfTwo(rules, caravans.own))


class CountVotesOfTwo(Step):
    """Who has more votes places both camels, in two caravans; else each places one (CARV-72, CARV-73).

    The second falls away where there is no camel or no place for it (CARV-74).
    """

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        super().__init__("count_camel_votes_of_two")
        self.own = own
        self.place_camel = rules.decision("place_camel")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        winner = majority(kernel, self.own)
        if winner != NOBODY:
            self.ask_both(kernel, winner, winner, ELSEWHERE)
        else:
            self.ask_both(kernel, decision.seat, kernel.seat_after(decision.seat), ANYWHERE)

    def ask_both(self, kernel: Kernel, first: i64, second: i64, where: i64) -> None:
        kernel.ask(self.place_camel, second, where)
        kernel.ask(self.place_camel, first, ANYWHERE)
