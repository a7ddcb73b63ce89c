"""Barbarians on paths: moved on a seven or by a card, driven off by wagons, and the card that moving one may bring.

a of the decision `move_barbarian`: why one moves, b: one higher than the vertex that it has to stand at, 0 for any;
of `place_barbarian`, a: which one, b: why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.cards import resource_cards, steal, steal_resource
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, SAYS_NO, Manner
from skerry.engine.robbing import CAUSE_KNIGHT, CAUSE_SEVEN, OWN_CAUSES, TakeCard, spare_victims
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.traders.paths import Paths

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

# Why a barbarian moves, beside a seven and a knight: a wagon drove it off, or something bars it from roads (TRAD-121).
BY_WAGON: Final = OWN_CAUSES
OFF_ROADS: Final = OWN_CAUSES + 1

BARBARIAN_MOVED: Final = EventKind(
    "barbarian_moved",
    "seat:seat origin:edge edge:edge",
    english="{seat} moves a barbarian from {origin} to {edge}",
    wanders="edge",
)

NO_BARBARIAN_THERE: Final = ReasonKind("no_barbarian_on_path", "no barbarian stands on that path")
BARBARIAN_ELSEWHERE: Final = ReasonKind(
    "barbarian_elsewhere", "only a barbarian at the place that was chosen moves now"
)
NO_PATH_FOR_BARBARIAN: Final = ReasonKind(
    "no_path_for_barbarian", "there is no other path that a barbarian could go to"
)
NOT_FOR_BARBARIAN: Final = ReasonKind(
    "not_for_barbarian", "a barbarian goes to another path that is open and where none stands"
)
NOT_ON_ROAD: Final = ReasonKind("barbarian_not_on_road", "this barbarian goes to a path where nobody has built")
NOT_THE_OWNER: Final = ReasonKind("not_the_road_owner", "a card may be taken only from who has built on that path")


def declare_barbarians(rules: Rules, own: TradeOwn) -> None:
    rules.add_decision(DecisionKind("move_barbarian"))
    # A map of one's own may have no free path left.
    own.placing.may_lapse = True
    rules.add_decision(DecisionKind("take_from_owner"))
    rules.add_action(ChooseBarbarian(rules, own), "move_barbarian")
    rules.add_action(PlaceBarbarian(rules, own), "place_barbarian")
    rules.add_action(LeaveBarbarian(), "place_barbarian")
    rules.add_action(TakeFromOwner(rules, own), "take_from_owner")
    rules.add_action(SpareOwner(), "take_from_owner")


def lay_barbarians(kernel: Kernel, own: TradeOwn) -> None:
    """Where the map has them, one on a path (TRAD-18, TRAD-82)."""
    for number, edge in enumerate(kernel.rules.board.barbarians, start=1):
        own.barbarians.set(kernel, edge, number)


def ask_to_move(kernel: Kernel, seat: i64, cause: i64) -> None:
    kernel.ask(kernel.rules.decision("move_barbarian"), seat, cause)


def ask_to_move_from(kernel: Kernel, seat: i64, cause: i64, vertex: i64) -> None:
    """One at a vertex; where it is the only one, nothing is asked but where it goes."""
    kernel.ask_or_act(kernel.rules.decision("move_barbarian"), seat, cause, vertex + 1)


def stands_at(kernel: Kernel, own: TradeOwn, vertex: i64) -> bool:
    """Whether a barbarian stands on a path at a vertex."""
    topology = kernel.topology
    for spoke in range(topology.spokes * vertex, topology.spokes * (vertex + 1)):
        edge = topology.vertex_edge[spoke]
        if edge >= 0 and own.barbarians.has(kernel, edge):
            return True
    return False


def ends_at(kernel: Kernel, edge: i64, vertex: i64) -> bool:
    return vertex in (kernel.topology.edge_vertex[2 * edge], kernel.topology.edge_vertex[2 * edge + 1])


def is_free(paths: Paths, cause: i64, edge: i64) -> bool:
    """Any path without a barbarian, so that one that moves changes its place (TRAD-45, TRAD-49, TRAD-83)."""
    if paths.has_barbarian(edge) or not paths.is_path(edge):
        return False
    return cause != OFF_ROADS or paths.owner[edge] < 0


def has_free_path(kernel: Kernel, own: TradeOwn, cause: i64) -> bool:
    paths = Paths(kernel, own)
    for edge in range(kernel.topology.edges):
        if is_free(paths, cause, edge):
            return True
    return False


def may_rob(kernel: Kernel, own: TradeOwn, seat: i64, owner: i64, cause: i64) -> bool:
    """Not oneself, no neutral colour, and nobody without cards or whom a rule spares (TRAD-47, TRAD-111, TRAD-137)."""
    if not 0 <= owner < kernel.state.seats or owner == seat:
        return False
    cards = kernel.state.hand_size[owner] if own.takes_any_card else resource_cards(kernel, owner)
    if cards == 0:
        return False
    victims = zeros(kernel.state.seats)
    victims[owner] = 1
    spare_victims(kernel, seat, cause, victims)
    return victims[owner] != 0


class ChooseBarbarian(ActionKind):
    """Say which barbarian moves, by the path it stands on."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        super().__init__("move_barbarian", "edge", Domain(int(rules.topology.edges)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        paths = Paths(kernel, self.own)
        for edge in range(kernel.topology.edges):
            if paths.has_barbarian(edge) and (decision.b == 0 or ends_at(kernel, edge, decision.b - 1)):
                codes.put(self, edge)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        cause = kernel.answered().a
        kernel.ask(self.own.placing, seat, self.own.barbarians.of(kernel, a), cause)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        has_one = self.own.barbarians.has(kernel, self.operand(code))
        return BARBARIAN_ELSEWHERE.of() if has_one else NO_BARBARIAN_THERE.of()


