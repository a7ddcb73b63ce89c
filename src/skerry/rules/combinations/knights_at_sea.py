"""Cities & Knights with Seafarers (digest cities_and_knights.md: CKS).

Most of it needs no word: knights walk and block over whatever route pieces there are. What is left is the pirate, and
the city among the founding buildings of a scenario with rounds of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.decision import DecisionKind
from skerry.engine.kept.kept import Numbers
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_KNIGHT
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import ReadyKnightAction, touches_hex, why_not_ready
from skerry.rules.cities_and_knights.knights import deactivate, is_ready
from skerry.rules.cities_and_knights.module import ACTING_PARTS, CitiesAndKnights
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.pirate import PIRATE_STAYS, put_pirate

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.view import View
    from skerry.rules.cities_and_knights.own import CitiesOwn


NO_PIRATE_TO_CHASE: Final = ReasonKind("no_pirate_to_chase", "there is no pirate on the board that could be chased yet")
KNIGHT_NOT_AT_PIRATE: Final = ReasonKind("knight_not_at_pirate", "that knight does not stand at the pirate's hex")


class LockedPirate:
    """Where the pirate will stand after the first attack."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.start = rules.keep(module, Numbers("start", start=OFF_BOARD))


class KnightsAtSea(Module):
    """The pirate waits with the robber, and knights chase it."""

    def __init__(self) -> None:
        super().__init__("knights_at_sea")

    def declare(self, rules: Rules) -> None:
        self.own = LockedPirate(self, rules)
        self.sea = sea(rules)
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        chase = DecisionKind("chase_pirate")
        chase.may_lapse = True
        rules.add_decision(chase)
        rules.add_action(rules.action("move_pirate"), "chase_pirate")
        knights.add_to_parts(rules, ChasePirate(rules, knights.own), ACTING_PARTS)

    def tune(self, rules: Rules) -> None:
        """The second founding building is the city, also where a scenario brings its own rounds (CKS-46, CKS-47)."""
        rules.founding_rounds[1].building = rules.city

    def setup_finish(self, kernel: Kernel) -> None:
        """Before the first attack the pirate does nothing, in the founding phase neither (CKS-20, CKS-21)."""
        self.own.start.put(kernel, self.sea.pirate.of(kernel))
        self.sea.pirate.put(kernel, OFF_BOARD)

    def notice_robber_unlocked(self, kernel: Kernel) -> None:
        start = self.own.start.of(kernel)
        if start != OFF_BOARD:
            put_pirate(kernel, self.sea, kernel.state.active, start)
            self.own.start.put(kernel, OFF_BOARD)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts["knights_at_sea"] = {"pirate_start": kernel.rules.word("hex", self.own.start.of(kernel))}


class ChasePirate(ReadyKnightAction):
    """A ready knight at the pirate's hex sends it away, if it may be moved at all (CKS-26 to CKS-28)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("chase_pirate", own)
        self.sea = sea(rules)
        self.chase = rules.decision("chase_pirate")

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.rules.has_pirate and self.sea.pirate.of(kernel) >= 0

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        is_there = is_ready(kernel, self.own, vertex) and self.stands_at_pirate(kernel, vertex)
        return is_there and self.has_way_out(kernel, seat)

    def stands_at_pirate(self, kernel: Kernel, vertex: i64) -> bool:
        return touches_hex(kernel, vertex, self.sea.pirate.of(kernel))

    def has_way_out(self, kernel: Kernel, seat: i64) -> bool:
        """Whether the scenario lets this seat move the pirate anywhere (CKS-28)."""
        return kernel.has_answer(self.chase, seat, CAUSE_KNIGHT)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        deactivate(kernel, self.own, a)
        kernel.ask(self.chase, seat, CAUSE_KNIGHT)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if not self.is_possible(kernel, seat):
            return NO_PIRATE_TO_CHASE.of()
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        if not self.stands_at_pirate(kernel, vertex):
            return KNIGHT_NOT_AT_PIRATE.of()
        return PIRATE_STAYS.of()
