"""What a good player remembers of one game: which cards others must hold, and what was said at the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.deduction import deduce
from skerry.bots.talk import Talk
from skerry.engine.card_moves import BANK, UNSEEN_CARD, CardMove, moved_by, shown_by
from skerry.engine.event import Event
from skerry.engine.kernel import Kernel


class Memory:
    """The memory of one seat of one game, which is told all that the seat sees happen.

    It may begin in the middle of a game, but must not miss anything from then on.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.talk = Talk()
        # By owner and name, how many cards each of the others holds at least.
        self.held: dict[int, dict[str, int]] = {}

    def watch(self, events: list[Event]) -> None:
        """What the seat saw happen since it was last told."""
        for event in events:
            move = moved_by(event, self.seat)
            if move is not None:
                self.follow(move)
            shown = shown_by(event, self.seat)
            if shown is not None:
                self.see(shown.holder, shown.cards, shown.whole)
            accepted = self.talk.hear(event)
            if accepted is not None:
                # Whoever accepts has what is wanted (BASE-104).
                self.see(accepted.by, accepted.terms.want, whole=False)

    def follow(self, move: CardMove) -> None:
        if move.card == UNSEEN_CARD:
            self.lose_unseen(move.giver, move.count)
            return
        if move.giver != BANK:
            held = self.held.setdefault(move.giver, {})
            held[move.card] = max(0, held.get(move.card, 0) - move.count)
        if move.taker != BANK:
            held = self.held.setdefault(move.taker, {})
            held[move.card] = held.get(move.card, 0) + move.count

    def lose_unseen(self, owner: int, count: int) -> None:
        """Any card may be the one that went."""
        held = self.held.setdefault(owner, {})
        for card in held:
            held[card] = max(0, held[card] - count)

    def see(self, owner: int, cards: dict[str, int], whole: bool) -> None:
        """Somebody has shown cards, or its whole hand."""
        if whole:
            self.held[owner] = {}
        held = self.held.setdefault(owner, {})
        for card, count in cards.items():
            held[card] = max(count, held.get(card, 0))

    def known_in(self, kernel: Kernel) -> vec[i64]:
        """By seat and kind of card, how many the others hold at least in a position that looks like the real one.

        What follows from the sizes of hands and from the cards that go round is added.
        """
        rules = kernel.rules
        known = zeros(kernel.state.seats * kernel.state.kinds)
        for owner, held in self.held.items():
            if owner != self.seat:
                for kind, name in enumerate(rules.card_kinds):
                    known[owner * kernel.state.kinds + kind] = held.get(name, 0)
        deduce(known, kernel, self.seat)
        return known
