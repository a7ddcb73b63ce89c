"""Building, founding and placing ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.building import build_paid, can_build, why_build_nowhere, why_not_build
from skerry.engine.manner import BUILD, ROUTES, Manner
from skerry.engine.placement import (
    build,
    edge_on_land,
    in_supply,
    piece_fits,
    put_route_piece,
    why_no_site,
)
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.waters import add_ship_sites

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.own import SeafarersOwn

SHIP_PLACE_WRONG: Final = ReasonKind(
    "ship_place_wrong", "a ship needs a free sea edge at your own ship or building, away from the pirate"
)
FOUNDING_SHIP_WRONG: Final = ReasonKind(
    "founding_ship_wrong", "a founding ship lies on a free sea edge at the building just founded"
)
FOUNDING_SHIP_OFF_COAST: Final = ReasonKind("founding_ship_off_coast", "a founding ship lies along the coast")


class BuildShip(ActionKind):
    """A ship on from one's own ships or buildings (SEA-29 to SEA-33)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("build_ship", "edge", Domain(int(rules.topology.edges)), manner=Manner(BUILD, ROUTES, "ship"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, kernel.rules.ship):
            add_ship_sites(self, kernel, self.own, seat, codes)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[rules.ship].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, kernel.rules.ship, code, SHIP_PLACE_WRONG.of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, kernel.rules.ship, kernel.topology.edges, SHIP_PLACE_WRONG.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[kernel.rules.ship].cost)


class FoundShip(ActionKind):
    """A ship instead of a road at a founding building on the coast (SEA-23, SEA-24, SEA-27)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("found_ship", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="ship"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        topology = kernel.topology
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * decision.a + spoke]
            if edge >= 0 and not self.leaves_coast(kernel, edge):
                if piece_fits(kernel, seat, kernel.rules.ship, edge):
                    codes.put(self, edge)

    def leaves_coast(self, kernel: Kernel, edge: i64) -> bool:
        """Whether a ship would lie straight out between two sea hexes where none is founded so (TDETI-47)."""
        return self.own.founds_along_coast and not edge_on_land(kernel, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_route_piece(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if self.leaves_coast(kernel, self.operand(code)):
            return FOUNDING_SHIP_OFF_COAST.of()
        return why_no_site(kernel, seat, kernel.rules.ship, self.operand(code), FOUNDING_SHIP_WRONG.of())


class PlaceShip(ActionKind):
    """A ship as one of the free route pieces (SEA-70)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("place_ship", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="ship"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if in_supply(kernel, seat, kernel.rules.ship):
            add_ship_sites(self, kernel, self.own, seat, codes)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        codes = Codes()
        if in_supply(kernel, seat, kernel.rules.ship):
            add_ship_sites(self, kernel, self.own, seat, codes, 1)
        return codes.count > 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        build(kernel, seat, kernel.rules.ship, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_site(kernel, seat, kernel.rules.ship, self.operand(code), SHIP_PLACE_WRONG.of())
