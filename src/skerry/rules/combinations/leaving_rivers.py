"""Rivers at sea: what brought a coin beside a river pays it back when it leaves, so that without one a ship stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge
from skerry.rules.traders_and_barbarians.rivers.module import Rivers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

LEAVING_COSTS_GOLD: Final = ReasonKind(
    "leaving_costs_gold", "a ship that leaves the river costs 1 gold, and you have none"
)


class LeavingRivers(Module):
    """Coming, leaving and what both cost is settled by the rivers themselves; this is who cannot pay (RIVRSEA-06)."""

    def __init__(self) -> None:
        super().__init__("leaving_rivers")

    def declare(self, rules: Rules) -> None:
        self.rivers = cast(Rivers, rules.module("rivers")).own

    def adjust_move(self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, may: bool) -> bool:
        return may and not self.lacks_gold(kernel, colour, piece, origin, edge)

    def adjust_move_refusal(
        self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, reason: Reason
    ) -> Reason:
        return LEAVING_COSTS_GOLD.of() if self.lacks_gold(kernel, colour, piece, origin, edge) else reason

    def lacks_gold(self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64) -> bool:
        """Whether a ship would leave the river and its owner could not pay; a road goes all the same (RIVRCK-14)."""
        return (
            piece == kernel.rules.ship
            and is_riverside_edge(kernel, self.rivers, origin)
            and not is_riverside_edge(kernel, self.rivers, edge)
            and self.rivers.gold.of(kernel, colour) == 0
        )
