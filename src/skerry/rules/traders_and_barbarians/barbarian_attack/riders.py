"""What knights are worth in a fight, how far they ride and what becomes of one that is hit.

A combination whose knights are others puts another object in the place of `BarbarianOwn.riders`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.engine.cost import Cost
from skerry.engine.event import MOVED
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import can_ride, lose_knight
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LONG_RIDE, RIDE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

KNIGHT_CANNOT_STAY: Final = ReasonKind(
    "knight_cannot_stay",
    "a knight rides {ride:number} edges, {far:number} for a grain, to an edge without a knight and "
    "away from the castle",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Riders:
    """All knights are alike, and grain carries one further (BARB-81, BARB-82)."""

    def __init__(self, own: BarbarianOwn, cost: Cost) -> None:
        self.own = own
        self.cost = cost

    # Riding

    def reach(self, kernel: Kernel, seat: i64, edge: i64) -> i64:
        """How far the knight on an edge may ride."""
        return LONG_RIDE if self.cost.can_pay(kernel, seat) else RIDE

    def may_be_sent(self, kernel: Kernel, seat: i64, edge: i64) -> bool:
        """Whether the knight on an edge finds anything to do."""
        return can_ride(kernel, self.own, edge, self.furthest(kernel, seat, edge))

    def furthest(self, kernel: Kernel, seat: i64, edge: i64) -> i64:
        """How far it could ride by whatever means there are (FISHBARB-03)."""
        return self.reach(kernel, seat, edge)

    def tire(self, kernel: Kernel, seat: i64, edge: i64) -> None:
        """What a ride of more than three edges takes."""
        self.cost.pay(kernel, seat)

    def price(self) -> dict[str, int]:
        """What a ride of more than three edges costs in cards."""
        return self.cost.named

    def carry(self, kernel: Kernel, origin: i64, edge: i64) -> None:
        """Put a knight on another edge."""
        own = self.own
        colour = own.knights.of(kernel, origin)
        own.knights.clear(kernel, origin)
        own.knights.set(kernel, edge, colour)
        kernel.log.emit(MOVED, colour, own.knight, origin, edge)

    def why_not_there(self) -> Reason:
        return KNIGHT_CANNOT_STAY.of(ride=RIDE, far=LONG_RIDE)

    # Fighting

    def force(self, kernel: Kernel, edge: i64) -> i64:
        """How many barbarians the knight on an edge counts against; 0 for one that takes no part, or for none."""
        return 1 if self.own.knights.has(kernel, edge) else 0

    def hit(self, kernel: Kernel, edge: i64) -> None:
        """A knight is among the losses of a victory (BARB-109)."""
        lose_knight(kernel, self.own, edge)

    def rest(self, kernel: Kernel, hex_: i64) -> None:
        """A victory at a hex is over, for those who fought there."""
