"""The aqueduct: a resource for whoever gets nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.action import ActionKind, Codes
from skerry.engine.cards import in_bank
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.manner import SAYS_NO, Manner
from skerry.engine.state import NOTHING
from skerry.rules.cities_and_knights.tables import ABILITY_LEVEL, SCIENCE, TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn


def declare_aqueduct(rules: Rules, own: CitiesOwn) -> None:
    aqueduct = DecisionKind("aqueduct")
    aqueduct.may_lapse = True
    rules.add_decision(aqueduct)
    rules.add_decision(OpenAqueducts(own))
    rules.add_action(rules.action("choose_resource"), "aqueduct")
    rules.add_action(DeclineResource(), "aqueduct")


def note_hands(kernel: Kernel, own: CitiesOwn) -> None:
    """Production begins."""
    kept = kernel.state.kept
    kept[own.produced.at] = 1
    for seat in range(kernel.state.seats):
        kept[own.hand_before.at + seat] = kernel.state.hand_size[seat]


class OpenAqueducts(Step):
    """When production is over, gold fields included, in turn order (CK-062 to CK-069, CKS-34)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("open_aqueducts")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        if own.produced.of(kernel) == 0:
            return
        state = kernel.state
        kept = state.kept
        due = NOTHING
        for seat in range(state.seats):
            if (
                kept[own.level.at + seat * TRACK_COUNT + SCIENCE] >= ABILITY_LEVEL
                and state.hand_size[seat] == kept[own.hand_before.at + seat]
            ):
                if len(due) == 0:
                    due = zeros(state.seats)
                due[seat] = 1
        if len(due) > 0:
            kernel.ask_in_turn(kernel.rules.decision("aqueduct"), due)


class DeclineResource(ActionKind):
    """Leave the aqueduct unused (CK-068)."""

    def __init__(self) -> None:
        super().__init__("decline_resource", manner=Manner(safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # With an empty bank there is nothing to decline, and the question falls away (CK-069).
        for kind in range(RESOURCE_COUNT):
            if in_bank(kernel, seat, kind) > 0:
                codes.put(self)
                return

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
