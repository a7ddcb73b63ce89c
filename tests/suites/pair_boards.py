"""The boards of pairs of scenarios on the island of nineteen hexes, and what lies on them before the first turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.suites.books import HARBOURS, NUMBERS, OFF_BOARD, Island, Json
from tests.suites.refereeing import spirals
from tests.suites.river_oracle import PRINTED_COURSES, Course, Waters
from tests.suites.wagon_oracle import BARBARIAN_HEXES, TradeIsland

Cell = tuple[int, int]

SCENARIOS = {
    "FISH": "fishermen",
    "RIVR": "rivers",
    "CARV": "caravans",
    "BARB": "barbarian_attack",
    "TRAD": "traders_and_barbarians",
}
TARGETS = {
    "FISHRIVR": 10,
    "FISHCARV": 12,
    "FISHBARB": 12,
    "FISHTRAD": 13,
    "RIVRCARV": 12,
    "RIVRBARB": 12,
    "RIVRTRAD": 13,
    "CARVBARB": 12,
    "CARVTRAD": 15,
    "BARBTRAD": 14,
}
LETTERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
LAKE_NUMBERS = [2, 3, 11, 12]
RED = {6, 8}
# FISH-15: outer, tip, outer.
GROUNDS = (
    ((0, 0, "N"), (0, 0, "NE"), (0, 1, "N")),
    ((0, 0, "NW"), (1, 0, "N"), (1, 0, "NW")),
    ((1, 3, "NE"), (2, 4, "N"), (2, 4, "NE")),
    ((2, 4, "SE"), (2, 4, "S"), (3, 3, "SE")),
    ((3, 0, "SW"), (3, 0, "S"), (4, 0, "SW")),
    ((4, 0, "S"), (4, 0, "SE"), (4, 1, "S")),
)
RIVERS = "(1,0)swamp (1,1)pasture (1,2)hill (1,3)mountain (3,0)swamp (3,1)hill (3,2)mountain"
TRADE_HEXES = "(0,2)quarry (2,0)trade_castle (4,2)glassworks"
# RIVRBARB-06, RIVRBARB-08, RIVRBARB-18.
CASTLE_COURSES: tuple[Course, ...] = (
    (((3, 1), (2, 2), (1, 2), (0, 2)), "E"),
    (((2, 4), (3, 3), (4, 2)), "SE"),
)
CASTLE_RIVERS = "(4,0)castle (3,1)mountain (2,2)hill (1,2)pasture (0,2)swamp (2,4)mountain (3,3)hill (4,2)swamp"
# BARB-13.
CASTLE_NUMBERS: tuple[list[int], ...] = (
    [3],
    [8],
    [],
    [9],
    [4],
    [5],
    [10],
    [12],
    [6],
    [10],
    [8],
    [11],
    [4],
    [9],
    [3],
    [5],
    [],
    [6],
    [2],
)
COAST = ((3, 0), (2, 0), (1, 0), (0, 0), (0, 1), (1, 3), (2, 4), (3, 3), (4, 2), (4, 1))
INLAND = Counter(forest=1, pasture=1, hill=1, mountain=2, field=2)
# The terrain that lies at its place, and all the rest that is shuffled.
TERRAIN: Mapping[str, tuple[str, Counter[str]]] = {
    "FISHRIVR": (RIVERS, Counter(forest=4, field=4, pasture=2, hill=1, mountain=1)),
    "FISHCARV": ("(2,2)oasis", Counter(lake=1, forest=3, pasture=4, field=4, hill=3, mountain=3)),
    "FISHBARB": ("(4,0)castle (0,2)desert", INLAND + Counter(forest=2, hill=2, pasture=3, mountain=1, field=2)),
    "FISHTRAD": (TRADE_HEXES, Counter(forest=4, hill=3, pasture=3, field=3, mountain=3)),
    "RIVRCARV": (f"{RIVERS} (2,2)oasis", Counter(forest=4, field=3, pasture=2, hill=1, mountain=1)),
    "RIVRBARB": (CASTLE_RIVERS, Counter(forest=3, pasture=2, field=4, hill=1, mountain=1)),
    "RIVRTRAD": (f"{RIVERS} {TRADE_HEXES}", Counter(forest=3, pasture=1, field=3, hill=1, mountain=1)),
    "CARVBARB": ("(4,0)castle (0,2)oasis", INLAND + Counter(forest=2, hill=2, pasture=3, mountain=1, field=2)),
    "CARVTRAD": (f"{TRADE_HEXES} (2,2)oasis", Counter(forest=3, hill=2, pasture=3, field=4, mountain=3)),
    "BARBTRAD": (
        f"{TRADE_HEXES} (4,0)castle",
        INLAND + Counter(forest=1, hill=2, pasture=2, mountain=1, field=2),
    ),
}
STARTING_GOLD = {"FISHTRAD": 5, "RIVRTRAD": 3, "CARVTRAD": 5, "BARBTRAD": 5}


@dataclass
class Ground:
    """A pair of scenarios with the geometry of its board."""

    code: str

    def __post_init__(self) -> None:
        self.island: Island = TradeIsland() if self.has("TRAD") else Island()
        # Knights and camels know no inner paths.
        self.plain = Island()
        self.shut = self.island.shut_sides if isinstance(self.island, TradeIsland) else set()
        courses = CASTLE_COURSES if self.code == "RIVRBARB" else PRINTED_COURSES
        self.waters = Waters(self.plain, courses) if self.has("RIVR") else None
        self.coast = [self.plain.hex_at[place] for place in COAST]
        if self.code == "RIVRBARB":
            # RIVRBARB-13.
            self.coast.remove(self.plain.hex_at[4, 2])
        self.castle = self.plain.hex_at[4, 0]
        self.grounds = {
            self.plain.corner_of(*places[1]): [self.plain.corner_of(*place) for place in places] for places in GROUNDS
        }

    def has(self, scenario: str) -> bool:
        return scenario in (self.code[:4], self.code[4:])

    @property
    def modules(self) -> list[str]:
        return [SCENARIOS[self.code[:4]], SCENARIOS[self.code[4:]]]

    def paths_of(self, hex_: int) -> set[int]:
        """BARBTRAD-17."""
        paths = set(self.plain.hex_sides[hex_]) - self.shut
        if isinstance(self.island, TradeIsland) and hex_ in self.island.trade_hexes:
            inner = self.island.inner_paths
            paths |= {path for path in inner if self.island.ends[path][0] in self.plain.hex_corners[hex_]}
            return {path for path in paths if path not in inner or self.plaza_of(hex_) in self.island.ends[path]}
        return paths

    def plaza_of(self, hex_: int) -> int:
        assert isinstance(self.island, TradeIsland)
        return sorted(self.island.plazas)[sorted(self.island.trade_hexes).index(hex_)]

    # The deal

    def check_deal(self, public: Json) -> None:
        """Everything before the first turn, as the chapters have it."""
        board = public["board"]
        self.check_terrain(board["terrain"])
        self.check_numbers(board["terrain"], board["numbers"])
        assert {int(edge) for edge in board["harbours"]} == {self.plain.side_of(*side) for side, _ in HARBOURS}
        assert Counter(board["harbours"].values()) == Counter(kind for _, kind in HARBOURS)
        self.check_robber(board)
        if self.has("FISH"):
            shown = public["fishermen"]["fishing_grounds"]
            assert {int(tip) for tip in shown} == set(self.grounds)
            assert sorted(shown.values()) == [4, 5, 6, 8, 9, 10]
        for scenario in ("rivers", "barbarian_attack", "traders_and_barbarians"):
            purses = public.get(scenario, {}).get("gold")
            assert purses in (None, [STARTING_GOLD.get(self.code, 0)] * public["players"])
        if self.has("BARB"):
            at = self.plain.hex_at
            # RIVRBARB-12, BARBTRAD-09, BARB-22.
            wanted = {at[2, 0]: 2} if self.code == "RIVRBARB" else {at[2, 0]: 1, at[4, 2]: 1}
            told = public["barbarian_attack"]
            assert {int(hex_): count for hex_, count in told["barbarians"].items()} == wanted
            assert told["barbarians_left"] == 34
        if self.has("TRAD"):
            sides = {
                next(iter(set(self.plain.hex_sides[first]) & set(self.plain.hex_sides[second])))
                for first, second in ((self.plain.hex_at[a], self.plain.hex_at[b]) for a, b in BARBARIAN_HEXES)
            }
            # BARBTRAD-11, RIVRTRAD-21, CARVTRAD-13.
            wanted_paths = set() if self.has("BARB") else sides
            assert {int(edge) for edge in public["traders_and_barbarians"]["barbarians"]} == wanted_paths

    def check_terrain(self, terrain: Sequence[str]) -> None:
        fixed, rest = TERRAIN[self.code]
        placed: dict[int, str] = {}
        for word in fixed.split():
            cell, _, kind = word[1:].partition(")")
            row, _, col = cell.partition(",")
            placed[self.plain.hex_at[int(row), int(col)]] = kind
        assert all(terrain[hex_] == kind for hex_, kind in placed.items())
        assert Counter(kind for hex_, kind in enumerate(terrain) if hex_ not in placed) == rest
        if self.has("BARB") and not self.has("RIVR"):
            # BARBTRAD-06, BARB-12.
            assert Counter(terrain[hex_] for hex_ in self.plain.inner) == INLAND
        if self.code == "FISHCARV":
            # FISHCARV-03.
            assert terrain.index("lake") in self.plain.inner

    def check_numbers(self, terrain: Sequence[str], numbers: Sequence[Sequence[int]]) -> None:
        def hexes(*kinds: str) -> set[int]:
            return {hex_ for hex_, kind in enumerate(terrain) if kind in kinds}

        shown = [list(there) for there in numbers]
        if self.code == "RIVRBARB":
            # RIVRBARB-09, RIVRBARB-17.
            wanted = [list(there) for there in CASTLE_NUMBERS]
            wanted[self.plain.hex_at[2, 0]] = [2, 12]
            wanted[self.plain.hex_at[4, 2]] = []
            assert [sorted(there) for there in shown] == wanted
            return
        if self.has("BARB"):
            assert shown == list(CASTLE_NUMBERS)
            return
        if self.code == "RIVRCARV":
            # RIVRCARV-05 to RIVRCARV-07.
            threes = sorted(tuple(sorted(there)) for there in shown if 3 in there)
            assert threes == [(2, 3), (3, 12)]
            assert Counter(number for there in shown for number in there) == NUMBERS
            assert all(len(there) == 1 or 3 in there for there in shown if there)
            self.check_red(shown)
            return
        skipped = hexes("swamp", "oasis", "lake")
        aside: dict[int, int] = {}
        if self.has("RIVR"):
            aside = {2: 12}
        elif self.code == "FISHCARV":
            aside = {12: 2}
        letters = [number for number in LETTERS if number not in aside]
        if self.code == "FISHTRAD":
            letters = [number for number in letters if number not in (2, 12)]
            skipped |= hexes("quarry", "trade_castle", "glassworks")
        found = []
        for way in spirals(skipped):
            laid: dict[int, list[int]] = {hex_: [number] for hex_, number in zip(way, letters, strict=True)}
            for number, onto in aside.items():
                next(there for there in laid.values() if there == [onto]).append(number)
            found.append(laid)
        lake = hexes("lake")
        for hex_ in lake:
            assert shown[hex_] == LAKE_NUMBERS
        told = {hex_: sorted(there) for hex_, there in enumerate(shown) if there and hex_ not in lake}
        assert told in [{hex_: sorted(there) for hex_, there in laid.items()} for laid in found]
        if self.code == "FISHCARV":
            self.check_red(shown)

    def check_red(self, numbers: Sequence[Sequence[int]]) -> None:
        red = [set(self.plain.hex_sides[hex_]) for hex_, there in enumerate(numbers) if RED & set(there)]
        assert all(not one & other for place, one in enumerate(red) for other in red[:place])

    def check_robber(self, board: Json) -> None:
        """FISHRIVR-07, FISHCARV-08, RIVRCARV-10."""
        if self.code == "FISHRIVR":
            assert board["terrain"][board["robber"]] == "swamp"
        else:
            assert board["robber"] == OFF_BOARD
