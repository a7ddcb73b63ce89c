"""Bridges: they cross a river where its water runs from one hex into the next, or into the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.building import build_paid, can_build, why_build_nowhere, why_not_build
from skerry.engine.decision import Decision
from skerry.engine.manner import BUILD, ROUTES, Manner
from skerry.engine.placement import add_route_sites
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn

BRIDGE_WRONG: Final = ReasonKind(
    "bridge_site_wrong", "a bridge needs a free bridge site that continues your own network"
)
NO_BRIDGE_SITE: Final = ReasonKind("no_bridge_site", "a bridge crosses a river, and no river crosses that edge")
ROAD_ON_SITE: Final = ReasonKind("road_on_bridge_site", "that edge crosses a river: only a bridge can be built there")


def site_suits(kernel: Kernel, own: RiverOwn, piece: i64, edge: i64) -> bool:
    """Bridges on bridge sites and nowhere else, roads and ships anywhere but there (RIVR-32, RIVR-45, RIVRSEA-07)."""
    if piece == own.bridge:
        return own.sites.has(kernel, edge)
    return kernel.rules.piece_group[piece] == 0 or not own.sites.has(kernel, edge)


class BuildBridge(ActionKind):
    """A bridge from one's own network, for its price (RIVR-44 to RIVR-48)."""

    def __init__(self, rules: Rules, own: RiverOwn) -> None:
        manner = Manner(BUILD, ROUTES, "bridge")
        super().__init__("build_bridge", "edge", Domain(int(rules.topology.edges)), manner=manner)
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.own.bridge):
            add_route_sites(self, kernel, seat, self.own.bridge, codes)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[self.own.bridge].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        build_paid(kernel, seat, self.own.bridge, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, self.own.bridge, code, BRIDGE_WRONG.of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, self.own.bridge, kernel.topology.edges, BRIDGE_WRONG.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[self.own.bridge].cost)
