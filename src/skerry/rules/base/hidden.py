"""Dealing anew what a seat cannot see, for fair search and for the proof that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.dealt_cards import deal_development_cards
from skerry.rules.base.open_offer import OpenOffer

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel


def is_hidden(kernel: Kernel, seat: i64, owner: i64) -> bool:
    """Whether a hand is closed to a seat: not its own, and not shown to it."""
    shown = owner == seat
    for module in kernel.rules.adjust_hand_shown:
        shown = module.adjust_hand_shown(kernel, seat, owner, shown)
    return not shown


def resample_hands(kernel: Kernel, offer: OpenOffer, seat: i64, deal: Deal) -> None:
    """Redeal the cards of all hidden hands among them, keeping the public sizes and what is promised in a trade."""
    state = kernel.state
    kinds = state.kinds
    closed = zeros(state.seats)
    # How many cards each closed hand still needs, and how many of each kind there are for them.
    room = zeros(state.seats)
    around = zeros(kinds)
    for other in range(state.seats):
        if is_hidden(kernel, seat, other):
            closed[other] = 1
            room[other] = state.hand_size[other]
            for kind in range(kinds):
                kept = offer.promised(kernel, other, kind)
                around[kind] += state.hand[other * kinds + kind] - kept
                room[other] -= kept
                state.hand[other * kinds + kind] = kept
    if len(deal.known) > 0:
        deal_known(kernel, deal.known, closed, room, around)
    pool: vec[i64] = zeros(0)
    for kind in range(kinds):
        for _ in range(around[kind]):
            pool = append(pool, kind)
    deal.deal_anew("hands", pool)
    dealt: i64 = 0
    for other in range(state.seats):
        for _ in range(room[other]):
            state.hand[other * kinds + pool[dealt]] += 1
            dealt += 1
    for group in range(kernel.rules.card_source.groups(kernel)):
        deal_development_cards(kernel, group, seat, deal)


def deal_known(kernel: Kernel, known: vec[i64], closed: vec[i64], room: vec[i64], around: vec[i64]) -> None:
    """First to each closed hand what it is known to hold, as far as its size and the cards that go round allow."""
    state = kernel.state
    kinds = state.kinds
    for other in range(state.seats):
        if closed[other] == 0:
            continue
        for kind in range(kinds):
            at = other * kinds + kind
            most = min(around[kind], room[other])
            given = min(known[at] - state.hand[at], most)
            if given > 0:
                state.hand[at] += given
                around[kind] -= given
                room[other] -= given
