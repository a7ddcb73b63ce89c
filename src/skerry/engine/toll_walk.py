"""A walk with tolls: out of a purse beside the budget, so that a short way may be dear and a long one cheap."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import filled, zeros
from skerry.board.topology import NOWHERE
from skerry.engine.walk import CLOSED, UNLIMITED, UNREACHED, Ground, Steps

# In the price of a step, a coin of toll beside the points.
COIN_BITS: Final = 20
COIN: Final = 1 << COIN_BITS


def points_in(price: i64) -> i64:
    return price & (COIN - 1)


def toll_in(price: i64) -> i64:
    return price >> COIN_BITS


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class TollWalk(Steps):
    """A walk on which steps may also cost a toll, out of a purse beside the budget (TRAD-54, TRAD-55, RIVRTRAD-17).

    One way to a place may be short and dear and another long and cheap, and how far one gets from there depends on
    which was taken. So the best way is known for each toll: every place is there once for each that may have been paid
    on the way, a layer of places above the other.
    """

    def __init__(self, ground: Ground, purse: i64, budget: i64 = UNLIMITED) -> None:
        super().__init__(ground, budget)
        self.purse = purse
        # Set by whoever asks for no ways: then nobody wants what is no shorter than something for less. Else each layer
        # is on its own, since of ways that are equal the first that is found is the one to go.
        self.only_costs = False
        # How many tolls are told apart: each up to the purse, which is therefore no larger than need be.
        self.layers: i64 = 1 + purse
        # Per layer and place, the least that it costs to get there for just this toll, or UNREACHED; and, where a way
        # leads, from where: NOWHERE for where it set out.
        self.cost: vec[i64] = filled(self.layers * ground.places, UNREACHED)
        self.before: vec[i64] = zeros(self.layers * ground.places)
        self.dearest: i64 = 0  # the highest toll for which any place was reached
        # The places from the first to the last that were reached, in the order of the board.
        self.first_reached: i64 = ground.places
        self.last_reached: i64 = NOWHERE

    def price(self, place: i64, over: i64, to: i64) -> i64:
        """What a step costs: so many points, and COIN for each coin of toll; or CLOSED."""
        return 1

    # Walking

    def go(self, start: i64, goal: i64 = NOWHERE, toll: i64 = 0) -> None:
        """As `Walk.go`, but a step with a toll leads up to another layer.

        Whoever only asks for the way to one place for just so much toll names both, and nothing further is looked at.
        """
        places = self.ground.places
        width = self.ground.width
        beside = self.ground.to
        passed = self.ground.over
        cost = self.cost
        before = self.before
        packed = self.ground.packed
        stations = self.layers * places
        last: i64 = NOWHERE
        if goal != NOWHERE:
            last = toll * places + goal
        budget = self.budget
        lowest = self.first_reached
        highest = self.last_reached
        # A ring of stations to go on from; each waits in it at most once, as its own place behind the ring tells.
        ring = zeros(2 * stations)
        first: i64 = 0
        length: i64 = 0
        if cost[start] != 0:
            cost[start] = 0
            before[start] = NOWHERE
            ring[0] = start
            ring[stations + start] = 1
            length = 1
        while length > 0:
            station = ring[first]
            first += 1
            if first == stations:
                first = 0
            length -= 1
            ring[stations + station] = 0
            spent = cost[station]
            place = station
            while place >= places:
                place -= places
            layer: i64 = station - place
            if self.only_costs:
                layer = 0
            nearest = spent + self.least
            if nearest > budget or (station != start and not self.passes(place)):
                continue
            for slot in range(place * width, (place + 1) * width):
                to = beside[slot]
                if to == NOWHERE:
                    if packed:
                        break
                    continue
                # Who is there already for less is not overtaken, with or without a toll.
                known = station - place + to
                while known >= layer and not 0 <= cost[known] <= nearest:
                    known -= places
                if known >= layer:
                    continue
                price = self.price(place, passed[slot], to)
                total = spent + points_in(price)
                if price == CLOSED or total > budget:
                    continue
                reached = station - place + to + places * toll_in(price)
                if reached >= stations or 0 <= cost[reached] <= total:
                    continue
                if to < lowest:
                    lowest = to
                if to > highest:
                    highest = to
                cost[reached] = total
                before[reached] = station
                if reached >= (self.dearest + 1) * places:
                    self.dearest = reached // places
                if reached == last:
                    # Only what is shorter matters from now on.
                    budget = total - 1
                elif ring[stations + reached] == 0:
                    ring[stations + reached] = 1
                    at = first + length
                    if at >= stations:
                        at -= stations
                    ring[at] = reached
                    length += 1
        self.first_reached = lowest
        self.last_reached = highest

    # Asking

    def reaches(self, place: i64) -> bool:
        """Whether a walk leads to a place and may end there; where it set out is no end of it."""
        for paid in range(self.layers):
            if self.is_worth(place, paid):
                return True
        return False

    def least_toll(self, place: i64) -> i64:
        """The least that has to be paid out of the purse to get to a place within the budget, or UNREACHED."""
        for paid in range(self.layers):
            if self.cost[paid * self.ground.places + place] != UNREACHED:
                return paid
        return UNREACHED

    def is_worth(self, place: i64, toll: i64) -> bool:
        """Whether a way there takes just this toll, and is shorter than any for less; where it set out is no end."""
        places = self.ground.places
        station = toll * places + place
        cost = self.cost[station]
        if cost == UNREACHED or self.before[station] == NOWHERE:
            return False
        for paid in range(toll):
            if 0 <= self.cost[paid * places + place] <= cost:
                return False
        return self.may_end(place)

    def cost_for(self, place: i64, toll: i64) -> i64:
        """What it costs to get to a place without paying more than a toll, or UNREACHED."""
        return self.cost[self.cheapest(place, toll)]

    def way_for(self, place: i64, toll: i64) -> list[int]:
        """The places of the cheapest way that takes no more than a toll; of equal ones that with the least toll."""
        places = self.ground.places
        station = self.cheapest(place, toll)
        assert self.cost[station] != UNREACHED, "a way leads only to what was reached"
        way: list[int] = []
        while station != NOWHERE:
            way.append(int(station % places))
            station = self.before[station]
        way.reverse()
        return way

    def cheapest(self, place: i64, toll: i64) -> i64:
        """Where in the layers the cheapest way ends that takes no more than a toll."""
        best = place
        for paid in range(min(toll + 1, self.layers)):
            station = paid * self.ground.places + place
            cost = self.cost[station]
            if cost != UNREACHED and (self.cost[best] == UNREACHED or cost < self.cost[best]):
                best = station
        return best
