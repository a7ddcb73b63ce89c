"""What `enchanted_land` keeps: the dragons, who beat them, and whose knights went to hunt them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import SEAT, VERTEX, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.rules.seafarers.explorers.enchanted_land.tables import DRAGONS_TO_WIN, TILE_COUNTS, TILES

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class EnchantedOwn:
    """The tiles, face down on their vertices or open before who beat them, and the hunters."""

    def __init__(self, module: Module, rules: Rules) -> None:
        tiles = Stack("dragon_tiles", TILES, TILE_COUNTS, held=True, open_kinds=range(len(TILES)), shown=False)
        self.tiles = rules.keep(module, tiles)
        # How many that are, since points and the win are counted by it (TDEEL-62).
        self.beaten = rules.keep(module, Counter("beaten", limit=DRAGONS_TO_WIN, per_point=1))
        # What a lost fight showed is known to all, though the tile lies face down again (TDEEL-67).
        self.dragons = rules.keep(module, Layer("dragons", VERTEX, hidden=True, of=tiles, sparse=True))
        # Whether a seat has transferred its one knight, and where that stands, if it is not lost (TDEEL-38, TDEEL-75).
        self.transferred = rules.keep(module, Numbers("transferred", SEAT))
        self.hunter = rules.keep(module, Numbers("hunter", SEAT, start=NOWHERE))

    def flags(self, kernel: Kernel, vertex: i64) -> i64:
        """How many flags the dragon on a vertex shows; 0: there is none."""
        return kernel.state.kept[self.dragons.at + vertex]

    def win_tile(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A seat takes the dragon on a vertex and lays it open before it."""
        self.tiles.hold(kernel, seat, self.dragons.lift(kernel, vertex))
        self.beaten.gain(kernel, seat, 1)
