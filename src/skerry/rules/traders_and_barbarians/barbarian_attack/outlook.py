"""What players see of the barbarians who know no module: knights and what they may win, and what may fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import SEA
from skerry.board.tokens import pips_of
from skerry.engine.network import network_of
from skerry.rules.traders_and_barbarians.barbarian_attack import tables
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import is_conquered
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import PAID, Ride, riding_from

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn


# Knights and prisoners


def tell_knights(kernel: Kernel, own: BarbarianOwn, seat: i64, progress: Progress) -> None:
    """Prisoners that make no point yet, what knights will win where they stand, and those who are on their way.

    A knight that is about to ride counts as if it were where it does most, so that who looks one step ahead knows which
    one to send. To all others it is where it stands.
    """
    odd = own.prisoners.of(kernel, seat) % own.prisoners.per_point
    if odd > 0:
        progress.expect("prisoners", tables.PRISONER_WORTH * odd)
    knights = own.knights_of(kernel, seat)
    riding = riding_from(kernel, own)
    if riding >= 0 and kernel.top().seat != seat:
        riding = -1
    if knights == 0 and riding < 0:
        return
    muster = Muster(kernel, own, seat, riding)
    worth = tables.KNIGHT_WORTH * knights + muster.worth()
    if riding >= 0:
        worth += muster.best_ride()
    progress.expect("knights", worth)


class Muster:
    """Who stands against whom, without the knight that is about to ride."""

    def __init__(self, kernel: Kernel, own: BarbarianOwn, seat: i64, riding: i64) -> None:
        self.kernel = kernel
        self.own = own
        self.seat = seat
        self.riding = riding
        places = len(own.places)
        # By place where barbarians may stand.
        self.barbarians: vec[i64] = zeros(places)
        self.knights: vec[i64] = zeros(places)
        self.mine: vec[i64] = zeros(places)
        for place in range(places):
            hex_ = own.places[place]
            self.barbarians[place] = own.barbarians.of(kernel, hex_)
            if self.barbarians[place] > 0:
                for side in range(6):
                    edge = kernel.topology.hex_edge[6 * hex_ + side]
                    force = own.riders.force(kernel, edge)
                    if force > 0 and edge != riding:
                        self.knights[place] += force
                        if own.knights.of(kernel, edge) == seat:
                            self.mine[place] += force

    def worth(self) -> i64:
        total: i64 = 0
        for place in range(len(self.barbarians)):
            total += spoils(self.barbarians[place], self.knights[place], self.mine[place])
        for edge in range(self.kernel.topology.edges):
            if edge != self.riding and self.own.knights.of(self.kernel, edge) == self.seat:
                total += self.nearness(edge)
        return total

    def nearness(self, edge: i64) -> i64:
        """How near a knight is to barbarians."""
        nearest: i64 = tables.LONG_RIDE + 1
        for place in range(len(self.barbarians)):
            if self.barbarians[place] > 0 and 0 <= self.own.steps(place, edge) < nearest:
                nearest = self.own.steps(place, edge)
        return tables.RIDE_WORTH * (tables.LONG_RIDE + 1 - nearest)

    def best_ride(self) -> i64:
        """What the knight that is about to ride adds where it adds most."""
        own = self.own
        force = own.riders.force(self.kernel, self.riding)
        is_mine = own.knights.of(self.kernel, self.riding) == self.seat
        mine: i64 = force if is_mine else 0
        reach = tables.LONG_RIDE if self.kernel.top().b == PAID else tables.RIDE
        ride = Ride(self.kernel, own, self.riding, reach)
        best: i64 = 0
        for i in range(ride.count):
            edge = ride.reached[i]
            if not ride.ends_at(edge):
                continue
            worth: i64 = self.nearness(edge) if is_mine else 0
            for place in range(len(self.barbarians)):
                if self.barbarians[place] > 0 and own.steps(place, edge) == 0:
                    there = self.barbarians[place]
                    worth -= spoils(there, self.knights[place], self.mine[place])
                    worth += spoils(there, self.knights[place] + force, self.mine[place] + mine)
            best = max(best, worth)
        return best


def spoils(barbarians: i64, knights: i64, mine: i64) -> i64:
    """What a seat may expect of the prisoners at a hex: its share where knights are more, else a part of that."""
    if mine == 0 or barbarians == 0:
        return 0
    worth = tables.PRISONER_WORTH * barbarians * mine // knights
    if knights > barbarians:
        return worth
    needed = barbarians + 1
    return worth * knights * knights // (2 * needed * needed)


# Dangers


def tell_dangers(kernel: Kernel, own: BarbarianOwn, seat: i64, progress: Progress) -> None:
    """What barbarians at own buildings may come to stop, and buildings that may fall to them."""
    harm: i64 = 0
    buildings = network_of(kernel, seat).buildings
    for i in range(len(buildings)):
        vertex = buildings[i]
        piece = kernel.state.vertex_piece[vertex]
        filled: i64 = 0
        room: i64 = 0
        exposed = True
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ < 0 or kernel.state.terrain[hex_] == SEA:
                continue
            barbarians = min(own.barbarians.of(kernel, hex_), tables.CONQUERORS)
            if barbarians == 0 and not own.may_fall(hex_):
                exposed = False
                continue
            filled += barbarians
            room += tables.CONQUERORS
            if barbarians > 0 and not is_conquered(kernel, own, hex_):
                pips = pips_of(kernel.state.numbers[hex_])
                harm += tables.HARM_PER_PIP * pips * barbarians * kernel.rules.piece_yield[piece]
        if exposed and filled < room:
            harm += tables.LOSS_WORTH * kernel.rules.piece_points[piece] * filled * filled // (room * room)
    if harm > 0:
        progress.expect("barbarians", -harm)


def add_shelters(kernel: Kernel, own: BarbarianOwn, prospects: Prospects) -> None:
    """Places at a hex that is never conquered (BARB-54)."""
    for vertex in range(kernel.topology.vertices):
        for slot in range(3):
            hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
            if hex_ >= 0 and kernel.state.terrain[hex_] != SEA and not own.may_fall(hex_):
                prospects.settle(vertex, tables.SHELTER_WORTH)
                break
