"""Moving a ship: once a turn, from an open end, to a place fit for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain
from skerry.engine.placement import may_remove, move_route_piece, piece_fits
from skerry.engine.state import NO_PIECE, NOBODY
from skerry.rules.seafarers.slice import sea_slice
from skerry.rules.seafarers.waters import at_pirate

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class ShipLines:
    """The ship lines of one colour, for asking whether a ship is open.

    Opponents' buildings do not matter here: a closed line stays closed when one is built on it (SEA-45).
    """

    def __init__(self, kernel: Kernel, colour: i64) -> None:
        self.kernel = kernel
        self.colour = colour
        self.passed: vec[i64] = zeros(kernel.topology.vertices)

    def is_ship(self, edge: i64) -> bool:
        state = self.kernel.state
        return state.edge_owner[edge] == self.colour and state.edge_piece[edge] == self.kernel.rules.ship

    def anchors(self, vertex: i64) -> bool:
        """Whether a line ends here for good: at an own building, or where a module says so (SEACLO-19)."""
        anchored = self.kernel.state.vertex_owner[vertex] == self.colour
        for module in self.kernel.rules.adjust_line_end:
            anchored = module.adjust_line_end(self.kernel, self.colour, vertex, anchored)
        return anchored

    def has_free_end(self, edge: i64) -> bool:
        """An end without own building and without another own ship (SEA-44)."""
        topology = self.kernel.topology
        for end in range(2):
            vertex = topology.edge_vertex[2 * edge + end]
            free = not self.anchors(vertex)
            for spoke in range(topology.spokes):
                other = topology.vertex_edge[topology.spokes * vertex + spoke]
                if other >= 0 and other != edge and self.is_ship(other):
                    free = False
            if free:
                return True
        return False

    def is_open(self, edge: i64) -> bool:
        """Whether the ship may sail, as far as its line goes (SEA-44 to SEA-46, SEA-87)."""
        if self.has_free_end(edge):
            return True
        return not self.is_closed(edge) and self.is_open_in_ring(edge)

    def is_closed(self, edge: i64) -> bool:
        """Lies on a line of own ships between two different anchors (SEA-45, SEA-88)."""
        ends = self.kernel.topology.edge_vertex
        return self.reaches_anchor(ends[2 * edge], edge, ends[2 * edge + 1], NOBODY)

    def reaches_anchor(self, vertex: i64, edge: i64, other_end: i64, first: i64) -> bool:
        """Follow the line from one end to an anchor, then from the other end to a different one."""
        if self.anchors(vertex):
            if vertex == first:
                return False
            if first != NOBODY:
                return True
            self.passed[vertex] = 1
            found = self.passed[other_end] == 0 and self.reaches_anchor(other_end, edge, other_end, vertex)
            self.passed[vertex] = 0
            return found
        self.passed[vertex] = 1
        topology = self.kernel.topology
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.is_ship(other):
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if self.passed[following] == 0:
                    found = self.reaches_anchor(following, edge, other_end, first)
        self.passed[vertex] = 0
        return found

    def is_open_in_ring(self, edge: i64) -> bool:
        """The two ships at the only building of a ring, or any ship of a ring without building (SEA-87)."""
        ends = self.kernel.topology.edge_vertex
        # A building at one end makes the ship one of the two; anywhere else on the ring it keeps the ship where it is.
        return self.returns(ends[2 * edge], ends[2 * edge + 1], edge)

    def returns(self, vertex: i64, goal: i64, edge: i64) -> bool:
        """Whether other ships lead on to the goal, with no anchor in between."""
        self.passed[vertex] = 1
        topology = self.kernel.topology
        found = False
        for spoke in range(topology.spokes):
            other = topology.vertex_edge[topology.spokes * vertex + spoke]
            if not found and other >= 0 and other != edge and self.is_ship(other):
                following = topology.vertex_vertex[topology.spokes * vertex + spoke]
                if following == goal:
                    found = True
                elif self.passed[following] == 0 and not self.anchors(following):
                    found = self.returns(following, goal, edge)
        self.passed[vertex] = 0
        return found


def may_leave(kernel: Kernel, seat: i64, edge: i64) -> bool:
    """An open ship that was not laid this turn and is not held by the pirate (SEA-43, SEA-44, SEA-47)."""
    state = kernel.state
    return (
        state.edge_owner[edge] == seat
        and state.edge_piece[edge] == kernel.rules.ship
        and sea_slice(kernel).laid[edge] < state.turn
        and not at_pirate(kernel, edge)
        and may_remove(kernel, edge)
        and ShipLines(kernel, seat).is_open(edge)
    )


def add_destinations(action: ActionKind, kernel: Kernel, seat: i64, origin: i64, codes: Codes) -> None:
    """Places for a new ship, judged with the moved one taken off the board (SEA-48)."""
    state = kernel.state
    ship = kernel.rules.ship
    state.edge_owner[origin] = NOBODY
    state.edge_piece[origin] = NO_PIECE
    for edge in range(kernel.topology.edges):
        if edge != origin and state.edge_owner[edge] < 0 and piece_fits(kernel, seat, ship, edge):
            codes.add(action.code(edge))
    state.edge_owner[origin] = seat
    state.edge_piece[origin] = ship


class MoveShip(ActionKind):
    """Say which ship sails, at most one a turn (SEA-42)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("move_ship", "edge", Domain(int(rules.topology.edges)))
        self.sail = rules.decision("sail_ship")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        if sea_slice(kernel).ship_moved == state.turn:
            return
        places = Codes()
        for edge in range(kernel.topology.edges):
            if state.edge_owner[edge] == seat and may_leave(kernel, seat, edge):
                places.clear()
                add_destinations(self, kernel, seat, edge, places)
                if places.count > 0:
                    codes.add(self.code(edge))

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.sail, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        edge = (code >> OPERAND_SHIFT) & OPERAND_MASK
        if sea_slice(kernel).ship_moved == kernel.state.turn:
            return "only one ship may be moved in a turn"
        if kernel.state.edge_owner[edge] != seat or kernel.state.edge_piece[edge] != kernel.rules.ship:
            return "you have no ship there"
        if sea_slice(kernel).laid[edge] == kernel.state.turn:
            return "a ship laid this turn may not be moved"
        if at_pirate(kernel, edge):
            return "the pirate holds that ship"
        return "only a ship at the open end of a line can be moved, and it needs a place to go"


class SailShip(ActionKind):
    """Say where the ship goes; a of the decision: where it lies."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("sail_ship", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        add_destinations(self, kernel, seat, decision.a, codes)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        # Moving ships belongs to the building part of the turn (SEA-108).
        kernel.state.has_built = 1
        sea_slice(kernel).ship_moved = kernel.state.turn
        move_route_piece(kernel, origin, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "the ship must go where a new ship could be built"
