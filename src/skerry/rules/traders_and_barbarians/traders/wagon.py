"""Wagon cards: the next level for its price (TRAD-78 to TRAD-81)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Price
from skerry.engine.cost import TOO_DEAR
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.manner import BUILD, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.traders.tables import LEVEL_COSTS, LEVELS

if TYPE_CHECKING:
    from skerry.engine.cost import Cost
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn

WAGON_IMPROVED: Final = EventKind(
    "wagon_improved", "seat:seat level:number", english="{seat} improves the wagon to level {level}"
)
BEST_WAGON: Final = ReasonKind("best_wagon", "there is no level above {level:number}")


class ImproveWagon(ActionKind):
    """The next card is laid over the last one and is the active one; several in a turn, none skipped (TRAD-79)."""

    def __init__(self, rules: Rules, own: TradeOwn) -> None:
        super().__init__("improve_wagon", manner=Manner(BUILD))
        self.own = own
        self.costs = [rules.add_cost(cost) for cost in LEVEL_COSTS]

    def cost(self, kernel: Kernel, seat: i64) -> Cost | None:
        """Of the next level, if there is one."""
        level = self.own.level.of(kernel, seat)
        return self.costs[level - 1] if level < LEVELS else None

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        cost = self.cost(kernel, seat)
        if cost is not None and cost.can_pay(kernel, seat):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        cost = self.cost(kernel, seat)
        assert cost is not None, "nobody improves the best wagon"
        kernel.state.has_built = 1
        cost.pay(kernel, seat)
        self.own.level.gain(kernel, seat, 1)
        kernel.log.emit(WAGON_IMPROVED, seat, self.own.level.of(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        cost = self.cost(kernel, seat)
        return BEST_WAGON.of(level=LEVELS) if cost is None else TOO_DEAR.of(missing=cost.missing(kernel, seat))

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        cost = self.cost(kernel, seat)
        return [] if cost is None else self.same_price(cost.named)
