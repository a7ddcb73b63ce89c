"""Harbours and the rates they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import put_in
from skerry.board.map_file import HARBOUR_ANY, HARBOUR_DRAWN, HARBOUR_KINDS
from skerry.board.terrain import SEA, is_land
from skerry.engine.action import OPERAND_MASK, ActionKind, Codes, Domain, Names
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.kept.kept import Numbers
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.board.topology import Topology
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

BANK_RATE: Final = 4
ANY_RATE: Final = 3
SPECIAL_RATE: Final = 2
KEPT_KINDS: Final = HARBOUR_DRAWN  # the kinds of harbour that a seat can keep: the five resources and 3:1

KEPT_HARBOUR_SITE: Final = ReasonKind(
    "kept_harbour_site", "a kept harbour goes on a coast edge at your own building, away from other harbours"
)

HARBOUR_LAID: Final = EventKind(
    "harbour_laid", "edge:edge harbour:harbour", english="a {harbour} harbour lies at {edge}"
)


def serve(state: State, topology: Topology, edge: i64, kind: i64) -> None:
    """Note a harbour: it serves exactly the two vertices of its edge (BASE-116)."""
    state.edge_harbour = put_in(state.edge_harbour, edge, kind)
    served = state.harbour[:]
    for end in range(2):
        served[topology.edge_vertex[2 * edge + end]] |= i64(1) << kind
    state.harbour = served


def lay_harbour(kernel: Kernel, edge: i64, kind: i64) -> None:
    """Put a harbour on the board during play; it serves whoever has a building there at once (SEAFTR-18)."""
    state = kernel.state
    serve(state, kernel.topology, edge, kind)
    kernel.log.emit(HARBOUR_LAID, edge, kind)
    for end in range(2):
        owner = state.vertex_owner[kernel.topology.edge_vertex[2 * edge + end]]
        if owner >= 0:
            if owner < state.seats:
                refresh_rates(kernel, owner)
            for module in kernel.rules.notice_harbour_change:
                module.notice_harbour_change(kernel, owner)


def harbour_fits(kernel: Kernel, edge: i64) -> bool:
    """A coast edge that shares no vertex with another harbour (SEANEW-05, SEANEW-06, SEAFTR-16)."""
    state = kernel.state
    topology = kernel.topology
    land = False
    water = False
    for side in range(2):
        hex_ = topology.edge_hex[2 * edge + side]
        if hex_ < 0 or state.terrain[hex_] == SEA:
            water = True
        elif is_land(state.terrain[hex_]):
            land = True
        if state.harbour[topology.edge_vertex[2 * edge + side]] != 0:
            return False
    fits = land and water
    for module in kernel.rules.adjust_harbour_site:
        fits = module.adjust_harbour_site(kernel, edge, fits)
    return fits


def why_no_harbour(kernel: Kernel, edge: i64, reason: Reason) -> Reason:
    """Why no harbour may be laid on an edge: the common reason unless a module knows a better one."""
    for module in kernel.rules.adjust_harbour_refusal:
        reason = module.adjust_harbour_refusal(kernel, edge, reason)
    return reason


def uses_harbour(kernel: Kernel, vertex: i64) -> bool:
    """Whether a building on this vertex has a harbour and may use it."""
    used = kernel.state.harbour[vertex] != 0
    for module in kernel.rules.adjust_harbour_use:
        used = module.adjust_harbour_use(kernel, vertex, used)
    return used


def refresh_rates(kernel: Kernel, seat: i64) -> None:
    """Work out a seat's bank rates from the harbours it has a building at; none is for a counter (RIVR-73)."""
    state = kernel.state
    reached: i64 = 0
    for vertex in range(len(state.vertex_owner)):
        if state.vertex_owner[vertex] == seat and uses_harbour(kernel, vertex):
            reached |= state.harbour[vertex]
    rates = state.rate[:]
    general: i64 = ANY_RATE if reached >> HARBOUR_ANY & 1 else BANK_RATE
    for thing in range(kernel.rules.thing_count):
        rate = general
        if thing < HARBOUR_ANY and reached >> thing & 1:
            rate = SPECIAL_RATE
        for module in kernel.rules.adjust_rate:
            rate = module.adjust_rate(kernel, seat, thing, rate)
        rates[kernel.rules.rate_place(seat, thing)] = rate
    state.rate = rates


# Kept harbours


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceKeptHarbour(ActionKind):
    """Place a harbour that a seat keeps before it at an own building (SEAFTR-15 to SEAFTR-19, TDEIU-52 to TDEIU-56).

    The action and the decision in which it is asked have one name.
    """

    def __init__(self, name: str, rules: Rules, kept: Numbers) -> None:
        super().__init__(
            name, "harbour", Names(list(HARBOUR_KINDS[:KEPT_KINDS])), "edge", Domain(int(rules.topology.edges))
        )
        # seat * KEPT_KINDS + kind: how many harbours each seat keeps.
        self.kept = kept
        self.asked = DecisionKind(name)
        self.asked.may_lapse = True
        rules.add_decision(self.asked)
        rules.add_action(self, name)

    def is_open(self, kernel: Kernel, edge: i64) -> bool:
        """Whether a scenario lets harbours be placed at a coast edge."""
        return True

    def ask(self, kernel: Kernel, seat: i64) -> None:
        """A kept harbour must be placed as soon as its owner has a legal edge in the own turn (SEAFTR-17, TDEIU-55)."""
        if kernel.has_answer(self.asked, seat):
            kernel.ask(self.asked, seat)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(KEPT_KINDS):
            if self.kept.of(kernel, seat * KEPT_KINDS + kind) > 0:
                for edge in range(kernel.topology.edges):
                    if self.is_home_coast(kernel, seat, edge):
                        codes.put(self, kind, edge)

    def is_home_coast(self, kernel: Kernel, seat: i64, edge: i64) -> bool:
        ends = kernel.topology.edge_vertex
        owner = kernel.state.vertex_owner
        return (
            (owner[ends[2 * edge]] == seat or owner[ends[2 * edge + 1]] == seat)
            and self.is_open(kernel, edge)
            and harbour_fits(kernel, edge)
        )

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.kept.change(kernel, seat * KEPT_KINDS + a, -1)
        lay_harbour(kernel, b, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return why_no_harbour(kernel, code & OPERAND_MASK, KEPT_HARBOUR_SITE.of())


def kept_told(kernel: Kernel, kept: Numbers) -> list[dict[str, int]]:
    """What everybody sees of the kept harbours: by seat, how many of each kind."""
    return [
        {
            HARBOUR_KINDS[kind]: int(kept.of(kernel, seat * KEPT_KINDS + kind))
            for kind in range(KEPT_KINDS)
            if kept.of(kernel, seat * KEPT_KINDS + kind)
        }
        for seat in range(kernel.state.seats)
    ]
