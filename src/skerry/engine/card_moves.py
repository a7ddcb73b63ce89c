"""Which cards an event moves and shows, for everybody who follows them without knowing the module."""

from __future__ import annotations

from typing import Final, final

from skerry.engine.event import Event, event_kind

BANK: Final = -1
# In the place of a card that the seat did not see.
UNSEEN_CARD: Final = ""


@final
class CardMove:
    """So many cards of a kind from a hand or the bank to another."""

    def __init__(self, giver: int, taker: int, card: str, count: int) -> None:
        self.giver = giver
        self.taker = taker
        self.card = card
        self.count = count


@final
class ShownCards:
    """Cards that somebody has shown to hold; `whole`: and it holds no others."""

    def __init__(self, holder: int, cards: dict[str, int], whole: bool) -> None:
        self.holder = holder
        self.cards = cards
        self.whole = whole


def told(event: Event, seat: int, field: str) -> object:
    """The value of a field as far as a seat was told; None where it was not."""
    if field in event.public:
        return event.public[field]
    private = event.private.get(seat)
    return None if private is None else private.get(field)


def whose(event: Event, seat: int, field: str) -> int:
    owner = told(event, seat, field)
    return owner if isinstance(owner, int) else BANK


def how_many(event: Event, seat: int, field: str) -> int:
    count = told(event, seat, field)
    return count if isinstance(count, int) else 1


def moved_by(event: Event, seat: int) -> CardMove | None:
    """The cards that change hands by an event, as a seat sees it."""
    kind = event_kind(event.kind)
    if kind is None or not kind.moves:
        return None
    giver, taker, card, count = kind.moves
    name = told(event, seat, card)
    return CardMove(
        whose(event, seat, giver),
        whose(event, seat, taker),
        name if isinstance(name, str) else UNSEEN_CARD,
        how_many(event, seat, count),
    )


def shown_by(event: Event, seat: int) -> ShownCards | None:
    """The cards that somebody shows by an event, if the seat gets to see them."""
    kind = event_kind(event.kind)
    if kind is None or not kind.shows:
        return None
    holder = whose(event, seat, kind.shows[0])
    seen = told(event, seat, kind.shows[1])
    if isinstance(seen, dict):
        return ShownCards(holder, seen, whole=True)
    if isinstance(seen, str) and len(kind.shows) == 3:
        return ShownCards(holder, {seen: how_many(event, seat, kind.shows[2])}, whole=False)
    return None
