"""Lines of ships of `pirate_islands` by a geometry of their own: corners of hexes as points, read from the map's text.

A hex with its centre at (x, y) has its neighbours in a row at (x - 2, y) and (x + 2, y), and rows lie 3 apart.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from skerry.board.maps import load_map

Point = tuple[int, int]
Side = frozenset[Point]

CORNERS = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
SIDES = {
    "NE": ("N", "NE"),
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
    "NW": ("NW", "N"),
}


class Waters:
    """The printed map: which sides are sea, what is the main island, where the positions are."""

    def __init__(self) -> None:
        text = load_map("seafarers/pirate_islands").source_text
        self.centre: dict[tuple[int, int], Point] = {}
        self.sides: dict[Side, set[tuple[int, int]]] = {}
        water: set[tuple[int, int]] = set()
        for row, offset, cells in re.findall(r"^row (\d+) offset (\d+): (.*)$", text, re.MULTILINE):
            for col, cell in enumerate(cells.split()):
                # Beyond the frame there is no place, and its edges are sea.
                if cell == "frame":
                    continue
                place = (int(row), col)
                self.centre[place] = (2 * col + int(offset), 3 * int(row))
                if cell == "sea":
                    water.add(place)
                for name in SIDES:
                    self.sides.setdefault(self.side(place, name), set()).add(place)
        (main,) = re.findall(r"^island main \(main\): (.*)$", text, re.MULTILINE)
        self.main = {(int(row), int(col)) for row, col in re.findall(r"\((\d+),(\d+)\)", main)}
        self.markers: dict[str, str] = dict(re.findall(r"^marker (\w+_[abcd]): (.*)$", text, re.MULTILINE))
        self.sea = {side for side, hexes in self.sides.items() if len(hexes) < 2 or hexes & water}
        self.coast = {side for side in self.sea if self.sides[side] & self.main}
        self.around: dict[Point, list[Side]] = {}
        for side in self.sea:
            for point in side:
                self.around.setdefault(point, []).append(side)
        self.coastal = sorted({point for side in self.coast for point in side})

    def corner(self, place: tuple[int, int], name: str) -> Point:
        x, y = self.centre[place]
        return (x + CORNERS[name][0], y + CORNERS[name][1])

    def side(self, place: tuple[int, int], name: str) -> Side:
        first, second = SIDES[name]
        return frozenset({self.corner(place, first), self.corner(place, second)})

    def marked_point(self, marker: str) -> Point:
        row, col, name = re.findall(r"\((\d+),(\d+)\) corner (\w+)", self.markers[marker])[0]
        return self.corner((int(row), int(col)), name)

    def marked_side(self, marker: str) -> Side:
        row, col, name = re.findall(r"\((\d+),(\d+)\) side (\w+)", self.markers[marker])[0]
        return self.side((int(row), int(col)), name)

    def point_name(self, point: Point) -> str:
        """As a table of a test calls it."""
        for (row, col), (x, y) in self.centre.items():
            for name, (dx, dy) in CORNERS.items():
                if (x + dx, y + dy) == point:
                    return f"({row},{col}) {name}"
        raise AssertionError(point)

    def side_name(self, side: Side) -> str:
        for row, col in sorted(self.sides[side]):
            for name in SIDES:
                if self.side((row, col), name) == side:
                    return f"({row},{col}) {name}"
        raise AssertionError(side)

    def distances(self, goal: Point) -> dict[Point, int]:
        """Ships from everywhere to a goal."""
        steps = {goal: 0}
        todo = [goal]
        for point in todo:
            for side in self.around[point]:
                other = far_end(side, point)
                if other not in steps:
                    steps[other] = steps[point] + 1
                    todo.append(other)
        return steps


WATERS = Waters()


def far_end(side: Side, point: Point) -> Point:
    (other,) = side - {point}
    return other


class Position:
    """One of the printed positions, among so many players."""

    def __init__(self, seat: int, players: int) -> None:
        letters = "abcd"[:players]
        mine = letters[seat]
        self.settlement = WATERS.marked_point(f"settlement_{mine}")
        self.ship = WATERS.marked_side(f"ship_{mine}")
        self.beachhead = WATERS.marked_point(f"beachhead_{mine}")
        self.fortress = WATERS.marked_point(f"fortress_{mine}")
        others = [letter for letter in letters if letter != mine]
        self.foreign_points = {WATERS.marked_point(f"settlement_{letter}") for letter in others}
        self.foreign_ships = {WATERS.marked_side(f"ship_{letter}") for letter in others}
        self.to_beachhead = WATERS.distances(self.beachhead)
        self.to_fortress = WATERS.distances(self.fortress)

    def starts(self) -> list[Point]:
        """Every vertex of the main coast where this seat can have a building."""
        return [point for point in WATERS.coastal if point not in self.foreign_points]

    def next_sides(self, start: Point, way: list[Side]) -> list[Side]:
        """Where a line that has come so far from its start may go on, past what others begin with."""
        if self.tip(start, way) in self.foreign_points:
            return []
        return [side for side in self.shortest(start, way) if side not in self.foreign_ships]

    def is_blocked(self, start: Point, way: list[Side]) -> bool:
        """Whether nothing but the pieces of others is in the way."""
        return len(self.shortest(start, way)) > 0

    def shortest(self, start: Point, way: list[Side]) -> list[Side]:
        """The next sides of all shortest ways, to the beachhead first and then to the fortress (SEAPIR-43)."""
        tip = self.tip(start, way)
        past = any(self.beachhead in side for side in way)
        steps = self.to_fortress if past else self.to_beachhead
        return [side for side in WATERS.around[tip] if side not in way and steps[far_end(side, tip)] == steps[tip] - 1]

    @staticmethod
    def tip(start: Point, way: list[Side]) -> Point:
        tip = start
        for side in way:
            tip = far_end(side, tip)
        return tip

    def prefixes(self, start: Point) -> Iterator[list[Side]]:
        """Every line that can be laid from here, of every length."""
        todo: list[list[Side]] = [[]]
        while todo:
            way = todo.pop()
            yield way
            todo += [[*way, side] for side in self.next_sides(start, way)]

    def is_whole(self, start: Point, way: list[Side]) -> bool:
        return len(way) == self.to_beachhead[start] + self.to_fortress[self.beachhead]

    def line(self, buildings: Collection[Point], ships: Collection[Side]) -> list[Side]:
        """The ships of the line from its start on, among all ships of the seat (SEAPIR-43)."""
        west = {side for side in ships if side not in WATERS.coast}
        found: list[tuple[bool, int, list[Side]]] = []
        for start in buildings:
            for way in self.prefixes(start):
                if set(way) <= set(ships) and west <= set(way):
                    found.append((start == self.settlement, len(way), way))
        return max(found, key=lambda entry: entry[:2])[2]
