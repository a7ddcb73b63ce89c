"""What the rules of combinations say of maps of Seafarers with Traders & Barbarians: cells, targets, rivers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from tests.suites.books import NUMBERS
from tests.suites.shores import Place

GROUNDS = (4, 5, 6, 8, 9, 10)
LAKE = "lake:2+3+11+12"
RED = {6, 8}
# The less likely a number, the worse (RIVRSEA-22).
WORTH = {number: 6 - abs(7 - number) for number in NUMBERS}
# Where the table of boards names another map than that of the number of players.
FOUR, OLD = "_4", "_2008"
BOARDS = {
    ("fishermen", "new_shores"): FOUR,
    ("rivers", "new_shores"): FOUR,
    ("barbarian_attack", "new_shores"): FOUR,
    ("traders_and_barbarians", "new_shores"): FOUR,
    ("rivers", "fog_islands"): FOUR,
    ("rivers", "through_the_desert"): OLD,
    ("barbarian_attack", "through_the_desert"): OLD,
    ("traders_and_barbarians", "through_the_desert"): OLD,
}
BY_PLAYERS = ("new_shores", "four_islands", "fog_islands", "through_the_desert")
# Targets by scenario, and what a module does to them (FISHSEA-02, CARVSEA-05, BARBSEA-60, BARBSEA-74, TRADSEA-06).
POINTS = {
    "new_shores": 14,
    "four_islands": 13,
    "fog_islands": 12,
    "through_the_desert": 14,
    "forgotten_tribe": 13,
    "cloth_for_catan": 14,
    "pirate_islands": 10,
    "wonders": 10,
    "new_world": 12,
}
MORE = {"caravans": 2, "traders_and_barbarians": 3}
PLAYED = {
    "fishermen": [scenario for scenario in POINTS if scenario != "pirate_islands"],
    "rivers": ["new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "new_world"],
    "caravans": ["new_shores", "four_islands", "through_the_desert", "forgotten_tribe", "new_world"],
    "barbarian_attack": [
        *("new_shores", "fog_islands", "through_the_desert", "forgotten_tribe", "pirate_islands", "wonders"),
    ],
    "traders_and_barbarians": ["new_shores", "through_the_desert"],
}


def block(places: str, cells: str) -> dict[Place, str]:
    """Cells row by row, `places` being the first of each row and how many there are."""
    found: dict[Place, str] = {}
    laid = iter(cells.split())
    for row, col, count in re.findall(r"(\d),(\d)x(\d)", places):
        for step in range(int(count)):
            found[int(row), int(col) + step] = next(laid)
    assert not list(laid)
    return found


DESERT_ROWS = "3,2x1 4,1x5 5,1x5 6,1x4 7,1x3"
TRIBE_ROWS = "3,1x6 4,1x6 5,1x6"
PIRATE_ROWS = "1,5x2 2,6x2 3,6x3 4,5x3 5,6x3 6,6x2 7,5x2"
ISLAND_ROWS = "3,2x3 4,1x4 5,1x5 6,1x4 7,1x3"
# By module, scenario and number of players; a word alone leaves the number that lay there out.
CELLS: Mapping[tuple[str, str, int], Mapping[Place, str]] = {
    ("fishermen", "new_shores", 0): {(5, 3): LAKE},
    ("fishermen", "through_the_desert", 3): {(5, 3): LAKE, (2, 5): "pasture:2+11"},
    ("fishermen", "through_the_desert", 4): {(4, 3): LAKE, (3, 7): "hill:2+11"},
    ("fishermen", "forgotten_tribe", 0): {(4, 4): LAKE},
    ("caravans", "new_shores", 3): {(5, 3): "oasis", (4, 1): "pasture:9", (1, 1): "hill:2+12"},
    ("caravans", "new_shores", 4): {(5, 3): "oasis"},
    ("caravans", "four_islands", 3): {(4, 3): "oasis"},
    ("caravans", "four_islands", 4): {(5, 3): "oasis"},
    ("caravans", "through_the_desert", 3): {(5, 3): "oasis", (2, 5): "pasture:2+11"},
    ("caravans", "through_the_desert", 4): {(4, 3): "oasis", (3, 7): "hill:2+11"},
    ("caravans", "forgotten_tribe", 0): {(4, 4): "oasis", (4, 6): "pasture:2+12"},
    ("barbarian_attack", "fog_islands", 3): {(7, 2): "castle"},
    ("barbarian_attack", "fog_islands", 4): {(2, 6): "castle", (7, 1): "pasture:2+12"},
    ("barbarian_attack", "through_the_desert", 0): block(
        DESERT_ROWS,
        """hill:9 mountain:8 hill:2 castle desert desert pasture:12 field:5 forest:4 field:8 forest:5
        field:10 hill:6 forest:9 mountain:3 pasture:4 hill:11 pasture:6""",
    ),
    ("barbarian_attack", "forgotten_tribe", 0): block(
        TRIBE_ROWS,
        """pasture:9 forest:8 mountain:10 hill:3 forest:4 mountain:2 castle hill:4 pasture:8 field:5 forest:6 desert
        forest:12 field:6 mountain:5 pasture:2 hill:11 field:12""",
    ),
    ("barbarian_attack", "pirate_islands", 0): block(
        PIRATE_ROWS,
        """field:10 hill:4 mountain:5 forest:2+12 forest:9 pasture:8 pasture:5 field:6 hill:9 castle
        pasture:11 forest:5 pasture:9 mountain:8 forest:4 field:3 hill:10""",
    ),
    ("barbarian_attack", "wonders", 0): block(
        "3,1x6 4,1x5 7,4x1",
        """hill:11 field:6 field:10 mountain:6 pasture:3 forest:9 mountain:3 field:4 castle pasture:5 hill:4
        pasture:2+12""",
    ),
    ("traders_and_barbarians", "new_shores", 0): {(2, 6): "mountain:2+12"},
    ("traders_and_barbarians", "through_the_desert", 0): block(
        DESERT_ROWS,
        """quarry mountain:4 hill:11 desert desert desert pasture:6 field:5 forest:8 field:9 glassworks
        forest:10 hill:3 forest:2+12 mountain:8 trade_castle hill:6 pasture:5""",
    ),
}
# From mouth to source, and the side of the mouth (RIVRSEA-10, RIVRSEA-18, RIVRSEA-32).
RIVERS = {
    "new_shores": ([(4, 1), (4, 2), (4, 3), (4, 4)], "NW", [(6, 1), (6, 2), (6, 3)], "SW"),
    "fog_islands": ([(4, 1), (5, 2), (6, 2), (7, 2)], "NE", [(3, 7), (2, 6), (1, 5)], "E"),
    "through_the_desert": ([(4, 5), (5, 5), (6, 4), (7, 3)], "E", [(4, 3), (5, 3), (6, 2)], "NW"),
}
RIVER_LANDS = (["swamp", "pasture", "hill", "mountain"], ["swamp", "hill", "mountain"])
# Lands laid at random around the rivers (RIVR-12, RIVRSEA-19, RIVRSEA-33, RIVRSEA-40, RIVRSEA-50).
AROUND = {
    "new_shores": Counter(forest=4, field=4, pasture=2, hill=1, mountain=1),
    "fog_islands": Counter(forest=4, pasture=3, field=2, hill=1),
    "through_the_desert": Counter(forest=3, pasture=2, field=3, hill=2),
    "forgotten_tribe": Counter(forest=4, pasture=2, field=3, hill=1, mountain=1),
    "new_world": Counter(forest=5, pasture=4, field=5, hill=2, mountain=2, sea=17),
}
# Islands with fishing grounds (FISHSEA-10, FISHSEA-13, FISHSEA-14, FISHSEA-21, FISHSEA-23, FISHSEA-28, FISHSEA-38).
FISHED = {
    "new_shores": ("main",),
    "four_islands": ("nw", "ne", "sw", "se"),
    "fog_islands": ("ne", "sw"),
    "through_the_desert": ("main", "strip", "ne", "e", "se"),
    "forgotten_tribe": ("main",),
    "cloth_for_catan": ("north", "south"),
    "wonders": ("main", "nw", "se"),
}


def map_of(module: str, scenario: str, players: int) -> str:
    by_players = f"_{max(players, 3)}" if scenario in BY_PLAYERS else ""
    return f"seafarers/{scenario}{BOARDS.get((module, scenario), by_players)}"


def target_of(module: str, scenario: str) -> int:
    if module == "barbarian_attack" and scenario in ("pirate_islands", "wonders"):
        return 12
    return POINTS[scenario] + MORE.get(module, 0)
