"""What players see of the fortress who know no module: nobody wins without it, however many points they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.network import has_place, network_of
from skerry.engine.scores import target, total_points
from skerry.rules.seafarers.scenarios.pirate_islands.own import LAIRS
from skerry.rules.seafarers.scenarios.pirate_islands.positions import FAR

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.network import Network
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands
    from skerry.rules.seafarers.scenarios.pirate_islands.positions import Positions

# In hundredths of a point: a ship of the line, a warship or a card that makes one, a settlement on the way.
# An attack with four warships should be worth the ships that it may cost, one with two should not (SEAPIR-34 to -36).
LINE_SHIP_WORTH: Final = 100
WARSHIP_WORTH: Final = 190
WARSHIP_CARD_WORTH: Final = 150
BEACHHEAD_WORTH: Final = 60
# More of them hardly win any faster.
WARSHIPS_WANTED: Final = 5
# All of it counts more as the points come in, in percent, by the points that lack beside the fortress.
URGENCY: Final[vec[i64]] = ints([190, 180, 170, 150, 130, 110])


def tell_fortress(kernel: Kernel, module: PirateIslands, seat: i64, progress: Progress) -> None:
    """The line, the warships and the lairs; once the fortress is won back, all of that is done."""
    lairs = module.own.lairs.of(kernel, seat)
    lack = target(kernel, seat) - total_points(kernel, seat) - (1 if lairs > 0 else 0)
    urgency = URGENCY[max(0, min(lack, len(URGENCY) - 1))]
    ships = whole_line(module.positions, seat)
    arms: i64 = WARSHIPS_WANTED * WARSHIP_WORTH
    if lairs > 0:
        network = network_of(kernel, seat)
        ships -= ships_left(module.positions, network, seat)
        arms = arms_worth(kernel, module, network, seat)
    progress.toward("fortress", LAIRS - lairs, LAIRS, progress.winning * urgency // 100)
    progress.expect("way_to_fortress", (ships * LINE_SHIP_WORTH + arms) * urgency // 100)


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


def arms_worth(kernel: Kernel, module: PirateIslands, network: Network, seat: i64) -> i64:
    """Warships, and the cards in hand that make more of them, as long as more are wanted."""
    warships: i64 = 0
    for edge in network.edges:
        if module.own.warship.has(kernel, edge):
            warships += 1
    warships = min(warships, WARSHIPS_WANTED)
    cards: i64 = 0
    for i in range(len(module.warship_cards)):
        cards += kernel.state.held[seat * kernel.rules.card_count + module.warship_cards[i]]
    cards = min(cards, WARSHIPS_WANTED - warships)
    return warships * WARSHIP_WORTH + cards * WARSHIP_CARD_WORTH


def add_beachhead(kernel: Kernel, module: PirateIslands, seat: i64, prospects: Prospects) -> None:
    """The only site beyond the main island lies on the way (SEAPIR-26)."""
    prospects.settle(module.positions.beachhead[seat], BEACHHEAD_WORTH)
