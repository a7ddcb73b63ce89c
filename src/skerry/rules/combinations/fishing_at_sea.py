"""The Fishermen with Seafarers (FISHSEA).

Where the lake and the grounds lie is a matter of the board. What is left is the pirate, whom fish drive off, ships and
harbours where fish swim, and a lake that is found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.arrays import put_in
from skerry.board.terrain import LAKE
from skerry.board.tokens import mask_of
from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_OTHER
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.module import sea
from skerry.rules.seafarers.pirate import pirate_hexes, put_pirate
from skerry.rules.traders_and_barbarians.fishermen.deeds import FishDeed, add_deed
from skerry.rules.traders_and_barbarians.fishermen.grounds import covers
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen
from skerry.rules.traders_and_barbarians.fishermen.tables import LAKE_NUMBERS, ROBBER_PRICE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.own import SeafarersOwn
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

PIRATE_IS_OFF: Final = ReasonKind("no_pirate_for_fish", "there is no pirate on the board that you may move")
NO_SHIP_ON_LAKE: Final = ReasonKind("no_ship_on_lake", "no ship is built at a lake")


class FishingAtSea(Module):
    """Fish drive off the pirate as well, and nothing sails on a lake."""

    fishermen: Fishermen

    def __init__(self) -> None:
        super().__init__("fishing_at_sea")
        self.looks_near = True
        self.counts_changes = True

    def declare(self, rules: Rules) -> None:
        self.fishermen = cast(Fishermen, rules.module("fishermen"))

    def tune(self, rules: Rules) -> None:
        # A lake that is found may lie by the sea, and is settled all the same (FISHSEA-20).
        rules.lake_is_land = True
        if rules.has_pirate:
            deed = PirateForFish(self.fishermen.fishing, sea(rules))
            add_deed(rules, deed)
            self.fishermen.deeds.append(deed)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        """A ship that is there when the lake is found stays (FISHSEA-07, FISHSEA-20)."""
        return fits and not (piece == kernel.rules.ship and is_at_lake(kernel, place))

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        return NO_SHIP_ON_LAKE.of() if piece == kernel.rules.ship and is_at_lake(kernel, place) else reason

    def adjust_harbour_site(self, kernel: Kernel, edge: i64, fits: bool) -> bool:
        """Grounds and harbours have no edge in common, whichever comes first (FISHSEA-09, FISHSEA-29)."""
        return fits and not covers(kernel, self.fishermen.fishing, edge)

    def notice_discovered(self, kernel: Kernel, colour: i64, hex_: i64) -> None:
        """A lake brings its finder a fish token, and shows its own numbers (FISHSEA-19, FISHSEA-20)."""
        state = kernel.state
        if state.terrain[hex_] == LAKE:
            state.numbers = put_in(state.numbers, hex_, mask_of(list(LAKE_NUMBERS)))
            if colour < state.seats:
                kernel.ask(self.fishermen.draw, colour, 1)


def is_at_lake(kernel: Kernel, edge: i64) -> bool:
    for side in range(2):
        hex_ = kernel.topology.edge_hex[2 * edge + side]
        if hex_ >= 0 and kernel.state.terrain[hex_] == LAKE:
            return True
    return False


class PirateForFish(FishDeed):
    """The pirate leaves the board until somebody moves it again, and nobody is robbed (FISHSEA-04, FISHSEA-05).

    Whoever may not move it anywhere cannot drive it off either (FISHSEA-34).
    """

    def __init__(self, fishing: Fishing, own: SeafarersOwn) -> None:
        super().__init__("pirate_for_fish", fishing, ROBBER_PRICE)
        self.own = own

    def is_open(self, kernel: Kernel, seat: i64) -> bool:
        if self.own.pirate.of(kernel) < 0:
            return False
        targets = pirate_hexes(kernel, self.own, seat, CAUSE_OTHER)
        for hex_ in range(len(targets)):
            if targets[hex_] != 0:
                return True
        return False

    def why_closed(self) -> Reason:
        return PIRATE_IS_OFF.of()

    def carry_out(self, kernel: Kernel, seat: i64) -> None:
        put_pirate(kernel, self.own, seat, OFF_BOARD)
