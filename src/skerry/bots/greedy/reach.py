"""How far everything is from a network of roads and ships, and which way leads there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.bots.greedy.chart import Target
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.sites import (
    NO_EDGE,
    edge_is_open,
    is_barred,
    is_contested,
    is_open,
    site_value,
    water_is_open,
)
from skerry.bots.greedy.tables import CONTESTED_SHARE, MOST_PIECES_AHEAD, MOST_ROADS_AHEAD

UNREACHED: i64 = 99
# A road and a ship at one vertex join only at an own building (SEA-34), so a place is a vertex on one of two layers.
BY_ROAD: i64 = 0
BY_SHIP: i64 = 1


class Way:
    """The pieces to build on the way somewhere; `edge` is where the first one goes."""

    def __init__(self) -> None:
        self.edge = NO_EDGE
        self.by_ship = False
        self.roads: i64 = 0
        self.ships: i64 = 0

    def add(self, edge: i64, by_ship: bool) -> None:
        """A piece before all others so far."""
        self.edge = edge
        self.by_ship = by_ship
        if by_ship:
            self.ships += 1
        else:
            self.roads += 1


class Reach:
    """Breadth first from what `meet` was told, over free edges."""

    def __init__(self, outlook: Outlook, seat: i64) -> None:
        self.outlook = outlook
        self.seat = seat
        self.has_ships = outlook.chart.has_ships
        self.limit: i64 = MOST_PIECES_AHEAD if self.has_ships else MOST_ROADS_AHEAD
        places = 2 * outlook.view.topology.vertices
        self.pieces: vec[i64] = filled(places, UNREACHED)
        self.came_from: vec[i64] = filled(places, -1)
        self.came_over: vec[i64] = filled(places, NO_EDGE)
        self.queue: vec[i64] = zeros(places)
        self.queued: i64 = 0

    def meet(self, vertex: i64, layer: i64, pieces: i64) -> None:
        place = 2 * vertex + layer
        if self.pieces[place] == UNREACHED:
            self.pieces[place] = pieces
            self.queue[self.queued] = place
            self.queued += 1

    def start(self, missing: i64) -> None:
        """From all pieces of the seat but the one on the missing edge."""
        view = self.outlook.view
        topology = view.topology
        for edge in range(topology.edges):
            if view.edge_owner[edge] == self.seat and edge != missing:
                layer = BY_SHIP if self.has_ships and view.edge_piece[edge] == view.rules.ship else BY_ROAD
                self.meet(topology.edge_vertex[2 * edge], layer, 0)
                self.meet(topology.edge_vertex[2 * edge + 1], layer, 0)
        if self.has_ships:
            for vertex in range(topology.vertices):
                if view.vertex_owner[vertex] == self.seat:
                    self.meet(vertex, BY_ROAD, 0)
                    self.meet(vertex, BY_SHIP, 0)

    def spread(self) -> None:
        """Nobody builds through what somebody else has on a vertex."""
        view = self.outlook.view
        topology = view.topology
        done: i64 = 0
        while done < self.queued:
            place = self.queue[done]
            done += 1
            vertex = place // 2
            layer = place % 2
            pieces = self.pieces[place]
            if pieces >= self.limit or is_barred(self.outlook, vertex, self.seat):
                continue
            for spoke in range(topology.spokes):
                edge = topology.vertex_edge[topology.spokes * vertex + spoke]
                if edge >= 0 and self.is_free(edge, layer):
                    other = 2 * topology.vertex_vertex[topology.spokes * vertex + spoke] + layer
                    if self.pieces[other] == UNREACHED:
                        self.came_from[other] = place
                        self.came_over[other] = edge
                        self.meet(other // 2, layer, pieces + 1)

    def is_free(self, edge: i64, layer: i64) -> bool:
        return water_is_open(self.outlook, edge) if layer == BY_SHIP else edge_is_open(self.outlook, edge)

    # Asking

    def place_at(self, vertex: i64) -> i64:
        """The nearer of the two layers at a vertex."""
        road = 2 * vertex + BY_ROAD
        ship = 2 * vertex + BY_SHIP
        return ship if self.pieces[ship] < self.pieces[road] else road

    def distance(self, vertex: i64) -> i64:
        return self.pieces[self.place_at(vertex)]

    def way_to(self, place: i64) -> Way:
        """The pieces still to build on the way to a place."""
        way = Way()
        while self.pieces[place] > 0:
            way.add(self.came_over[place], place % 2 == BY_SHIP)
            place = self.came_from[place]
        return way

    def way_to_target(self, target: Target) -> Way | None:
        """The way to a target that is not reached yet and not too far."""
        if target.edge >= 0:
            return self.way_onto(target.edge)
        place = 2 * target.vertex + BY_SHIP if target.by_ship else self.place_at(target.vertex)
        return self.way_to(place) if 0 < self.pieces[place] <= self.limit else None

    def way_onto(self, edge: i64) -> Way | None:
        """The ships up to an edge and the one on it."""
        ends = self.outlook.view.topology.edge_vertex
        if not water_is_open(self.outlook, edge):
            return None
        place = 2 * ends[2 * edge] + BY_SHIP
        other = 2 * ends[2 * edge + 1] + BY_SHIP
        if self.pieces[other] < self.pieces[place]:
            place = other
        if self.pieces[place] >= self.limit or is_barred(self.outlook, place // 2, self.seat):
            return None
        way = self.way_to(place)
        way.ships += 1
        if way.edge == NO_EDGE:
            way.edge = edge
            way.by_ship = True
        return way

    def best_sites(self) -> vec[i64]:
        """The best open vertex for every number of pieces still to build, or -1."""
        best: vec[i64] = filled(self.limit + 1, -1)
        value: vec[i64] = filled(self.limit + 1, -1)
        for i in range(self.queued):
            place = self.queue[i]
            vertex = place // 2
            if place == self.place_at(vertex) and is_open(self.outlook, vertex):
                pieces = self.pieces[place]
                worth = self.worth(vertex) + self.outlook.chart.site_value[vertex]
                if worth > value[pieces]:
                    value[pieces] = worth
                    best[pieces] = vertex
        return best

    def worth(self, vertex: i64) -> i64:
        """The value of a site, less where an opponent may be there first."""
        worth = site_value(self.outlook, vertex)
        if is_contested(self.outlook, vertex):
            worth = worth * CONTESTED_SHARE // 100
        return worth


def reach_of(outlook: Outlook, seat: i64) -> Reach:
    """From everything a seat has on the board."""
    return reach_without(outlook, seat, NO_EDGE)


def reach_without(outlook: Outlook, seat: i64, edge: i64) -> Reach:
    """As if the piece on one edge were not there."""
    reach = Reach(outlook, seat)
    reach.start(edge)
    reach.spread()
    return reach
