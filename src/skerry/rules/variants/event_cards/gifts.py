"""Events in which players give cards to others: all choose at once, then all hand over together (EVNT-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import ActionKind, Codes, Domain, Names
from skerry.engine.cards import hand_over
from skerry.engine.decision import Decision
from skerry.engine.event import CARD_GIVEN
from skerry.engine.scores import visible_points
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.slice import NO_CARDS, EventSlice, EventSlot

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules

UNCHOSEN: Final = -1
STRIDE: Final = 3


def add_gift(own: EventSlice, giver: i64, taker: i64) -> None:
    own.gifts = append(append(append(own.gifts, giver), taker), UNCHOSEN)


class GoodNeighbors(CardEvent):
    """Everybody with a card gives one to the left neighbour (EVNT-30)."""

    def __init__(self, rules: Rules, slot: EventSlot) -> None:
        self.slot = slot
        self.give_cards = rules.decision("give_cards")

    def happen(self, kernel: Kernel, seat: i64) -> None:
        owed = zeros(kernel.state.seats)
        for giver in range(kernel.state.seats):
            if kernel.state.hand_size[giver] > 0:
                owed[giver] = 1
                add_gift(self.slot.of(kernel), giver, kernel.seat_after(giver))
        kernel.ask_all(self.give_cards, owed)


class NeighborlyAssistance(CardEvent):
    """Those with the most visible points give a card to each who has fewer, or to one of them (EVNT-46, EVNT-57)."""

    def __init__(self, rules: Rules, slot: EventSlot, to_each: bool) -> None:
        self.slot = slot
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
                        add_gift(self.slot.of(kernel), giver, taker)
                    taker = kernel.seat_after(taker)
        kernel.ask_all(self.give_cards, owed)


def open_gifts(own: EventSlice, giver: i64) -> i64:
    """How many takers a giver has not chosen a card for."""
    count: i64 = 0
    for at in range(0, len(own.gifts), STRIDE):
        if own.gifts[at] == giver and own.gifts[at + 2] == UNCHOSEN:
            count += 1
    return count


def cards_left(kernel: Kernel, own: EventSlice, giver: i64, kind: i64) -> i64:
    """Cards of a kind in the giver's hand beyond those chosen already."""
    count = kernel.state.hand[giver * kernel.state.kinds + kind]
    for at in range(0, len(own.gifts), STRIDE):
        if own.gifts[at] == giver and own.gifts[at + 2] == kind:
            count -= 1
    return count


class ChooseGift(ActionKind):
    """Choose a card for a taker; owed in the decision: how many takers get one.

    When every taker gets one they are served in turn, since all is handed over together anyway.
    """

    def __init__(self, rules: Rules, slot: EventSlot) -> None:
        super().__init__("choose_gift", "card", Names(rules.card_kinds), "seat", Domain(int(rules.seats)))
        self.slot = slot

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.slot.of(kernel)
        serves_all = decision.owed[seat] == open_gifts(own, seat)
        for at in range(0, len(own.gifts), STRIDE):
            if own.gifts[at] == seat and own.gifts[at + 2] == UNCHOSEN:
                for kind in range(kernel.state.kinds):
                    if cards_left(kernel, own, seat, kind) > 0:
                        codes.put(self, kind, own.gifts[at + 1])
                if serves_all:
                    return

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.slot.of(kernel)
        top = kernel.top()
        top.owed[seat] -= 1
        choose_gift(own, seat, b, a)
        for other in range(len(top.owed)):
            if top.owed[other] > 0:
                return
        kernel.answered()
        hand_over_gifts(kernel, own)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return "choose a card that you hold, for the player whose turn it is to get one from you"


def choose_gift(own: EventSlice, giver: i64, taker: i64, kind: i64) -> None:
    for at in range(0, len(own.gifts), STRIDE):
        if own.gifts[at] == giver and own.gifts[at + 1] == taker:
            own.gifts[at + 2] = kind


def hand_over_gifts(kernel: Kernel, own: EventSlice) -> None:
    """All at the same moment, seen by giver and taker only (EVNT-31, EVNT-92)."""
    gifts = own.gifts
    own.gifts = NO_CARDS
    for at in range(0, len(gifts), STRIDE):
        if gifts[at + 2] != UNCHOSEN:
            hand_over(kernel, gifts[at], gifts[at + 1], gifts[at + 2], 1)
            kernel.log.emit(CARD_GIVEN, gifts[at], gifts[at + 1], gifts[at + 2])
    kernel.hear()


def gifts_told(kernel: Kernel, own: EventSlice, seat: i64) -> list[dict[str, object]]:
    """Who may get a card from whom is public; what was chosen only its giver knows until it is handed over."""
    told = []
    for at in range(0, len(own.gifts), STRIDE):
        gift: dict[str, object] = {"giver": int(own.gifts[at]), "taker": int(own.gifts[at + 1])}
        if own.gifts[at] == seat and own.gifts[at + 2] != UNCHOSEN:
            gift["card"] = kernel.rules.card_kinds[own.gifts[at + 2]]
        told.append(gift)
    return told


def resample_gifts(kernel: Kernel, own: EventSlice, seat: i64, random: Randomness) -> None:
    """Let every other giver choose anew from the hand dealt anew, for as many takers as before."""
    if len(own.gifts) == 0:
        return
    for giver in range(kernel.state.seats):
        if giver != seat:
            rechoose_gifts(kernel, own, giver, random)


def rechoose_gifts(kernel: Kernel, own: EventSlice, giver: i64, random: Randomness) -> None:
    mine: list[int] = []
    chosen = 0
    for at in range(0, len(own.gifts), STRIDE):
        if own.gifts[at] == giver:
            mine.append(int(at))
            if own.gifts[at + 2] != UNCHOSEN:
                chosen += 1
                own.gifts[at + 2] = UNCHOSEN
    if kernel.top().owed[giver] + chosen < len(mine):
        # Only one of them gets a card, and nobody else knows who.
        mine = [mine[random.below(len(mine))]]
    for i in range(chosen):
        own.gifts[mine[i] + 2] = card_to_give(kernel, own, giver, random)


def card_to_give(kernel: Kernel, own: EventSlice, giver: i64, random: Randomness) -> i64:
    kinds = kernel.state.kinds
    left: vec[i64] = zeros(kinds)
    size: i64 = 0
    for kind in range(kinds):
        left[kind] = cards_left(kernel, own, giver, kind)
        size += left[kind]
    return random.card_from(left, 0, kinds, size)
