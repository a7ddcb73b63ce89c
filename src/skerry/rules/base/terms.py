"""The terms of a trade: what is given and what is wanted.

Terms are one signed count per thing that can be traded: what the one who makes them gives is positive, what they want
negative, so that nothing can be on both sides (BASE-101); and the seats asked, none for everybody.

As a number they have six bits per thing. Those of games with up to eight things and six seats fit into the operands of
an action; other terms are kept aside for a while after they were read, and the action carries a ticket for them.
"""

from __future__ import annotations

from itertools import count as counting
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.action import (
    ID_KIND_SHIFT,
    KIND_BITS,
    KIND_SHIFT,
    KINDS_MASK,
    OPERANDS_MASK,
    Action,
    ActionKind,
    own_action,
)
from skerry.engine.errors import IllegalAction
from skerry.engine.event import EventKind
from skerry.engine.manner import Manner
from skerry.engine.shown import shown
from skerry.engine.whole import is_whole

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
MOST_CARDS: Final = 31
# Where things and seats lie in a number: so many of them near, then the kind of action in an id, then all others.
NEAR: Final = 8
SEATS_SHIFT: Final = COUNT_BITS * NEAR
FAR_SHIFT: Final = ID_KIND_SHIFT + KIND_BITS

# No count: in the place of the first one it says that what follows is a ticket.
IS_TICKET: Final = 32
# How many terms are remembered at a time; a ticket older than that is refused.
REMEMBERED: Final = 1 << 12
OUTDATED: Final = "these terms were read too long ago: read the action again"

# Shapes that are enumerated for bots: given, wanted.
SIMPLE_SHAPES: Final = ((1, 1), (2, 1), (1, 2))

# What somebody offers it holds (BASE-104).
OFFERS: Final = EventKind("offers", "seat:seat card:thing count:number", shows=("seat", "card", "count"))
WANTS: Final = EventKind("wants", "seat:seat card:thing count:number")


def count_place(thing: int) -> int:
    """Where the count of a thing begins in the number of some terms."""
    return COUNT_BITS * thing if thing < NEAR else FAR_SHIFT + COUNT_BITS * (thing - NEAR)


def seat_place(seat: int, things: int) -> int:
    """Which bit of the number says that a seat is asked."""
    return SEATS_SHIFT + seat if seat < NEAR else count_place(max(things, NEAR)) + seat - NEAR


class Terms:
    """Terms as a value."""

    def __init__(self, counts: list[int], asked: list[int]) -> None:
        self.counts = counts
        self.asked = asked

    def number(self) -> int:
        """All of it in one number, which has more than 64 bits where there are many things or seats."""
        number = 0
        for thing, count in enumerate(self.counts):
            number |= (count & COUNT_MASK) << count_place(thing)
        for seat in self.asked:
            number |= 1 << seat_place(seat, len(self.counts))
        return number

    @staticmethod
    def from_number(number: int, things: int, seats: int) -> Terms:
        counts = []
        for thing in range(things):
            count = number >> count_place(thing) & COUNT_MASK
            counts.append(count - COUNT_MASK - 1 if count > MOST_CARDS else count)
        if number >> SEATS_SHIFT == 0:
            return Terms(counts, [])
        return Terms(counts, [seat for seat in range(seats) if number >> seat_place(seat, things) & 1])

    def to_json(self, things: list[str]) -> dict[str, object]:
        """The terms in words, seen from the seat that made them."""
        told: dict[str, object] = {
            "give": {things[thing]: count for thing, count in enumerate(self.counts) if count > 0},
            "want": {things[thing]: -count for thing, count in enumerate(self.counts) if count < 0},
        }
        if self.asked:
            told["to"] = list(self.asked)
        return told


def two_sided(counts: vec[i64]) -> bool:
    """Each side gives at least one card (BASE-100)."""
    given = False
    wanted = False
    for thing in range(len(counts)):
        given = given or counts[thing] > 0
        wanted = wanted or counts[thing] < 0
    return given and wanted


def tell_terms(kernel: Kernel, seat: i64, counts: vec[i64]) -> None:
    for thing in range(len(counts)):
        if counts[thing] > 0:
            kernel.log.emit(OFFERS, seat, thing, counts[thing])
        elif counts[thing] < 0:
            kernel.log.emit(WANTS, seat, thing, -counts[thing])


