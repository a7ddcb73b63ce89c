"""What a seat may know of Cities & Knights, and dealing the rest anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.board.topology import NOWHERE
from skerry.engine.cards import resource_cards
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.rules.cities_and_knights.knights import is_ready
from skerry.rules.cities_and_knights.own import shown_progress
from skerry.rules.cities_and_knights.retreat import displaced_told
from skerry.rules.cities_and_knights.tables import TRACK_COUNT, TRACKS

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn


# Telling


def tell(kernel: Kernel, decks: Decks, seat: i64) -> dict[str, object]:
    """All but the cards in hands and decks is public; of those the sizes and the backs are (CK-272, CK-273)."""
    own = decks.own
    seats = range(kernel.state.seats)
    told: dict[str, object] = {
        "levels": [tracks_told([own.level.of(kernel, s * TRACK_COUNT + t) for t in range(TRACK_COUNT)]) for s in seats],
        "metropolises": {
            TRACKS[t]: int(own.metropolis.of(kernel, t))
            for t in range(TRACK_COUNT)
            if own.metropolis.of(kernel, t) != NOWHERE
        },
        "walls": [vertex for vertex in range(kernel.topology.vertices) if own.wall.has(kernel, vertex)],
        "sideways_cities": [vertex for vertex in range(kernel.topology.vertices) if own.sideways.has(kernel, vertex)],
        "knights": knights_told(kernel, own),
        "displaced_knight": displaced_told(kernel, own),
        "progress_cards": [tracks_told(backs(kernel, decks, s)) for s in seats],
        "decks": tracks_told([own.deck[track].left(kernel) for track in range(TRACK_COUNT)]),
        "open_cards": {
            card.name: int(own.laid_open.of(kernel, card.index))
            for card in decks.cards
            if own.laid_open.of(kernel, card.index) != NOBODY
        },
        "defenders": [int(own.defender.of(kernel, s)) for s in seats],
        "merchant": None
        if own.merchant_holder.of(kernel) == NOBODY
        else {"hex": int(own.merchant_hex.of(kernel)), "holder": int(own.merchant_holder.of(kernel))},
        **(fleet_told(kernel, own) if own.has_fleet else {}),
        "red_die": int(own.red.of(kernel)),
        "set_dice": None
        if own.set_red.of(kernel) == 0
        else [int(own.set_red.of(kernel)), int(own.set_yellow.of(kernel))],
        "harbour_offers": [int(own.harbour_offers.of(kernel, s)) for s in seats],
    }
    if kernel.rules.robbers > 1:
        starts = [own.robber_start.of(kernel, robber) for robber in range(kernel.rules.robbers)]
        told["robber_starts"] = [int(start) if start != OFF_BOARD else None for start in starts]
    if seat >= 0:
        told["own"] = cards_told(kernel, decks, seat)
        if kernel.state.winner == NOBODY and shown_progress(kernel) >= 0 and kernel.top().seat == seat:
            told["shown"] = cards_told(kernel, decks, shown_progress(kernel))
        if kernel.state.winner == NOBODY and shown_hand(kernel) >= 0 and kernel.top().seat == seat:
            told["shown_hand"] = hand_told(kernel, shown_hand(kernel))
    return told


def tracks_told(counts: list[i64]) -> dict[str, int]:
    return {TRACKS[track]: int(counts[track]) for track in range(TRACK_COUNT)}


def fleet_told(kernel: Kernel, own: CitiesOwn) -> dict[str, object]:
    """How far the barbarians are, and where the robber waits for them."""
    start = own.robber_start.of(kernel)
    return {
        "barbarian_ship": int(own.ship.of(kernel)),
        "attacks": int(own.attacks.of(kernel)),
        "robber_start": int(start) if start != OFF_BOARD else None,
    }


def knights_told(kernel: Kernel, own: CitiesOwn) -> list[dict[str, object]]:
    return [
        {
            own.places.kind: place,
            "colour": int(own.knight_owner.of(kernel, place)),
            "strength": int(own.knight.of(kernel, place)),
            "active": own.active.of(kernel, place) != 0,
            "ready": is_ready(kernel, own, place),
            "promoted": own.promoted.of(kernel, place) == kernel.state.turn,
        }
        for place in range(own.places.size())
        if own.knight.of(kernel, place) != 0
    ]


def backs(kernel: Kernel, decks: Decks, seat: i64) -> list[i64]:
    """How many cards of each deck a seat holds."""
    own = decks.own
    counts: list[i64] = [0] * TRACK_COUNT
    for card in decks.cards:
        counts[card.track] += own.held.of(kernel, seat * own.cards + card.index)
    return counts


def cards_told(kernel: Kernel, decks: Decks, seat: i64) -> dict[str, int]:
    own = decks.own
    counts = {card.name: int(own.held.of(kernel, seat * own.cards + card.index)) for card in decks.cards}
    return {name: count for name, count in counts.items() if count}


def hand_told(kernel: Kernel, seat: i64) -> dict[str, int]:
    state = kernel.state
    return {name: int(state.hand[seat * state.kinds + kind]) for kind, name in enumerate(kernel.rules.card_kinds)}


def shown_hand(kernel: Kernel) -> i64:
    """Whose hand is shown to whoever is asked now (CK-259); -1: nobody's."""
    return kernel.top().b if kernel.top_kind().name == "take_cards" else NOBODY


# Dealing anew


def resample_offer(kernel: Kernel, seat: i64, deal: Deal) -> None:
    """A resource that lies face down on the table may be another one (CK-255); it stays in its owner's hand."""
    if kernel.top_kind().name != "give_commodity" or kernel.top().a == seat:
        return
    state = kernel.state
    top = kernel.top()
    resources = resource_cards(kernel, top.a)
    if resources == 0:
        borrow_resource(kernel, top.a, seat)
        resources = 1
    top.b = deal.card_from(state.hand, top.a * state.kinds, RESOURCE_COUNT, resources)


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
