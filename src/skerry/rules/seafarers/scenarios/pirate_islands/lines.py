"""The one line of ships to the west: where it may grow, which ships it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.engine.network import network_of
from skerry.rules.seafarers.scenarios.pirate_islands.positions import FAR, Positions, Tip, is_printed_sea

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


@final
@mypyc_attr(acyclic=True)
class Run:
    """Ships one after another, each one step nearer to the goal."""

    def __init__(self, edges: list[int], tips: list[Tip], west: i64) -> None:
        self.edges = edges
        self.tips = tips  # where each of them ends
        self.west = west  # how many of them are off the coast of the main island


@final
@mypyc_attr(acyclic=True)
class WesternLine:
    """The line of one seat by way of its beachhead to its fortress, from a building of the main island."""

    def __init__(self, kernel: Kernel, positions: Positions, seat: i64) -> None:
        self.kernel = kernel
        self.positions = positions
        self.seat = seat

    def tip_at(self, vertex: i64, past: bool) -> Tip:
        return Tip(vertex, past or vertex == self.positions.beachhead[self.seat])

    def left(self, vertex: i64, past: bool) -> i64:
        """How many ships are missing from here to the fortress, or to the beachhead first (SEAPIR-43)."""
        positions = self.positions
        ways = positions.to_fortress if past else positions.to_beachhead
        return ways[self.seat * positions.vertices + vertex]

    def leads_on(self, tip: Tip, vertex: i64) -> bool:
        """Whether a neighbour lies on a shortest way (SEAPIR-21 to SEAPIR-23)."""
        return self.left(vertex, tip.past) == self.left(tip.vertex, tip.past) - 1

    def starts(self) -> list[Tip]:
        """Every own building of the main island."""
        found: list[Tip] = []
        buildings = network_of(self.kernel, self.seat).buildings
        for i in range(len(buildings)):
            if at_main(self.kernel, self.positions, buildings[i]):
                found.append(self.tip_at(buildings[i], False))
        return found

    def edges(self) -> list[int]:
        """The ships of the line from its start on."""
        return self.line().edges

    def line(self) -> Run:
        """The run of ships that leads west; while none has left the coast, the one that gets furthest.

        Of several buildings on its way it starts at the preset one, else at the first, whatever is built later
        (SEAPIR-43).
        """
        best = Run([], [], 0)
        best_rank = (0, False, -FAR, 0)
        for start in self.starts():
            run = self.run(start, [])
            if run.edges:
                preset = start.vertex == self.positions.settlement[self.seat]
                end = run.tips[-1]
                rank = (int(run.west), preset, -int(self.left(end.vertex, end.past)), len(run.edges))
                if rank > best_rank:
                    best = run
                    best_rank = rank
        return best

    def run(self, tip: Tip, before: list[int]) -> Run:
        """Own ships that follow: those that lead west, else the longest run of them."""
        topology = self.kernel.topology
        best = Run([], [], 0)
        for spoke in range(topology.spokes):
            if self.may_follow(tip, spoke, before, True):
                edge = int(topology.vertex_edge[topology.spokes * tip.vertex + spoke])
                other = self.tip_at(topology.vertex_vertex[topology.spokes * tip.vertex + spoke], tip.past)
                rest = self.run(other, [*before, edge])
                west = rest.west if on_main_coast(self.kernel, self.positions, edge) else rest.west + 1
                if west > best.west or (west == best.west and len(rest.edges) >= len(best.edges)):
                    best = Run([edge, *rest.edges], [other, *rest.tips], west)
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
        first = ends[2 * edge]
        second = ends[2 * edge + 1]
        for tip in self.tips():
            if tip.vertex == first and self.leads_on(tip, second):
                return True
            if tip.vertex == second and self.leads_on(tip, first):
                return True
        return False

    def tips(self) -> list[Tip]:
        """Where the line has come to over own ships; that hangs on ships and buildings alone, and is asked for every
        place that a ship might go to."""
        line = self.known_by()
        found = self.positions.tips.find(line)
        if found is None:
            found = self.reach(self.trail(), True)
            self.positions.tips.keep(line, found)
        return found

    def known_by(self) -> vec[i64]:
        """What decides where the line has come to: the seat, how many buildings it has, which, and its ships."""
        network = network_of(self.kernel, self.seat)
        buildings = network.buildings
        edges = network.edges
        line = zeros(2 + len(buildings) + len(edges))
        line[0] = self.seat
        line[1] = len(buildings)
        count: i64 = 2
        for i in range(len(buildings)):
            line[count] = buildings[i]
            count += 1
        for i in range(len(edges)):
            # One of them may be lifted.
            if is_own_ship(self.kernel, self.seat, edges[i]):
                line[count] = edges[i]
                count += 1
        return line[:count]

    def ahead(self) -> list[int]:
        """Every edge that the line can still take on its shortest ways, whoever lies there now."""
        topology = self.kernel.topology
        trail = self.trail()
        found: set[int] = set()
        for tip in self.reach(trail, False):
            for spoke in range(topology.spokes):
                if self.may_follow(tip, spoke, trail.edges, False):
                    found.add(int(topology.vertex_edge[topology.spokes * tip.vertex + spoke]))
        return sorted(found)

    def trail(self) -> Run:
        """The line up to its last ship off the main coast; empty while it has none."""
        line = self.line()
        while line.edges and on_main_coast(self.kernel, self.positions, line.edges[-1]):
            line.edges.pop()
            line.tips.pop()
        return line

    def reach(self, trail: Run, own: bool) -> list[Tip]:
        """Where the line can come to from its trail, or while there is none from any building: over own ships alone,
        or over every edge."""
        topology = self.kernel.topology
        todo = [trail.tips[-1]] if trail.edges else self.starts()
        passed = {(int(tip.vertex), tip.past) for tip in todo}
        for tip in todo:
            for spoke in range(topology.spokes):
                if self.may_follow(tip, spoke, trail.edges, own):
                    other = self.tip_at(topology.vertex_vertex[topology.spokes * tip.vertex + spoke], tip.past)
                    if (int(other.vertex), other.past) not in passed:
                        passed.add((int(other.vertex), other.past))
                        todo.append(other)
        return todo

    def may_follow(self, tip: Tip, spoke: i64, before: list[int], own: bool) -> bool:
        """Whether a sea edge, or an own ship, leads on from a tip and is not part of the line before it."""
        kernel = self.kernel
        topology = kernel.topology
        edge = topology.vertex_edge[topology.spokes * tip.vertex + spoke]
        if edge < 0 or edge in before or (own and not is_own_ship(kernel, self.seat, edge)):
            return False
        other = topology.vertex_vertex[topology.spokes * tip.vertex + spoke]
        return self.leads_on(tip, other) and is_printed_sea(kernel.rules, edge)
