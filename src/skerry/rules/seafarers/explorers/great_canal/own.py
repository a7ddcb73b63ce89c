"""What `great_canal` keeps: the canal, who won its markers, and the tokens that lie face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import HEX, Numbers
from skerry.engine.kept.layer import Layer
from skerry.rules.seafarers.explorers.great_canal.course import Course
from skerry.rules.seafarers.explorers.great_canal.islands import SmallIslands
from skerry.rules.seafarers.explorers.great_canal.tables import CANAL, MARKERS_PER_HEX

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class CanalOwn:
    """The declared things, with what the map says of the course and the islands."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.course = Course(rules.board)
        self.islands = SmallIslands(rules)
        self.canal = rules.keep(module, Layer("canal", HEX, CANAL, sparse=True))
        # How many tiles lie, since much depends on the last one.
        self.tiles = rules.keep(module, Numbers("canal_tiles"))
        markers = MARKERS_PER_HEX * len(self.course.hexes)
        self.markers = rules.keep(module, Counter("canal_markers", limit=markers, per_point=1))
        self.fields: vec[i64] = ints(rules.board.hexes_of("covered_numbers"))
        # By hex, the numbers of the tokens that lie face down there, as a mask.
        self.covered = rules.keep(module, Numbers("covered_numbers", HEX, sparse=True))

    def is_finished(self, kernel: Kernel) -> bool:
        """Whether the ninth tile lies, so that the fields bear (TDEGK-71)."""
        return kernel.state.kept[self.tiles.at] == len(self.course.hexes)

    def tiles_left(self, kernel: Kernel) -> i64:
        return len(self.course.hexes) - kernel.state.kept[self.tiles.at]
