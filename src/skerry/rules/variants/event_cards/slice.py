"""What the event cards add to the state: the deck, what an event left behind, and gifts not yet handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.state import Slice
from skerry.rules.variants.event_cards.tables import CARDS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NO_CARDS: Final[vec[i64]] = zeros(0)


class EventSlice(Slice):
    def __init__(self, colours: i64, edges: i64) -> None:
        # Top last. The New Year card lies on the lowest five; `left` counts the cards above it (EVNT-07).
        self.deck: vec[i64] = NO_CARDS
        self.left: i64 = 0
        # Set while the production of an epidemic lasts (EVNT-19).
        self.epidemic: i64 = 0
        self.damaged: vec[i64] = zeros(edges)
        self.damages: vec[i64] = zeros(colours)
        # Due from one seat to another: giver, taker, card or UNCHOSEN, giver, taker, ...
        self.gifts: vec[i64] = NO_CARDS

    def copy(self) -> Slice:
        twin = EventSlice(0, 0)
        twin.deck = self.deck[:]
        twin.left = self.left
        twin.epidemic = self.epidemic
        twin.damaged = self.damaged[:]
        twin.damages = self.damages[:]
        twin.gifts = self.gifts[:]
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "deck": list(self.deck),
            "left": [self.left],
            "epidemic": [self.epidemic],
            "damaged": [edge for edge in range(len(self.damaged)) if self.damaged[edge] != 0],
            "gifts": list(self.gifts),
        }


class EventSlot:
    """Where the slice is found; known when the rules are composed."""

    def __init__(self) -> None:
        self.slot: i64 = -1

    def new(self, rules: Rules) -> EventSlice:
        own = EventSlice(rules.colours, rules.topology.edges)
        own.deck = ints(range(len(CARDS)))
        return own

    def of(self, kernel: Kernel) -> EventSlice:
        return cast(EventSlice, kernel.state.slices[self.slot])
