"""Trade hexes with number tokens: what they bring, and that a 2 or a 12 counts like any other number.

RIVRTRAD-09, RIVRTRAD-10, CARVTRAD-05, CARVTRAD-07, BARBTRAD-07, BARBTRAD-08, BARBTRAD-28. One without a token brings
nothing, as the quarry of BARBTRAD.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.terrain import FOREST, GLASSWORKS, HILL, PASTURE, QUARRY, TRADE_CASTLE
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.traders.module import TradersAndBarbarians

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

PRODUCES_AS: Final = {TRADE_CASTLE: PASTURE, QUARRY: HILL, GLASSWORKS: FOREST}


class TradeHexesProduce(Module):
    """Trade hexes produce like land, on every number."""

    def __init__(self) -> None:
        super().__init__("trade_hexes_produce")

    def declare(self, rules: Rules) -> None:
        cast(TradersAndBarbarians, rules.module("traders_and_barbarians")).own.repeated = ()

    def tune(self, rules: Rules) -> None:
        for terrain, like in PRODUCES_AS.items():
            rules.terrain_yields[terrain] = rules.terrain_yields[like]
