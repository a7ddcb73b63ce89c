"""What players see of the enchanted land who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.topology import NOWHERE
from skerry.rules.seafarers.explorers.enchanted_land.land import COAST, reaches_coast
from skerry.rules.seafarers.explorers.enchanted_land.tables import DRAGONS_TO_WIN

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.explorers.enchanted_land.module import EnchantedLand

# In hundredths of a point: a route that reaches the coast, and a hunter by its strength, for all that it may beat.
LANDING_WORTH: Final = 400
HUNTER_WORTH: Final[vec[i64]] = ints([0, 650, 850, 1050])
# An active hunter, for its next step; one that stands on a dragon, and an active one there, by the chance to beat it.
ACTIVE_WORTH: Final = 20
FACING_WORTH: Final = 60
READY_WORTH: Final = 60
# A dragon that a fight has shown, to whoever hunts: about what a lost fight costs, or nobody would risk one.
SHOWN_WORTH: Final = 100


def tell_hunt(
    kernel: Kernel, module: EnchantedLand, seat: i64, hunter: i64, strength: i64, active: i64, progress: Progress
) -> None:
    """The way to six dragons: a route to the land, a hunter of some strength on it, a dragon before it."""
    own = module.own
    progress.toward("dragons", min(own.beaten(kernel, seat), DRAGONS_TO_WIN), DRAGONS_TO_WIN, progress.winning)
    if hunter == NOWHERE:
        if own.transferred.of(kernel, seat) == 0 and reaches_coast(kernel, module.land, seat):
            progress.expect("landing", LANDING_WORTH)
        return
    sight = Sight(kernel, module, seat, hunter, strength)
    worth = HUNTER_WORTH[strength] + FACING_WORTH * sight.chance // 100 + SHOWN_WORTH * sight.shown
    if active != 0:
        worth += ACTIVE_WORTH + READY_WORTH * sight.chance // 100
    progress.expect("hunter", worth)


class Sight:
    """What a hunter knows: how many dragons were shown, and in percent how likely it beats the one below it.

    What lies there unseen may be any of the tiles that nobody has seen yet.
    """

    def __init__(self, kernel: Kernel, module: EnchantedLand, seat: i64, here: i64, strength: i64) -> None:
        own = module.own
        unseen: i64 = 0
        beatable: i64 = 0
        self.shown: i64 = 0
        self.chance: i64 = 0
        for lair in range(len(module.lairs)):
            vertex = module.lairs[lair]
            flags = own.flags(kernel, vertex)
            if own.dragons.is_unknown(kernel, seat, vertex):
                unseen += 1
                if flags <= strength:
                    beatable += 1
            elif flags != 0:
                self.shown += 1
                if vertex == here and flags <= strength:
                    self.chance = 100
        if own.dragons.is_unknown(kernel, seat, here):
            self.chance = 100 * beatable // unseen


def add_landings(kernel: Kernel, module: EnchantedLand, seat: i64, prospects: Prospects) -> None:
    """The coast that ships should reach, until a knight has crossed (TDEEL-35)."""
    if module.own.transferred.of(kernel, seat) != 0 or reaches_coast(kernel, module.land, seat):
        return
    for vertex in range(len(module.land.vertices)):
        if module.land.vertices[vertex] == COAST:
            prospects.touch(vertex, LANDING_WORTH)
