"""The one walk: what it costs to get somewhere, what stops it, and the way back."""

from __future__ import annotations

import heapq
from collections.abc import Collection
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.board.arrays import ints
from skerry.board.maps import load_map
from skerry.board.topology import Topology, build_topology
from skerry.engine.toll_walk import COIN, TollWalk
from skerry.engine.walk import (
    CLOSED,
    UNLIMITED,
    UNREACHED,
    EvenWalk,
    Ground,
    Walk,
    edge_ground,
    hex_ground,
    vertex_ground,
)

ISLAND = load_map("base").topology


class Priced(Walk):
    """Each step at the price of what it passes; some places stop it, and some are no end."""

    def __init__(
        self,
        ground: Ground,
        prices: list[int],
        budget: int = UNLIMITED,
        stops: set[int] = frozenset(),
        no_end: int = -1,
    ) -> None:
        super().__init__(ground, budget)
        self.prices = prices
        self.stops = stops
        self.no_end = no_end

    def price(self, place: int, over: int, to: int) -> int:
        return self.prices[over]

    def passes(self, place: int) -> bool:
        return place not in self.stops

    def may_end(self, place: int) -> bool:
        return place != self.no_end


def cheapest(ground: Ground, prices: list[int], budget: int, stops: Collection[int], starts: list[int]) -> list[int]:
    """The same by a search that takes the nearest place first."""
    cost = [UNREACHED] * ground.places
    waiting = [(0, start) for start in starts]
    while waiting:
        spent, place = heapq.heappop(waiting)
        if cost[place] != UNREACHED:
            continue
        cost[place] = spent
        if place in stops and place not in starts:
            continue
        for slot in range(place * ground.width, (place + 1) * ground.width):
            to = int(ground.to[slot])
            price = prices[ground.over[slot]] if to >= 0 else CLOSED
            if price != CLOSED and spent + price <= budget:
                heapq.heappush(waiting, (spent + price, to))
    return cost


@given(st.data())
def test_every_place_costs_what_the_cheapest_way_there_does(data: st.DataObject) -> None:
    make, overs = data.draw(
        st.sampled_from([(vertex_ground, "edges"), (edge_ground, "vertices"), (hex_ground, "edges")])
    )
    ground = make(ISLAND)
    count = int(getattr(ISLAND, overs))
    prices = data.draw(st.lists(st.integers(CLOSED, 4), min_size=count, max_size=count))
    stops = data.draw(st.sets(st.integers(0, ground.places - 1), max_size=6))
    budget = data.draw(st.sampled_from([0, 3, 7, UNLIMITED]))
    start = data.draw(st.integers(0, ground.places - 1))
    walk = Priced(ground, prices, budget, stops)
    walk.go(start)
    assert list(walk.cost) == cheapest(ground, prices, budget, stops, [start])
    for place in range(ground.places):
        way = walk.way_to(place) if walk.cost[place] != UNREACHED else []
        assert sum(prices[walk.over[passed]] for passed in way[1:]) == max(walk.cost[place], 0)
        assert all(walk.before[after] == before for before, after in pairwise(way))
        assert walk.reaches(place) == (len(way) > 1)
    assert sorted(walk.reached[i] for i in range(walk.count)) == [
        place for place in range(ground.places) if walk.cost[place] != UNREACHED
    ]


def test_a_walk_from_several_places_takes_the_nearest_for_each() -> None:
    ground = vertex_ground(ISLAND)
    prices = [1] * int(ISLAND.edges)
    walk = Priced(ground, prices)
    for start in (0, 53):
        walk.go(start)
    assert list(walk.cost) == cheapest(ground, prices, UNLIMITED, set(), [0, 53])


def test_where_a_walk_may_not_end_it_may_still_pass() -> None:
    row = build_topology([(0, 0, 0)])
    walk = Priced(vertex_ground(row), [1, CLOSED, 1, 1, 1, 1], no_end=5)
    walk.go(0)
    assert [walk.reaches(place) for place in range(6)] == [False, True, True, True, True, False]
    assert walk.way_to(2) == [0, 5, 4, 3, 2]


class Hops(EvenWalk):
    """Past some places nobody comes."""

    def __init__(self, ground: Ground, most: int, closed: set[int]) -> None:
        super().__init__(ground, most)
        self.closed = closed

    def is_open(self, place: int) -> bool:
        return place not in self.closed


