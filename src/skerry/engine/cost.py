"""What something costs: cards of any kind, and whatever else is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import ints, zeros
from skerry.engine.action import ActionKind, Domain, Price
from skerry.engine.cards import can_pay, missing_cards, pay_cost
from skerry.engine.cost_table import CostTable
from skerry.engine.errors import ConfigError
from skerry.engine.kept.kept import SEAT
from skerry.engine.manner import PLAIN, Manner
from skerry.engine.purse import pay_with
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kept.counter import Counter
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

TOO_DEAR: Final = ReasonKind("too_dear", "this costs {missing:cards} more than you have")


class Cost:
    """A price by the names of cards and counters; which those are is known when all modules have declared."""

    def __init__(self, named: dict[str, int]) -> None:
        self.named = named
        self.cards = CostTable([])
        self.counters: list[Counter] = []
        self.counts: vec[i64] = zeros(0)  # of each of the counters

    def find(self, rules: Rules) -> None:
        cards = {name: count for name, count in self.named.items() if name in rules.card_kinds}
        self.cards = rules.cost_table([cards])
        self.counters = [rules.counter(name) for name in self.named if name not in cards]
        self.counts = ints([self.named[counter.name] for counter in self.counters])
        for counter in self.counters:
            if counter.per != SEAT:
                raise ConfigError(f"nobody can pay with {counter.name}: it does not belong to seats")

    def can_pay(self, kernel: Kernel, seat: i64) -> bool:
        for i in range(len(self.counts)):
            if self.counters[i].of(kernel, seat) < self.counts[i]:
                return False
        return can_pay(kernel, seat, self.cards, 0)

    def pay(self, kernel: Kernel, seat: i64) -> None:
        pay_cost(kernel, seat, self.cards, 0)
        for counter in self.counters:
            pay_with(kernel, seat, counter, self.named[counter.name])

    def missing(self, kernel: Kernel, seat: i64) -> dict[str, int]:
        """What a seat lacks, by name."""
        lacking = missing_cards(kernel, seat, self.cards, 0)
        for counter in self.counters:
            lack = self.named[counter.name] - int(counter.of(kernel, seat))
            if lack > 0:
                lacking[counter.name] = lack
        return lacking


@mypyc_attr(allow_interpreted_subclasses=True)
class PricedAction(ActionKind):
    """An action with one price for all of its kind."""

    def __init__(
        self,
        name: str,
        cost: Cost,
        a_name: str = "",
        a_domain: Domain | None = None,
        manner: Manner = PLAIN,
        b_name: str = "",
        b_domain: Domain | None = None,
    ) -> None:
        super().__init__(name, a_name, a_domain, b_name, b_domain, manner)
        self.cost = cost

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.cost.named)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not self.cost.can_pay(kernel, seat):
            return TOO_DEAR.of(missing=self.cost.missing(kernel, seat))
        return super().refusal(kernel, seat, decision, code)