class TermsAction(ActionKind):
    """An action that carries the terms of a trade, seen from the seat that makes it."""

    def __init__(self, name: str, rules: Rules, manner: Manner) -> None:
        super().__init__(name, manner=manner)
        self.rules = rules
        # The simple shapes: their codes by shape, thing given and thing wanted, and their ids by number.
        self.simple: list[Terms] = []
        self.simple_code: vec[i64] = zeros(0)
        self.simple_id: dict[int, int] = {}
        # Terms that do not fit into an action, each with its ticket; what is simple has a lasting one.
        self.tickets = counting(0)
        self.remembered: list[tuple[int, Terms]] = []

    def prepare(self) -> None:
        """Number the simple shapes once all things are known."""
        if self.simple:
            return
        things = len(self.rules.things)
        codes: list[int] = []
        for given, wanted in SIMPLE_SHAPES:
            for give in range(things):
                for want in range(things):
                    if give == want:
                        codes.append(0)
                        continue
                    counts = [0] * things
                    counts[give] = given
                    counts[want] = -wanted
                    terms = Terms(counts, [])
                    number = terms.number()
                    self.simple_id[number] = len(self.simple)
                    codes.append((self.index << KIND_SHIFT) | self.operands_of(number, len(self.simple)))
                    self.simple.append(terms)
        self.simple_code = ints(codes)
        self.tickets = counting(len(self.simple))
        self.remembered = [(-1, self.simple[0])] * REMEMBERED

    # From terms to an action and back

    def operands_of(self, number: int, ticket: int) -> int:
        return number if number <= OPERANDS_MASK else ticket << COUNT_BITS | IS_TICKET

    def code_of(self, terms: Terms) -> int:
        number = terms.number()
        ticket = self.simple_id.get(number, -1)
        if ticket < 0 and number > OPERANDS_MASK:
            # Drawing a number is one step, so that two threads never share a ticket.
            ticket = next(self.tickets)
            self.remembered[ticket % REMEMBERED] = (ticket, terms)
        return (self.index << KIND_SHIFT) | self.operands_of(number, ticket)

    def find_terms(self, operands: int) -> Terms | None:
        """The terms that an action carries; None for a ticket that is outdated."""
        simple = self.simple_of(operands)
        if simple >= 0:
            return self.simple[simple]
        if operands & COUNT_MASK != IS_TICKET:
            return Terms.from_number(operands, len(self.rules.things), int(self.rules.seats))
        ticket = operands >> COUNT_BITS
        known, terms = self.remembered[ticket % REMEMBERED]
        return terms if known == ticket else None

    def simple_of(self, operands: int) -> int:
        """The number of the simple shape that an action has, or -1."""
        if operands & COUNT_MASK != IS_TICKET:
            return self.simple_id.get(operands, -1)
        ticket = operands >> COUNT_BITS
        return ticket if ticket < len(self.simple) else -1

    def terms_of(self, operands: int) -> Terms:
        terms = self.find_terms(operands)
        if terms is None:
            raise IllegalAction(OUTDATED)
        return terms

    def is_outdated(self, operands: i64) -> bool:
        """Whether the ticket of an action is too old to say what it stands for."""
        return operands & COUNT_MASK == IS_TICKET and self.find_terms(operands) is None

    def counts_of(self, operands: i64) -> vec[i64]:
        """The count of each thing."""
        if operands & COUNT_MASK == IS_TICKET:
            return ints(self.terms_of(operands).counts)
        counts = zeros(self.rules.thing_count)
        for thing in range(min(self.rules.thing_count, NEAR)):
            count = (operands >> (COUNT_BITS * thing)) & COUNT_MASK
            counts[thing] = count - COUNT_MASK - 1 if count > MOST_CARDS else count
        return counts

    def asked_of(self, operands: i64) -> vec[i64]:
        """1 for each seat that is asked by name."""
        asked = zeros(self.rules.seats)
        if operands & COUNT_MASK == IS_TICKET or operands >> SEATS_SHIFT != 0:
            for seat in self.terms_of(operands).asked:
                asked[seat] = 1
        return asked

    # The outer face

    def lasts(self, code: i64) -> bool:
        operands = code & OPERANDS_MASK
        return operands & COUNT_MASK != IS_TICKET or operands >> COUNT_BITS < len(self.simple)

    def ids(self) -> int:
        self.prepare()
        return len(self.simple)

    def to_id(self, code: int) -> int:
        return self.simple_of(code & OPERANDS_MASK)

    def from_id(self, number: int) -> int:
        return self.code_of(self.simple[number])

    def to_number(self, code: int) -> int:
        return (int(self.index) << ID_KIND_SHIFT) | self.terms_of(code & OPERANDS_MASK).number()

    def from_number(self, number: int) -> int:
        number &= ~(KINDS_MASK << ID_KIND_SHIFT)
        terms = Terms.from_number(number, len(self.rules.things), int(self.rules.seats))
        if terms.number() != number or -IS_TICKET in terms.counts:
            return -1
        return self.code_of(terms)

    def to_action(self, code: int) -> Action:
        return own_action(self.name, self.terms_of(code & OPERANDS_MASK).to_json(self.rules.things))

    def from_action(self, action: Action) -> int:
        for name in action.operands:
            if name not in ("give", "want", "to"):
                raise IllegalAction(f"{self.name} has no operand {shown(name)}")
        counts = [0] * len(self.rules.things)
        for side, sign in (("give", 1), ("want", -1)):
            cards = action.operand(side)
            if not isinstance(cards, MappingProxyType) or not cards:
                raise IllegalAction(f"{self.name}: {side} must name at least one card, as in {{'wood': 1}}")
            for card, count in cards.items():
                if card not in self.rules.things:
                    raise IllegalAction(f"{self.name}: {shown(card)} is no card that can be traded")
                if not is_whole(count) or not 0 < count <= MOST_CARDS:
                    raise IllegalAction(f"{self.name}: {side} {card} must be a number from 1 to {MOST_CARDS}")
                thing = self.rules.things.index(str(card))
                if counts[thing] != 0:
                    raise IllegalAction(f"{self.name}: {card} cannot be on both sides of a trade")
                counts[thing] = sign * count
        return self.code_of(Terms(counts, self.read_seats(action)))

    def read_seats(self, action: Action) -> list[int]:
        seats = action.operands.get("to", ())
        if not isinstance(seats, tuple):
            raise IllegalAction(f"{self.name}: to must be a list of seats")
        # As a plain number, since a seat that is none may have more than 64 bits.
        count = int(self.rules.seats)
        for seat in seats:
            if not is_whole(seat) or not 0 <= seat < count:
                raise IllegalAction(f"{self.name}: {shown(seat)} is no seat of this game")
        return sorted(set(seats))
