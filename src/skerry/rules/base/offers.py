"""Domestic trade: an offer, answers of all who were asked, and one deal or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import KIND_SHIFT, OPERAND_SHIFT, OPERANDS_MASK, ActionKind, Codes, Domain
from skerry.engine.cards import hand_over
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import EventKind
from skerry.rules.base.bank import may_trade
from skerry.rules.base.slice import base_slice
from skerry.rules.base.terms import COUNT_BITS, SEATS_SHIFT, Terms, covers, tell_terms, two_sided, unpack_count

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

PENDING: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
NOT_ASKED: Final = 4
ANSWERS: Final = ("pending", "accepted", "declined", "countered", "not_asked")

OFFERED: Final = EventKind("trade_offered", "seat:seat")
ANSWERED: Final = EventKind("trade_answered", f"seat:seat answer:{'|'.join(ANSWERS)}")
TRADED: Final = EventKind("traded", "giver:seat taker:seat card:card count:number")
WITHDRAWN: Final = EventKind("trade_withdrawn", "seat:seat")


def offers_made(kernel: Kernel) -> i64:
    """Offers of this turn; the count of an earlier turn has lapsed."""
    trade = base_slice(kernel)
    return trade.offers if trade.offers_turn == kernel.state.turn else 0


class OfferTrade(Terms):
    """Offer cards for cards, to all opponents or to some."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("offer_trade", rules)
        limit = rules.options["max_offers"]
        self.limit: i64 = limit if isinstance(limit, int) else -1

    def may_offer(self, kernel: Kernel) -> bool:
        return may_trade(kernel) and (self.limit < 0 or offers_made(kernel) < self.limit)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.limit == 0 or not self.may_offer(kernel):
            return
        state = kernel.state
        head = self.index << KIND_SHIFT
        # A variable, since a constant would be shifted as a 32-bit number in the compiled engine.
        one = state.seats // state.seats
        for give in range(state.kinds):
            held = state.hand[seat * state.kinds + give]
            if held > 0:
                for want in range(state.kinds):
                    if want != give:
                        give_at = COUNT_BITS * give
                        want_at = COUNT_BITS * want
                        codes.add(head | one << give_at | (63 * one) << want_at)
                        if held > 1:
                            codes.add(head | (2 * one) << give_at | (63 * one) << want_at)
                        codes.add(head | one << give_at | (62 * one) << want_at)

    def allows(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> bool:
        terms = code & OPERANDS_MASK
        return (
            self.may_offer(kernel)
            and two_sided(terms, kernel.state.kinds)
            and covers(kernel, seat, terms, 1)
            and terms >> (SEATS_SHIFT + seat) & 1 == 0
        )

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        trade = base_slice(kernel)
        trade.offers = offers_made(kernel) + 1
        trade.offers_turn = state.turn
        trade.terms = (a << OPERAND_SHIFT) | b
        asked = trade.terms >> SEATS_SHIFT & 255
        owed = zeros(state.seats)
        for other in range(state.seats):
            trade.answer[other] = NOT_ASKED
            trade.counter[other] = 0
            if other != seat and (asked == 0 or asked >> other & 1):
                trade.answer[other] = PENDING
                owed[other] = 1
        # The offering seat may withdraw or close with one who accepted at any time.
        owed[seat] = 1
        kernel.log.emit(OFFERED, seat)
        tell_terms(kernel, seat, trade.terms)
        kernel.ask_all(kernel.rules.decision("answer_trade"), owed, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if not may_trade(kernel):
            return "trading is over for this turn: something was built or bought"
        if not self.may_offer(kernel):
            return f"no more than {self.limit} offers may be made in a turn"
        if not covers(kernel, seat, code & OPERANDS_MASK, 1):
            return "you do not hold what you offer"
        return "a trade needs cards on both sides and somebody else to trade with"


class AnswerTrade(DecisionKind):
    """Opponents answer an offer, the offering seat closes it; a: who offered."""

    def asked_last(self, kernel: Kernel, decision: Decision) -> i64:
        return decision.a


def settle_answers(kernel: Kernel) -> None:
    """Drop an offer that everybody declined."""
    state = kernel.state
    trade = base_slice(kernel)
    for seat in range(state.seats):
        if trade.answer[seat] in (PENDING, ACCEPTED, COUNTERED):
            return
    close_offer(kernel)


def close_offer(kernel: Kernel) -> None:
    trade = base_slice(kernel)
    trade.terms = 0
    for seat in range(kernel.state.seats):
        trade.answer[seat] = PENDING
        trade.counter[seat] = 0
    kernel.answered()


def is_responder(kernel: Kernel, seat: i64, decision: Decision) -> bool:
    return seat != decision.a and base_slice(kernel).answer[seat] == PENDING


class Accept(ActionKind):
    """Agree to the terms as offered."""

    def __init__(self) -> None:
        super().__init__("accept")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if is_responder(kernel, seat, decision) and covers(kernel, seat, base_slice(kernel).terms, -1):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        answer(kernel, seat, ACCEPTED)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "you do not hold what is asked for" if seat != decision.a else "you cannot accept your own offer"


def answer(kernel: Kernel, seat: i64, given: i64) -> None:
    base_slice(kernel).answer[seat] = given
    kernel.top().owed[seat] = 0
    kernel.log.emit(ANSWERED, seat, given)
    settle_answers(kernel)


class Decline(ActionKind):
    """Turn an offer down."""

    def __init__(self) -> None:
        super().__init__("decline")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if is_responder(kernel, seat, decision):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        answer(kernel, seat, DECLINED)


class Counter(Terms):
    """Answer an offer with other terms, seen from the answering seat (BASE-105)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("counter", rules)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        """Counter-offers are checked, not listed: there are as many as thoughts at the table."""

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        return is_responder(kernel, seat, decision)

    def allows(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> bool:
        terms = code & OPERANDS_MASK
        return (
            is_responder(kernel, seat, decision)
            and two_sided(terms, kernel.state.kinds)
            and terms >> SEATS_SHIFT == 0
            and covers(kernel, seat, terms, 1)
        )

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        base_slice(kernel).counter[seat] = (a << OPERAND_SHIFT) | b
        answer(kernel, seat, COUNTERED)
        tell_terms(kernel, seat, (a << OPERAND_SHIFT) | b)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if not is_responder(kernel, seat, decision):
            return "there is no offer for you to counter"
        return "a counter-offer names cards you hold and cards you want, and goes to the offering seat"


class Confirm(ActionKind):
    """Close the deal with one seat that accepted, or on the terms it countered with."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("confirm", "seat", Domain(int(rules.seats)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if seat != decision.a:
            return
        trade = base_slice(kernel)
        for other in range(kernel.state.seats):
            if trade.answer[other] == ACCEPTED or (
                trade.answer[other] == COUNTERED and covers(kernel, seat, trade.counter[other], -1)
            ):
                codes.put(self, other)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        trade = base_slice(kernel)
        countered = trade.answer[a] == COUNTERED
        terms = trade.counter[a] if countered else trade.terms
        for kind in range(state.kinds):
            count = -unpack_count(terms, kind) if countered else unpack_count(terms, kind)
            if count > 0:
                swap(kernel, seat, a, kind, count)
            elif count < 0:
                swap(kernel, a, seat, kind, -count)
        close_offer(kernel)
        # A deal takes two, so one of them cannot take it back.
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        if seat != decision.a:
            return "only the seat that offered can close the deal"
        return "that seat has not agreed, or you do not hold what it asks for"


def swap(kernel: Kernel, giver: i64, taker: i64, kind: i64, count: i64) -> None:
    hand_over(kernel, giver, taker, kind, count)
    kernel.log.emit(TRADED, giver, taker, kind, count)


class Withdraw(ActionKind):
    """Take an offer back, or leave all answers aside."""

    def __init__(self) -> None:
        super().__init__("withdraw")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if seat == decision.a:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.log.emit(WITHDRAWN, seat)
        close_offer(kernel)


def declare_offers(rules: Rules) -> None:
    rules.add_decision(AnswerTrade("answer_trade"))
    rules.add_action(Accept(), "answer_trade")
    rules.add_action(Decline(), "answer_trade")
    rules.add_action(Counter(rules), "answer_trade")
    rules.add_action(Confirm(rules), "answer_trade")
    rules.add_action(Withdraw(), "answer_trade")
