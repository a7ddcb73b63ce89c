"""Traders & Barbarians with Cities & Knights (digest combinations.md: TRADCK).

Two kinds of barbarians: the fleet is fought as ever, those on paths are driven off by knights and moved by the bishop,
for there is no robber. What 2 and 12 are, and that no knight stands on a plaza, follows from the common rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_KNIGHT
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import ReadyKnightAction, why_not_ready
from skerry.rules.cities_and_knights.knights import deactivate, is_ready
from skerry.rules.cities_and_knights.module import ACTING_PARTS, CitiesAndKnights
from skerry.rules.cities_and_knights.progress.card import ProgressCard
from skerry.rules.traders_and_barbarians.traders.barbarians import (
    NO_PATH_FOR_BARBARIAN,
    ask_to_move,
    ask_to_move_from,
    has_free_path,
    stands_at,
)
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

KNIGHT_NOT_AT_BARBARIAN: Final = ReasonKind("knight_not_at_barbarian", "no barbarian stands on a path at that knight")


class KnightsClearPaths(Module):
    """Barbarians on paths in the place of the robber."""

    traders: TradeOwn

    def __init__(self) -> None:
        super().__init__("knights_clear_paths")

    def declare(self, rules: Rules) -> None:
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        self.traders = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        self.traders.takes_any_card = True  # TRADCK-19
        knights.add_to_parts(rules, ChaseBarbarian(knights.own, self.traders), ACTING_PARTS)
        former = next(card for card in knights.decks.cards if card.name == "bishop")
        knights.decks.replace(BishopOnPaths(former.name, int(former.track), former.count, self.traders))

    def adjust_knight_end(self, kernel: Kernel, colour: i64, origin: i64, vertex: i64, may: bool) -> bool:
        """Ships lead to closed corners of trade hexes too, where nothing is built and so no knight stands (TRADCK-20,
        TRADSEA-27)."""
        return may and not self.traders.closed_corners.has(kernel, vertex)


class ChaseBarbarian(ReadyKnightAction):
    """A ready knight drives off a barbarian at its vertex, and is inactive then (TRADCK-09 to TRADCK-11)."""

    def __init__(self, own: CitiesOwn, traders: TradeOwn) -> None:
        super().__init__("chase_barbarian", own)
        self.traders = traders

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return has_free_path(kernel, self.traders, CAUSE_KNIGHT)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return is_ready(kernel, self.own, vertex) and stands_at(kernel, self.traders, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        deactivate(kernel, self.own, a)
        ask_to_move_from(kernel, seat, CAUSE_KNIGHT, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        if not stands_at(kernel, self.traders, vertex):
            return KNIGHT_NOT_AT_BARBARIAN.of()
        return NO_PATH_FOR_BARBARIAN.of()


class BishopOnPaths(ProgressCard):
    """Moves any barbarian of a path, and the owner of a road there may lose a card (TRADCK-14)."""

    def __init__(self, name: str, track: int, count: int, traders: TradeOwn) -> None:
        super().__init__(name, track, count)
        self.traders = traders

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return has_free_path(kernel, self.traders, CAUSE_KNIGHT)

    def play(self, kernel: Kernel, seat: i64) -> None:
        ask_to_move(kernel, seat, CAUSE_KNIGHT)

    def why_not(self, kernel: Kernel, seat: i64) -> Reason:
        return NO_PATH_FOR_BARBARIAN.of()
