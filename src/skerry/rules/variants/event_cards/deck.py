"""The deck: turning up the top card in place of a roll, and New Year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.engine.numbers import bring_number, number_repeats, number_stands
from skerry.engine.resampling import shuffle_face_down
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.slice import EventSlice, EventSlot
from skerry.rules.variants.event_cards.tables import CARDS, EVENTS, UNDER_NEW_YEAR

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules

EVENT_CARD: Final = EventKind("event_card", "seat:seat number:number card:event_card", brings="number")
NEW_YEAR: Final = EventKind("new_year", "seat:seat")

NUMBER: Final[vec[i64]] = ints([card.number for card in CARDS])
EVENT: Final[vec[i64]] = ints([EVENTS.index(card.event) for card in CARDS])

NO_NUMBER: Final = 0


def lay_deck(own: EventSlice, random: Randomness) -> None:
    """Shuffle all cards; five lie under New Year, the others on it (EVNT-06, EVNT-07)."""
    random.shuffle_deck("event_cards", own.deck)
    own.left = len(own.deck) - UNDER_NEW_YEAR


def top_card(own: EventSlice) -> i64:
    """The card turned up last."""
    return own.deck[UNDER_NEW_YEAR + own.left]


def played_cards(own: EventSlice) -> list[int]:
    """The cards turned up since New Year, the first one first."""
    below = UNDER_NEW_YEAR + own.left
    return [int(own.deck[place]) for place in range(len(own.deck) - 1, below - 1, -1)]


def resample_deck(own: EventSlice, random: Randomness) -> None:
    """Everything that was not turned up lies in an order nobody knows (EVNT-15)."""
    shuffle_face_down(random, "event_cards", own.deck, UNDER_NEW_YEAR + own.left)


class TurnUpCard(Step):
    """The top card serves all players: first its event, then its number (EVNT-09, EVNT-10)."""

    def __init__(self, rules: Rules, slot: EventSlot, events: list[CardEvent], before_event: list[CardEvent]) -> None:
        super().__init__("turn_up_card")
        self.slot = slot
        self.before_event = before_event
        self.card_event = rules.add_decision(CardEventStep(rules, slot, events))
        self.card_done = rules.decision("card_done")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.slot.of(kernel)
        seat = decision.seat
        if own.left == 0:
            # It produces nothing itself, and another card follows in the same turn (EVNT-12, EVNT-13).
            kernel.log.emit(NEW_YEAR, seat)
            lay_deck(own, kernel.state.random)
        own.left -= 1
        card = top_card(own)
        kernel.log.emit(EVENT_CARD, seat, NUMBER[card], EVENT[card])
        kernel.hear()
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

    def __init__(self, rules: Rules, slot: EventSlot, events: list[CardEvent]) -> None:
        super().__init__("card_event")
        self.slot = slot
        self.events = events
        self.resolve_number = rules.decision("resolve_number")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if decision.a != NO_NUMBER:
            kernel.ask(self.resolve_number, decision.seat, decision.a)
        self.events[EVENT[top_card(self.slot.of(kernel))]].happen(kernel, decision.seat)


class CardDone(Step):
    """Event and production of a card are over."""

    def __init__(self, slot: EventSlot) -> None:
        super().__init__("card_done")
        self.slot = slot

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.slot.of(kernel).epidemic = 0
