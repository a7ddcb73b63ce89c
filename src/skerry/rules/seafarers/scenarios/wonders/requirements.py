"""What the board has to show before a wonder can be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.engine.network import network_of

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """Which buildings meet requirements: all of them, unless a combination knows better (BARBSEA-65)."""

    def counts(self, kernel: Kernel, vertex: i64) -> bool:
        return True


def builds_at(kernel: Kernel, standing: Standing, seat: i64, places: vec[i64]) -> bool:
    for vertex in network_of(kernel, seat).buildings:
        if places[vertex] != 0 and standing.counts(kernel, vertex):
            return True
    return False


def count_cities(kernel: Kernel, standing: Standing, seat: i64) -> i64:
    cities: i64 = 0
    for vertex in network_of(kernel, seat).buildings:
        if kernel.state.vertex_piece[vertex] == kernel.rules.city and standing.counts(kernel, vertex):
            cities += 1
    return cities


def has_harbour_city(kernel: Kernel, standing: Standing, seat: i64) -> bool:
    state = kernel.state
    for vertex in network_of(kernel, seat).buildings:
        if (
            state.vertex_piece[vertex] == kernel.rules.city
            and state.harbour[vertex] != 0
            and standing.counts(kernel, vertex)
        ):
            return True
    return False
