"""Knights on edges: where cards put them, and how they ride when trading and building are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import REMOVED
from skerry.engine.manner import ANSWER, END, ENDS, Manner
from skerry.engine.placement import build, edge_on_land, in_supply, return_to_supply
from skerry.engine.state import NOBODY
from skerry.engine.walk import UNREACHED, EvenWalk
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LONG_RIDE, RIDE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

# Where a new knight may stand: at the castle, or anywhere.
CASTLE_ONLY: Final = 0
ANYWHERE: Final = 1

# b of the decision `ride_knight`: a long ride was paid for before it was chosen where it ends.
PAID: Final = 1

KNIGHT_AT_CASTLE: Final = ReasonKind("knight_at_castle", "the knight goes on an edge of the castle that has no knight")
KNIGHT_ON_EDGE: Final = ReasonKind("knight_on_free_edge", "the knight goes on an edge of the land that has no knight")
NOT_TO_BE_SENT: Final = ReasonKind(
    "knight_not_to_be_sent", "choose a knight that you may move, that has not moved yet and finds a place to go to"
)
KNIGHTS_AT_CASTLE: Final = ReasonKind(
    "knights_still_at_castle", "a knight still stands at the castle: it has to ride on first"
)


def declare_knights(rules: Rules, own: BarbarianOwn) -> None:
    rules.add_decision(DecisionKind("place_knight"))
    rules.add_decision(DecisionKind("move_knights"))
    rules.add_action(PlaceKnight(rules, own), "place_knight")
    rules.add_action(SendKnight(rules, own), "move_knights")
    rules.add_action(EndRides(own), "move_knights")
    rules.add_action(RideKnight(rules, own), "ride_knight")


def knight_in_hand(kernel: Kernel, own: BarbarianOwn) -> int | None:
    """The colour whose knight is being placed or moved: not that of who does it where it is a mercenary."""
    if kernel.state.winner != NOBODY:
        return None
    top = kernel.top()
    asked = kernel.top_kind().name
    if asked == "place_knight":
        return int(top.b)
    if asked == "move_knights":
        return int(top.a)
    return int(own.knights.of(kernel, top.a)) if asked == "ride_knight" else None


def riding_from(kernel: Kernel, own: BarbarianOwn) -> i64:
    """Where the knight stands that is about to ride, or -1."""
    top = kernel.state.top
    return top.a if top is not None and top.kind == own.riding.index else -1


# Placing


class CastleLand(EvenWalk):
    """All edges of the land that has the castle."""

    def __init__(self, kernel: Kernel, own: BarbarianOwn) -> None:
        super().__init__(own.ground, own.ground.places)
        self.kernel = kernel
        self.go(kernel.topology.hex_edge[6 * own.castle])

    def is_open(self, place: i64) -> bool:
        return edge_on_land(self.kernel, place)


def knight_sites(kernel: Kernel, own: BarbarianOwn, where: i64) -> list[int]:
    """Other knights are all that is in the way of one, neither roads nor conquered hexes (BARB-64 to BARB-66)."""
    free = [edge for edge in range(kernel.topology.edges) if not own.knights.has(kernel, edge)]
    if where == CASTLE_ONLY:
        return [edge for edge in free if own.at_castle[edge] != 0]
    if own.keeps_to_castle:
        land = CastleLand(kernel, own)
        return [edge for edge in free if land.steps[edge] != UNREACHED]
    return [edge for edge in free if is_ridden(kernel, edge)]


def is_ridden(kernel: Kernel, edge: i64) -> bool:
    """A side of a land hex, on the coast too; inner paths are none (BARB-65, BARB-80)."""
    return edge < kernel.topology.first_inner_path and edge_on_land(kernel, edge)


def can_place(kernel: Kernel, own: BarbarianOwn, colour: i64, where: i64) -> bool:
    return in_supply(kernel, colour, own.knight) and len(knight_sites(kernel, own, where)) > 0


def put_knight(kernel: Kernel, own: BarbarianOwn, colour: i64, edge: i64) -> None:
    own.knights.set(kernel, edge, colour)
    build(kernel, colour, own.knight, edge)


def lose_knight(kernel: Kernel, own: BarbarianOwn, edge: i64) -> None:
    """Back to the supply of its owner (BARB-109)."""
    colour = own.knights.of(kernel, edge)
    own.knights.clear(kernel, edge)
    return_to_supply(kernel, colour, own.knight)
    kernel.log.emit(REMOVED, colour, own.knight, edge)


class PlaceKnight(ActionKind):
    """Put a knight on the board; a of the decision: whether only the castle is open to it, b: its colour."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("place_knight", "edge", edges, manner=Manner(preview="knight"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for edge in knight_sites(kernel, self.own, decision.a):
            codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        colour = kernel.answered().b
        put_knight(kernel, self.own, colour, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return KNIGHT_AT_CASTLE.of() if decision.a == CASTLE_ONLY else KNIGHT_ON_EDGE.of()


# Riding


class Ride(EvenWalk):
    """Over all edges of land, past everything; where another knight stands and at the castle it may not end.

    Neither roads nor buildings nor barbarians are in the way (BARB-80, BARB-83, BARB-86, BARB-157).
    """

    def __init__(self, kernel: Kernel, own: BarbarianOwn, origin: i64, reach: i64) -> None:
        super().__init__(own.ground, reach)
        self.kernel = kernel
        self.own = own
        self.go(origin)

    def is_open(self, place: i64) -> bool:
        return is_ridden(self.kernel, place)

    def ends_at(self, edge: i64) -> bool:
        return self.steps[edge] > 0 and may_stay(self.kernel, self.own, edge)


def may_stay(kernel: Kernel, own: BarbarianOwn, edge: i64) -> bool:
    """Whether a ride may end on an edge."""
    return own.at_castle[edge] == 0 and not own.knights.has(kernel, edge)


def can_ride(kernel: Kernel, own: BarbarianOwn, origin: i64, reach: i64) -> bool:
    """Whether a knight has anywhere to go; mostly the next edge is free."""
    ground = own.ground
    for slot in range(origin * ground.width, (origin + 1) * ground.width):
        to = ground.to[slot]
        if to != NOWHERE and may_stay(kernel, own, to) and is_ridden(kernel, to):
            return True
    ride = Ride(kernel, own, origin, reach)
    for i in range(ride.count):
        if ride.ends_at(ride.reached[i]):
            return True
    return False


def next_to_ride(kernel: Kernel, own: BarbarianOwn, colour: i64, start: i64) -> i64:
    """The first edge from one on with a knight to be sent: each rides once (BARB-79), and only those of one colour at
    a time (BARB-89)."""
    edge = own.knights.find(kernel, colour, start)
    while edge != NOWHERE and own.moved.has(kernel, edge):
        edge = own.knights.find(kernel, colour, edge + 1)
    return edge


def ask_for_rides(kernel: Kernel, own: BarbarianOwn, seat: i64) -> None:
    """The own knights first, then those that serve both players (BARB-28, BARB-137)."""
    colours = [int(seat), *own.mercenaries]
    for colour in reversed(colours):
        if own.knights.find(kernel, colour) != NOWHERE:
            kernel.ask(kernel.rules.decision("move_knights"), seat, colour)


class SendKnight(ActionKind):
    """Say which knight rides; a of the decision: the colour that is moved."""

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        super().__init__("send_knight", "edge", Domain(int(rules.topology.edges)), manner=Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        edge = next_to_ride(kernel, self.own, decision.a, 0)
        while edge != NOWHERE:
            if self.own.riders.may_be_sent(kernel, seat, edge):
                codes.put(self, edge)
            edge = next_to_ride(kernel, self.own, decision.a, edge + 1)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.ask(self.own.riding, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_TO_BE_SENT.of()


class RideKnight(ActionKind):
    """Say where it rides, and pay for more than three edges (BARB-81, BARB-82).

    a of the decision: where it stands, b: whether a long ride is paid for.
    """

    def __init__(self, rules: Rules, own: BarbarianOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("ride_knight", "edge", edges, manner=Manner(ANSWER, preview="knight"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        paid = decision.b == PAID
        reach = LONG_RIDE if paid else self.own.riders.reach(kernel, seat, decision.a)
        ride = Ride(kernel, self.own, decision.a, reach)
        for edge in range(kernel.topology.edges):
            if ride.ends_at(edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.own
        answered = kernel.answered()
        origin = answered.a
        # Who could ride no further than usual has not done so.
        could_go_far = answered.b != PAID and own.riders.reach(kernel, seat, origin) > RIDE
        if could_go_far and Ride(kernel, own, origin, RIDE).steps[a] == UNREACHED:
            own.riders.tire(kernel, seat, origin)
        colour = own.knights.of(kernel, origin)
        own.riders.carry(kernel, origin, a)
        own.moved.set(kernel, a, 1)
        if next_to_ride(kernel, own, colour, 0) == NOWHERE:
            end_rides(kernel, own)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return self.own.riders.why_not_there()

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        """Only of the edges that are further than three away."""
        cost = self.own.riders.price()
        if not cost or decision.b == PAID:
            return []
        ride = Ride(kernel, self.own, decision.a, LONG_RIDE)
        far = [edge for edge in range(kernel.topology.edges) if ride.ends_at(edge) and ride.steps[edge] > RIDE]
        return [Price(self.to_action(int(self.code(edge))), cost) for edge in far]


def end_rides(kernel: Kernel, own: BarbarianOwn) -> None:
    kernel.answered()
    own.moved.clear_all(kernel)


class EndRides(ActionKind):
    """All other knights stay where they are; none may stay at the castle that can leave it (BARB-85, BARB-88)."""

    def __init__(self, own: BarbarianOwn) -> None:
        super().__init__("end_rides", manner=Manner(END, safe=ENDS))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.own
        edge = next_to_ride(kernel, own, decision.a, 0)
        while edge != NOWHERE:
            if own.at_castle[edge] != 0 and can_ride(kernel, own, edge, own.riders.furthest(kernel, seat, edge)):
                return
            edge = next_to_ride(kernel, own, decision.a, edge + 1)
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        end_rides(kernel, self.own)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return KNIGHTS_AT_CASTLE.of()