class PlaceBarbarian(ActionKind):
    """Put it on another path; by a seven or a knight the owner of a road or ship there may lose a card (TRAD-46,
    TRAD-93, TRADSEA-05)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("place_barbarian", "edge", edges, manner=Manner(preview="barbarian"))
        self.own = own
        self.take = rules.decision("take_from_owner")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        # Listed from where it stands, so that players who take the first place do not block one spot for ever.
        first = self.own.barbarians.find(kernel, decision.a) + 1
        edges = kernel.topology.edges
        paths = Paths(kernel, self.own)
        edge = first
        for _step in range(edges):
            if edge == edges:
                edge = 0
            if is_free(paths, decision.b, edge):
                codes.put(self, edge)
            edge += 1

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        return has_free_path(kernel, self.own, decision.b)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        asked = kernel.answered()
        origin = self.own.barbarians.find(kernel, asked.a)
        self.own.barbarians.clear(kernel, origin)
        self.own.barbarians.set(kernel, a, asked.a)
        kernel.log.emit(BARBARIAN_MOVED, seat, origin, a)
        owner = kernel.state.edge_owner[a]
        if asked.b in (CAUSE_SEVEN, CAUSE_KNIGHT) and may_rob(kernel, self.own, seat, owner, asked.b):
            kernel.ask(self.take, seat, owner)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if decision.b == OFF_ROADS and kernel.state.edge_owner[self.operand(code)] >= 0:
            return NOT_ON_ROAD.of()
        return NOT_FOR_BARBARIAN.of()


class LeaveBarbarian(ActionKind):
    """Leave one where it is that was driven off: moving it is a choice then (TRAD-87)."""

    def __init__(self) -> None:
        super().__init__("leave_barbarian", manner=Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if decision.b == BY_WAGON:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()


class TakeFromOwner(TakeCard):
    """Draw a blind card from the owner of the road or ship; a of the decision: who that is (TRAD-46, TRAD-93)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        super().__init__("take_from_owner", rules, Manner(ANSWER))
        self.own = own

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        victims = zeros(kernel.state.seats)
        victims[decision.a] = 1
        return victims

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        if self.own.takes_any_card:
            steal(kernel, seat, a)
        else:
            steal_resource(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_THE_OWNER.of()


class SpareOwner(ActionKind):
    """Take no card."""

    def __init__(self) -> None:
        super().__init__("spare_owner", manner=Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
