"""What players see of the dragons who know no module: what they will take, and land where they never come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.tokens import pips_of
from skerry.engine.network import network_of
from skerry.engine.walk import UNREACHED
from skerry.rules.seafarers.explorers.desert_dragons import tables
from skerry.rules.seafarers.explorers.desert_dragons.curse import is_shut_in
from skerry.rules.seafarers.explorers.desert_dragons.refuges import has_refuge, is_refuge

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.seafarers.explorers.desert_dragons.own import DragonsOwn


def gathered(kernel: Kernel, own: DragonsOwn) -> i64:
    """How many dragons have come so far."""
    return tables.DRAGONS - own.supply.of(kernel)


def tell_dangers(kernel: Kernel, own: DragonsOwn, seat: i64, progress: Progress) -> None:
    """What own buildings still get from land that the dragons will take, and points that they may shut in; nothing
    where too few dragons are left to come."""
    if own.on_board(kernel) + own.supply.of(kernel) == 0:
        return
    harm: i64 = 0
    coming = gathered(kernel, own)
    attacks = own.is_attack(kernel)
    spreads = not attacks or own.in_deserts(kernel) > 0
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        vertex = buildings[i]
        piece = kernel.state.vertex_piece[vertex]
        taken: i64 = 0
        exposed: i64 = 0
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ < 0 or not own.exposed.has(kernel, hex_):
                continue
            exposed += 1
            if own.has_dragon(kernel, hex_):
                taken += 1
            elif spreads:
                pips = pips_of(kernel.state.numbers[hex_]) * kernel.rules.piece_yield[piece]
                harm += tables.EXPOSED_PER_PIP * pips * coming // tables.DRAGONS
                if attacks and own.is_next(kernel, hex_):
                    harm += tables.NEXT_PER_PIP * pips
        if exposed == 3 and taken > 0 and spreads and not is_shut_in(kernel, own, vertex):
            harm += tables.SHUT_IN_WORTH * taken * kernel.rules.piece_points[piece]
    if harm > 0:
        progress.expect("dragons", -harm)


def tell_crossing(kernel: Kernel, own: DragonsOwn, seat: i64, progress: Progress) -> None:
    """How near a seat has come to land where dragons never come, up to its first settlement there."""
    step = tables.STEP_WORTH + tables.STEP_IN_NEED * gathered(kernel, own) // tables.DRAGONS
    if has_refuge(kernel, own, seat):
        progress.expect("crossing", step * tables.STEPS + tables.FOOTHOLD_WORTH)
        return
    network = network_of(kernel, seat)
    way = min(ships_left(kernel, own, network.ends), ships_left(kernel, own, network.buildings))
    if way < tables.STEPS:
        progress.expect("crossing", step * (tables.STEPS - way))


def ships_left(kernel: Kernel, own: DragonsOwn, places: vec[i64]) -> i64:
    """How many ships lead from the nearest of these places to other land; no more are counted than the way has."""
    least: i64 = tables.STEPS
    for i in range(len(places)):
        way = own.crossing.of(kernel, places[i])
        if way != UNREACHED and way < least:
            least = way
    return least


def tell_knight(kernel: Kernel, own: DragonsOwn, seat: i64, progress: Progress) -> None:
    """Whoever has played a knight is about to drive a dragon off where that helps most."""
    top = kernel.state.top
    if top is None or top.kind != own.driving_off.index or top.seat != seat:
        return
    most: i64 = 0
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * buildings[i] + slot]
            if own.has_dragon(kernel, hex_):
                pips = pips_of(kernel.state.numbers[hex_])
                most = max(most, pips * kernel.rules.piece_yield[kernel.state.vertex_piece[buildings[i]]])
    progress.expect("driving_off", tables.DRIVING_OFF_WORTH + tables.FREED_PER_PIP * most)


def add_refuges(kernel: Kernel, own: DragonsOwn, prospects: Prospects) -> None:
    """Sites on land where dragons never come are worth the more, the more of them have gathered."""
    worth = tables.REFUGE_WORTH + tables.REFUGE_IN_NEED * gathered(kernel, own) // tables.DRAGONS
    for vertex in range(kernel.topology.first_plaza):
        if is_refuge(kernel, own, vertex):
            prospects.settle(vertex, worth)
