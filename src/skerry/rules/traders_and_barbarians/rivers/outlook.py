"""What players see of the rivers who know no module: coins, places that bring some, and both kinds of tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.progress import POINT
from skerry.engine.striving import best_of_others
from skerry.rules.traders_and_barbarians.gold import COIN_WORTH
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge, is_riverside_vertex
from skerry.rules.traders_and_barbarians.rivers.tables import (
    POOREST_POINTS,
    RISK,
    RIVERSIDE_GOLD,
    WEALTHIEST_POINTS,
)
from skerry.rules.traders_and_barbarians.rivers.tiles import least_gold

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn

# What the tiles bring and take, in hundredths of a point.
WEALTH: Final = WEALTHIEST_POINTS * POINT
POVERTY: Final = -POOREST_POINTS * POINT


def tell_gold(kernel: Kernel, own: RiverOwn, seat: i64, progress: Progress) -> None:
    """What coins buy, the way to the most of them, and the way away from the least or the danger of coming there."""
    coins = own.gold.coins.counts(kernel)
    mine = coins[seat]
    own.gold.tell_worth(kernel, seat, progress)
    most = best_of_others(coins, seat)
    least = least_gold(kernel, own, seat)
    if kernel.state.turn == 0:
        # The tiles come when the founding is over (RIVR-38).
        if mine > most:
            progress.expect("wealthiest_settler", WEALTH)
        if own.punishes_poverty and mine <= least:
            progress.expect("poorest_settler", -POVERTY)
    tell_lead(progress, "wealthiest_settler", WEALTH, mine, most)
    if own.punishes_poverty:
        tell_lead(progress, "poorest_settler", POVERTY, mine, least)


def tell_lead(progress: Progress, tile: str, worth: i64, mine: i64, rival: i64) -> None:
    """How far it is to come ahead of somebody, or in which danger a lead is that brings or spares a tile.

    Whoever is one coin ahead has not much yet, and that is what the way there is worth.
    """
    if mine <= rival:
        progress.toward(tile, mine, rival + 1, worth * (100 - RISK[0]) // 100)
    elif mine - rival <= len(RISK):
        progress.expect(tile, -worth * RISK[mine - rival - 1] // 100)


def add_riverside(kernel: Kernel, own: RiverOwn, prospects: Prospects) -> None:
    """Whatever brings coins: corners and sides of river hexes, and bridge sites."""
    for vertex in range(kernel.topology.vertices):
        if is_riverside_vertex(kernel, own, vertex):
            prospects.settle(vertex, COIN_WORTH * RIVERSIDE_GOLD)
    for edge in range(kernel.topology.edges):
        if own.sites.has(kernel, edge):
            prospects.cross(edge, COIN_WORTH * own.bridge_gold)
        elif is_riverside_edge(kernel, own, edge):
            prospects.cross(edge, COIN_WORTH * RIVERSIDE_GOLD)
