"""Boards of Traders & Barbarians on the maps of Seafarers, as the rules of combinations make them out of those maps.

Each is the map of the scenario with some cells laid anew; what chance deals is held against what it is dealt from.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import pairwise

from tests.suites.books import CORNER_NAMES, NUMBERS, OFF_BOARD, SIDE_NAMES, YIELDS, Json
from tests.suites.seamap_cells import AROUND, CELLS, FISHED, GROUNDS, RED, RIVER_LANDS, RIVERS, WORTH, map_of
from tests.suites.shores import Place, Shore


def told(board: Json, hex_: int) -> str:
    numbers = "+".join(map(str, sorted(board["numbers"][hex_])))
    return f"{board['terrain'][hex_]}:{numbers}" if numbers else board["terrain"][hex_]


class SeaMap:
    """A board of a module on the map of a scenario, seen from one game."""

    def __init__(self, module: str, scenario: str, players: int, public: Json) -> None:
        self.module, self.scenario, self.players = module, scenario, players
        self.shore = Shore(map_of(module, scenario, players))
        self.public = public
        self.board: Json = public["board"]
        self.land = {hex_ for hex_, name in enumerate(self.board["terrain"]) if name not in ("sea", "fog")}
        self.named = self.shore.named

    def at(self, place: Place) -> str:
        return told(self.board, self.named[place])

    def laid(self) -> dict[Place, str]:
        """The cells that the rules name."""
        key = (self.module, self.scenario)
        found = CELLS.get((*key, max(self.players, 3)), CELLS.get((*key, 0), {}))
        return dict(found)

    def beyond(self, hex_: int) -> set[int]:
        """The sides of a hex on the sea or the frame."""
        return {side for side in self.shore.hex_sides[hex_] if not self.others(side, hex_) & self.land}

    def others(self, side: int, hex_: int) -> set[int]:
        return set(self.shore.beside[side]) - {hex_}

    def coast(self, hexes: Collection[int]) -> dict[int, int]:
        """Coast edges of some hexes, each with its land."""
        return {side: hex_ for hex_ in hexes if hex_ in self.land for side in self.beyond(hex_)}

    # The cells

    def check_cells(self) -> None:
        """All as printed but for what is laid anew; `?` and the main island of some are dealt."""
        anew = self.laid()
        for place, expected in anew.items():
            assert self.at(place) == expected, f"{place} is {self.at(place)}"
        loose = self.dealt()
        for place, hex_ in self.named.items():
            printed = self.shore.printed[hex_].replace(",", "+")
            if place not in anew and place not in loose and printed != "?":
                assert self.at(place) == printed, f"{place} is {self.at(place)}"

    def dealt(self) -> set[Place]:
        """The cells that chance deals by the rules of the module."""
        if self.scenario == "new_world":
            return set(self.named)
        if self.module == "rivers":
            found = {place for place, hex_ in self.named.items() if hex_ in self.home()}
            return found | ({(4, 3), (4, 4), (4, 5)} if self.scenario == "through_the_desert" else set())
        if (self.module, self.scenario) in (
            ("barbarian_attack", "new_shores"),
            ("traders_and_barbarians", "new_shores"),
        ):
            return {place for place, hex_ in self.named.items() if hex_ in self.home()}
        return set()

    def home(self) -> set[int]:
        names = ("ne", "sw") if self.scenario == "fog_islands" else ("main",)
        return set().union(*(self.shore.island(name) for name in names))

    def check_harbours(self) -> None:
        """On the edges of the map; one moves (CARVSEA-13), and their kinds are those of the map."""
        edges: dict[int, str] = {}
        line = re.compile(r"^harbour (\S+) at \((\d+),(\d+)\) side (\w+)", re.MULTILINE)
        for kind, row, col, side in line.findall(self.shore.text):
            where = (int(row), int(col), side)
            if (self.module, self.scenario, self.players, where) == ("caravans", "four_islands", 4, (6, 2, "NE")):
                where = (7, 2, "SE")
            hex_ = self.named[where[0], where[1]]
            edges[self.shore.hex_sides[hex_][SIDE_NAMES.index(where[2])]] = kind
        given = {int(edge): kind for edge, kind in self.board["harbours"].items()}
        if self.scenario == "new_world":
            return
        assert set(given) == set(edges)
        if "?" not in edges.values():
            assert given == edges
        else:
            assert Counter(given.values()) == Counter(["3:1"] * (len(edges) - 5) + list(YIELDS.values()))
        assert all(edge in self.coast(self.land) for edge in given)

    def check_guests(self) -> None:
        """Where robber and pirate start (FISHSEA-45, RIVRSEA-10 and on, CARVSEA-11, CARVSEA-31, BARBSEA-05)."""
        robber, pirate = self.board["robber"], self.public["seafarers"]["pirate"]
        marked = self.shore.marker("robber")
        if self.module in ("barbarian_attack", "traders_and_barbarians"):
            assert robber == OFF_BOARD
            fleet = self.named[7, 4] if self.scenario == "pirate_islands" else OFF_BOARD
            assert pirate == fleet
            return
        if self.module == "caravans" and self.scenario == "four_islands":
            assert pirate == OFF_BOARD
        else:
            cell = re.findall(r"^marker pirate: \((\d+),(\d+)\)", self.shore.text, re.MULTILINE)
            places = [self.named.get((int(row), int(col)), "frame") for row, col in cell]
            assert [pirate] == (places or [OFF_BOARD])
        if self.module == "rivers" and self.scenario != "new_world":
            swampy = self.scenario != "through_the_desert"
            assert self.board["terrain"][robber] == ("swamp" if swampy else "desert")
        elif (self.module, self.scenario) == ("caravans", "forgotten_tribe"):
            assert self.board["terrain"][robber] == "oasis"
        elif self.scenario == "new_world" or self.board["terrain"][min(marked)] in ("lake", "oasis"):
            assert robber == OFF_BOARD
        else:
            # With two players the neutral settlements come first, and the starting player's choice after them.
            assert robber in marked or (self.players == 2 and len(marked) > 1 and robber == OFF_BOARD)

    def check_main_island(self) -> None:
        """Dealt on the main island of `new_shores` as on the island of the module (BARBSEA-09, TRADSEA-08)."""
        places = sorted(place for place, hex_ in self.named.items() if hex_ in self.home())
        lands = {place: self.at(place).partition(":")[0] for place in places}
        if self.module == "barbarian_attack":
            shown = [self.at(place).partition(":")[2] for place in places]
            assert shown == "3,8,,9,4,5,10,12,6,10,8,11,4,9,3,5,,6,2".split(","), "BARB-13"
            assert (lands[7, 1], lands[3, 4]) == ("castle", "desert")
            inner = [place for place in places if not self.beyond(self.named[place])]
            assert Counter(lands[place] for place in inner) == Counter(
                forest=1, pasture=1, hill=1, mountain=2, field=2
            ), "BARB-12"
            dealt = Counter(forest=3, pasture=4, hill=3, mountain=3, field=4, castle=1, desert=1)
        else:
            assert (lands[3, 4], lands[5, 1], lands[7, 3]) == ("quarry", "trade_castle", "glassworks")
            tokens = Counter(number for hex_ in self.home() for number in self.board["numbers"][hex_])
            assert tokens == NUMBERS - Counter([2, 12]), "TRAD-16"
            trades = dict.fromkeys(("quarry", "trade_castle", "glassworks"), 1)
            dealt = Counter(forest=4, hill=3, pasture=3, field=3, mountain=3) + Counter(trades)
        assert Counter(lands.values()) == dealt

    # Landing hexes

    def landing_island(self) -> set[int]:
        """The island with the castle (BARBSEA-10, -20, -30, -56, -70); belt and cape are none of it."""
        if self.scenario == "fog_islands":
            return self.shore.island("ne" if self.players == 4 else "sw")
        return self.home()

    def landing_hexes(self) -> list[int]:
        """BARBSEA-77, BARBSEA-79; the hex with 2 and 12 of the fog is on the other island (BARBSEA-18)."""
        return [hex_ for hex_ in sorted(self.landing_island()) if self.board["numbers"][hex_] and self.beyond(hex_)]

    def check_landings(self) -> None:
        given = self.public["barbarian_attack"]
        landings = self.landing_hexes()
        assert given["coastal_hexes"] == landings, "BARBSEA-77, BARBSEA-79"
        assert self.board["terrain"][given["castle_hex"]] == "castle"
        carried = Counter(number for hex_ in landings for number in self.board["numbers"][hex_])
        standing: dict[int, int] = {}
        if self.scenario == "wonders":
            # BARBSEA-67.
            standing = {self.named[place]: 12 for place in ((2, 6), (3, 7), (4, 6))}
        elif self.scenario not in ("fog_islands", "pirate_islands"):
            # BARB-22, BARBSEA-28, BARBSEA-38.
            standing = {hex_: 1 for hex_ in landings if {2, 12} & set(self.board["numbers"][hex_])}
        if self.scenario in ("new_shores", "through_the_desert"):
            assert carried == Counter(dict.fromkeys(NUMBERS, 1)), "BARBSEA-27"
        elif self.scenario == "forgotten_tribe":
            assert carried == Counter(dict.fromkeys(NUMBERS, 1)) + Counter([2, 12]), "BARBSEA-37"
            assert set(standing) == {self.named[place] for place in ((3, 6), (5, 4), (5, 1), (5, 6))}, "BARBSEA-38"
        assert {int(hex_): count for hex_, count in given["barbarians"].items()} == standing
        assert given["barbarians_left"] == 36 - sum(standing.values())

    # Caravans and trade hexes

    def check_oasis(self) -> None:
        """Three arrows from every other corner, away from the oasis (CARVSEA-32)."""
        (oasis,) = [hex_ for hex_, name in enumerate(self.board["terrain"]) if name == "oasis"]
        corners = self.shore.hex_corners[oasis]
        turns = [{"NW", "NE", "S"}, {"N", "SE", "SW"}]
        arrows = {int(edge): corner for edge, corner in self.public["caravans"]["arrows"].items()}
        starts = {next(corner for corner in self.shore.ends[edge] if corner in corners) for edge in arrows}
        assert {CORNER_NAMES[corners.index(corner)] for corner in starts} in turns
        assert not set(arrows) & set(self.shore.hex_sides[oasis])
        if self.scenario == "new_world":
            assert oasis in (self.named[4, 3], self.named[4, 4]), "CARVSEA-28"
            assert self.board["terrain"].count("sea") == 18, "CARVSEA-28"

    def check_trade_hexes(self) -> None:
        """TRADSEA-18, TRADSEA-26, TRADSEA-27, TRADSEA-29 and TRAD-18 on the main island of `new_shores`."""
        given = self.public["traders_and_barbarians"]
        starts = [(4, 1, "E"), (6, 1, "E"), (5, 4, "SE")]
        if self.scenario == "new_shores":
            starts = [(3, 3, "SE"), (5, 2, "SW"), (6, 3, "E")]
        sides = {self.shore.hex_sides[self.named[row, col]][SIDE_NAMES.index(side)] for row, col, side in starts}
        assert {int(edge) for edge in given["barbarians"]} == sides
        trades = [hex_ for hex_, name in enumerate(self.board["terrain"]) if name in given["plazas"].values()]
        assert len(trades) == 3
        closed = {side for hex_ in trades for side in self.beyond(hex_)}
        assert {int(edge) for edge in given["closed_edges"]} == closed, "TRADSEA-26"
        outer = {
            corner
            for hex_ in trades
            for corner in self.shore.hex_corners[hex_]
            if not set(self.shore.hexes_at[corner]) & self.land - {hex_}
        }
        assert {int(corner) for corner in given["closed_corners"]} == outer, "TRADSEA-27"

    def check(self) -> None:
        self.check_cells()
        self.check_harbours()
        self.check_guests()
        if self.module == "fishermen" and self.scenario != "new_world":
            self.check_grounds()
        elif self.module == "rivers":
            self.check_rivers()
        elif self.module == "caravans":
            self.check_oasis()
        elif self.module == "barbarian_attack":
            self.check_landings()
        elif self.module == "traders_and_barbarians":
            self.check_trade_hexes()
        if self.scenario == "new_shores" and self.module in ("barbarian_attack", "traders_and_barbarians"):
            self.check_main_island()

    # Fishing grounds

    def ground_edges(self, tip: int) -> list[int]:
        """The two coast edges at a tip, of two land hexes (FISHSEA-09)."""
        shore = self.shore
        lands = [hex_ for hex_ in shore.hexes_at[tip] if hex_ in self.land]
        edges = [side for side in shore.sides_at[tip] if len(set(shore.beside[side]) & self.land) == 1]
        return edges if len(lands) == 2 and len(edges) == 2 else []

    def catches(self, tip: int) -> set[int]:
        """The three vertices of a ground."""
        return {corner for edge in self.ground_edges(tip) for corner in self.shore.ends[edge]}

    def ground_places(self, hexes: Collection[int]) -> dict[int, set[int]]:
        """Tips where a ground would fit, each with its three vertices."""
        found: dict[int, set[int]] = {}
        for tip in range(len(self.shore.sides_at)):
            edges = self.ground_edges(tip)
            if edges and not any(str(edge) in self.board["harbours"] for edge in edges):
                if all(set(self.shore.beside[edge]) & self.land <= set(hexes) for edge in edges):
                    found[tip] = self.catches(tip)
        return found

    def check_grounds(self) -> None:
        grounds = {int(tip): number for tip, number in self.public["fishermen"]["fishing_grounds"].items()}
        assert sorted(grounds.values()) == list(GROUNDS)
        islands = {name: self.shore.island(name) for name in FISHED[self.scenario]}
        fitting = self.ground_places(set().union(*islands.values()))
        assert grounds.keys() <= fitting.keys(), "FISHSEA-09"
        corners = Counter(corner for tip in grounds for corner in fitting[tip])
        shared = {corner for corner, count in corners.items() if count > 1}
        if self.scenario == "fog_islands" and self.players < 4:
            assert len(fitting) == 6
            assert not shared & grounds.keys()
        else:
            assert not shared, "FISHSEA-09"
        numbers = {
            name: {number for tip, number in grounds.items() if set(self.shore.hexes_at[tip]) & hexes}
            for name, hexes in islands.items()
        }
        if self.scenario == "four_islands":
            assert {frozenset(numbers["nw"]), frozenset(numbers["se"])} == {frozenset({4, 8}), frozenset({6, 10})}
            assert {frozenset(numbers["ne"]), frozenset(numbers["sw"])} == {frozenset({5}), frozenset({9})}
        elif self.scenario == "cloth_for_catan":
            assert [len(own) for own in numbers.values()] == [3, 3], "FISHSEA-33"
        elif self.scenario == "new_shores":
            tips = {(3, 2, "NE"), (4, 1, "N"), (5, 5, "N"), (5, 5, "S"), (6, 1, "S"), (7, 1, "SE")}
            assert grounds.keys() == {
                self.shore.hex_corners[self.named[row, col]][CORNER_NAMES.index(corner)] for row, col, corner in tips
            }
        elif self.scenario == "forgotten_tribe":
            taken = {edge for tip in grounds for edge in self.ground_edges(tip)}
            assert sum(-(-len(path) // 2) for path in self.stretches(taken)) >= 6, "FISHSEA-29"
        lakes = [hex_ for hex_, name in enumerate(self.board["terrain"]) if name == "lake"]
        for lake in lakes:
            assert len(self.shore.around[lake]) == 6, "FISHSEA-06"
            assert set(self.shore.around[lake]) <= self.land, "FISHSEA-06"

    def stretches(self, taken: Collection[int]) -> Iterator[set[int]]:
        """The coast of the main island without some edges, in parts that do not touch."""
        left = set(self.coast(self.home())) - set(taken)
        while left:
            path = {left.pop()}
            grown = set(path)
            while grown:
                corners = {corner for edge in grown for corner in self.shore.ends[edge]}
                grown = {edge for edge in left if set(self.shore.ends[edge]) & corners}
                left -= grown
                path |= grown
            yield path

    # Rivers

    def check_rivers(self) -> None:
        given = self.public["rivers"]
        pieces: dict[int, list[int]] = {}
        for hex_, river in given["rivers"].items():
            pieces.setdefault(river, []).append(int(hex_))
        runs = sorted((self.run(hexes) for hexes in pieces.values()), key=len, reverse=True)
        assert [[self.board["terrain"][hex_] for hex_ in run] for run in runs] == list(RIVER_LANDS), "RIVRSEA-08"
        sites: set[int] = set()
        for run, turn in zip(runs, (1, -1), strict=True):
            # RIVRSEA-52: seen in the direction of flow the next side, clockwise or counter-clockwise.
            flow = self.shared_side(run[1], run[0])
            back = self.shore.hex_sides[run[0]].index(flow)
            mouth = self.shore.hex_sides[run[0]][(back + 3 + turn) % 6]
            sites |= {mouth} | {self.shared_side(one, other) for one, other in pairwise(run)}
            if self.scenario != "through_the_desert" or turn == -1:
                assert not self.others(mouth, run[0]) & self.land, "RIVRSEA-15, RIVRSEA-30, RIVRSEA-39"
            assert str(mouth) not in self.board["harbours"], "RIVR-15"
            if self.scenario == "new_world":
                assert len(self.shore.beside[mouth]) == 1, "RIVRSEA-49"
        assert sites == {int(edge) for edge in given["bridge_sites"]}
        corners = [{corner for hex_ in run for corner in self.shore.hex_corners[hex_]} for run in runs]
        assert not corners[0] & corners[1], "RIVRSEA-15, RIVRSEA-39"
        if self.scenario in RIVERS:
            long, long_mouth, short, short_mouth = RIVERS[self.scenario]
            assert runs == [[self.named[place] for place in river] for river in (long, short)]
            for run, name in zip(runs, (long_mouth, short_mouth), strict=True):
                assert self.shore.hex_sides[run[0]][SIDE_NAMES.index(name)] in sites
        self.check_around({hex_ for run in runs for hex_ in run})

    def shared_side(self, one: int, other: int) -> int:
        (side,) = set(self.shore.hex_sides[one]) & set(self.shore.hex_sides[other])
        return side

    def run(self, hexes: Collection[int]) -> list[int]:
        """A straight run, swamp first (RIVRSEA-08)."""
        (found,) = [hex_ for hex_ in hexes if self.board["terrain"][hex_] == "swamp"]
        run = [found]
        while len(run) < len(hexes):
            (following,) = [hex_ for hex_ in hexes if hex_ not in run and hex_ in self.shore.around[run[-1]]]
            run.append(following)
        turns = {self.shore.hex_sides[one].index(self.shared_side(one, two)) for one, two in pairwise(run)}
        assert len(turns) == 1, "RIVRSEA-08: straight"
        return run

    def check_around(self, river: Collection[int]) -> None:
        """What lies around the rivers and its numbers (RIVRSEA-19 to RIVRSEA-23, -33, -40 to -42, -50)."""
        terrain, numbers = self.board["terrain"], self.board["numbers"]
        new = self.scenario == "new_world"
        cells = set(range(len(terrain))) if new else self.home()
        assert Counter(terrain[hex_] for hex_ in cells - set(river)) == AROUND[self.scenario]
        tokens = Counter(number for hex_ in cells for number in numbers[hex_])
        assert not any(numbers[hex_] for hex_ in river if terrain[hex_] == "swamp")
        if new:
            twice = Counter({number: 3 for number in (3, 4, 5, 9, 10)} | {number: 2 for number in (6, 8, 11)})
            assert tokens == twice + Counter([2, 12])
        elif self.scenario == "new_shores":
            assert tokens == NUMBERS
        else:
            cell_numbers = [cell.partition(":")[2] for hex_, cell in enumerate(self.shore.printed) if hex_ in cells]
            assert tokens == Counter(int(number) for number in cell_numbers if number)
        for hex_ in cells:
            if RED & set(numbers[hex_]):
                assert not any(RED & set(numbers[other]) for other in self.shore.around[hex_] if other in cells), "red"
        doubles = {hex_: set(numbers[hex_]) for hex_ in cells if len(numbers[hex_]) > 1}
        if self.scenario in ("fog_islands", "forgotten_tribe"):
            wanted = {2: "mountain" if self.scenario == "fog_islands" else "pasture", 12: "field"}
            assert len(doubles) == 2
            for extra, land in wanted.items():
                (hex_,) = [at for at, shown in doubles.items() if extra in shown]
                assert terrain[hex_] == land, "RIVRSEA-21, RIVRSEA-42"
                (own,) = doubles[hex_] - {extra}
                others = [numbers[at] for at in cells if terrain[at] == land and at != hex_]
                assert WORTH[own] <= min(WORTH[max(shown, key=WORTH.__getitem__)] for shown in others), "RIVRSEA-22"
        elif self.scenario == "new_shores":
            assert list(doubles.values()) == [{2, 12}], "RIVR-25"
        else:
            assert not doubles
        if self.scenario == "forgotten_tribe":
            for place in ((3, 6), (4, 6), (5, 6)):
                assert not {5, 6, 8, 9} & set(numbers[self.named[place]]), "RIVRSEA-41"
        if new:
            for edge in self.board["harbours"]:
                assert not set(self.shore.beside[int(edge)]) & set(river), "RIVRSEA-51"
