"""Driving the barbarians out: where knights are more, and which of them are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import leave
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import lose_knight
from skerry.rules.traders_and_barbarians.barbarian_attack.prisoners import share_prisoners
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import COLOUR_OF_DIE, DIE_COLOURS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

BEATEN: Final = EventKind(
    "barbarians_beaten",
    "hex:hex barbarians:number knights:number",
    english="{knights} knights beat {barbarians} barbarians {hex:where}",
)
LOSSES_ROLLED: Final = EventKind(
    "losses_rolled", "seat:seat die:die_colour hex:hex", english="{seat} rolls {die} for the knights at {hex}"
)


class ExpelBarbarians(Step):
    """Checks hex after hex, the coast first, and carries out each victory by itself (BARB-90); a: where to go on.

    The win is checked after every victory (BARB-92, BARB-123).
    """

    def __init__(self, own: BarbarianOwn) -> None:
        super().__init__("expel_barbarians")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        places = self.own.places
        for place in range(decision.a, len(places)):
            if is_victory(kernel, self.own, places[place]):
                kernel.ask(self, decision.seat, place + 1)
                win(kernel, self.own, places[place])
                return


def is_victory(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> bool:
    """More knights than barbarians, whoever they belong to (BARB-91)."""
    barbarians = own.barbarians.of(kernel, hex_)
    if barbarians == 0:
        return False
    return total(own.knights_at(kernel, hex_)) > barbarians


def total(counts: vec[i64]) -> i64:
    count: i64 = 0
    for at in range(len(counts)):
        count += counts[at]
    return count


def win(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> None:
    knights = own.knights_at(kernel, hex_)
    barbarians = own.barbarians.of(kernel, hex_)
    involved = involved_in(kernel, knights)
    kernel.log.emit(BEATEN, hex_, barbarians, total(knights))
    leave(kernel, own, kernel.state.active, hex_, barbarians)
    share_prisoners(kernel, own, hex_, barbarians, knights, involved)
    lose_knights(kernel, own, hex_, involved[0])


def involved_in(kernel: Kernel, knights: vec[i64]) -> list[int]:
    """The colours with a knight there, clockwise from the active seat, mercenaries last (BARB-94, BARB-112)."""
    seats = int(kernel.state.seats)
    order = [(int(kernel.state.active) + step) % seats for step in range(seats)]
    order += range(seats, int(kernel.state.colours))
    return [colour for colour in order if knights[colour] > 0]


# Losses


def lose_knights(kernel: Kernel, own: BarbarianOwn, hex_: i64, roller: i64) -> None:
    """Those on the two edges of the colour rolled are lost, but no mercenary (BARB-107 to BARB-110, BARB-139)."""
    colour = COLOUR_OF_DIE[kernel.state.random.die() - 1]
    kernel.hear()
    kernel.log.emit(LOSSES_ROLLED, roller, colour, hex_)
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * hex_ + side]
        owner = own.knights.of(kernel, edge)
        if side % len(DIE_COLOURS) == colour and 0 <= owner < kernel.state.seats:
            lose_knight(kernel, own, edge)
            own.compensation.pay(kernel, own.gold, owner)
