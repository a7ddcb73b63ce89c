"""The colours that maps are painted in; those of the land are the browser's (`web/src/board/terrains.ts`)."""

from __future__ import annotations

from typing import Final

GROUND: Final[dict[str, str]] = {
    "forest": "#4a8650",
    "hill": "#c4764a",
    "pasture": "#a1ca66",
    "field": "#e9c45c",
    "mountain": "#9da3ab",
    "desert": "#e6d09d",
    "sea": "#5fa6bd",
    "gold_field": "#b69c55",
    "swamp": "#8c9d5c",
    "oasis": "#dcc88f",
    "castle": "#a6b87a",
    "trade_castle": "#b5b179",
    "quarry": "#b9af9f",
    "glassworks": "#ccbe98",
    "lake": "#98b566",
    "fog": "#789",
    "empty": "#d8d2c4",
}

# Around the land; the water of rivers and fishing grounds is deeper.
WAVES: Final = GROUND["sea"]
WATER: Final = "#3f87b5"
SAND: Final = "#efdcae"
TOKEN: Final = "#fbf3dc"
INK: Final = "#22292c"
RED: Final = "#b3261e"
WOOD: Final = "#6b4a2b"
