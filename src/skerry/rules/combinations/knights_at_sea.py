"""Cities & Knights with Seafarers (digest cities_and_knights.md: CKS).

Most of it needs no word: knights walk and block over whatever route pieces there are. What is left is the pirate, and
the city among the founding buildings of a scenario with rounds of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from skerry.engine.decision import DecisionKind
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_KNIGHT
from skerry.engine.state import OFF_BOARD, Slice
from skerry.rules.cities_and_knights.knight_actions import KnightAction, touches_hex, why_not_ready
from skerry.rules.cities_and_knights.knights import deactivate, is_ready
from skerry.rules.cities_and_knights.module import ACTING_PARTS, CitiesAndKnights
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.pirate import put_pirate

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.view import View
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot


class LockedPirate(Slice):
    """Where the pirate will stand after the first attack."""

    def __init__(self) -> None:
        self.start: i64 = OFF_BOARD

    def copy(self) -> Slice:
        twin = LockedPirate()
        twin.start = self.start
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {"start": [self.start]}


class KnightsAtSea(Module):
    """The pirate waits with the robber, and knights chase it."""

    def __init__(self) -> None:
        super().__init__("knights_at_sea")

    def declare(self, rules: Rules) -> None:
        self.sea = sea(rules)
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        chase = DecisionKind("chase_pirate")
        chase.may_lapse = True
        rules.add_decision(chase)
        rules.add_action(rules.action("move_pirate"), "chase_pirate")
        knights.add_to_parts(rules, ChasePirate(rules, knights.at), ACTING_PARTS)

    def tune(self, rules: Rules) -> None:
        """The second founding building is the city, also where a scenario brings its own rounds (CKS-46, CKS-47)."""
        rules.founding_rounds[1].building = rules.city

    def new_slice(self, rules: Rules) -> Slice:
        return LockedPirate()

    def own(self, kernel: Kernel) -> LockedPirate:
        return cast(LockedPirate, kernel.state.slices[self.slot])

    def setup_finish(self, kernel: Kernel) -> None:
        """Before the first attack the pirate does nothing, in the founding phase neither (CKS-20, CKS-21)."""
        self.own(kernel).start = self.sea.pirate.of(kernel)
        self.sea.pirate.put(kernel, OFF_BOARD)

    def notice_robber_unlocked(self, kernel: Kernel) -> None:
        own = self.own(kernel)
        if own.start != OFF_BOARD:
            put_pirate(kernel, self.sea, kernel.state.active, own.start)
            own.start = OFF_BOARD

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts["knights_at_sea"] = {"pirate_start": kernel.rules.word("hex", self.own(kernel).start)}


class ChasePirate(KnightAction):
    """A ready knight at the pirate's hex sends it away, if it may be moved at all (CKS-26 to CKS-28)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("chase_pirate", rules, at)
        self.sea = sea(rules)
        self.chase = rules.decision("chase_pirate")

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.rules.has_pirate and self.sea.pirate.of(kernel) >= 0

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return (
            is_ready(kernel, own, vertex) and self.stands_at_pirate(kernel, vertex) and self.has_way_out(kernel, seat)
        )

    def stands_at_pirate(self, kernel: Kernel, vertex: i64) -> bool:
        return touches_hex(kernel, vertex, self.sea.pirate.of(kernel))

    def has_way_out(self, kernel: Kernel, seat: i64) -> bool:
        """Whether the scenario lets this seat move the pirate anywhere (CKS-28)."""
        return kernel.has_answer(self.chase, seat, CAUSE_KNIGHT)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        deactivate(kernel, self.at.of(kernel), a)
        kernel.ask(self.chase, seat, CAUSE_KNIGHT)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        if not self.is_possible(kernel, seat):
            return "there is no pirate on the board that could be chased yet"
        if not is_ready(kernel, own, vertex):
            return why_not_ready(own, vertex)
        if not self.stands_at_pirate(kernel, vertex):
            return "that knight does not stand at the pirate's hex"
        return "you may not move the pirate to any place now"
