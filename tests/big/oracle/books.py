"""What the referee writes down of a game, and what can be read off it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from tests.big.oracle.strip import Edge, Half, Hex, Point, Strip

Cards = Counter[str]

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
YIELDS = {"forest": "wood", "hill": "brick", "pasture": "wool", "field": "grain", "mountain": "ore"}
COSTS: Mapping[str, Cards] = {
    "road": Counter(wood=1, brick=1),
    "ship": Counter(wood=1, wool=1),
    "settlement": Counter(wood=1, brick=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "card": Counter(wool=1, grain=1, ore=1),
}
LIMITS = {"road": 15, "ship": 15, "settlement": 5, "city": 10}
PIECE_POINTS = {"settlement": 1, "city": 2}
DECK = Counter(knight=14, victory_point=5, road_building=2, year_of_plenty=2)
STACKS = (12, 11)
BANK = 19
TARGET = 25
LONGEST, KNIGHTS = "longest_road", "order_of_knights"
MARKERS = (LONGEST, KNIGHTS)


class Wrong(Exception):
    """The books refuse a command; `cause` is one word."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


@dataclass
class Player:
    """A seat and whoever sits there; nobody in a vacant one."""

    number: int | None
    connected: bool = True
    expelled: bool = False
    chosen: bool = False
    hand: Cards = field(default_factory=Counter)
    held: Cards = field(default_factory=Counter)
    bought: Cards = field(default_factory=Counter)
    knights: int = 0
    bonuses: set[Half] = field(default_factory=set)
    due: Cards = field(default_factory=Counter)
    owed: int = 0
    card_played: bool = False
    ship_moved: bool = False
    new_ships: set[Edge] = field(default_factory=set)
    claimed: bool = False
    done: bool = False
    false_claims: int = 0

    @property
    def plays(self) -> bool:
        return self.number is not None and not self.expelled


@dataclass
class Offer:
    number: int
    seat: int
    give: Cards
    want: Cards
    to: list[int]


@dataclass
class Request:
    """A question for leave to build a settlement; silence is leave at `limit`, if the WINDOW is still open."""

    number: int
    seat: int
    owner: int
    point: Point
    limit: int


@dataclass
class Claims:
    """`left`: what the WINDOW had left at the first of them."""

    at: int
    tie_until: int
    left: int
    seats: list[int]
    judged: dict[int, bool] = field(default_factory=dict)


class Books:
    """One game, from the moment at which seats are given out."""

    def __init__(self, strip: Strip, settings: Mapping[str, Any], people: int) -> None:
        self.strip = strip
        self.settings = settings
        self.players = [Player(seat + 1 if seat < people else None) for seat in range(2 * strip.boards)]
        self.banks = [Counter(dict.fromkeys(RESOURCES, BANK)) for _ in range(strip.boards)]
        self.stacks = [list(STACKS) for _ in range(strip.boards)]
        self.drawn: list[Cards] = [Counter() for _ in range(strip.boards)]
        self.routes: dict[Edge, tuple[int, str]] = {}
        self.buildings: dict[Point, tuple[int, str]] = {}
        self.robbers: dict[Half, Hex] = {}
        self.markers: dict[tuple[int, str], int | None] = {}
        for board in range(strip.boards):
            for side in (0, 1):
                self.robbers[board, side] = strip.desert((board, side))
            for marker in MARKERS:
                self.markers[board, marker] = None
        for seat, player in enumerate(self.players):
            if player.plays:
                spots, road, ship = strip.start(seat)
                self.buildings |= dict.fromkeys(spots, (seat, "settlement"))
                self.routes[road] = (seat, "road")
                self.routes[ship] = (seat, "ship")
        self.lengths = dict.fromkeys(range(len(self.players)), 0)
        self.offers: dict[int, Offer] = {}
        self.requests: dict[int, Request] = {}
        self.refused: set[tuple[int, Point]] = set()
        self.deeds: list[tuple[int, str, Cards]] = []
        self.phase = "LOBBY"
        self.turn = 0
        self.deadline: int | None = None
        self.paused: tuple[str, int] | None = None
        self.roll: tuple[int, int] | None = None
        self.second_roll: tuple[int, int] | None = None
        self.claims: Claims | None = None
        self.winner: int | None = None
        self.referees: set[str] = set()
        self.alerts: list[tuple[str, int]] = []
        self.seen: Counter[object] = Counter()

    @property
    def group(self) -> int:
        """0: Sun, whose turns are odd (BIG-078)."""
        return 1 - self.turn % 2

    def is_active(self, seat: int) -> bool:
        return self.turn > 0 and seat % 2 == self.group and self.players[seat].plays

    def copy(self) -> Books:
        """What never changes is shared."""
        return deepcopy(self, {id(self.strip): self.strip, id(self.settings): self.settings})

    def until(self, request: Request) -> int:
        """BIG-156: at most until the WINDOW ends."""
        assert self.deadline is not None
        return min(request.limit, self.deadline)

    def bank_of(self, seat: int) -> Cards:
        return self.banks[seat // 2]

    def pay(self, seat: int, cards: Cards) -> None:
        """To the home bank (BIG-103)."""
        self.players[seat].hand -= cards
        self.bank_of(seat).update(cards)

    def receive(self, seat: int, cards: Cards) -> None:
        bank = self.bank_of(seat)
        bank.subtract(cards)
        assert min(bank.values()) >= 0
        self.players[seat].hand += cards

    def pieces(self, seat: int, kind: str) -> int:
        return [*self.routes.values(), *self.buildings.values()].count((seat, kind))

    def own_points(self, seat: int) -> list[Point]:
        return [point for point, (owner, _) in self.buildings.items() if owner == seat]

    def own_edges(self, seat: int, kind: str) -> list[Edge]:
        return [edge for edge, owned in self.routes.items() if owned == (seat, kind)]

    def rate(self, seat: int, resource: str) -> int:
        """BIG-120, BIG-122, BIG-123."""
        kinds = {self.strip.harbours.get(point) for point in self.own_points(seat)}
        return 2 if resource in kinds else 3 if "3:1" in kinds else 4

    def public_points(self, seat: int) -> int:
        """Without cards, which are hidden (BIG-212 to BIG-217); nothing counts for who was sent away (BIG-251)."""
        if not self.players[seat].plays:
            return 0
        pieces = sum(PIECE_POINTS[kind] for owner, kind in self.buildings.values() if owner == seat)
        held = [marker for marker in MARKERS if self.markers[seat // 2, marker] == seat]
        return pieces + 2 * len(self.players[seat].bonuses) + 2 * len(held)

    def points(self, seat: int) -> int:
        player = self.players[seat]
        return self.public_points(seat) + (player.held["victory_point"] if player.plays else 0)

    def worth(self, seat: int) -> int:
        """BIG-232."""
        return 10 * self.points(seat) + self.players[seat].hand.total()

    def note(self, seat: int, kind: str, paid: Cards | None = None) -> None:
        self.seen[kind] += 1
        self.deeds.append((seat, kind, Counter(paid or {})))
