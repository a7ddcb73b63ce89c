"""Dealing development cards anew: those that others hold with those that lie face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.engine.deck import NO_CARD
from skerry.engine.state import NOTHING

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel


def deal_development_cards(kernel: Kernel, group: i64, seat: i64, deal: Deal, beside: vec[i64] = NOTHING) -> vec[i64]:
    """Redeal the cards of one group of seats among its piles, its other seats and places beside them.

    `beside`: the cards that lie face down elsewhere; returns what lies there now. What counts is public: how many each
    holds and how many of them are fresh.
    """
    state = kernel.state
    source = kernel.rules.card_source
    cards = kernel.rules.card_count
    # The deck of the common state is that of the first group, and mostly the only pile.
    deck_left: i64 = state.deck_left if group == 0 else 0
    piles = source.piles(kernel, group)
    pool: vec[i64] = beside[:]
    for place in range(deck_left):
        pool = append(pool, state.deck[place])
    for pile in piles:
        for place in range(pile.left(kernel)):
            pool = append(pool, pile.item(kernel, place))
    face_down: i64 = len(pool)
    for other in range(state.seats):
        if other != seat and source.group_of(kernel, other) == group:
            for card in range(cards):
                for _ in range(state.held[other * cards + card]):
                    pool = append(pool, card)
    deal.deal_anew("cards", pool)
    keep_at_once_cards_face_down(kernel, pool, face_down)
    dealt: i64 = len(beside)
    for place in range(deck_left):
        state.deck[place] = pool[dealt]
        dealt += 1
    if group == 0:
        forget_drawn_cards(kernel)
    for pile in piles:
        for place in range(pile.left(kernel)):
            state.kept[pile.at + pile.items + place] = pool[dealt]
            dealt += 1
    for other in range(state.seats):
        if other != seat and source.group_of(kernel, other) == group:
            dealt = deal_cards(kernel, other, pool, dealt)
    return pool[: len(beside)]


def forget_drawn_cards(kernel: Kernel) -> None:
    """Where a card lay that was drawn, it can still be read who got what."""
    state = kernel.state
    for place in range(state.deck_left, len(state.deck)):
        state.deck[place] = NO_CARD


def keep_at_once_cards_face_down(kernel: Kernel, pool: vec[i64], face_down: i64) -> None:
    """A card that is carried out as it is drawn is in nobody's hand: it changes places with one that lies face down."""
    kinds = kernel.rules.development_cards
    place: i64 = 0
    for dealt in range(face_down, len(pool)):
        if kinds[pool[dealt]].at_once:
            while place < face_down and kinds[pool[place]].at_once:
                place += 1
            if place < face_down:
                card = pool[place]
                pool[place] = pool[dealt]
                pool[dealt] = card


def deal_cards(kernel: Kernel, owner: i64, pool: vec[i64], dealt: i64) -> i64:
    state = kernel.state
    cards = kernel.rules.card_count
    held: i64 = 0
    fresh: i64 = 0
    for card in range(cards):
        held += state.held[owner * cards + card]
        fresh += state.bought[owner * cards + card]
        state.held[owner * cards + card] = 0
        state.bought[owner * cards + card] = 0
    for i in range(held):
        card = pool[dealt]
        dealt += 1
        state.held[owner * cards + card] += 1
        if i < fresh:
            state.bought[owner * cards + card] += 1
    return dealt
