"""The numbers of `traders_and_barbarians`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.board.terrain import TERRAINS, TRADE_HEXES

# Wagon cards, by level from 1 on (TRAD-12); what stands for level 0 is never used.
LEVELS: Final = 5
MOVEMENT_POINTS: Final[vec[i64]] = ints([0, 4, 5, 6, 7, 7])
DELIVERY_GOLD: Final[vec[i64]] = ints([0, 1, 2, 3, 4, 5])
# The lowest result of a die that drives a barbarian away; no die shows a 7.
DRIVES_OFF: Final[vec[i64]] = ints([7, 7, 6, 5, 4, 3])
FIRST_DRIVING_LEVEL: Final = 2
LEVEL_POINTS: Final = (0, 0, 0, 0, 0, 1)
# What it costs to reach levels 2 to 5.
LEVEL_COSTS: Final[tuple[dict[str, int], ...]] = (
    {"wood": 1, "wool": 1, "ore": 1},
    {"wood": 1, "wool": 1, "ore": 1},
    {"wood": 2, "wool": 1, "ore": 1},
    {"wood": 2, "wool": 1, "ore": 1},
)

# What everybody is told of the sea sides of trade hexes (TRAD-29).
CLOSED: Final = "closed"

# Trade hexes and goods (TRAD-02, TRAD-03, TRAD-34 to TRAD-36); a hex goes by its place in the first row.
TRADE_HEX_NAMES: Final = tuple(TERRAINS[terrain] for terrain in TRADE_HEXES)
GOODS: Final = ("tools", "sand", "marble", "glass")
# By hex, how many tokens of each of the goods lie there.
SUPPLY: Final = ((6, 6, 0, 0), (0, 6, 6, 0), (6, 0, 0, 6))
# By goods, the hex that accepts them (TRAD-69).
DESTINATION: Final[vec[i64]] = ints([1, 2, 0, 0])

START_GOLD: Final = 5  # TRAD-20

# Movement (TRAD-52 to TRAD-56, TRAD-63).
PATH_POINTS: Final = 2
ROAD_POINTS: Final = 1
BARBARIAN_POINTS: Final = 2
DEAREST_STEP: Final = PATH_POINTS + BARBARIAN_POINTS
TOLL: Final = 1
FEED_COST: Final = {"grain": 1}
FEED_POINTS: Final = 2
# No movement has more points than the best wagon that was fed.
MOST_POINTS: Final = 9

# Rolls that count for nothing (TRAD-43).
REPEATED: Final = (2, 12)

# Development cards (TRAD-08): those of the base game that stay, and what holding the others is worth.
KNIGHTS: Final = 16
SWIFT_JOURNEYS: Final = 3
KEPT_CARDS: Final = {"road_building": 3, "victory_point": 3}
KNIGHT_WORTH: Final = 14
SWIFT_JOURNEY_WORTH: Final = 40

# For players that know no module, in hundredths of a point: what a delivery is worth.
DELIVERY_WORTH: Final = 100
# The movement points of a usual trip.
TRIP_POINTS: Final = 24
# What a delivery is worth that is just ahead, and at how many points from it half of that.
NEAR: Final = 100
HALFWAY: Final = 8
# A road on the shortest way between two plazas.
ROAD_WORTH: Final = 15
