"""Decks: stacks of cards that go back under them, where whoever saw one go knows where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.kept.kept import Numbers
from skerry.engine.kept.stack import Stack

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness

# Who knows what lies at a place of a deck: nobody, everybody, or one seat, whose number is added.
UNSEEN: Final = 0
SEEN_BY_ALL: Final = 1
SEEN_BY_SEAT: Final = 2


class Deck(Stack):
    """Cards face down, top last, beside other decks whose cards lie in the same hands.

    The kinds of all those decks are numbered together; `own_kinds` are those of this one, since the backs of cards
    tell everybody which deck they are from. Cards of `open_kinds` are never in a hand: they lie open when drawn. `seen`
    keeps by place who knows what lies there, and `hands` by seat how many of each kind it holds.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        most: int,
        own_kinds: Sequence[int],
        open_kinds: Sequence[int],
        seen: Numbers,
        hands: Numbers,
        shown: bool = True,
        digest: str | None = None,
        digest_left: str | None = None,
    ) -> None:
        super().__init__(name, words, most=most, shown=shown, digest=digest, digest_left=digest_left)
        self.seen = seen
        self.hands = hands
        self.is_own: vec[i64] = zeros(len(self.words))
        self.is_open: vec[i64] = zeros(len(self.words))
        for kind in own_kinds:
            self.is_own[kind] = 1
        for kind in open_kinds:
            self.is_open[kind] = 1

    def held(self, kernel: Kernel, seat: i64, kind: i64) -> i64:
        return self.hands.of(kernel, seat * self.kinds + kind)

    def hold(self, kernel: Kernel, seat: i64, kind: i64, count: i64 = 1) -> None:
        self.hands.change(kernel, seat * self.kinds + kind, count)

    def draw(self, kernel: Kernel) -> i64:
        kind = super().draw(kernel)
        if kind >= 0:
            self.seen.set(kernel, self.left(kernel), UNSEEN)
        return kind

    def put_back(self, kernel: Kernel, kind: i64, seen: i64) -> None:
        """Lay a card at the bottom, and remember who saw which it is."""
        kept = kernel.state.kept
        place = self.seen.at + self.left(kernel)
        while place > self.seen.at:
            kept[place] = kept[place - 1]
            place -= 1
        kept[place] = seen
        self.put_under(kernel, kind)

    # Knowing

    def knows_card(self, kernel: Kernel, seat: i64, place: i64) -> bool:
        """Whether a seat knows what lies at a place, counted from the bottom."""
        seen = self.seen.of(kernel, place)
        return seen == SEEN_BY_ALL or (seat >= 0 and seen == SEEN_BY_SEAT + seat)

    def knows_hand(self, kernel: Kernel, seat: i64, owner: i64) -> bool:
        """Whether a seat knows which cards somebody holds just now."""
        return seat == owner

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        """Deal what a seat knows neither in the deck nor in hands anew among them."""
        kept = kernel.state.kept
        pool: vec[i64] = zeros(0)
        for place in range(self.left(kernel)):
            if not self.knows_card(kernel, seat, place):
                pool = append(pool, self.item(kernel, place))
        sizes = zeros(self.seats)
        for owner in range(self.seats):
            if not self.knows_hand(kernel, seat, owner):
                for kind in range(self.kinds):
                    held = self.hands.at + owner * self.kinds + kind
                    if self.is_own[kind] != 0:
                        for _ in range(kept[held]):
                            pool = append(pool, kind)
                        sizes[owner] += kept[held]
                        kept[held] = 0
        random.shuffle_deck(self.name, pool)
        self.deal(kernel, seat, pool, sizes)

    def deal(self, kernel: Kernel, seat: i64, pool: vec[i64], sizes: vec[i64]) -> None:
        """Hands first, since not every card can be in one; the rest lies where the seat knows nothing."""
        kept = kernel.state.kept
        used = zeros(len(pool))
        for owner in range(self.seats):
            for _ in range(sizes[owner]):
                dealt: i64 = 0
                while used[dealt] != 0 or self.is_open[pool[dealt]] != 0:
                    dealt += 1
                used[dealt] = 1
                kept[self.hands.at + owner * self.kinds + pool[dealt]] += 1
        left: i64 = 0
        for place in range(self.left(kernel)):
            if not self.knows_card(kernel, seat, place):
                while used[left] != 0:
                    left += 1
                used[left] = 1
                kept[self.at + self.items + place] = pool[left]
