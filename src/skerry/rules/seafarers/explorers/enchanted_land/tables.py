"""The numbers of `enchanted_land`."""

from typing import Final

# How many dragon tiles show one, two and three flags (TDEEL-03, TDEEL-04).
TILES: Final[tuple[str, ...]] = ("one_flag", "two_flags", "three_flags")
TILE_COUNTS: Final[tuple[int, ...]] = (7, 6, 6)

DRAGONS_TO_WIN: Final = 6  # TDEEL-77, TDEEL-78

# How the map names them.
ENCHANTED_ISLAND: Final = "enchanted"
DRAGON_MARKER: Final = "dragons"
