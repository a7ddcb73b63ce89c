"""The numbers of Cities & Knights."""

from __future__ import annotations

from typing import Final

from skerry.board.terrain import FOREST, MOUNTAIN, PASTURE, RESOURCE_COUNT

# Commodities follow the resources among the card kinds (CK-008).
COMMODITIES: Final[tuple[str, ...]] = ("paper", "cloth", "coin")
PAPER: Final = RESOURCE_COUNT
CLOTH: Final = RESOURCE_COUNT + 1
COIN: Final = RESOURCE_COUNT + 2
COMMODITY_COUNT: Final = 3
BANK_PER_COMMODITY: Final = 12
BANK_PER_COMMODITY_5_6: Final = 18  # CK-303

NO_COMMODITY: Final = -1
# What a city gives beside its one resource (CK-057).
COMMODITY_OF_TERRAIN: Final[dict[int, int]] = {FOREST: PAPER, PASTURE: CLOTH, MOUNTAIN: COIN}

# The tracks, and the commodity each is paid in (CK-004).
TRACKS: Final[tuple[str, ...]] = ("trade", "politics", "science")
TRADE: Final = 0
POLITICS: Final = 1
SCIENCE: Final = 2
TRACK_COUNT: Final = 3
TRACK_COMMODITY: Final[tuple[int, ...]] = (CLOTH, COIN, PAPER)
TOP_LEVEL: Final = 5
ABILITY_LEVEL: Final = 3  # CK-094
METROPOLIS_LEVEL: Final = 4  # CK-099
METROPOLIS_POINTS: Final = 2  # CK-100

WALLS: Final = 3
WALL_COST: Final = {"brick": 2}
CARDS_PER_WALL: Final = 2  # CK-071

KNIGHTS: Final[tuple[str, ...]] = ("basic_knight", "strong_knight", "mighty_knight")
KNIGHTS_PER_STRENGTH: Final = 2  # CK-010
RECRUIT_COST: Final = {"wool": 1, "ore": 1}
PROMOTE_COST: Final = {"wool": 1, "ore": 1}
ACTIVATE_COST: Final = {"grain": 1}
BASIC: Final = 1
STRONG: Final = 2
MIGHTY: Final = 3

# The event die: pips 1 to 3 are ships, 4 to 6 the gates of the tracks in their order (CK-017).
FACES: Final[tuple[str, ...]] = ("ship", "trade", "politics", "science")
SHIP_FACES: Final = 3
SHIP_FACE: Final = 0
LANDING: Final = 7  # CK-015

PROGRESS_LIMIT: Final = 4  # CK-050
DECK_SIZE: Final = 18  # CK-009

MEDICINE_COST: Final = {"ore": 2, "grain": 1}  # CK-210
SMITH_KNIGHTS: Final = 2  # CK-216
FREE_ROUTES: Final = 2  # CK-212
FIXED_NUMBERS: Final[tuple[int, ...]] = (2, 6, 8, 12)  # CK-201
MOST_SEATS_OF_ONE_BOX: Final = 4
