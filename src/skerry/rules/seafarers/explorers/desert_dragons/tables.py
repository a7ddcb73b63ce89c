"""The numbers of `desert_dragons`."""

from __future__ import annotations

from typing import Final

DRAGONS: Final = 18  # TDEDD-04, TDEDD-19
# By the number of players, how many a settlement or city lures (TDEDD-26).
DRAGONS_PER_BUILDING: Final = {3: 3, 4: 2}
# The marker of the hexes where they gather (TDEDD-10).
DESERTS: Final = "deserts"

# In hundredths of a point. A pip of a hex where dragons can come, when all of them have gathered, and when one of them
# is beside it and comes with the next roll of its number; a point of a building that they may shut in.
EXPOSED_PER_PIP: Final = 3
NEXT_PER_PIP: Final = 5
SHUT_IN_WORTH: Final = 25
# A settlement on land where they never come, and as much again when all have gathered.
REFUGE_WORTH: Final = 60
REFUGE_IN_NEED: Final = 140
# The first one matters most: without it nothing comes in when the home island is lost.
FOOTHOLD_WORTH: Final = 100
# Holding a knight card, while there are dragons for it.
KNIGHT_WORTH: Final = 30
