"""How knights with a strength ride and fight: an active one further, and with all that it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knights import (
    carry_knight,
    deactivate,
    exchange_knight,
    is_ready,
    knights_in_supply,
    remove_knight,
    tell_stands,
)
from skerry.rules.combinations.knights_on_paths.displacing import can_displace
from skerry.rules.traders_and_barbarians.barbarian_attack.riders import Riders
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LONG_RIDE, RIDE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

REDUCED: Final = EventKind(
    "rider_reduced",
    "colour:colour piece:piece edge:edge",
    english="the knight of {colour} at {edge} is hit and only a {piece} now",
)

RIDER_CANNOT_STAY: Final = ReasonKind(
    "rider_cannot_stay",
    "a knight rides {ride:number} edges, or {far:number} if it was active before this turn, to an edge without a "
    "knight and away from the castle",
)


class StrongRiders(Riders):
    """Knights of three strengths, active or not."""

    def __init__(self, coast: BarbarianOwn, knights: CitiesOwn) -> None:
        super().__init__(coast, coast.riders.cost)
        self.knights = knights

    # Riding

    def reach(self, kernel: Kernel, seat: i64, edge: i64) -> i64:
        """Two paths more are a knight action, and grain buys none (BARBCK-18 to BARBCK-20, BARBCK-46)."""
        return LONG_RIDE if is_ready(kernel, self.knights, edge) else RIDE

    def may_be_sent(self, kernel: Kernel, seat: i64, edge: i64) -> bool:
        return super().may_be_sent(kernel, seat, edge) or can_displace(kernel, self.own, self.knights, seat, edge)

    def tire(self, kernel: Kernel, seat: i64, edge: i64) -> None:
        deactivate(kernel, self.knights, edge)

    def price(self) -> dict[str, int]:
        return {}

    def carry(self, kernel: Kernel, origin: i64, edge: i64) -> None:
        carry_knight(kernel, self.knights, origin, edge)
        tell_stands(kernel, self.knights.knight_owner.of(kernel, edge), origin, edge)

    def why_not_there(self) -> Reason:
        return RIDER_CANNOT_STAY.of(ride=RIDE, far=LONG_RIDE)

    # Fighting

    def force(self, kernel: Kernel, edge: i64) -> i64:
        """Its strength if it is active, since whenever (BARBCK-23, BARBCK-25, BARBCK-47)."""
        return self.knights.knight.of(kernel, edge) if self.knights.active.has(kernel, edge) else 0

    def hit(self, kernel: Kernel, edge: i64) -> None:
        """It becomes the next weaker one of which its owner has a piece, or is lost (BARBCK-29 to BARBCK-31)."""
        knights = self.knights
        colour = knights.knight_owner.of(kernel, edge)
        strength = knights.knight.of(kernel, edge) - 1
        while strength > 0 and knights_in_supply(kernel, knights, colour, strength) == 0:
            strength -= 1
        if strength == 0:
            remove_knight(kernel, knights, edge)
        else:
            exchange_knight(kernel, knights, edge, strength)
            kernel.log.emit(REDUCED, colour, knights.knight_piece(strength), edge)

    def rest(self, kernel: Kernel, hex_: i64) -> None:
        """Who fought is inactive afterwards, and does not count at the next hex (BARBCK-26, BARBCK-48)."""
        for side in range(6):
            edge = kernel.topology.hex_edge[6 * hex_ + side]
            if self.knights.active.has(kernel, edge):
                deactivate(kernel, self.knights, edge)
