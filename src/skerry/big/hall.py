"""All that changes on the boards and in the hands of a hall, kept board by board and seat by seat.

Everything is written by `put`, cell by cell, and what was there before is handed back: so a command can be noted, and
taken back, as the cells that it changed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from skerry.big.places import COLUMNS, half_of_hex
from skerry.big.ring import Ring
from skerry.board.terrain import DESERT, RESOURCE_COUNT

NOBODY: Final = -1
BANK_PER_RESOURCE: Final = 19  # BIG-029

# Cells by their kind. Of a board: a route piece as (owner, piece, turn), a building as (owner, piece), a kind of card
# in the bank, a robber, a stack of development cards, a marker.
EDGE: Final = "edge"
BUILDING: Final = "building"
BANK: Final = "bank"
ROBBER: Final = "robber"
STACK: Final = "stack"
MARKER: Final = "marker"
# Of a seat: cards by kind, pieces left by kind, development cards by kind and those bought this turn, bank rates by
# kind, and single facts.
HAND: Final = "hand"
SUPPLY: Final = "supply"
HELD: Final = "held"
BOUGHT: Final = "bought"
RATE: Final = "rate"
FACT: Final = "fact"

# What of a board everybody around it sees; a bank and a stack are nobody's to know.
SEEN_ON_BOARDS: Final = (EDGE, BUILDING, ROBBER, MARKER)

# The single facts of a seat.
KNIGHTS: Final = 0
ROUTE: Final = 1
FIRSTS: Final = 2  # foreign halves that brought their bonus
CARD_TURN: Final = 3  # the turn in which a development card was last played
SHIP_TURN: Final = 4  # the turn in which a ship was last moved
BOUGHT_TURN: Final = 5  # the turn that the bought cards are of
FACTS: Final = 6

# The markers of a board.
LONGEST_ROAD: Final = 0
ORDER_OF_KNIGHTS: Final = 1
MARKERS: Final = ("longest_road", "order_of_knights")

# A cell: its kind, the board or seat, and which of them.
Cell = tuple[str, int, int]
Change = tuple[Cell, object, object]


class Board:
    """One board: its pieces by key, its bank, robbers, stacks and markers."""

    def __init__(self, deserts: list[int]) -> None:
        self.edge: dict[int, tuple[int, int, int]] = {}
        self.building: dict[int, tuple[int, int]] = {}
        self.bank = [BANK_PER_RESOURCE] * RESOURCE_COUNT
        self.robber = deserts
        self.stack: list[tuple[int, ...]] = [(), ()]
        self.marker = [NOBODY, NOBODY]


class Seat:
    """One seat: what its player has, whoever that is."""

    def __init__(self, supply: list[int], cards: int) -> None:
        self.hand = [0] * RESOURCE_COUNT
        self.supply = supply
        self.held = [0] * cards
        self.bought = [0] * cards
        self.rate = [4] * RESOURCE_COUNT
        self.fact = [0] * FACTS

    @property
    def cards(self) -> int:
        """How many resource cards the player holds."""
        return sum(self.hand)


class Hall:
    """The boards and seats of one game."""

    def __init__(self, ring: Ring, supply: list[int], cards: int) -> None:
        self.ring = ring
        self.boards = [Board(_deserts(ring, board)) for board in range(ring.boards)]
        self.seats = [Seat(list(supply), cards) for _ in range(ring.seats)]
        # Seats whose pieces only stand in the way (BIG-250, BIG-251).
        self.expelled: set[int] = set()
        # Boards and seats of which something was written that somebody sees, until whoever tells it has looked.
        self.touched_boards: set[int] = set()
        self.touched_seats: set[int] = set()

    def get(self, cell: Cell) -> object:
        kind, owner, key = cell
        if kind == EDGE:
            return self.boards[owner].edge.get(key)
        if kind == BUILDING:
            return self.boards[owner].building.get(key)
        row = getattr(self.boards[owner] if kind in (BANK, ROBBER, STACK, MARKER) else self.seats[owner], kind)
        return row[key]

    def put(self, cell: Cell, value: object) -> Change:
        """Write a cell; None takes a piece off. Returns the cell with what it held and holds."""
        before = self.get(cell)
        kind, owner, key = cell
        if kind in SEEN_ON_BOARDS:
            self.touched_boards.add(owner)
        elif kind not in (BANK, STACK):
            self.touched_seats.add(owner)
        if kind in (EDGE, BUILDING):
            pieces = getattr(self.boards[owner], kind)
            if value is None:
                pieces.pop(key, None)
            else:
                pieces[key] = value
        else:
            getattr(self.boards[owner] if kind in (BANK, ROBBER, STACK, MARKER) else self.seats[owner], kind)[key] = (
                value
            )
        return cell, before, value

    def digest(self) -> str:
        """The same for equal halls, and for no others."""
        boards = [
            [sorted(b.edge.items()), sorted(b.building.items()), b.bank, b.robber, b.stack, b.marker]
            for b in self.boards
        ]
        seats = [[s.hand, s.supply, s.held, s.bought, s.rate, s.fact] for s in self.seats]
        told = json.dumps([boards, seats, sorted(self.expelled)])
        return hashlib.sha256(told.encode()).hexdigest()


def _deserts(ring: Ring, board: int) -> list[int]:
    """The desert of each half, where its robber starts (BIG-061)."""
    found = [key for key, terrain in enumerate(ring.layout(board).terrain) if terrain == DESERT]
    return sorted(found, key=lambda key: half_of_hex(*divmod(key, COLUMNS)))
