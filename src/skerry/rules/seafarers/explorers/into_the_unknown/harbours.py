"""The special harbour for two kept treasures: taken from beside the board or not, and laid at an own building."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Names
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.harbours import KEPT_KINDS, PlaceKeptHarbour
from skerry.engine.manner import ANSWER, SAYS_NO, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.into_the_unknown.tables import SPECIAL_HARBOURS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.explorers.into_the_unknown.own import IntoTheUnknownOwn

HARBOUR_TAKEN: Final = EventKind(
    "special_harbour_taken", "seat:seat harbour:harbour", english="{seat} takes the {harbour} harbour"
)
HARBOUR_DECLINED: Final = EventKind(
    "special_harbour_declined", "seat:seat", english="{seat} does without a special harbour"
)

HARBOUR_GONE: Final = ReasonKind("special_harbour_gone", "that harbour is no longer beside the board")


class SpecialHarbours:
    """The question whether a seat takes one, and the place for it."""

    def __init__(self, own: IntoTheUnknownOwn, rules: Rules) -> None:
        self.own = own
        self.asked = DecisionKind("take_special_harbour")
        rules.add_decision(self.asked)
        self.placing = PlaceKeptHarbour("place_special_harbour", rules, own.harbours)
        rules.add_action(TakeSpecialHarbour(self), self.asked.name)
        rules.add_action(DeclineSpecialHarbour(), self.asked.name)

    def ask(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.asked, seat)

    def take(self, kernel: Kernel, seat: i64, kind: i64) -> None:
        self.own.supply.change(kernel, kind, -1)
        self.own.harbours.change(kernel, seat * KEPT_KINDS + kind, 1)
        kernel.log.emit(HARBOUR_TAKEN, seat, kind)
        self.placing.ask(kernel, seat)

    def waiting(self, kernel: Kernel, seat: i64) -> i64:
        """How many harbours a seat has taken that lie nowhere yet."""
        count: i64 = 0
        for kind in range(KEPT_KINDS):
            count += self.own.harbours.of(kernel, seat * KEPT_KINDS + kind)
        return count

    def left(self, kernel: Kernel) -> list[str]:
        """The kinds that still lie beside the board."""
        return [name for kind, name in enumerate(SPECIAL_HARBOURS) if self.own.supply.of(kernel, kind) > 0]


class TakeSpecialHarbour(ActionKind):
    """Take one of the special harbours that are left (TDEIU-52)."""

    def __init__(self, harbours: SpecialHarbours) -> None:
        super().__init__("take_special_harbour", "harbour", Names(list(SPECIAL_HARBOURS)), manner=Manner(ANSWER))
        self.harbours = harbours

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(len(SPECIAL_HARBOURS)):
            if self.harbours.own.supply.of(kernel, kind) > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.harbours.take(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return HARBOUR_GONE.of()


class DeclineSpecialHarbour(ActionKind):
    """Do without one for good (TDEIU-57)."""

    def __init__(self) -> None:
        super().__init__("decline_special_harbour", manner=Manner(ANSWER, order=1, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        kernel.log.emit(HARBOUR_DECLINED, seat)
