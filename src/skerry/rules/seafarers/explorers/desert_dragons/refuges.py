"""Where dragons never come: land that the sea parts from their deserts, and how far it is to there (TDEDD-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import is_land
from skerry.engine.network import network_of
from skerry.engine.placement import edge_at_sea
from skerry.engine.walk import CLOSED, Walk, vertex_ground
from skerry.rules.seafarers.areas import LandWalk

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn


class ShipWalk(Walk):
    """Over edges where ships can lie."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(vertex_ground(kernel.topology))
        self.kernel = kernel

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return 1 if edge_at_sea(self.kernel, over) else CLOSED


def find_refuges(kernel: Kernel, own: DragonsOwn) -> None:
    """Note which land is exposed and how many ships it takes to come to other land; neither changes in a game."""
    land = LandWalk(kernel)
    for i in range(len(own.deserts)):
        land.go(own.deserts[i])
    for i in range(land.count):
        own.exposed.set(kernel, land.reached[i], 1)
    ships = ShipWalk(kernel)
    for vertex in range(kernel.topology.first_plaza):
        if is_refuge(kernel, own, vertex):
            ships.go(vertex)
    for vertex in range(kernel.topology.vertices):
        own.crossing.set(kernel, vertex, ships.cost[vertex])


def is_refuge(kernel: Kernel, own: DragonsOwn, vertex: i64) -> bool:
    """Whether a vertex touches land, and none where dragons can come."""
    safe = False
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and is_land(kernel.state.terrain[hex_]):
            if own.exposed.has(kernel, hex_):
                return False
            safe = True
    return safe


def has_refuge(kernel: Kernel, own: DragonsOwn, seat: i64) -> bool:
    """Whether a seat has a building where dragons never come."""
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        if is_refuge(kernel, own, buildings[i]):
            return True
    return False
