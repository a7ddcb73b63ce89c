"""What `pirate_islands` keeps: the fleet, the lairs, the warships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, Numbers
from skerry.engine.kept.layer import Layer

if TYPE_CHECKING:
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

LAIRS: Final = 3  # SEAPIR-03


class PirateIslandsOwn:
    def __init__(self, module: Module, rules: Rules) -> None:
        # Its place on the path, and its strength where it last came to lie.
        self.fleet = rules.keep(module, Numbers("fleet"))
        self.strength = rules.keep(module, Numbers("strength", digest="fleet"))
        self.lairs = rules.keep(module, Counter("lairs", start=LAIRS, limit=LAIRS, shown=False))
        self.warship = rules.keep(module, Layer("warship", EDGE, shown=False))
