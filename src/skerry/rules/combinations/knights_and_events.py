"""Cities & Knights with event cards (digest variants.md: EVNT-65 to EVNT-67).

The card brings the number; red die and event die come before it, or the card shows the red die too. What the events
themselves do with commodities and knights follows from the common rules about hands and about who has knights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.module import Module
from skerry.engine.numbers import number_repeats
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.deck import NUMBER
from skerry.rules.variants.event_cards.module import EventCards
from skerry.rules.variants.event_cards.tables import CARDS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.variants.event_cards.own import EventOwn

RED_DIE: Final = EventKind("red_die", "seat:seat pips:number", english="the red die shows {pips}", die="pips")

RED: Final[vec[i64]] = ints([card.red for card in CARDS])


class KnightsAndEvents(Module):
    """Where the red die comes from, and when the event die is rolled."""

    def __init__(self) -> None:
        super().__init__("knights_and_events")

    def tune(self, rules: Rules) -> None:
        knights = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        events = cast(EventCards, rules.module("event_cards"))
        knights.event_with_number = False
        if rules.flag("red_from_card"):
            events.own.deck.shows_red = True
            events.before_event.append(RedOfCard(rules, knights.own, events.own))
        else:
            assert knights.number is not None
            knights.number.source = rules.add_decision(DiceBeforeCard(rules, knights.own, knights.number.source))


class DiceBeforeCard(Step):
    """Red die and event die are rolled and resolved, then the card is turned up (EVNT-65)."""

    def __init__(self, rules: Rules, own: CitiesOwn, card: DecisionKind) -> None:
        super().__init__("dice_before_card")
        self.own = own
        self.card = card
        self.event_die = rules.decision("event_die")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        pips = kernel.state.random.die()
        self.own.red.put(kernel, pips)
        kernel.log.emit(RED_DIE, decision.seat, pips)
        kernel.ask(self.card, decision.seat)
        kernel.ask(self.event_die, decision.seat)


class RedOfCard(CardEvent):
    """The card turned up shows the red die; its own event follows the event die (EVNT-66). Where another card follows
    at once, that one does: the event die is resolved once in a roll (TRADCK-17)."""

    def __init__(self, rules: Rules, own: CitiesOwn, events: EventOwn) -> None:
        self.own = own
        self.events = events
        self.event_die = rules.decision("event_die")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        card = self.events.deck.top_card(kernel)
        if number_repeats(kernel, NUMBER[card]):
            return
        self.own.red.put(kernel, RED[card])
        kernel.log.emit(RED_DIE, seat, RED[card])
        kernel.ask(self.event_die, seat, NUMBER[card])
