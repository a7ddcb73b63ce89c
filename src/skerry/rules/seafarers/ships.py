"""Building, founding and placing ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.building import build_paid, can_build, why_build_nowhere, why_not_build
from skerry.engine.placement import add_route_sites, build, in_supply, piece_fits, put_route_piece, why_no_site

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

PLACE_WRONG: Final = "a ship needs a free sea edge at your own ship or building, away from the pirate"


class BuildShip(ActionKind):
    """A ship on from one's own ships or buildings (SEA-29 to SEA-33)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("build_ship", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, kernel.rules.ship):
            add_route_sites(self, kernel, seat, kernel.rules.ship, codes)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return why_not_build(kernel, seat, kernel.rules.ship, code, PLACE_WRONG)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        return why_build_nowhere(kernel, seat, kernel.rules.ship, kernel.topology.edges, PLACE_WRONG)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.ship].cost)


class FoundShip(ActionKind):
    """A ship instead of a road at a founding building on the coast (SEA-23, SEA-24, SEA-27)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("found_ship", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        topology = kernel.topology
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * decision.a + spoke]
            if edge >= 0 and piece_fits(kernel, seat, kernel.rules.ship, edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_route_piece(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a founding ship lies on a free sea edge at the building just founded"


class PlaceShip(ActionKind):
    """A ship as one of the free route pieces (SEA-70)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("place_ship", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, kernel.rules.ship):
            add_route_sites(self, kernel, seat, kernel.rules.ship, codes)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        build(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        edge = (code >> OPERAND_SHIFT) & OPERAND_MASK
        return why_no_site(kernel, seat, kernel.rules.ship, edge, PLACE_WRONG)
