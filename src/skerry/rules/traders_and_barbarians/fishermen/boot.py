"""The old boot: whoever has it needs a point more, and hands it on to somebody who is not behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.scores import visible_points
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.fishermen.tables import BOOT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

BOOT_PASSED: Final = EventKind(
    "old_boot_passed", "giver:seat taker:seat", english="{giver} passes the old boot on to {taker}"
)

NO_BOOT: Final = ReasonKind("no_old_boot", "you do not have the old boot")
BOOT_STAYS: Final = ReasonKind(
    "old_boot_stays", "the old boot goes to another player who shows at least as many points as you"
)


def declare_boot(rules: Rules, fishing: Fishing) -> None:
    """In the own turn, after the roll (FISH-77)."""
    rules.add_action(PassBoot(rules, fishing), "action", before="end_turn")


class PassBoot(ActionKind):
    """Hand the old boot to a player with as many points or more, who cannot refuse it (FISH-77 to FISH-81)."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("pass_boot", "seat", Domain(int(rules.seats)))
        self.fishing = fishing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.fishing.fish.held(kernel, seat, BOOT) == 0:
            return
        points = visible_points(kernel, seat)
        for other in range(kernel.state.seats):
            if other != seat and visible_points(kernel, other) >= points:
                codes.put(self, other)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.fishing.fish.hold(kernel, seat, BOOT, -1)
        self.fishing.fish.hold(kernel, a, BOOT, 1)
        # The giver may have enough points at once (FISH-82).
        kernel.recount = True
        kernel.log.emit(BOOT_PASSED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return BOOT_STAYS.of() if self.fishing.boot_holder(kernel) == seat else NO_BOOT.of()
