"""Dragons gather: who builds a settlement or a city lures some of them to a desert."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.desert_dragons.curse import judge_changes, set_dragons

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn

GATHER: Final = EventKind(
    "dragons_gather", "seat:seat count:number hex:hex", english="{seat} lures {count} dragons to {hex}"
)
ATTACK_BEGINS: Final = EventKind(
    "dragon_attack_begins", "seat:seat", english="all dragons have gathered: from the next roll on they attack"
)

NOT_FEWEST: Final = ReasonKind("desert_not_fewest", "the dragons go to a desert where the fewest of them are")


def declare_gathering(rules: Rules, own: DragonsOwn) -> None:
    rules.add_decision(DecisionKind("lure_dragons"))
    rules.add_action(LureDragons(rules, own), "lure_dragons")


def gather(kernel: Kernel, own: DragonsOwn, seat: i64) -> None:
    """A building stands: dragons come as long as there are any beside the board (TDEDD-26, TDEDD-31)."""
    if own.supply.of(kernel) > 0:
        kernel.ask_or_act(kernel.rules.decision("lure_dragons"), seat)


class LureDragons(ActionKind):
    """Say to which of the deserts with the fewest dragons all of a group go (TDEDD-27)."""

    def __init__(self, rules: Rules, own: DragonsOwn) -> None:
        super().__init__("lure_dragons", "hex", Domain(int(rules.topology.hexes)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.own
        fewest = own.dragons.of(kernel, own.deserts[0])
        for i in range(len(own.deserts)):
            fewest = min(fewest, own.dragons.of(kernel, own.deserts[i]))
        for i in range(len(own.deserts)):
            if own.dragons.of(kernel, own.deserts[i]) == fewest:
                codes.put(self, own.deserts[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.own
        kernel.answered()
        # All that are left, where they are fewer (TDEDD-30).
        count = min(own.per_building, own.supply.of(kernel))
        own.supply.change(kernel, 0, -count)
        kernel.log.emit(GATHER, seat, count, a)
        set_dragons(kernel, own, a, own.dragons.of(kernel, a) + count)
        judge_changes(kernel, own)
        if own.is_attack(kernel):
            kernel.log.emit(ATTACK_BEGINS, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_FEWEST.of()
