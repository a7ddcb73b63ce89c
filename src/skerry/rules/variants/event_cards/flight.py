"""Robber flees: it returns to the desert and takes no card from anyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision
from skerry.engine.robbing import is_robber_home, put_robber, robber_homes, robber_moves
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
        if not robber_moves(kernel) or is_robber_home(kernel, kernel.rules.robber_refuge):
            return
        homes = robber_homes(kernel, seat, kernel.rules.robber_refuge)
        count: i64 = 0
        only: i64 = 0
        for place in range(len(homes)):
            if homes[place] != 0:
                count += 1
                only = place
        if count == 1:
            put_robber(kernel, seat, only)
        else:
            kernel.ask(self.choose_robber_home, seat, kernel.rules.robber_refuge)


class ChooseRobberHome(ActionKind):
    """Say to which of several hexes the robber flees; a of the decision: their terrain (EVNT-44)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("choose_robber_home", "hex", Domain(int(rules.topology.hexes)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        homes = robber_homes(kernel, seat, decision.a)
        for hex_ in range(kernel.topology.hexes):
            if homes[hex_] != 0:
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_robber(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_ROBBER_HOME.of()
