"""Ships and settlements that barbarians have conquered (BARBSEA-02 to BARBSEA-04, BARBSEA-81).

A line of ships is supplied by the buildings that its ships touch: with none of them standing, it can neither grow nor
be moved. A fallen building still anchors what lies beside it, but joins roads and ships no longer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.module import Module
from skerry.engine.placement import continues_route
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

LINE_CUT_OFF: Final = ReasonKind(
    "line_cut_off", "that line of ships touches no building of yours but those that barbarians have conquered"
)


class ConqueredLines(Module):
    """Which lines may grow and be moved, and what a fallen building joins."""

    own: BarbarianOwn

    def __init__(self) -> None:
        super().__init__("conquered_lines")

    def declare(self, rules: Rules) -> None:
        self.own = cast(BarbarianAttack, rules.module("barbarian_attack")).own

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and (piece != kernel.rules.ship or self.continues_supplied(kernel, colour, place))

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if piece != kernel.rules.ship or not self.continues_any(kernel, colour, place):
            return reason
        return reason if self.continues_supplied(kernel, colour, place) else LINE_CUT_OFF.of()

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        state = kernel.state
        if not may or state.edge_piece[edge] != kernel.rules.ship:
            return may
        return self.is_supplied(kernel, state.edge_owner[edge], kernel.topology.edge_vertex[2 * edge])

    def adjust_route_join(self, kernel: Kernel, colour: i64, vertex: i64, joins: bool) -> bool:
        return joins and not self.own.conquered.has(kernel, vertex)

    def continues_any(self, kernel: Kernel, colour: i64, edge: i64) -> bool:
        """Whether a ship would lie at a line or building of its colour."""
        return self.continues_at(kernel, colour, edge, 0) or self.continues_at(kernel, colour, edge, 1)

    def continues_supplied(self, kernel: Kernel, colour: i64, edge: i64) -> bool:
        """Whether one of those that it would lie at is supplied."""
        ends = kernel.topology.edge_vertex
        for end in range(2):
            if self.continues_at(kernel, colour, edge, end) and self.is_supplied(kernel, colour, ends[2 * edge + end]):
                return True
        return False

    def continues_at(self, kernel: Kernel, colour: i64, edge: i64, end: i64) -> bool:
        group = kernel.rules.piece_group[kernel.rules.ship]
        return continues_route(kernel, colour, group, kernel.topology.edge_vertex[2 * edge + end])

    def is_supplied(self, kernel: Kernel, colour: i64, vertex: i64) -> bool:
        """Whether ships of a colour lead from a vertex to a building of it that stands, whoever has built between.

        The search ends: every vertex is looked at once.
        """
        topology = kernel.topology
        state = kernel.state
        seen = zeros(topology.vertices)
        seen[vertex] = 1
        todo = zeros(topology.vertices)
        todo[0] = vertex
        count: i64 = 1
        while count > 0:
            count -= 1
            at = todo[count]
            if state.vertex_owner[at] == colour and not self.own.conquered.has(kernel, at):
                return True
            for spoke in range(topology.spokes * at, topology.spokes * (at + 1)):
                edge = topology.vertex_edge[spoke]
                if edge == NOWHERE or state.edge_owner[edge] != colour or state.edge_piece[edge] != kernel.rules.ship:
                    continue
                other = topology.vertex_vertex[spoke]
                if seen[other] == 0:
                    seen[other] = 1
                    todo[count] = other
                    count += 1
        return False
