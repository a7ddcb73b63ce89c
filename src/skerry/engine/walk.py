"""One walk over the board: from place to neighbouring place, with a price for each step and a budget for them all.

Knights on vertices and on edges, wagons, ships on their way to a goal and the extent of an island are all this walk;
who asks says what a step costs and where it ends (CK-143, TRAD-50 to 66, BARB-79 to 88, TDEEL-46 to 54).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import filled, zeros
from skerry.board.topology import NOWHERE, Topology

CLOSED: Final = -1  # the price of a step that cannot be made
UNREACHED: Final = -1
UNLIMITED: Final = 1 << 40


@mypyc_attr(acyclic=True)
class Ground:
    """What a walk goes over: from each place to its neighbours, and what is passed on the way to each."""

    def __init__(self, places: i64, width: i64, to: vec[i64], over: vec[i64], packed: bool = False) -> None:
        self.places = places
        # Slots per place in the two tables; an empty one holds -1, and where they are packed, only such follow it.
        self.width = width
        self.packed = packed
        self.to = to
        self.over = over


def vertex_ground(topology: Topology) -> Ground:
    """From vertex to vertex, over edges."""
    return Ground(topology.vertices, topology.spokes, topology.vertex_vertex, topology.vertex_edge, packed=True)


def hex_ground(topology: Topology) -> Ground:
    """From hex to hex, over edges."""
    return Ground(topology.hexes, 6, topology.hex_hex, topology.hex_edge)


def edge_ground(topology: Topology) -> Ground:
    """From edge to edge, over vertices; made anew each time, so whoever walks often keeps it."""
    spokes = topology.spokes
    width = 2 * spokes
    to = filled(topology.edges * width, NOWHERE)
    over = filled(topology.edges * width, NOWHERE)
    for edge in range(topology.edges):
        for slot in range(width):
            vertex = topology.edge_vertex[2 * edge + slot // spokes]
            other = topology.vertex_edge[spokes * vertex + slot % spokes]
            if other != NOWHERE and other != edge:
                to[edge * width + slot] = other
                over[edge * width + slot] = vertex
    return Ground(topology.edges, width, to, over)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Steps:
    """What whoever walks says: what a step costs, where it stops, and where it may end."""

    def __init__(self, ground: Ground, budget: i64) -> None:
        self.ground = ground
        self.budget = budget
        # What every step costs at least: whoever knows it is asked less often.
        self.least: i64 = 0

    def price(self, place: i64, over: i64, to: i64) -> i64:
        """What a step costs, 0 or more, or CLOSED."""
        return 1

    def passes(self, place: i64) -> bool:
        """Whether the walk may go on from a place that it has come to; where it sets out it always may."""
        return True

    def may_end(self, place: i64) -> bool:
        """Whether whoever walks may stay at a place."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Walk(Steps):
    """All the places that can be reached within a budget, what it costs to get to each, and the way there."""

    def __init__(self, ground: Ground, budget: i64 = UNLIMITED) -> None:
        super().__init__(ground, budget)
        # Per place, the least that it costs to get there, or UNREACHED.
        self.cost: vec[i64] = filled(ground.places, UNREACHED)
        # Per place, the one before it on the cheapest way and what lies between the two, or NOWHERE.
        self.before: vec[i64] = filled(ground.places, NOWHERE)
        self.over: vec[i64] = filled(ground.places, NOWHERE)
        # The places that were reached, where the walk set out among them, in the order in which it came to each.
        self.reached: vec[i64] = zeros(ground.places)
        self.count: i64 = 0

    # Walking

    def go(self, start: i64) -> None:
        """Walk on from one more place, at no cost.

        It ends: a place is taken up again only when a cheaper way to it was found, and no cost is below 0.
        """
        places = self.ground.places
        width = self.ground.width
        beside = self.ground.to
        passed = self.ground.over
        budget = self.budget
        cost = self.cost
        # A ring of places to go on from; each waits in it at most once, as its own place behind the ring tells.
        ring = zeros(2 * places)
        first: i64 = 0
        length: i64 = 0
        if cost[start] != 0 and budget >= 0:
            self.note(start, NOWHERE, NOWHERE, 0)
            ring[0] = start
            ring[places + start] = 1
            length = 1
        while length > 0:
            place = ring[first]
            first += 1
            if first == places:
                first = 0
            length -= 1
            ring[places + place] = 0
            spent = cost[place]
            nearest = spent + self.least
            if nearest > budget or (place != start and not self.passes(place)):
                continue
            for slot in range(place * width, (place + 1) * width):
                to = beside[slot]
                if to == NOWHERE or 0 <= cost[to] <= nearest:
                    continue
                price = self.price(place, passed[slot], to)
                total = spent + price
                if price == CLOSED or total > budget or 0 <= cost[to] <= total:
                    continue
                self.note(to, place, passed[slot], total)
                if ring[places + to] == 0:
                    ring[places + to] = 1
                    at = first + length
                    if at >= places:
                        at -= places
                    ring[at] = to
                    length += 1

    def note(self, place: i64, before: i64, over: i64, cost: i64) -> None:
        """The cheapest way so far to a place."""
        if self.cost[place] == UNREACHED:
            self.reached[self.count] = place
            self.count += 1
        self.cost[place] = cost
        self.before[place] = before
        self.over[place] = over

    # Asking

    def reaches(self, place: i64) -> bool:
        """Whether a walk leads to a place and may end there; where it set out is no end of it."""
        return self.before[place] != NOWHERE and self.may_end(place)

    def way_to(self, place: i64) -> list[int]:
        """The places of the cheapest way, from where it set out to where it ends."""
        way: list[int] = []
        while place != NOWHERE:
            way.append(int(place))
            place = self.before[place]
        way.reverse()
        return way


@mypyc_attr(allow_interpreted_subclasses=True)
class EvenWalk:
    """A walk whose steps all cost one: how far each place is, for so many steps at most.

    The same as a `Walk` with such prices, and several times as fast.
    """

    def __init__(self, ground: Ground, most: i64) -> None:
        self.ground = ground
        self.most = most
        # Per place, how many steps it is away, or UNREACHED.
        self.steps: vec[i64] = filled(ground.places, UNREACHED)
        # The places that were reached, the nearest first.
        self.reached: vec[i64] = zeros(ground.places)
        self.count: i64 = 0

    def is_open(self, place: i64) -> bool:
        """Whether the walk may come to a place."""
        return True

    def go(self, start: i64) -> None:
        """Walk from one place; every place that it comes to is gone on from once."""
        ground = self.ground
        steps = self.steps
        reached = self.reached
        steps[start] = 0
        reached[0] = start
        count: i64 = 1
        at: i64 = 0
        while at < count and steps[reached[at]] < self.most:
            place = reached[at]
            at += 1
            for slot in range(place * ground.width, (place + 1) * ground.width):
                to = ground.to[slot]
                if to != NOWHERE and steps[to] == UNREACHED and self.is_open(to):
                    steps[to] = steps[place] + 1
                    reached[count] = to
                    count += 1
        self.count = count
