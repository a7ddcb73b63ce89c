"""A position of a pair of scenarios: what it is worth and what may be done in it, from the pieces that everybody sees.

What cannot be seen of one moment (a movement, fronts of caravans, what was paid in a turn) its referee tells it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from tests.suites.barbarian_spoils import MOST_BARBARIANS, within
from tests.suites.books import NOBODY, PIECES, YIELDS, Json
from tests.suites.pair_boards import SCENARIOS, TARGETS, Ground
from tests.suites.river_oracle import poorest
from tests.suites.wagon_oracle import CARDS, TradeIsland

AWARDS = {"longest_road": 2, "largest_army": 2, "wealthiest_settler": 1, "harbormaster": 2}
# RIVRTRAD-10, CARVTRAD-05, BARBTRAD-07.
TRADE_YIELDS = {"trade_castle": "wool", "quarry": "brick", "glassworks": "wood"}


@dataclass
class Position:
    """What everybody sees of a game of a pair, looked at anew after every action."""

    ground: Ground
    variants: Collection[str]
    start: Json
    seen: Counter[str] = field(default_factory=Counter)
    # Of the present movement and turn.
    points_left: int = 0
    arrived: bool = False
    fed: bool = False
    fish_for_wagon: bool = False
    fish_for_knight: bool = False
    fronts: set[int] = field(default_factory=set)
    measured: object = None
    lengths: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.code = self.ground.code
        self.has = self.ground.has
        self.two = "two_player" in self.variants
        self.island, self.plain = self.ground.island, self.ground.plain
        self.terrain: list[str] = self.start["board"]["terrain"]
        self.numbers: list[list[int]] = self.start["board"]["numbers"]
        self.yields = YIELDS if self.code == "FISHTRAD" else YIELDS | TRADE_YIELDS
        self.sites = self.ground.waters.sites if self.ground.waters else set()
        self.steps = {side: within(self.plain.ends, self.plain.sides_at.__getitem__, side) for side in self.plain.sides}
        self.arrows = self.find_arrows()
        self.look(self.start)

    def find_arrows(self) -> set[frozenset[int]]:
        """CARV-07, CARV-09, CARVBARB-03, CARVBARB-04: the start edges of both orientations of the oasis."""
        if not self.has("CARV"):
            return set()
        oasis = self.terrain.index("oasis")
        found = set()
        for turn in (0, 1):
            corners = self.plain.hex_corners[oasis][turn::2]
            sides = {side for corner in corners for side in self.plain.sides_at[corner]}
            found.add(frozenset(sides - set(self.plain.hex_sides[oasis])))
        return found

    # A position as everybody sees it

    def look(self, public: Json) -> None:
        board = public["board"]
        self.public = public
        self.buildings: dict[int, tuple[int, str]] = {
            int(at): (owner, piece) for at, (owner, piece) in board["vertices"].items()
        }
        self.routes: dict[int, tuple[int, str]] = {
            int(at): (owner, piece) for at, (owner, piece) in board["edges"].items()
        }
        self.robber = board["robber"]
        self.gold: list[int] = next(
            (public[name]["gold"] for name in SCENARIOS.values() if "gold" in public.get(name, {})), []
        )
        attack = public.get("barbarian_attack", {})
        self.barbarians = {int(hex_): count for hex_, count in attack.get("barbarians", {}).items()}
        self.knights = {int(side): seat for side, seat in attack.get("knights", {}).items()}
        self.conquered = {hex_ for hex_, count in self.barbarians.items() if count == MOST_BARBARIANS}
        # BARB-51, BARB-54, RIVRBARB-13, CARVBARB-07, BARBTRAD-25.
        self.fallen = {at for at in self.buildings if set(self.plain.hexes_at[at]) <= self.conquered}
        on_paths = public.get("barbarians_on_paths", {}).get("barbarian_hexes", {})
        self.on_paths = {int(path): hex_ for path, hex_ in on_paths.items()}
        lonely = public.get("traders_and_barbarians", {}).get("barbarians", {})
        self.path_barbarians = set(self.on_paths) | {int(path) for path in lonely}
        self.camels = {int(side) for side in public.get("caravans", {}).get("camels", {})}

    def owner(self, corner: int) -> int:
        return self.buildings.get(corner, (NOBODY, ""))[0]

    def holder(self, side: int) -> int:
        return self.routes.get(side, (NOBODY, ""))[0]

    def supply(self, colour: int, piece: str) -> int:
        return PIECES[piece] - [*self.buildings.values(), *self.routes.values()].count((colour, piece))

    def points(self, seat: int) -> int:
        total = 0
        for corner, (owner, piece) in self.buildings.items():
            if owner == seat and corner not in self.fallen:
                total += 1 + (piece == "city")
                # CARV-56, CARV-57, CARVBARB-06.
                total += sum(side in self.camels for side in self.plain.sides_at[corner]) >= 2
        total += sum(AWARDS[award] for award, holder in self.public["awards"].items() if holder == seat)
        if self.has("RIVR") and not self.has("BARB") and not self.has("TRAD"):
            # RIVRBARB-02, RIVRTRAD-19.
            total -= 2 * (seat in poorest(self.gold) and self.public["turn"] > 0)
        if self.has("BARB"):
            total += self.public["barbarian_attack"]["prisoners"][seat] // 2
        if self.has("TRAD"):
            told = self.public["traders_and_barbarians"]
            total += told["delivered"][seat] + CARDS[told["wagon_level"][seat] - 1][3]
        return total

    def target(self, seat: int) -> int:
        boot = self.has("FISH") and self.public["fishermen"]["fish"]["open"][seat].get("old_boot", 0)
        return TARGETS[self.code] + ("harbormaster" in self.variants) + boot

    def length(self, colour: int) -> int:
        """The longest trail of routes, measured anew only when something lies differently."""
        lies = (frozenset(self.routes.items()), frozenset(self.buildings.items()), frozenset(self.camels))
        if lies != self.measured:
            self.measured = lies
            self.lengths = [self.measure(at) for at in range(self.public["players"])]
        return self.lengths[colour]

    def measure(self, colour: int) -> int:
        mine = {side for side in self.routes if self.holder(side) == colour}
        # CARV-60, RIVRCARV-09, CARVTRAD-08.
        doubled = set() if self.has("TRAD") else self.camels

        def onward(corner: int, used: frozenset[int]) -> int:
            if used and self.owner(corner) not in (NOBODY, colour):
                return 0
            steps = [side for side in self.island.sides_at[corner] if side in mine and side not in used]
            return max(
                (1 + (side in doubled) + onward(self.island.far_end(side, corner), used | {side}) for side in steps),
                default=0,
            )

        corners = {corner for side in mine for corner in self.island.ends[side]}
        return max((onward(corner, frozenset()) for corner in corners), default=0)

    # Where pieces may go

    def connected(self, colour: int) -> set[int]:
        found: set[int] = set()
        for side in set(self.island.sides) - self.routes.keys():
            for corner in self.island.ends[side]:
                reached = any(self.holder(other) == colour for other in self.island.sides_at[corner])
                if self.owner(corner) == colour or (self.owner(corner) == NOBODY and reached):
                    found.add(side)
        return found

    def closed_sides(self) -> set[int]:
        """BARB-46, FISHBARB-05; of a conquered trade hex the inner paths too, being paths of it (BARBTRAD-17)."""
        return {side for hex_ in self.conquered for side in self.ground.paths_of(hex_)}

    def road_places(self, colour: int) -> set[int]:
        if not self.supply(colour, "road"):
            return set()
        found = self.connected(colour) - self.sites
        self.seen["roads closed by conquest"] += bool(found & self.closed_sides())
        return found - self.closed_sides()

    def bridge_places(self, colour: int) -> set[int]:
        """RIVR-45 to RIVR-48, RIVR-52; at a conquered hex a bridge is a road (BARB-46, RIVR-51)."""
        if not self.supply(colour, "bridge"):
            return set()
        found = self.connected(colour) & self.sites
        self.seen["bridge sites at conquered hexes"] += bool(found & self.closed_sides())
        return found - self.closed_sides()

    def settlement_places(self, colour: int) -> set[int]:
        """RIVRTRAD-11, CARVTRAD-06, BARB-47."""
        if not self.supply(colour, "settlement"):
            return set()
        near = {self.plain.far_end(side, at) for at in self.buildings for side in self.plain.sides_at[at]}
        shut = {corner for hex_ in self.conquered for corner in self.plain.hex_corners[hex_]}
        free = set(self.island.corners) - near - shut - self.buildings.keys()
        return {at for at in free if any(self.holder(side) == colour for side in self.island.sides_at[at])}

    def city_places(self, colour: int) -> set[int]:
        """BARB-49, BARB-55."""
        if not self.supply(colour, "city"):
            return set()
        return {at for at, built in self.buildings.items() if built == (colour, "settlement") and at not in self.fallen}

    def camel_places(self) -> set[int]:
        """CARV-28 to CARV-37, CARVBARB-05, CARVTRAD-09, CARVTRAD-12, RIVRCARV-08, FISHCARV-05."""
        arrows = {int(side) for side in self.public["caravans"]["arrows"]}
        assert frozenset(arrows) in self.arrows
        found = arrows | {side for front in self.fronts for side in self.plain.sides_at[front]}
        return found - self.camels - self.ground.shut

    def ride_places(self, view: Json) -> set[int]:
        """BARB-80 to BARB-86, BARB-157, FISHBARB-03, FISHBARB-04, RIVRBARB-14."""
        knight = view["barbarian_attack"]["riding_knight"]
        reach = 5 if view["own"]["hand"]["grain"] or self.fish_for_knight else 3
        castle = set(self.plain.hex_sides[self.ground.castle])
        near = {side for side, steps in self.steps[knight].items() if 0 < steps <= reach}
        return near - castle - self.knights.keys()

    def cost(self, seat: int, path: int) -> tuple[int, int]:
        """RIVRTRAD-15 to RIVRTRAD-18, CARVTRAD-10, BARBTRAD-10, BARBTRAD-18, TRAD-52 to TRAD-56."""
        owner, piece = self.routes.get(path, (NOBODY, ""))
        points, toll = (3 if path in self.sites else 2), 0
        # TRAD-114, TRAD-115.
        turned = self.public.get("event_cards", {}).get("damaged_roads", ())
        if piece and path not in {int(side) for side in turned}:
            points, toll = 1, (owner != seat) * (2 if piece == "bridge" else 1)
        return points + 2 * (path in self.path_barbarians), toll

    def ways(self, seat: int) -> dict[tuple[int, int], int]:
        """Places and tolls that no other way there betters, with their points."""
        assert isinstance(self.island, TradeIsland)
        start = self.public["traders_and_barbarians"]["wagons"][seat]
        if self.arrived:
            return {}
        best: dict[int, set[tuple[int, int]]] = {start: {(0, 0)}}
        front = [(start, 0, 0)]
        for at, points, toll in front:
            if at in self.island.plazas and at != start:
                continue
            for path in self.island.ways_from[at]:
                more, gold = self.cost(seat, path)
                paid = (points + more, toll + gold)
                onward = self.island.far_end(path, at)
                known = best.setdefault(onward, set())
                if paid[0] > self.points_left or paid[1] > self.gold[seat]:
                    continue
                if any(other[0] <= paid[0] and other[1] <= paid[1] for other in known):
                    continue
                best[onward] = {other for other in known if not (paid[0] <= other[0] and paid[1] <= other[1])} | {paid}
                front.append((onward, *paid))
        return {(at, toll): points for at, found in best.items() if at != start for points, toll in found}
