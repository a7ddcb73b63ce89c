"""What is open between players is found by seat and by time."""

from __future__ import annotations

from skerry.big.books import Offer, OfferBook, Request, RequestBook
from skerry.big.messages import Command


def offer(number: int, seat: int, *to: int) -> Offer:
    return Offer(number, seat, {"ore": 1}, {"wood": 1}, to)


def test_an_offer_is_found_by_its_maker_and_by_all_who_may_take_it() -> None:
    book = OfferBook()
    book.open(offer(1, 0, 1, 2))
    book.open(offer(2, 2, 0))
    assert [[one.number for one in book.of(seat)] for seat in range(4)] == [[1, 2], [1], [1, 2], []]
    assert (book.made_by(0), book.made_by(1)) == (1, 0)
    book.decline(1, 1)
    assert [one.number for one in book.of(1)] == []
    assert [one.to for one in book.of(0)] == [(2,), (0,)]
    book.decline(1, 2)
    assert 1 not in book
    book.leave(0)
    assert len(book) == 0


def test_requests_run_out_in_the_order_of_their_times() -> None:
    book = RequestBook()
    for number, until in ((1, 50), (2, 30), (3, 40)):
        book.open(Request(number, 0, 2, 1, number, Command("build_settlement"), until))
    assert book.first_due() == (30, 2)
    book.close(2)
    assert book.first_due() == (40, 3)
    book.shift(100)
    assert book.first_due() == (140, 3)
    assert [request.number for request in book.of(2)] == [1, 3]
    book.close(3)
    book.close(1)
    assert book.first_due() is None
