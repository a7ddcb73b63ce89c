"""Building roads, settlements and cities, and free roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.building import CITY_SITE, build_paid, can_build, why_build_nowhere, why_not_build
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import BUILD, CITIES, ROUTES, SETTLEMENTS, Manner
from skerry.engine.network import network_of
from skerry.engine.placement import add_route_sites, build, city_fits, in_supply, settlement_fits, why_no_site
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

ROAD_WRONG: Final = ReasonKind(
    "road_unconnected", "a road must continue your own network there, and no opponent's building may lie between"
)
EDGE_TAKEN: Final = ReasonKind("edge_taken", "that edge is taken")
SETTLEMENT_WRONG: Final = ReasonKind(
    "settlement_site", "a settlement needs a free place at your own route with no building next to it"
)


def declare_building(rules: Rules, *decisions: str) -> None:
    """The three ways to build, in the decisions that allow building."""
    rules.add_action(BuildCity(rules), *decisions)
    rules.add_action(BuildSettlement(rules), *decisions)
    rules.add_action(BuildRoad(rules), *decisions)


def declare_free_roads(rules: Rules) -> None:
    place_free_route = DecisionKind("place_free_route")
    place_free_route.may_lapse = True
    rules.add_decision(place_free_route)
    rules.add_action(PlaceRoad(rules), "place_free_route")


class BuildRoad(ActionKind):
    """A road from one's own network (BASE-124)."""

    def __init__(self, rules: Rules) -> None:
        manner = Manner(BUILD, ROUTES, "road")
        super().__init__("build_road", "edge", Domain(int(rules.topology.edges)), manner=manner)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, kernel.rules.road):
            add_route_sites(self, kernel, seat, kernel.rules.road, codes)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[rules.road].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, kernel.rules.road, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, kernel.rules.road, code, why_no_road(kernel, code))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, kernel.rules.road, kernel.topology.edges, ROAD_WRONG.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.road].cost)


def why_no_road(kernel: Kernel, code: i64) -> Reason:
    edge = (code >> OPERAND_SHIFT) & OPERAND_MASK
    if kernel.state.edge_owner[edge] >= 0:
        return EDGE_TAKEN.of()
    return ROAD_WRONG.of()


class BuildSettlement(ActionKind):
    """A settlement at one's own route, two edges from any other building (BASE-127, BASE-129)."""

    def __init__(self, rules: Rules) -> None:
        manner = Manner(BUILD, SETTLEMENTS, "settlement")
        super().__init__("build_settlement", "vertex", Domain(int(rules.topology.vertices)), manner=manner)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, kernel.rules.settlement):
            ends = network_of(kernel, seat).ends
            for i in range(len(ends)):
                if settlement_fits(kernel, seat, ends[i]):
                    codes.put(self, ends[i])

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[rules.settlement].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, kernel.rules.settlement, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, kernel.rules.settlement, code, SETTLEMENT_WRONG.of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, kernel.rules.settlement, kernel.topology.vertices, SETTLEMENT_WRONG.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.settlement].cost)


class BuildCity(ActionKind):
    """A city in the place of an own settlement (BASE-130)."""

    def __init__(self, rules: Rules) -> None:
        manner = Manner(BUILD, CITIES, "city")
        super().__init__("build_city", "vertex", Domain(int(rules.topology.vertices)), manner=manner)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, kernel.rules.city):
            buildings = network_of(kernel, seat).buildings
            for i in range(len(buildings)):
                if city_fits(kernel, seat, buildings[i]):
                    codes.put(self, buildings[i])

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[rules.city].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, kernel.rules.city, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, kernel.rules.city, code, CITY_SITE.of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, kernel.rules.city, kernel.topology.vertices, CITY_SITE.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.city].cost)


class PlaceRoad(ActionKind):
    """A free road; a of the decision: how many are still to place (BASE-146, BASE-203)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("place_road", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="road"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, kernel.rules.road):
            add_route_sites(self, kernel, seat, kernel.rules.road, codes)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        codes = Codes()
        if in_supply(kernel, seat, kernel.rules.road):
            add_route_sites(self, kernel, seat, kernel.rules.road, codes, 1)
        return codes.count > 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        build(kernel, seat, kernel.rules.road, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        edge = (code >> OPERAND_SHIFT) & OPERAND_MASK
        return why_no_site(kernel, seat, kernel.rules.road, edge, why_no_road(kernel, code))
