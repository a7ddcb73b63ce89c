"""Awards with a holder: longest road, largest army and their like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.event import AWARD_MOVED
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.award import Award
    from skerry.engine.kernel import Kernel


def settle_award(kernel: Kernel, award: Award, values: vec[i64], tie_keeps: bool = True) -> None:
    """Give the award to whom it belongs by these values, one per colour or seat.

    The holder keeps it while among the leaders; otherwise a sole leader gets it, and if there
    is none it is set aside (BASE-167 to BASE-172). With `tie_keeps` off a tie sets it aside
    too (TWO-47).
    """
    most: i64 = 0
    leaders: i64 = 0
    leader: i64 = NOBODY
    for colour in range(len(values)):
        value = values[colour]
        if value > most:
            most = value
            leaders = 1
            leader = colour
        elif value == most:
            leaders += 1
    holder = kernel.state.award_holder[award.index]
    if most < award.minimum:
        leader = NOBODY
    elif leaders > 1:
        leader = holder if tie_keeps and holder >= 0 and values[holder] == most else NOBODY
    if leader != holder:
        kernel.state.award_holder[award.index] = leader
        kernel.recount = True
        kernel.log.emit(AWARD_MOVED, award.index, leader)


def knights_of(kernel: Kernel, seat: i64) -> i64:
    """How many knights count for a seat: played cards, unless a module counts otherwise."""
    knights = kernel.state.knights[seat]
    for module in kernel.rules.adjust_knights:
        knights = module.adjust_knights(kernel, seat, knights)
    return knights
