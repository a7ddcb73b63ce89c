"""What a seat may know of Cities & Knights, and dealing the rest anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.cards import resource_cards
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.rules.cities_and_knights.knights import is_ready
from skerry.rules.cities_and_knights.retreat import displaced_told
from skerry.rules.cities_and_knights.slice import SEEN_BY_ALL, SEEN_BY_SEAT
from skerry.rules.cities_and_knights.tables import DECK_SIZE, TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.randomness import Randomness
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.slice import CitiesSlice


# Telling


def tell(kernel: Kernel, decks: Decks, seat: i64) -> dict[str, object]:
    """All but the cards in hands and decks is public; of those the sizes and the backs are (CK-272, CK-273)."""
    own = decks.at.of(kernel)
    seats = range(kernel.state.seats)
    told: dict[str, object] = {
        "levels": [tracks_told([own.level[s * TRACK_COUNT + track] for track in range(TRACK_COUNT)]) for s in seats],
        "metropolises": {TRACKS[t]: int(own.metropolis[t]) for t in range(TRACK_COUNT) if own.metropolis[t] >= 0},
        "walls": [vertex for vertex in range(len(own.wall)) if own.wall[vertex] != 0],
        "sideways_cities": [vertex for vertex in range(len(own.sideways)) if own.sideways[vertex] != 0],
        "knights": knights_told(kernel, own),
        "displaced_knight": displaced_told(kernel),
        "progress_cards": [tracks_told(backs(decks, own, s)) for s in seats],
        "decks": tracks_told([own.deck_left[track] for track in range(TRACK_COUNT)]),
        "open_cards": {
            decks.cards[card].name: int(own.laid_open[card])
            for card in range(len(own.laid_open))
            if own.laid_open[card] != NOBODY
        },
        "defenders": [int(count) for count in own.defender],
        "merchant": None
        if own.merchant_holder == NOBODY
        else {"hex": int(own.merchant_hex), "holder": int(own.merchant_holder)},
        "barbarian_ship": int(own.ship),
        "attacks": int(own.attacks),
        "robber_start": int(own.robber_start) if own.robber_start != OFF_BOARD else None,
        "red_die": int(own.red),
        "set_dice": [int(own.set_red), int(own.set_yellow)] if own.set_red > 0 else None,
        "harbour_offers": [int(count) for count in own.harbour_offers],
    }
    if seat >= 0:
        told["own"] = cards_told(decks, own, seat)
        if kernel.state.winner == NOBODY and shown_progress(kernel) >= 0 and kernel.top().seat == seat:
            told["shown"] = cards_told(decks, own, shown_progress(kernel))
        if kernel.state.winner == NOBODY and shown_hand(kernel) >= 0 and kernel.top().seat == seat:
            told["shown_hand"] = hand_told(kernel, shown_hand(kernel))
    return told


def tracks_told(counts: list[i64]) -> dict[str, int]:
    return {TRACKS[track]: int(counts[track]) for track in range(TRACK_COUNT)}


def knights_told(kernel: Kernel, own: CitiesSlice) -> list[dict[str, object]]:
    return [
        {
            "vertex": vertex,
            "colour": int(own.knight_owner[vertex]),
            "strength": int(own.knight[vertex]),
            "active": own.active[vertex] != 0,
            "ready": is_ready(kernel, own, vertex),
            "promoted": own.promoted[vertex] == kernel.state.turn,
        }
        for vertex in range(len(own.knight))
        if own.knight[vertex] != 0
    ]


def backs(decks: Decks, own: CitiesSlice, seat: i64) -> list[i64]:
    """How many cards of each deck a seat holds."""
    counts: list[i64] = [0] * TRACK_COUNT
    for card in decks.cards:
        counts[card.track] += own.held[seat * decks.at.cards + card.index]
    return counts


def cards_told(decks: Decks, own: CitiesSlice, seat: i64) -> dict[str, int]:
    counts = {card.name: int(own.held[seat * decks.at.cards + card.index]) for card in decks.cards}
    return {name: count for name, count in counts.items() if count}


def hand_told(kernel: Kernel, seat: i64) -> dict[str, int]:
    state = kernel.state
    return {name: int(state.hand[seat * state.kinds + kind]) for kind, name in enumerate(kernel.rules.card_kinds)}


def shown_progress(kernel: Kernel) -> i64:
    """Whose progress cards are shown to whoever is asked now (CK-247); -1: nobody's."""
    return kernel.top().a if kernel.top_kind().name == "spy" else NOBODY


