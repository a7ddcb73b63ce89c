"""A displaced knight retreats along its owner's routes, or leaves the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.due_routes import refresh_longest_road
from skerry.engine.event import MOVED, EventKind
from skerry.engine.manner import Manner
from skerry.engine.placement import return_to_supply
from skerry.engine.routes import refresh_route
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knights import (
    KnightWalk,
    carry_knight,
    clear,
    is_vacant,
    stand,
    tell_activated,
    tell_stands,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.own import CitiesOwn

LOST: Final = EventKind(
    "knight_lost", "colour:colour piece:piece", english="the {piece} of {colour} has nowhere to go and leaves the board"
)

RETREAT_WAY: Final = ReasonKind("retreat_way", "a displaced knight retreats along its owner's routes to a vacant place")

# The displaced knight waits off the board in the frame of the decision: b its colour and strength, c the rest.
COLOUR_SHIFT: Final = 8
TURN_SHIFT: Final = 24


def pack_stamps(kernel: Kernel, own: CitiesOwn, vertex: i64) -> i64:
    activated = own.activated.of(kernel, vertex)
    promoted = own.promoted.of(kernel, vertex)
    return own.active.of(kernel, vertex) | (activated << 1) | (promoted << (TURN_SHIFT + 1))


def drive_out(kernel: Kernel, own: CitiesOwn, seat: i64, vertex: i64, attacker: i64 = NOWHERE) -> None:
    """Displace the knight on a vertex; the one who does it may move in from another vertex at once (CK-148)."""
    colour = own.knight_owner.of(kernel, vertex)
    strength = own.knight.of(kernel, vertex)
    stamps = pack_stamps(kernel, own, vertex)
    kernel.log.emit(own.events.displaced, colour, own.knight_piece(strength), vertex)
    clear(kernel, own, vertex)
    if attacker != NOWHERE:
        carry_knight(kernel, own, attacker, vertex)
        tell_stands(kernel, seat, attacker, vertex)
    if has_retreat(kernel, own, colour, vertex):
        decider = retreat_decider(kernel, colour, vertex, seat)
        kernel.ask(kernel.rules.decision("retreat"), decider, vertex, (colour << COLOUR_SHIFT) | strength, stamps)
    else:
        return_to_supply(kernel, colour, own.knight_piece(strength))
        kernel.log.emit(LOST, colour, own.knight_piece(strength))
        measure_routes(kernel)
        tell_stands(kernel, colour, vertex, NOWHERE)


def measure_routes(kernel: Kernel) -> None:
    """Once, when all knights stand or are gone: up to three vertices have changed hands (CK-141)."""
    for colour in range(kernel.state.colours):
        refresh_route(kernel, colour)
    refresh_longest_road(kernel)


def retreat_decider(kernel: Kernel, colour: i64, origin: i64, displacer: i64) -> i64:
    """A neutral colour cannot choose, so whoever drives its knight out does (CK-148, TWOCK-26)."""
    decider = colour if colour < kernel.state.seats else displacer
    for module in kernel.rules.adjust_knight_retreat_decider:
        decider = module.adjust_knight_retreat_decider(kernel, colour, origin, displacer, decider)
    return decider


@mypyc_attr(allow_interpreted_subclasses=True)
class Retreats:
    """Where displaced knights may go; a combination with other ways puts another one in its place (BARBCK-22)."""

    def places(self, kernel: Kernel, own: CitiesOwn, colour: i64, origin: i64) -> vec[i64]:
        """1 for each vertex that is open to a knight that was driven off `origin` (CK-148 to CK-150)."""
        walk = KnightWalk(kernel, own, colour, origin)
        places = zeros(kernel.topology.vertices)
        for i in range(walk.count):
            if walk.reaches(walk.reached[i]):
                places[walk.reached[i]] = 1
        for module in kernel.rules.adjust_knight_retreats:
            module.adjust_knight_retreats(kernel, colour, origin, places)
            for vertex in range(len(places)):
                if vertex == origin or not is_vacant(kernel, own, vertex):
                    places[vertex] = 0
        return places

    def refusal(self) -> Reason:
        return RETREAT_WAY.of()


def has_retreat(kernel: Kernel, own: CitiesOwn, colour: i64, origin: i64) -> bool:
    places = own.retreats.places(kernel, own, colour, origin)
    for place in range(len(places)):
        if places[place] != 0:
            return True
    return False


def displaced_told(kernel: Kernel, own: CitiesOwn) -> dict[str, object] | None:
    """The knight that waits for its retreat, which no place shows, and where it stood."""
    top = kernel.top()
    if kernel.top_kind().name != "retreat":
        return None
    return {
        own.places.kind: int(top.a),
        "colour": int(top.b >> COLOUR_SHIFT),
        "strength": int(top.b & ((1 << COLOUR_SHIFT) - 1)),
        "active": top.c & 1 != 0,
    }


def declare_retreat(rules: Rules, own: CitiesOwn) -> None:
    own.retreats = Retreats()
    rules.add_decision(DecisionKind("retreat"))
    rules.add_action(Retreat(own), "retreat")


class Retreat(ActionKind):
    """Say where a displaced knight goes; a of the decision: where it stood (CK-148 to CK-151)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("retreat", own.places.kind, own.places, manner=Manner(preview="knight"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        places = self.own.retreats.places(kernel, self.own, decision.b >> COLOUR_SHIFT, decision.a)
        for place in range(len(places)):
            if places[place] != 0:
                codes.put(self, place)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        kernel.answered()
        colour = top.b >> COLOUR_SHIFT
        strength = top.b & ((1 << COLOUR_SHIFT) - 1)
        activated = (top.c >> 1) & ((1 << TURN_SHIFT) - 1)
        stand(kernel, self.own, a, colour, strength, top.c & 1, activated, top.c >> (TURN_SHIFT + 1))
        kernel.log.emit(MOVED, colour, self.own.knight_piece(strength), top.a, a)
        measure_routes(kernel)
        tell_stands(kernel, colour, top.a, a)
        if top.c & 1 != 0:
            tell_activated(kernel, colour, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return self.own.retreats.refusal()
