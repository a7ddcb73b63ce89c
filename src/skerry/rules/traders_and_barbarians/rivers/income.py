"""Gold for building: a coin beside a river, three for a bridge; what leaves a river costs its coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.purse import pay_with
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge, is_riverside_vertex
from skerry.rules.traders_and_barbarians.rivers.tables import BRIDGE_GOLD, RIVERSIDE_GOLD

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn


def pay_for_building(kernel: Kernel, own: RiverOwn, colour: i64, vertex: i64) -> None:
    """One coin, at however many river hexes it stands; neutral colours get none (RIVR-34, RIVR-40, RIVR-90)."""
    if colour < kernel.state.seats and is_riverside_vertex(kernel, own, vertex):
        own.gold.earn(kernel, colour, RIVERSIDE_GOLD)


def pay_for_route(kernel: Kernel, own: RiverOwn, colour: i64, piece: i64, edge: i64) -> None:
    """A road is paid beside a river, a bridge wherever it is built (RIVR-35, RIVR-41, RIVR-43, RIVR-49)."""
    if own.settled_at.of(kernel) == edge:
        own.settled_at.put(kernel, NOWHERE)
    elif colour < kernel.state.seats:
        if piece == own.bridge:
            own.gold.earn(kernel, colour, BRIDGE_GOLD)
        elif is_riverside_edge(kernel, own, edge):
            own.gold.earn(kernel, colour, RIVERSIDE_GOLD)


def take_for_route(kernel: Kernel, own: RiverOwn, colour: i64, edge: i64, to: i64) -> None:
    """A road or ship that leaves a river costs its owner the coin that it brought, if there is one; both ends of a move
    are settled together (RIVRCK-13 to RIVRCK-15, RIVRCKSEA-04)."""
    if colour >= kernel.state.seats or not is_riverside_edge(kernel, own, edge):
        return
    if to != NOWHERE and is_riverside_edge(kernel, own, to):
        own.settled_at.put(kernel, to)
    elif own.gold.of(kernel, colour) >= RIVERSIDE_GOLD:
        pay_with(kernel, colour, own.gold.coins, RIVERSIDE_GOLD)
