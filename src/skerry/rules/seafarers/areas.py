"""Special VP for the first settlement in an area: one mechanism, its numbers set by the scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import is_land
from skerry.engine.event import EventKind
from skerry.engine.progress import POINT
from skerry.engine.walk import CLOSED, UNREACHED, Walk, hex_ground
from skerry.rules.seafarers.own import NO_AREA

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.rules.seafarers.own import SeafarersOwn

SPECIAL_VP: Final = EventKind("special_vp", "seat:seat points:number", english="{seat} earns {points} special points")


def open_areas(kernel: Kernel, own: SeafarersOwn, groups: list[list[int]]) -> None:
    """Each group of hexes is an area; a seat earns in each once (SEA-81)."""
    for number, hexes in enumerate(groups):
        for hex_ in hexes:
            own.area.set(kernel, hex_, number)
        for _ in range(kernel.state.seats):
            own.settled.append(kernel, 0)


def count_areas(kernel: Kernel, own: SeafarersOwn) -> i64:
    return own.settled.count(kernel) // kernel.state.seats


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


def settle_areas(kernel: Kernel, own: SeafarersOwn, seat: i64, vertex: i64, points: i64) -> None:
    """Earn for every area at this vertex that is new to the seat; 0 points mark a home area (SEA4I-07)."""
    areas = count_areas(kernel, own)
    if areas == 0:
        return
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and own.area.has(kernel, hex_):
            at = seat * areas + own.area.of(kernel, hex_)
            if own.settled.of(kernel, at) == 0:
                own.settled.set(kernel, at, 1)
                if points > 0:
                    earn_special_vp(kernel, own, seat, points)


def has_settled(kernel: Kernel, own: SeafarersOwn, seat: i64) -> bool:
    """Whether any area is no longer new to a seat."""
    areas = count_areas(kernel, own)
    for area in range(areas):
        if own.settled.of(kernel, seat * areas + area) != 0:
            return True
    return False


def add_area_prospects(kernel: Kernel, own: SeafarersOwn, seat: i64, points: i64, prospects: Prospects) -> None:
    """What a seat's first settlement in each area earns, at every vertex of the areas that are new to it."""
    areas = count_areas(kernel, own)
    if areas == 0 or points == 0:
        return
    for vertex in range(kernel.topology.first_plaza):
        for slot in range(i64(3)):
            area = area_at(kernel, own, vertex, slot)
            if area != NO_AREA and own.settled.of(kernel, seat * areas + area) == 0:
                prospects.settle(vertex, points * POINT)


def area_at(kernel: Kernel, own: SeafarersOwn, vertex: i64, slot: i64) -> i64:
    """The area of one of the hexes at a vertex, unless an earlier one of them is of the same."""
    hexes = kernel.topology.vertex_hex
    hex_ = hexes[3 * vertex + slot]
    area: i64 = own.area.of(kernel, hex_) if hex_ >= 0 else NO_AREA
    for earlier in range(slot):
        hex_ = hexes[3 * vertex + earlier]
        if hex_ >= 0 and own.area.of(kernel, hex_) == area:
            return NO_AREA
    return area


def areas_told(kernel: Kernel, own: SeafarersOwn, points: i64) -> list[dict[str, object]]:
    """What everybody sees of the areas: their hexes, what a first settlement earns, who has nothing more to earn."""
    areas = count_areas(kernel, own)
    hexes: list[list[int]] = [[] for _ in range(areas)]
    for hex_ in range(kernel.topology.hexes):
        if own.area.has(kernel, hex_):
            hexes[own.area.of(kernel, hex_)].append(int(hex_))
    return [
        {
            "hexes": hexes[area],
            "points": int(points),
            "settled_by": [seat for seat in range(kernel.state.seats) if own.settled.of(kernel, seat * areas + area)],
        }
        for area in range(areas)
    ]


def earn_special_vp(kernel: Kernel, own: SeafarersOwn, seat: i64, points: i64) -> None:
    own.special_points.change(kernel, seat, points)
    kernel.log.emit(SPECIAL_VP, seat, points)
