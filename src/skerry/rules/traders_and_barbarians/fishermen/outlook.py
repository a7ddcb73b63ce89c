"""What players see of the fish who know no module: tokens in hand, buildings that fish, places that would, the boot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import LAKE
from skerry.board.tokens import pips_of
from skerry.engine.network import network_of
from skerry.rules.traders_and_barbarians.fishermen.grounds import ground_numbers_at, served
from skerry.rules.traders_and_barbarians.fishermen.lake import lake_numbers_at
from skerry.rules.traders_and_barbarians.fishermen.tables import BOOT_HARM, CATCH_EARNINGS, CATCH_WORTH, FISH_WORTH

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing


def tell_fish(kernel: Kernel, fishing: Fishing, seat: i64, progress: Progress) -> None:
    """The fish in hand, what buildings catch while the game goes on, and the old boot, which has to be got rid of."""
    held = fishing.fish_of(kernel, seat)
    if held > 0:
        progress.expect("fish", FISH_WORTH * held)
    catch: i64 = 0
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        vertex = buildings[i]
        if not fishing.catches(kernel, vertex):
            continue
        pips = pips_of(ground_numbers_at(kernel, fishing, vertex)) + pips_of(lake_numbers_at(kernel, vertex))
        catch += pips * kernel.rules.piece_yield[kernel.state.vertex_piece[vertex]]
    if catch > 0:
        progress.earn("catch", CATCH_EARNINGS * catch)
    if fishing.boot_holder(kernel) == seat:
        progress.expect("old_boot", -BOOT_HARM)


def add_fishing_places(kernel: Kernel, fishing: Fishing, prospects: Prospects) -> None:
    """Intersections of fishing grounds and corners of lakes, by how often their numbers come."""
    one: i64 = 1
    for tip in range(kernel.topology.vertices):
        if fishing.grounds.has(kernel, tip):
            worth = CATCH_WORTH * pips_of(one << fishing.grounds.of(kernel, tip))
            for vertex in served(kernel, tip):
                prospects.settle(vertex, worth)
    for hex_ in range(kernel.topology.hexes):
        if kernel.state.terrain[hex_] == LAKE:
            worth = CATCH_WORTH * pips_of(kernel.state.numbers[hex_])
            for corner in range(6):
                prospects.settle(kernel.topology.hex_vertex[6 * hex_ + corner], worth)
