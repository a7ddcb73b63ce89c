"""What players see of the enchanted land who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import SEA
from skerry.board.topology import NOWHERE
from skerry.engine.network import network_of
from skerry.engine.walk import CLOSED, UNREACHED, Walk, vertex_ground
from skerry.rules.seafarers.explorers.enchanted_land.land import COAST
from skerry.rules.seafarers.explorers.enchanted_land.tables import DRAGONS_TO_WIN

if TYPE_CHECKING:
    from skerry.board.map_file import MapFile
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.rules.seafarers.explorers.enchanted_land.land import Land
    from skerry.rules.seafarers.explorers.enchanted_land.module import EnchantedLand

# In hundredths of a point: a route that reaches the coast, and a hunter by its strength, for all that it may beat.
LANDING_WORTH: Final = 400
# As far from the coast as this a way to it has not begun.
FAR: Final = 10
HUNTER_WORTH: Final[vec[i64]] = ints([0, 650, 850, 1050])
# An active hunter, for its next step; one that stands on a dragon, and an active one there, by the chance to beat it.
ACTIVE_WORTH: Final = 15
FACING_WORTH: Final = 80
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
        if own.transferred.of(kernel, seat) == 0:
            progress.toward("landing", FAR - ships_missing(kernel, module, seat), FAR, LANDING_WORTH)
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


# The way there


class Crossing(Walk):
    """How many ships every vertex is away from the enchanted coast."""

    def __init__(self, board: MapFile, land: Land) -> None:
        super().__init__(vertex_ground(board.topology))
        self.board = board
        for vertex in range(board.topology.vertices):
            if land.vertices[vertex] == COAST:
                self.go(vertex)

    def price(self, place: i64, over: i64, to: i64) -> i64:
        for side in range(2):
            hex_ = self.board.topology.edge_hex[2 * over + side]
            if hex_ < 0 or self.board.terrain[hex_] == SEA:
                return 1
        return CLOSED


def ships_missing(kernel: Kernel, module: EnchantedLand, seat: i64) -> i64:
    """How many ships a seat is away from the enchanted coast, from its buildings and ships; FAR at most."""
    network = network_of(kernel, seat)
    missing: i64 = FAR
    for i in range(len(network.buildings)):
        missing = nearer(module, network.buildings[i], missing)
    for i in range(len(network.edges)):
        edge = network.edges[i]
        if kernel.state.edge_piece[edge] == kernel.rules.ship:
            missing = nearer(module, kernel.topology.edge_vertex[2 * edge], missing)
            missing = nearer(module, kernel.topology.edge_vertex[2 * edge + 1], missing)
    return missing


def nearer(module: EnchantedLand, vertex: i64, missing: i64) -> i64:
    ships = module.crossing[vertex]
    return ships if ships != UNREACHED and ships < missing else missing
