"""The attack: after every settlement and city three different numbers bring barbarians to the coast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, land
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import FIRST_NUMBERS, LANDINGS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

ATTACK_ROLLED: Final = EventKind(
    "attack_rolled",
    "seat:seat first:number second:number",
    english="{seat} rolls {first} and {second} for the barbarians",
)


def land_first(kernel: Kernel, own: BarbarianOwn) -> None:
    """Where the recipe of the board puts some, else one each on the hexes with 2 and with 12 (BARB-22)."""
    placed = kernel.rules.board.recipe.last("place_barbarians")
    if placed:
        for row, column in placed["cells"]:
            own.barbarians.change(kernel, kernel.topology.hex_at(row, column), placed["each"])
        return
    for number in FIRST_NUMBERS:
        hex_ = own.hex_of(kernel, number)
        if hex_ >= 0:
            own.barbarians.change(kernel, hex_, 1)


class Attack(Step):
    """Two dice until three results differ, none of them a seven; each brings one barbarian (BARB-35, BARB-36).

    The win is checked after every landing (BARB-122); a: the results so far, b: how many.
    """

    def __init__(self, own: BarbarianOwn) -> None:
        super().__init__("barbarians_attack")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        rolled = decision.a
        found = decision.b
        one: i64 = 1
        # Nothing is rolled for when nobody is left to land (BARB-38).
        while found < LANDINGS and own.supply(kernel) > 0:
            first = kernel.state.random.die()
            second = kernel.state.random.die()
            kernel.log.emit(ATTACK_ROLLED, decision.seat, first, second)
            kernel.hear()
            number = first + second
            if number == 7 or rolled >> number & 1 != 0:
                continue
            rolled |= one << number
            found += 1
            hex_ = own.hex_of(kernel, number)
            # A full hex takes none, and the result counts all the same (BARB-37).
            if hex_ >= 0 and has_room(kernel, own, hex_):
                kernel.ask(self, decision.seat, rolled, found)
                land(kernel, own, decision.seat, hex_)
                return
