"""What players see of the caravans who know no module: buildings that camels may pass, and what votes may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.engine.network import network_of
from skerry.engine.progress import POINT
from skerry.rules.traders_and_barbarians.caravans import tables
from skerry.rules.traders_and_barbarians.caravans.benefits import camels_at, is_between
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.route import is_path, open_ways
from skerry.rules.traders_and_barbarians.caravans.tables import (
    BUILDING_POINTS,
    CAMELS_ON_BOTH_SIDES,
    EXPECTED,
    ROAD_WORTH,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress, Prospects
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

FAR: Final = 99


# Where caravans may come


def camels_until(kernel: Kernel, own: CaravanOwn) -> vec[i64]:
    """By vertex, how many camels have to come until it is the front of a caravan that goes on; FAR where nobody knows.

    Only as far as something is expected of it, and of the camels that are left.
    """
    steps = filled(kernel.topology.vertices, FAR)
    ways = open_ways(kernel, own)
    left = own.supply.of(kernel)
    for i in range(len(ways)):
        tail = kernel.topology.edge_vertex[ways[i] ^ 1]
        for caravan in range(tables.ARROWS):
            if own.fronts.of(kernel, caravan) == tail:
                steps[tail] = 0
        spread(kernel, own, steps, kernel.topology.edge_vertex[ways[i]], 1, left)
    return steps


def spread(kernel: Kernel, own: CaravanOwn, steps: vec[i64], vertex: i64, camels: i64, left: i64) -> None:
    """A caravan comes to a vertex with so many camels, and may go on from there over free paths."""
    if camels >= len(EXPECTED) or camels >= left or steps[vertex] <= camels:
        return
    steps[vertex] = camels
    spokes = kernel.topology.spokes
    for spoke in range(spokes * vertex, spokes * (vertex + 1)):
        edge = kernel.topology.vertex_edge[spoke]
        if is_path(kernel, own, edge) and not own.camels.has(kernel, edge):
            spread(kernel, own, steps, kernel.topology.vertex_vertex[spoke], camels + 1, left)


def tell_caravans(kernel: Kernel, own: CaravanOwn, seat: i64, progress: Progress) -> None:
    """Buildings that a caravan may still pass, and in a voting round what one's votes may bring."""
    buildings = network_of(kernel, seat).buildings
    worth: i64 = 0
    steps = camels_until(kernel, own)
    for i in range(len(buildings)):
        vertex = buildings[i]
        if steps[vertex] < len(EXPECTED) and not is_between(kernel, own, vertex):
            worth += EXPECTED[steps[vertex]]
    if worth > 0:
        progress.expect("caravans", worth)
    if own.camels_in_vote.of(kernel) != 0:
        tell_vote(kernel, own, seat, progress)


def add_caravan_places(kernel: Kernel, own: CaravanOwn, prospects: Prospects) -> None:
    """Vertices that camels pass or may pass, and edges where a road counts twice."""
    steps = camels_until(kernel, own)
    for vertex in range(kernel.topology.first_plaza):
        if is_between(kernel, own, vertex):
            prospects.settle(vertex, BUILDING_POINTS * POINT)
        elif steps[vertex] < len(EXPECTED):
            prospects.settle(vertex, EXPECTED[steps[vertex]])
    for edge in range(kernel.topology.first_inner_path):
        if own.doubles_roads and own.camels.has(kernel, edge):
            prospects.cross(edge, ROAD_WORTH)


# What a vote is about


def gain_of(kernel: Kernel, own: CaravanOwn, seat: i64, way: i64) -> i64:
    """What a camel on its way would bring a seat at once, and where it leads to."""
    state = kernel.state
    gain: i64 = 0
    for end in range(2):
        vertex = kernel.topology.edge_vertex[way ^ end]
        if state.vertex_owner[vertex] == seat and not is_between(kernel, own, vertex):
            if camels_at(kernel, own, vertex) + 1 >= CAMELS_ON_BOTH_SIDES:
                gain += BUILDING_POINTS * POINT
            elif end == 0:
                gain += EXPECTED[0]
    if own.doubles_roads and state.edge_owner[way // 2] == seat:
        gain += ROAD_WORTH
    return gain


def tell_vote(kernel: Kernel, own: CaravanOwn, seat: i64, progress: Progress) -> None:
    """While others still bid or say what they are for: how much the best edge is better than any, and how likely it
    is to be chosen by one's votes or by agreement."""
    asked = kernel.top_kind().name
    if asked not in ("bid", "name_edge"):
        return
    ways = open_ways(kernel, own)
    best: i64 = 0
    total: i64 = 0
    named: i64 = 0
    for i in range(len(ways)):
        gain = gain_of(kernel, own, seat, ways[i])
        best = max(best, gain)
        total += gain
        if ways[i] // 2 == own.named.of(kernel, seat):
            named = max(named, gain)
    if best > 0:
        progress.expect("vote", (best - total // len(ways)) * chance_of(kernel, own, seat) // 100)
    if named > 0:
        progress.expect("named_edge", named * echo_of(kernel, own, seat) // 100)


def chance_of(kernel: Kernel, own: CaravanOwn, seat: i64) -> i64:
    """In percent, how likely a seat is to choose, by the votes that are laid."""
    mine = own.votes(kernel, seat)
    others = own.all_votes(kernel) - mine
    most: i64 = 0
    waiting = False
    for other in range(kernel.state.seats):
        if other != seat:
            most = max(most, own.votes(kernel, other))
            waiting = waiting or not own.has_bid(kernel, other)
    standing: i64 = tables.WITHOUT
    if mine > others:
        standing = tables.ABOVE_ALL
    elif mine > most:
        standing = tables.AHEAD
    elif mine == most and seat == kernel.state.active:
        standing = tables.LEVEL_AT_END
    elif mine == most and mine > 0:
        standing = tables.LEVEL
    elif mine > 0:
        standing = tables.BEHIND
    return tables.LIKELY[standing] if waiting else tables.CERTAIN[standing]


def echo_of(kernel: Kernel, own: CaravanOwn, seat: i64) -> i64:
    """In percent, how likely others are to be for the same edge."""
    edge = own.named.of(kernel, seat)
    for other in range(kernel.state.seats):
        if other != seat and edge != NONE and own.named.of(kernel, other) == edge:
            return tables.SHARED_WISH
    return tables.LONE_WISH
