"""The trade that is being talked about: an offer, what everybody answered, and what they offer instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.kept.kept import GAME, SEAT, Kept, Numbers, how_many
from skerry.rules.base.terms import Terms

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules
    from skerry.engine.state import State

PENDING: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
NOT_ASKED: Final = 4
ANSWERS: Final = ("pending", "accepted", "declined", "countered", "not_asked")


class KeptTerms(Kept):
    """Terms of the game or of each seat: a count for each thing, and where seats are asked by name, a flag for each."""

    def __init__(self, name: str, per: str, asks: bool) -> None:
        super().__init__(name, False)
        self.per = per
        self.asks = asks
        self.things: i64 = 0
        self.seats: i64 = 0
        self.each: i64 = 0

    def measure(self, rules: Rules) -> i64:
        self.things = rules.thing_count
        self.seats = rules.seats if self.asks else 0
        self.each = self.things + self.seats
        return how_many(rules, self.per) * self.each

    def start(self, owner: i64 = 0) -> i64:
        """Where the counts of an owner begin in the state."""
        return self.at + owner * self.each

    def of(self, kernel: Kernel, thing: i64, owner: i64 = 0) -> i64:
        return kernel.state.kept[self.at + owner * self.each + thing]

    def put(self, kernel: Kernel, counts: vec[i64], owner: i64 = 0) -> None:
        for thing in range(self.things):
            kernel.state.kept[self.at + owner * self.each + thing] = counts[thing]

    def ask(self, kernel: Kernel, asked: vec[i64]) -> None:
        for seat in range(self.seats):
            kernel.state.kept[self.at + self.things + seat] = asked[seat]

    def clear(self, kernel: Kernel, owner: i64 = 0) -> None:
        for i in range(self.each):
            kernel.state.kept[self.at + owner * self.each + i] = 0

    def has(self, kernel: Kernel, owner: i64 = 0) -> bool:
        for thing in range(self.things):
            if kernel.state.kept[self.at + owner * self.each + thing] != 0:
                return True
        return False

    def terms(self, state: State, owner: i64 = 0) -> Terms:
        start = self.at + owner * self.each
        counts = [int(state.kept[start + thing]) for thing in range(self.things)]
        asked = [int(seat) for seat in range(self.seats) if state.kept[start + self.things + seat] != 0]
        return Terms(counts, asked)

    def position(self, state: State) -> list[int]:
        return [self.terms(state, owner).number() for owner in range(self.room // self.each)]


class OpenOffer:
    """What the base game keeps of a trade, for all who talk about it."""

    def __init__(self, module: Module, rules: Rules) -> None:
        # How many offers were made, and in which turn.
        self.made = rules.keep(module, Numbers("offers", each=2))
        self.terms = rules.keep(module, KeptTerms("terms", GAME, asks=True))
        self.answer = rules.keep(module, Numbers("answer", SEAT))
        self.counter = rules.keep(module, KeptTerms("counter", SEAT, asks=False))

    def made_this_turn(self, kernel: Kernel) -> i64:
        """Offers of this turn; the count of an earlier turn has lapsed."""
        return self.made.of(kernel) if self.made.of(kernel, 1) == kernel.state.turn else 0

    def count_offer(self, kernel: Kernel) -> None:
        self.made.put(kernel, self.made_this_turn(kernel) + 1)
        self.made.set(kernel, 1, kernel.state.turn)

    def close(self, kernel: Kernel) -> None:
        self.terms.clear(kernel)
        for seat in range(kernel.state.seats):
            if self.answer.of(kernel, seat) == COUNTERED:
                self.counter.clear(kernel, seat)
            self.answer.set(kernel, seat, PENDING)

    def promised(self, kernel: Kernel, seat: i64, thing: i64) -> i64:
        """How many of a thing a seat has shown to hold by what it says in the open trade (BASE-104)."""
        count: i64 = 0
        if seat == kernel.state.active:
            count = self.terms.of(kernel, thing)
        elif self.answer.of(kernel, seat) == ACCEPTED:
            count = -self.terms.of(kernel, thing)
        elif self.answer.of(kernel, seat) == COUNTERED:
            count = self.counter.of(kernel, thing, seat)
        return count if count > 0 else 0

    def tell(self, kernel: Kernel) -> dict[str, object]:
        """Offers and answers are open talk (BASE-188)."""
        things = kernel.rules.things
        seats = range(kernel.state.seats)
        return {
            "offer": self.terms.terms(kernel.state).to_json(things),
            "answers": [ANSWERS[self.answer.of(kernel, seat)] for seat in seats],
            "counters": {
                str(seat): self.counter.terms(kernel.state, seat).to_json(things)
                for seat in seats
                if self.counter.has(kernel, seat)
            },
        }
