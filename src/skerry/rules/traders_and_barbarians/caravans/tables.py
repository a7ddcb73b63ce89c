"""The numbers of `caravans`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import FIELD, PASTURE

CAMELS: Final = 22  # CARV-03
ARROWS: Final = 3  # CARV-02
# The corners that the arrows point at begin with N or with NE, every other one follows; the printed oasis (CARV-08).
ORIENTATIONS: Final = 2
PRINTED_ORIENTATION: Final = 1

# The cards that are votes, by the number of their kind (CARV-39).
GRAIN: Final = FIELD
WOOL: Final = PASTURE

CAMELS_ON_BOTH_SIDES: Final = 2  # CARV-56
BUILDING_POINTS: Final = 1
ROAD_COUNTS: Final = 2  # CARV-60

# What a building may expect that no two camels pass yet, in hundredths of a point, by the camels that would first have
# to come to its vertex; the next one from there passes it.
EXPECTED: Final[vec[i64]] = ints([45, 18, 6])
# A road beside a camel, on the way to the longest road.
ROAD_WORTH: Final = 12

# How likely it is, in percent, that a seat has its way with a camel: when everybody has bid, and before.
CERTAIN: Final[vec[i64]] = ints([0, 15, 25, 55, 60, 95])
LIKELY: Final[vec[i64]] = ints([0, 10, 20, 40, 45, 65])
# What these stand for: no votes, fewer than somebody else, as many, as many or none as the seat whose turn has ended,
# the most, and more than all others together.
WITHOUT: Final = 0
BEHIND: Final = 1
LEVEL: Final = 2
LEVEL_AT_END: Final = 3
AHEAD: Final = 4
ABOVE_ALL: Final = 5
# Of what a camel on a named edge would bring, in percent: somebody else has named it, or may still do so.
SHARED_WISH: Final = 50
LONE_WISH: Final = 15
