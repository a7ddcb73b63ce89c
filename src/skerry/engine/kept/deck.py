"""Decks: stacks whose cards lie in the same hands as those of other decks."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.kept.kept import Numbers
from skerry.engine.kept.stack import Stack


class Deck(Stack):
    """Cards face down, beside other decks; the backs of cards tell everybody which deck they are from.

    The kinds of all those decks are numbered together; `own_kinds` are those of this one. `hands` keeps by seat how
    many of each kind it holds.
    """

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        most: int,
        own_kinds: Sequence[int],
        open_kinds: Sequence[int],
        hands: Numbers,
        refilled: bool = False,
        points: Sequence[int] = (),
        shown: bool = True,
        digest: str | None = None,
        digest_left: str | None = None,
        digest_seen: str | None = None,
    ) -> None:
        super().__init__(
            name,
            words,
            most=most,
            held=True,
            refilled=refilled,
            points=points,
            shown=shown,
            digest=digest,
            digest_left=digest_left,
            open_kinds=open_kinds,
            looked=True,
            digest_seen=digest_seen,
        )
        self.hands = hands
        self.is_own = zeros(len(self.words))
        for kind in own_kinds:
            self.is_own[kind] = 1

    def room_of_hands(self) -> i64:
        return 0

    def hand_of(self, seat: i64) -> i64:
        return self.hands.at + seat * self.kinds
