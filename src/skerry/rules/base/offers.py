"""Domestic trade: an offer, answers of all who were asked, and one deal or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import OPERAND_SHIFT, OPERANDS_MASK, ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, SAYS_NO, TRADE, Manner
from skerry.engine.purse import TRADING_OVER, amount, covers, give, may_trade, tell_given
from skerry.reason import Reason, ReasonKind, as_reason
from skerry.rules.base.open_offer import ACCEPTED, ANSWERS, COUNTERED, DECLINED, NOT_ASKED, PENDING, OpenOffer
from skerry.rules.base.terms import OUTDATED, TermsAction, tell_terms, two_sided

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

OFFERED: Final = EventKind("trade_offered", "seat:seat")
ANSWERED: Final = EventKind("trade_answered", f"seat:seat answer:{'|'.join(ANSWERS)}")
TRADED: Final = EventKind(
    "traded",
    "giver:seat taker:seat card:thing count:number",
    english="{giver} gives {taker} {count} {card}",
    moves=("giver", "taker", "card", "count"),
)
WITHDRAWN: Final = EventKind("trade_withdrawn", "seat:seat", english="{seat} withdraws the offer")

TOO_MANY_OFFERS: Final = ReasonKind("too_many_offers", "no more than {most:number} offers may be made in a turn")
OFFER_NOT_HELD: Final = ReasonKind("offer_not_held", "you do not hold what you offer")
TRADE_ONE_SIDED: Final = ReasonKind(
    "trade_one_sided", "a trade needs cards on both sides and somebody else to trade with"
)
WANTED_NOT_HELD: Final = ReasonKind("wanted_not_held", "you do not hold what is asked for")
OWN_OFFER: Final = ReasonKind("own_offer", "you cannot accept your own offer")
NOTHING_TO_COUNTER: Final = ReasonKind("nothing_to_counter", "there is no offer for you to counter")
COUNTER_WRONG: Final = ReasonKind(
    "counter_offer_wrong",
    "a counter-offer names cards you hold and cards you want, and goes to the offering seat",
)
NOT_YOUR_DEAL: Final = ReasonKind("not_your_deal", "only the seat that offered can close the deal")
NO_DEAL: Final = ReasonKind("no_deal", "that seat has not agreed, or you do not hold what it asks for")


class OfferTrade(TermsAction):
    """Offer cards for cards, to all opponents or to some."""

    def __init__(self, rules: Rules, offer: OpenOffer) -> None:
        super().__init__("offer_trade", rules, Manner(TRADE, free_form=True))
        self.offer = offer
        limit = rules.options["max_offers"]
        self.limit: i64 = limit if isinstance(limit, int) else -1

    def may_offer(self, kernel: Kernel) -> bool:
        return may_trade(kernel) and (self.limit < 0 or self.offer.made_this_turn(kernel) < self.limit)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        """The simple shapes of what is held: one for one, two for one, one for two."""
        if self.limit == 0 or not self.may_offer(kernel):
            return
        things = kernel.rules.thing_count
        shapes = self.simple_code
        square = things * things
        for given in range(things):
            held = amount(kernel, seat, given)
            if held > 0:
                for wanted in range(things):
                    if wanted != given:
                        at = given * things + wanted
                        codes.add(shapes[at])
                        if held > 1:
                            codes.add(shapes[square + at])
                        codes.add(shapes[2 * square + at])

    def allows(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> bool:
        operands = code & OPERANDS_MASK
        if not self.may_offer(kernel) or self.is_outdated(operands):
            return False
        counts = self.counts_of(operands)
        return two_sided(counts) and covers(kernel, seat, counts, 0, 1) and self.asked_of(operands)[seat] == 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        offer = self.offer
        operands = (a << OPERAND_SHIFT) | b
        counts = self.counts_of(operands)
        asked = self.asked_of(operands)
        everybody = True
        for other in range(state.seats):
            everybody = everybody and asked[other] == 0
        offer.count_offer(kernel)
        offer.terms.put(kernel, counts)
        offer.terms.ask(kernel, asked)
        owed = zeros(state.seats)
        for other in range(state.seats):
            if other != seat and (everybody or asked[other] != 0):
                offer.answer.set(kernel, other, PENDING)
                owed[other] = 1
            else:
                offer.answer.set(kernel, other, NOT_ASKED)
        # The offering seat may withdraw or close with one who accepted at any time.
        owed[seat] = 1
        kernel.log.emit(OFFERED, seat)
        tell_terms(kernel, seat, counts)
        kernel.ask_all(kernel.rules.decision("answer_trade"), owed, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if not self.may_offer(kernel):
            return TOO_MANY_OFFERS.of(most=int(self.limit))
        if self.is_outdated(code & OPERANDS_MASK):
            return as_reason(OUTDATED)
        if not covers(kernel, seat, self.counts_of(code & OPERANDS_MASK), 0, 1):
            return OFFER_NOT_HELD.of()
        return TRADE_ONE_SIDED.of()


class AnswerTrade(DecisionKind):
    """Opponents answer an offer, the offering seat closes it; a: who offered."""

    def asked_last(self, kernel: Kernel, decision: Decision) -> i64:
        return decision.a


class TalkAction(ActionKind):
    """Something that is said about the open offer."""

    def __init__(self, name: str, offer: OpenOffer, manner: Manner) -> None:
        super().__init__(name, manner=manner)
        self.offer = offer


def close_offer(kernel: Kernel, offer: OpenOffer) -> None:
    offer.close(kernel)
    kernel.answered()


def answer(kernel: Kernel, offer: OpenOffer, seat: i64, given: i64) -> None:
    """Note an answer; an offer that everybody declined is dropped."""
    offer.answer.set(kernel, seat, given)
    kernel.top().owed[seat] = 0
    kernel.log.emit(ANSWERED, seat, given)
    for other in range(kernel.state.seats):
        if offer.answer.of(kernel, other) in (PENDING, ACCEPTED, COUNTERED):
            return
    close_offer(kernel, offer)


def is_responder(kernel: Kernel, offer: OpenOffer, seat: i64, decision: Decision) -> bool:
    return seat != decision.a and offer.answer.of(kernel, seat) == PENDING


class Accept(TalkAction):
    """Agree to the terms as offered."""

    def __init__(self, offer: OpenOffer) -> None:
        super().__init__("accept", offer, Manner(ANSWER))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        offer = self.offer
        if is_responder(kernel, offer, seat, decision):
            if covers(kernel, seat, kernel.state.kept, offer.terms.start(), -1):
                codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        answer(kernel, self.offer, seat, ACCEPTED)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return WANTED_NOT_HELD.of() if seat != decision.a else OWN_OFFER.of()


class Decline(TalkAction):
    """Turn an offer down."""

    def __init__(self, offer: OpenOffer) -> None:
        super().__init__("decline", offer, Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if is_responder(kernel, self.offer, seat, decision):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        answer(kernel, self.offer, seat, DECLINED)


class CounterOffer(TermsAction):
    """Answer an offer with other terms, seen from the answering seat (BASE-105)."""

    def __init__(self, rules: Rules, offer: OpenOffer) -> None:
        super().__init__("counter", rules, Manner(ANSWER, free_form=True))
        self.offer = offer

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        """Counter-offers are checked, not listed: there are as many as thoughts at the table."""

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        return is_responder(kernel, self.offer, seat, decision)

    def allows(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> bool:
        terms = self.find_terms(code & OPERANDS_MASK)
        if terms is None or terms.asked or not is_responder(kernel, self.offer, seat, decision):
            return False
        counts = self.counts_of(code & OPERANDS_MASK)
        return two_sided(counts) and covers(kernel, seat, counts, 0, 1)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        counts = self.counts_of((a << OPERAND_SHIFT) | b)
        self.offer.counter.put(kernel, counts, seat)
        answer(kernel, self.offer, seat, COUNTERED)
        tell_terms(kernel, seat, counts)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not is_responder(kernel, self.offer, seat, decision):
            return NOTHING_TO_COUNTER.of()
        if self.is_outdated(code & OPERANDS_MASK):
            return as_reason(OUTDATED)
        return COUNTER_WRONG.of()


class Confirm(ActionKind):
    """Close the deal with one seat that accepted, or on the terms it countered with."""

    def __init__(self, rules: Rules, offer: OpenOffer) -> None:
        super().__init__("confirm", "seat", Domain(int(rules.seats)), manner=Manner(ANSWER))
        self.offer = offer

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if seat != decision.a:
            return
        offer = self.offer
        for other in range(kernel.state.seats):
            given = offer.answer.of(kernel, other)
            if given == ACCEPTED or (
                given == COUNTERED and covers(kernel, seat, kernel.state.kept, offer.counter.start(other), -1)
            ):
                codes.put(self, other)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        offer = self.offer
        countered = offer.answer.of(kernel, a) == COUNTERED
        for thing in range(kernel.rules.thing_count):
            count = -offer.counter.of(kernel, thing, a) if countered else offer.terms.of(kernel, thing)
            if count > 0:
                swap(kernel, seat, a, thing, count)
            elif count < 0:
                swap(kernel, a, seat, thing, -count)
        close_offer(kernel, offer)
        # A deal takes two, so one of them cannot take it back.
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if seat != decision.a:
            return NOT_YOUR_DEAL.of()
        return NO_DEAL.of()


def swap(kernel: Kernel, giver: i64, taker: i64, thing: i64, count: i64) -> None:
    give(kernel, giver, taker, thing, count)
    kernel.log.emit(TRADED, giver, taker, thing, count)
    tell_given(kernel, thing)


class Withdraw(TalkAction):
    """Take an offer back, or leave all answers aside."""

    def __init__(self, offer: OpenOffer) -> None:
        super().__init__("withdraw", offer, Manner(ANSWER, safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if seat == decision.a:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.log.emit(WITHDRAWN, seat)
        close_offer(kernel, self.offer)


def declare_offers(rules: Rules, offer: OpenOffer) -> None:
    rules.add_decision(AnswerTrade("answer_trade"))
    rules.add_action(Accept(offer), "answer_trade")
    rules.add_action(Decline(offer), "answer_trade")
    rules.add_action(CounterOffer(rules, offer), "answer_trade")
    rules.add_action(Confirm(rules, offer), "answer_trade")
    rules.add_action(Withdraw(offer), "answer_trade")
