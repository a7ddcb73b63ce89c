"""The numbers of `wonders`."""

from __future__ import annotations

from typing import Final

from skerry.reason import ReasonKind

LEVELS: Final = 4  # SEAWON-10
NO_WONDER: Final = -1

THEATER: Final = 0
GREAT_BRIDGE: Final = 1
MONUMENT: Final = 2
GREAT_WALL: Final = 3
WONDERS: Final = ("theater", "great_bridge", "monument", "great_wall", "wonder_castle")

LEVEL_COSTS: Final[tuple[dict[str, int], ...]] = (
    {"brick": 1, "wool": 3, "wood": 1},  # SEAWON-11
    {"wood": 3, "wool": 1, "grain": 1},  # SEAWON-12
    {"ore": 2, "grain": 3},  # SEAWON-13
    {"brick": 3, "wood": 1, "grain": 1},  # SEAWON-14
    {"brick": 1, "ore": 3, "grain": 1},  # SEAWON-15
)
REQUIREMENTS: Final = (
    ReasonKind("needs_two_cities", "two cities"),
    ReasonKind("needs_great_bridge", "a building at the great bridge"),
    ReasonKind("needs_harbour_city", "a city at a harbour and a route of five"),
    ReasonKind("needs_great_wall", "a building at the great wall"),
    ReasonKind("needs_six_points", "a city and six points"),
)
THEATER_CITIES: Final = 2
MONUMENT_ROUTE: Final = 5
CASTLE_POINTS: Final = 6

# Closed while founding (SEAWON-05).
CLOSED_MARKERS: Final = ("great_wall", "great_bridge", "x")
