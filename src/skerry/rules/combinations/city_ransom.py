"""Cities & Knights with the gold of the rivers: barbarians who would pillage a city take gold instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import Codes
from skerry.engine.cost import PricedAction
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.module import Module

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

CITY_RANSOMED: Final = EventKind("city_ransomed", "seat:seat", english="{seat} pays the barbarians and keeps the city")

RANSOM: Final = {"gold": 5}  # RIVRCK-06


class CityRansom(Module):
    """Whoever is about to lose a city may pay instead, each by itself in turn order (RIVRCK-06, RIVRCK-07)."""

    def __init__(self) -> None:
        super().__init__("city_ransom")

    def declare(self, rules: Rules) -> None:
        rules.add_action(RansomCity(rules), "lose_city")


class RansomCity(PricedAction):
    """Pay the bank and keep the city, with its wall."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("ransom_city", rules.add_cost(RANSOM))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.cost.can_pay(kernel, seat):
            codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.cost.pay(kernel, seat)
        kernel.log.emit(CITY_RANSOMED, seat)
