"""What the event cards keep: the deck, what an event left behind, and gifts not yet handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.kept.kept import COLOUR, EDGE, Numbers, Row
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.rules.variants.event_cards.tables import CARDS, UNDER_NEW_YEAR

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

# A gift is three numbers: giver, taker, card or UNCHOSEN.
STRIDE: Final = 3

# For each card the first one of the same number and event.
_FACES: Final = [(card.number, card.event) for card in CARDS]
FIRST_ALIKE: Final[vec[i64]] = ints([_FACES.index(face) for face in _FACES])


class EventDeck(Stack):
    """All cards, each a kind of its own; the New Year card lies on the lowest five (EVNT-07)."""

    def __init__(self) -> None:
        super().__init__("deck", [card.event for card in CARDS], most=len(CARDS), shown=False, digest_left="left")
        self.is_turned_up = True
        # Whether the red die of a card counts, so that no two cards are alike (EVNT-66).
        self.shows_red = False

    def above_new_year(self, kernel: Kernel) -> i64:
        return self.left(kernel) - UNDER_NEW_YEAR

    def lay_anew(self, kernel: Kernel) -> None:
        """Shuffle all cards as they lie; five lie under New Year, the others on it (EVNT-06, EVNT-07)."""
        cards = ints(range(len(CARDS)))
        for place in range(self.laid(kernel)):
            cards[place] = self.item(kernel, place)
        self.lay(kernel, cards, "event_cards")

    def top_card(self, kernel: Kernel) -> i64:
        """The card turned up last."""
        return self.item(kernel, self.left(kernel))

    def played_cards(self, kernel: Kernel) -> list[int]:
        """The cards turned up since New Year, the first one first."""
        return [int(self.item(kernel, place)) for place in range(len(CARDS) - 1, self.left(kernel) - 1, -1)]

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """Cards that look alike become the same first: nobody can tell which of them were turned up."""
        kept = kernel.state.kept
        if not self.shows_red:
            for place in range(self.at + self.items, self.at + self.items + self.laid(kernel)):
                kept[place] = FIRST_ALIKE[kept[place]]
        super().resample(kernel, seat, deal)

    def position_left(self, state: State) -> list[int]:
        return [left - UNDER_NEW_YEAR for left in super().position_left(state)]


class EventOwn:
    """The declared things of the event cards."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.deck = rules.keep(module, EventDeck())
        # Set while the production of an epidemic lasts (EVNT-19).
        self.epidemic = rules.keep(module, Numbers("epidemic"))
        self.damaged = rules.keep(module, Layer("damaged", EDGE, ("", "damaged"), shown=False, sparse=True))
        self.damages = rules.keep(module, Numbers("damages", COLOUR, digest=""))
        seats = int(rules.seats)
        self.gifts = rules.keep(module, Row("gifts", STRIDE * seats * seats))
