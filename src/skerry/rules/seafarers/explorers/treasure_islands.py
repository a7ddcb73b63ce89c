"""`treasure_islands` (TDETI): five hidden islands around the home island, with treasures on and beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.regroup import Regrouping
from skerry.board.terrain import DESERT, FOG, SEA
from skerry.rules.seafarers.areas import count_areas
from skerry.rules.seafarers.explorers.treasures import TreasureHunt

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects

# For a seat's first settlement on each treasure island (TDETI-75, TDETI-76).
ISLAND_POINTS: Final = 1
# In hundredths of a point: a hidden hex of an island where a seat could still earn that, if it is land.
LANDFALL_WORTH: Final = 50


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

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """Nobody can settle what lies hidden, so that turning it up is a step towards the point of its island."""
        super().add_prospects(kernel, seat, prospects)
        areas = count_areas(kernel, self.sea)
        for hex_ in range(kernel.topology.hexes):
            if kernel.state.terrain[hex_] != FOG or not self.sea.area.has(kernel, hex_):
                continue
            if self.sea.settled.of(kernel, seat * areas + self.sea.area.of(kernel, hex_)) == 0:
                for corner in range(6):
                    prospects.touch(kernel.topology.hex_vertex[6 * hex_ + corner], LANDFALL_WORTH)