@given(st.data())
def test_an_even_walk_is_one_whose_steps_all_cost_one(data: st.DataObject) -> None:
    ground = data.draw(st.sampled_from([vertex_ground, edge_ground, hex_ground]))(ISLAND)
    closed = data.draw(st.sets(st.integers(0, ground.places - 1), max_size=12))
    most = data.draw(st.sampled_from([0, 1, 3, 5, UNLIMITED]))
    start = data.draw(st.integers(0, ground.places - 1))
    walk = Hops(ground, most, closed)
    walk.go(start)
    prices = [1] * (1 + max(ground.over))
    open_ground = Ground(
        ground.places, ground.width, ints(to if to not in closed else -1 for to in ground.to), ground.over
    )
    assert list(walk.steps) == cheapest(open_ground, prices, most, set(), [start])
    ranks = [walk.steps[walk.reached[i]] for i in range(walk.count)]
    assert ranks == sorted(step for step in walk.steps if step != UNREACHED)


# Walks of modules to come


class WagonWalk(Walk):
    """2 points a path, 1 a road, 2 more past a barbarian; a plaza stops it."""

    def __init__(self, topology: Topology, points: int, roads: set[int], barbarians: set[int]) -> None:
        super().__init__(vertex_ground(topology), points)
        self.topology = topology
        self.roads = roads
        self.barbarians = barbarians

    def price(self, place: int, over: int, to: int) -> int:
        return (1 if over in self.roads else 2) + (2 if over in self.barbarians else 0)

    def passes(self, place: int) -> bool:
        return place < self.topology.first_plaza


@pytest.mark.ready("TRAD-52", "TRAD-53", "TRAD-56", "TRAD-57", "TRAD-61")
def test_a_wagon_has_points_for_its_way_and_stops_at_a_plaza() -> None:
    topology = build_topology([(0, 0, 0)], plazas=[(0, [0, 1, 3])])
    plaza = int(topology.first_plaza)
    path = int(topology.first_inner_path)
    # From the north: clockwise a road, and over the plaza a road past a barbarian, where it would be near the south.
    wagon = WagonWalk(topology, 4, {0, path, path + 2}, {path})
    wagon.go(0)
    assert {place: int(cost) for place, cost in enumerate(wagon.cost) if cost >= 0} == {
        0: 0,
        1: 1,
        2: 3,
        4: 4,
        5: 2,
        plaza: 3,
    }
    assert wagon.way_to(plaza) == [0, plaza]


class TollWagon(TollWalk):
    """A point a road, and gold to the owner of a foreign one, two for a bridge; nobody walks beside them."""

    def __init__(self, topology: Topology, points: int, gold: int, foreign: set[int], bridges: set[int]) -> None:
        super().__init__(vertex_ground(topology), gold, points)
        self.foreign = foreign
        self.bridges = bridges

    def price(self, place: int, over: int, to: int) -> int:
        return 1 + COIN * (2 if over in self.bridges else 1 if over in self.foreign else 0)


# Around a hex with a plaza: from the north over the plaza it is two steps to the south, around it three.
PLAZA = build_topology([(0, 0, 0)], plazas=[(0, [0, 3])])


@pytest.mark.ready("TRAD-54", "TRAD-55")
def test_a_wagon_takes_the_long_way_where_its_gold_would_not_last_on_the_short_one() -> None:
    plaza = int(PLAZA.first_plaza)
    path = int(PLAZA.first_inner_path)
    around = next(edge for edge in range(6) if {int(v) for v in PLAZA.edge_vertex[2 * edge :][:2]} == {3, 4})
    foreign = {path, path + 1, around}
    ways = {}
    for gold in (0, 1, 2, 3):
        wagon = TollWagon(PLAZA, 4, gold, foreign, set())
        wagon.go(0)
        ways[gold] = [wagon.way_for(place, gold) if wagon.reaches(place) else [] for place in (3, 4)]
    assert ways == {
        0: [[0, 1, 2, 3], [0, 5, 4]],
        1: [[0, 1, 2, 3], [0, 5, 4]],
        2: [[0, plaza, 3], [0, 5, 4]],
        3: [[0, plaza, 3], [0, 5, 4]],
    }
    rich = TollWagon(PLAZA, 4, 2, foreign, set())
    rich.go(0)
    assert (int(rich.least_toll(3)), int(rich.cost_for(3, 0)), int(rich.cost_for(3, 2))) == (0, 3, 2)
    assert rich.way_for(3, 1) == [0, 1, 2, 3]


@pytest.mark.ready("RIVRTRAD-17")
def test_a_foreign_bridge_is_closed_to_a_wagon_with_one_gold() -> None:
    plaza = int(PLAZA.first_plaza)
    path = int(PLAZA.first_inner_path)
    for gold, way in ((1, [0, 1, 2, 3]), (2, [0, plaza, 3])):
        wagon = TollWagon(PLAZA, 3, gold, set(), {path})
        wagon.go(0)
        assert wagon.way_for(3, gold) == way


