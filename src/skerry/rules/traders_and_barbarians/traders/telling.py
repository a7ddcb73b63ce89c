"""What everybody is told beside what is kept: wagons, loads, and every way that a moving wagon can go (TRAD-131)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.rules.traders_and_barbarians.traders import tables
from skerry.rules.traders_and_barbarians.traders.journey import walk_from
from skerry.rules.traders_and_barbarians.traders.movement import AT_PLAZA, is_moving
from skerry.rules.traders_and_barbarians.traders.own import NOT_PLACED

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn


def wagon_cards() -> list[dict[str, object]]:
    """The lowest level first."""
    return [
        {
            "level": level,
            "movement_points": int(tables.MOVEMENT_POINTS[level]),
            "delivery_gold": int(tables.DELIVERY_GOLD[level]),
            "drives_off": list(range(int(tables.DRIVES_OFF[level]), 7)),
            "points": tables.LEVEL_POINTS[level],
        }
        for level in range(1, tables.LEVELS + 1)
    ]


def tell(kernel: Kernel, own: TradeOwn) -> dict[str, object]:
    """All of it is open."""
    seats = range(kernel.state.seats)
    places = [int(own.place_of(kernel, seat)) for seat in seats]
    loads = [int(own.load_of(kernel, seat)) for seat in seats]
    told: dict[str, object] = {
        "bought_with_gold": int(own.gold.bought(kernel)),
        "wagons": [None if place == NOT_PLACED else place for place in places],
        "carried": [None if load < 0 else tables.GOODS[load] for load in loads],
        "destinations": [None if load < 0 else tables.TRADE_HEX_NAMES[tables.DESTINATION[load]] for load in loads],
        "wagon_cards": wagon_cards(),
    }
    if kernel.top().kind == own.placing.index:
        told["moved_barbarian"] = int(kernel.top().a)
    if kernel.state.winner < 0 and is_moving(kernel):
        told["movement"] = tell_movement(kernel, own)
    return told


def tell_movement(kernel: Kernel, own: TradeOwn) -> dict[str, object]:
    """Whose wagon moves, with what is left of its points, and where it can go: each way with its points and toll, and
    the vertices that it passes."""
    top = kernel.top()
    seat = top.seat
    ways: list[dict[str, object]] = []
    if top.b != AT_PLAZA:
        walk = walk_from(kernel, own, seat, top.a)
        for vertex in range(kernel.topology.vertices):
            for toll in range(walk.purse + 1):
                if walk.is_worth(vertex, toll):
                    way = {"vertex": int(vertex), "points": int(walk.cost_for(vertex, toll)), "toll": int(toll)}
                    ways.append({**way, "way": walk.way_for(vertex, toll)})
    turn = kernel.state.turn
    return {
        "seat": int(seat),
        # At a plaza the rest is lost (TRAD-61).
        "points_left": 0 if top.b == AT_PLAZA else int(top.a),
        "at_plaza": top.b == AT_PLAZA,
        "fed": own.fed_in.of(kernel) == turn,
        "tried": [number + 1 for number in range(own.tried_in.room) if own.tried_in.of(kernel, number) == turn],
        "ways": ways,
    }
