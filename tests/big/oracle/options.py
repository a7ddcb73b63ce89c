"""All that a player could say now by the books, but for offers, as the game tells it, and whole commands of that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from tests.big.oracle.books import RESOURCES, Books, Wrong
from tests.big.oracle.building import (
    can_pay,
    check_city,
    check_movable,
    check_route,
    near_edges,
    route_places,
)
from tests.big.oracle.cards import PLAYED, affecting, check_card, payable_trades
from tests.big.oracle.heard import Json
from tests.big.oracle.leave import check_asking
from tests.big.oracle.strip import SIDE_NAMES, Edge

Option = tuple[object, ...]


def passes(check: object, *given: object) -> bool:
    assert callable(check)
    try:
        check(*given)
    except Wrong:
        return False
    return True


def options(books: Books, seat: int) -> set[Option]:
    """For a player on turn in an open WINDOW."""
    strip = books.strip
    found: set[Option] = set()
    edges = near_edges(books, seat)
    for kind in ("road", "ship"):
        found.update((f"build_{kind}", edge) for edge in edges if passes(check_route, books, seat, kind, edge))
    for point in {point for edge in edges for point in strip.edge_ends[edge]}:
        if passes(check_asking, books, seat, point):
            found.add(("build_settlement", strip.vertex_name[point]))
    for point in books.own_points(seat):
        if passes(check_city, books, seat, point):
            found.add(("build_city", strip.vertex_name[point]))
    found.update(("bank_trade", give, take) for give, take in payable_trades(books, seat))
    found.update(("move_ship", ship) for ship in movable_ships(books, seat))
    if any(books.stacks[seat // 2]) and can_pay(books, seat, "card"):
        found.add(("buy_card",))
    found.update(
        ("play_card", card)
        for card in PLAYED
        if passes(check_card, books, seat, card) and has_effect(books, seat, card)
    )
    return found


def movable_ships(books: Books, seat: int) -> list[Edge]:
    return [
        ship
        for ship in books.own_edges(seat, "ship")
        if passes(check_movable, books, seat, ship) and any(to != ship for to in ship_moves(books, seat, ship))
    ]


def ship_moves(books: Books, seat: int, ship: Edge) -> list[Edge]:
    owned = books.routes.pop(ship)
    places = route_places(books, seat, "ship", without=ship)
    books.routes[ship] = owned
    return [edge for edge in places if edge != ship]


def has_effect(books: Books, seat: int, card: str) -> bool:
    if card == "knight":
        return bool(affecting(books, seat) or books.bank_of(seat).total())
    if card == "year_of_plenty":
        return books.bank_of(seat).total() > 0
    return any(route_places(books, seat, kind) for kind in ("road", "ship"))


def whole(books: Books, seat: int, option: Option, chance: random.Random) -> Iterator[Json]:
    """A command that says all that an option leaves open; nothing where chance finds no way."""
    kind, rest = option[0], cast("tuple[Any, ...]", option[1:])
    if kind in ("build_road", "build_ship"):
        yield {"edge": list(chance.choice(books.strip.names(rest[0])))}
    elif kind in ("build_settlement", "build_city"):
        yield {"vertex": list(rest[0])}
    elif kind == "bank_trade":
        yield {"give": rest[0], "take": rest[1]}
    elif kind == "move_ship":
        yield {"edge": list(rest[0]), "to": list(chance.choice(ship_moves(books, seat, rest[0])))}
    elif kind == "play_card":
        yield {"card": rest[0], **card_choices(books, seat, rest[0], chance)}
    else:
        yield {}


def card_choices(books: Books, seat: int, card: object, chance: random.Random) -> Json:
    bank = books.bank_of(seat)
    if card == "knight":
        robbers = affecting(books, seat)
        if robbers:
            board, side = chance.choice(robbers)
            return {"robber": [board, SIDE_NAMES[side]]}
        return {"resource": chance.choice([card for card in RESOURCES if bank[card]])}
    if card == "year_of_plenty":
        left = Counter({card: min(count, 2) for card, count in bank.items()})
        return {"cards": chance.sample(sorted(left.elements()), min(2, bank.total()))}
    return {"pieces": free_pieces(books, seat, chance)}


def free_pieces(books: Books, seat: int, chance: random.Random) -> list[list[object]]:
    """Two pieces one after the other, or one where it is the last."""
    routes = dict(books.routes)
    pieces: list[list[object]] = []
    for _ in range(2):
        places = [(kind, edge) for kind in ("road", "ship") for edge in route_places(books, seat, kind)]
        if places:
            kind, edge = chance.choice(places)
            books.routes[edge] = (seat, kind)
            pieces.append([kind, list(edge)])
    books.routes = routes
    return pieces