class Tolled(TollWalk):
    """Each step at the price and toll of what it passes; some places stop it."""

    def __init__(
        self, ground: Ground, prices: list[int], tolls: list[int], purse: int, budget: int, stops: set[int]
    ) -> None:
        super().__init__(ground, purse, budget)
        self.prices = prices
        self.tolls = tolls
        self.stops = stops

    def price(self, place: int, over: int, to: int) -> int:
        return CLOSED if self.prices[over] == CLOSED else self.prices[over] + COIN * self.tolls[over]

    def passes(self, place: int) -> bool:
        return place not in self.stops


def every_way(walk: Tolled, start: int) -> dict[int, set[tuple[int, int]]]:
    """What each way that comes nowhere twice costs, in points and toll, by where it ends."""
    found: dict[int, set[tuple[int, int]]] = {}
    ground = walk.ground

    def follow(way: list[int], points: int, paid: int) -> None:
        place = way[-1]
        found.setdefault(place, set()).add((points, paid))
        if place in walk.stops and place != start:
            return
        for slot in range(place * ground.width, (place + 1) * ground.width):
            to, over = int(ground.to[slot]), int(ground.over[slot])
            if to < 0 or to in way or walk.prices[over] == CLOSED:
                continue
            if points + walk.prices[over] <= walk.budget and paid + walk.tolls[over] <= walk.purse:
                follow([*way, to], points + walk.prices[over], paid + walk.tolls[over])

    follow([start], 0, 0)
    return found


THREE_HEXES = build_topology([(0, 0, 0), (0, 1, 2), (1, 0, 1)])


@given(st.data())
def test_tolls_are_weighed_against_points_as_if_every_way_had_been_tried(data: st.DataObject) -> None:
    ground = vertex_ground(THREE_HEXES)
    edges = int(THREE_HEXES.edges)
    prices = data.draw(st.lists(st.integers(CLOSED, 3), min_size=edges, max_size=edges))
    tolls = data.draw(st.lists(st.integers(0, 2), min_size=edges, max_size=edges))
    purse = data.draw(st.integers(0, 5))
    budget = data.draw(st.sampled_from([0, 3, 6, UNLIMITED]))
    stops = data.draw(st.sets(st.integers(0, ground.places - 1), max_size=3))
    start = data.draw(st.integers(0, ground.places - 1))
    walk = Tolled(ground, prices, tolls, purse, budget, stops)
    walk.only_costs = data.draw(st.booleans())
    walk.go(start)
    every = every_way(walk, start)
    between = {
        (place, int(ground.to[slot])): int(ground.over[slot])
        for place in range(ground.places)
        for slot in range(place * ground.width, (place + 1) * ground.width)
    }
    for place in range(ground.places):
        known = every.get(place, set())
        assert walk.least_toll(place) == min((paid for _, paid in known), default=UNREACHED)
        assert walk.reaches(place) == (bool(known) and place != start)
        for toll in range(purse + 1):
            within = [(points, paid) for points, paid in known if paid <= toll]
            assert walk.cost_for(place, toll) == min((points for points, _ in within), default=UNREACHED)
            if within:
                steps = [between[step] for step in pairwise(walk.way_for(place, toll))]
                assert (sum(prices[over] for over in steps), sum(tolls[over] for over in steps)) == min(within)


class KnightOnEdges(Walk):
    """Up to so many edges, past anybody, and never to an edge with a knight."""

    def __init__(self, topology: Topology, edges: int, knights: set[int]) -> None:
        super().__init__(edge_ground(topology), edges)
        self.knights = knights

    def may_end(self, place: int) -> bool:
        return place not in self.knights


@pytest.mark.ready("BARB-80", "BARB-81", "BARB-83", "BARB-84")
def test_a_knight_goes_from_edge_to_edge_past_other_knights() -> None:
    ring = build_topology([(0, 0, 0)])
    knight = KnightOnEdges(ring, 2, {1})
    knight.go(0)
    assert [place for place in range(6) if knight.reaches(place)] == [2, 4, 5]


def test_edges_neighbour_those_that_share_a_vertex() -> None:
    ground = edge_ground(ISLAND)
    for edge in range(ISLAND.edges):
        ends = {int(ISLAND.edge_vertex[2 * edge + end]) for end in range(2)}
        told = {
            (int(ground.to[slot]), int(ground.over[slot]))
            for slot in range(edge * ground.width, (edge + 1) * ground.width)
            if ground.to[slot] >= 0
        }
        assert told == {
            (other, vertex)
            for other in range(ISLAND.edges)
            for vertex in ends & {int(ISLAND.edge_vertex[2 * other + end]) for end in range(2)}
            if other != edge
        }
