"""The catch: who is due how many tokens from a number, how they are drawn, and the exchange at the limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import LAKE
from skerry.engine.action import ActionKind, Codes, Names
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, SAYS_NO, Manner
from skerry.engine.production import produces
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.fishermen.grounds import served
from skerry.rules.traders_and_barbarians.fishermen.tables import FISH_KINDS, TOKENS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.fishermen.own import Fishing

FISH_SHORT: Final = EventKind("fish_short", "due:number", english="too few fish tokens for the {due} that are due")
FISH_EXCHANGED: Final = EventKind(
    "fish_exchanged",
    "seat:seat token:fish_token",
    english="{seat} puts {token} back for another token",
    passes=("seat", "", "token"),
)

NO_SUCH_TOKEN: Final = ReasonKind("no_such_fish_token", "you hold no fish token of that kind")


def declare_catch(rules: Rules, fishing: Fishing) -> DrawFish:
    rules.add_decision(DecisionKind("exchange_fish"))
    draw = DrawFish(rules, fishing)
    rules.add_decision(draw)
    rules.add_action(ExchangeFish(fishing), "exchange_fish")
    rules.add_action(KeepFish(), "exchange_fish")
    return draw


# What is due


def tokens_due(kernel: Kernel, fishing: Fishing, number: i64) -> vec[i64]:
    """By seat, from all its buildings at grounds and lakes with the number (FISH-27 to FISH-30, FISH-32).

    What buildings get is counted here and not as cards: what changes those leaves fish alone (FISH-104).
    """
    due = zeros(kernel.state.seats)
    kept = kernel.state.kept
    grounds = fishing.grounds.at
    for tip in range(kernel.topology.vertices):
        if kept[grounds + tip] == number and is_built_beside(kernel, tip):
            for vertex in served(kernel, tip):
                add_due(kernel, fishing, vertex, due)
    for hex_ in range(kernel.topology.hexes):
        # The robber on a lake keeps its fish back (FISH-71).
        if kernel.state.terrain[hex_] == LAKE and produces(kernel, hex_, number):
            for corner in range(6):
                add_due(kernel, fishing, kernel.topology.hex_vertex[6 * hex_ + corner], due)
    return due


def is_built_beside(kernel: Kernel, tip: i64) -> bool:
    """Whether a building stands on a vertex or on a neighbour of it: all that a ground serves is among them."""
    owner = kernel.state.vertex_owner
    if owner[tip] >= 0:
        return True
    topology = kernel.topology
    for slot in range(topology.spokes * tip, topology.spokes * (tip + 1)):
        beside = topology.vertex_vertex[slot]
        if beside >= 0 and owner[beside] >= 0:
            return True
    return False


def add_due(kernel: Kernel, fishing: Fishing, vertex: i64, due: vec[i64]) -> None:
    """One for a settlement, two for a city; nothing for neutral colours (FISH-99)."""
    owner = kernel.state.vertex_owner[vertex]
    if 0 <= owner < kernel.state.seats and fishing.catches(kernel, vertex):
        due[owner] += kernel.rules.piece_yield[kernel.state.vertex_piece[vertex]]


def hand_out(kernel: Kernel, fishing: Fishing, draw: DrawFish, number: i64) -> None:
    """Everybody draws what is due, clockwise from the active seat, or nobody where that is too much (FISH-34, FISH-37).

    A hand draws no more than it has room for (FISH-38).
    """
    due = tokens_due(kernel, fishing, number)
    wanted: i64 = 0
    seats = kernel.state.seats
    for seat in range(seats):
        if due[seat] > 0:
            wanted += min(due[seat], fishing.fish.room_for(kernel, seat))
    if wanted > fishing.available(kernel):
        kernel.log.emit(FISH_SHORT, wanted)
        return
    after: i64 = 0
    for before in range(seats):
        seat = (kernel.state.active + seats - 1 - before) % seats
        if due[seat] > 0:
            kernel.ask(draw, seat, due[seat], after)
            after += min(due[seat], fishing.fish.room_for(kernel, seat))


class DrawFish(Step):
    """A seat draws the tokens it is due; a: how many, b: how many are kept for those after it (FISH-44)."""

    def __init__(self, rules: Rules, fishing: Fishing) -> None:
        super().__init__("draw_fish")
        self.fishing = fishing
        self.exchange = rules.decision("exchange_fish")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        fishing = self.fishing
        due = decision.a
        # Whoever drew the old boot still has the room that was counted once, so that others could lack a token.
        while due > 0 and fishing.fish.room_for(kernel, decision.seat) > 0 and fishing.available(kernel) > decision.b:
            fishing.draw(kernel, decision.seat)
            due -= 1
        if due > 0 and fishing.fish.room_for(kernel, decision.seat) == 0:
            kernel.ask(self.exchange, decision.seat)


# The exchange at the limit


class ExchangeFish(ActionKind):
    """Put a token to the spent ones and draw another, once a roll (FISH-42, FISH-102)."""

    def __init__(self, fishing: Fishing) -> None:
        super().__init__("exchange_fish", "token", Names(list(TOKENS[:FISH_KINDS])), manner=Manner(ANSWER))
        self.fishing = fishing

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(FISH_KINDS):
            if self.fishing.fish.held(kernel, seat, kind) > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.fishing.fish.spend_from(kernel, seat, a)
        kernel.log.emit(FISH_EXCHANGED, seat, a)
        self.fishing.draw(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_SUCH_TOKEN.of()


class KeepFish(ActionKind):
    """Keep the tokens one has; those due are lost (FISH-43)."""

    def __init__(self) -> None:
        super().__init__("keep_fish", manner=Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
