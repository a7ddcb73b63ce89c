"""The voting round: everybody lays grain and wool once, the votes are counted, and all cards laid go to the bank."""

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
from skerry.rules.traders_and_barbarians.caravans.own import NONE, NOT_BID
from skerry.rules.traders_and_barbarians.caravans.placing import place_on
from skerry.rules.traders_and_barbarians.caravans.route import open_edges
from skerry.rules.traders_and_barbarians.caravans.tables import GRAIN, WOOL

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.caravans.own import CaravanOwn

VOTE_BEGUN: Final = EventKind(
    "camel_vote_begun", "seat:seat camels:number", english="{seat} has built: a vote on camels begins ({camels})"
)
VOTES_LAID: Final = EventKind(
    "camel_votes_laid",
    "seat:seat card:card count:number",
    english="{seat} lays {count} {card}",
    moves=("seat", "", "card", "count"),
)
NOTHING_LAID: Final = EventKind("no_camel_votes_laid", "seat:seat", english="{seat} lays nothing")
LAID_RETURNED: Final = EventKind("laid_cards_returned", quiet=True)

BID_NOT_HELD: Final = ReasonKind(
    "bid_not_held",
    "you cannot lay {grain:number} grain and {wool:number} wool: you hold {held_grain:number} grain and "
    "{held_wool:number} wool",
)
BID_OF_NOTHING: Final = ReasonKind("bid_of_nothing", "a bid has at least one card; whoever lays none says so")


def declare_vote(rules: Rules, own: CaravanOwn) -> Vote:
    rules.add_decision(DecisionKind("bid"))
    rules.add_decision(DecisionKind("name_edge"))
    vote = Vote(rules, own)
    rules.add_action(Bid(rules, own), "bid")
    rules.add_action(BidNothing(own), "bid")
    rules.add_action(NameEdge(rules, own), "name_edge")
    rules.add_action(NameNoEdge(), "name_edge")
    return vote


class Vote:
    """How a round goes; what happens when all have bid is a step of its own, so that a combination may replace it."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        self.own = own
        self.bid = rules.decision("bid")
        self.count_votes: DecisionKind = rules.add_decision(CountVotes(rules, own))
        self.end = rules.add_decision(EndVote(own))
        self.after_turn = rules.add_decision(AfterTurn(self))

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

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(0)
        self.rules = rules
        self.kind = kind

    def size(self) -> int:
        return int(self.rules.banks) * self.rules.bank_start[self.kind] + 1


class Bid(ActionKind):
    """Lay grain and wool of one's own openly, once and for all (CARV-39, CARV-41)."""

    def __init__(self, rules: Rules, own: CaravanOwn) -> None:
        super().__init__("bid", "grain", CardCount(rules, GRAIN), "wool", CardCount(rules, WOOL), Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for grain in range(held(kernel, seat, GRAIN) + 1):
            for wool in range(held(kernel, seat, WOOL) + 1):
                if grain + wool > 0:
                    codes.put(self, grain, wool)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.grain.set(kernel, seat, a)
        self.own.wool.set(kernel, seat, b)
        lay(kernel, seat, GRAIN, a)
        lay(kernel, seat, WOOL, b)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        grain = self.operand(code)
        wool = code & OPERAND_MASK
        if grain + wool == 0:
            return BID_OF_NOTHING.of()
        return BID_NOT_HELD.of(
            grain=int(grain),
            wool=int(wool),
            held_grain=int(held(kernel, seat, GRAIN)),
            held_wool=int(held(kernel, seat, WOOL)),
        )


class BidNothing(ActionKind):
    """Lay no card; whether one had some is nobody's business (CARV-39)."""

    def __init__(self, own: CaravanOwn) -> None:
        super().__init__("bid_nothing", manner=Manner(ANSWER, safe=SAYS_NO))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.grain.set(kernel, seat, 0)
        self.own.wool.set(kernel, seat, 0)
        kernel.log.emit(NOTHING_LAID, seat)
        kernel.hear()


def held(kernel: Kernel, seat: i64, kind: i64) -> i64:
    return kernel.state.hand[seat * kernel.state.kinds + kind]


def lay(kernel: Kernel, seat: i64, kind: i64, count: i64) -> None:
    """Cards out of a hand onto the table, where they lie until the round is over (CARV-48)."""
    if count > 0:
        kernel.state.hand[seat * kernel.state.kinds + kind] -= count
        kernel.state.hand_size[seat] -= count
        kernel.log.emit(VOTES_LAID, seat, kind, count)


# The end of the round


class EndVote(Step):
    """Finally all cards laid go to the bank, those of the losing side too (CARV-48)."""

    def __init__(self, own: CaravanOwn) -> None:
        super().__init__("end_camel_vote")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        own = self.own
        state = kernel.state
        for seat in range(state.seats):
            bank = kernel.rules.bank_at[seat]
            state.bank[bank + GRAIN] += own.grain.of(kernel, seat)
            state.bank[bank + WOOL] += own.wool.of(kernel, seat)
            own.grain.set(kernel, seat, NOT_BID)
            own.wool.set(kernel, seat, NOT_BID)
            own.named.set(kernel, seat, NONE)
        own.camels_in_vote.put(kernel, 0)
        kernel.log.emit(LAID_RETURNED)
