"""The blue cards about pieces on the board: deserter, diplomat, intrigue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import SAYS_NO, Manner
from skerry.engine.network import has_route_at, lines_of, network_of
from skerry.engine.placement import (
    add_route_sites,
    lift_route_piece,
    may_remove,
    move_route_piece,
    piece_fits,
    put_back_route_piece,
    remove_route_piece,
)
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import NO_KNIGHT_THERE
from skerry.rules.cities_and_knights.knights import (
    has_foreign_knight,
    is_target,
    knights_in_supply,
    put_knight,
    remove_knight,
)
from skerry.rules.cities_and_knights.progress.card import ProgressCard, anybody
from skerry.rules.cities_and_knights.retreat import drive_out
from skerry.rules.cities_and_knights.tables import MIGHTY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

DESERTER_SITE: Final = ReasonKind(
    "deserter_site",
    "the deserter needs a place for a recruit, and a piece of your supply no stronger than it was",
)
NO_ROUTE_THERE: Final = ReasonKind("no_route_there", "nothing lies there")
ROUTE_NOT_OPEN: Final = ReasonKind(
    "route_not_open", "only the open end of somebody's route can be removed, and no knight may be cut off by it"
)
REPLACEMENT_SITE: Final = ReasonKind(
    "route_replacement_site", "the piece must go where a new one could be built, and not where it lay"
)
NOT_AT_YOUR_ROUTES: Final = ReasonKind(
    "knight_not_at_your_routes", "only somebody else's knight at one of your own routes can be driven out"
)


def declare_intrigues(rules: Rules, own: CitiesOwn) -> None:
    rules.add_decision(DecisionKind("give_up_knight"))
    welcome = DecisionKind("welcome_deserter")
    welcome.may_lapse = True
    rules.add_decision(welcome)
    rules.add_decision(DecisionKind("diplomat"))
    rules.add_decision(DecisionKind("replace_route"))
    rules.add_decision(DecisionKind("intrigue"))
    rules.add_action(GiveUpKnight(own), "give_up_knight")
    welcoming = WelcomeDeserter(own)
    rules.add_action(welcoming, "welcome_deserter")
    rules.add_action(TurnDeserterAway(welcoming), "welcome_deserter")
    rules.add_action(RemoveRoute(rules), "diplomat")
    rules.add_action(ReplaceRoute(rules), "replace_route")
    rules.add_action(LeaveRouteOff(), "replace_route")
    rules.add_action(DriveOutKnight(rules, own), "intrigue")


# Deserter


class Deserter(ProgressCard):
    """Somebody gives up a knight, and one like it may join the player of the card (CK-223 to CK-230)."""

    def opponents(self, kernel: Kernel, seat: i64) -> vec[i64]:
        those = zeros(kernel.state.colours)
        for colour in range(kernel.state.colours):
            if colour != seat and self.may_lose_knight(kernel, seat, colour):
                those[colour] = 1
        return those

    def may_lose_knight(self, kernel: Kernel, seat: i64, colour: i64) -> bool:
        muster = self.own.muster
        vertex = muster.first(kernel, colour)
        while vertex != NOWHERE:
            if is_target(kernel, seat, vertex, True):
                return True
            vertex = muster.after(kernel, vertex)
        return False

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return anybody(self.opponents(kernel, seat))

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_or_act(kernel.rules.decision("choose_opponent"), seat, self.index)

    def aim(self, kernel: Kernel, seat: i64, opponent: i64) -> None:
        kernel.ask_or_act(kernel.rules.decision("give_up_knight"), opponent, seat, opponent)


class GiveUpKnight(ActionKind):
    """Say which knight goes; a of the decision: who played the card, b: whose knight (CK-223)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("give_up_knight", own.places.kind, own.places)
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        muster = self.own.muster
        vertex = muster.first(kernel, decision.b)
        while vertex != NOWHERE:
            if is_target(kernel, decision.a, vertex, True):
                codes.put(self, vertex)
            vertex = muster.after(kernel, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        taker = kernel.top().a
        kernel.answered()
        desert(kernel, self.own, a, taker)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_KNIGHT_THERE.of()


def desert(kernel: Kernel, own: CitiesOwn, vertex: i64, taker: i64) -> None:
    """The knight leaves its colour; what it was decides what may join the taker (CK-225, CK-227)."""
    strength = own.knight.of(kernel, vertex)
    active = own.active.of(kernel, vertex)
    remove_knight(kernel, own, vertex)
    kernel.ask(kernel.rules.decision("welcome_deserter"), taker, strength, active, vertex)


class WelcomeDeserter(ActionKind):
    """Put down a knight no stronger than the removed one (CK-224 to CK-227).

    a of the decision: its strength, b: whether it was active, c: where it stood.
    """

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("welcome_deserter", own.places.kind, own.places, "strength", Domain(MIGHTY + 1))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        strength = decision.a
        while strength > 0:
            if knights_in_supply(kernel, self.own, seat, strength) > 0:
                self.add_places(kernel, seat, decision, strength, codes)
            strength -= 1

    def add_places(self, kernel: Kernel, seat: i64, decision: Decision, strength: i64, codes: Codes) -> None:
        ends = network_of(kernel, seat).ends
        for i in range(len(ends)):
            if piece_fits(kernel, seat, self.own.basic_knight, ends[i]):
                codes.put(self, ends[i], strength)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        active = kernel.top().b
        kernel.answered()
        put_knight(kernel, self.own, seat, b, a, active)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return DESERTER_SITE.of()


class TurnDeserterAway(ActionKind):
    """Take no knight (CK-224)."""

    def __init__(self, welcome: WelcomeDeserter) -> None:
        super().__init__("turn_deserter_away", manner=Manner(safe=SAYS_NO))
        self.welcome = welcome

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # Listed only beside a place for it, so that the question can fall away (CK-229).
        if self.welcome.has_legal(kernel, seat, decision):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()


# Diplomat


class RemoveRoute(ActionKind):
    """Say which open road or ship of anybody goes (CK-231, CK-233 to CK-241, CKS-40)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("remove_route", "edge", Domain(int(rules.topology.edges)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for colour in range(kernel.state.colours):
            lines = lines_of(kernel, colour)
            for i in range(lines.count):
                edge = lines.edges[i]
                if lines.is_open(kernel, edge) and may_remove(kernel, edge):
                    codes.put(self, edge)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        for colour in range(kernel.state.colours):
            lines = lines_of(kernel, colour)
            for i in range(lines.count):
                if lines.is_open(kernel, lines.edges[i]) and may_remove(kernel, lines.edges[i]):
                    return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        if kernel.state.edge_owner[a] == seat:
            # It is taken off with its replacement, so that routes are measured once (CK-240).
            kernel.ask(kernel.rules.decision("replace_route"), seat, a)
        else:
            remove_route_piece(kernel, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        edge = self.operand(code)
        if kernel.state.edge_owner[edge] == NOBODY:
            return NO_ROUTE_THERE.of()
        return ROUTE_NOT_OPEN.of()


class ReplaceRoute(ActionKind):
    """Lay the own piece elsewhere, as what it is; a of the decision: where it lies (CK-232, CKS-41)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("replace_route", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="road"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        piece = kernel.state.edge_piece[decision.a]
        lift_route_piece(kernel, decision.a)
        add_route_sites(self, kernel, seat, piece, codes, but=decision.a)
        put_back_route_piece(kernel, seat, piece, decision.a)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        origin = kernel.top().a
        kernel.answered()
        move_route_piece(kernel, origin, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return REPLACEMENT_SITE.of()


class LeaveRouteOff(ActionKind):
    """Take the own piece back into the supply (CK-232)."""

    def __init__(self) -> None:
        super().__init__("leave_route_off")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        edge = kernel.top().a
        kernel.answered()
        remove_route_piece(kernel, edge)


# Intrigue


class DriveOutKnight(ActionKind):
    """Drive a knight of somebody else off one's own route, whatever its strength (CK-242, CK-243)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("drive_out_knight", "vertex", Domain(int(rules.topology.vertices)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        ends = network_of(kernel, seat).ends
        for i in range(len(ends)):
            if has_foreign_knight(kernel, self.own, seat, ends[i]) and is_target(kernel, seat, ends[i], True):
                codes.put(self, ends[i])

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        """There are fewer knights than places at one's routes."""
        if not self.own.on_vertices:
            return False
        muster = self.own.muster
        for colour in range(kernel.state.colours):
            if colour == seat:
                continue
            vertex = muster.first(kernel, colour)
            while vertex != NOWHERE:
                if has_route_at(kernel, seat, vertex) and is_target(kernel, seat, vertex, True):
                    return True
                vertex = muster.after(kernel, vertex)
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        drive_out(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_AT_YOUR_ROUTES.of()
