"""Offers between players: who may make and take them, and the deal (BIG-109 to BIG-119)."""

from __future__ import annotations

from skerry.big.books import Offer
from skerry.big.deeds import at_home, play
from skerry.big.game import HallGame
from skerry.big.hall import Change
from skerry.big.messages import Command, Refused, unreadable
from skerry.big.reasons import CARDS_GONE, NO_OFFER, NOT_A_PARTNER, OFFERS_FULL
from skerry.engine.whole import is_whole


def make_offer(game: HallGame, seat: int, command: Command) -> Offer:
    """Offer cards to some of the five partners; nothing is reserved for it."""
    to = command.items("to")
    if not to:
        raise unreadable("to names one partner or more")
    partners = game.ring.partners(seat)
    for partner in to:
        if not is_whole(partner) or partner not in partners or not game.roster.is_playing(partner):
            raise Refused(NOT_A_PARTNER.of())
    if game.offers.made_by(seat) >= game.settings.open_offers:
        raise Refused(OFFERS_FULL.of(most=game.settings.open_offers))
    give, want = command.cards("give"), command.cards("want")
    # The kernel says whether these are terms that this player can offer.
    play(at_home(game, seat), seat, "offer_trade", give=give, want=want)
    asked = tuple(sorted({int(partner) for partner in to if is_whole(partner)}))
    offer = Offer(game.next_number(), seat, give, want, asked)
    game.offers.open(offer)
    return offer


def own_offer(game: HallGame, seat: int, number: int) -> Offer:
    offer = game.offers.get(number)
    if offer is None or offer.seat != seat:
        raise Refused(NO_OFFER.of())
    return offer


def offer_to(game: HallGame, seat: int, number: int) -> Offer:
    """An open offer that is made to a seat."""
    offer = game.offers.get(number)
    if offer is None or seat not in offer.to:
        raise Refused(NO_OFFER.of())
    return offer


def withdraw(game: HallGame, seat: int, number: int) -> None:
    game.offers.close(own_offer(game, seat, number).number)


def decline(game: HallGame, seat: int, number: int) -> None:
    game.offers.decline(offer_to(game, seat, number).number, seat)


def accept(game: HallGame, seat: int, number: int) -> list[Change]:
    """The first acceptance makes the deal; where one of the two lacks the cards, the offer is cancelled (BIG-118)."""
    offer = offer_to(game, seat, number)
    game.offers.close(number)
    position = at_home(game, offer.seat)
    partner = position.local(seat)
    try:
        play(position, offer.seat, "offer_trade", give=offer.give, want=offer.want, to=[partner])
        play(position, seat, "accept")
        play(position, offer.seat, "confirm", seat=partner)
    except Refused:
        raise Refused(CARDS_GONE.of()) from None
    return position.write_back()
