"""Caravans among wagons (CARVTRAD-08, CARVTRAD-12): without a longest road camels bring points to buildings only, and
they keep off the closed sides of trade hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.caravans.module import Caravans
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class CaravansAndWagons(Module):
    """Camels that leave roads and closed sides alone."""

    def __init__(self) -> None:
        super().__init__("caravans_and_wagons")

    def declare(self, rules: Rules) -> None:
        camels = cast(Caravans, rules.module("caravans")).own
        camels.doubles_roads = False
        camels.closed = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own.closed
