"""Earthquake: everybody turns a road sideways; what that forbids, and the repair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.cost import PricedAction
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.manner import BUILD, Manner
from skerry.engine.routes import is_broken
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.own import EventOwn
from skerry.rules.variants.event_cards.tables import REPAIR_COST

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

ROAD_DAMAGED: Final = EventKind(
    "road_damaged", "seat:seat edge:edge", english="the road of {seat} at {edge} is damaged"
)
ROAD_REPAIRED: Final = EventKind("road_repaired", "seat:seat edge:edge", english="{seat} repairs the road at {edge}")

NO_INTACT_ROAD: Final = ReasonKind("not_an_intact_road", "choose one of your own roads that is not damaged yet")
REPAIR_TOO_DEAR: Final = ReasonKind("repair_too_dear", "a repair costs {missing:cards} more than you hold")
NOT_DAMAGED: Final = ReasonKind("road_not_damaged", "that is none of your damaged roads")
NOTHING_DAMAGED: Final = ReasonKind("no_damaged_road", "you have no damaged road")


class Earthquake(CardEvent):
    """Every player chooses an own road, clockwise from the active one; who has none is skipped (EVNT-21, EVNT-26)."""

    def __init__(self, rules: Rules) -> None:
        self.damage_road = rules.decision("damage_road")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_in_turn(self.damage_road, filled(kernel.state.seats, 1))


class DamageRoad(ActionKind):
    """Turn an intact road sideways; ships and bridges stay as they are (EVNT-27, EVNT-71, EVNT-76)."""

    def __init__(self, rules: Rules, own: EventOwn) -> None:
        super().__init__("damage_road", "edge", Domain(int(rules.topology.edges)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for edge in range(kernel.topology.edges):
            is_own_road = state.edge_owner[edge] == seat and state.edge_piece[edge] == kernel.rules.road
            if is_own_road and not self.own.damaged.has(kernel, edge):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.damaged.set(kernel, a, 1)
        self.own.damages.change(kernel, seat, 1)
        kernel.log.emit(ROAD_DAMAGED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_INTACT_ROAD.of()


class RepairRoad(PricedAction):
    """Repair a damaged road for its price, or with a free road; no road piece is used (EVNT-23, EVNT-28)."""

    def __init__(self, rules: Rules, own: EventOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("repair_road", rules.add_cost(REPAIR_COST), "edge", edges, Manner(BUILD, preview="road"))
        self.own = own
        self.free = rules.decision("place_free_route")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.own.damages.of(kernel, seat) == 0:
            return
        if decision.kind == self.free.index or self.cost.can_pay(kernel, seat):
            for edge in range(kernel.topology.edges):
                if self.own.damaged.has(kernel, edge) and kernel.state.edge_owner[edge] == seat:
                    codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        if kernel.top().kind == self.free.index:
            kernel.count_down()
        else:
            kernel.state.has_built = 1
            self.cost.pay(kernel, seat)
        self.own.damaged.clear(kernel, a)
        self.own.damages.change(kernel, seat, -1)
        kernel.log.emit(ROAD_REPAIRED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if decision.kind != self.free.index and not self.cost.can_pay(kernel, seat):
            return REPAIR_TOO_DEAR.of(missing=self.cost.missing(kernel, seat))
        return NOT_DAMAGED.of()

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        if self.own.damages.of(kernel, seat) == 0:
            return NOTHING_DAMAGED.of()
        return self.refusal(kernel, seat, decision, self.code())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return [] if decision.kind == self.free.index else super().prices(kernel, seat, decision)


def site_stands(kernel: Kernel, own: EventOwn, colour: i64, piece: i64, place: i64) -> bool:
    """Whether a colour with a damaged road may build a piece at a place that suits it otherwise."""
    rules = kernel.rules
    if piece == rules.road:
        return False  # EVNT-22
    if piece == rules.settlement:
        return settlement_stands(kernel, own, colour, place)
    if rules.piece_group[piece] > 0:
        ends = kernel.topology.edge_vertex
        return reaches(kernel, own, colour, piece, ends[2 * place]) or reaches(
            kernel, own, colour, piece, ends[2 * place + 1]
        )
    return True  # EVNT-69


def settlement_stands(kernel: Kernel, own: EventOwn, colour: i64, vertex: i64) -> bool:
    """Not at the end of an own damaged road, unless an intact route piece ends there too (EVNT-25)."""
    topology = kernel.topology
    at_damage = False
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and kernel.state.edge_owner[edge] == colour:
            if not own.damaged.has(kernel, edge):
                return True
            at_damage = True
    return not at_damage


def reaches(kernel: Kernel, own: EventOwn, colour: i64, piece: i64, vertex: i64) -> bool:
    """Whether another route piece can start from an own building or an intact piece at a vertex (EVNT-72, EVNT-77)."""
    state = kernel.state
    rules = kernel.rules
    topology = kernel.topology
    if state.vertex_owner[vertex] == colour:
        return True
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if (
            edge >= 0
            and state.edge_owner[edge] == colour
            and not own.damaged.has(kernel, edge)
            and rules.piece_group[state.edge_piece[edge]] == rules.piece_group[piece]
        ):
            return not is_broken(kernel, colour, vertex)
    return False
