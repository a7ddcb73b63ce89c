"""The positions of the map: where each seat starts, where its fortress lies, and how far it is from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.board.errors import BoardError
from skerry.board.terrain import SEA
from skerry.engine.walk import CLOSED, UNREACHED, Walk, vertex_ground
from skerry.reason import ReasonKind
from skerry.rules.seafarers.pirate import check_pirate_places

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

LETTERS: Final = "abcd"  # SEAPIR-02
VERTEX_MARKERS: Final = ("settlement", "beachhead", "fortress")
FAR: Final = 1 << 20
MIXED: Final = (1 << 48) - 1

MAP_SHIP_APART: Final = ReasonKind("map_ship_apart", "the map {map} has {ship} at no sea edge of {settlement}")
MAP_NO_WAY: Final = ReasonKind("map_no_way", "the map {map} has no way over the sea from {start} to {goal}")
MAP_TOO_NEAR: Final = ReasonKind(
    "map_too_near", "the map {map} has {first} and {second} at the same vertex or at neighbours"
)


class Tip:
    """Where a line has come to: before its beachhead it goes by the ways there, past it by those to the fortress."""

    def __init__(self, vertex: i64, past: bool) -> None:
        self.vertex = vertex
        self.past = past


# How many lines it is remembered of where they have come to; a power of two.
MOST_KNOWN: Final = 4096


@final
class KnownTip:
    """What a line lay on, and where it had come to."""

    def __init__(self, line: vec[i64], tips: list[Tip]) -> None:
        self.line = line
        self.tips = tips


@final
class KnownTips:
    """Where lines have come to, by what decides it: each has one place by its numbers, and may lose it to another."""

    def __init__(self) -> None:
        self.rows: list[KnownTip | None] = [None] * MOST_KNOWN

    def find(self, line: vec[i64]) -> list[Tip] | None:
        known = self.rows[place_of(line)]
        if known is None or len(known.line) != len(line):
            return None
        for i in range(len(line)):
            if known.line[i] != line[i]:
                return None
        return known.tips

    def keep(self, line: vec[i64], tips: list[Tip]) -> None:
        self.rows[place_of(line)] = KnownTip(line, tips)


def place_of(line: vec[i64]) -> i64:
    """One of the places for what is known, scattered by the numbers of a line."""
    mixed: i64 = 0
    for i in range(len(line)):
        mixed = (mixed * 31 + line[i] + 1) & MIXED
    return (mixed ^ (mixed >> 12)) & (MOST_KNOWN - 1)


class Positions:
    """Read from the map once; by seat."""

    def __init__(self, rules: Rules) -> None:
        board = rules.board
        self.seats = int(rules.seats)
        letters = LETTERS[: self.seats]
        self.settlement: vec[i64] = ints([board.vertex_of(f"settlement_{x}") for x in letters])
        self.ship: vec[i64] = ints([board.edge_of(f"ship_{x}") for x in letters])
        self.beachhead: vec[i64] = ints([board.vertex_of(f"beachhead_{x}") for x in letters])
        self.fortress: vec[i64] = ints([board.vertex_of(f"fortress_{x}") for x in letters])
        self.path: vec[i64] = ints(board.path_of("pirate_path"))
        self.main: vec[i64] = zeros(rules.topology.hexes)
        for island in board.islands:
            if island.kind == "main":
                for hex_ in island.hexes:
                    self.main[hex_] = 1
        # Land beyond the main island, where only beachheads are built on (SEAPIR-26).
        self.closed = [hex_ for island in board.islands if island.kind != "main" for hex_ in island.hexes]
        # seat * vertices + vertex: how many ships a shortest way takes from there to the beachhead, to the fortress.
        self.vertices: i64 = rules.topology.vertices
        self.to_beachhead: vec[i64] = ints(ways(rules, self.beachhead))
        self.to_fortress: vec[i64] = ints(ways(rules, self.fortress))
        self.tips = KnownTips()
        check_pirate_places(rules, board.path_of("pirate_path"))
        check_distances(rules, [f"{what}_{x}" for what in VERTEX_MARKERS for x in letters])
        for seat in range(self.seats):
            self.check_line(rules, seat)

    def check_line(self, rules: Rules, seat: int) -> None:
        """Whether the preset ship lies at its settlement, and whether a line can lead from there to the fortress."""
        board = rules.board
        home, goal, preset = (f"{what}_{LETTERS[seat]}" for what in ("settlement", "fortress", "ship"))
        ship = int(self.ship[seat])
        settlement = self.settlement[seat]
        ends = rules.topology.edge_vertex
        if settlement not in (ends[2 * ship], ends[2 * ship + 1]) or not is_printed_sea(rules, ship):
            raise BoardError(MAP_SHIP_APART.of(map=board.name, ship=preset, settlement=home))
        first = seat * self.vertices
        if self.to_beachhead[first + settlement] >= FAR or self.to_fortress[first + settlement] >= FAR:
            raise BoardError(MAP_NO_WAY.of(map=board.name, start=home, goal=goal))


def check_distances(rules: Rules, markers: list[str]) -> None:
    """Preset settlements, beachheads and fortresses keep the distance rule (BASE-129)."""
    spokes = rules.topology.spokes
    for number, first in enumerate(markers):
        vertex = rules.board.vertex_of(first)
        near = [vertex, *list(rules.topology.vertex_vertex[spokes * vertex : spokes * (vertex + 1)])]
        for second in markers[number + 1 :]:
            if rules.board.vertex_of(second) in near:
                raise BoardError(MAP_TOO_NEAR.of(map=rules.board.name, first=first, second=second))


def ways(rules: Rules, goals: vec[i64]) -> list[int]:
    """Ships from every vertex to the goal of every seat, seat by seat; FAR where none lead there."""
    steps: list[int] = []
    for goal in goals:
        walk = SeaWalk(rules)
        walk.go(goal)
        steps += [FAR if cost == UNREACHED else int(cost) for cost in walk.cost]
    return steps


class SeaWalk(Walk):
    """Over the sea edges of the map, one ship each."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(vertex_ground(rules.topology))
        self.rules = rules

    def price(self, place: i64, over: i64, to: i64) -> i64:
        return 1 if is_printed_sea(self.rules, over) else CLOSED


def is_printed_sea(rules: Rules, edge: i64) -> bool:
    """A sea edge of the map, which does not change in this scenario (SEAPIR-08)."""
    for side in range(2):
        hex_ = rules.topology.edge_hex[2 * edge + side]
        if hex_ < 0 or rules.board.terrain[hex_] == SEA:
            return True
    return False
