"""What brings single barbarians: the black ship of the event die, and city improvements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.rules.cities_and_knights.event_die import Ship
from skerry.rules.traders_and_barbarians.barbarian_attack.attack import ATTACK_ROLLED
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, land

if TYPE_CHECKING:
    from skerry.engine.kept.kept import Numbers
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn


def land_on_number(kernel: Kernel, coast: BarbarianOwn, number: i64) -> None:
    """One barbarian on the coastal hex with a number, if it has room; none has a 7 (BARBCK-09, BARBCK-10)."""
    hex_ = coast.hex_of(kernel, number)
    if hex_ >= 0 and has_room(kernel, coast, hex_) and coast.supply(kernel) > 0:
        land(kernel, coast, kernel.state.active, hex_)


class BlackShip(Ship):
    """It lands one barbarian before production, and sails no track (BARBCK-03, BARBCK-09, BARBCK-45)."""

    def __init__(self, coast: BarbarianOwn, waiting: Numbers) -> None:
        self.coast = coast
        self.waiting = waiting

    def come(self, kernel: Kernel, own: CitiesOwn, seat: i64, number: i64) -> None:
        if number > 0:
            land_on_number(kernel, self.coast, number)
        else:
            # An event card is turned up after the event die, and only then the number is known (EVNT-65).
            self.waiting.put(kernel, 1)


class ImprovementLanding(Step):
    """Two dice, once, for one barbarian (BARBCK-12)."""

    def __init__(self, coast: BarbarianOwn) -> None:
        super().__init__("improvement_landing")
        self.coast = coast

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if self.coast.supply(kernel) > 0:
            first = kernel.state.random.die()
            second = kernel.state.random.die()
            kernel.log.emit(ATTACK_ROLLED, decision.seat, first, second)
            kernel.hear()
            land_on_number(kernel, self.coast, first + second)
