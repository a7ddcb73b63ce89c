"""What camels bring: a point for buildings that they pass, and roads that count twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.network import network_of
from skerry.rules.traders_and_barbarians.caravans.tables import BUILDING_POINTS, CAMELS_ON_BOTH_SIDES

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn


def camels_at(kernel: Kernel, own: CaravanOwn, vertex: i64) -> i64:
    """On how many edges of a vertex a camel stands, whichever way it heads."""
    spokes = kernel.topology.spokes
    found: i64 = 0
    for spoke in range(spokes * vertex, spokes * (vertex + 1)):
        edge = kernel.topology.vertex_edge[spoke]
        if edge >= 0 and own.camels.has(kernel, edge):
            found += 1
    return found


def is_between(kernel: Kernel, own: CaravanOwn, vertex: i64) -> bool:
    """Whether camels stand on two of its edges or more, which is worth the same (CARV-56, CARV-57)."""
    return camels_at(kernel, own, vertex) >= CAMELS_ON_BOTH_SIDES


def is_worthless(kernel: Kernel, own: CaravanOwn, vertex: i64) -> bool:
    return own.worthless is not None and own.worthless.has(kernel, vertex)


def building_points(kernel: Kernel, own: CaravanOwn, colour: i64) -> i64:
    """A point for each building between camels, however old it is, while it is worth any (CARV-58, CARVBARB-06)."""
    points: i64 = 0
    buildings = network_of(kernel, colour).buildings
    for i in range(len(buildings)):
        if is_between(kernel, own, buildings[i]) and not is_worthless(kernel, own, buildings[i]):
            points += BUILDING_POINTS
    return points
