"""All barbarians stand on the deserts before they land (BARBSEA-67 to BARBSEA-69, BARBSEA-73).

A desert with three or more of them is conquered as a hex of the coast would be; whoever causes a landing takes them
from the one that holds most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import land, leave
from skerry.rules.traders_and_barbarians.barbarian_attack.landing import Reserve
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import LEFT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

NOT_FULLEST_CAMP: Final = ReasonKind(
    "not_fullest_camp", "the barbarian comes from the desert that holds most of them, or from one of several such"
)


class DesertCamps(Module):
    """Barbarians wait on deserts, where the recipe of the board puts them."""

    def __init__(self) -> None:
        super().__init__("desert_camps")

    def declare(self, rules: Rules) -> None:
        own = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        own.set_camps(
            [
                int(rules.topology.hex_at(row, column))
                for step in rules.board.recipe.of("place_barbarians")
                if step.get("conquered")
                for row, column in step["cells"]
            ]
        )
        calling = rules.add_decision(DecisionKind("call_up_barbarian"))
        own.calling = calling.index
        rules.add_action(CallUpBarbarian(rules, own), "call_up_barbarian")
        own.reserve = CampReserve(calling, rules.add_decision(ReachCoast(own)))


class CampReserve(Reserve):
    """Who lands, or is taken up, leaves a desert first; without any there, those beside the board come."""

    def __init__(self, calling: DecisionKind, reaching: DecisionKind) -> None:
        self.calling = calling
        self.reaching = reaching

    def send(self, kernel: Kernel, own: BarbarianOwn, seat: i64, hex_: i64) -> None:
        kernel.ask(self.reaching, seat, hex_)
        kernel.ask_or_act(self.calling, seat)

    def take_up(self, kernel: Kernel, own: BarbarianOwn, seat: i64) -> None:
        kernel.ask_or_act(self.calling, seat)


class ReachCoast(Step):
    """A barbarian that has left its desert lands; a: on which hex."""

    def __init__(self, own: BarbarianOwn) -> None:
        super().__init__("reach_coast")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        land(kernel, self.own, decision.seat, decision.a)


class CallUpBarbarian(ActionKind):
    """Say which of the fullest deserts a barbarian leaves (BARBSEA-68)."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("call_up_barbarian", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.own
        most = max([int(own.barbarians.of(kernel, camp)) for camp in own.camps], default=0)
        for camp in own.camps:
            if most > 0 and own.barbarians.of(kernel, camp) == most:
                codes.put(self, camp)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        kernel.log.emit(LEFT, seat, a)
        leave(kernel, self.own, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_FULLEST_CAMP.of()
