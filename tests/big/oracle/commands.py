"""What a player says, judged by the books: carried out in them, or refused with nothing changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tests.big.oracle.books import COSTS, RESOURCES, Books, Cards, Wrong
from tests.big.oracle.building import build_city, build_route, build_settlement, move_ship
from tests.big.oracle.cards import bank_trade, buy_card, play_card
from tests.big.oracle.claims import claim
from tests.big.oracle.clock import choose_start, end_discard_if_done, end_window_if_done
from tests.big.oracle.heard import Heard, Json, read_cards
from tests.big.oracle.leave import answer, ask, check_asking, needs_leave
from tests.big.oracle.strip import SIDE_NAMES, Edge, Half, Point
from tests.big.oracle.trades import accept, decline, make_offer, withdraw

# Of which states a command is, where not of the WINDOW; and what is not only for who is on turn (BIG-090, BIG-108).
STATES = {"choose_start": ("SETUP",), "discard": ("DISCARD",), "take_production": ("PRODUCTION", "WINDOW")}
OF_ANYBODY = ("accept", "decline", *STATES)


def check_moment(books: Books, seat: int, kind: str) -> None:
    """BIG-087 to BIG-090, BIG-225, BIG-245."""
    if not books.players[seat].plays:
        raise Wrong("nobody")
    if kind == "call_referee":
        return
    if books.phase == "PAUSED":
        raise Wrong("paused")
    if books.claims is not None and (kind != "claim" or books.phase == "CLAIM_REVIEW"):
        raise Wrong("claim_pending")
    if books.phase not in STATES.get(kind, ("WINDOW",)):
        raise Wrong("not_now")
    if kind not in OF_ANYBODY and not books.is_active(seat):
        raise Wrong("not_your_turn")


def read_edge(books: Books, word: Any) -> Edge:
    board, row, col, side = word
    hex_ = (board, row, col)
    edge = books.strip.edge(hex_, side) if hex_ in books.strip.centre else None
    if edge is None:
        raise Wrong("no_place")
    return edge


def read_point(books: Books, word: Any) -> Point:
    board, row, col, corner = word
    if (board, row, col) not in books.strip.centre:
        raise Wrong("no_place")
    return books.strip.corner((board, row, col), corner)


def read_robber(books: Books, word: Any) -> Half:
    board, side = word
    return board, SIDE_NAMES.index(side)


class Hearing:
    """One command before the books. `card_of`: what card somebody has just bought; `told`: what the game answered."""

    def __init__(
        self, books: Books, at: int, heard: Heard, card_of: Callable[[int], str], told: Mapping[str, Any]
    ) -> None:
        self.books, self.at, self.heard, self.card_of, self.told = books, at, heard, card_of, told

    def carry_out(self, seat: int, kind: str, said: Json) -> Json:
        """What the game has to tell of it, or Wrong."""
        check_moment(self.books, seat, kind)
        expected: Json = getattr(self, f"_{kind}")(seat, said) or {}
        self.books.note(seat, kind, expected.get("paid"))
        self._follow()
        return expected

    def _follow(self) -> None:
        books = self.books
        if books.phase == "DISCARD":
            end_discard_if_done(books, self.at, self.heard)
        end_window_if_done(books, self.at, self.heard)

    def _choose_start(self, seat: int, said: Json) -> None:
        if self.books.players[seat].chosen:
            raise Wrong("chosen_before")
        if not {said["cards"], said["city"]} <= {0, 1, 2}:
            raise Wrong("no_place")
        choose_start(self.books, seat, said["cards"], said["city"])

    def _discard(self, seat: int, said: Json) -> None:
        player = self.books.players[seat]
        cards = read_cards(said["cards"])
        if not player.owed:
            raise Wrong("nothing_owed")
        if cards.total() != player.owed or not cards <= player.hand:
            raise Wrong("other_cards")
        self.books.pay(seat, cards)
        player.owed = 0

    def _take_production(self, seat: int, said: Json) -> None:
        player = self.books.players[seat]
        if not player.due.total():
            raise Wrong("nothing_due")
        player.hand += player.due
        player.due = Counter()

    def _offer(self, seat: int, said: Json) -> Json:
        give, want = read_cards(said["give"]), read_cards(said["want"])
        number = self.told.get("offer", 0)
        make_offer(self.books, seat, give, want, said["to"], number)
        return {"offer": number}

    def _withdraw(self, seat: int, said: Json) -> None:
        withdraw(self.books, seat, said["offer"])

    def _accept(self, seat: int, said: Json) -> None:
        accept(self.books, seat, said["offer"])

    def _decline(self, seat: int, said: Json) -> None:
        decline(self.books, seat, said["offer"])

    def _bank_trade(self, seat: int, said: Json) -> Json:
        if not {said["give"], said["take"]} <= set(RESOURCES):
            raise Wrong("no_such_card")
        paid = Counter({said["give"]: self.books.rate(seat, said["give"])})
        bank_trade(self.books, seat, said["give"], said["take"])
        return {"paid": paid}

    def _build_road(self, seat: int, said: Json) -> Json:
        build_route(self.books, seat, "road", read_edge(self.books, said["edge"]))
        return {"paid": COSTS["road"]}

    def _build_ship(self, seat: int, said: Json) -> Json:
        build_route(self.books, seat, "ship", read_edge(self.books, said["edge"]))
        return {"paid": COSTS["ship"]}

    def _build_settlement(self, seat: int, said: Json) -> Json:
        """BIG-155, BIG-156."""
        point = read_point(self.books, said["vertex"])
        check_asking(self.books, seat, point)
        if needs_leave(self.books, seat, point):
            request = ask(self.books, seat, point, self.told.get("request", 0), self.at)
            return {"asked": request.owner, "request": request.number, "until": self.books.until(request)}
        build_settlement(self.books, seat, point)
        return {"paid": COSTS["settlement"]}

    def _build_city(self, seat: int, said: Json) -> Json:
        """No leave is ever needed (BIG-154)."""
        build_city(self.books, seat, read_point(self.books, said["vertex"]))
        return {"paid": COSTS["city"]}

    def _move_ship(self, seat: int, said: Json) -> None:
        move_ship(self.books, seat, read_edge(self.books, said["edge"]), read_edge(self.books, said["to"]))

    def _buy_card(self, seat: int, said: Json) -> Json:
        books = self.books
        if not any(books.stacks[seat // 2]):
            raise Wrong("no_card")
        if not COSTS["card"] <= books.players[seat].hand:
            raise Wrong("too_dear")
        buy_card(books, seat, self.card_of(seat))
        return {"paid": COSTS["card"]}

    def _play_card(self, seat: int, said: Json) -> None:
        operands = dict(said)
        if "robber" in said:
            operands["robber"] = read_robber(self.books, said["robber"])
        if "pieces" in said:
            operands["pieces"] = [(kind, read_edge(self.books, edge)) for kind, edge in said["pieces"]]
        play_card(self.books, seat, operands)

    def _answer(self, seat: int, said: Json) -> None:
        answer(self.books, seat, said["request"], allow=said["allow"])

    def _claim(self, seat: int, said: Json) -> None:
        claim(self.books, seat, self.at)

    def _done(self, seat: int, said: Json) -> None:
        self.books.players[seat].done = True

    def _call_referee(self, seat: int, said: Json) -> None:
        self.books.alerts.append(("called", seat))


def plain_cards(cards: Cards) -> dict[str, int]:
    return {card: count for card, count in cards.items() if count}
