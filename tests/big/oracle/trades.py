"""Offers between players (BIG-109 to BIG-119)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.big.oracle.books import Books, Cards, Offer, Wrong


def check_offer(books: Books, seat: int, give: Cards, want: Cards, to: Sequence[int]) -> None:
    is_full = sum(offer.seat == seat for offer in books.offers.values()) >= books.settings["open_offers"]
    if not give or not want or set(give) & set(want):
        raise Wrong("bad_trade_too_many" if is_full else "bad_trade")
    if not to:
        raise Wrong("nobody_asked")
    partners = books.strip.partners(seat)
    if any(other not in partners for other in to):
        raise Wrong("no_partner")
    if any(not books.players[other].plays for other in to):
        raise Wrong("nobody_there")
    if is_full:
        raise Wrong("too_many_offers")
    if not give <= books.players[seat].hand:
        raise Wrong("not_held")


def make_offer(books: Books, seat: int, give: Cards, want: Cards, to: Sequence[int], number: int) -> None:
    check_offer(books, seat, give, want, to)
    assert number not in books.offers
    books.offers[number] = Offer(number, seat, +give, +want, sorted(set(to)))


def offer_to(books: Books, seat: int, number: int) -> Offer:
    offer = books.offers.get(number)
    if offer is None or seat not in offer.to:
        raise Wrong("no_offer")
    return offer


def withdraw(books: Books, seat: int, number: int) -> None:
    offer = books.offers.get(number)
    if offer is None or offer.seat != seat:
        raise Wrong("no_offer")
    del books.offers[number]


def decline(books: Books, seat: int, number: int) -> None:
    offer = offer_to(books, seat, number)
    offer.to.remove(seat)
    if not offer.to:
        del books.offers[number]


def accept(books: Books, seat: int, number: int) -> None:
    """Where one of the two lacks the cards, it is refused and cancelled all the same (BIG-118)."""
    offer = offer_to(books, seat, number)
    del books.offers[number]
    giver, taker = books.players[offer.seat], books.players[seat]
    if not offer.give <= giver.hand or not offer.want <= taker.hand:
        raise Wrong("cards_gone")
    giver.hand = giver.hand - offer.give + offer.want
    taker.hand = taker.hand - offer.want + offer.give
