"""The three progress decks: drawing from the top, going back to the bottom, and how many one may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.action import ActionKind, Codes, Names
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.deck import AskedSource
from skerry.engine.event import EventKind
from skerry.engine.kept.knowledge import SEEN_BY_SEAT
from skerry.engine.kept.stack import NOTHING_LEFT
from skerry.engine.manner import GIVES
from skerry.engine.state import NOTHING
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.progress.card import ProgressCard
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import DECK_SIZE, PROGRESS_LIMIT, TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

PROGRESS_DRAWN: Final = EventKind(
    "progress_drawn",
    "seat:seat track:track",
    "card:progress_card",
    ("seat",),
    english="{seat} draws a {track} card",
    passes=("", "seat", "card"),
)
PROGRESS_OPEN: Final = EventKind(
    "progress_laid_open",
    "seat:seat card:progress_card",
    english="{seat} lays open {card}, which is a point",
    passes=("", "seat", "card"),
)
PROGRESS_DISCARDED: Final = EventKind(
    "progress_discarded",
    "seat:seat track:track",
    "card:progress_card",
    ("seat",),
    english="{seat} puts a {track} card under its deck",
    passes=("seat", "", "card"),
)

PROGRESS_NOT_HELD: Final = ReasonKind("progress_not_held", "you do not hold that progress card")
DECK_EMPTY: Final = ReasonKind("progress_deck_empty", "there is no card left in that deck")


class Decks:
    """All that concerns the cards as cards; what each does is its own affair."""

    def __init__(self, own: CitiesOwn, cards: list[ProgressCard]) -> None:
        self.own = own
        # No list: taking an item out of one costs a look at its type each time.
        self.cards: vec[ProgressCard] = vec[ProgressCard](cards)
        # What holding each is worth, in hundredths of a point.
        self.worth: vec[i64] = ints([int(card.worth) for card in cards])
        for card in cards:
            card.own = own

    def replace(self, card: ProgressCard) -> None:
        """Put another card in the place of the one with the same name (TWOCK-40)."""
        for former in self.cards:
            if former.name == card.name:
                card.own = former.own
                card.index = former.index
                card.reason = former.reason
        self.cards[card.index] = card

    def shuffle(self, kernel: Kernel) -> None:
        """Each deck by itself, face down (CK-023)."""
        for track in range(TRACK_COUNT):
            laid = zeros(DECK_SIZE)
            place: i64 = 0
            for card in self.cards:
                if card.track == track:
                    for _ in range(card.count):
                        laid[place] = card.index
                        place += 1
            deck = self.own.deck[track]
            deck.lay(kernel, laid, deck.name)

    def draw(self, kernel: Kernel, seat: i64, track: i64) -> None:
        """The top card, if there is one; points are laid open at once (CK-047, CK-049)."""
        own = self.own
        card = own.deck[track].draw(kernel)
        if card == NOTHING_LEFT:
            return
        kernel.log.emit(PROGRESS_DRAWN, seat, track, card)
        if self.cards[card].points > 0:
            own.laid_open.set(kernel, card, seat)
            kernel.log.emit(PROGRESS_OPEN, seat, card)
            refresh_points(kernel, own)
        else:
            own.hold(kernel, seat, card)

    def put_back(self, kernel: Kernel, card: i64, seen: i64) -> None:
        """Under its own deck (CK-053, CK-185)."""
        self.own.deck[self.cards[card].track].put_under(kernel, card, seen)

    def held_by(self, kernel: Kernel, seat: i64) -> i64:
        return kernel.state.kept[self.own.hand.at + seat]

    def ask_to_trim(self, kernel: Kernel) -> None:
        """Whoever is not on turn goes down to the limit at once, in turn order (CK-051, CK-055)."""
        active = kernel.state.active
        over = NOTHING
        for seat in range(kernel.state.seats):
            excess = self.held_by(kernel, seat) - PROGRESS_LIMIT
            if excess > 0 and seat != active:
                if len(over) == 0:
                    over = zeros(kernel.state.seats)
                over[seat] = excess
        if len(over) > 0:
            kernel.ask_in_turn(kernel.rules.decision("discard_progress"), over)

    def ask_active_to_trim(self, kernel: Kernel) -> None:
        """Who is on turn goes down to the limit when ending it (CK-052)."""
        seat = kernel.state.active
        over = self.held_by(kernel, seat) - PROGRESS_LIMIT
        if over > 0:
            kernel.ask(kernel.rules.decision("discard_progress"), seat, over)


def declare_decks(rules: Rules, decks: Decks) -> None:
    rules.words["progress_card"] = tuple(card.name for card in decks.cards)
    discard_progress = DecisionKind("discard_progress")
    discard_progress.counts_down = True
    rules.add_decision(discard_progress)
    choose_deck = DecisionKind("choose_deck")
    choose_deck.may_lapse = True
    rules.add_decision(choose_deck)
    # Where there would be a development card, there is the top card of a deck of one's choice (CK-297).
    rules.card_source = AskedSource(choose_deck)
    rules.add_decision(TrimHands(decks))
    rules.add_decision(TrimActive(decks))
    rules.add_action(DiscardProgress(decks), "discard_progress")
    rules.add_action(ChooseDeck(decks), "choose_deck")


class TrimHands(Step):
    """When all cards of one event are drawn, those over the limit discard (CK-055)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("trim_progress_hands")
        self.decks = decks

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.decks.ask_to_trim(kernel)


class TrimActive(Step):
    """The end of a part of a turn (CK-309)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("trim_own_progress_hand")
        self.decks = decks

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.decks.ask_active_to_trim(kernel)


class DiscardProgress(ActionKind):
    """Put a progress card of one's choice unseen under its deck; a of the decision: how many (CK-051, CK-053)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("discard_progress", "card", Names([card.name for card in decks.cards]), manner=GIVES)
        self.decks = decks

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.decks.own
        for card in range(own.cards):
            if own.held.of(kernel, seat * own.cards + card) > 0:
                codes.put(self, card)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.decks.own
        kernel.count_down()
        own.hold(kernel, seat, a, -1)
        self.decks.put_back(kernel, a, SEEN_BY_SEAT + seat)
        kernel.log.emit(PROGRESS_DISCARDED, seat, self.decks.cards[a].track, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return PROGRESS_NOT_HELD.of()


class ChooseDeck(ActionKind):
    """Draw the top card of a deck of one's choice, whatever one's level there (CK-164 to CK-166, CK-297)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("choose_deck", "track", Names(list(TRACKS)))
        self.decks = decks

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for track in range(TRACK_COUNT):
            if self.decks.own.deck[track].left(kernel) > 0:
                codes.put(self, track)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        self.decks.draw(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return DECK_EMPTY.of()
