"""Claims of victory (BIG-220 to BIG-239)."""

from __future__ import annotations

from tests.big.oracle.books import TARGET, Books, Claims, Wrong
from tests.big.oracle.heard import Heard, enter

# BIG-236.
ALERTING = 3


def claim(books: Books, seat: int, at: int) -> None:
    """The first stops the WINDOW; others are simultaneous for a while (BIG-225 to BIG-227)."""
    assert books.deadline is not None
    if books.players[seat].claimed:
        raise Wrong("claimed_before")
    if books.claims is None:
        tie_until = min(at + 1000 * books.settings["claim_tie_seconds"], books.deadline)
        books.claims = Claims(at, tie_until, books.deadline - at, [])
    else:
        books.seen["simultaneous"] += 1
    books.claims.seats.append(seat)
    books.players[seat].claimed = True


def open_review(books: Books, at: int, heard: Heard) -> None:
    """BIG-228, BIG-229: without a referee the count stands after a while."""
    assert books.claims is not None
    books.phase = "CLAIM_REVIEW"
    books.deadline = None if books.referees else at + 1000 * books.settings["review_seconds"]
    told = heard.state(books, at, "CLAIM_REVIEW")
    assert told["deadline"] == books.deadline
    counted = [
        {"seat": seat, "points": books.points(seat), "cards": books.players[seat].hand.total()}
        for seat in books.claims.seats
    ]
    assert told["claims"] == counted
    books.seen["CLAIM_REVIEW"] += 1


def judge_by_points(books: Books) -> None:
    assert books.claims is not None
    for seat in books.claims.seats:
        books.claims.judged.setdefault(seat, books.points(seat) >= TARGET)


def settle(books: Books, at: int, heard: Heard) -> None:
    """BIG-230 to BIG-235."""
    assert books.claims is not None
    claims, books.claims = books.claims, None
    confirmed = [seat for seat in claims.seats if claims.judged[seat]]
    for seat in claims.seats:
        if not claims.judged[seat]:
            books.players[seat].false_claims += 1
            if books.players[seat].false_claims >= ALERTING:
                books.alerts.append(("false_claims", seat))
    if confirmed:
        books.winner = min(confirmed, key=lambda seat: (-books.worth(seat), books.players[seat].number))
        enter(books, "FINISHED", at, heard)
        return
    books.seen["false_claim"] += 1
    for request in books.requests.values():
        request.limit += at - claims.at
    books.phase, books.deadline = "WINDOW", at + claims.left
    assert heard.state(books, at, "WINDOW")["deadline"] == books.deadline
