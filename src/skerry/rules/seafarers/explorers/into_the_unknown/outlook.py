"""What players see of the unknown sea and of kept treasures who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import FOG
from skerry.engine.network import network_of

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.explorers.into_the_unknown.module import IntoTheUnknown

# In hundredths of a point, what so many kept treasures are beyond the points that they give: cards that are safe from a
# seven, and the way to the next point.
KEPT_WORTH: Final[vec[i64]] = ints([0, 50, 110, 80, 30])
# A special harbour that waits for a place.
WAITING_HARBOUR_WORTH: Final = 25
# A route piece away from home, up to so many: they lead to all that is found.
EXPLORER_WORTH: Final = 40
MOST_EXPLORERS: Final = 10
# Where hidden hexes begin, for the land and the treasures behind them, and a treasure that can be reached.
FRONTIER_WORTH: Final = 150
TREASURE_WORTH: Final = 50


def tell_kept(kernel: Kernel, scenario: IntoTheUnknown, seat: i64, progress: Progress) -> None:
    kept = scenario.kept_by(kernel, seat)
    if kept > 0:
        progress.expect("kept_treasures", KEPT_WORTH[kept])
    waiting = scenario.harbours.waiting(kernel, seat)
    if waiting > 0:
        progress.expect("kept_harbours", WAITING_HARBOUR_WORTH * waiting)


def tell_explorers(kernel: Kernel, scenario: IntoTheUnknown, seat: i64, progress: Progress) -> None:
    """How far a seat has come from home."""
    explorers: i64 = 0
    for edge in network_of(kernel, seat).edges:
        explorers += 1 - scenario.at_home[edge]
    if explorers > 0:
        progress.expect("explorers", EXPLORER_WORTH * min(explorers, MOST_EXPLORERS))


def tell_unknown(kernel: Kernel, scenario: IntoTheUnknown, prospects: Prospects) -> None:
    """Most treasures are out of reach before the hexes in front of them are turned up, so both are told."""
    for vertex in range(kernel.topology.first_plaza):
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and kernel.state.terrain[hex_] == FOG:
                prospects.touch(vertex, FRONTIER_WORTH)
                break
    for vertex in scenario.tiles.vertices:
        if scenario.tiles.lies_at(kernel, vertex):
            prospects.touch(vertex, TREASURE_WORTH)
