"""Leave to build in a foreign half (BIG-146 to BIG-162)."""

from __future__ import annotations

from tests.big.oracle.books import Books, Request, Wrong
from tests.big.oracle.building import build_settlement, can_pay, check_settlement, check_vertex, has_piece
from tests.big.oracle.strip import Point


def owner_of(books: Books, point: Point) -> int:
    board, side = books.strip.half_at(point)
    return 2 * board + side


def may_refuse(books: Books, owner: int, point: Point) -> bool:
    """BIG-152."""
    if (
        not books.is_active(owner)
        or not has_piece(books, owner, "settlement")
        or not can_pay(books, owner, "settlement")
    ):
        return False
    try:
        check_vertex(books, owner, point)
    except Wrong:
        return False
    return True


def needs_leave(books: Books, seat: int, point: Point) -> bool:
    """Whether a settlement that could be built now would have to be asked for."""
    owner = owner_of(books, point)
    return owner != seat and may_refuse(books, owner, point)


def check_asking(books: Books, seat: int, point: Point) -> None:
    check_settlement(books, seat, point)
    if (seat, point) in books.refused:
        raise Wrong("refused_before")
    if any((request.seat, request.point) == (seat, point) for request in books.requests.values()):
        raise Wrong("asked_before")


def ask(books: Books, seat: int, point: Point, number: int, at: int) -> Request:
    """BIG-156."""
    request = Request(number, seat, owner_of(books, point), point, at + 1000 * books.settings["permission_seconds"])
    books.requests[number] = request
    books.seen["asked"] += 1
    return request


def answer(books: Books, seat: int, number: int, *, allow: bool) -> None:
    request = books.requests.get(number)
    if request is None or request.owner != seat:
        raise Wrong("no_request")
    del books.requests[number]
    if not allow and may_refuse(books, seat, request.point):
        books.refused.add((request.seat, request.point))
        books.seen["refused_leave"] += 1
        return
    books.seen["void_refusal" if not allow else "allowed"] += 1
    build_as_asked(books, request)


def build_as_asked(books: Books, request: Request) -> None:
    """Built, if it is still possible: else nothing happens (BIG-159)."""
    try:
        build_settlement(books, request.seat, request.point)
    except Wrong:
        books.seen["request_failed"] += 1
        return
    books.seen["built_as_asked"] += 1
