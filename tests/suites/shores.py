"""What the oracles of explorers' boards share: places read from the rows of a map, and the rules of roads and ships.

Pieces are read from views, since other referees follow how they get there; what a scenario makes of them is told here
only as far as base game and Seafarers go.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from skerry.board.maps import load_map
from tests.suites.books import OFF_BOARD, YIELDS, Island, Json

Place = tuple[int, int]
Link = tuple[int, int]

ROUTE_COSTS = {"road": Counter(wood=1, brick=1), "ship": Counter(wood=1, wool=1)}
LIMITS = {"road": 15, "ship": 15}
MULTIPLES = {"settlement": 1, "city": 2}


class Shore(Island):
    """The places of a map with a frame of sea, and what its lines say of islands and markers."""

    def __init__(self, name: str) -> None:
        self.text = load_map(name).source_text
        rows: list[tuple[int, int]] = []
        self.printed: list[str] = []
        names: list[Place] = []
        for row, offset, line in re.findall(r"^row (\d+) offset (\d+): (.*)$", self.text, re.MULTILINE):
            cells = line.split()
            inside = [col for col, cell in enumerate(cells) if cell != "frame"]
            rows.append((int(offset) + 2 * (inside[0] if inside else 0), len(inside)))
            self.printed += [cells[col] for col in inside]
            names += [(int(row), col) for col in inside]
        super().__init__(rows)
        self.named = dict(zip(names, range(len(names)), strict=True))
        self.around: list[list[int]] = [
            [other for other, sides in enumerate(self.hex_sides) if other != hex_ and set(sides) & set(mine)]
            for hex_, mine in enumerate(self.hex_sides)
        ]
        self.beside: list[list[int]] = [[] for _ in self.ends]
        for hex_, sides in enumerate(self.hex_sides):
            for side in sides:
                self.beside[side].append(hex_)

    def island(self, name: str) -> set[int]:
        (line,) = re.findall(rf"^island {name} \(\w+\): (.*)$", self.text, re.MULTILINE)
        return self.places(line)

    def marker(self, name: str) -> set[int]:
        return {
            hex_
            for line in re.findall(rf"^marker {name}: (.*)$", self.text, re.MULTILINE)
            for hex_ in self.places(line)
        }

    def places(self, line: str) -> set[int]:
        return {self.named[int(row), int(col)] for row, col in re.findall(r"\((\d+),(\d+)\)", line)}


class Pieces:
    """The board of a view: who has what where."""

    def __init__(self, shore: Shore, view: Json) -> None:
        board = view["board"]
        self.shore = shore
        self.terrain: list[str] = board["terrain"]
        self.numbers: list[list[int]] = board["numbers"]
        self.robber = board["robber"]
        self.pirate = view["seafarers"]["pirate"]
        self.buildings = {int(at): (owner, piece) for at, (owner, piece) in board["vertices"].items()}
        self.routes = {int(at): (owner, piece) for at, (owner, piece) in board["edges"].items()}
        self.land = {hex_ for hex_, terrain in enumerate(self.terrain) if terrain != "sea"}

    def is_land(self, side: int) -> bool:
        return any(hex_ in self.land for hex_ in self.shore.beside[side])

    def is_sea(self, side: int) -> bool:
        """SEA-09: also where the frame is."""
        return len(self.shore.beside[side]) == 1 or any(hex_ not in self.land for hex_ in self.shore.beside[side])

    def is_inland(self, corner: int) -> bool:
        return len(self.shore.hexes_at[corner]) == 3 and all(hex_ in self.land for hex_ in self.shore.hexes_at[corner])

    def ends_open(self, seat: int, side: int, piece: str) -> bool:
        """Whether a new piece would hang on to something (SEA-33 to SEA-35)."""
        for corner in self.shore.ends[side]:
            owner = self.buildings.get(corner, (None, ""))[0]
            if owner == seat:
                return True
            if owner is None and any(
                other != side and self.routes.get(other) == (seat, piece) for other in self.shore.sides_at[corner]
            ):
                return True
        return False

    def route_places(self, seat: int, piece: str, closed: Collection[int] = ()) -> set[int]:
        """Where a road or ship of a seat may go."""
        if sum(held == (seat, piece) for held in self.routes.values()) == LIMITS[piece]:
            return set()
        fits: Callable[[int], bool] = self.is_land if piece == "road" else self.is_sea
        return {
            side
            for side in range(len(self.shore.ends))
            if side not in self.routes
            and side not in closed
            and fits(side)
            and not (piece == "ship" and self.pirate != OFF_BOARD and self.pirate in self.shore.beside[side])
            and self.ends_open(seat, side, piece)
        }

    def settlement_places(self, seat: int) -> set[int]:
        """SEA-38."""
        found = set()
        for corner in range(len(self.shore.sides_at)):
            sides = self.shore.sides_at[corner]
            free = corner not in self.buildings and all(
                self.shore.far_end(side, corner) not in self.buildings for side in sides
            )
            dry = any(hex_ in self.land for hex_ in self.shore.hexes_at[corner])
            if free and dry and any(self.routes.get(side, (None, ""))[0] == seat for side in sides):
                found.add(corner)
        return found

    def longest(self, seat: int, closed: Collection[int] = ()) -> int:
        """By every trail; roads and ships meet only at an own building, and blocked roads are as if they were not."""
        mine = {
            side: piece
            for side, (owner, piece) in self.routes.items()
            if owner == seat and not (piece == "road" and side in closed)
        }
        used: set[int] = set()

        def further(side: int, corner: int) -> int:
            owner = self.buildings.get(corner, (None, ""))[0]
            most = 0
            if owner in (None, seat):
                for other in self.shore.sides_at[corner]:
                    if other in mine and other not in used and (mine[other] == mine[side] or owner == seat):
                        used.add(other)
                        most = max(most, 1 + further(other, self.shore.far_end(other, corner)))
                        used.discard(other)
            return most

        best = 0
        for side in mine:
            used.add(side)
            for corner in self.shore.ends[side]:
                best = max(best, 1 + further(side, corner))
            used.discard(side)
        return best

    def harvest(self, number: int, idle: Collection[int]) -> tuple[dict[str, Counter[int]], Counter[int]]:
        """What a number brings by kind and seat, before the bank is looked at, and the gold beside it."""
        cards: dict[str, Counter[int]] = {}
        gold: Counter[int] = Counter()
        for hex_, shown in enumerate(self.numbers):
            if number not in shown or hex_ in idle:
                continue
            for corner in self.shore.hex_corners[hex_]:
                if corner in self.buildings:
                    owner, piece = self.buildings[corner]
                    if self.terrain[hex_] == "gold_field":
                        gold[owner] += MULTIPLES[piece]
                    else:
                        cards.setdefault(YIELDS[self.terrain[hex_]], Counter())[owner] += MULTIPLES[piece]
        return cards, gold


def paid_out(cards: dict[str, Counter[int]], bank: Json) -> Counter[tuple[int, str]]:
    """What the bank can pay: all, or to one seat alone what there is."""
    due: Counter[tuple[int, str]] = Counter()
    for card, owed in cards.items():
        if owed.total() <= bank[card]:
            for seat, count in owed.items():
                due[seat, card] += count
        elif len(owed) == 1:
            (seat,) = owed
            due[seat, card] += bank[card]
    return +due


def gained(events: Sequence[Json]) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for public in events:
        if public["event"] == "gained":
            found[public["seat"], public["card"]] += public["count"]
    return found


def holds(hand: Json, cost: Counter[str]) -> bool:
    return all(hand[card] >= count for card, count in cost.items())


def listed(legal: Sequence[Json], kind: str, operand: str) -> set[int]:
    return {action[operand] for action in legal if action["kind"] == kind}
