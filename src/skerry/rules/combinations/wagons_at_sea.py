"""Traders & Barbarians with Seafarers (digest combinations.md: TRADSEA).

Wagons take to the sea, ships are roads to them and to the barbarians, and neither robber nor pirate is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class WagonsAtSea(Module):
    """Ways over the sea; every total of the dice counts."""

    def __init__(self) -> None:
        super().__init__("wagons_at_sea")

    def declare(self, rules: Rules) -> None:
        own = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        own.by_sea = True  # TRADSEA-02, TRADSEA-05
        own.closed.words = ("", "no_road")  # TRADSEA-26
        own.repeated = ()  # TRADSEA-17, TRADSEA-25

    def tune(self, rules: Rules) -> None:
        rules.has_pirate = False  # TRADSEA-04
