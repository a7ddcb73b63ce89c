"""Fishermen among barbarians (FISHBARB): fish send a knight further, and what has fallen draws none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.cost import Cost
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import PAID, Ride, riding_from
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.riders import Riders
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LONG_RIDE, RIDE
from skerry.rules.traders_and_barbarians.fishermen.deeds import FishDeed
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

RIDE_PRICE: Final = 2  # FISHBARB-03

NO_RIDE_FOR_FISH: Final = ReasonKind(
    "no_ride_for_fish", "fish take a knight of yours further once, if there is a place for it further away"
)


class RidesForFish(Module):
    """A long ride in the place of the robber, who is not there; a conquered building has no harbour and no fish.

    The card for seven fish is carried out as any card of this deck is (FISHBARB-08).
    """

    def __init__(self) -> None:
        super().__init__("rides_for_fish")

    def declare(self, rules: Rules) -> None:
        fishermen = cast(Fishermen, rules.module("fishermen"))
        own = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        fishermen.leave_out(rules, "robber_for_fish")
        fishermen.offer(rules, RideForFish(fishermen.fishing, own), "ride_knight")
        fishermen.fishing.idle = own.conquered  # FISHBARB-06, FISHBARB-07
        own.riders = RidersForFish(own, own.riders.cost, fishermen.fishing)


class RidersForFish(Riders):
    """Grain or fish, and fish only for the own knights (FISHBARB-03, FISHBARB-04)."""

    def __init__(self, own: BarbarianOwn, cost: Cost, fishing: Fishing) -> None:
        super().__init__(own, cost)
        self.fishing = fishing

    def furthest(self, kernel: Kernel, seat: i64, edge: i64) -> i64:
        if self.own.knights.of(kernel, edge) == seat and self.fishing.can_pay(kernel, seat, RIDE_PRICE):
            return LONG_RIDE
        return self.reach(kernel, seat, edge)


class RideForFish(FishDeed):
    """The knight that is about to ride goes as far as for a grain, and no further (FISHBARB-04)."""

    def __init__(self, fishing: Fishing, own: BarbarianOwn) -> None:
        super().__init__("ride_for_fish", fishing, RIDE_PRICE)
        self.own = own

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        riding = riding_from(kernel, self.own)
        if riding < 0 or self.own.knights.of(kernel, riding) != seat or kernel.top().b == PAID:
            return False
        ride = Ride(kernel, self.own, riding, LONG_RIDE)
        for i in range(ride.count):
            if ride.steps[ride.reached[i]] > RIDE and ride.ends_at(ride.reached[i]):
                return True
        return False

    def why_closed(self) -> Reason:
        return NO_RIDE_FOR_FISH.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.top().b = PAID
