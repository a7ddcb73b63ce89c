"""What a player does with knights: recruit, activate, promote, move, displace, chase the robber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.building import can_build, why_build_nowhere, why_not_build
from skerry.engine.cards import pay_cost
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import BUILD, PLAIN, Manner
from skerry.engine.network import network_of
from skerry.engine.placement import piece_fits, tell_built
from skerry.engine.robbing import CAUSE_KNIGHT, robber_moves, robber_place
from skerry.engine.state import OFF_BOARD
from skerry.engine.walk import CLOSED
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knights import (
    KnightWalk,
    activate,
    deactivate,
    is_ready,
    is_vacant,
    is_weaker,
    knight_range,
    knights_in_supply,
    may_stay,
    promote,
    put_knight,
    ready_from,
    shift_knight,
    step_price,
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
    from skerry.rules.cities_and_knights.own import CitiesOwn

KNIGHT_SITE: Final = ReasonKind("knight_site", "a knight needs a vacant place on land at your own route")
NO_KNIGHT: Final = ReasonKind("no_knight", "you have no knight on the board")
NO_KNIGHT_THERE: Final = ReasonKind("no_knight_there", "you have no knight there")
NO_KNIGHT_CAN: Final = ReasonKind("no_knight_can", "none of your knights can do that now")
ACTIVE_ALREADY: Final = ReasonKind("knight_active_already", "that knight is active already")
NO_INACTIVE_KNIGHT: Final = ReasonKind("no_inactive_knight", "you have no inactive knight")
ACTIVATING_TOO_DEAR: Final = ReasonKind(
    "activating_too_dear", "activating a knight costs {missing:cards} more than you hold"
)
PROMOTING_TOO_DEAR: Final = ReasonKind(
    "promoting_too_dear", "promoting a knight costs {missing:cards} more than you hold"
)
MIGHTY_ALREADY: Final = ReasonKind("knight_mighty_already", "a mighty knight cannot be promoted")
PROMOTED_THIS_TURN: Final = ReasonKind("knight_promoted_this_turn", "a knight is promoted only once a turn")
NO_FORTRESS: Final = ReasonKind("no_fortress", "mighty knights need the fortress, level 3 of politics")
NO_STRONGER_KNIGHT: Final = ReasonKind(
    "no_stronger_knight", "you have no knight of the next strength left in your supply"
)
NO_WAY_FOR_KNIGHT: Final = ReasonKind("no_way_for_knight", "that knight can get nowhere along your routes")
KNIGHT_INACTIVE: Final = ReasonKind("knight_inactive", "only an active knight can act")
ACTIVATED_THIS_TURN: Final = ReasonKind(
    "knight_activated_this_turn", "a knight that was activated this turn acts from your next turn on"
)
KNIGHT_WAY: Final = ReasonKind(
    "knight_way", "a knight moves along your own routes to a vacant place, and past nobody else's pieces"
)
NOT_DISPLACEABLE: Final = ReasonKind(
    "knight_not_displaceable",
    "only a weaker knight of another player, at the end of a way along your own routes, can be displaced",
)
NO_ROBBER_TO_CHASE: Final = ReasonKind("no_robber_to_chase", "there is no robber on the board that could be chased yet")
KNIGHT_NOT_AT_ROBBER: Final = ReasonKind("knight_not_at_robber", "that knight does not stand at the robber's hex")


def may_be_promoted(kernel: Kernel, own: CitiesOwn, vertex: i64) -> bool:
    """Once a turn, with a piece of the next strength, a mighty one only behind a fortress (CK-124, CK-125, CK-127)."""
    kept = kernel.state.kept
    colour = kept[own.knight_owner.at + vertex]
    strength = kept[own.knight.at + vertex]
    return (
        0 < strength < MIGHTY
        and kept[own.promoted.at + vertex] != kernel.state.turn
        and (strength < STRONG or kept[own.level.at + colour * TRACK_COUNT + POLITICS] >= ABILITY_LEVEL)
        and knights_in_supply(kernel, own, colour, strength + 1) > 0
    )


def promote_and_tell(kernel: Kernel, own: CitiesOwn, vertex: i64) -> None:
    """A promoted knight is a piece newly built to whoever waits for one (TWOCK-19)."""
    promote(kernel, own, vertex)
    tell_built(kernel, own.knight_owner.of(kernel, vertex), own.knight_piece(own.knight.of(kernel, vertex)), vertex)


class RecruitKnight(ActionKind):
    """Put down a basic knight, inactive (CK-114 to CK-116)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("recruit_knight", own.places.kind, own.places, manner=Manner(BUILD, preview="basic_knight"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if can_build(kernel, seat, self.own.basic_knight):
            ends = network_of(kernel, seat).ends
            for i in range(len(ends)):
                if piece_fits(kernel, seat, self.own.basic_knight, ends[i]):
                    codes.put(self, ends[i])

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.pieces[self.own.basic_knight].cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay_cost(kernel, seat, kernel.rules.piece_cost, self.own.basic_knight)
        put_knight(kernel, self.own, seat, BASIC, a)
        tell_built(kernel, seat, self.own.basic_knight, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_not_build(kernel, seat, self.own.basic_knight, code, KNIGHT_SITE.of())

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        return why_build_nowhere(kernel, seat, self.own.basic_knight, self.own.places.size(), KNIGHT_SITE.of())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.pieces[self.own.basic_knight].cost)


class KnightAction(ActionKind):
    """Something that one of one's own knights is chosen for by its place."""

    def __init__(self, name: str, own: CitiesOwn, manner: Manner = PLAIN) -> None:
        super().__init__(name, own.places.kind, own.places, manner=manner)
        self.own = own

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        """What does not depend on the knight: its price, or a robber to chase."""
        return True

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        """Whether the knight on a vertex, which is the seat's own, may be chosen."""
        raise NotImplementedError(self.name)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        muster = self.own.muster
        vertex = muster.first(kernel, seat)
        if vertex != NOWHERE and self.is_possible(kernel, seat):
            while vertex != NOWHERE:
                if self.suits(kernel, seat, vertex):
                    codes.put(self, vertex)
                vertex = muster.after(kernel, vertex)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        muster = self.own.muster
        vertex = muster.first(kernel, seat)
        if vertex != NOWHERE and self.is_possible(kernel, seat):
            while vertex != NOWHERE:
                if self.suits(kernel, seat, vertex):
                    return True
                vertex = muster.after(kernel, vertex)
        return False

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        vertex = self.operand(code)
        if self.own.knight_owner.of(kernel, vertex) != seat:
            return NO_KNIGHT_THERE.of()
        return self.why_not(kernel, seat, vertex)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        raise NotImplementedError(self.name)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """What stands against a knight that would suit, or else against all of them."""
        first: Reason | None = None
        agreed = True
        vertex = self.own.muster.first(kernel, seat)
        while vertex != NOWHERE:
            reason = self.why_not(kernel, seat, vertex)
            if self.suits(kernel, seat, vertex):
                return reason
            if first is None:
                first = reason
            agreed = agreed and first == reason
            vertex = self.own.muster.after(kernel, vertex)
        if first is None:
            return NO_KNIGHT.of()
        return first if agreed else NO_KNIGHT_CAN.of()


class ReadyKnightAction(KnightAction):
    """Something that ready knights do: mostly there are none, which is seen before anything else is asked."""

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if kernel.state.kept[self.own.awake.at + seat] == 0:
            return
        muster = self.own.muster
        vertex = ready_from(kernel, self.own, muster.first(kernel, seat))
        if vertex != NOWHERE and self.is_possible(kernel, seat):
            while vertex != NOWHERE:
                if self.suits(kernel, seat, vertex):
                    codes.put(self, vertex)
                vertex = ready_from(kernel, self.own, muster.after(kernel, vertex))


class PaidKnightAction(KnightAction):
    """Something that is bought for one of one's own knights."""

    def __init__(self, name: str, rules: Rules, own: CitiesOwn, cost: dict[str, int]) -> None:
        super().__init__(name, own, Manner(BUILD))
        self.cost = rules.add_cost(cost)

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        return self.cost.can_pay(kernel, seat)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return self.cost.named

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.cost.named)


class ActivateKnight(PaidKnightAction):
    """Make a knight active for grain; it acts from the next turn on (CK-120, CK-128)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("activate_knight", rules, own, ACTIVATE_COST)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return kernel.state.kept[self.own.active.at + vertex] == 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.cost.pay(kernel, seat)
        activate(kernel, self.own, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if self.own.active.of(kernel, vertex) != 0:
            return ACTIVE_ALREADY.of()
        return ACTIVATING_TOO_DEAR.of(missing=self.cost.missing(kernel, seat))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        reason = super().why_none(kernel, seat, decision)
        return NO_INACTIVE_KNIGHT.of() if reason.kind is ACTIVE_ALREADY else reason


class PromoteKnight(PaidKnightAction):
    """Raise a knight by one strength (CK-122 to CK-127)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("promote_knight", rules, own, PROMOTE_COST)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return may_be_promoted(kernel, self.own, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.cost.pay(kernel, seat)
        promote_and_tell(kernel, self.own, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if may_be_promoted(kernel, self.own, vertex):
            return PROMOTING_TOO_DEAR.of(missing=self.cost.missing(kernel, seat))
        return why_no_promotion(kernel, self.own, vertex)


def why_no_promotion(kernel: Kernel, own: CitiesOwn, vertex: i64) -> Reason:
    colour = own.knight_owner.of(kernel, vertex)
    strength = own.knight.of(kernel, vertex)
    if strength == MIGHTY:
        return MIGHTY_ALREADY.of()
    if own.promoted.of(kernel, vertex) == kernel.state.turn:
        return PROMOTED_THIS_TURN.of()
    if strength == STRONG and own.level.of(kernel, colour * TRACK_COUNT + POLITICS) < ABILITY_LEVEL:
        return NO_FORTRESS.of()
    return NO_STRONGER_KNIGHT.of()


# Acting


def finds_a_place(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    if has_place_beside(kernel, own, colour, vertex):
        return True
    return KnightWalk(kernel, own, colour, vertex, own.knight.of(kernel, vertex)).found


def has_place_beside(kernel: Kernel, own: CitiesOwn, colour: i64, vertex: i64) -> bool:
    """Whether a knight finds a place with one step, which mostly spares a walk."""
    topology = kernel.topology
    most = knight_range(kernel, colour, vertex)
    for slot in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[slot]
        if edge >= 0:
            price = step_price(kernel, colour, vertex, edge)
            if price != CLOSED and price <= most:
                beside = topology.vertex_vertex[slot]
                if is_vacant(kernel, own, beside) and may_stay(kernel, colour, vertex, beside):
                    return True
    return False


class MoveKnight(ReadyKnightAction):
    """Say which ready knight moves; where it goes is the next question (CK-133, CK-143)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("move_knight", own)
        self.destination = rules.decision("knight_destination")

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return is_ready(kernel, self.own, vertex) and finds_a_place(kernel, self.own, seat, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.destination, seat, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        return NO_WAY_FOR_KNIGHT.of()


def why_not_ready(kernel: Kernel, own: CitiesOwn, vertex: i64) -> Reason:
    if own.active.of(kernel, vertex) == 0:
        return KNIGHT_INACTIVE.of()
    return ACTIVATED_THIS_TURN.of()


class GoKnight(ActionKind):
    """Move to a vacant vertex along own routes; a of the decision: where from (CK-143)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("go_knight", "vertex", Domain(int(rules.topology.vertices)), manner=Manner(preview="knight"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        walk = KnightWalk(kernel, self.own, seat, decision.a)
        passed = walk.passed
        for vertex in range(len(passed)):
            if passed[vertex] != 0 and walk.reaches(vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        deactivate(kernel, self.own, origin)
        shift_knight(kernel, self.own, origin, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return KNIGHT_WAY.of()


class DisplaceKnight(ActionKind):
    """Move onto the vertex of a weaker knight, which must retreat; a of the decision: where from (CK-146)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("displace_knight", "vertex", Domain(int(rules.topology.vertices)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        strength = self.own.knight.of(kernel, decision.a)
        if not self.is_any_weaker(kernel, seat, strength):
            return
        walk = KnightWalk(kernel, self.own, seat, decision.a)
        passed = walk.passed
        for vertex in range(len(passed)):
            if passed[vertex] != 0 and walk.may_displace(vertex, strength):
                codes.put(self, vertex)

    def is_any_weaker(self, kernel: Kernel, seat: i64, strength: i64) -> bool:
        """Whether a weaker knight of anybody else stands anywhere."""
        muster = self.own.muster
        for colour in range(kernel.state.colours):
            vertex = muster.first(kernel, colour)
            while vertex != NOWHERE:
                if is_weaker(kernel, self.own, seat, strength, vertex):
                    return True
                vertex = muster.after(kernel, vertex)
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        deactivate(kernel, self.own, origin)
        drive_out(kernel, self.own, seat, a, origin)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_DISPLACEABLE.of()


class ChaseRobber(ReadyKnightAction):
    """A ready knight at the robber's hex sends it away (CK-154, CK-155)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("chase_robber", own)
        self.chase = rules.decision("chase_robber")

    def is_possible(self, kernel: Kernel, seat: i64) -> bool:
        for robber in range(kernel.rules.robbers):
            if robber_place(kernel, robber) != OFF_BOARD:
                return robber_moves(kernel)
        return False

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        if is_ready(kernel, self.own, vertex):
            for robber in range(kernel.rules.robbers):
                if self.is_beside(kernel, vertex, robber):
                    return True
        return False

    def is_beside(self, kernel: Kernel, vertex: i64, robber: i64) -> bool:
        place = robber_place(kernel, robber)
        return place != OFF_BOARD and touches_hex(kernel, vertex, place)

    def chased(self, kernel: Kernel, vertex: i64) -> i64:
        """A bit for each robber at the knight, one of which must move; with one on the board nothing need be said."""
        those: i64 = 0
        if kernel.rules.robbers > 1:
            one: i64 = 1
            for robber in range(kernel.rules.robbers):
                if self.is_beside(kernel, vertex, robber):
                    those |= one << robber
        return those

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        deactivate(kernel, self.own, a)
        kernel.ask(self.chase, seat, CAUSE_KNIGHT, self.chased(kernel, a))

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        if not self.is_possible(kernel, seat):
            return NO_ROBBER_TO_CHASE.of()
        if not is_ready(kernel, self.own, vertex):
            return why_not_ready(kernel, self.own, vertex)
        return KNIGHT_NOT_AT_ROBBER.of()


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
