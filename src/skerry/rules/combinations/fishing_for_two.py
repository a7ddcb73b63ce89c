"""The Fishermen for two (FISH-93 to FISH-99, TWO-64 to TWO-67).

Fish take the place of trade tokens: everybody starts with some, and whoever is behind pays less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.fishermen.module import Fishermen
from skerry.rules.traders_and_barbarians.fishermen.tables import TOKEN_COUNTS
from skerry.rules.variants.two_player.module import TwoPlayer

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

# What each player starts with, by kind of token, the old boot last (FISH-93).
START_TOKENS: Final = (2, 2, 1, 0)
REBATE: Final = 1  # FISH-96


class FishingForTwo(Module):
    """Fish in the place of trade tokens."""

    def __init__(self) -> None:
        super().__init__("fishing_for_two")

    def declare(self, rules: Rules) -> None:
        cast(TwoPlayer, rules.module("two_player")).tokens.leave_out()
        fishing = self.fishermen(rules).fishing
        # The rest is shuffled; all tokens may come back to it (FISH-94).
        dealt = zip(TOKEN_COUNTS, START_TOKENS, strict=True)
        fishing.fish.counts = tuple(count - int(rules.seats) * start for count, start in dealt)
        fishing.founding_tokens = 0  # FISH-98
        fishing.rebate = REBATE

    def setup_finish(self, kernel: Kernel) -> None:
        fishing = self.fishermen(kernel.rules).fishing
        for seat in range(kernel.state.seats):
            for kind, count in enumerate(START_TOKENS):
                fishing.fish.hold(kernel, seat, kind, count)

    def fishermen(self, rules: Rules) -> Fishermen:
        return cast(Fishermen, rules.module("fishermen"))
