"""What a step costs a wagon, and every way that it can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.board.topology import NOWHERE
from skerry.engine.event import EventKind
from skerry.engine.purse import tell_counted
from skerry.engine.toll_walk import TollWalk, points_in, toll_in
from skerry.engine.walk import CLOSED
from skerry.rules.traders_and_barbarians.traders.paths import Paths
from skerry.rules.traders_and_barbarians.traders.tables import PATH_POINTS, ROAD_POINTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

TOLL_PAID: Final = EventKind(
    "toll_paid",
    "seat:seat owner:colour count:number edge:edge",
    english="{seat} pays {owner} a toll of {count} gold at {edge}",
)
TOLLS_SHARED: Final = EventKind(
    "tolls_shared",
    "seat:seat count:number tolls:number",
    english="{seat} gets {count} of the {tolls} gold paid for neutral roads",
)


@mypyc_attr(acyclic=True, free_list_len=1)
class WagonWalk(TollWalk):
    """Where a wagon gets with so many points, and so many coins for tolls; a plaza stops it (TRAD-50 to TRAD-61)."""

    def __init__(self, kernel: Kernel, own: TradeOwn, seat: i64, points: i64, coins: i64) -> None:
        super().__init__(own.ground, coins, points)
        self.kernel = kernel
        self.own = own
        self.seat = seat
        self.paths = Paths(kernel, own)
        self.least = min(ROAD_POINTS, PATH_POINTS)

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return self.paths.price(over, self.seat)

    def passes(self, place: i64) -> bool:
        return place < self.kernel.topology.first_plaza or not self.own.plazas.has(self.kernel, place)


def walk_from(kernel: Kernel, own: TradeOwn, seat: i64, points: i64, only_costs: bool = False) -> WagonWalk:
    """All ways of a wagon with so many points left; every toll is on a step that takes a point."""
    walk = WagonWalk(kernel, own, seat, points, min(points * own.most_toll(), own.gold.of(kernel, seat)))
    walk.only_costs = only_costs
    walk.go(own.place_of(kernel, seat))
    return walk


def may_go_on(kernel: Kernel, own: TradeOwn, seat: i64, points: i64) -> bool:
    """Whether a wagon gets anywhere at all with so many points left."""
    topology = kernel.topology
    place = own.place_of(kernel, seat)
    coins = own.gold.of(kernel, seat)
    paths = Paths(kernel, own)
    for spoke in range(topology.spokes * place, topology.spokes * (place + 1)):
        edge = topology.vertex_edge[spoke]
        if edge != NOWHERE:
            price = paths.price(edge, seat)
            if price != CLOSED and points_in(price) <= points and toll_in(price) <= coins:
                return True
    return False


def edge_between(kernel: Kernel, one: i64, other: i64) -> i64:
    """The path between two neighbours."""
    topology = kernel.topology
    for spoke in range(topology.spokes * one, topology.spokes * (one + 1)):
        if topology.vertex_vertex[spoke] == other:
            return topology.vertex_edge[spoke]
    return NOWHERE


# Tolls


def pay_tolls(kernel: Kernel, own: TradeOwn, seat: i64, way: list[int]) -> None:
    """To the owner of each road or ship that is passed, as it is passed (TRAD-54, TRAD-120)."""
    paths = Paths(kernel, own)
    for i in range(len(way) - 1):
        edge = edge_between(kernel, way[i], way[i + 1])
        toll = toll_in(paths.price(edge, seat))
        if toll == 0:
            continue
        owner = paths.route_owner(edge)
        if owner < kernel.state.seats:
            own.gold.coins.hand_over(kernel, seat, owner, toll)
        else:
            own.gold.coins.lose(kernel, seat, toll)
            own.neutral_tolls.change(kernel, 0, toll)
        kernel.log.emit(TOLL_PAID, seat, owner, toll, edge)
        tell_counted(kernel, own.gold.coins)


def share_neutral_tolls(kernel: Kernel, own: TradeOwn, seat: i64) -> None:
    """When a movement ends, the opponent gets its share of what neutral roads took (TRAD-119, TRAD-120)."""
    paid = own.neutral_tolls.of(kernel)
    own.neutral_tolls.put(kernel, 0)
    if own.neutral_coins_for_one > 0 and paid >= own.neutral_coins_for_one:
        opponent = kernel.seat_after(seat)
        share = own.gold.coins.gain(kernel, opponent, paid // own.neutral_coins_for_one)
        kernel.log.emit(TOLLS_SHARED, opponent, share, paid)
        tell_counted(kernel, own.gold.coins)
