"""The three printed boards as the digest has them (BIG-039)."""

from __future__ import annotations

from typing import NamedTuple

ROWS = 9
COLUMNS = 6

HEXES = {
    "A": """
        sea sea sea sea sea sea
        sea sea pasture:8 sea sea sea
        sea field:4 mountain:3 field:10 forest:5 sea
        sea forest:11 hill:6 desert sea sea
        sea mountain:9 pasture:2 pasture:12 mountain:9 sea
        sea desert hill:6 forest:11 sea sea
        sea forest:5 field:10 mountain:3 field:4 sea
        sea sea pasture:8 sea sea sea
        sea sea sea sea sea sea
    """,
    "B": """
        sea sea sea sea sea sea
        sea sea field:8 hill:11 sea sea
        sea sea forest:3 mountain:4 forest:9 sea
        sea mountain:10 pasture:6 desert sea sea
        sea hill:5 field:12 field:2 hill:5 sea
        sea desert pasture:6 mountain:10 sea sea
        sea forest:9 mountain:4 forest:3 sea sea
        sea hill:11 field:8 sea sea sea
        sea sea sea sea sea sea
    """,
    "C": """
        sea sea sea sea sea sea
        sea hill:8 field:11 forest:3 sea sea
        sea sea sea pasture:10 field:5 sea
        sea pasture:4 mountain:6 desert sea sea
        sea forest:9 hill:2 hill:12 forest:9 sea
        sea desert mountain:6 pasture:4 sea sea
        sea field:5 pasture:10 sea sea sea
        sea forest:3 field:11 hill:8 sea sea
        sea sea sea sea sea sea
    """,
}

HARBOURS = {
    "A": """
        wool (2,1) W; 3:1 (2,2) NW; ore (1,2) NE; 3:1 (2,4) NE;
        wool (6,4) E; 3:1 (6,3) SE; ore (7,2) SW; 3:1 (6,1) SW
    """,
    "B": """
        3:1 (3,1) NW; brick (1,2) W; 3:1 (1,3) NW; grain (2,4) E;
        3:1 (5,3) SE; brick (7,2) E; 3:1 (7,1) SE; grain (6,1) W
    """,
    "C": """
        3:1 (3,1) NW; wood (1,1) W; 3:1 (1,2) NE; wool (2,4) E;
        3:1 (5,3) SE; wood (7,3) E; 3:1 (7,2) SW; wool (6,1) W
    """,
}

COLOURS = {"A": ("red", "blue"), "B": ("white", "orange"), "C": ("green", "brown")}

# By side: the desert and the corners of it that are settled first, road and ship as hex and side (BIG-065 to BIG-069).
DESERTS = ((3, 3), (5, 1))
START_CORNERS = (("N", "SE", "SW"), ("S", "NW", "NE"))
START_ROADS = ((2, 3, "E"), (6, 2, "W"))
START_SHIPS = ((4, 4, "NE"), (4, 1, "SW"))


class PrintedHex(NamedTuple):
    terrain: str
    number: int


class PrintedHarbour(NamedTuple):
    kind: str
    row: int
    col: int
    side: str


def printed_hexes(layout: str) -> dict[tuple[int, int], PrintedHex]:
    words = [word.partition(":") for word in HEXES[layout].split()]
    return {
        divmod(place, COLUMNS): PrintedHex(terrain, int(number or 0))
        for place, (terrain, _, number) in enumerate(words)
    }


def printed_harbours(layout: str) -> list[PrintedHarbour]:
    found = []
    for entry in HARBOURS[layout].split(";"):
        kind, at, side = entry.split()
        row, col = at.strip("()").split(",")
        found.append(PrintedHarbour(kind, int(row), int(col), side))
    return found
