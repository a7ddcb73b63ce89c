"""The Caravans on boards with the sea (CARVSEA-02, CARVSEA-12, CARVSEA-23): camels walk along ships too."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.engine.placement import edge_at_sea
from skerry.rules.seafarers.scenarios.closed_islands import closed_hexes, may_build
from skerry.rules.traders_and_barbarians.caravans.module import Caravans
from skerry.rules.traders_and_barbarians.caravans.own import CamelGround
from skerry.rules.traders_and_barbarians.caravans.route import oasis_hex

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class SeaAndLand(CamelGround):
    """Every edge where a road or a ship may lie (CARVSEA-02)."""

    def __init__(self, rules: Rules) -> None:
        self.closed = closed_hexes(rules, ("no_build",))

    def bears(self, kernel: Kernel, edge: i64) -> bool:
        """The pirate stops ships, but no camels (CARVSEA-12)."""
        return edge_at_sea(kernel, edge) or may_build(kernel, self.closed, kernel.rules.road, edge)


class CaravansAtSea(Module):
    """Camels on sea paths, and an oasis that the robber comes back to where it starts there."""

    def __init__(self) -> None:
        super().__init__("caravans_at_sea")

    def declare(self, rules: Rules) -> None:
        cast(Caravans, rules.module("caravans")).own.ground = SeaAndLand(rules)
        self.robber_returns = bool(rules.board.recipe.last("robber_start").get("may_return", False))

    def adjust_robber_hexes(self, kernel: Kernel, seat: i64, cause: i64, targets: vec[i64]) -> None:
        """Back to the oasis, where it started (CARVSEA-23)."""
        if self.robber_returns:
            oasis = oasis_hex(kernel)
            targets[oasis] = 0 if kernel.state.robber == oasis else 1
