"""What a player does with knights: recruit, activate, promote, move, displace, chase the robber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Price
from skerry.engine.building import can_build, why_build_nowhere, why_not_build
from skerry.engine.cards import can_pay, pay_cost, shortfall
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.network import network_of
from skerry.engine.placement import piece_fits, tell_built
from skerry.engine.robbing import CAUSE_KNIGHT, robber_moves
from skerry.engine.state import OFF_BOARD
from skerry.rules.cities_and_knights.knights import (
    activate,
    deactivate,
    has_knights,
    is_displaceable,
    is_ready,
    is_vacant,
    knights_in_supply,
    promote,
    put_knight,
    reach,
    shift_knight,
)
from skerry.rules.cities_and_knights.retreat import drive_out
from skerry.rules.cities_and_knights.tables import (
    ABILITY_LEVEL,
    ACTIVATE_COST,
    BASIC,
    MIGHTY,
    POLITICS,
    PROMOTE_COST,
    STRONG,
    TRACK_COUNT,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot

ACTIVATE_ROW: Final = 0
PROMOTE_ROW: Final = 1

ACTIVE_ALREADY: Final = "that knight is active already"
RECRUIT_WRONG: Final = "a knight needs a vacant place on land at your own route"


class KnightCosts:
    """What activating and promoting cost, as rows of a cost table once all card kinds are known."""

    def __init__(self) -> None:
        self.table: vec[i64] = zeros(0)

    def fill(self, rules: Rules) -> None:
        self.table = rules.cost_table([ACTIVATE_COST, PROMOTE_COST])


def may_be_promoted(kernel: Kernel, at: CitiesSlot, vertex: i64) -> bool:
    """Once a turn, with a piece of the next strength, a mighty one only behind a fortress (CK-124, CK-125, CK-127)."""
    own = at.of(kernel)
    colour = own.knight_owner[vertex]
    strength = own.knight[vertex]
    return (
        0 < strength < MIGHTY
        and own.promoted[vertex] != kernel.state.turn
        and (strength < STRONG or own.level[colour * TRACK_COUNT + POLITICS] >= ABILITY_LEVEL)
        and knights_in_supply(kernel, at, colour, strength + 1) > 0
    )


def promote_and_tell(kernel: Kernel, at: CitiesSlot, vertex: i64) -> None:
    """A promoted knight is a piece newly built to whoever waits for one (TWOCK-19)."""
    promote(kernel, at, vertex)
    own = at.of(kernel)
    tell_built(kernel, own.knight_owner[vertex], at.knight_piece(own.knight[vertex]), vertex)


class RecruitKnight(ActionKind):
    """Put down a basic knight, inactive (CK-114 to CK-116)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("recruit_knight", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.at.basic_knight):
            ends = network_of(kernel, seat).ends
            for i in range(len(ends)):
                if piece_fits(kernel, seat, self.at.basic_knight, ends[i]):
                    codes.put(self, ends[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, self.at.basic_knight)
        put_knight(kernel, self.at, seat, BASIC, a)
        tell_built(kernel, seat, self.at.basic_knight, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return why_not_build(kernel, seat, self.at.basic_knight, code, RECRUIT_WRONG)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        return why_build_nowhere(kernel, seat, self.at.basic_knight, kernel.topology.vertices, RECRUIT_WRONG)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[self.at.basic_knight].cost)


class KnightAction(ActionKind):
    """Something that one of one's own knights is chosen for by its vertex."""

    def __init__(self, name: str, rules: Rules, at: CitiesSlot) -> None:
        super().__init__(name, "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        """What does not depend on the knight: its price, or a robber to chase."""
        return True

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        """Whether the knight on a vertex, which is the seat's own, may be chosen."""
        raise NotImplementedError(self.name)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if has_knights(kernel, self.at, seat) and self.is_possible(kernel, seat):
            own = self.at.of(kernel)
            owner = own.knight_owner
            for vertex in range(kernel.topology.vertices):
                if owner[vertex] == seat and self.suits(kernel, own, seat, vertex):
                    codes.put(self, vertex)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        own = self.at.of(kernel)
        vertex = (code >> OPERAND_SHIFT) & OPERAND_MASK
        if own.knight_owner[vertex] != seat:
            return "you have no knight there"
        return self.why_not(kernel, own, seat, vertex)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        raise NotImplementedError(self.name)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        """What stands against a knight that would suit, or else against all of them."""
        own = self.at.of(kernel)
        first = ""
        agreed = True
        for vertex in range(kernel.topology.vertices):
            if own.knight_owner[vertex] == seat:
                reason = self.why_not(kernel, own, seat, vertex)
                if self.suits(kernel, own, seat, vertex):
                    return reason
                agreed = agreed and first in ("", reason)
                first = first or reason
        if first == "":
            return "you have no knight on the board"
        return first if agreed else "none of your knights can do that now"


class ActivateKnight(KnightAction):
    """Make a knight active for grain; it acts from the next turn on (CK-120, CK-128)."""

    def __init__(self, rules: Rules, at: CitiesSlot, costs: KnightCosts) -> None:
        super().__init__("activate_knight", rules, at)
        self.costs = costs

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return can_pay(kernel, seat, self.costs.table, ACTIVATE_ROW)

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return own.active[vertex] == 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, self.costs.table, ACTIVATE_ROW)
        activate(kernel, self.at.of(kernel), a)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(ACTIVATE_COST)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        if own.active[vertex] != 0:
            return ACTIVE_ALREADY
        return f"activating a knight costs {shortfall(kernel, seat, self.costs.table, ACTIVATE_ROW)} more than you hold"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        reason = super().why_none(kernel, seat, decision)
        return "you have no inactive knight" if reason == ACTIVE_ALREADY else reason


class PromoteKnight(KnightAction):
    """Raise a knight by one strength (CK-122 to CK-127)."""

    def __init__(self, rules: Rules, at: CitiesSlot, costs: KnightCosts) -> None:
        super().__init__("promote_knight", rules, at)
        self.costs = costs

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return can_pay(kernel, seat, self.costs.table, PROMOTE_ROW)

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return may_be_promoted(kernel, self.at, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, self.costs.table, PROMOTE_ROW)
        promote_and_tell(kernel, self.at, a)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(PROMOTE_COST)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        if may_be_promoted(kernel, self.at, vertex):
            missing = shortfall(kernel, seat, self.costs.table, PROMOTE_ROW)
            return f"promoting a knight costs {missing} more than you hold"
        return why_no_promotion(kernel, self.at, vertex)


def why_no_promotion(kernel: Kernel, at: CitiesSlot, vertex: i64) -> str:
    own = at.of(kernel)
    colour = own.knight_owner[vertex]
    strength = own.knight[vertex]
    if strength == MIGHTY:
        return "a mighty knight cannot be promoted"
    if own.promoted[vertex] == kernel.state.turn:
        return "a knight is promoted only once a turn"
    if strength == STRONG and own.level[colour * TRACK_COUNT + POLITICS] < ABILITY_LEVEL:
        return "mighty knights need the fortress, level 3 of politics"
    return "you have no knight of the next strength left in your supply"


# Acting


def finds_a_place(kernel: Kernel, own: CitiesSlice, colour: i64, vertex: i64) -> bool:
    reached = reach(kernel, own, colour, vertex)
    for place in range(len(reached)):
        if reached[place] != 0 and (
            is_vacant(kernel, own, place) or is_displaceable(own, colour, own.knight[vertex], place)
        ):
            return True
    return False


class MoveKnight(KnightAction):
    """Say which ready knight moves; where it goes is the next question (CK-133, CK-143)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("move_knight", rules, at)
        self.destination = rules.decision("knight_destination")

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return is_ready(kernel, own, vertex) and finds_a_place(kernel, own, seat, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.destination, seat, a)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        if not is_ready(kernel, own, vertex):
            return why_not_ready(own, vertex)
        return "that knight can get nowhere along your routes"


def why_not_ready(own: CitiesSlice, vertex: i64) -> str:
    if own.active[vertex] == 0:
        return "only an active knight can act"
    return "a knight that was activated this turn acts from your next turn on"


class GoKnight(ActionKind):
    """Move to a vacant vertex along own routes; a of the decision: where from (CK-143)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("go_knight", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.at.of(kernel)
        reached = reach(kernel, own, seat, decision.a)
        for vertex in range(len(reached)):
            if reached[vertex] != 0 and is_vacant(kernel, own, vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        deactivate(kernel, self.at.of(kernel), origin)
        shift_knight(kernel, self.at, origin, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a knight moves along your own routes to a vacant place, and past nobody else's pieces"


class DisplaceKnight(ActionKind):
    """Move onto the vertex of a weaker knight, which must retreat; a of the decision: where from (CK-146)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("displace_knight", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.at.of(kernel)
        reached = reach(kernel, own, seat, decision.a)
        for vertex in range(len(reached)):
            if reached[vertex] != 0 and is_displaceable(own, seat, own.knight[decision.a], vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.at.of(kernel)
        origin = kernel.top().a
        kernel.answered()
        deactivate(kernel, own, origin)
        drive_out(kernel, self.at, seat, a, origin)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "only a weaker knight of another player, at the end of a way along your own routes, can be displaced"


class ChaseRobber(KnightAction):
    """A ready knight at the robber's hex sends it away (CK-154, CK-155)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("chase_robber", rules, at)
        self.chase = rules.decision("chase_robber")

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.state.robber != OFF_BOARD and robber_moves(kernel)

    def suits(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> bool:
        return is_ready(kernel, own, vertex) and touches_hex(kernel, vertex, kernel.state.robber)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        deactivate(kernel, self.at.of(kernel), a)
        kernel.ask(self.chase, seat, CAUSE_KNIGHT)

    def why_not(self, kernel: Kernel, own: CitiesSlice, seat: i64, vertex: i64) -> str:
        if not self.is_possible(kernel, seat):
            return "there is no robber on the board that could be chased yet"
        if not is_ready(kernel, own, vertex):
            return why_not_ready(own, vertex)
        return "that knight does not stand at the robber's hex"


def touches_hex(kernel: Kernel, vertex: i64, hex_: i64) -> bool:
    for corner in range(6):
        if kernel.topology.hex_vertex[6 * hex_ + corner] == vertex:
            return True
    return False


def declare_knight_decisions(rules: Rules) -> None:
    rules.add_decision(DecisionKind("knight_destination"))
    chase = DecisionKind("chase_robber")
    chase.may_lapse = True
    rules.add_decision(chase)
