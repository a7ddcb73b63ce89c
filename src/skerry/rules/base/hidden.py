"""Dealing anew what a seat cannot see, for fair search and for the proof that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.rules.base.open_offer import OpenOffer

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness


def is_hidden(kernel: Kernel, seat: i64, owner: i64) -> bool:
    """Whether a hand is closed to a seat: not its own, and not shown to it."""
    shown = owner == seat
    for module in kernel.rules.adjust_hand_shown:
        shown = module.adjust_hand_shown(kernel, seat, owner, shown)
    return not shown


def resample_hands(kernel: Kernel, offer: OpenOffer, seat: i64, random: Randomness) -> None:
    """Redeal the cards of all hidden hands among them, keeping the public sizes and what is promised in a trade."""
    state = kernel.state
    pool: vec[i64] = zeros(0)
    for other in range(state.seats):
        if is_hidden(kernel, seat, other):
            for kind in range(state.kinds):
                kept = offer.promised(kernel, other, kind)
                for _ in range(state.hand[other * state.kinds + kind] - kept):
                    pool = append(pool, kind)
                state.hand[other * state.kinds + kind] = kept
    random.shuffle_deck("hands", pool)
    dealt: i64 = 0
    for other in range(state.seats):
        if is_hidden(kernel, seat, other):
            missing = state.hand_size[other]
            for kind in range(state.kinds):
                missing -= state.hand[other * state.kinds + kind]
            for _ in range(missing):
                state.hand[other * state.kinds + pool[dealt]] += 1
                dealt += 1
    resample_development_cards(kernel, seat, random)


def resample_development_cards(kernel: Kernel, seat: i64, random: Randomness) -> None:
    """Redeal the unplayed cards of the others together with what lies face down, group by group."""
    for group in range(kernel.rules.card_source.groups(kernel)):
        resample_cards_of(kernel, group, seat, random)


def resample_cards_of(kernel: Kernel, group: i64, seat: i64, random: Randomness) -> None:
    """Redeal the cards of one group among its piles and its seats.

    What counts is public: how many each holds and how many of them are fresh. Nobody's hidden
    points may reach the target, or the game would be over already.
    """
    state = kernel.state
    source = kernel.rules.card_source
    cards = kernel.rules.card_count
    # The deck of the common state is that of the first group, and mostly the only pile.
    deck_left: i64 = state.deck_left if group == 0 else 0
    piles = source.piles(kernel, group)
    pool: vec[i64] = zeros(0)
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
    random.shuffle_deck("cards", pool)
    keep_at_once_cards_face_down(kernel, pool, face_down)
    for place in range(deck_left):
        state.deck[place] = pool[place]
    dealt = deck_left
    for pile in piles:
        for place in range(pile.left(kernel)):
            state.kept[pile.at + pile.items + place] = pool[dealt]
            dealt += 1
    for other in range(state.seats):
        if other != seat and source.group_of(kernel, other) == group:
            dealt = deal_cards(kernel, other, pool, dealt)


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
