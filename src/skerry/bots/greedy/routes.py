"""The seat's own longest route and the road that makes it longer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.bots.greedy.outlook import Outlook
from skerry.bots.greedy.sites import NO_EDGE, edge_is_open


class OwnRoute:
    """Finds where the longest trails of the seat's roads end."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view = outlook.view
        self.used: vec[i64] = zeros(view.topology.edges)
        self.longest: i64 = 0
        # Marks the vertices at which a trail of the greatest length ends.
        self.is_end: vec[i64] = zeros(view.topology.vertices)
        ends = view.topology.edge_vertex
        for edge in range(view.topology.edges):
            if view.edge_owner[edge] == outlook.seat:
                for end in range(i64(2)):
                    self.used[edge] = 1
                    self.walk(ends[2 * edge + end], 1)
                    self.used[edge] = 0

    def blocked(self, vertex: i64) -> bool:
        """Nobody's route passes an opponent's building (BASE-163)."""
        owner = self.outlook.view.vertex_owner[vertex]
        return owner >= 0 and owner != self.outlook.seat

    def walk(self, vertex: i64, length: i64) -> None:
        if self.blocked(vertex):
            return
        view = self.outlook.view
        topology = view.topology
        if length > self.longest:
            self.longest = length
            for other in range(topology.vertices):
                self.is_end[other] = 0
        if length == self.longest:
            self.is_end[vertex] = 1
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if edge >= 0 and view.edge_owner[edge] == self.outlook.seat and self.used[edge] == 0:
                self.used[edge] = 1
                self.walk(topology.vertex_vertex[topology.spokes * vertex + spoke], length + 1)
                self.used[edge] = 0

    def extension(self, roads: i64) -> i64:
        """The first of so many new roads that each make the route longer, or -1."""
        topology = self.outlook.view.topology
        for vertex in range(topology.vertices):
            if self.is_end[vertex]:
                for spoke in range(topology.spokes):
                    edge = topology.vertex_edge[topology.spokes * vertex + spoke]
                    if edge >= 0 and self.leads_on(vertex, spoke, roads):
                        return edge
        return NO_EDGE

    def leads_on(self, vertex: i64, spoke: i64, roads: i64) -> bool:
        """Whether a line of new roads can begin with this spoke."""
        view = self.outlook.view
        topology = view.topology
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if self.used[edge] or not edge_is_open(view, edge):
            return False
        if roads == 1:
            return True
        following = topology.vertex_vertex[topology.spokes * vertex + spoke]
        if self.blocked(following):
            return False
        self.used[edge] = 1
        found = False
        for onward in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * following + onward]
            if other >= 0 and not found and self.leads_on(following, onward, roads - 1):
                found = True
        self.used[edge] = 0
        return found
