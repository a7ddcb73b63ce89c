"""The founding phase: rounds of one building and one road each, free of charge, or the printed start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import CHOICE
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.manner import Manner
from skerry.engine.placement import (
    founding_fits,
    is_site,
    put_building,
    put_route_piece,
    road_fits,
    vertex_is_free,
    why_no_site,
)
from skerry.engine.production import founding_yields, give_if_left
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NOT_FOUNDED_HERE: Final = ReasonKind("not_founded_here", "that place is not open to founding in this game")
FOUNDING_SITE: Final = ReasonKind(
    "founding_site", "a founding building needs a free place on land with no building next to it"
)
FOUNDING_ROAD: Final = ReasonKind("founding_road", "the road must lie on a free edge at the building just founded")

# Colours of the printed beginner figure; with three players red is left out (BASE-36, BASE-37).
START_MARKERS: Final = ("start_orange", "start_white", "start_blue", "start_red")


def declare_founding(rules: Rules) -> None:
    found_building = DecisionKind("found_building")
    # A map of one's own may be too small for everybody: who finds no place founds nothing.
    found_building.may_lapse = True
    rules.add_decision(found_building)
    found_route = DecisionKind("found_route")
    # So may a place be where nothing can leave it: closed land all around, say.
    found_route.may_lapse = True
    rules.add_decision(found_route)
    rules.add_decision(Founding("founding"))
    rules.add_action(FoundBuilding(rules), "found_building")
    rules.add_action(FoundRoad(rules), "found_route")


def founding_seat(kernel: Kernel, place: i64) -> i64:
    """Who founds at a place of the order: clockwise rounds and rounds back (BASE-57, BASE-58)."""
    state = kernel.state
    step = place % state.seats
    if not kernel.rules.founding_rounds[place // state.seats].clockwise:
        step = state.seats - 1 - step
    return (state.starting_player + step) % state.seats


class Founding(Step):
    """Asks for the next founding building; a: how many were placed."""

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        if decision.a == 0 and kernel.rules.flag("fixed_start"):
            kernel.ask(kernel.rules.decision("begin_turn"), state.starting_player)
            place_fixed_start(kernel)
            return
        if decision.a == state.seats * len(kernel.rules.founding_rounds):
            kernel.ask(kernel.rules.decision("begin_turn"), state.starting_player)
            return
        seat = founding_seat(kernel, decision.a)
        state.active = seat
        kernel.ask(self, seat, decision.a + 1)
        kernel.ask(kernel.rules.decision("found_building"), seat, decision.a // state.seats)


def pay_founding(kernel: Kernel, seat: i64, vertex: i64) -> None:
    """One card for each resource-producing hex around the building; one without a number is none (BASE-63, SEA-14)."""
    for slot in range(3):
        kind = founding_yields(kernel, vertex, slot)
        if kind >= 0:
            give_if_left(kernel, seat, kind, kernel.topology.vertex_hex[3 * vertex + slot])


def ask_for_founding_choices(kernel: Kernel, seat: i64, vertex: i64) -> None:
    """One card of choice for each hex that yields them at the founding building that pays (SEA-26)."""
    fields: i64 = 0
    for slot in range(3):
        if founding_yields(kernel, vertex, slot) == CHOICE:
            fields += 1
    if fields > 0:
        kernel.ask(kernel.rules.decision("choose_resource"), seat, fields)


def follow_founding(kernel: Kernel, seat: i64, vertex: i64, pays: bool) -> None:
    """What a founding building brings when it stands, and the modules are told."""
    if pays:
        pay_founding(kernel, seat, vertex)
        ask_for_founding_choices(kernel, seat, vertex)
        for module in kernel.rules.notice_founding_paid:
            module.notice_founding_paid(kernel, seat, vertex)
    for module in kernel.rules.notice_founded:
        module.notice_founded(kernel, seat, vertex)


def place_fixed_start(kernel: Kernel) -> None:
    """The printed starting pieces; the second settlement pays (BASE-36)."""
    board = kernel.rules.board
    rules = kernel.rules
    for seat in range(kernel.state.seats):
        marker = START_MARKERS[seat]
        vertices = board.vertices_of(marker)
        edges = board.edges_of(marker)
        for i in range(len(vertices)):
            put_building(kernel, seat, rules.settlement, vertices[i])
            put_route_piece(kernel, seat, rules.road, edges[i])
            follow_founding(kernel, seat, vertices[i], i == len(vertices) - 1)


class FoundBuilding(ActionKind):
    """Place the building of a founding round."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("found_building", "vertex", Domain(int(rules.topology.vertices)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for vertex in range(kernel.topology.vertices):
            if founding_fits(kernel, seat, vertex):
                codes.put(self, vertex)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        for vertex in range(kernel.topology.vertices):
            if founding_fits(kernel, seat, vertex):
                return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        founding_round = kernel.rules.founding_rounds[kernel.top().a]
        kernel.answered()
        put_building(kernel, seat, founding_round.building, a)
        kernel.ask(kernel.rules.decision("found_route"), seat, a)
        follow_founding(kernel, seat, a, founding_round.pays)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        vertex = (code >> OPERAND_SHIFT) & OPERAND_MASK
        if vertex_is_free(kernel, vertex) and is_site(kernel, vertex):
            building = kernel.rules.founding_rounds[decision.a].building
            return why_no_site(kernel, seat, building, vertex, NOT_FOUNDED_HERE.of())
        return FOUNDING_SITE.of()


class FoundRoad(ActionKind):
    """Place the road at the building just founded (BASE-61)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("found_road", "edge", Domain(int(rules.topology.edges)), manner=Manner(preview="road"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        topology = kernel.topology
        for spoke in range(topology.spokes):
            edge = topology.vertex_edge[topology.spokes * decision.a + spoke]
            if edge >= 0 and road_fits(kernel, seat, edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        put_route_piece(kernel, seat, kernel.rules.road, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_site(kernel, seat, kernel.rules.road, self.operand(code), FOUNDING_ROAD.of())
