"""Founding ships that keep to the coast, as in all scenarios of this set where nobody may sail off at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.placement import edge_on_land
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

FOUNDING_SHIP_OFF_COAST: Final = ReasonKind("founding_ship_off_coast", "a founding ship lies along the coast")


class CoastFounding(Scenario):
    """A founding ship lies on an edge with land on one side, not straight out between two sea hexes (TDETI-47)."""

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and not self.leaves_coast(kernel, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        return FOUNDING_SHIP_OFF_COAST.of() if self.leaves_coast(kernel, piece, place) else reason

    def leaves_coast(self, kernel: Kernel, piece: i64, edge: i64) -> bool:
        return kernel.state.turn == 0 and piece == kernel.rules.ship and not edge_on_land(kernel, edge)
