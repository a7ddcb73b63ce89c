"""Fishermen at the rivers (FISHRIVR): a bridge has a price in fish of its own, which a road does not share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import Manner
from skerry.engine.module import Module
from skerry.engine.placement import add_route_sites, build, in_supply, why_no_site
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.fishermen.deeds import FishDeed
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen
from skerry.rules.traders_and_barbarians.rivers.bridges import BRIDGE_WRONG
from skerry.rules.traders_and_barbarians.rivers.module import Rivers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn

BRIDGE_PRICE: Final = 6  # FISHRIVR-03

NO_BRIDGE_FOR_FISH: Final = ReasonKind("no_bridge_for_fish", "you have no bridge left, or no place for one")


class BridgesForFish(Module):
    """A bridge for six fish; five build a road and nothing else (FISHRIVR-03, FISHRIVR-04)."""

    def __init__(self) -> None:
        super().__init__("bridges_for_fish")

    def declare(self, rules: Rules) -> None:
        fishermen = cast(Fishermen, rules.module("fishermen"))
        rivers = cast(Rivers, rules.module("rivers"))
        rules.add_decision(DecisionKind("place_free_bridge"))
        rules.add_action(PlaceBridge(rules, rivers.own), "place_free_bridge")
        deed = BridgeForFish(rules, fishermen.fishing)
        fishermen.offer(rules, deed, "action", "pre_roll", before="road_for_fish")


class BridgeForFish(FishDeed):
    """A bridge without its price in resources, by the rules of any other."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("bridge_for_fish", fishing, BRIDGE_PRICE)
        self.place_free_bridge = rules.decision("place_free_bridge")

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.place_free_bridge, seat)

    def why_closed(self) -> Reason:
        return NO_BRIDGE_FOR_FISH.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.place_free_bridge, seat)


class PlaceBridge(ActionKind):
    """Say where the bridge goes; gold comes for it as for a paid one (FISHRIVR-03)."""

    def __init__(self, rules: Rules, own: RiverOwn) -> None:
        super().__init__("place_bridge", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="bridge"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, self.own.bridge):
            add_route_sites(self, kernel, seat, self.own.bridge, codes)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        build(kernel, seat, self.own.bridge, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_site(kernel, seat, self.own.bridge, self.operand(code), BRIDGE_WRONG.of())
