"""The attack: after every settlement and city three different numbers bring barbarians to the coast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import FIRST_NUMBERS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

ATTACK_ROLLED: Final = EventKind(
    "attack_rolled",
    "seat:seat first:number second:number",
    english="{seat} rolls {first} and {second} for the barbarians",
)


def land_first(kernel: Kernel, own: BarbarianOwn) -> None:
    """One barbarian each on the hexes with 2 and with 12, unless the board of a combination has others (BARB-22)."""
    placed = kernel.rules.board.recipe.of("place_barbarians")
    for step in placed:
        for row, column in step["cells"]:
            own.barbarians.change(kernel, kernel.topology.hex_at(row, column), step["each"])
    if placed:
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
        wanted = own.landing.results(kernel, own)
        # Nothing is rolled for when nobody is left to land (BARB-38).
        while found < wanted and own.supply(kernel) > 0:
            first = kernel.state.random.die()
            second = kernel.state.random.die()
            kernel.log.emit(ATTACK_ROLLED, decision.seat, first, second)
            kernel.hear()
            number = first + second
            if number == 7 or rolled >> number & 1 != 0 or not own.landing.counts(kernel, own, number):
                continue
            rolled |= one << number
            found += 1
            hexes = own.landing.hexes(kernel, own, number)
            # Where no hex has room, the result counts all the same (BARB-37).
            if hexes:
                kernel.ask(self, decision.seat, rolled, found)
                own.landing.bring(kernel, own, decision.seat, hexes)
                return
