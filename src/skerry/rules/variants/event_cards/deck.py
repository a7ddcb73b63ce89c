"""The deck: turning up the top card in place of a roll, and New Year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.engine.numbers import bring_number, number_repeats, number_stands
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.own import EventOwn
from skerry.rules.variants.event_cards.tables import CARDS, EVENTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

EVENT_CARD: Final = EventKind(
    "event_card",
    "seat:seat number:number card:event_card",
    brings="number",
    english="{seat} turns over {number} with the event {card}",
)
NEW_YEAR: Final = EventKind("new_year", "seat:seat", english="the New Year card comes up: the event cards are shuffled")

NUMBER: Final[vec[i64]] = ints([card.number for card in CARDS])
EVENT: Final[vec[i64]] = ints([EVENTS.index(card.event) for card in CARDS])

NO_NUMBER: Final = 0


class TurnUpCard(Step):
    """The top card serves all players: first its event, then its number (EVNT-09, EVNT-10)."""

    def __init__(self, rules: Rules, own: EventOwn, events: list[CardEvent], before_event: list[CardEvent]) -> None:
        super().__init__("turn_up_card")
        self.own = own
        self.before_event = before_event
        self.card_event = rules.add_decision(CardEventStep(rules, own, events))
        self.card_done = rules.decision("card_done")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        deck = self.own.deck
        seat = decision.seat
        if deck.above_new_year(kernel) == 0:
            # It produces nothing itself, and another card follows in the same turn (EVNT-12, EVNT-13).
            kernel.log.emit(NEW_YEAR, seat)
            deck.lay_anew(kernel)
        card = deck.draw(kernel)
        kernel.log.emit(EVENT_CARD, seat, NUMBER[card], EVENT[card])
        self.carry_out(kernel, seat, NUMBER[card])

    def carry_out(self, kernel: Kernel, seat: i64, number: i64) -> None:
        """Pushed in reverse; what modules put before a number comes before the event too (SEAPIR-11)."""
        repeats = number_repeats(kernel, number)
        if repeats:
            kernel.ask(self, seat)
        kernel.ask(self.card_done, seat)
        if number_stands(kernel, number) and not repeats:
            bring_number(kernel, self.card_event, seat, number)
        else:
            kernel.ask(self.card_event, seat, NO_NUMBER)
        for first in self.before_event:
            first.happen(kernel, seat)


class CardEventStep(Step):
    """The event of the card turned up last, and after it its number; a: the number, or NO_NUMBER."""

    def __init__(self, rules: Rules, own: EventOwn, events: list[CardEvent]) -> None:
        super().__init__("card_event")
        self.own = own
        self.events = events
        self.resolve_number = rules.decision("resolve_number")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if decision.a != NO_NUMBER:
            kernel.ask(self.resolve_number, decision.seat, decision.a)
        self.events[EVENT[self.own.deck.top_card(kernel)]].happen(kernel, decision.seat)


class CardDone(Step):
    """Event and production of a card are over."""

    def __init__(self, own: EventOwn) -> None:
        super().__init__("card_done")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.own.epidemic.put(kernel, 0)
