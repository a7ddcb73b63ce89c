"""What players see of the canal who know no module: fields that will bear one day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.tokens import pips_of
from skerry.engine.placement import has_building_at

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn

# In hundredths of a point, for each chance in 36 of a number that lies face down: a place at its field, and what an own
# building there will bring when the canal is finished.
DRY_PIP_WORTH: Final = 6
WATER_WORTH: Final = 12


def tell_fields(kernel: Kernel, own: CanalOwn, seat: i64, progress: Progress) -> None:
    """With every tile that is laid, water for one's own fields comes nearer (TDEGK-76)."""
    pips: i64 = 0
    for hex_ in own.fields:
        covered = own.covered.of(kernel, hex_)
        if covered != 0 and has_building_at(kernel, seat, hex_):
            pips += pips_of(covered)
    if pips > 0:
        progress.toward("water", own.tiles.of(kernel), len(own.course.hexes), WATER_WORTH * pips)


def add_field_sites(kernel: Kernel, own: CanalOwn, prospects: Prospects) -> None:
    """Nothing comes of a dry field but that it will bear when the canal is finished (TDEGK-76)."""
    for hex_ in own.fields:
        covered = own.covered.of(kernel, hex_)
        if covered != 0:
            worth = DRY_PIP_WORTH * pips_of(covered)
            for corner in range(6):
                prospects.settle(kernel.topology.hex_vertex[6 * hex_ + corner], worth)
