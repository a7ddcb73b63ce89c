"""What a hex can be, as one table: name, what it yields, land or water."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The five that yield a resource come first, in the order of RESOURCES (BASE-09); what a hex yields in a game is
# asked of `engine/production.py`.
FOREST: Final = 0
HILL: Final = 1
PASTURE: Final = 2
FIELD: Final = 3
MOUNTAIN: Final = 4
DESERT: Final = 5
SEA: Final = 6
GOLD_FIELD: Final = 7
SWAMP: Final = 8
OASIS: Final = 9
CASTLE: Final = 10
TRADE_CASTLE: Final = 11
QUARRY: Final = 12
GLASSWORKS: Final = 13
LAKE: Final = 14
FOG: Final = 15
EMPTY: Final = 16

TERRAINS: Final[tuple[str, ...]] = (
    "forest",
    "hill",
    "pasture",
    "field",
    "mountain",
    "desert",
    "sea",
    "gold_field",
    "swamp",
    "oasis",
    "castle",
    "trade_castle",
    "quarry",
    "glassworks",
    "lake",
    "fog",
    "empty",
)

RESOURCES: Final[tuple[str, ...]] = ("wood", "brick", "wool", "grain", "ore")
RESOURCE_COUNT: Final = 5

# What a terrain yields is the number of a kind of card, or one of these, or a ware of some module below them.
NO_YIELD: Final = -1
CHOICE: Final = -2  # a resource of one's choice (SEA-55)

# Where wagons fetch and deliver goods; such a hex has a plaza and stays where it is written (TRAD-02, TRAD-13).
TRADE_HEXES: Final[tuple[int, ...]] = (TRADE_CASTLE, QUARRY, GLASSWORKS)

TERRAIN_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(TERRAINS)}


def is_land(terrain: i64) -> bool:
    """Land for building and for the robber; a hex not yet known is neither (SEA-13)."""
    return terrain != SEA and terrain < LAKE


def terrain_yields() -> list[int]:
    """What each terrain yields, as long as no module says otherwise."""
    yields = [terrain if terrain < RESOURCE_COUNT else NO_YIELD for terrain in range(len(TERRAINS))]
    yields[GOLD_FIELD] = CHOICE
    return yields
