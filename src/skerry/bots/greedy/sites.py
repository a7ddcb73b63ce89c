"""Where settlements could stand, what they would bring, and how many roads lie between."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.board.map_file import HARBOUR_ANY
from skerry.board.terrain import is_land
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.tables import (
    ANY_HARBOUR_VALUE,
    CONTESTED_SHARE,
    HARBOUR_PIP_VALUE,
    HARBOUR_POINT_VALUE,
    MOST_ROADS_AHEAD,
    NEW_KIND_VALUE,
    PIP_VALUE,
    SAME_NUMBER_VALUE,
)
from skerry.engine.view import View

UNREACHED: i64 = 99
NO_EDGE: i64 = -1


def production_value(outlook: Outlook, vertex: i64) -> i64:
    """What the hexes around a vertex yield, by pips."""
    view = outlook.view
    value: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and outlook.pips[hex_] > 0:
            value += outlook.pips[hex_] * PIP_VALUE[view.terrain[hex_]]
    return value


def site_value(outlook: Outlook, vertex: i64) -> i64:
    """What a settlement on a vertex would bring this seat: yield, variety and a harbour."""
    view = outlook.view
    value = production_value(outlook, vertex)
    seen: i64 = 0
    for slot in range(i64(3)):
        hex_ = view.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and outlook.pips[hex_] > 0:
            kind = view.terrain[hex_]
            if outlook.income[outlook.mine + kind] == 0 and seen >> kind & 1 == 0:
                value += NEW_KIND_VALUE[kind]
            seen |= 1 << kind
            if view.numbers[hex_] & outlook.own_numbers:
                value += SAME_NUMBER_VALUE
    return value + harbour_value(outlook, vertex) + harbour_points_value(outlook, vertex)


def harbour_value(outlook: Outlook, vertex: i64) -> i64:
    """What a harbour saves at the rates the seat has now."""
    view = outlook.view
    harbour = view.harbour[vertex]
    if harbour == 0:
        return 0
    value: i64 = 0
    for kind in range(outlook.kinds):
        rate = view.rate[outlook.mine + kind]
        if kind < HARBOUR_ANY and harbour >> kind & 1 and rate > 2:
            value += outlook.income[outlook.mine + kind] * HARBOUR_PIP_VALUE
    if harbour >> HARBOUR_ANY & 1 and view.rate[outlook.mine] > 3:
        value += ANY_HARBOUR_VALUE
    return value


def harbour_points_value(outlook: Outlook, vertex: i64) -> i64:
    """What a building at a harbour adds where an award goes to the most of them (HARB-02)."""
    if outlook.counts_harbours and outlook.view.harbour[vertex] != 0:
        return HARBOUR_POINT_VALUE
    return 0


def is_open(view: View, vertex: i64) -> bool:
    """Free, with no building beside it (BASE-129), and on land."""
    if view.vertex_owner[vertex] >= 0:
        return False
    topology = view.topology
    for spoke in range(topology.spokes):
        other = topology.vertex_vertex[topology.spokes * vertex + spoke]
        if other >= 0 and view.vertex_owner[other] >= 0:
            return False
    for slot in range(i64(3)):
        hex_ = topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and is_land(view.terrain[hex_]):
            return True
    return False


def edge_is_open(view: View, edge: i64) -> bool:
    """Free, with land on one side."""
    if view.edge_owner[edge] >= 0:
        return False
    for side in range(i64(2)):
        hex_ = view.topology.edge_hex[2 * edge + side]
        if hex_ >= 0 and is_land(view.terrain[hex_]):
            return True
    return False


def is_contested(outlook: Outlook, vertex: i64) -> bool:
    """Whether an opponent's road already ends at a vertex."""
    view = outlook.view
    topology = view.topology
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and view.edge_owner[edge] >= 0 and view.edge_owner[edge] != outlook.seat:
            return True
    return False


class Reach:
    """How far every vertex is from a seat's network, in roads still to build."""

    def __init__(self, outlook: Outlook, seat: i64) -> None:
        self.outlook = outlook
        self.seat = seat
        view = outlook.view
        self.roads: vec[i64] = filled(view.topology.vertices, UNREACHED)
        self.came_from: vec[i64] = filled(view.topology.vertices, -1)
        self.came_over: vec[i64] = filled(view.topology.vertices, NO_EDGE)
        self.queue: vec[i64] = zeros(view.topology.vertices)
        self.queued: i64 = 0
        self.start()
        self.spread()

    def start(self) -> None:
        view = self.outlook.view
        for edge in range(view.topology.edges):
            if view.edge_owner[edge] == self.seat:
                self.meet(view.topology.edge_vertex[2 * edge], 0)
                self.meet(view.topology.edge_vertex[2 * edge + 1], 0)

    def meet(self, vertex: i64, roads: i64) -> None:
        if self.roads[vertex] == UNREACHED:
            self.roads[vertex] = roads
            self.queue[self.queued] = vertex
            self.queued += 1

    def spread(self) -> None:
        """Breadth first over free edges; nobody builds through an opponent's building (BASE-125)."""
        view = self.outlook.view
        topology = view.topology
        seat = self.seat
        done: i64 = 0
        while done < self.queued:
            vertex = self.queue[done]
            done += 1
            roads = self.roads[vertex]
            owner = view.vertex_owner[vertex]
            if roads >= MOST_ROADS_AHEAD or (owner >= 0 and owner != seat):
                continue
            for spoke in range(topology.spokes):
                edge = topology.vertex_edge[topology.spokes * vertex + spoke]
                if edge >= 0 and edge_is_open(view, edge):
                    other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                    if self.roads[other] == UNREACHED:
                        self.came_from[other] = vertex
                        self.came_over[other] = edge
                        self.meet(other, roads + 1)

    def first_edge(self, vertex: i64) -> i64:
        """The road to build first on the way to a vertex."""
        edge = NO_EDGE
        while self.roads[vertex] > 0:
            edge = self.came_over[vertex]
            vertex = self.came_from[vertex]
        return edge

    def best_sites(self) -> vec[i64]:
        """The best open vertex for every number of roads still to build, or -1."""
        view = self.outlook.view
        best: vec[i64] = filled(MOST_ROADS_AHEAD + 1, -1)
        value: vec[i64] = filled(MOST_ROADS_AHEAD + 1, -1)
        for i in range(self.queued):
            vertex = self.queue[i]
            if is_open(view, vertex):
                roads = self.roads[vertex]
                worth = self.worth(vertex)
                if worth > value[roads]:
                    value[roads] = worth
                    best[roads] = vertex
        return best

    def worth(self, vertex: i64) -> i64:
        """The value of a site, less where an opponent may be there first."""
        worth = site_value(self.outlook, vertex)
        if is_contested(self.outlook, vertex):
            worth = worth * CONTESTED_SHARE // 100
        return worth
