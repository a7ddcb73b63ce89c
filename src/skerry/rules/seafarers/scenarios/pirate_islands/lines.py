"""The one line of ships to the west: where it may grow, which ships it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.state import NOBODY
from skerry.rules.seafarers.scenarios.pirate_islands.positions import Positions

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def on_main_coast(kernel: Kernel, positions: Positions, edge: i64) -> bool:
    """Borders the main island (SEAPIR-24); that it is a sea edge is for others to see."""
    for side in range(2):
        hex_ = kernel.topology.edge_hex[2 * edge + side]
        if hex_ >= 0 and positions.main[hex_] != 0:
            return True
    return False


def at_main(kernel: Kernel, positions: Positions, vertex: i64) -> bool:
    for slot in range(3):
        hex_ = kernel.topology.vertex_hex[3 * vertex + slot]
        if hex_ >= 0 and positions.main[hex_] != 0:
            return True
    return False


def is_own_ship(kernel: Kernel, seat: i64, edge: i64) -> bool:
    state = kernel.state
    return edge >= 0 and state.edge_owner[edge] == seat and state.edge_piece[edge] == kernel.rules.ship


class WesternLine:
    """The line of one seat towards its fortress, on a shortest way from a building of the main island."""

    def __init__(self, kernel: Kernel, positions: Positions, seat: i64) -> None:
        self.kernel = kernel
        self.positions = positions
        self.seat = seat

    def left(self, vertex: i64) -> i64:
        """How many ships are missing from here."""
        return self.positions.way[self.seat * self.positions.vertices + vertex]

    def edges(self) -> list[int]:
        """The ships of the line from its start on: of all chains the one that gets furthest."""
        best: list[int] = []
        nearest: i64 = 0
        for vertex in range(self.kernel.topology.vertices):
            if self.kernel.state.vertex_owner[vertex] == self.seat and at_main(self.kernel, self.positions, vertex):
                chain = self.chain(vertex)
                if chain and (not best or self.left(self.tip(chain, vertex)) < nearest):
                    best = chain
                    nearest = self.left(self.tip(chain, vertex))
        return best

    def tip(self, chain: list[int], start: i64) -> i64:
        """The vertex where a chain ends."""
        vertex = start
        for edge in chain:
            ends = self.kernel.topology.edge_vertex
            vertex = ends[2 * edge] if ends[2 * edge + 1] == vertex else ends[2 * edge + 1]
        return vertex

    def chain(self, vertex: i64) -> list[int]:
        """The longest run of own ships from a vertex, each one step nearer."""
        topology = self.kernel.topology
        longest: list[int] = []
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if is_own_ship(self.kernel, self.seat, edge):
                other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.left(other) == self.left(vertex) - 1:
                    run = [int(edge), *self.chain(other)]
                    if len(run) > len(longest):
                        longest = run
        return longest

    def touches(self, vertex: i64) -> bool:
        """Whether a ship of this seat ends at a vertex."""
        topology = self.kernel.topology
        for spoke in range(topology.spokes):
            if is_own_ship(self.kernel, self.seat, topology.vertex_edge[topology.spokes * vertex + spoke]):
                return True
        return False

    def may_grow(self, edge: i64) -> bool:
        """Whether a ship off the main coast continues the line: nearer by one, unbranched (SEAPIR-21 to SEAPIR-23)."""
        ends = self.kernel.topology.edge_vertex
        start = ends[2 * edge]
        goal = ends[2 * edge + 1]
        if self.left(start) < self.left(goal):
            start, goal = goal, start
        if self.left(goal) != self.left(start) - 1:
            return False
        tip = self.western_tip()
        return (tip < 0 or tip == start) and self.comes_from_home(start)

    def western_tip(self) -> i64:
        """The end of the ships that have left the main coast, or -1 while none has."""
        kernel = self.kernel
        nearest: i64 = NOBODY
        for edge in range(kernel.topology.edges):
            if is_own_ship(kernel, self.seat, edge) and not on_main_coast(kernel, self.positions, edge):
                for end in range(2):
                    vertex = kernel.topology.edge_vertex[2 * edge + end]
                    if nearest == NOBODY or self.left(vertex) < self.left(nearest):
                        nearest = vertex
        return nearest

    def comes_from_home(self, vertex: i64) -> bool:
        """Whether own ships lead back from here to an own building of the main island, each one step further."""
        kernel = self.kernel
        topology = kernel.topology
        if kernel.state.vertex_owner[vertex] == self.seat and at_main(kernel, self.positions, vertex):
            return True
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if is_own_ship(kernel, self.seat, edge):
                other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.left(other) == self.left(vertex) + 1 and self.comes_from_home(other):
                    return True
        return False
