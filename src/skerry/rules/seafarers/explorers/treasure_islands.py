"""`treasure_islands` (TDETI): five hidden islands around the home island, with treasures on and beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.regroup import Regrouping
from skerry.board.terrain import DESERT, SEA
from skerry.rules.seafarers.explorers.treasures import TreasureHunt

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# For a seat's first settlement on each treasure island (TDETI-75, TDETI-76).
ISLAND_POINTS: Final = 1


class TreasureIslands(TreasureHunt):
    """Treasures are used at once, and barren hexes bring one too."""

    def __init__(self) -> None:
        # Terrain, numbers and harbours as on the island of the base game (TDETI-37, TDETI-38).
        super().__init__(
            "treasure_islands",
            area_points=ISLAND_POINTS,
            area_kinds=("treasure",),
            regrouping=Regrouping((("main",),), deals_harbours=True, spiral="home_tokens"),
        )

    def notice_discovered(self, kernel: Kernel, colour: i64, hex_: i64) -> None:
        """A desert or the sea brings the top treasure of the stack, which is used like a found one (TDETI-55)."""
        barren = kernel.state.terrain[hex_] in (DESERT, SEA)
        if barren and colour < kernel.state.seats and self.tiles.stack.can_draw(kernel):
            self.tiles.use(kernel, colour, self.tiles.draw(kernel, colour))
