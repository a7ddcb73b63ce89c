"""Prisoners that are exchanged for a point when no barbarian is left to land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

PRISONERS_PER_POINT: Final = 3  # BARBCK-33

EXCHANGED: Final = EventKind(
    "prisoners_exchanged",
    "seat:seat prisoners:number",
    english="{seat} exchanges {prisoners} prisoners for a point as a defender",
)

NO_EXCHANGE: Final = ReasonKind(
    "no_prisoners_to_exchange",
    "when no barbarian is left beside the board, {count:number} prisoners at a time are exchanged for a point",
)


class ExchangePrisoners(ActionKind):
    """Prisoners go back to the supply, for as many points as they are worth (BARBCK-34)."""

    def __init__(self, coast: BarbarianOwn, knights: CitiesOwn) -> None:
        super().__init__("exchange_prisoners")
        self.coast = coast
        self.knights = knights

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.coast.supply(kernel) == 0 and self.coast.prisoners.of(kernel, seat) >= PRISONERS_PER_POINT:
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.coast.prisoners.lose(kernel, seat, PRISONERS_PER_POINT)
        self.knights.defender.gain(kernel, seat, 1)
        kernel.log.emit(EXCHANGED, seat, PRISONERS_PER_POINT)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_EXCHANGE.of(count=PRISONERS_PER_POINT)
