"""Wonders while barbarians conquer cities: a level is built only while the wonder's requirement is met (BARBSEA-65).

What barbarians have conquered meets none. Levels that were built stay (BARBSEA-66).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.rules.seafarers.scenarios.wonders.module import Wonders
from skerry.rules.seafarers.scenarios.wonders.requirements import Standing
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn


class BesiegedWonders(Module):
    """Requirements that have to last, and which buildings still meet them."""

    def __init__(self) -> None:
        super().__init__("besieged_wonders")

    def declare(self, rules: Rules) -> None:
        wonders = cast(Wonders, rules.module("wonders"))
        wonders.requirements_last = True
        wonders.standing = Unconquered(cast(BarbarianAttack, rules.module("barbarian_attack")).own)


class Unconquered(Standing):
    """Buildings that barbarians have not conquered."""

    def __init__(self, own: BarbarianOwn) -> None:
        self.own = own

    def counts(self, kernel: Kernel, vertex: i64) -> bool:
        return not self.own.conquered.has(kernel, vertex)
