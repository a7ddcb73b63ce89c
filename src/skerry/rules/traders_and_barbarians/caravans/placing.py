"""Placing a camel: on which legal edge, and which way it heads where both are open to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.manner import ANSWER, Manner
from skerry.engine.network import has_place
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.route import open_edges, open_ways, put_camel, way_to

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

NO_CAMEL_THERE: Final = ReasonKind(
    "no_camel_there",
    "a camel goes on a free edge at the front of a caravan, or on that of an arrow of the oasis that starts none yet",
)
OTHER_CARAVAN: Final = ReasonKind("other_caravan", "the second camel has to continue another caravan than the first")
NOT_AN_END: Final = ReasonKind("not_an_end_of_that_edge", "the camel heads for one end of its edge or the other")

# What place_camel asks for: any legal edge, or one that does not continue the caravan of the last camel (CARV-72).
ANYWHERE: Final = 0
ELSEWHERE: Final = 1


def declare_placing(rules: Rules, own: CaravanOwn) -> None:
    place = DecisionKind("place_camel")
    # A second camel may find no place, or there is none left (CARV-74).
    place.may_lapse = True
    rules.add_decision(place)
    rules.add_decision(DecisionKind("head_camel"))
    rules.add_action(PlaceCamel(rules, own), "place_camel")
    rules.add_action(HeadCamel(rules, own), "head_camel")


def place_on(kernel: Kernel, own: CaravanOwn, seat: i64, edge: i64) -> None:
    """Put a camel on a legal edge; where it could head for either end, the seat says for which."""
    ways = open_ways(kernel, own)
    way: i64 = NONE
    for i in range(len(ways)):
        if ways[i] // 2 == edge:
            if way != NONE:
                kernel.ask(kernel.rules.decision("head_camel"), seat, edge)
                return
            way = ways[i]
    put_camel(kernel, own, seat, way)


class PlaceCamel(ActionKind):
    """Choose a legal edge; not to place it is no choice (CARV-49). a of the decision: any edge, or elsewhere."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("place_camel", "edge", edges, manner=Manner(ANSWER, preview="camel"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        but: i64 = self.own.last.of(kernel) if decision.a == ELSEWHERE else NONE
        edges = open_edges(kernel, self.own, but)
        for i in range(len(edges)):
            codes.put(self, edges[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        place_on(kernel, self.own, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        edges = open_edges(kernel, self.own)
        return OTHER_CARAVAN.of() if has_place(edges, self.operand(code)) else NO_CAMEL_THERE.of()


class HeadCamel(ActionKind):
    """Say for which end of its edge a camel heads; a of the decision: the edge."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        vertices = Domain(int(rules.topology.vertices))
        super().__init__("head_camel", "vertex", vertices, manner=Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for end in range(2):
            codes.put(self, kernel.topology.edge_vertex[2 * decision.a + end])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        edge = kernel.answered().a
        put_camel(kernel, self.own, seat, way_to(kernel, edge, a))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_AN_END.of()
