"""Moving a ship: once a turn, from an open end, to a place fit for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.manner import Manner
from skerry.engine.network import lines_of
from skerry.engine.placement import may_remove, move_route_piece, why_no_move
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
        lines = lines_of(kernel, seat, kernel.rules.ship)
        ships = lines.edges
        laid = self.own.laid.at
        destinations: Destinations | None = None
        for i in range(lines.count):
            edge = ships[i]
            if state.kept[laid + edge] >= state.turn or not lines.is_open(kernel, edge):
                continue
            if may_leave(kernel, self.own, edge):
                if destinations is None:
                    destinations = Destinations(kernel, self.own, seat)
                if destinations.has_plenty or destinations.has_any(kernel, edge):
                    codes.put(self, edge)

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
