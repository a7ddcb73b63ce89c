"""Where barbarians come from and where they land: two answers that a combination puts others in the place of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import has_room, land
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LANDINGS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn


@mypyc_attr(allow_interpreted_subclasses=True)
class Landing:
    """Every result brings one barbarian to the one coastal hex with that number (BARB-35, BARB-36)."""

    def results(self, kernel: Kernel, own: BarbarianOwn) -> i64:
        """How many different results an attack takes."""
        return LANDINGS

    def counts(self, kernel: Kernel, own: BarbarianOwn, number: i64) -> bool:
        """Whether a result is one of those; else it is rolled again like a seven (BARBSEA-78)."""
        return True

    def hexes(self, kernel: Kernel, own: BarbarianOwn, number: i64) -> list[int]:
        """Where a result may bring barbarians; a full hex takes none (BARB-37)."""
        hex_ = own.hex_of(kernel, number)
        return [int(hex_)] if hex_ >= 0 and has_room(kernel, own, hex_) else []

    def bring(self, kernel: Kernel, own: BarbarianOwn, seat: i64, hexes: list[int]) -> None:
        """Let them land on those hexes, or ask whose attack it is on which."""
        own.reserve.send(kernel, own, seat, hexes[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Reserve:
    """Those that are neither on the coast nor prisoners wait beside the board."""

    def send(self, kernel: Kernel, own: BarbarianOwn, seat: i64, hex_: i64) -> None:
        """One of them lands on a hex that has room for it."""
        land(kernel, own, seat, hex_)

    def take_up(self, kernel: Kernel, own: BarbarianOwn, seat: i64) -> None:
        """A seat takes up one of them, and has been asked where it goes (BARB-70)."""
