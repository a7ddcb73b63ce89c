"""What a referee does, in the books (BIG-240 to BIG-256)."""

from __future__ import annotations

from collections import Counter

from tests.big.oracle.books import KNIGHTS, LIMITS, Books, Cards, Wrong
from tests.big.oracle.claims import settle
from tests.big.oracle.clock import end_discard_if_done, end_window_if_done
from tests.big.oracle.heard import Heard
from tests.big.oracle.leave import build_as_asked
from tests.big.oracle.routes import FEWEST_KNIGHTS, measure
from tests.big.oracle.strip import Edge, Half, Hex, Point


def pause(books: Books, at: int, heard: Heard) -> None:
    if books.phase in ("LOBBY", "FINISHED", "PAUSED"):
        raise Wrong("not_now")
    books.paused = (books.phase, at)
    books.phase = "PAUSED"
    heard.state(books, at, "PAUSED")


def resume(books: Books, at: int, heard: Heard) -> None:
    """The time left is restored, of all that runs (BIG-245)."""
    if books.paused is None:
        raise Wrong("not_now")
    books.phase, began = books.paused
    books.paused = None
    shift(books, at - began)
    assert heard.state(books, at, books.phase)["deadline"] == books.deadline


def shift(books: Books, by: int) -> None:
    if books.deadline is not None:
        books.deadline += by
    for request in books.requests.values():
        request.limit += by
    if books.claims is not None:
        books.claims.at += by
        books.claims.tie_until += by


def extend(books: Books, at: int, heard: Heard, seconds: int) -> None:
    """BIG-247."""
    if books.phase in ("LOBBY", "FINISHED", "PAUSED") or books.deadline is None:
        raise Wrong("not_now")
    books.deadline += 1000 * seconds
    assert heard.state(books, at, books.phase)["deadline"] == books.deadline


def judge(books: Books, at: int, heard: Heard, seat: int, *, confirm: bool) -> None:
    if books.claims is None or books.phase != "CLAIM_REVIEW" or seat not in books.claims.seats:
        raise Wrong("no_claim")
    books.claims.judged[seat] = confirm
    if set(books.claims.judged) == set(books.claims.seats):
        settle(books, at, heard)


def correct_cards(books: Books, seat: int, give: Cards, take: Cards) -> None:
    """BIG-242, BIG-243."""
    if books.phase == "END_TURN":
        raise Wrong("corrected_late")
    if not give <= books.bank_of(seat) or not take <= books.players[seat].hand:
        raise Wrong("not_held")
    books.receive(seat, give)
    books.pay(seat, take)


def correct_robber(books: Books, robber: Half, hex_: Hex) -> None:
    """A robber never leaves its half (BIG-062)."""
    if books.strip.half_of_hex(hex_) != robber or not books.strip.is_land(hex_):
        raise Wrong("other_half")
    books.robbers[robber] = hex_


def correct_route(books: Books, seat: int, kind: str, edge: Edge) -> None:
    if books.pieces(seat, kind) >= LIMITS[kind]:
        raise Wrong("no_piece")
    books.routes[edge] = (seat, kind)
    if kind == "ship":
        books.players[seat].new_ships.add(edge)
    measure(books)


def correct_building(books: Books, seat: int, kind: str, point: Point) -> None:
    if books.pieces(seat, kind) >= LIMITS[kind]:
        raise Wrong("no_piece")
    books.buildings[point] = (seat, kind)
    measure(books)


def expel(books: Books, at: int, heard: Heard, seat: int) -> None:
    """BIG-249 to BIG-254: what was asked of or by somebody who has gone falls away, and leave is given (BIG-162)."""
    player = books.players[seat]
    if not player.plays:
        raise Wrong("nobody")
    books.pay(seat, Counter(player.hand))
    player.held.clear()
    player.bought.clear()
    books.bank_of(seat).update(player.due)
    player.due = Counter()
    player.owed = 0
    player.expelled = True
    player.knights = 0
    measure(books)
    if books.markers[seat // 2, KNIGHTS] == seat:
        mate = seat ^ 1
        books.markers[seat // 2, KNIGHTS] = mate if books.players[mate].knights >= FEWEST_KNIGHTS else None
    for offer in list(books.offers.values()):
        if seat in offer.to:
            offer.to.remove(seat)
        if offer.seat == seat or not offer.to:
            del books.offers[offer.number]
    for request in list(books.requests.values()):
        if request.seat == seat:
            del books.requests[request.number]
        elif request.owner == seat:
            del books.requests[request.number]
            build_as_asked(books, request)
    if books.phase == "DISCARD":
        end_discard_if_done(books, at, heard)
    end_window_if_done(books, at, heard)
