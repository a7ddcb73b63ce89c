"""What players see of the wonders who know no module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.tokens import pips_of
from skerry.engine.due_routes import measure_routes
from skerry.engine.network import network_of
from skerry.engine.scores import target, total_points
from skerry.engine.state import NOBODY
from skerry.rules.seafarers.scenarios.wonders.own import claimant
from skerry.rules.seafarers.scenarios.wonders.requirements import builds_at, count_cities, has_harbour_city
from skerry.rules.seafarers.scenarios.wonders.tables import (
    CASTLE_POINTS,
    GREAT_BRIDGE,
    GREAT_WALL,
    LEVELS,
    MONUMENT,
    MONUMENT_ROUTE,
    NO_WONDER,
    THEATER,
    THEATER_CITIES,
    WONDERS,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.scenarios.wonders.module import Wonders

# In hundredths of a point: a site that allows a claim, whatever else allows one, and a wonder that is claimed.
SITE_WORTH: Final = 150
CLAIM_WORTH: Final = 180
CLAIMED_WORTH: Final = 250
# A level by itself: the last one wins, but all before it are far from that.
LEVEL_WORTH: Final = 500
# What is added for an income in the cards of its levels, a hundredth for each card and pip.
MOST_SUITED: Final = 100
# Having the highest wonder of all, by the points that lack (SEAWON-19).
HIGHEST_WORTH: Final[vec[i64]] = ints([300, 200, 110, 70, 50, 30])
# What a city is of the requirements that ask for more than cities.
CITY_STEPS: Final = 3


def tell_wonder(kernel: Kernel, module: Wonders, seat: i64, progress: Progress) -> None:
    """The way to a claim, then the levels, the last of which wins (SEAWON-18)."""
    own = module.own
    wonder = own.wonder.of(kernel, seat)
    if wonder == NO_WONDER:
        tell_claim(kernel, module, seat, progress)
        return
    level = own.level.of(kernel, seat)
    progress.toward("wonder", level, LEVELS, progress.winning)
    claimed = CLAIMED_WORTH + suited(kernel, seat, module.costs[wonder].cards.counts)
    progress.expect("claimed_wonder", claimed + LEVEL_WORTH * level)
    for other in range(kernel.state.seats):
        if other != seat and own.level.of(kernel, other) >= level:
            return
    lack = max(target(kernel, seat) - total_points(kernel, seat), 0)
    progress.expect("highest_wonder", HIGHEST_WORTH[min(lack, len(HIGHEST_WORTH) - 1)])


def suited(kernel: Kernel, seat: i64, cost: vec[i64]) -> i64:
    """How much of a seat's income goes into the levels of a wonder."""
    state = kernel.state
    income: i64 = 0
    for vertex in network_of(kernel, seat).buildings:
        yields = kernel.rules.piece_yield[state.vertex_piece[vertex]]
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0:
                kind = kernel.rules.terrain_yield[state.terrain[hex_]]
                if kind >= 0 and cost[kind] > 0:
                    income += cost[kind] * yields * pips_of(state.numbers[hex_])
    return min(income, MOST_SUITED)


def tell_claim(kernel: Kernel, module: Wonders, seat: i64, progress: Progress) -> None:
    """The wonder whose requirement is nearest, of those that nobody has claimed."""
    best_done: i64 = 0
    best_needed: i64 = 1
    for wonder in range(i64(len(WONDERS))):
        if claimant(kernel, module.own, wonder) == NOBODY:
            needed = steps_to(wonder)
            done = steps_done(kernel, module, seat, wonder)
            if done * best_needed > best_done * needed:
                best_done = done
                best_needed = needed
    progress.toward("claim_wonder", best_done, best_needed, CLAIM_WORTH)


def steps_to(wonder: i64) -> i64:
    if wonder == THEATER:
        return THEATER_CITIES
    if wonder == MONUMENT:
        return MONUMENT_ROUTE + CITY_STEPS
    return 1 if wonder in (GREAT_BRIDGE, GREAT_WALL) else CASTLE_POINTS + CITY_STEPS


def steps_done(kernel: Kernel, module: Wonders, seat: i64, wonder: i64) -> i64:
    """How many of the steps to a wonder's requirement are done; all of them where it is met (`Wonders.meets`)."""
    standing = module.standing
    cities = count_cities(kernel, standing, seat)
    if wonder == THEATER:
        return min(cities, THEATER_CITIES)
    if wonder == GREAT_BRIDGE:
        return 1 if builds_at(kernel, standing, seat, module.at_bridge) else 0
    if wonder == MONUMENT:
        measure_routes(kernel)
        city: i64 = CITY_STEPS if has_harbour_city(kernel, standing, seat) else 0
        return min(kernel.state.route_length[seat], MONUMENT_ROUTE) + city
    if wonder == GREAT_WALL:
        return 1 if builds_at(kernel, standing, seat, module.at_wall) else 0
    return min(total_points(kernel, seat), CASTLE_POINTS) + CITY_STEPS * min(cities, 1)


def add_wonder_sites(kernel: Kernel, module: Wonders, seat: i64, prospects: Prospects) -> None:
    """Where a building allows a wonder to be claimed that is still free."""
    if module.own.wonder.of(kernel, seat) == NO_WONDER:
        add_sites(kernel, module, GREAT_BRIDGE, module.at_bridge, prospects)
        add_sites(kernel, module, GREAT_WALL, module.at_wall, prospects)


def add_sites(kernel: Kernel, module: Wonders, wonder: i64, places: vec[i64], prospects: Prospects) -> None:
    if claimant(kernel, module.own, wonder) == NOBODY:
        for vertex in range(len(places)):
            if places[vertex] != 0:
                prospects.settle(vertex, SITE_WORTH)
