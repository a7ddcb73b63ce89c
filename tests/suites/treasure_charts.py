"""The boards of `treasure_islands` and `into_the_unknown` as their rules list them, and the places on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.suites.books import CORNER_NAMES, SIDE_NAMES, Island


@dataclass(frozen=True)
class Chart:
    """A board of the rules: its rows with the frame, and what is marked on it."""

    rows: str
    harbours: str
    treasures: str
    home: str
    islands: Sequence[str]
    fog: Mapping[str, int]
    tokens: Sequence[int]
    robber: str | None
    pirate: str | None

    def places(self, text: str) -> list[tuple[int, int, str]]:
        """`(1,4)SE (1,5)N`, and the same without corners."""
        found = []
        for word in text.split():
            place, _, corner = word[1:].partition(")")
            row, col = place.split(",")
            found.append((int(row), int(col), corner))
        return found


class Sea(Island):
    """The places of a chart; hexes of the frame have no number and are water."""

    def __init__(self, chart: Chart) -> None:
        lines = [line.split(":", 1) for line in chart.rows.strip().splitlines()]
        inner = lines[1:-1]
        super().__init__([(int(head.split()[-1]) + 2, len(cells.split()) - 2) for head, cells in inner])
        self.cells = [cell for _, cells in inner for cell in cells.split()[1:-1]]
        self.beside: list[list[int]] = [[] for _ in self.ends]
        for hex_, sides in enumerate(self.hex_sides):
            for side in sides:
                self.beside[side].append(hex_)
        self.treasures = {self.corner_at(*place) for place in chart.places(chart.treasures)}
        self.home = {self.number(row, col) for row, col, _ in chart.places(chart.home)}
        self.islands = [{self.number(row, col) for row, col, _ in chart.places(text)} for text in chart.islands]
        self.harbours = {
            self.hex_sides[self.number(row, col)][SIDE_NAMES.index(name)]
            for row, col, name in chart.places(chart.harbours)
        }

    def number(self, row: int, col: int) -> int:
        """A hex by its place in the rules, which count the frame."""
        return self.hex_at[row - 1, col - 1]

    def corner_at(self, row: int, col: int, name: str) -> int:
        return self.hex_corners[self.number(row, col)][CORNER_NAMES.index(name)]


# TDETI-36.
ISLANDS = Chart(
    rows="""
row 0 offset 3: sea sea sea sea sea sea sea sea
row 1 offset 2: sea fog sea sea sea sea fog fog sea
row 2 offset 1: sea fog sea mountain:10 pasture:2 forest:9 sea fog sea sea
row 3 offset 0: sea fog sea field:12 hill:6 pasture:4 hill:10 sea sea fog sea
row 4 offset 1: sea sea field:9 forest:11 desert forest:3 mountain:8 sea fog sea
row 5 offset 0: sea fog sea forest:8 mountain:3 field:4 pasture:5 sea sea fog sea
row 6 offset 1: sea fog sea hill:5 field:6 pasture:11 sea fog sea sea
row 7 offset 2: sea fog sea sea sea sea fog fog sea
row 8 offset 3: sea sea sea sea sea sea sea sea
""",
    harbours="(2,3)NW (2,4)NE (3,6)NE (4,6)E (5,6)SE (6,4)SE (6,3)SW (5,3)W (3,3)W",
    treasures=(
        "(3,1)SW (2,1)NW (1,1)N (1,6)N (2,7)SE (1,7)NE (3,9)SW (3,9)NE (5,9)SE "
        "(7,6)S (6,7)NE (7,7)SE (5,1)NW (6,1)SW (7,1)S"
    ),
    home=(
        "(2,3) (2,4) (2,5) (3,3) (3,4) (3,5) (3,6) (4,2) (4,3) (4,4) (4,5) (4,6) "
        "(5,3) (5,4) (5,5) (5,6) (6,3) (6,4) (6,5)"
    ),
    islands=(
        "(1,1) (2,1) (3,1)",
        "(1,6) (1,7) (2,7)",
        "(3,9) (4,8) (5,9)",
        "(6,7) (7,6) (7,7)",
        "(5,1) (6,1) (7,1)",
    ),
    fog={
        "sea": 3,
        "desert": 2,
        "gold_field": 2,
        "field": 2,
        "hill": 2,
        "mountain": 2,
        "pasture": 1,
        "forest": 1,
    },
    tokens=(2, 3, 4, 4, 5, 6, 9, 10, 10, 11),
    robber=None,
    pirate="(2,8)",
)
# TDEIU-16.
UNKNOWN_3 = Chart(
    rows="""