def shown_hand(kernel: Kernel) -> i64:
    """Whose hand is shown to whoever is asked now (CK-259); -1: nobody's."""
    return kernel.top().b if kernel.top_kind().name == "take_cards" else NOBODY


# Dealing anew


def resample_progress(kernel: Kernel, decks: Decks, seat: i64, random: Randomness) -> None:
    """Redeal what lies hidden in decks and hands of others, deck by deck, since the backs are public."""
    own = decks.at.of(kernel)
    spied: i64 = NOBODY
    if shown_progress(kernel) >= 0 and kernel.top().seat == seat:
        spied = shown_progress(kernel)
    for track in range(TRACK_COUNT):
        redeal(kernel, decks, own, seat, spied, track, random)


def redeal(
    kernel: Kernel, decks: Decks, own: CitiesSlice, seat: i64, spied: i64, track: i64, random: Randomness
) -> None:
    cards = decks.at.cards
    pool: vec[i64] = zeros(0)
    start = track * DECK_SIZE
    for place in range(start, start + own.deck_left[track]):
        if not is_known(own, place, seat):
            pool = append(pool, own.deck[place])
    held = zeros(kernel.state.seats)
    for other in range(kernel.state.seats):
        if other != seat and other != spied:
            for card in decks.cards:
                if card.track == track:
                    at = other * cards + card.index
                    for _ in range(own.held[at]):
                        pool = append(pool, card.index)
                        held[other] += 1
                    own.held[at] = 0
    deal_pool(decks, own, seat, track, held, pool, random)


def deal_pool(
    decks: Decks, own: CitiesSlice, seat: i64, track: i64, held: vec[i64], pool: vec[i64], random: Randomness
) -> None:
    """Hands first and never a card that is points: it would lie open (CK-049)."""
    random.shuffle_deck(f"progress_{TRACKS[track]}", pool)
    used = zeros(len(pool))
    for other in range(len(held)):
        for _ in range(held[other]):
            place: i64 = 0
            while used[place] != 0 or decks.cards[pool[place]].points > 0:
                place += 1
            used[place] = 1
            own.held[other * decks.at.cards + pool[place]] += 1
    dealt: i64 = 0
    start = track * DECK_SIZE
    for place in range(start, start + own.deck_left[track]):
        if not is_known(own, place, seat):
            while used[dealt] != 0:
                dealt += 1
            used[dealt] = 1
            own.deck[place] = pool[dealt]


def is_known(own: CitiesSlice, place: i64, seat: i64) -> bool:
    """A card that was played, or that this seat put there."""
    known = own.deck_known[place]
    return known == SEEN_BY_ALL or (seat >= 0 and known == SEEN_BY_SEAT + seat)


def resample_offer(kernel: Kernel, seat: i64, random: Randomness) -> None:
    """A resource that lies face down on the table may be another one (CK-255); it stays in its owner's hand."""
    if kernel.top_kind().name != "give_commodity" or kernel.top().a == seat:
        return
    state = kernel.state
    top = kernel.top()
    resources = resource_cards(kernel, top.a)
    if resources == 0:
        borrow_resource(kernel, top.a, seat)
        resources = 1
    top.b = random.card_from(state.hand, top.a * state.kinds, RESOURCE_COUNT, resources)


def borrow_resource(kernel: Kernel, owner: i64, seat: i64) -> None:
    """Whoever offers holds a resource: where the deal left none, a commodity is changed for one of another hand."""
    state = kernel.state
    for other in range(state.seats):
        if other != owner and other != seat:
            for kind in range(RESOURCE_COUNT):
                if state.hand[other * state.kinds + kind] > 0:
                    swap_for_commodity(kernel, owner, other, kind)
                    return


def swap_for_commodity(kernel: Kernel, owner: i64, other: i64, kind: i64) -> None:
    state = kernel.state
    for commodity in range(RESOURCE_COUNT, state.kinds):
        if state.hand[owner * state.kinds + commodity] > 0:
            state.hand[owner * state.kinds + commodity] -= 1
            state.hand[other * state.kinds + commodity] += 1
            state.hand[other * state.kinds + kind] -= 1
            state.hand[owner * state.kinds + kind] += 1
            return
