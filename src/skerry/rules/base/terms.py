"""The terms of a trade: what is given and what is wanted.

Terms are one signed count per card kind: what the one who makes them gives is positive, what
they want negative, so that no kind can be on both sides (BASE-101). They travel in the operands
of an action, six bits per kind, with the seats asked in the highest byte (none: everybody).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import KIND_SHIFT, OPERANDS_MASK, Action, ActionKind, own_action
from skerry.engine.errors import IllegalAction
from skerry.engine.event import EventKind
from skerry.engine.shown import shown
from skerry.engine.whole import is_whole

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

COUNT_BITS: Final = 6
MOST_CARDS: Final = 31
SEATS_SHIFT: Final = 48
MOST_KINDS: Final = 8
MOST_SEATS: Final = 8

# Shapes that are enumerated for bots: cards given, cards wanted.
SIMPLE_SHAPES: Final = ((1, 1), (2, 1), (1, 2))

OFFERS: Final = EventKind("offers", "seat:seat card:card count:number")
WANTS: Final = EventKind("wants", "seat:seat card:card count:number")


def unpack_count(terms: i64, kind: i64) -> i64:
    count = (terms >> (COUNT_BITS * kind)) & 63
    return count - 64 if count > MOST_CARDS else count


def pack_terms(counts: list[int], seats: list[int]) -> int:
    terms = 0
    for kind, count in enumerate(counts):
        terms |= (count & 63) << (COUNT_BITS * kind)
    for seat in seats:
        terms |= 1 << (SEATS_SHIFT + seat)
    return terms


def covers(kernel: Kernel, seat: i64, terms: i64, sign: i64) -> bool:
    """Whether a hand holds its side of the terms: sign 1 the given, -1 the wanted (BASE-104)."""
    state = kernel.state
    for kind in range(state.kinds):
        if state.hand[seat * state.kinds + kind] < sign * unpack_count(terms, kind):
            return False
    return True


def two_sided(terms: i64, kinds: i64) -> bool:
    """Each side gives at least one card (BASE-100)."""
    given = False
    wanted = False
    for kind in range(kinds):
        count = unpack_count(terms, kind)
        given = given or count > 0
        wanted = wanted or count < 0
    return given and wanted


def offer_terms(kernel: Kernel, terms: i64) -> dict[str, object]:
    """The terms in words, seen from the seat that made them."""
    told = kernel.rules.action("offer_trade").to_action(terms).to_json()
    del told["kind"]
    return told


def tell_terms(kernel: Kernel, seat: i64, terms: i64) -> None:
    for kind in range(kernel.state.kinds):
        count = unpack_count(terms, kind)
        if count > 0:
            kernel.log.emit(OFFERS, seat, kind, count)
        elif count < 0:
            kernel.log.emit(WANTS, seat, kind, -count)


class Terms(ActionKind):
    """An action that carries the terms of a trade, seen from the seat that makes it."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name)
        self.rules = rules
        self.simple: list[int] = []
        self.simple_id: dict[int, int] = {}

    def prepare(self) -> None:
        """Number the simple shapes once all card kinds are known."""
        if self.simple:
            return
        kinds = len(self.rules.card_kinds)
        if kinds > MOST_KINDS or self.rules.seats > MOST_SEATS:
            return
        for shape in SIMPLE_SHAPES:
            for give in range(kinds):
                for want in range(kinds):
                    if give != want:
                        counts = [0] * kinds
                        counts[give] = shape[0]
                        counts[want] = -shape[1]
                        terms = pack_terms(counts, [])
                        self.simple_id[terms] = len(self.simple)
                        self.simple.append(terms)

    def ids(self) -> int:
        self.prepare()
        return len(self.simple)

    def to_id(self, code: int) -> int:
        return self.simple_id.get(code & OPERANDS_MASK, -1)

    def from_id(self, number: int) -> int:
        return (self.index << KIND_SHIFT) | self.simple[number]

    def to_action(self, code: int) -> Action:
        names = self.rules.card_kinds
        terms = code & OPERANDS_MASK
        counts = [int(unpack_count(terms, kind)) for kind in range(len(names))]
        operands: dict[str, object] = {
            "give": {names[kind]: count for kind, count in enumerate(counts) if count > 0},
            "want": {names[kind]: -count for kind, count in enumerate(counts) if count < 0},
        }
        asked = [seat for seat in range(MOST_SEATS) if terms >> (SEATS_SHIFT + seat) & 1]
        if asked:
            operands["to"] = asked
        return own_action(self.name, operands)

    def from_action(self, action: Action) -> int:
        for name in action.operands:
            if name not in ("give", "want", "to"):
                raise IllegalAction(f"{self.name} has no operand {shown(name)}")
        counts = [0] * len(self.rules.card_kinds)
        for side, sign in (("give", 1), ("want", -1)):
            cards = action.operand(side)
            if not isinstance(cards, MappingProxyType) or not cards:
                raise IllegalAction(f"{self.name}: {side} must name at least one card, as in {{'wood': 1}}")
            for card, count in cards.items():
                if card not in self.rules.card_kinds:
                    raise IllegalAction(f"{self.name}: {shown(card)} is no card that can be traded")
                if not is_whole(count) or not 0 < count <= MOST_CARDS:
                    raise IllegalAction(f"{self.name}: {side} {card} must be a number from 1 to {MOST_CARDS}")
                kind = self.rules.card_kinds.index(str(card))
                if counts[kind] != 0:
                    raise IllegalAction(f"{self.name}: {card} cannot be on both sides of a trade")
                counts[kind] = sign * count
        return (self.index << KIND_SHIFT) | pack_terms(counts, self.read_seats(action))

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
