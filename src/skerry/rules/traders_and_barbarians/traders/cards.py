"""The development cards of the scenario, in the place of all others (TRAD-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.awards import settle_award
from skerry.engine.card import DevelopmentCard
from skerry.engine.robbing import CAUSE_KNIGHT
from skerry.rules.traders_and_barbarians.traders import tables
from skerry.rules.traders_and_barbarians.traders.barbarians import ask_to_move
from skerry.rules.traders_and_barbarians.traders.movement import begin_second_movement, is_moving

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn


SWIFT_JOURNEY: Final = "swift_journey"


def declare_cards(rules: Rules, own: TradeOwn) -> None:
    known = {card.name: card for card in rules.development_cards}
    for name, count in tables.KEPT_CARDS.items():
        known[name].count = count
    rules.replace_cards(
        [
            Knight("knight", tables.KNIGHTS, worth=tables.KNIGHT_WORTH),
            known["victory_point"],
            known["road_building"],
            SwiftJourney(own),
        ]
    )
    rules.knight_card = rules.card_names.index("knight")


def may_play(kernel: Kernel, card: i64) -> bool:
    """The swift journey while a wagon moves, all others before that (TRAD-96, TRAD-135)."""
    return (kernel.rules.card_names[card] == SWIFT_JOURNEY) == is_moving(kernel)


class Knight(DevelopmentCard):
    """Moves a barbarian; stays face up and counts for the largest army (TRAD-93, TRAD-94)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.state.knights[seat] += 1
        if kernel.rules.largest_army is not None:
            settle_award(kernel, kernel.rules.largest_army, kernel.state.knights)
        ask_to_move(kernel, seat, CAUSE_KNIGHT)


class SwiftJourney(DevelopmentCard):
    """A second movement after the first, with all points (TRAD-96 to TRAD-98)."""

    def __init__(self, own: TradeOwn) -> None:
        super().__init__(SWIFT_JOURNEY, tables.SWIFT_JOURNEYS, worth=tables.SWIFT_JOURNEY_WORTH)
        self.own = own

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        begin_second_movement(kernel, self.own, seat)
