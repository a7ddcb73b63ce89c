"""What the board has to show before a wonder can be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def builds_at(kernel: Kernel, seat: i64, places: vec[i64]) -> bool:
    for vertex in range(len(places)):
        if places[vertex] != 0 and kernel.state.vertex_owner[vertex] == seat:
            return True
    return False


def has_harbour_city(kernel: Kernel, seat: i64) -> bool:
    state = kernel.state
    for vertex in range(len(state.vertex_owner)):
        if (
            state.vertex_owner[vertex] == seat
            and state.vertex_piece[vertex] == kernel.rules.city
            and state.harbour[vertex] != 0
        ):
            return True
    return False
