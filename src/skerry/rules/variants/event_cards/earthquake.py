"""Earthquake: everybody turns a road sideways; what that forbids, and the repair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, ints, zeros
from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.cards import can_pay, pay_cost, shortfall
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.routes import is_broken
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.slice import EventSlice, EventSlot
from skerry.rules.variants.event_cards.tables import REPAIR_COST

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

ROAD_DAMAGED: Final = EventKind("road_damaged", "seat:seat edge:edge")
ROAD_REPAIRED: Final = EventKind("road_repaired", "seat:seat edge:edge")


class Earthquake(CardEvent):
    """Every player chooses an own road, clockwise from the active one; who has none is skipped (EVNT-21, EVNT-26)."""

    def __init__(self, rules: Rules) -> None:
        self.damage_road = rules.decision("damage_road")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_in_turn(self.damage_road, filled(kernel.state.seats, 1))


class DamageRoad(ActionKind):
    """Turn an intact road sideways; ships and bridges stay as they are (EVNT-27, EVNT-71, EVNT-76)."""

    def __init__(self, rules: Rules, slot: EventSlot) -> None:
        super().__init__("damage_road", "edge", Domain(int(rules.topology.edges)))
        self.slot = slot

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        damaged = self.slot.of(kernel).damaged
        for edge in range(kernel.topology.edges):
            if state.edge_owner[edge] == seat and state.edge_piece[edge] == kernel.rules.road and damaged[edge] == 0:
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.slot.of(kernel)
        kernel.answered()
        own.damaged[a] = 1
        own.damages[seat] += 1
        kernel.log.emit(ROAD_DAMAGED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "choose one of your own roads that is not damaged yet"


class RepairRoad(ActionKind):
    """Repair a damaged road for its price, or with a free road; no road piece is used (EVNT-23, EVNT-28)."""

    def __init__(self, rules: Rules, slot: EventSlot) -> None:
        super().__init__("repair_road", "edge", Domain(int(rules.topology.edges)))
        self.slot = slot
        self.free = rules.decision("place_free_route")
        self.cost: vec[i64] = zeros(0)

    def set_cost(self, rules: Rules) -> None:
        """When every kind of card is known."""
        self.cost = ints(rules.cost_row(REPAIR_COST))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.slot.of(kernel)
        if own.damages[seat] == 0:
            return
        if decision.kind == self.free.index or can_pay(kernel, seat, self.cost, 0):
            for edge in range(kernel.topology.edges):
                if own.damaged[edge] != 0 and kernel.state.edge_owner[edge] == seat:
                    codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.slot.of(kernel)
        if kernel.top().kind == self.free.index:
            kernel.count_down()
        else:
            kernel.state.has_built = 1
            pay_cost(kernel, seat, self.cost, 0)
        own.damaged[a] = 0
        own.damages[seat] -= 1
        kernel.log.emit(ROAD_REPAIRED, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if decision.kind != self.free.index and not can_pay(kernel, seat, self.cost, 0):
            return f"a repair costs {shortfall(kernel, seat, self.cost, 0)} more than you hold"
        return "that is none of your damaged roads"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        if self.slot.of(kernel).damages[seat] == 0:
            return "you have no damaged road"
        return self.refusal(kernel, seat, decision, self.code())

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return [] if decision.kind == self.free.index else self.same_price(REPAIR_COST)


def site_stands(kernel: Kernel, own: EventSlice, colour: i64, piece: i64, place: i64) -> bool:
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


def settlement_stands(kernel: Kernel, own: EventSlice, colour: i64, vertex: i64) -> bool:
    """Not at the end of an own damaged road, unless an intact route piece ends there too (EVNT-25)."""
    topology = kernel.topology
    at_damage = False
    for spoke in range(topology.spokes):
        edge = topology.vertex_edge[topology.spokes * vertex + spoke]
        if edge >= 0 and kernel.state.edge_owner[edge] == colour:
            if own.damaged[edge] == 0:
                return True
            at_damage = True
    return not at_damage


def reaches(kernel: Kernel, own: EventSlice, colour: i64, piece: i64, vertex: i64) -> bool:
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
            and own.damaged[edge] == 0
            and rules.piece_group[state.edge_piece[edge]] == rules.piece_group[piece]
        ):
            return not is_broken(kernel, colour, vertex)
    return False
