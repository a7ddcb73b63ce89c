"""What players see of the fortress who know no module: nobody wins without it, however many points they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.network import has_place, network_of
from skerry.engine.placement import has_building_at
from skerry.engine.scores import target, total_points
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.scenarios.pirate_islands.own import LAIRS
from skerry.rules.seafarers.scenarios.pirate_islands.positions import FAR

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.network import Network
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands
    from skerry.rules.seafarers.scenarios.pirate_islands.positions import Positions

# In hundredths of a point, by the rounds that were played: a ship of the line, a warship. First one grows at home; an
# attack with four warships should be worth the ships that it may cost, one with two should not (SEAPIR-34 to -36).
LINE_SHIP_WORTH: Final[vec[i64]] = ints([50, 50, 50, 50, 50, 55, 65, 80, 95, 105, 110, 110])
WARSHIP_WORTH: Final[vec[i64]] = ints([120, 120, 120, 120, 130, 140, 150, 170, 180, 190, 200, 200])
# What a warship loses as long as it is a card in the hand.
CARD_LOSS: Final = 30
BEACHHEAD_WORTH: Final = 60
# More of them hardly win any faster.
WARSHIPS_WANTED: Final = 5
# All of it counts more as the points come in, in percent, by the points that lack beside the fortress.
URGENCY: Final[vec[i64]] = ints([128, 126, 124, 122, 120, 118, 116, 114])
# Cards that an attack of the fleet brings, in how many of 36 by the number of warships, and those that it takes.
FLEET_BRINGS: Final[vec[i64]] = ints([0, 0, 11, 20, 27, 32, 35])
FLEET_TAKES: Final[vec[i64]] = ints([36, 25, 16, 9, 4, 1, 0])
# What such a card is worth until the end, for each hex where the fleet meets a building and each point that lacks.
FLEET_CARD_WORTH: Final = 5


def tell_fortress(kernel: Kernel, module: PirateIslands, seat: i64, progress: Progress) -> None:
    """The line, the warships and the lairs; once the fortress is won back, all of that is done."""
    lairs = module.own.lairs.of(kernel, seat)
    lack = target(kernel, seat) - total_points(kernel, seat) - (1 if lairs > 0 else 0)
    urgency = URGENCY[max(0, min(lack, len(URGENCY) - 1))]
    ships = whole_line(module.positions, seat)
    warships: i64 = WARSHIPS_WANTED
    cards: i64 = 0
    if lairs > 0:
        network = network_of(kernel, seat)
        ships -= ships_left(module.positions, network, seat)
        warships = min(warships_of(kernel, module, network), WARSHIPS_WANTED)
        cards = min(warship_cards_of(kernel, module, seat), WARSHIPS_WANTED - warships)
    progress.toward("fortress", LAIRS - lairs, LAIRS, progress.winning * urgency // 100)
    rounds = min(kernel.state.turn // kernel.state.seats, len(LINE_SHIP_WORTH) - 1)
    arms = (warships + cards) * WARSHIP_WORTH[rounds] - cards * CARD_LOSS
    progress.expect("way_to_fortress", (ships * LINE_SHIP_WORTH[rounds] + arms) * urgency // 100)


def whole_line(positions: Positions, seat: i64) -> i64:
    """How many ships lead from the preset settlement by way of the beachhead to the fortress."""
    first = seat * positions.vertices
    past = positions.to_fortress[first + positions.beachhead[seat]]
    return positions.to_beachhead[first + positions.settlement[seat]] + past


def ships_left(positions: Positions, network: Network, seat: i64) -> i64:
    """How many are missing, by the ship that has come furthest."""
    first = seat * positions.vertices
    left = positions.to_fortress[first + positions.beachhead[seat]]
    if not has_place(network.ends, positions.beachhead[seat]):
        return min(left + nearest(positions.to_beachhead, first, network.ends), whole_line(positions, seat))
    return min(left, nearest(positions.to_fortress, first, network.ends))


def nearest(ways: vec[i64], first: i64, places: vec[i64]) -> i64:
    """The shortest way from any of the places."""
    least: i64 = FAR
    for i in range(len(places)):
        if ways[first + places[i]] < least:
            least = ways[first + places[i]]
    return least


def warships_of(kernel: Kernel, module: PirateIslands, network: Network) -> i64:
    warships: i64 = 0
    for edge in network.edges:
        if module.own.warship.has(kernel, edge):
            warships += 1
    return warships


def warship_cards_of(kernel: Kernel, module: PirateIslands, seat: i64) -> i64:
    """Cards in the hand that make warships."""
    cards: i64 = 0
    for i in range(len(module.warship_cards)):
        cards += kernel.state.held[seat * kernel.rules.card_count + module.warship_cards[i]]
    return cards


def tell_fleet(kernel: Kernel, module: PirateIslands, seat: i64, progress: Progress) -> None:
    """What the fleet may bring or take where it meets the seat's buildings (SEAPIR-14 to SEAPIR-16)."""
    if module.sea.pirate.of(kernel) == OFF_BOARD:
        return
    met: i64 = 0
    for hex_ in module.positions.path:
        if has_building_at(kernel, seat, hex_):
            met += 1
    arms = min(warships_of(kernel, module, network_of(kernel, seat)), len(FLEET_BRINGS) - 1)
    loss = 1 + kernel.state.placed[seat * kernel.rules.piece_count + kernel.rules.city]
    cards = FLEET_BRINGS[arms] - loss * FLEET_TAKES[arms]
    lack = max(target(kernel, seat) - total_points(kernel, seat), 1)
    progress.expect("fleet", met * lack * cards * FLEET_CARD_WORTH // 36)


def add_beachhead(kernel: Kernel, module: PirateIslands, seat: i64, prospects: Prospects) -> None:
    """The only site beyond the main island lies on the way (SEAPIR-26)."""
    prospects.settle(module.positions.beachhead[seat], BEACHHEAD_WORTH)
