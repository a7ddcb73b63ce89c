"""What a bot remembers from one decision of a turn to the next."""

from __future__ import annotations

from mypy_extensions import i64

NOWHERE: i64 = -1


class TurnMemory:
    """The offers of the current turn, so that none is made twice, and what was meant by a choice in two steps."""

    def __init__(self) -> None:
        self.turn: i64 = NOWHERE
        self.offers: list[int] = []
        # Where the ship, the knight and the road that are moved shall go, and the second token of a swap.
        self.sail_to: i64 = NOWHERE
        self.knight_to: i64 = NOWHERE
        self.route_to: i64 = NOWHERE
        self.swap_with: i64 = NOWHERE
        # The progress card that was played last.
        self.card = ""

    def begin(self, turn: i64) -> None:
        if turn != self.turn:
            self.turn = turn
            self.offers = []
