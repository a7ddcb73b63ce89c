"""Special VP for the first settlement in an area: one mechanism, its numbers set by the scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.terrain import is_land
from skerry.engine.event import EventKind
from skerry.engine.walk import CLOSED, UNREACHED, Walk, hex_ground
from skerry.rules.seafarers.slice import NO_AREA, sea_slice

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

SPECIAL_VP: Final = EventKind("special_vp", "seat:seat points:number")


def open_areas(kernel: Kernel, groups: list[list[int]]) -> None:
    """Each group of hexes is an area; a seat earns in each once (SEA-81)."""
    own = sea_slice(kernel)
    own.areas = len(groups)
    own.area = filled(kernel.topology.hexes, NO_AREA)
    own.settled = zeros(kernel.state.seats * own.areas)
    for number, hexes in enumerate(groups):
        for hex_ in hexes:
            own.area[hex_] = number


class LandWalk(Walk):
    """Over land hexes that are joined by edges (SEA-12)."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(hex_ground(kernel.topology))
        self.terrain = kernel.state.terrain

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return 1 if is_land(self.terrain[to]) else CLOSED


def islands_on_board(kernel: Kernel) -> list[list[int]]:
    """The maximal groups of land hexes joined by edges (SEA-12), for boards that are drawn."""
    walk = LandWalk(kernel)
    islands: list[list[int]] = []
    for start in range(kernel.topology.hexes):
        if is_land(kernel.state.terrain[start]) and walk.cost[start] == UNREACHED:
            before = walk.count
            walk.go(start)
            islands.append(sorted(int(walk.reached[i]) for i in range(before, walk.count)))
    return islands


def settle_areas(kernel: Kernel, seat: i64, vertex: i64, points: i64) -> None:
    """Earn for every area at this vertex that is new to the seat; 0 points mark a home area (SEA4I-07)."""
    own = sea_slice(kernel)
    if own.areas == 0:
        return
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and own.area[hex_] != NO_AREA:
            at = seat * own.areas + own.area[hex_]
            if own.settled[at] == 0:
                own.settled[at] = 1
                if points > 0:
                    earn_special_vp(kernel, seat, points)


def areas_told(kernel: Kernel, points: i64) -> list[dict[str, object]]:
    """What everybody sees of the areas: their hexes, what a first settlement earns, who has nothing more to earn."""
    own = sea_slice(kernel)
    hexes: list[list[int]] = [[] for _ in range(own.areas)]
    for hex_ in range(len(own.area)):
        if own.area[hex_] != NO_AREA:
            hexes[own.area[hex_]].append(int(hex_))
    return [
        {
            "hexes": hexes[area],
            "points": int(points),
            "settled_by": [seat for seat in range(kernel.state.seats) if own.settled[seat * own.areas + area]],
        }
        for area in range(own.areas)
    ]


def earn_special_vp(kernel: Kernel, seat: i64, points: i64) -> None:
    """Kept for the rest of the game (SEA-82)."""
    sea_slice(kernel).special_vp[seat] += points
    kernel.recount = True
    kernel.log.emit(SPECIAL_VP, seat, points)
