"""Where development cards come from and where they go.

"A development card", whether bought, found or given, is asked of the source of the game: its deck, or what a module
puts in the place of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import ints, zeros
from skerry.engine.event import EventKind

if TYPE_CHECKING:
    from skerry.engine.decision import DecisionKind
    from skerry.engine.kept.stack import Stack
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

CARD_BOUGHT: Final = EventKind(
    "card_bought",
    "seat:seat",
    "card:development_card",
    ("seat",),
    english="{seat} buys a development card",
    passes=("", "seat", "card"),
)
CARD_FOUND: Final = EventKind(
    "card_found",
    "seat:seat",
    "card:development_card",
    ("seat",),
    english="{seat} finds a development card",
    passes=("", "seat", "card"),
)
CARD_PLAYED: Final = EventKind(
    "card_played", "seat:seat card:development_card", english="{seat} plays {card}", passes=("seat", "", "card")
)

NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSource:
    """What a seat gets that gets a development card; as it stands, nothing."""

    def lay(self, rules: Rules, state: State) -> None:
        """Lay the cards of a new game, where the common state has them."""

    def left(self, kernel: Kernel, seat: i64) -> i64:
        """How many cards a seat could draw (-1: a spectator is told)."""
        return 0

    def has_card(self, kernel: Kernel, seat: i64) -> bool:
        """Whether a seat would get something."""
        return self.left(kernel, seat) > 0

    def draw(self, kernel: Kernel, seat: i64, told: EventKind) -> None:
        """Give a seat a development card, or what takes its place; nothing where there is none left.

        `told`: how a card comes to it, bought, found or for nothing.
        """

    # Which cards could be whose, for dealing anew what somebody cannot see

    def groups(self, kernel: Kernel) -> i64:
        """How many groups of seats have cards of their own, which never come into the hands of another (BIG-058)."""
        return 1

    def group_of(self, kernel: Kernel, seat: i64) -> i64:
        """From whose cards a seat draws."""
        return 0

    def piles(self, kernel: Kernel, group: i64) -> list[Stack]:
        """Where cards of a group lie face down, by their numbers, beside the deck of the common state."""
        return []


class DevelopmentDeck(CardSource):
    """One face-down deck for everybody (BASE-29, BASE-135)."""

    def lay(self, rules: Rules, state: State) -> None:
        state.deck = ints([int(card.index) for card in rules.development_cards for _ in range(card.count)])
        state.deck_left = len(state.deck)
        state.random.shuffle_deck("development", state.deck)

    def left(self, kernel: Kernel, seat: i64) -> i64:
        return kernel.state.deck_left

    def has_card(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.state.deck_left > 0 or spent_cards(kernel) > 0

    def draw(self, kernel: Kernel, seat: i64, told: EventKind) -> None:
        card = draw_top(kernel)
        if card != NO_CARD:
            take_card(kernel, seat, card, told)


class AskedSource(CardSource):
    """In the place of a card a seat is asked something (CK-297, FISHCK-04, TDETI-86)."""

    def __init__(self, decision: DecisionKind) -> None:
        self.decision = decision

    def has_card(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.decision, seat)

    def draw(self, kernel: Kernel, seat: i64, told: EventKind) -> None:
        if self.has_card(kernel, seat):
            kernel.ask(self.decision, seat, 1)


def draw_top(kernel: Kernel) -> i64:
    """The top card of the deck, which is made anew of the spent ones where that is a rule (BARB-62)."""
    state = kernel.state
    if state.deck_left == 0:
        relay_spent(kernel)
    if state.deck_left == 0:
        return NO_CARD
    state.deck_left -= 1
    return state.deck[state.deck_left]


def take_card(kernel: Kernel, seat: i64, card: i64, told: EventKind) -> None:
    """A card that was drawn: unseen into a hand, where it may not be played this turn, or carried out (BARB-59)."""
    kernel.log.emit(told, seat, card)
    kernel.hear()
    kind = kernel.rules.development_cards[card]
    if kind.at_once:
        kernel.log.emit(CARD_PLAYED, seat, card)
        spend_card(kernel, card)
        if kind.playable(kernel, seat):
            kind.play(kernel, seat)
        return
    at = seat * kernel.rules.card_count + card
    kernel.state.held[at] += 1
    kernel.state.bought[at] += 1
    kernel.recount = True


# The pile of spent cards, in games whose deck is refilled


def spend_card(kernel: Kernel, card: i64) -> None:
    """A card that was carried out goes on the pile, or out of the game where there is none (BARB-61)."""
    if len(kernel.state.spent_cards) > 0:
        kernel.state.spent_cards[card] += 1


def spent_cards(kernel: Kernel) -> i64:
    """How many cards lie on the pile."""
    count: i64 = 0
    for card in range(len(kernel.state.spent_cards)):
        count += kernel.state.spent_cards[card]
    return count


def relay_spent(kernel: Kernel) -> None:
    """Shuffle the pile and lay it face down."""
    state = kernel.state
    cards: vec[i64] = zeros(0)
    for card in range(len(state.spent_cards)):
        for _ in range(state.spent_cards[card]):
            cards = append(cards, card)
        state.spent_cards[card] = 0
    if len(cards) > 0:
        state.random.shuffle_deck("development", cards)
        state.deck = cards
        state.deck_left = len(cards)
