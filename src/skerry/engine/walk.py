"""One walk over the board: from place to neighbouring place, with a price for each step and a budget for them all.

Knights on vertices and on edges, wagons, ships on their way to a goal and the extent of an island are all this walk;
who asks says what a step costs and where it ends (CK-143, TRAD-50 to 66, BARB-79 to 88, TDEEL-46 to 54).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import filled, zeros
from skerry.board.topology import NOWHERE, Topology

CLOSED: Final = -1  # the price of a step that cannot be made
UNREACHED: Final = -1
UNLIMITED: Final = 1 << 40


class Ground:
    """What a walk goes over: from each place to its neighbours, and what is passed on the way to each."""

    def __init__(self, places: i64, width: i64, to: vec[i64], over: vec[i64]) -> None:
        self.places = places
        # Slots per place in the two tables; an empty one holds -1.
        self.width = width
        self.to = to
        self.over = over


def vertex_ground(topology: Topology) -> Ground:
    """From vertex to vertex, over edges."""
    return Ground(topology.vertices, topology.spokes, topology.vertex_vertex, topology.vertex_edge)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk:
    """All the places that can be reached within a budget, what it costs to get to each, and the way there."""

    def __init__(self, ground: Ground, budget: i64 = UNLIMITED) -> None:
        self.ground = ground
        self.budget = budget
        # What every step costs at least: whoever knows it is asked less often.
        self.least: i64 = 0
        # Per place, the least that it costs to get there, or UNREACHED.
        self.cost: vec[i64] = filled(ground.places, UNREACHED)
        # Per place, the one before it on the cheapest way and what lies between the two, or NOWHERE.
        self.before: vec[i64] = filled(ground.places, NOWHERE)
        self.over: vec[i64] = filled(ground.places, NOWHERE)
        # The places that were reached, where the walk set out among them, in the order in which it came to each.
        self.reached: vec[i64] = zeros(ground.places)
        self.count: i64 = 0

    # What whoever walks says

    def price(self, place: i64, over: i64, to: i64) -> i64:
        """What a step costs, 0 or more, or CLOSED."""
        return 1

    def passes(self, place: i64) -> bool:
        """Whether the walk may go on from a place that it has come to; where it sets out it always may."""
        return True

    def may_end(self, place: i64) -> bool:
        """Whether whoever walks may stay at a place."""
        return True

    # Walking

    def go(self, start: i64) -> None:
        """Walk on from one more place, at no cost.

        It ends: a place is taken up again only when a cheaper way to it was found, and no cost is below 0.
        """
        ground = self.ground
        places = ground.places
        # A ring of places to go on from; a place waits in it at most once.
        waiting = zeros(places)
        ring = zeros(places)
        first: i64 = 0
        length: i64 = 0
        if self.improve(start, NOWHERE, NOWHERE, 0):
            ring[0] = start
            waiting[start] = 1
            length = 1
        while length > 0:
            place = ring[first]
            first = first + 1 if first + 1 < places else 0
            length -= 1
            waiting[place] = 0
            nearest = self.cost[place] + self.least
            if nearest > self.budget or (place != start and not self.passes(place)):
                continue
            for slot in range(place * ground.width, (place + 1) * ground.width):
                to = ground.to[slot]
                if to == NOWHERE or (self.cost[to] != UNREACHED and self.cost[to] <= nearest):
                    continue
                over = ground.over[slot]
                price = self.price(place, over, to)
                if price != CLOSED and self.improve(to, place, over, self.cost[place] + price) and waiting[to] == 0:
                    waiting[to] = 1
                    ring[(first + length) % places] = to
                    length += 1

    def improve(self, place: i64, before: i64, over: i64, cost: i64) -> bool:
        """Note a way to a place, if it can be paid and is the cheapest so far."""
        known = self.cost[place]
        if cost > self.budget or (known != UNREACHED and known <= cost):
            return False
        if known == UNREACHED:
            self.reached[self.count] = place
            self.count += 1
        self.cost[place] = cost
        self.before[place] = before
        self.over[place] = over
        return True

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
class TollWalk(Walk):
    """A walk on which steps may also cost a toll, out of a purse beside the budget (TRAD-54, TRAD-55, RIVRTRAD-17).

    One way to a place may be short and dear and another long and cheap, and how far one gets from there depends on
    which was taken. So the best way is known for each toll, and what `Walk` tells is about the cheapest of them all.
    """

    def __init__(self, ground: Ground, purse: i64, budget: i64 = UNLIMITED) -> None:
        super().__init__(ground, budget)
        self.purse = purse
        self.ways: TollWays | None = None

    def toll(self, place: i64, over: i64, to: i64) -> i64:
        """What a step costs out of the purse, 0 or more."""
        return 0

    def find_ways(self, start: i64) -> None:
        """Walk on from one more place, for whoever only asks by tolls: what `Walk` tells is not brought up to date."""
        self.known_ways().go(start)

    def go(self, start: i64) -> None:
        self.find_ways(start)
        ways = self.known_ways()
        for i in range(self.count):
            self.cost[self.reached[i]] = UNREACHED
        self.count = 0
        places = self.ground.places
        for i in range(ways.count):
            place = ways.reached[i] % places
            if self.cost[place] == UNREACHED:
                cheapest = ways.cheapest(place, self.purse)
                self.reached[self.count] = place
                self.count += 1
                self.cost[place] = ways.cost[cheapest]
                before = ways.before[cheapest]
                self.before[place] = before % places if before != NOWHERE else NOWHERE
                self.over[place] = ways.over[cheapest]

    def known_ways(self) -> TollWays:
        # Made when the walk begins: what a step costs may depend on what a subclass has set up until then.
        ways = self.ways
        if ways is None:
            ways = TollWays(self)
            self.ways = ways
        return ways

    # Asking

    def least_toll(self, place: i64) -> i64:
        """The least that has to be paid out of the purse to get to a place within the budget, or UNREACHED."""
        return self.known_ways().lowest[place]

    def is_worth(self, place: i64, toll: i64) -> bool:
        """Whether a way there takes just this toll, and is shorter than any for less; where it set out is no end."""
        ways = self.known_ways()
        station = toll * ways.places + place
        cost = ways.cost[station]
        if cost == UNREACHED or ways.before[station] == NOWHERE:
            return False
        for paid in range(ways.lowest[place], toll):
            cheaper = ways.cost[paid * ways.places + place]
            if cheaper != UNREACHED and cheaper <= cost:
                return False
        return self.may_end(place)

    def cost_for(self, place: i64, toll: i64) -> i64:
        """What it costs to get to a place without paying more than a toll, or UNREACHED."""
        ways = self.known_ways()
        return ways.cost[ways.cheapest(place, toll)]

    def way_for(self, place: i64, toll: i64) -> list[int]:
        """The places of the cheapest way that takes no more than a toll; of equal ones that with the least toll."""
        ways = self.known_ways()
        places = int(self.ground.places)
        return [station % places for station in ways.way_to(ways.cheapest(place, toll))]

    def way_to(self, place: i64) -> list[int]:
        return self.way_for(place, self.purse)


def dearest_toll(walk: TollWalk) -> i64:
    """The most that any single step costs out of the purse."""
    ground = walk.ground
    dearest: i64 = 0
    for slot in range(len(ground.to)):
        if ground.to[slot] != NOWHERE:
            dearest = max(dearest, walk.toll(slot // ground.width, ground.over[slot], ground.to[slot]))
    return dearest


@final
class TollWays(Walk):
    """The walk beneath: every place once for each toll that may have been paid on the way there, layer upon layer."""

    def __init__(self, walk: TollWalk) -> None:
        ground = walk.ground
        layers = 1 + walk.purse
        if walk.purse >= ground.places:
            # No way that is worth going comes to a place twice, so no more than this is ever paid.
            layers = min(layers, 1 + (ground.places - 1) * dearest_toll(walk))
        super().__init__(Ground(layers * ground.places, ground.width, ground.to, ground.over), walk.budget)
        self.walk = walk
        self.places: i64 = ground.places
        self.layers: i64 = layers
        # Per place, the lowest layer in which the walk came to it, or UNREACHED.
        self.lowest: vec[i64] = filled(ground.places, UNREACHED)

    def go(self, start: i64) -> None:
        """As `Walk.go`, but a step with a toll leads up to another layer."""
        walk = self.walk
        ground = walk.ground
        places = self.places
        stations = self.ground.places
        waiting = zeros(stations)
        ring = zeros(stations)
        first: i64 = 0
        length: i64 = 0
        if self.improve(start, NOWHERE, NOWHERE, 0):
            self.lowest[start] = 0
            ring[0] = start
            waiting[start] = 1
            length = 1
        while length > 0:
            station = ring[first]
            first = first + 1 if first + 1 < stations else 0
            length -= 1
            waiting[station] = 0
            cost = self.cost[station]
            place = station % places
            if cost + walk.least > self.budget or (station != start and not walk.passes(place)):
                continue
            paid = station // places
            for slot in range(place * ground.width, (place + 1) * ground.width):
                to = ground.to[slot]
                if to == NOWHERE:
                    continue
                over = ground.over[slot]
                price = walk.price(place, over, to)
                if price == CLOSED or cost + price > self.budget:
                    continue
                layer = paid + walk.toll(place, over, to)
                if layer >= self.layers:
                    continue
                beside = layer * places + to
                if not self.improve(beside, station, over, cost + price):
                    continue
                if self.lowest[to] == UNREACHED or layer < self.lowest[to]:
                    self.lowest[to] = layer
                if waiting[beside] == 0:
                    waiting[beside] = 1
                    ring[(first + length) % stations] = beside
                    length += 1

    def cheapest(self, place: i64, toll: i64) -> i64:
        """The layer of a place to which the cheapest way leads that takes no more than a toll."""
        best = place
        for paid in range(min(toll + 1, self.layers)):
            station = paid * self.places + place
            cost = self.cost[station]
            if cost != UNREACHED and (self.cost[best] == UNREACHED or cost < self.cost[best]):
                best = station
        return best
