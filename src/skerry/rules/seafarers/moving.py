"""Moving a ship: once a turn, from an open end, to a place fit for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain
from skerry.engine.placement import add_route_sites, may_remove, move_route_piece, piece_fits
from skerry.engine.state import NO_PIECE, NOBODY
from skerry.rules.seafarers.lines import ShipLines
from skerry.rules.seafarers.slice import sea_slice
from skerry.rules.seafarers.waters import at_pirate

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


# Where new ships fit is where moved ones mostly go too; so many are tried before every edge is.
LIKELY_PLACES: Final = 4


def may_leave(kernel: Kernel, seat: i64, edge: i64) -> bool:
    """An own ship that was not laid this turn and is not held by the pirate (SEA-43, SEA-47)."""
    state = kernel.state
    return (
        state.edge_owner[edge] == seat
        and state.edge_piece[edge] == kernel.rules.ship
        and sea_slice(kernel).laid[edge] < state.turn
        and not at_pirate(kernel, edge)
        and may_remove(kernel, edge)
    )


def add_destinations(action: ActionKind, kernel: Kernel, seat: i64, origin: i64, codes: Codes) -> None:
    """Places for a new ship, judged with the moved one taken off the board (SEA-48)."""
    lift_ship(kernel, origin)
    add_route_sites(action, kernel, seat, kernel.rules.ship, codes, but=origin)
    put_back(kernel, seat, origin)


def lift_ship(kernel: Kernel, edge: i64) -> None:
    kernel.state.edge_owner[edge] = NOBODY
    kernel.state.edge_piece[edge] = NO_PIECE


def put_back(kernel: Kernel, seat: i64, edge: i64) -> None:
    kernel.state.edge_owner[edge] = seat
    kernel.state.edge_piece[edge] = kernel.rules.ship


def is_destination(kernel: Kernel, seat: i64, origin: i64, edge: i64) -> bool:
    return edge != origin and kernel.state.edge_owner[edge] < 0 and piece_fits(kernel, seat, kernel.rules.ship, edge)


def has_destination(kernel: Kernel, seat: i64, origin: i64, sites: Codes) -> bool:
    """Whether a ship could go anywhere; the likely places are asked first."""
    lift_ship(kernel, origin)
    found = False
    place: i64 = 0
    while not found and place < sites.count:
        found = is_destination(kernel, seat, origin, (sites.items[place] >> OPERAND_SHIFT) & OPERAND_MASK)
        place += 1
    edge: i64 = 0
    while not found and edge < kernel.topology.edges:
        found = is_destination(kernel, seat, origin, edge)
        edge += 1
    put_back(kernel, seat, origin)
    return found


class MoveShip(ActionKind):
    """Say which ship sails, at most one a turn (SEA-42)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("move_ship", "edge", Domain(int(rules.topology.edges)))
        self.sail = rules.decision("sail_ship")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        if sea_slice(kernel).ship_moved == state.turn:
            return
        ship = kernel.rules.ship
        if state.placed[seat * kernel.rules.piece_count + ship] == 0:
            return
        lines = ShipLines(kernel, seat)
        sites = Codes()
        add_route_sites(self, kernel, seat, ship, sites, LIKELY_PLACES)
        for edge in range(kernel.topology.edges):
            if (
                state.edge_owner[edge] == seat
                and may_leave(kernel, seat, edge)
                and lines.is_open(edge)
                and has_destination(kernel, seat, edge, sites)
            ):
                codes.put(self, edge)

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
