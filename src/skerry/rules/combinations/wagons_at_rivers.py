"""Wagons where rivers run (RIVRTRAD-12 to RIVRTRAD-18): crossing one is hard, bridges are quick and dear, and gold is
scarcer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.engine.action import Domain
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.rivers.module import Rivers
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians
from skerry.rules.traders_and_barbarians.traders.tables import MOST_POINTS

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

START_GOLD: Final = 3  # RIVRTRAD-12
BRIDGE_GOLD: Final = 2  # RIVRTRAD-14
CROSSING_POINTS: Final = 3  # RIVRTRAD-15
BRIDGE_TOLL: Final = 2  # RIVRTRAD-17


class WagonsAtRivers(Module):
    """What rivers and bridges are to a wagon, and less gold."""

    def __init__(self) -> None:
        super().__init__("wagons_at_rivers")

    def declare(self, rules: Rules) -> None:
        rivers = cast(Rivers, rules.module("rivers")).own
        rivers.bridge_gold = BRIDGE_GOLD
        rivers.gold.coins.start = START_GOLD
        wagons = cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own
        wagons.crossings = rivers.sites
        wagons.crossing_points = CROSSING_POINTS
        # A bridge is a road to a wagon, at another toll (RIVRTRAD-16).
        wagons.dear_piece = rivers.bridge
        wagons.dear_toll = BRIDGE_TOLL
        rules.action("move_wagon").b_domain = Domain(BRIDGE_TOLL * MOST_POINTS + 1)
