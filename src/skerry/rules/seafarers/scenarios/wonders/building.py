"""Claiming a wonder, and building its levels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Names, Price
from skerry.engine.event import EventKind
from skerry.engine.manner import BUILD, Manner
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.scenarios.wonders.own import claimant
from skerry.rules.seafarers.scenarios.wonders.tables import NO_WONDER, REQUIREMENTS, WONDERS

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.scenarios.wonders.module import Wonders

WONDER_WORDS: Final = "|".join(WONDERS)
WONDER_CLAIMED: Final = EventKind(
    "wonder_claimed", f"seat:seat wonder:{WONDER_WORDS}", english="{seat} claims the {wonder}"
)
WONDER_BUILT: Final = EventKind(
    "wonder_built",
    f"seat:seat wonder:{WONDER_WORDS} level:number",
    english="{seat} builds level {level} of the {wonder}",
)

WONDER_CHOSEN: Final = ReasonKind("wonder_chosen", "you have claimed a wonder already")
WONDER_TAKEN: Final = ReasonKind("wonder_taken", "that wonder is claimed already")
WONDER_NEEDS: Final = ReasonKind("wonder_needs", "that wonder needs {what:phrase}")
WONDERS_LEFT_NEED: Final = ReasonKind("wonders_left_need", "for one of the wonders that are left you need: {ways:ways}")
NO_WONDER_CHOSEN: Final = ReasonKind("no_wonder_chosen", "you have claimed no wonder")
LEVEL_TOO_DEAR: Final = ReasonKind("wonder_level_too_dear", "a level costs {missing:cards} more than you hold")


class ClaimWonder(ActionKind):
    """Claim a wonder for good: free, one per seat, each by one seat (SEAWON-08, SEAWON-09)."""

    def __init__(self, module: Wonders) -> None:
        super().__init__("claim_wonder", "wonder", Names(list(WONDERS)), manner=Manner(BUILD))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.module.own
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return
        for wonder in range(len(WONDERS)):
            if self.module.meets(kernel, seat, wonder) and claimant(kernel, own, wonder) == NOBODY:
                codes.put(self, wonder)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.module.own.wonder.set(kernel, seat, a)
        kernel.log.emit(WONDER_CLAIMED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.module.own
        wonder = self.operand(code)
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return WONDER_CHOSEN.of()
        if claimant(kernel, own, wonder) != NOBODY:
            return WONDER_TAKEN.of()
        return WONDER_NEEDS.of(what=REQUIREMENTS[wonder].of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        own = self.module.own
        if own.wonder.of(kernel, seat) != NO_WONDER:
            return WONDER_CHOSEN.of()
        left = [wonder for wonder in range(len(WONDERS)) if claimant(kernel, own, wonder) == NOBODY]
        return WONDERS_LEFT_NEED.of(ways=[REQUIREMENTS[wonder].of() for wonder in left])


class BuildWonderLevel(ActionKind):
    """Build the next level of one's wonder (SEAWON-10)."""

    def __init__(self, module: Wonders) -> None:
        super().__init__("build_wonder_level", manner=Manner(BUILD))
        self.module = module

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        wonder = self.module.own.wonder.of(kernel, seat)
        if wonder == NO_WONDER or not self.module.costs[wonder].can_pay(kernel, seat):
            return
        if self.module.may_go_on(kernel, seat, wonder):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.module.own
        wonder = own.wonder.of(kernel, seat)
        kernel.state.has_built = 1
        self.module.costs[wonder].pay(kernel, seat)
        own.level.change(kernel, seat, 1)
        kernel.recount = True
        kernel.log.emit(WONDER_BUILT, seat, wonder, own.level.of(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        wonder = self.module.own.wonder.of(kernel, seat)
        if wonder == NO_WONDER:
            return NO_WONDER_CHOSEN.of()
        if not self.module.may_go_on(kernel, seat, wonder):
            return WONDER_NEEDS.of(what=REQUIREMENTS[wonder].of())
        return LEVEL_TOO_DEAR.of(missing=self.module.costs[wonder].missing(kernel, seat))

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        wonder = self.module.own.wonder.of(kernel, seat)
        return [] if wonder == NO_WONDER else self.same_price(self.module.costs[wonder].named)
