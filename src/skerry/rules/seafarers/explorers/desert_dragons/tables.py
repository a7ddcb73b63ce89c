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
NEXT_PER_PIP: Final = 4
SHUT_IN_WORTH: Final = 25
# Each ship that one has come nearer to land where they never come, of as many as the way is counted with, and what that
# is more worth when all have gathered; the first settlement there; and what any there is worth beyond its place.
STEPS: Final = 8
STEP_WORTH: Final = 25
STEP_IN_NEED: Final = 45
FOOTHOLD_WORTH: Final = 150
REFUGE_WORTH: Final = 50
REFUGE_IN_NEED: Final = 100
# Holding a knight card; driving a dragon off, and more for each pip that a hex brings again.
KNIGHT_WORTH: Final = 20
DRIVING_OFF_WORTH: Final = 15
FREED_PER_PIP: Final = 6
