"""What knights of several strengths are worth to players who know no module, beside what they stand ready to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.topology import NOWHERE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.rules.cities_and_knights.own import CitiesOwn

# In hundredths of a point: each strength beyond the first, and what an active knight may do.
STRENGTH_WORTH: Final = 10
ACTIVE_WORTH: Final = 6


def tell_strengths(kernel: Kernel, knights: CitiesOwn, seat: i64, progress: Progress) -> None:
    worth: i64 = 0
    edge = knights.muster.first(kernel, seat)
    while edge != NOWHERE:
        strength = knights.knight.of(kernel, edge)
        worth += STRENGTH_WORTH * (strength - 1)
        if knights.active.has(kernel, edge):
            worth += ACTIVE_WORTH * strength
        edge = knights.muster.after(kernel, edge)
    if worth > 0:
        progress.expect("knights", worth)
