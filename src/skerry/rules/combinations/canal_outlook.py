"""What players see of knights at the canal and on small islands who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.state import NOBODY
from skerry.rules.seafarers.explorers.great_canal.digging import is_marked

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn

# In hundredths of a point: so many own knights at a marked hex, and one of them that waits there active.
DIGGERS_WORTH: Final[vec[i64]] = ints([0, 45, 130])
WAITING_WORTH: Final = 20
# Instead, where somebody else's knight waits active: the next one that wakes wins one marker and no more.
PARTNER_WORTH: Final = 65
# A way to a corner of a marked hex, of a gold field and of a harbour on a small island; what a knight brings there is
# seen in production and in rates.
CANAL_WAY: Final = 15
GOLD_WAY: Final = 25
HARBOUR_WAY: Final = 10


def tell_digging(kernel: Kernel, canal: CanalOwn, knights: CitiesOwn, seat: i64, progress: Progress) -> None:
    """Knights at marked hexes are on their way to markers (TDEGK-40)."""
    kept = kernel.state.kept
    worth: i64 = 0
    for hex_ in canal.course.hexes:
        if is_marked(kernel, canal, hex_):
            mine: i64 = 0
            waiting: i64 = 0
            partners: i64 = 0
            for corner in range(6):
                vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
                owner = kept[knights.knight_owner.at + vertex]
                if owner == seat:
                    mine += 1
                    waiting += kept[knights.active.at + vertex]
                elif owner != NOBODY:
                    partners += kept[knights.active.at + vertex]
            if mine > 0 and partners > 0:
                worth += PARTNER_WORTH
            elif mine > 0:
                worth += DIGGERS_WORTH[min(mine, len(DIGGERS_WORTH) - 1)] + WAITING_WORTH * waiting
    if worth > 0:
        progress.expect("canal", worth)


def has_knight_at(kernel: Kernel, knights: CitiesOwn, seat: i64, hex_: i64) -> bool:
    for corner in range(6):
        vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
        if kernel.state.kept[knights.knight_owner.at + vertex] == seat:
            return True
    return False


def add_knight_posts(kernel: Kernel, canal: CanalOwn, knights: CitiesOwn, seat: i64, prospects: Prospects) -> None:
    """Where knights want to go: the corners of marked hexes, of gold fields and of harbours on small islands."""
    for hex_ in canal.course.hexes:
        if is_marked(kernel, canal, hex_):
            add_corners(kernel, hex_, CANAL_WAY, prospects)
    if not canal.is_finished(kernel):
        for hex_ in canal.islands.gold:
            if not has_knight_at(kernel, knights, seat, hex_):
                add_corners(kernel, hex_, GOLD_WAY, prospects)
    for vertex in canal.islands.harbours:
        prospects.touch(vertex, HARBOUR_WAY)


def add_corners(kernel: Kernel, hex_: i64, worth: i64, prospects: Prospects) -> None:
    for corner in range(6):
        prospects.touch(kernel.topology.hex_vertex[6 * hex_ + corner], worth)
