"""What comes of the votes: one seat decides alone, or those who laid a card agree on an edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, Step
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, SAYS_NO, Manner
from skerry.engine.state import NOBODY
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.placing import NO_CAMEL_THERE, place_on
from skerry.rules.traders_and_barbarians.caravans.route import open_edges

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

EDGE_NAMED: Final = EventKind("camel_edge_named", "seat:seat edge:edge", english="{seat} is for {edge}")
NO_EDGE_NAMED: Final = EventKind("no_camel_edge_named", "seat:seat", english="{seat} is for no edge")
EDGE_AGREED: Final = EventKind("camel_edge_agreed", "edge:edge", english="more than half of the votes are for {edge}")


def majority(kernel: Kernel, own: CaravanOwn) -> i64:
    """The seat with more votes than all others together, or nobody (CARV-43)."""
    total = own.all_votes(kernel)
    for seat in range(kernel.state.seats):
        if 2 * own.votes(kernel, seat) > total:
            return seat
    return NOBODY


def chooser(kernel: Kernel, own: CaravanOwn) -> i64:
    """Without an agreement: who alone has the most votes, else whose turn has just ended (CARV-46, CARV-47)."""
    most: i64 = 0
    leader: i64 = NOBODY
    for seat in range(kernel.state.seats):
        votes = own.votes(kernel, seat)
        if votes > most:
            most = votes
            leader = seat
        elif votes == most:
            leader = NOBODY
    return kernel.state.active if leader == NOBODY else leader


def agreed_by(kernel: Kernel, own: CaravanOwn) -> i64:
    """The first in the order of bidding of those who hold more than half of the votes and named the same edge; they are
    two at least, since whoever holds so many alone has chosen already (CARV-43, CARV-44)."""
    seats = kernel.state.seats
    for step in range(seats):
        first = (kernel.state.active + step) % seats
        edge = own.named.of(kernel, first)
        votes: i64 = 0
        for seat in range(seats):
            if edge != NONE and own.named.of(kernel, seat) == edge:
                votes += own.votes(kernel, seat)
        if 2 * votes > own.all_votes(kernel):
            return first
    return NOBODY


class CountVotes(Step):
    """Everybody has bid: one seat decides alone, or those with votes say what they are for (CARV-43, CARV-45)."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        super().__init__("count_camel_votes")
        self.own = own
        self.place_camel = rules.decision("place_camel")
        self.name_edge = rules.decision("name_edge")
        self.count_names = rules.add_decision(CountNames(rules, own))

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        alone = majority(kernel, own)
        if alone != NOBODY or own.all_votes(kernel) == 0:
            kernel.ask(self.place_camel, alone if alone != NOBODY else kernel.state.active)
            return
        kernel.ask(self.count_names, decision.seat)
        kernel.ask_in_turn(self.name_edge, self.voters(kernel))

    def voters(self, kernel: Kernel) -> vec[i64]:
        """Only who has laid a card has a say (CARV-42)."""
        voters = zeros(kernel.state.seats)
        for seat in range(kernel.state.seats):
            voters[seat] = 1 if self.own.votes(kernel, seat) > 0 else 0
        return voters


class NameEdge(ActionKind):
    """Say openly which legal edge one is for (CARV-45)."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        edges = Domain(int(rules.topology.edges))
        super().__init__("name_edge", "edge", edges, manner=Manner(ANSWER, preview="camel"))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        edges = open_edges(kernel, self.own)
        for i in range(len(edges)):
            codes.put(self, edges[i])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.named.set(kernel, seat, a)
        kernel.log.emit(EDGE_NAMED, seat, a)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_CAMEL_THERE.of()


class NameNoEdge(ActionKind):
    """Be for none of them (CARV-45)."""

    def __init__(self) -> None:
        super().__init__("name_no_edge", manner=Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        kernel.log.emit(NO_EDGE_NAMED, seat)
        kernel.hear()


class CountNames(Step):
    """All have named an edge or none: what is agreed is done, else one seat chooses (CARV-44, CARV-46, CARV-47)."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        super().__init__("count_named_edges")
        self.own = own
        self.place_camel = rules.decision("place_camel")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        seat = agreed_by(kernel, self.own)
        if seat == NOBODY:
            kernel.ask(self.place_camel, chooser(kernel, self.own))
            return
        edge = self.own.named.of(kernel, seat)
        kernel.log.emit(EDGE_AGREED, edge)
        place_on(kernel, self.own, seat, edge)
