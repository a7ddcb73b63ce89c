"""The one line of ships to the west: where it may grow, which ships it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.state import NOBODY
from skerry.rules.seafarers.scenarios.pirate_islands.positions import Positions, is_printed_sea

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
        """The ships of the line from its start on.

        It is the run of ships that leads west; while none does, the one along the coast that gets furthest. It starts
        at the last building of the main island on its way.
        """
        best: list[int] = []
        for vertex in range(self.kernel.topology.vertices):
            if self.starts_at(vertex):
                run = self.run(vertex)
                if run and (not best or self.rank(run) > self.rank(best)):
                    best = run
        return best

    def rank(self, run: list[int]) -> tuple[int, int, int]:
        """Ships off the main coast, then nearness to the fortress, then a late start."""
        ends = self.kernel.topology.edge_vertex
        goal = min(self.left(ends[2 * run[-1]]), self.left(ends[2 * run[-1] + 1]))
        return (self.ships_west(run), -int(goal), -len(run))

    def ships_west(self, run: list[int]) -> int:
        ships = 0
        for edge in run:
            if not on_main_coast(self.kernel, self.positions, edge):
                ships += 1
        return ships

    def starts_at(self, vertex: i64) -> bool:
        """Whether an own building of the main island stands here."""
        return self.kernel.state.vertex_owner[vertex] == self.seat and at_main(self.kernel, self.positions, vertex)

    def run(self, vertex: i64) -> list[int]:
        """Own ships on from a vertex, each one step nearer: those that lead west, else the longest run of them."""
        topology = self.kernel.topology
        best: list[int] = []
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if is_own_ship(self.kernel, self.seat, edge):
                other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.left(other) == self.left(vertex) - 1:
                    run = [int(edge), *self.run(other)]
                    if (self.ships_west(run), len(run)) > (self.ships_west(best), len(best)):
                        best = run
        return best

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
        if not self.comes_from_home(start):
            return False
        tip = self.western_tip()
        return tip < 0 or tip == start

    def ahead(self) -> list[int]:
        """Every edge that the line can still take on its shortest ways, whoever lies there now."""
        kernel = self.kernel
        topology = kernel.topology
        tip = self.western_tip()
        todo = [int(v) for v in range(topology.vertices) if (v == tip if tip >= 0 else self.comes_from_home(v))]
        passed = set(todo)
        found: set[int] = set()
        for vertex in todo:
            for spoke in range(topology.spokes):
                edge = int(topology.vertex_edge[topology.spokes * vertex + spoke])
                other = int(topology.vertex_vertex[topology.spokes * vertex + spoke])
                if edge >= 0 and self.left(other) == self.left(vertex) - 1 and is_printed_sea(kernel.rules, edge):
                    found.add(edge)
                    if other not in passed:
                        passed.add(other)
                        todo.append(other)
        return sorted(found)

    def western_tip(self) -> i64:
        """The end of the ships that have left the main coast, or -1 while none has."""
        kernel = self.kernel
        seat = self.seat
        owner = kernel.state.edge_owner
        nearest: i64 = NOBODY
        for edge in range(kernel.topology.edges):
            if (
                owner[edge] == seat
                and is_own_ship(kernel, seat, edge)
                and not on_main_coast(kernel, self.positions, edge)
            ):
                for end in range(2):
                    vertex = kernel.topology.edge_vertex[2 * edge + end]
                    if nearest == NOBODY or self.left(vertex) < self.left(nearest):
                        nearest = vertex
        return nearest

    def comes_from_home(self, vertex: i64) -> bool:
        """Whether own ships lead back from here to an own building of the main island, each one step further."""
        topology = self.kernel.topology
        if self.starts_at(vertex):
            return True
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * vertex + spoke]
            if is_own_ship(self.kernel, self.seat, edge):
                other = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.left(other) == self.left(vertex) + 1 and self.comes_from_home(other):
                    return True
        return False
