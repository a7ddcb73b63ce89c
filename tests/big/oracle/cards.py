"""Trade with the bank, and development cards (BIG-120 to BIG-124, BIG-169 to BIG-187, BIG-288)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.big.oracle.books import COSTS, RESOURCES, YIELDS, Books, Wrong
from tests.big.oracle.building import can_pay, check_place, has_piece, route_places
from tests.big.oracle.routes import count_knights, measure
from tests.big.oracle.strip import Half

PLAYED = ("knight", "road_building", "year_of_plenty")


def check_bank_trade(books: Books, seat: int, give: str, take: str) -> None:
    if give == take:
        raise Wrong("same_card")
    if books.players[seat].hand[give] < books.rate(seat, give):
        raise Wrong("not_held")
    if books.bank_of(seat)[take] < 1:
        raise Wrong("bank_empty")


def bank_trade(books: Books, seat: int, give: str, take: str) -> None:
    check_bank_trade(books, seat, give, take)
    books.pay(seat, Counter({give: books.rate(seat, give)}))
    books.receive(seat, Counter({take: 1}))


def check_buy(books: Books, seat: int) -> None:
    if not any(books.stacks[seat // 2]):
        raise Wrong("no_card")
    if not can_pay(books, seat, "card"):
        raise Wrong("too_dear")


def buy_card(books: Books, seat: int, card: str) -> None:
    """The own stack first, then the board-mate's (BIG-059)."""
    check_buy(books, seat)
    books.pay(seat, COSTS["card"])
    stacks = books.stacks[seat // 2]
    side = seat % 2 if stacks[seat % 2] else 1 - seat % 2
    stacks[side] -= 1
    books.drawn[seat // 2][card] += 1
    books.players[seat].held[card] += 1
    books.players[seat].bought[card] += 1


def affecting(books: Books, seat: int) -> list[Half]:
    """The robbers on numbered hexes beside a building of a seat (BIG-176, BIG-179, BIG-180)."""
    own = set(books.own_points(seat))
    return [
        half
        for half, hex_ in books.robbers.items()
        if books.strip.number[hex_] and any(hex_ in books.strip.hexes_at[point] for point in own)
    ]


def check_card(books: Books, seat: int, card: str) -> None:
    player = books.players[seat]
    if card not in PLAYED:
        raise Wrong("never_played")
    if player.card_played:
        raise Wrong("played_already")
    if player.held[card] < 1:
        raise Wrong("no_such_card")
    if player.held[card] - player.bought[card] < 1:
        raise Wrong("new_card")


def play_card(books: Books, seat: int, operands: Mapping[str, Any]) -> None:
    card = operands["card"]
    check_card(books, seat, card)
    {"knight": _knight, "year_of_plenty": _year_of_plenty, "road_building": _road_building}[card](books, seat, operands)
    player = books.players[seat]
    player.held[card] -= 1
    player.card_played = True
    if card == "knight":
        player.knights += 1
        count_knights(books, seat)


def _knight(books: Books, seat: int, operands: Mapping[str, Any]) -> None:
    robbers = affecting(books, seat)
    bank = books.bank_of(seat)
    if robbers:
        if "resource" in operands or "robber" not in operands:
            raise Wrong("other_choices")
        robber = operands["robber"]
        if robber not in robbers:
            raise Wrong("other_robber")
        resource = YIELDS[books.strip.terrain[books.robbers[robber]]]
        books.robbers[robber] = books.strip.desert(robber)
        books.seen["knight_moves_robber"] += 1
        if bank[resource]:
            books.receive(seat, Counter({resource: 1}))
        else:
            books.seen["knight_gets_nothing"] += 1
    else:
        if "robber" in operands or "resource" not in operands:
            raise Wrong("other_choices")
        if not bank[operands["resource"]]:
            raise Wrong("bank_empty")
        books.receive(seat, Counter({operands["resource"]: 1}))


def _year_of_plenty(books: Books, seat: int, operands: Mapping[str, Any]) -> None:
    """Two cards, or the last one (BASE-151)."""
    if set(operands) != {"card", "cards"}:
        raise Wrong("other_choices")
    bank = books.bank_of(seat)
    wanted = Counter(operands["cards"])
    if wanted.total() != min(2, bank.total()) or not wanted:
        raise Wrong("other_choices" if bank.total() else "bank_empty")
    if not wanted <= bank:
        raise Wrong("bank_empty")
    books.receive(seat, wanted)


def _road_building(books: Books, seat: int, operands: Mapping[str, Any]) -> None:
    """Both pieces in order, or one where no second is possible (BIG-174, BIG-288)."""
    if set(operands) != {"card", "pieces"}:
        raise Wrong("other_choices")
    pieces = operands["pieces"]
    if len(pieces) not in (1, 2):
        raise Wrong("other_choices")
    routes = dict(books.routes)
    try:
        for kind, edge in pieces:
            check_place(books, seat, kind, edge)
            if not has_piece(books, seat, kind):
                raise Wrong("no_piece")
            books.routes[edge] = (seat, kind)
        if len(pieces) == 1:
            books.seen["single_free_piece"] += 1
            if any(route_places(books, seat, kind) for kind in ("road", "ship")):
                raise Wrong("other_choices")
    except Wrong:
        books.routes = routes
        raise
    books.players[seat].new_ships.update(edge for kind, edge in pieces if kind == "ship")
    measure(books)


def payable_trades(books: Books, seat: int) -> list[tuple[str, str]]:
    bank = books.bank_of(seat)
    return [
        (give, take)
        for give in RESOURCES
        for take in RESOURCES
        if give != take and bank[take] and books.players[seat].hand[give] >= books.rate(seat, give)
    ]
