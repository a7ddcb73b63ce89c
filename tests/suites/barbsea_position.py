"""What follows from where pieces, knights and barbarians stand in `barbarian_attack` on the maps of Seafarers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tests.suites.books import OFF_BOARD, Json
from tests.suites.seamap_oracle import SeaMap
from tests.suites.shores import Pieces

SCENARIO = "barbarian_attack"
MOST = 3
LIMITS = {"road": 15, "ship": 15, "settlement": 5, "city": 4}


class Position(Pieces):
    """One view, with what follows from where barbarians are."""

    def __init__(self, chart: SeaMap, view: Json) -> None:
        super().__init__(chart.shore, view)
        own = view[SCENARIO]
        self.chart = chart
        self.land = {hex_ for hex_, name in enumerate(self.terrain) if name not in ("sea", "fog")}
        self.fog = {hex_ for hex_, name in enumerate(self.terrain) if name == "fog"}
        self.barbarians = Counter({int(hex_): count for hex_, count in own["barbarians"].items()})
        self.knights = {int(side): colour for side, colour in own["knights"].items()}
        self.conquered = {hex_ for hex_, count in self.barbarians.items() if count >= MOST}
        # BARB-51: only conquered hexes and sea beside it.
        self.fallen = {
            corner
            for corner in self.buildings
            if (near := set(self.shore.hexes_at[corner]) & (self.land | self.fog)) and near <= self.conquered
        }
        self.castle_sides = set(self.shore.hex_sides[own["castle_hex"]])
        self.castle_land = self.spread(own["castle_hex"])
        self.rideable = {side for hex_ in self.castle_land for side in self.shore.hex_sides[hex_]}

    def is_sea(self, side: int) -> bool:
        """SEA-10, SEA-13."""
        beside = self.shore.beside[side]
        return len(beside) == 1 or any(self.terrain[hex_] == "sea" for hex_ in beside)

    def spread(self, hex_: int) -> set[int]:
        """The land that hangs together with a hex (BARBSEA-80)."""
        found, grown = {hex_}, {hex_}
        while grown:
            grown = {other for at in grown for other in self.shore.around[at] if other in self.land} - found
            found |= grown
        return found

    def stands(self, corner: int, seat: int) -> bool:
        return self.buildings.get(corner, (None, ""))[0] == seat and corner not in self.fallen

    def foreign(self, corner: int, seat: int) -> bool:
        return bool(self.buildings.get(corner, (seat, ""))[0] != seat)

    def linked(self, seat: int, ships: Collection[int]) -> set[int]:
        """Ships whose line touches an own building that stands (BARBSEA-03, BARBSEA-04)."""
        found = {side for side in ships if any(self.stands(corner, seat) for corner in self.shore.ends[side])}
        grown = set(found)
        while grown:
            # Whoever has built on a line, it stays one (SEA-45).
            corners = {corner for side in grown for corner in self.shore.ends[side]}
            grown = {side for side in ships if side not in found and set(self.shore.ends[side]) & corners}
            found |= grown
        return found

    def ships(self, seat: int) -> set[int]:
        return {side for side, piece in self.routes.items() if piece == (seat, "ship")}

    def ship_places(self, seat: int, without: int = -1) -> set[int]:
        """BARBSEA-02 to BARBSEA-04, on top of SEA-31 to SEA-37."""
        lines = self.linked(seat, self.ships(seat) - {without})
        if without < 0 and len(self.ships(seat)) == LIMITS["ship"]:
            return set()
        found = set()
        for side, ends in enumerate(self.shore.ends):
            free = side not in self.routes and side != without and self.is_sea(side)
            if free and not (self.pirate != OFF_BOARD and self.pirate in self.shore.beside[side]):
                if any(
                    self.stands(corner, seat)
                    or (not self.foreign(corner, seat) and any(at in lines for at in self.shore.sides_at[corner]))
                    for corner in ends
                ):
                    found.add(side)
        return found

    def road_places(self, seat: int, barred: Collection[int]) -> set[int]:
        """BARB-46; nothing on islands that take no roads."""
        closed = {side for hex_ in self.conquered for side in self.shore.hex_sides[hex_]}
        found = self.route_places(seat, "road", closed)
        return {side for side in found if not (set(self.shore.beside[side]) & self.land) <= set(barred)}

    def towns(self, seat: int, barred: Collection[int]) -> set[int]:
        """BARB-47."""
        if sum(piece == (seat, "settlement") for piece in self.buildings.values()) == LIMITS["settlement"]:
            return set()
        closed = {corner for hex_ in self.conquered for corner in self.shore.hex_corners[hex_]}
        return {
            corner
            for corner in self.settlement_places(seat) - closed
            if not (set(self.shore.hexes_at[corner]) & self.land) <= set(barred)
        }

    def trail(self, seat: int) -> int:
        """The longest route; a fallen building joins roads and ships no more (BARBSEA-81)."""
        mine = {side: piece for side, (owner, piece) in self.routes.items() if owner == seat}
        used: set[int] = set()

        def further(side: int, corner: int) -> int:
            most = 0
            if not self.foreign(corner, seat):
                for other in self.shore.sides_at[corner]:
                    joined = mine.get(other) == mine[side] or self.stands(corner, seat)
                    if other in mine and other not in used and joined:
                        used.add(other)
                        most = max(most, 1 + further(other, self.shore.far_end(other, corner)))
                        used.discard(other)
            return most

        best = 0
        for side in mine:
            used.add(side)
            best = max(best, *(1 + further(side, corner) for corner in self.shore.ends[side]))
            used.discard(side)
        return best

    def reach(self, side: int, steps: int) -> set[int]:
        """Edges within so many steps over the land of the castle."""
        found, grown = {side}, {side}
        for _ in range(steps):
            grown = {
                other
                for at in grown
                for corner in self.shore.ends[at]
                for other in self.shore.sides_at[corner]
                if other in self.rideable
            } - found
            found |= grown
        return found - {side}
