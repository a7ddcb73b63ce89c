"""The numbers of `fishermen`."""

from __future__ import annotations

from typing import Final

LAKE_NUMBERS: Final = (2, 3, 11, 12)  # FISH-02
GROUND_NUMBERS: Final = (4, 5, 6, 8, 9, 10)  # FISH-03

# Tokens that show fish come first, so that the kind of one is one less than its fish (FISH-04, FISH-05).
TOKENS: Final = ("one_fish", "two_fish", "three_fish", "old_boot")
TOKEN_COUNTS: Final = (11, 10, 8, 1)
FISH_KINDS: Final = 3
BOOT: Final = 3
MOST_TOKENS: Final = 7  # FISH-40

# What the five deeds cost, in fish (FISH-53, FISH-55, FISH-57, FISH-59, FISH-60).
ROBBER_PRICE: Final = 2
THEFT_PRICE: Final = 3
RESOURCE_PRICE: Final = 4
ROAD_PRICE: Final = 5
CARD_PRICE: Final = 7
HIGHEST_PRICE: Final = 7

BOOT_POINTS: Final = 1  # FISH-75

# In hundredths of a point: a fish in hand, and the old boot.
FISH_WORTH: Final = 4
BOOT_HARM: Final = 80
# A pip of a number that brings a token: it comes nearly three times with every hundred rolls, and a token shows about
# two fish. What such a place is worth before it is settled is reckoned for a part of the game.
CATCH_EARNINGS: Final = 21
CATCH_WORTH: Final = 6
