"""Moving a ship: once a turn, from an open end, to a place fit for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.manner import Manner
from skerry.engine.network import Network, changes_of, lines_of, network_of
from skerry.engine.placement import may_remove, move_route_piece, sea_edges, why_no_move
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.destinations import Destinations, add_destinations
from skerry.rules.seafarers.waters import at_pirate

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.own import SeafarersOwn

ONE_SHIP_A_TURN: Final = ReasonKind("one_ship_a_turn", "only one ship may be moved in a turn")
NO_SHIP_THERE: Final = ReasonKind("no_ship_there", "you have no ship there")
SHIP_JUST_LAID: Final = ReasonKind("ship_just_laid", "a ship laid this turn may not be moved")
SHIP_AT_PIRATE: Final = ReasonKind("ship_at_pirate", "the pirate holds that ship")
NO_SHIP: Final = ReasonKind("no_ship_on_board", "you have no ship on the board")
SHIP_NOT_OPEN: Final = ReasonKind(
    "ship_not_open", "only a ship at the open end of a line can be moved, and it needs a place to go"
)
SAIL_NOT_THERE: Final = ReasonKind("sail_not_there", "the ship must go where a new ship could be built")


def may_leave(kernel: Kernel, own: SeafarersOwn, edge: i64) -> bool:
    """Whether a ship is held neither by the pirate nor by a module (SEA-47)."""
    if at_pirate(kernel, own, edge):
        return False
    return len(kernel.rules.adjust_removal) == 0 or may_remove(kernel, edge)


def leaving_ships(kernel: Kernel, own: SeafarersOwn, seat: i64) -> Network:
    """The network of a seat, with its ships that may leave and have a place to go; where nothing but the board and the
    pirate says so, they are the same until those change."""
    network = network_of(kernel, seat)
    # Seeing which edges lie at sea says whether a hex is another.
    sea_edges(kernel)
    pirate = kernel.state.kept[own.pirate.at]
    if network.pirate != pirate:
        network.see_pirate(kernel, seat, pirate)
    changes = changes_of(kernel, network)
    if network.leaving_found == changes and kernel.rules.leaving_lasts:
        return network
    lines = lines_of(kernel, seat, kernel.rules.ship)
    ships = lines.edges
    if len(network.leaving) < lines.count:
        network.leaving = zeros(2 * lines.count)
    destinations: Destinations | None = None
    count: i64 = 0
    for i in range(lines.count):
        edge = ships[i]
        if lines.is_open(kernel, edge) and may_leave(kernel, own, edge):
            if destinations is None:
                destinations = Destinations(kernel, own, seat)
            if destinations.has_plenty or destinations.has_any(kernel, edge):
                network.leaving[count] = edge
                count += 1
    network.leaving_count = count
    network.leaving_found = changes
    return network


class MoveShip(ActionKind):
    """Say which ship sails, at most one a turn and none that was laid in it (SEA-42, SEA-43)."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("move_ship", "edge", Domain(int(rules.topology.edges)))
        self.own = own
        self.sail = rules.decision("sail_ship")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        if state.kept[self.own.ship_moved.at] == state.turn:
            return
        if state.placed[seat * kernel.rules.piece_count + kernel.rules.ship] == 0:
            return
        network = leaving_ships(kernel, self.own, seat)
        laid = self.own.laid.at
        for i in range(network.leaving_count):
            if state.kept[laid + network.leaving[i]] < state.turn:
                codes.put(self, network.leaving[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.sail, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        edge = self.operand(code)
        if self.own.ship_moved.of(kernel) == kernel.state.turn:
            return ONE_SHIP_A_TURN.of()
        if kernel.state.edge_owner[edge] != seat or kernel.state.edge_piece[edge] != kernel.rules.ship:
            return NO_SHIP_THERE.of()
        if self.own.laid.of(kernel, edge) == kernel.state.turn:
            return SHIP_JUST_LAID.of()
        if at_pirate(kernel, self.own, edge):
            return SHIP_AT_PIRATE.of()
        return SHIP_NOT_OPEN.of()

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        if self.own.ship_moved.of(kernel) == kernel.state.turn:
            return ONE_SHIP_A_TURN.of()
        if kernel.state.placed[seat * kernel.rules.piece_count + kernel.rules.ship] == 0:
            return NO_SHIP.of()
        return SHIP_NOT_OPEN.of()


class SailShip(ActionKind):
    """Say where the ship goes; a of the decision: where it lies."""

    def __init__(self, own: SeafarersOwn, rules: Rules) -> None:
        super().__init__("sail_ship", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="ship"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        add_destinations(self, kernel, self.own, seat, decision.a, codes)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        network = leaving_ships(kernel, self.own, seat)
        for i in range(network.leaving_count):
            if network.leaving[i] == decision.a:
                return True
        return Destinations(kernel, self.own, seat).has_any(kernel, decision.a)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        # Moving ships belongs to the building part of the turn (SEA-108).
        kernel.state.has_built = 1
        self.own.ship_moved.put(kernel, kernel.state.turn)
        move_route_piece(kernel, origin, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_move(kernel, seat, kernel.rules.ship, decision.a, self.operand(code), SAIL_NOT_THERE.of())
