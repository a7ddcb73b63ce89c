"""The numbers of `rivers`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints

# As the rulebook has it; other printings ask for two brick and one wood (RIVR-44).
BRIDGE_COST: Final = {"brick": 1, "wood": 2}
BRIDGES: Final = 3  # RIVR-05
# The group of roads, so that bridges join them everywhere (RIVR-47, RIVR-50, RIVR-51).
ROAD_GROUP: Final = 1

RIVERSIDE_GOLD: Final = 1  # RIVR-34, RIVR-35
BRIDGE_GOLD: Final = 3  # RIVR-49

WEALTHIEST_MINIMUM: Final = 1  # RIVR-60
WEALTHIEST_POINTS: Final = 1  # RIVR-56
POOREST_TILES: Final = 4  # RIVR-10
POOREST_POINTS: Final = -2  # RIVR-65

# The token that is set aside, and the one that it joins (RIVR-23, RIVR-25).
SET_ASIDE: Final = 2
JOINED: Final = 12

# How much of a tile is in danger, in percent, by the lead in coins, from one on: coins come faster than roads.
RISK: Final[vec[i64]] = ints([65, 45, 25, 10])
