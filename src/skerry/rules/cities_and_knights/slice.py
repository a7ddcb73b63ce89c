"""What Cities & Knights adds to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.engine.state import NOBODY, OFF_BOARD, Slice
from skerry.rules.cities_and_knights.tables import DECK_SIZE, TRACK_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

NOWHERE: Final = -1

# Who knows where a card of a deck lies: nobody, everybody (it was played), or the seat that put it there.
UNKNOWN: Final = 0
SEEN_BY_ALL: Final = 1
SEEN_BY_SEAT: Final = 2


class CitiesSlice(Slice):
    def __init__(self, seats: i64, vertices: i64, cards: i64) -> None:
        self.level: vec[i64] = zeros(seats * TRACK_COUNT)
        self.metropolis: vec[i64] = filled(TRACK_COUNT, NOWHERE)  # the vertex of each track's piece
        self.wall: vec[i64] = zeros(vertices)
        self.sideways: vec[i64] = zeros(vertices)  # a city piece that counts as a settlement (CK-176)

        # A knight by its vertex: strength (0: none), colour, whether active, and in which turn it was made so.
        self.knight: vec[i64] = zeros(vertices)
        self.knight_owner: vec[i64] = filled(vertices, NOBODY)
        self.active: vec[i64] = zeros(vertices)
        self.activated: vec[i64] = zeros(vertices)
        self.promoted: vec[i64] = zeros(vertices)

        # Three decks one after another, each with its top last.
        self.deck: vec[i64] = zeros(TRACK_COUNT * DECK_SIZE)
        self.deck_known: vec[i64] = zeros(TRACK_COUNT * DECK_SIZE)
        self.deck_left: vec[i64] = zeros(TRACK_COUNT)
        self.held: vec[i64] = zeros(seats * cards)
        self.laid_open: vec[i64] = filled(cards, NOBODY)  # who has a card that is points (CK-186)
        self.defender: vec[i64] = zeros(seats)
        self.points: vec[i64] = zeros(seats)  # what all of this is worth

        self.merchant_hex: i64 = OFF_BOARD
        self.merchant_holder: i64 = NOBODY
        self.ship: i64 = 0  # the step of the barbarians
        self.attacks: i64 = 0
        self.robber_start: i64 = OFF_BOARD  # where a locked robber will stand (CK-077)

        self.red: i64 = 0  # the red die that counts for progress cards
        self.set_red: i64 = 0  # dice set by the alchemist and not yet used
        self.set_yellow: i64 = 0
        self.alchemist_turn: i64 = 0
        self.fleet: i64 = 0  # bit k set: kind k trades 2:1 for the active seat this turn
        self.harbour_offers: vec[i64] = zeros(seats)  # exchanges still open with each opponent this turn
        # Hands when production began, and whether there was one: for those who got nothing (CK-062).
        self.hand_before: vec[i64] = zeros(seats)
        self.produced: i64 = 0

    def copy(self) -> Slice:
        twin = CitiesSlice(0, 0, 0)
        twin.level = self.level[:]
        twin.metropolis = self.metropolis[:]
        twin.wall = self.wall[:]
        twin.sideways = self.sideways[:]
        twin.knight = self.knight[:]
        twin.knight_owner = self.knight_owner[:]
        twin.active = self.active[:]
        twin.activated = self.activated[:]
        twin.promoted = self.promoted[:]
        twin.deck = self.deck[:]
        twin.deck_known = self.deck_known[:]
        twin.deck_left = self.deck_left[:]
        twin.held = self.held[:]
        twin.laid_open = self.laid_open[:]
        twin.defender = self.defender[:]
        twin.points = self.points[:]
        twin.merchant_hex = self.merchant_hex
        twin.merchant_holder = self.merchant_holder
        twin.ship = self.ship
        twin.attacks = self.attacks
        twin.robber_start = self.robber_start
        twin.red = self.red
        twin.set_red = self.set_red
        twin.set_yellow = self.set_yellow
        twin.alchemist_turn = self.alchemist_turn
        twin.fleet = self.fleet
        twin.harbour_offers = self.harbour_offers[:]
        twin.hand_before = self.hand_before[:]
        twin.produced = self.produced
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "level": list(self.level),
            "metropolis": list(self.metropolis),
            "wall": list(self.wall),
            "sideways": list(self.sideways),
            "knight": list(self.knight),
            "knight_owner": list(self.knight_owner),
            "active": list(self.active),
            "activated": list(self.activated),
            "promoted": list(self.promoted),
            "deck": list(self.deck),
            "deck_known": list(self.deck_known),
            "deck_left": list(self.deck_left),
            "held": list(self.held),
            "laid_open": list(self.laid_open),
            "defender": list(self.defender),
            "points": list(self.points),
            "merchant": [self.merchant_hex, self.merchant_holder],
            "barbarians": [self.ship, self.attacks, self.robber_start],
            "dice": [self.red, self.set_red, self.set_yellow, self.alchemist_turn],
            "fleet": [self.fleet],
            "harbour_offers": list(self.harbour_offers),
            "hand_before": list(self.hand_before),
            "produced": [self.produced],
        }


class CitiesSlot:
    """Where the slice is found, and the numbers under which the game knows the pieces; filled in when declared."""

    def __init__(self) -> None:
        self.slot: i64 = 0
        self.wall: i64 = 0
        self.basic_knight: i64 = 0
        self.cards: i64 = 0

    def new(self, rules: Rules) -> CitiesSlice:
        return CitiesSlice(rules.seats, rules.topology.vertices, self.cards)

    def of(self, kernel: Kernel) -> CitiesSlice:
        return cast(CitiesSlice, kernel.state.slices[self.slot])

    def knight_piece(self, strength: i64) -> i64:
        """The pieces of the three strengths are numbered one after another."""
        return self.basic_knight + strength - 1
