"""The voting round: everybody lays cards once, the votes are counted, and all cards laid go to the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.engine.action import OPERAND_MASK, ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, SAYS_NO, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.caravans.deciding import CountVotes, NameEdge, NameNoEdge
from skerry.rules.traders_and_barbarians.caravans.own import NONE
from skerry.rules.traders_and_barbarians.caravans.placing import place_on
from skerry.rules.traders_and_barbarians.caravans.route import open_edges

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.caravans.ballot import Ballot
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

VOTE_BEGUN: Final = EventKind(
    "camel_vote_begun", "seat:seat camels:number", english="{seat} has built: a vote on camels begins ({camels})"
)
NOTHING_LAID: Final = EventKind("no_camel_votes_laid", "seat:seat", english="{seat} lays nothing")
LAID_RETURNED: Final = EventKind("laid_cards_returned", quiet=True)

BID_NOT_HELD: Final = ReasonKind(
    "bid_not_held",
    "you cannot lay {laid:cards}: you hold {held:cards}",
)
BID_OF_NOTHING: Final = ReasonKind("bid_of_nothing", "a bid has at least one card; whoever lays none says so")


def declare_vote(rules: Rules, own: CaravanOwn) -> Vote:
    rules.add_decision(DecisionKind("bid"))
    rules.add_decision(DecisionKind("name_edge"))
    vote = Vote(rules, own)
    rules.add_action(vote.laying, "bid")
    rules.add_action(BidNothing(own), "bid")
    rules.add_action(NameEdge(rules, own), "name_edge")
    rules.add_action(NameNoEdge(), "name_edge")
    return vote


class Vote:
    """How a round goes; what happens when all have bid is a step of its own, so that a combination may replace it."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        self.own = own
        self.bid = rules.decision("bid")
        self.laying = Bid(rules, own)
        self.count_votes: DecisionKind = rules.add_decision(CountVotes(rules, own))
        self.end = rules.add_decision(EndVote(own))
        self.after_turn = rules.add_decision(AfterTurn(self))

    def take(self, first: i64, second: i64) -> None:
        """Cards of these two kinds are votes from now on (CARVCK-02)."""
        self.own.first.become(first)
        self.own.second.become(second)
        self.laying.rename()

    def begin(self, kernel: Kernel) -> None:
        """After a turn in which a settlement or city was built, from whose turn it was on (CARV-19, CARV-38)."""
        own = self.own
        active = kernel.state.active
        edges = open_edges(kernel, own)
        if len(edges) == 0:
            return
        if len(edges) == 1 and own.skips_single_edge:
            place_on(kernel, own, active, edges[0])
            return
        own.camels_in_vote.put(kernel, min(own.camels_per_round, own.supply.of(kernel)))
        kernel.log.emit(VOTE_BEGUN, active, own.camels_in_vote.of(kernel))
        kernel.ask(self.end, active)
        kernel.ask(self.count_votes, active)
        kernel.ask_in_turn(self.bid, filled(kernel.state.seats, 1))


class AfterTurn(Step):
    """The turn is over: one round if anything was built in it, however much (CARV-18, CARV-20)."""

    def __init__(self, vote: Vote) -> None:
        super().__init__("after_turn")
        self.vote = vote

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.vote.own
        own.ended_in.put(kernel, kernel.state.turn)
        if own.built_in.of(kernel) == kernel.state.turn:
            self.vote.begin(kernel)


# Bidding


class CardCount(Domain):
    """So many cards of a kind, up to all that there are; how many that is stands when all modules have tuned."""

    def __init__(self, rules: Rules, ballot: Ballot) -> None:
        super().__init__(0)
        self.rules = rules
        self.ballot = ballot

    def size(self) -> int:
        return int(self.rules.banks) * self.rules.bank_start[self.ballot.kind] + 1


class Bid(ActionKind):
    """Lay cards of one's own openly, once and for all (CARV-39, CARV-41)."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        first, second = own.first, own.second
        super().__init__(
            "bid", first.card, CardCount(rules, first), second.card, CardCount(rules, second), Manner(ANSWER)
        )
        self.own = own

    def rename(self) -> None:
        """Its operands are called by the cards that are votes."""
        self.a_name = self.own.first.card
        self.b_name = self.own.second.card

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for first in range(self.own.first.held(kernel, seat) + 1):
            for second in range(self.own.second.held(kernel, seat) + 1):
                if first + second > 0:
                    codes.put(self, first, second)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.first.lay(kernel, seat, a)
        self.own.second.lay(kernel, seat, b)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        laid = {self.a_name: int(self.operand(code)), self.b_name: int(code & OPERAND_MASK)}
        if not any(laid.values()):
            return BID_OF_NOTHING.of()
        held = {ballot.card: int(ballot.held(kernel, seat)) for ballot in (self.own.first, self.own.second)}
        return BID_NOT_HELD.of(laid=laid, held=held)


class BidNothing(ActionKind):
    """Lay no card; whether one had some is nobody's business (CARV-39)."""

    def __init__(self, own: CaravanOwn) -> None:
        super().__init__("bid_nothing", manner=Manner(ANSWER, safe=SAYS_NO))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.first.lay(kernel, seat, 0)
        self.own.second.lay(kernel, seat, 0)
        kernel.log.emit(NOTHING_LAID, seat)
        kernel.hear()


# The end of the round


class EndVote(Step):
    """Finally all cards laid go to the bank, those of the losing side too (CARV-48)."""

    def __init__(self, own: CaravanOwn) -> None:
        super().__init__("end_camel_vote")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        for seat in range(kernel.state.seats):
            own.first.clear(kernel, seat)
            own.second.clear(kernel, seat)
            own.named.set(kernel, seat, NONE)
        own.camels_in_vote.put(kernel, 0)
        kernel.log.emit(LAID_RETURNED)
