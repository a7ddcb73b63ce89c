"""Gold for building: a coin beside a river, three for a bridge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge, is_riverside_vertex
from skerry.rules.traders_and_barbarians.rivers.tables import RIVERSIDE_GOLD

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn


def pay_for_settlement(kernel: Kernel, own: RiverOwn, colour: i64, vertex: i64) -> None:
    """One coin, at however many river hexes it stands; neutral colours get none (RIVR-34, RIVR-40, RIVR-90)."""
    if colour < kernel.state.seats and is_riverside_vertex(kernel, own, vertex):
        own.gold.earn(kernel, colour, RIVERSIDE_GOLD)


def pay_for_route(kernel: Kernel, own: RiverOwn, colour: i64, piece: i64, edge: i64) -> None:
    """A road is paid beside a river, a bridge wherever it is built (RIVR-35, RIVR-41, RIVR-43, RIVR-49)."""
    if colour >= kernel.state.seats:
        return
    if piece == own.bridge:
        own.gold.earn(kernel, colour, own.bridge_gold)
    elif piece == kernel.rules.road and is_riverside_edge(kernel, own, edge):
        own.gold.earn(kernel, colour, RIVERSIDE_GOLD)
