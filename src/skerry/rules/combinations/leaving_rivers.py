"""Rivers where route pieces do not stay: what brought a coin beside a river costs one when it leaves (RIVRCK-13 to
RIVRCK-15, RIVRSEA-04 to RIVRSEA-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.kept.kept import Numbers
from skerry.engine.module import Module
from skerry.engine.placement import NOWHERE
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge
from skerry.rules.traders_and_barbarians.rivers.income import charge_for_leaving, pay_for_route
from skerry.rules.traders_and_barbarians.rivers.module import Rivers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

LEAVING_COSTS_GOLD: Final = ReasonKind(
    "leaving_costs_gold", "a ship that leaves the river costs 1 gold, and you have none"
)


class LeavingRivers(Module):
    """Both ends of a move are settled together."""

    def __init__(self) -> None:
        super().__init__("leaving_rivers")

    def declare(self, rules: Rules) -> None:
        self.rivers = cast(Rivers, rules.module("rivers")).own
        self.rivers.pays_routes = False
        # Whether the piece that is being laid comes from a riverside edge to another, which is settled already.
        self.stays = rules.keep(self, Numbers("stays_at_river"))

    def notice_route_removed(self, kernel: Kernel, colour: i64, piece: i64, edge: i64, to: i64) -> None:
        """From one riverside edge to another a piece pays and earns one coin, on balance nothing (RIVRCK-15,
        RIVRSEA-05)."""
        if to != NOWHERE and self.is_along_river(kernel, edge, to):
            self.stays.put(kernel, 1)
        else:
            charge_for_leaving(kernel, self.rivers, colour, edge)

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        if self.stays.of(kernel) != 0:
            self.stays.put(kernel, 0)
        else:
            pay_for_route(kernel, self.rivers, colour, piece, edge)

    def adjust_move(self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, may: bool) -> bool:
        return may and not self.lacks_gold(kernel, colour, piece, origin, edge)

    def adjust_move_refusal(
        self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64, reason: Reason
    ) -> Reason:
        return LEAVING_COSTS_GOLD.of() if self.lacks_gold(kernel, colour, piece, origin, edge) else reason

    def lacks_gold(self, kernel: Kernel, colour: i64, piece: i64, origin: i64, edge: i64) -> bool:
        """Whether a ship would leave the river and its owner could not pay (RIVRSEA-06); a road goes all the same
        (RIVRCK-14)."""
        return (
            piece == kernel.rules.ship
            and is_riverside_edge(kernel, self.rivers, origin)
            and not is_riverside_edge(kernel, self.rivers, edge)
            and self.rivers.gold.of(kernel, colour) == 0
        )

    def is_along_river(self, kernel: Kernel, edge: i64, to: i64) -> bool:
        return is_riverside_edge(kernel, self.rivers, edge) and is_riverside_edge(kernel, self.rivers, to)
