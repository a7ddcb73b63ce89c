"""Events in which one player draws cards from the hands of others; nobody's robber is involved (FRND-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes
from skerry.engine.awards import knights_of
from skerry.engine.cards import steal
from skerry.engine.decision import Decision
from skerry.engine.manner import SAYS_NO, Manner
from skerry.engine.robbing import TakeCard
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.event_cards.card_event import CardEvent, leaders

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

ANYBODY: Final = -1

NOBODY_TO_DRAW_FROM: Final = ReasonKind(
    "nobody_to_draw_from", "a card can only be drawn from an opponent who holds one"
)
ANOTHER_HAND: Final = ReasonKind("another_hand", "the event is about the hand of seat {seat:seat} now")


def can_lose(kernel: Kernel, taker: i64, victim: i64) -> bool:
    """An opponent without cards is skipped (EVNT-60)."""
    return victim != taker and kernel.state.hand_size[victim] > 0


def possible_victims(kernel: Kernel, taker: i64) -> i64:
    count: i64 = 0
    for victim in range(kernel.state.seats):
        if can_lose(kernel, taker, victim):
            count += 1
    return count


class TradeAdvantage(CardEvent):
    """The holder of the longest road may draw a card from each opponent, or from one (EVNT-36, EVNT-37, EVNT-57)."""

    def __init__(self, rules: Rules, from_each: bool) -> None:
        self.from_each = from_each
        self.may_draw_card = rules.decision("may_draw_card")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        state = kernel.state
        award = kernel.rules.longest_road
        holder: i64 = NOBODY if award is None else state.award_holder[award.index]
        if not 0 <= holder < state.seats or possible_victims(kernel, holder) == 0:
            return
        if not self.from_each:
            kernel.ask(self.may_draw_card, holder, ANYBODY)
            return
        for before in range(1, state.seats):
            victim = (holder + state.seats - before) % state.seats
            if can_lose(kernel, holder, victim):
                kernel.ask(self.may_draw_card, holder, victim)


class Conflict(CardEvent):
    """The holder of the largest army draws a card from each opponent, or from one (EVNT-51, EVNT-52, EVNT-57)."""

    def __init__(self, rules: Rules, from_each: bool) -> None:
        self.from_each = from_each
        self.draw_card = rules.decision("draw_card")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        taker = self.taker(kernel)
        if taker == NOBODY:
            return
        victims = possible_victims(kernel, taker)
        if not self.from_each and victims > 1:
            kernel.ask(self.draw_card, taker, ANYBODY)
            return
        victim = kernel.seat_after(taker)
        while victim != taker:
            if can_lose(kernel, taker, victim):
                steal(kernel, taker, victim)
            victim = kernel.seat_after(victim)

    def taker(self, kernel: Kernel) -> i64:
        """Who holds the army; while nobody does, who alone has the most knights."""
        state = kernel.state
        army = kernel.rules.largest_army
        if army is not None and state.award_holder[army.index] != NOBODY:
            return state.award_holder[army.index]
        knights = zeros(state.seats)
        for seat in range(state.seats):
            knights[seat] = knights_of(kernel, seat)
        leading = leaders(knights)
        taker: i64 = NOBODY
        for seat in range(state.seats):
            if leading[seat] != 0:
                if taker != NOBODY:
                    return NOBODY
                taker = seat
        return taker


class DrawCard(TakeCard):
    """Draw a blind card from a hand; a of the decision: whose, or anybody's."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("draw_card", rules)

    def victims(self, kernel: Kernel, seat: i64, decision: Decision) -> vec[i64]:
        victims = zeros(kernel.state.seats)
        for victim in range(kernel.state.seats):
            if (decision.a == ANYBODY or victim == decision.a) and can_lose(kernel, seat, victim):
                victims[victim] = 1
        return victims

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOBODY_TO_DRAW_FROM.of() if decision.a == ANYBODY else ANOTHER_HAND.of(seat=int(decision.a))


class DeclineDraw(ActionKind):
    """Take no card from this hand, or from anybody."""

    def __init__(self) -> None:
        super().__init__("decline_draw", manner=Manner(safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
