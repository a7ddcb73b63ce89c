"""Where the routes of a seat could lead, by laying pieces for the moment of a question, layer after layer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import filled, zeros
from skerry.engine.kernel import Kernel
from skerry.engine.network import forget_networks, network_of
from skerry.engine.placement import in_supply, piece_fits, settlement_fits
from skerry.engine.state import NOBODY

UNREACHED: Final = 99


@final
@mypyc_attr(acyclic=True)
class Reach:
    """How many pieces away everything is: sites for a settlement, vertices and edges.

    What fits is asked of the rules with the pieces of the layers before it in place, so that whatever modules say of
    routes and sites holds.
    """

    def __init__(self, kernel: Kernel, seat: i64, depth: i64) -> None:
        topology = kernel.topology
        self.seat = seat
        # The sites, each with the pieces that it takes.
        self.sites: vec[i64] = zeros(0)
        self.steps: vec[i64] = zeros(0)
        self.by: vec[i64] = zeros(0)
        self.to_vertex: vec[i64] = filled(topology.vertices, UNREACHED)
        self.to_edge: vec[i64] = filled(topology.edges, UNREACHED)
        self.to_site: vec[i64] = filled(topology.vertices, UNREACHED)
        rules = kernel.rules
        ends = network_of(kernel, seat).ends
        buildings = in_supply(kernel, seat, rules.settlement)
        for i in range(len(ends)):
            self.to_vertex[ends[i]] = 0
            if buildings and settlement_fits(kernel, seat, ends[i]):
                self.add_site(ends[i], 0, 0)
        for piece in range(1, rules.piece_count):
            if rules.piece_group[piece] > 0:
                self.spread(kernel, piece, depth, buildings)

    def add_site(self, vertex: i64, steps: i64, piece: i64) -> None:
        if steps < self.to_site[vertex]:
            self.to_site[vertex] = steps
            self.sites = append(self.sites, vertex)
            self.steps = append(self.steps, steps)
            self.by = append(self.by, piece)

    def spread(self, kernel: Kernel, piece: i64, depth: i64, buildings: bool) -> None:
        """Lay all pieces of a kind that fit, then all that fit there, and so on; in the end take them off."""
        topology = kernel.topology
        state = kernel.state
        seat = self.seat
        ends = topology.edge_vertex
        spokes = topology.spokes
        beside = network_of(kernel, seat).beside
        networks = kernel.networks
        # Free edges beside the network that no piece lies on yet.
        open_ = zeros(topology.edges)
        is_known = zeros(topology.edges)
        count: i64 = 0
        for i in range(len(beside)):
            if state.edge_owner[beside[i]] < 0:
                open_[count] = beside[i]
                is_known[beside[i]] = 1
                count += 1
        covered = zeros(topology.edges)
        before = zeros(topology.edges)
        done: i64 = 0
        supply = state.supply[seat * kernel.rules.piece_count + piece]
        most = depth if depth < supply else supply
        for step in range(1, most + 1):
            first = done
            left: i64 = 0
            for i in range(count):
                edge = open_[i]
                if piece_fits(kernel, seat, piece, edge):
                    covered[done] = edge
                    done += 1
                else:
                    open_[left] = edge
                    left += 1
            count = left
            if done == first:
                break
            for i in range(first, done):
                edge = covered[i]
                before[i] = state.edge_piece[edge]
                state.edge_owner[edge] = seat
                state.edge_piece[edge] = piece
                if step < self.to_edge[edge]:
                    self.to_edge[edge] = step
            # A layer is many pieces: finding a network anew, where a module asks for it, is quicker than adding them.
            forget_networks(kernel)
            for i in range(first, done):
                for end in range(2):
                    vertex = ends[2 * covered[i] + end]
                    for slot in range(spokes * vertex, spokes * (vertex + 1)):
                        edge = topology.vertex_edge[slot]
                        if edge >= 0 and is_known[edge] == 0 and state.edge_owner[edge] < 0:
                            is_known[edge] = 1
                            open_[count] = edge
                            count += 1
                    if step < self.to_vertex[vertex]:
                        self.to_vertex[vertex] = step
                        if buildings and step < self.to_site[vertex] and settlement_fits(kernel, seat, vertex):
                            self.add_site(vertex, step, piece)
        for i in range(done):
            state.edge_owner[covered[i]] = NOBODY
            state.edge_piece[covered[i]] = before[i]
        kernel.networks = networks


def is_contested(kernel: Kernel, seat: i64, vertex: i64) -> bool:
    """Whether a route of somebody else ends at a vertex already."""
    topology = kernel.topology
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0:
            owner = kernel.state.edge_owner[edge]
            if owner >= 0 and owner != seat:
                return True
    return False
