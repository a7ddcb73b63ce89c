"""What actions need at least: mostly a hand lacks something, and then nothing of their kind has to be listed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

# How many bits there are; what has none is not looked at before the action itself is asked.
MOST_NEEDS: Final = 62


@final
class Needs:
    """So many cards of one kind, each a bit: what all actions of a game need."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()

    def bits(self, rules: Rules, named: dict[str, int]) -> i64:
        """The bits of a price, as far as it is cards."""
        one: i64 = 1
        bits: i64 = 0
        for name, count in named.items():
            if count > 0 and name in rules.card_kinds:
                place = self.place(rules.card_kinds.index(name), count)
                if place < MOST_NEEDS:
                    bits |= one << place
        return bits

    def place(self, kind: i64, count: i64) -> i64:
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind and self.counts[i] == count:
                return i
        if len(self.kinds) < MOST_NEEDS:
            self.kinds = append(self.kinds, kind)
            self.counts = append(self.counts, count)
            return len(self.kinds) - 1
        return MOST_NEEDS

    def lacking(self, state: State, seat: i64) -> i64:
        """The bits of what a hand has too few of."""
        hand = state.hand
        mine = seat * state.kinds
        kinds = self.kinds
        counts = self.counts
        bit: i64 = 1
        bits: i64 = 0
        for i in range(len(kinds)):
            if hand[mine + kinds[i]] < counts[i]:
                bits |= bit
            bit <<= 1
        return bits
