"""What the books expect a player to see (BIG-143, BIG-237, BIG-265, BIG-269, BIG-270)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.big.oracle.books import KNIGHTS, LIMITS, LONGEST, RESOURCES, Books
from tests.big.oracle.commands import plain_cards
from tests.big.oracle.heard import Json
from tests.big.oracle.printed import COLOURS
from tests.big.oracle.strip import SIDE_NAMES, Half


def clock(books: Books) -> Json:
    return {
        "phase": books.phase,
        "turn": books.turn,
        "group": SIDE_NAMES[books.group],
        "paused": books.paused[0] if books.paused else None,
        "roll": list(books.roll) if books.roll else None,
        "second_roll": list(books.second_roll) if books.second_roll else None,
        "claims": list(books.claims.seats) if books.claims else [],
        "winner": books.winner,
        "deadline": books.deadline,
    }


def colour(books: Books, seat: int) -> str:
    return COLOURS[books.strip.layouts[seat // 2]][seat % 2]


def you(books: Books, seat: int) -> Json:
    player = books.players[seat]
    return {
        "seat": seat,
        "number": player.number,
        "board": seat // 2,
        "side": SIDE_NAMES[seat % 2],
        "colour": colour(books, seat),
        "hand": plain_cards(player.hand),
        "cards": plain_cards(player.held),
        "supply": {kind: most - books.pieces(seat, kind) for kind, most in LIMITS.items()},
        "rates": {resource: books.rate(seat, resource) for resource in RESOURCES},
        "points": books.points(seat),
        "public_points": books.public_points(seat),
        "knights": player.knights,
        "route": books.lengths[seat],
        "owed": player.owed,
        "due": plain_cards(player.due),
    }


def partner(books: Books, seat: int) -> Json:
    player = books.players[seat]
    return {
        "seat": seat,
        "colour": colour(books, seat),
        "connected": player.connected,
        "expelled": player.expelled,
        "cards": player.hand.total(),
        "development_cards": player.held.total(),
        "public_points": books.public_points(seat),
        "knights": player.knights,
        "route": books.lengths[seat],
    }


def board(books: Books, number: int) -> Json:
    strip = books.strip
    return {
        "board": number,
        "layout": strip.layouts[number],
        "routes": in_order([list(edge), *owned] for edge, owned in books.routes.items() if edge[0] == number),
        "buildings": in_order(
            [list(strip.vertex_name[point]), *owned]
            for point, owned in books.buildings.items()
            if strip.vertex_name[point][0] == number
        ),
        "robbers": [list(books.robbers[half]) for half in halves_of(number)],
        "longest_road": books.markers[number, LONGEST],
        "order_of_knights": books.markers[number, KNIGHTS],
    }


def halves_of(number: int) -> list[Half]:
    return [(number, side) for side in (0, 1)]


def in_order(told: Iterable[Any]) -> list[Any]:
    return sorted(told)


def offers(books: Books, seat: int) -> list[Json]:
    return [
        {
            "offer": offer.number,
            "seat": offer.seat,
            "give": plain_cards(offer.give),
            "want": plain_cards(offer.want),
            "to": offer.to,
        }
        for offer in sorted(books.offers.values(), key=lambda offer: offer.number)
        if seat == offer.seat or seat in offer.to
    ]


def requests(books: Books, seat: int) -> list[Json]:
    return [
        {
            "request": request.number,
            "seat": request.seat,
            "owner": request.owner,
            "vertex": list(books.strip.vertex_name[request.point]),
            "until": books.until(request),
        }
        for request in sorted(books.requests.values(), key=lambda request: request.number)
        if seat in (request.seat, request.owner)
    ]


def check_same(told: Json, expected: Json, what: str) -> None:
    differences = {
        name: (told.get(name, "not told"), value) for name, value in expected.items() if told.get(name) != value
    }
    assert not differences, f"{what}: told, expected: {differences}"


def check_frame(books: Books, seat: int, frame: Json) -> None:
    """A whole frame of a player who sits there."""
    check_same(frame["clock"], clock(books), "clock")
    check_same(frame["you"], you(books, seat), f"seat {seat}")
    partners = sorted(other for other in books.strip.partners(seat) if books.players[other].number is not None)
    assert sorted(told["seat"] for told in frame["partners"]) == partners
    for told in frame["partners"]:
        check_same(told, partner(books, told["seat"]), f"partner {told['seat']} of {seat}")
        assert not {"hand", "points"} & set(told), "hidden from partners"
    assert sorted(told["board"] for told in frame["boards"]) == sorted(books.strip.reach(seat))
    for told in frame["boards"]:
        laid = {**told, "routes": in_order(told["routes"]), "buildings": in_order(told["buildings"])}
        check_same(laid, board(books, told["board"]), f"board {told['board']}")
        check_deeds(books, told)
    if books.phase == "FINISHED":
        return
    assert frame["offers"] == offers(books, seat)
    if books.paused is None and books.claims is None:
        assert frame["requests"] == requests(books, seat)


def check_deeds(books: Books, told: Json) -> None:
    """Everybody sees what was paid (BIG-143)."""
    paid = [
        {"seat": seat, "command": kind, "paid": plain_cards(cards)}
        for seat, kind, cards in books.deeds
        if cards and seat // 2 == told["board"]
    ]
    shown = [deed for deed in told["deeds"] if deed["paid"] and deed["seat"] // 2 == told["board"]]
    assert shown == paid, f"{shown} {paid}"
