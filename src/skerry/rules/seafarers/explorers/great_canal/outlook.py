"""What players see of the canal who know no module: fields that will bear one day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.board.tokens import pips_of

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn

# In hundredths of a point, for each chance in 36 of a number that lies face down.
DRY_PIP_WORTH: Final = 6


def add_field_sites(kernel: Kernel, own: CanalOwn, prospects: Prospects) -> None:
    """Nothing comes of a dry field but that it will bear when the canal is finished (TDEGK-76)."""
    if own.is_finished(kernel):
        return
    for hex_ in range(kernel.topology.hexes):
        covered = own.covered.of(kernel, hex_)
        if covered != 0:
            worth = DRY_PIP_WORTH * pips_of(covered)
            for corner in range(6):
                prospects.settle(kernel.topology.hex_vertex[6 * hex_ + corner], worth)
