"""Gold for building: a coin beside a river, three for a bridge; and what it costs where a piece leaves a river."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.purse import pay_with
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge, is_riverside_vertex
from skerry.rules.traders_and_barbarians.rivers.tables import BRIDGE_GOLD, RIVERSIDE_GOLD

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn


def pay_for_settlement(kernel: Kernel, own: RiverOwn, colour: i64, vertex: i64) -> None:
    """One coin, at however many river hexes it stands; neutral colours get none (RIVR-34, RIVR-40, RIVR-90)."""
    if colour < kernel.state.seats and is_riverside_vertex(kernel, own, vertex):
        own.gold.earn(kernel, colour, RIVERSIDE_GOLD)


def pay_for_route(kernel: Kernel, own: RiverOwn, colour: i64, piece: i64, edge: i64) -> None:
    """A bridge is paid wherever it is built, a road or ship beside a river (RIVR-35, RIVR-41, RIVR-43, RIVR-49,
    RIVRSEA-03, RIVRSEA-53)."""
    if colour >= kernel.state.seats:
        return
    if piece == own.bridge:
        own.gold.earn(kernel, colour, BRIDGE_GOLD)
    elif is_riverside_edge(kernel, own, edge):
        own.gold.earn(kernel, colour, RIVERSIDE_GOLD)


def charge_for_leaving(kernel: Kernel, own: RiverOwn, colour: i64, edge: i64) -> None:
    """What a piece brought goes back when it leaves a river; who has nothing owes nothing (RIVRCK-13, RIVRCK-14,
    RIVRSEA-04)."""
    if colour < kernel.state.seats and is_riverside_edge(kernel, own, edge):
        due = min(RIVERSIDE_GOLD, own.gold.of(kernel, colour))
        if due > 0:
            pay_with(kernel, colour, own.gold.coins, due)
