"""Events in which players give cards to others: all choose at once, then all hand over together (EVNT-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Domain, Names
from skerry.engine.cards import hand_over
from skerry.engine.decision import Decision
from skerry.engine.event import CARD_GIVEN
from skerry.engine.kept.kept import Row
from skerry.engine.scores import visible_points
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.own import STRIDE, EventOwn

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

UNCHOSEN: Final = -1

WRONG_GIFT: Final = ReasonKind(
    "wrong_gift", "choose a card that you hold, for the player whose turn it is to get one from you"
)


def add_gift(kernel: Kernel, gifts: Row, giver: i64, taker: i64) -> None:
    gifts.append(kernel, giver)
    gifts.append(kernel, taker)
    gifts.append(kernel, UNCHOSEN)


class GoodNeighbors(CardEvent):
    """Everybody with a card gives one to the left neighbour (EVNT-30)."""

    def __init__(self, rules: Rules, own: EventOwn) -> None:
        self.own = own
        self.give_cards = rules.decision("give_cards")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        owed = zeros(kernel.state.seats)
        for giver in range(kernel.state.seats):
            if kernel.state.hand_size[giver] > 0:
                owed[giver] = 1
                add_gift(kernel, self.own.gifts, giver, kernel.seat_after(giver))
        kernel.ask_all(self.give_cards, owed)


class NeighborlyAssistance(CardEvent):
    """Those with the most visible points give a card to each who has fewer, or to one of them (EVNT-46, EVNT-57)."""

    def __init__(self, rules: Rules, own: EventOwn, to_each: bool) -> None:
        self.own = own
        self.to_each = to_each
        self.give_cards = rules.decision("give_cards")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        seats = kernel.state.seats
        points = zeros(seats)
        most: i64 = 0
        for other in range(seats):
            points[other] = visible_points(kernel, other)
            if points[other] > most:
                most = points[other]
        lower: i64 = 0
        for other in range(seats):
            if points[other] < most:
                lower += 1
        due: i64 = lower if self.to_each or lower == 0 else 1
        owed = zeros(seats)
        for giver in range(seats):
            # Who cannot serve all gives nothing (EVNT-47).
            if points[giver] == most and kernel.state.hand_size[giver] >= due:
                owed[giver] = due
                taker = kernel.seat_after(giver)
                while taker != giver:
                    if points[taker] < most:
                        add_gift(kernel, self.own.gifts, giver, taker)
                    taker = kernel.seat_after(taker)
        kernel.ask_all(self.give_cards, owed)


def open_gifts(kernel: Kernel, gifts: Row, giver: i64) -> i64:
    """How many takers a giver has not chosen a card for."""
    count: i64 = 0
    for at in range(0, gifts.count(kernel), STRIDE):
        if gifts.of(kernel, at) == giver and gifts.of(kernel, at + 2) == UNCHOSEN:
            count += 1
    return count


def cards_left(kernel: Kernel, gifts: Row, giver: i64, kind: i64) -> i64:
    """Cards of a kind in the giver's hand beyond those chosen already."""
    count = kernel.state.hand[giver * kernel.state.kinds + kind]
    for at in range(0, gifts.count(kernel), STRIDE):
        if gifts.of(kernel, at) == giver and gifts.of(kernel, at + 2) == kind:
            count -= 1
    return count


class ChooseGift(ActionKind):
    """Choose a card for a taker; owed in the decision: how many takers get one.

    When every taker gets one they are served in turn, since all is handed over together anyway.
    """

    def __init__(self, rules: Rules, own: EventOwn) -> None:
        super().__init__("choose_gift", "card", Names(rules.card_kinds), "seat", Domain(int(rules.seats)))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        gifts = self.own.gifts
        serves_all = decision.owed[seat] == open_gifts(kernel, gifts, seat)
        for at in range(0, gifts.count(kernel), STRIDE):
            if gifts.of(kernel, at) == seat and gifts.of(kernel, at + 2) == UNCHOSEN:
                for kind in range(kernel.state.kinds):
                    if cards_left(kernel, gifts, seat, kind) > 0:
                        codes.put(self, kind, gifts.of(kernel, at + 1))
                if serves_all:
                    return

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        top.owed[seat] -= 1
        choose_gift(kernel, self.own.gifts, seat, b, a)
        for other in range(len(top.owed)):
            if top.owed[other] > 0:
                return
        kernel.answered()
        hand_over_gifts(kernel, self.own.gifts)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return WRONG_GIFT.of()


def choose_gift(kernel: Kernel, gifts: Row, giver: i64, taker: i64, kind: i64) -> None:
    for at in range(0, gifts.count(kernel), STRIDE):
        if gifts.of(kernel, at) == giver and gifts.of(kernel, at + 1) == taker:
            gifts.set(kernel, at + 2, kind)


def hand_over_gifts(kernel: Kernel, gifts: Row) -> None:
    """All at the same moment, seen by giver and taker only (EVNT-31, EVNT-92)."""
    for at in range(0, gifts.count(kernel), STRIDE):
        card = gifts.of(kernel, at + 2)
        if card != UNCHOSEN:
            hand_over(kernel, gifts.of(kernel, at), gifts.of(kernel, at + 1), card, 1)
            kernel.log.emit(CARD_GIVEN, gifts.of(kernel, at), gifts.of(kernel, at + 1), card)
    gifts.clear(kernel)
    kernel.hear()


def gifts_told(kernel: Kernel, gifts: Row, seat: i64) -> list[dict[str, object]]:
    """Who may get a card from whom is public; what was chosen only its giver knows until it is handed over."""
    told = []
    for at in range(0, gifts.count(kernel), STRIDE):
        gift: dict[str, object] = {"giver": int(gifts.of(kernel, at)), "taker": int(gifts.of(kernel, at + 1))}
        if gifts.of(kernel, at) == seat and gifts.of(kernel, at + 2) != UNCHOSEN:
            gift["card"] = kernel.rules.card_kinds[gifts.of(kernel, at + 2)]
        told.append(gift)
    return told


def resample_gifts(kernel: Kernel, gifts: Row, seat: i64, deal: Deal) -> None:
    """Let every other giver choose anew from the hand dealt anew, for as many takers as before."""
    if gifts.count(kernel) == 0:
        return
    for giver in range(kernel.state.seats):
        if giver != seat:
            rechoose_gifts(kernel, gifts, giver, deal)


def rechoose_gifts(kernel: Kernel, gifts: Row, giver: i64, deal: Deal) -> None:
    mine: list[int] = []
    chosen = 0
    for at in range(0, gifts.count(kernel), STRIDE):
        if gifts.of(kernel, at) == giver:
            mine.append(int(at))
            if gifts.of(kernel, at + 2) != UNCHOSEN:
                chosen += 1
                gifts.set(kernel, at + 2, UNCHOSEN)
    if kernel.top().owed[giver] + chosen < len(mine):
        # Only one of them gets a card, and nobody else knows who.
        mine = [mine[deal.below(len(mine))]]
    for i in range(chosen):
        gifts.set(kernel, mine[i] + 2, card_to_give(kernel, gifts, giver, deal))


def card_to_give(kernel: Kernel, gifts: Row, giver: i64, deal: Deal) -> i64:
    kinds = kernel.state.kinds
    left: vec[i64] = zeros(kinds)
    size: i64 = 0
    for kind in range(kinds):
        left[kind] = cards_left(kernel, gifts, giver, kind)
        size += left[kind]
    return deal.card_from(left, 0, kinds, size)
