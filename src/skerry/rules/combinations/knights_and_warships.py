"""Barbarian Attack on the Pirate Islands: one card brings a knight and a warship (BARBSEA-48 to BARBSEA-60).

The fleet and the fortresses stay as they are. Ships need the settlement on the west coast from which they set out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands
from skerry.rules.seafarers.scenarios.pirate_islands.warships import arm_ship, next_to_arm
from skerry.rules.traders_and_barbarians.barbarian_attack.cards import NewKnight
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import CASTLE_ONLY
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import KNIGHTHOODS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

HARBOUR_TOWN_FALLEN: Final = ReasonKind(
    "harbour_town_fallen", "no ship is built while barbarians hold your settlement on the west coast"
)


class KnightsAndWarships(Module):
    """Another knighthood, no founded city, and no ships from a fallen settlement."""

    own: BarbarianOwn
    pirates: PirateIslands

    def __init__(self) -> None:
        super().__init__("knights_and_warships")

    def declare(self, rules: Rules) -> None:
        self.own = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        self.pirates = cast(PirateIslands, rules.module("pirate_islands"))

    def tune(self, rules: Rules) -> None:
        """The whole deck of the barbarians, for three players too (BARBSEA-48, BARBSEA-49); no city (BARBSEA-55)."""
        rules.replace_card(Knighthood(self))
        # No card is held that arms a ship later.
        self.pirates.warship_cards = zeros(0)
        rules.founding_rounds[-1].building = rules.settlement

    def has_harbour_town(self, kernel: Kernel, seat: i64) -> bool:
        """Whether the settlement that a seat began with stands (BARBSEA-53)."""
        return not self.own.conquered.has(kernel, self.pirates.positions.settlement[seat])

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and (piece != kernel.rules.ship or self.has_harbour_town(kernel, colour))

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if piece == kernel.rules.ship and not self.has_harbour_town(kernel, colour):
            return HARBOUR_TOWN_FALLEN.of()
        return reason


class Knighthood(NewKnight):
    """A knight at the castle, and the next ship of the line becomes a warship, each if it can (BARBSEA-50, -51)."""

    def __init__(self, module: KnightsAndWarships) -> None:
        super().__init__("knighthood", KNIGHTHOODS, module.own, CASTLE_ONLY)
        self.module = module

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return self.arms(kernel, seat) or super().playable(kernel, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        if self.arms(kernel, seat):
            arm_ship(kernel, self.module.pirates, seat)
        if super().playable(kernel, seat):
            super().play(kernel, seat)

    def arms(self, kernel: Kernel, seat: i64) -> bool:
        """Warships are made only while the settlement of their line stands (BARBSEA-53)."""
        pirates = self.module.pirates
        return self.module.has_harbour_town(kernel, seat) and next_to_arm(kernel, pirates, seat) >= 0
