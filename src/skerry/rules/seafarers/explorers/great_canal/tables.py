"""The numbers and words of `great_canal`."""

from __future__ import annotations

from typing import Final

# What lies on the hexes of the course: two markers, then a tile with its dry side up, then with its water side
# (TDEGK-04, TDEGK-10).
MARKED: Final = 1
DRY: Final = 2
WATER: Final = 3
CANAL: Final = ("", "marked", "dry", "water")

MARKERS_PER_HEX: Final = 2  # one for each of the two knights that dig there (TDEGK-40, TDEGK-44, TDEGK-45)
SHORTEST_COURSE: Final = 2

SHIPS_AT_VERTEX: Final = 2  # a third one would make a sea route branch (TDEGK-81)

# The kind of the islands that only ships and knights get to (TDEGK-14).
SMALL: Final = "small"
