"""What players see of the enchanted land who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.rules.seafarers.explorers.enchanted_land.land import COAST, reaches_coast
from skerry.rules.seafarers.explorers.enchanted_land.tables import DRAGONS_TO_WIN

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.explorers.enchanted_land.module import EnchantedLand

# In hundredths of a point: a route that reaches the coast, and a hunter by its strength, for all that it may beat.
LANDING_WORTH: Final = 150
HUNTER_WORTH: Final[vec[i64]] = ints([0, 260, 330, 400])
# An active hunter, for its next step; one that stands on a dragon, and an active one there, by the chance to beat it.
ACTIVE_WORTH: Final = 25
FACING_WORTH: Final = 80
READY_WORTH: Final = 40


def tell_hunt(kernel: Kernel, module: EnchantedLand, seat: i64, strength: i64, active: i64, progress: Progress) -> None:
    """The way to six dragons: a route to the land, a hunter of some strength on it, a dragon before it."""
    own = module.own
    progress.toward("dragons", min(own.beaten(kernel, seat), DRAGONS_TO_WIN), DRAGONS_TO_WIN, progress.winning)
    if own.transferred.of(kernel, seat) == 0:
        if reaches_coast(kernel, module.land, seat):
            progress.expect("landing", LANDING_WORTH)
        return
    if strength == 0:
        return
    chance = chance_to_beat(kernel, module, seat, strength)
    worth = HUNTER_WORTH[strength] + FACING_WORTH * chance // 100
    if active != 0:
        worth += ACTIVE_WORTH + READY_WORTH * chance // 100
    progress.expect("hunter", worth)


def chance_to_beat(kernel: Kernel, module: EnchantedLand, seat: i64, strength: i64) -> i64:
    """In percent, how likely the hunter beats the dragon that it stands on; 0 where there is none.

    What lies there unseen may be any of the tiles that nobody has seen yet.
    """
    own = module.own
    place = own.hunter.of(kernel, seat)
    flags = own.flags(kernel, place)
    if flags == 0:
        return 0
    if not own.dragons.is_unknown(kernel, seat, place):
        return 100 if flags <= strength else 0
    unseen: i64 = 0
    beatable: i64 = 0
    for vertex in module.lairs:
        if own.dragons.is_unknown(kernel, seat, vertex):
            unseen += 1
            if own.flags(kernel, vertex) <= strength:
                beatable += 1
    return 100 * beatable // unseen


def add_landings(kernel: Kernel, module: EnchantedLand, seat: i64, prospects: Prospects) -> None:
    """The coast that ships should reach, until a knight has crossed (TDEEL-35)."""
    if module.own.transferred.of(kernel, seat) != 0 or reaches_coast(kernel, module.land, seat):
        return
    for vertex in range(len(module.land.vertices)):
        if module.land.vertices[vertex] == COAST:
            prospects.touch(vertex, LANDING_WORTH)
