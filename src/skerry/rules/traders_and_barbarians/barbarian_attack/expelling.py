"""Driving the barbarians out: where knights are more, and which of them are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import leave
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
    """Checks one hex with barbarians after another and carries out each victory by itself; a: where to go on (BARB-90).

    The win is checked after every victory (BARB-92, BARB-123).
    """

    def __init__(self, own: BarbarianOwn) -> None:
        super().__init__("expel_barbarians")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        checked = self.own.checked
        for place in range(decision.a, len(checked)):
            if is_victory(kernel, self.own, checked[place]):
                kernel.ask(self, decision.seat, place + 1)
                win(kernel, self.own, checked[place])
                return


def is_victory(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> bool:
    """More knights than barbarians, whoever they belong to (BARB-91)."""
    barbarians = own.barbarians.of(kernel, hex_)
    if barbarians == 0:
        return False
    force: i64 = 0
    for side in range(6):
        force += own.riders.force(kernel, kernel.topology.hex_edge[6 * hex_ + side])
    return force > barbarians


def total(forces: vec[i64]) -> i64:
    count: i64 = 0
    for at in range(len(forces)):
        count += forces[at]
    return count


def win(kernel: Kernel, own: BarbarianOwn, hex_: i64) -> None:
    forces = own.forces_at(kernel, hex_)
    barbarians = own.barbarians.of(kernel, hex_)
    involved = involved_in(kernel, forces)
    kernel.log.emit(BEATEN, hex_, barbarians, total(forces))
    leave(kernel, own, kernel.state.active, hex_, barbarians)
    share_prisoners(kernel, own, hex_, barbarians, forces, involved)
    lose_knights(kernel, own, hex_, involved[0])
    own.riders.rest(kernel, hex_)


def involved_in(kernel: Kernel, forces: vec[i64]) -> list[int]:
    """The colours with a knight in the fight, clockwise from the active seat, mercenaries last (BARB-94, BARB-112)."""
    seats = int(kernel.state.seats)
    order = [(int(kernel.state.active) + step) % seats for step in range(seats)]
    order += range(seats, int(kernel.state.colours))
    return [colour for colour in order if forces[colour] > 0]


# Losses


def lose_knights(kernel: Kernel, own: BarbarianOwn, hex_: i64, roller: i64) -> None:
    """Those on the two edges of the colour rolled are lost, but no mercenary (BARB-107 to BARB-110, BARB-139)."""
    colour = COLOUR_OF_DIE[kernel.state.random.die() - 1]
    kernel.hear()
    kernel.log.emit(LOSSES_ROLLED, roller, colour, hex_)
    for side in range(6):
        edge = kernel.topology.hex_edge[6 * hex_ + side]
        owner = own.knights.of(kernel, edge)
        is_played = 0 <= owner < kernel.state.seats
        if side % len(DIE_COLOURS) == colour and is_played and own.riders.force(kernel, edge) > 0:
            own.riders.hit(kernel, edge)
            own.compensation.pay(kernel, own.gold, owner)
