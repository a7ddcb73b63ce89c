"""The numbers of the base game."""

from __future__ import annotations

from typing import Final

ROAD_COST: Final = {"brick": 1, "wood": 1}  # BASE-22
SETTLEMENT_COST: Final = {"brick": 1, "wood": 1, "wool": 1, "grain": 1}  # BASE-23
CITY_COST: Final = {"grain": 2, "ore": 3}  # BASE-24
CARD_COST: Final = {"wool": 1, "grain": 1, "ore": 1}  # BASE-25

ROADS: Final = 15  # BASE-18
SETTLEMENTS: Final = 5
CITIES: Final = 4

BANK_PER_RESOURCE: Final = 19  # BASE-15

# Development cards (BASE-16, BASE-17).
KNIGHTS: Final = 14
VICTORY_POINTS: Final = 5
ROAD_BUILDINGS: Final = 2
YEARS_OF_PLENTY: Final = 2
MONOPOLIES: Final = 2

# What holding one is worth, in hundredths of a point; that knights count for the largest army comes on top.
KNIGHT_WORTH: Final = 18
ROAD_BUILDING_WORTH: Final = 40
YEAR_OF_PLENTY_WORTH: Final = 40
MONOPOLY_WORTH: Final = 50

LONGEST_ROAD_MINIMUM: Final = 5  # BASE-158
LARGEST_ARMY_MINIMUM: Final = 3  # BASE-175
AWARD_POINTS: Final = 2  # BASE-26

# The extension to five and six players (BASE56-06, BASE56-07).
BANK_PER_RESOURCE_5_6: Final = 24
EXTRA_CARDS_5_6: Final = {"knight": 6, "road_building": 1, "year_of_plenty": 1, "monopoly": 1}
PAIRED_SEATS_APART: Final = 3  # BASE56-24
