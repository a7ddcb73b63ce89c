"""Robber flees: it returns to the desert and takes no card from anyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.robbing import is_robber_home, put_this_robber, robber_count, robber_homes, robber_moves
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.event_cards.card_event import CardEvent

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


NO_ROBBER_HOME: Final = ReasonKind("not_a_robber_home", "the robber flees to a desert that is open to it")


class RobberFlees(CardEvent):
    """To the desert, to one of several, or beside the board where none is open to it (EVNT-42 to EVNT-45)."""

    def __init__(self, rules: Rules) -> None:
        self.choose_robber_home = rules.decision("choose_robber_home")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        if robber_moves(kernel):
            flee(kernel, self.choose_robber_home, seat, 0)


def flee(kernel: Kernel, choose: DecisionKind, seat: i64, first: i64) -> None:
    """Every robber from this one on that is not at home goes there, one after another."""
    refuge = kernel.rules.robber_refuge
    for robber in range(first, robber_count(kernel)):
        if is_robber_home(kernel, refuge, robber):
            continue
        homes = robber_homes(kernel, seat, refuge, robber)
        count: i64 = 0
        only: i64 = 0
        for place in range(len(homes)):
            if homes[place] != 0:
                count += 1
                only = place
        if count > 1:
            kernel.ask(choose, seat, refuge, robber)
            return
        put_this_robber(kernel, seat, robber, only)


class ChooseRobberHome(ActionKind):
    """Say to which of several hexes a robber flees; a of the decision: their terrain, b: which robber (EVNT-44)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("choose_robber_home", "hex", Domain(int(rules.topology.hexes)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        homes = robber_homes(kernel, seat, decision.a, decision.b)
        for hex_ in range(kernel.topology.hexes):
            if homes[hex_] != 0:
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        robber = kernel.answered().b
        put_this_robber(kernel, seat, robber, a)
        flee(kernel, kernel.rules.decision("choose_robber_home"), seat, robber + 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_ROBBER_HOME.of()
