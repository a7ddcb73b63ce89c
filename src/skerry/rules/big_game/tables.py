"""The numbers of the Big Game."""

from __future__ import annotations

from typing import Final

TARGET: Final = 25  # BIG-219
CITIES: Final = 10  # BIG-033
SUN_CARDS: Final = 12  # BIG-058: of the 23 cards of a board; Moon has the others
FIRST_SETTLEMENT_POINTS: Final = 2  # BIG-163
FOREIGN_HALVES: Final = 5  # BIG-026
START_SPOTS: Final = 3  # BIG-064

LONGEST_ROAD_MINIMUM: Final = 5  # BIG-189
KNIGHTS_MINIMUM: Final = 3  # BIG-197
MARKER_POINTS: Final = 2
KNIGHT_WORTH: Final = 40
