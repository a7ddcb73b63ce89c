"""A displaced knight retreats along its owner's routes, or leaves the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import MOVED, EventKind
from skerry.engine.placement import return_to_supply
from skerry.engine.routes import refresh_longest_road, refresh_route
from skerry.rules.cities_and_knights.knights import KnightWalk, carry_knight, clear, stand, tell_activated
from skerry.rules.cities_and_knights.slice import NOWHERE

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.slice import CitiesSlice, CitiesSlot

DISPLACED: Final = EventKind("knight_displaced", "colour:colour piece:piece vertex:vertex")
LOST: Final = EventKind("knight_lost", "colour:colour piece:piece")

# The displaced knight waits off the board in the frame of the decision: b its colour and strength, c the rest.
COLOUR_SHIFT: Final = 8
TURN_SHIFT: Final = 24


def pack_stamps(own: CitiesSlice, vertex: i64) -> i64:
    return own.active[vertex] | (own.activated[vertex] << 1) | (own.promoted[vertex] << (TURN_SHIFT + 1))


def drive_out(kernel: Kernel, at: CitiesSlot, seat: i64, vertex: i64, attacker: i64 = NOWHERE) -> None:
    """Displace the knight on a vertex; the one who does it may move in from another vertex at once (CK-148)."""
    own = at.of(kernel)
    colour = own.knight_owner[vertex]
    strength = own.knight[vertex]
    stamps = pack_stamps(own, vertex)
    kernel.log.emit(DISPLACED, colour, at.knight_piece(strength), vertex)
    clear(own, vertex)
    if attacker != NOWHERE:
        carry_knight(kernel, at, attacker, vertex)
    if has_retreat(kernel, own, colour, vertex):
        # A neutral colour cannot choose, so whoever drives its knight out does (TWOCK-26).
        decider = colour if colour < kernel.state.seats else seat
        kernel.ask(kernel.rules.decision("retreat"), decider, vertex, (colour << COLOUR_SHIFT) | strength, stamps)
    else:
        return_to_supply(kernel, colour, at.knight_piece(strength))
        kernel.log.emit(LOST, colour, at.knight_piece(strength))
        measure_routes(kernel)


def measure_routes(kernel: Kernel) -> None:
    """Once, when all knights stand or are gone: up to three vertices have changed hands (CK-141)."""
    for colour in range(kernel.state.colours):
        refresh_route(kernel, colour)
    refresh_longest_road(kernel)


def has_retreat(kernel: Kernel, own: CitiesSlice, colour: i64, vertex: i64) -> bool:
    walk = KnightWalk(kernel, own, colour, vertex)
    for i in range(walk.count):
        if walk.reaches(walk.reached[i]):
            return True
    return False


def displaced_told(kernel: Kernel) -> dict[str, object] | None:
    """The knight that waits for its retreat, which no vertex shows, and where it stood."""
    top = kernel.top()
    if kernel.top_kind().name != "retreat":
        return None
    return {
        "vertex": int(top.a),
        "colour": int(top.b >> COLOUR_SHIFT),
        "strength": int(top.b & ((1 << COLOUR_SHIFT) - 1)),
        "active": top.c & 1 != 0,
    }


def declare_retreat(rules: Rules, at: CitiesSlot) -> None:
    rules.add_decision(DecisionKind("retreat"))
    rules.add_action(Retreat(rules, at), "retreat")


class Retreat(ActionKind):
    """Say where a displaced knight goes; a of the decision: where it stood (CK-148 to CK-151)."""

    def __init__(self, rules: Rules, at: CitiesSlot) -> None:
        super().__init__("retreat", "vertex", Domain(int(rules.topology.vertices)))
        self.at = at

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        walk = KnightWalk(kernel, self.at.of(kernel), decision.b >> COLOUR_SHIFT, decision.a)
        for vertex in range(kernel.topology.vertices):
            if walk.reaches(vertex):
                codes.put(self, vertex)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        kernel.answered()
        colour = top.b >> COLOUR_SHIFT
        strength = top.b & ((1 << COLOUR_SHIFT) - 1)
        activated = (top.c >> 1) & ((1 << TURN_SHIFT) - 1)
        stand(self.at.of(kernel), a, colour, strength, top.c & 1, activated, top.c >> (TURN_SHIFT + 1))
        kernel.log.emit(MOVED, colour, self.at.knight_piece(strength), top.a, a)
        measure_routes(kernel)
        if top.c & 1 != 0:
            tell_activated(kernel, colour, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "a displaced knight retreats along its owner's routes to a vacant place"
