"""What players see of the trade who know no module: the way to the next delivery, what a better wagon and coins bring,
and paths that are worth a road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.toll_walk import points_in, toll_in
from skerry.engine.walk import CLOSED, UNREACHED, Walk
from skerry.rules.traders_and_barbarians.gold import COIN_WORTH
from skerry.rules.traders_and_barbarians.traders.own import NOT_PLACED
from skerry.rules.traders_and_barbarians.traders.paths import Paths
from skerry.rules.traders_and_barbarians.traders.tables import (
    DELIVERY_GOLD,
    DELIVERY_WORTH,
    DESTINATION,
    HALFWAY,
    LEVELS,
    NEAR,
    ROAD_WORTH,
    TRIP_POINTS,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn


class TripWalk(Walk):
    """What it takes a wagon to come to a plaza, walked from there; a coin of toll counts like a point."""

    def __init__(self, kernel: Kernel, own: TradeOwn, seat: i64) -> None:
        super().__init__(own.ground)
        self.kernel = kernel
        self.own = own
        self.seat = seat
        self.paths = Paths(kernel, own)

    def price(self, place: i64, over: i64, to: i64) -> i64:
        price = self.paths.price(over, self.seat)
        return price if price == CLOSED else points_in(price) + toll_in(price)

    def passes(self, place: i64) -> bool:
        return not self.own.plazas.has(self.kernel, place)


def is_goal(kernel: Kernel, own: TradeOwn, seat: i64, plaza: i64) -> bool:
    """Whether a wagon has something to do at a plaza: to deliver its load, or to take one from what is left."""
    trade_hex = own.plazas.of(kernel, plaza) - 1
    load = own.load_of(kernel, seat)
    if load >= 0:
        return DESTINATION[load] == trade_hex
    return trade_hex >= 0 and own.goods[trade_hex].left(kernel) > 0


def tell_trade(kernel: Kernel, own: TradeOwn, seat: i64, progress: Progress) -> None:
    level = own.level.of(kernel, seat)
    # At the last level the point is there and counted (TRAD-80).
    if level < LEVELS:
        progress.toward("wagon_level", level - 1, LEVELS - 1, 100)
    # What a hundred rolls bring with this wagon: its points per turn, over those of a usual trip.
    worth = DELIVERY_WORTH + COIN_WORTH * DELIVERY_GOLD[level]
    progress.earn("deliveries", 100 * own.points_of(kernel, seat) * worth // (kernel.state.seats * TRIP_POINTS))
    own.gold.tell_worth(kernel, seat, progress)
    place = own.place_of(kernel, seat)
    if place != NOT_PLACED:
        tell_trip(kernel, own, seat, place, progress)


def tell_trip(kernel: Kernel, own: TradeOwn, seat: i64, place: i64, progress: Progress) -> None:
    """The next delivery is worth the more the nearer it is; an empty wagon has a whole trip before it."""
    walk = TripWalk(kernel, own, seat)
    goals: i64 = 0
    for plaza in range(kernel.topology.first_plaza, kernel.topology.vertices):
        if plaza != place and is_goal(kernel, own, seat, plaza):
            walk.go(plaza)
            goals += 1
    if goals == 0 or walk.cost[place] == UNREACHED:
        return
    ahead = walk.cost[place] + (TRIP_POINTS if own.load_of(kernel, seat) < 0 else 0)
    progress.expect("trip", NEAR * HALFWAY // (HALFWAY + ahead))


def add_trade_ways(kernel: Kernel, own: TradeOwn, seat: i64, prospects: Prospects) -> None:
    """Paths without an own road on the shortest ways between plazas, where a road saves points with every trip."""
    topology = kernel.topology
    for start in range(topology.first_plaza, topology.vertices):
        if not own.plazas.has(kernel, start):
            continue
        walk = TripWalk(kernel, own, seat)
        walk.go(start)
        for plaza in range(start + 1, topology.vertices):
            if own.plazas.has(kernel, plaza) and walk.cost[plaza] != UNREACHED:
                place = plaza
                while place != start:
                    edge = walk.over[place]
                    if walk.paths.route_owner(edge) != seat:
                        prospects.cross(edge, ROAD_WORTH)
                    place = walk.before[place]
