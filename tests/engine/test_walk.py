"""The one walk: what it costs to get somewhere, what stops it, and the way back."""

from __future__ import annotations

import heapq
from collections.abc import Collection
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.board.maps import load_map
from skerry.board.topology import Topology, build_topology
from skerry.engine.walk import CLOSED, UNLIMITED, UNREACHED, Ground, Walk, edge_ground, hex_ground, vertex_ground

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


@pytest.mark.rule("TRAD-52", "TRAD-53", "TRAD-56", "TRAD-57", "TRAD-61")
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


class KnightOnEdges(Walk):
    """Up to so many edges, past anybody, and never to an edge with a knight."""

    def __init__(self, topology: Topology, edges: int, knights: set[int]) -> None:
        super().__init__(edge_ground(topology), edges)
        self.knights = knights

    def may_end(self, place: int) -> bool:
        return place not in self.knights


@pytest.mark.rule("BARB-80", "BARB-81", "BARB-83", "BARB-84")
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
