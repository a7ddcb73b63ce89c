"""The Rivers for two (RIVR-88, RIVR-91, TWO-68, TWO-70).

Swamps take the place of the desert; the robber's home follows from what both modules declare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.terrain import SWAMP
from skerry.engine.module import Module
from skerry.rules.variants.two_player.module import TwoPlayer

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

SWAMP_TOKENS: Final = 2  # RIVR-88
# What a bridge calls for, the first choice first (RIVR-91).
NEUTRAL_BRIDGE: Final = ("bridge", "road")


class RiversForTwo(Module):
    """Trade tokens for settlements at a swamp, and neutral bridges."""

    def __init__(self) -> None:
        super().__init__("rivers_for_two")

    def declare(self, rules: Rules) -> None:
        two_player = cast(TwoPlayer, rules.module("two_player"))
        two_player.tokens.by_terrain[SWAMP] = SWAMP_TOKENS
        two_player.neutral_names["bridge"] = NEUTRAL_BRIDGE
