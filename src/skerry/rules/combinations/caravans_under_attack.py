"""Caravans where barbarians land (CARVBARB-05, CARVBARB-06): camels pass them and bring nothing to fallen buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.caravans.module import Caravans

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class CaravansUnderAttack(Module):
    """Conquered buildings between camels."""

    def __init__(self) -> None:
        super().__init__("caravans_under_attack")

    def declare(self, rules: Rules) -> None:
        attack = cast(BarbarianAttack, rules.module("barbarian_attack"))
        cast(Caravans, rules.module("caravans")).own.worthless = attack.own.conquered
