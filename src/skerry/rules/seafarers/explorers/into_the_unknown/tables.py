"""What is printed of the scenario: the special harbours, and what kept treasures are good for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints

# The kinds of the special harbours that lie beside the board, one for each resource (TDEIU-05, TDEIU-28).
SPECIAL_HARBOURS: Final = ("wood", "brick", "wool", "grain", "ore")

# What kept treasures bring; the lower steps stay when a higher one is reached (TDEIU-60).
MOST_KEPT: Final = 4  # TDEIU-48
KEPT_FOR_HAND: Final = 1
CARDS_MORE: Final = 2  # beyond the hand limit of the game: 9 in the place of 7 (TDEIU-50, TDEIU-69)
KEPT_FOR_HARBOUR: Final = 2  # TDEIU-52
# By how many are kept (TDEIU-58, TDEIU-59).
POINTS_OF_KEPT: Final[vec[i64]] = ints([0, 0, 0, 1, 2])
