"""Waters with islands, and what lies on them: the places of the referees of `great_canal` and `enchanted_land`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from tests.suites.books import Island, Json

WET = ("sea", "lake")


class Waters(Island):
    """All places of a map in a frame of sea, from the rows of its layout; the frame is counted in them."""

    def __init__(self, layout: str) -> None:
        rows: list[tuple[int, int]] = []
        self.laid: list[tuple[str, int]] = []
        for line in layout.strip().splitlines()[1:-1]:
            head, cells = line.split(":", 1)
            inner = cells.split()[1:-1]
            rows.append((int(head.split()[-1]) + 2, len(inner)))
            for cell in inner:
                terrain, _, number = cell.partition(":")
                self.laid.append((terrain, int(number or 0)))
        super().__init__(rows)
        self.wet = [terrain in WET for terrain, _ in self.laid]
        self.shores: list[list[int]] = [[] for _ in self.ends]
        self.around: list[list[int]] = [[] for _ in self.corner]
        self.beside: list[list[int]] = [[] for _ in self.corner]
        for hex_, sides in enumerate(self.hex_sides):
            for side in sides:
                self.shores[side].append(hex_)
            for corner in self.hex_corners[hex_]:
                self.around[corner].append(hex_)
        for side, ends in enumerate(self.ends):
            for corner in ends:
                self.beside[corner].append(side)
        self.dry = {hex_ for hex_, wet in enumerate(self.wet) if not wet}
        # Beyond the outermost hexes lies the frame, which is sea.
        self.roads = {side for side, hexes in enumerate(self.shores) if self.dry & set(hexes)}
        self.ships = {side for side, hexes in enumerate(self.shores) if len(hexes) == 1 or self.seas(hexes)}
        self.lands = {corner for corner, hexes in enumerate(self.around) if self.dry & set(hexes)}
        self.coasts = {at for at in self.lands if len(self.around[at]) < 3 or self.seas(self.around[at])}

    def seas(self, hexes: Iterable[int]) -> list[int]:
        return [hex_ for hex_ in hexes if self.laid[hex_][0] == "sea"]

    def cell(self, row: int, col: int) -> int:
        return self.hex_at[row - 1, col - 1]

    def corners_of(self, hexes: Iterable[int]) -> set[int]:
        return {corner for hex_ in hexes for corner in self.hex_corners[hex_]}

    def neighbours(self, corner: int) -> set[int]:
        return {self.far_end(side, corner) for side in self.beside[corner]}

    def steps(self, start: Iterable[int], goal: Collection[int]) -> int:
        """How many sides lie between corners and the nearest of others."""
        reached, steps = set(start), 0
        while not reached & set(goal):
            reached |= {there for at in reached for there in self.neighbours(at)}
            steps += 1
        return steps


@dataclass(frozen=True)
class Knight:
    seat: int
    strength: int
    active: bool = False
    ready: bool = False
    promoted: bool = False


Knights = dict[int, Knight]


@dataclass
class Position:
    """What lies on the board, by a view."""

    waters: Waters
    public: Json
    buildings: dict[int, tuple[int, str]] = field(init=False)
    routes: dict[int, tuple[int, str]] = field(init=False)
    knights: Knights = field(init=False)

    def __post_init__(self) -> None:
        board = self.public["board"]
        self.buildings = {int(at): (owner, piece) for at, (owner, piece) in board["vertices"].items()}
        self.routes = {int(at): (owner, piece) for at, (owner, piece) in board["edges"].items()}
        self.knights = {
            told["vertex"]: Knight(told["colour"], told["strength"], told["active"], told["ready"], told["promoted"])
            for told in self.public["cities_and_knights"]["knights"]
        }

    def foreign(self, at: int, seat: int) -> bool:
        """CK-138, CKS-04: another one's building or knight stops whoever comes by."""
        built, knight = self.buildings.get(at), self.knights.get(at)
        return (built is not None and built[0] != seat) or (knight is not None and knight.seat != seat)

    def free(self, at: int) -> bool:
        return at not in self.buildings and at not in self.knights

    def own_sides(self, at: int, seat: int, pieces: Collection[str] = ("road", "ship")) -> list[int]:
        return [s for s in self.waters.beside[at] if s in self.routes and self.routes[s] in [(seat, p) for p in pieces]]

    def ways(self, start: int, seat: int, pieces: Collection[str] = ("road", "ship")) -> set[int]:
        """Every corner that own roads and ships lead to; past a foreign piece they lead nowhere (CK-144, CKS-08)."""
        reached, left = {start}, [start]
        while left:
            at = left.pop()
            if at != start and self.foreign(at, seat):
                continue
            for side in self.own_sides(at, seat, pieces):
                there = self.waters.far_end(side, at)
                if there not in reached:
                    reached.add(there)
                    left.append(there)
        return reached - {start}

    def sea_route(self, start: int, seat: int) -> set[int]:
        """Every corner that own ships lead to from another, whoever stands between."""
        reached, left = {start}, [start]
        while left:
            at = left.pop()
            for side in self.own_sides(at, seat, ("ship",)):
                there = self.waters.far_end(side, at)
                if there not in reached:
                    reached.add(there)
                    left.append(there)
        return reached - {start}

    def joined(self, start: int, seat: int, without: int) -> bool:
        """Whether a knight is connected with a building of its own, whoever stands between (CKS-17, CK-238)."""
        reached, left = {start}, [start]
        while left:
            at = left.pop()
            if at in self.buildings and self.buildings[at][0] == seat:
                return True
            for side in self.own_sides(at, seat):
                there = self.waters.far_end(side, at)
                if side != without and there not in reached:
                    reached.add(there)
                    left.append(there)
        return False

    def in_ring(self, side: int, seat: int, pieces: Collection[str] = ("ship",)) -> bool:
        """Whether a piece lies in a ring of own pieces."""
        start, goal = self.waters.ends[side]
        reached, left = {start}, [start]
        while left:
            at = left.pop()
            for other in self.own_sides(at, seat, pieces):
                there = self.waters.far_end(other, at)
                if other != side and there not in reached:
                    reached.add(there)
                    left.append(there)
        return goal in reached
