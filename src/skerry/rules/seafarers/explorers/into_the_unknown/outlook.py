"""What players see of kept treasures who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.rules.seafarers.explorers.into_the_unknown.module import IntoTheUnknown

# In hundredths of a point, what so many kept treasures are beyond the points that they give: cards that are safe from a
# seven, and the way to the next point.
KEPT_WORTH: Final[vec[i64]] = ints([0, 50, 90, 60, 20])
# A special harbour that waits for a place.
WAITING_HARBOUR_WORTH: Final = 25


def tell_kept(kernel: Kernel, scenario: IntoTheUnknown, seat: i64, progress: Progress) -> None:
    kept = scenario.kept_by(kernel, seat)
    if kept > 0:
        progress.expect("kept_treasures", KEPT_WORTH[kept])
    waiting = scenario.harbours.waiting(kernel, seat)
    if waiting > 0:
        progress.expect("kept_harbours", WAITING_HARBOUR_WORTH * waiting)