row 0 offset 3: sea sea sea sea sea sea sea
row 1 offset 2: sea mountain:6 sea sea fog fog fog sea
row 2 offset 1: sea pasture:2 mountain:4 sea sea fog fog desert sea
row 3 offset 0: sea hill:5 forest:3 pasture:6 sea sea fog fog gold_field:6 sea
row 4 offset 1: sea desert forest:10 sea fog fog fog fog sea
row 5 offset 0: sea forest:9 hill:11 field:8 sea sea fog fog gold_field:8 sea
row 6 offset 1: sea field:10 pasture:4 sea sea fog fog desert sea
row 7 offset 2: sea pasture:8 sea sea fog fog fog sea
row 8 offset 3: sea sea sea sea sea sea sea
""",
    harbours="(1,1)E (5,3)E (7,1)W (3,1)SW",
    treasures=(
        "(1,4)SE (1,5)N (1,5)SE (1,6)SE (2,5)SE (2,6)SE (3,6)SE (3,7)SE (4,6)S (4,7)S (5,6)S (5,7)S (6,5)S (6,6)S "
        "(6,7)S (7,5)S (7,6)S"
    ),
    home="(1,1) (2,1) (2,2) (3,1) (3,2) (3,3) (4,1) (4,2) (5,1) (5,2) (5,3) (6,1) (6,2) (7,1)",
    islands=(),
    fog={"sea": 6, "field": 3, "hill": 3, "mountain": 3, "pasture": 1, "forest": 2},
    tokens=(2, 3, 3, 4, 5, 5, 9, 9, 10, 11, 11, 12),
    robber="(4,1)",
    pirate=None,
)
# TDEIU-17.
UNKNOWN_4 = Chart(
    rows="""
row 0 offset 3: sea sea sea sea sea sea sea sea sea
row 1 offset 2: sea hill:11 sea sea fog fog fog fog desert sea
row 2 offset 1: sea forest:5 mountain:6 sea sea fog fog fog fog gold_field:6 sea
row 3 offset 0: sea hill:9 pasture:10 pasture:4 sea sea sea fog fog fog fog sea
row 4 offset 1: sea mountain:2 field:8 forest:3 pasture:8 sea fog fog fog desert sea
row 5 offset 0: sea field:6 pasture:9 mountain:10 sea sea sea fog fog fog fog sea
row 6 offset 1: sea hill:4 forest:6 sea sea fog fog fog fog gold_field:8 sea
row 7 offset 2: sea forest:5 sea sea fog fog fog fog desert sea
row 8 offset 3: sea sea sea sea sea sea sea sea sea
""",
    harbours="(1,1)E (4,4)E (7,1)SE (3,1)SW",
    treasures=(
        "(1,4)SE (1,5)SE (1,6)SE (1,7)SE (2,6)SE (2,7)SE (2,8)SE (3,7)SE (3,8)SE (3,9)SE (4,7)S (4,8)S (4,9)S (5,7)S "
        "(5,8)S (5,9)S (6,5)S (6,6)S (6,7)S (6,8)S"
    ),
    home="(1,1) (2,1) (2,2) (3,1) (3,2) (3,3) (4,1) (4,2) (4,3) (4,4) (5,1) (5,2) (5,3) (6,1) (6,2) (7,1)",
    islands=(),
    fog={"sea": 9, "field": 4, "hill": 4, "mountain": 4, "pasture": 3, "forest": 3},
    tokens=(2, 3, 3, 3, 4, 4, 5, 5, 5, 9, 9, 9, 10, 10, 11, 11, 11, 12),
    robber="(4,9)",
    pirate=None,
)
