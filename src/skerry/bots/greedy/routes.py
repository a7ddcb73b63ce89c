"""The seat's own longest route and the pieces that make it longer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.reach import BY_ROAD, BY_SHIP, Way
from skerry.bots.greedy.sites import NO_EDGE, edge_is_open, is_barred, water_is_open


class OwnRoute:
    """Finds where the longest trails of the seat's roads and ships end, the piece on one edge left out."""

    def __init__(self, outlook: Outlook, missing: i64 = NO_EDGE) -> None:
        self.outlook = outlook
        view = outlook.view
        self.layers: i64 = 2 if outlook.chart.has_ships else 1
        self.used: vec[i64] = zeros(view.topology.edges)
        self.longest: i64 = 0
        # Marks the vertices, on the layer of the last piece, at which a trail of the greatest length ends.
        self.is_end: vec[i64] = zeros(2 * view.topology.vertices)
        ends = view.topology.edge_vertex
        if missing >= 0:
            self.used[missing] = 1
        for edge in range(view.topology.edges):
            if view.edge_owner[edge] == outlook.seat and edge != missing:
                for end in range(i64(2)):
                    self.used[edge] = 1
                    self.walk(ends[2 * edge + end], self.layer_of(edge), 1)
                    self.used[edge] = 0

    def layer_of(self, edge: i64) -> i64:
        view = self.outlook.view
        return BY_SHIP if self.layers == 2 and view.edge_piece[edge] == view.rules.ship else BY_ROAD

    def blocked(self, vertex: i64) -> bool:
        """Nobody's route passes an opponent's building or knight (BASE-163, CK-140)."""
        return is_barred(self.outlook, vertex, self.outlook.seat)

    def joins(self, vertex: i64, layer: i64, other: i64) -> bool:
        """Roads and ships are one route only at an own building (SEA-52)."""
        return layer == other or self.outlook.view.vertex_owner[vertex] == self.outlook.seat

    def walk(self, vertex: i64, layer: i64, length: i64) -> None:
        if self.blocked(vertex):
            return
        view = self.outlook.view
        topology = view.topology
        if length > self.longest:
            self.longest = length
            for other in range(len(self.is_end)):
                self.is_end[other] = 0
        if length == self.longest:
            self.is_end[2 * vertex + layer] = 1
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if edge >= 0 and view.edge_owner[edge] == self.outlook.seat and self.used[edge] == 0:
                onward = self.layer_of(edge)
                if self.joins(vertex, layer, onward):
                    self.used[edge] = 1
                    self.walk(topology.vertex_vertex[topology.spokes * vertex + spoke], onward, length + 1)
                    self.used[edge] = 0

    def extension(self, pieces: i64) -> Way | None:
        """So many new pieces that each make the route longer."""
        for vertex in range(self.outlook.view.topology.vertices):
            for layer in range(self.layers):
                if self.is_end[2 * vertex + layer]:
                    way = self.lead_on(vertex, layer, pieces)
                    if way is not None:
                        return way
        return None

    def lead_on(self, vertex: i64, layer: i64, pieces: i64) -> Way | None:
        """A line of new pieces that begins at the end of a route."""
        topology = self.outlook.view.topology
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            for onward in range(self.layers):
                if edge >= 0 and self.joins(vertex, layer, onward) and self.fits(edge, onward):
                    following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                    way = self.with_first(following, edge, onward, pieces)
                    if way is not None:
                        return way
        return None

    def fits(self, edge: i64, layer: i64) -> bool:
        if self.used[edge]:
            return False
        return water_is_open(self.outlook, edge) if layer == BY_SHIP else edge_is_open(self.outlook, edge)

    def with_first(self, following: i64, edge: i64, layer: i64, pieces: i64) -> Way | None:
        """A line whose first piece lies on an edge and leads to a vertex."""
        way: Way | None = Way()
        if pieces > 1:
            if self.blocked(following):
                return None
            self.used[edge] = 1
            way = self.lead_on(following, layer, pieces - 1)
            self.used[edge] = 0
        if way is not None:
            way.add(edge, layer == BY_SHIP)
        return way
