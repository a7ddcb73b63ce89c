"""What seats get on average, by letting every number produce."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.terrain import CHOICE
from skerry.engine.kernel import Kernel
from skerry.engine.numbers import number_stands
from skerry.engine.production import claim_from_hexes, ware_claims
from skerry.engine.state import OFF_BOARD

# In how many of 36 rolls of two dice each number comes.
WAYS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
SEVEN: Final = 7
# Cards of a kind with every roll that make it one that comes often.
OFTEN: Final = 0.08


@final
@mypyc_attr(acyclic=True)
class Income:
    """Things per roll, by seat: cards of each kind, and cards of one's choice.

    The robber moves on, so that what it holds back counts for a part.
    """

    def __init__(self, kernel: Kernel, robbed_share: float) -> None:
        state = kernel.state
        self.kinds: i64 = state.kinds
        self.seats: i64 = state.seats
        self.cards: vec[float] = vec[float]([0.0] * int(self.seats * self.kinds))
        self.choice: vec[float] = vec[float]([0.0] * int(self.seats))
        robber = state.robber
        state.robber = OFF_BOARD
        rolls: i64 = 0
        for number in range(2, 13):
            if number_stands(kernel, number):
                rolls += WAYS[number]
        per_way = 1.0 / float(rolls if rolls > 0 else i64(36))
        for number in range(2, 13):
            if number != SEVEN and number_stands(kernel, number):
                self.add(kernel, number, WAYS[number] * per_way)
        state.robber = robber
        if robber >= 0:
            mask = state.numbers[robber]
            for number in range(2, 13):
                if (mask >> number) & 1 != 0 and number_stands(kernel, number):
                    ways = WAYS[number] * per_way * robbed_share
                    self.add(kernel, number, ways)
                    state.robber = OFF_BOARD
                    self.add(kernel, number, -ways)
                    state.robber = robber

    def total(self, seat: i64) -> float:
        """All that a seat gets with a roll, whatever it is."""
        total = self.choice[seat]
        for kind in range(self.kinds):
            total += self.cards[seat * self.kinds + kind]
        return total

    def spread(self, seat: i64) -> float:
        """How many kinds a seat gets, those in full that come often."""
        kinds = 0.0
        for kind in range(self.kinds):
            kinds += 1.0 - exp(-self.cards[seat * self.kinds + kind] / OFTEN)
        return kinds

    def add(self, kernel: Kernel, number: i64, weight: float) -> None:
        """Count what a number brings, so often."""
        claims = kernel.claims
        claim_from_hexes(kernel, number)
        for module in kernel.rules.add_claims:
            module.add_claims(kernel, number, claims)
        cards: i64 = self.seats * self.kinds
        for at in range(cards):
            if claims[at] != 0:
                self.cards[at] += weight * float(claims[at])
                claims[at] = 0
        choices = ware_claims(kernel, CHOICE)
        for at in range(cards, len(claims)):
            if claims[at] != 0:
                if choices <= at < choices + self.seats:
                    self.choice[at - choices] += weight * float(claims[at])
                claims[at] = 0
