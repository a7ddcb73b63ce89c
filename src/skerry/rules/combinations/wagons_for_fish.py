"""Fishermen and wagons (FISHTRAD): fish feed the draught animals as grain does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.module import Module
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.fishermen.deeds import FishDeed
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians
from skerry.rules.traders_and_barbarians.traders.movement import (
    AT_PLAZA,
    FED_ALREADY,
    MOVEMENT_OVER,
    end_if_nothing_is_left,
    is_moving,
)
from skerry.rules.traders_and_barbarians.traders.tables import FEED_POINTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

WAGON_PRICE: Final = 2  # FISHTRAD-03

WAGON_FED_FISH: Final = EventKind(
    "wagon_fed_fish", "seat:seat points:number", english="{seat} feeds fish for {points} more movement points"
)


class WagonsForFish(Module):
    """Fish for the wagon in the place of the robber, who is not there."""

    def __init__(self) -> None:
        super().__init__("wagons_for_fish")

    def declare(self, rules: Rules) -> None:
        fishermen = cast(Fishermen, rules.module("fishermen"))
        own = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        fishermen.leave_out(rules, "robber_for_fish")
        fishermen.offer(rules, WagonForFish(fishermen.fishing, own), "move_wagon", before="end_movement")
        own.fodder = fishermen.fishing.fish


class WagonForFish(FishDeed):
    """Two more movement points, in a turn in which no grain was fed (FISHTRAD-03, FISHTRAD-04)."""

    def __init__(self, fishing: Fishing, own: TradeOwn) -> None:
        super().__init__("wagon_for_fish", fishing, WAGON_PRICE)
        self.own = own

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        may_go_on = is_moving(kernel) and kernel.top().b != AT_PLAZA
        return may_go_on and self.own.fed_in.of(kernel) != kernel.state.turn

    def why_closed(self) -> Reason:
        return FED_ALREADY.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        self.own.fed_in.put(kernel, kernel.state.turn)
        kernel.top().a += FEED_POINTS
        kernel.log.emit(WAGON_FED_FISH, seat, FEED_POINTS)
        end_if_nothing_is_left(kernel, self.own, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return MOVEMENT_OVER.of() if decision.b == AT_PLAZA else super().refusal(kernel, seat, decision, code)
