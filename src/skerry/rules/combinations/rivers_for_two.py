"""The Rivers for two (RIVR-88, TWO-68).

Swamps take the place of the desert; neutral bridges and the robber's home follow from what both modules declare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from skerry.board.terrain import SWAMP
from skerry.engine.module import Module
from skerry.rules.variants.two_player.module import TwoPlayer

if TYPE_CHECKING:
    from skerry.engine.rules import Rules

SWAMP_TOKENS: Final = 2  # RIVR-88


class RiversForTwo(Module):
    """Trade tokens for settlements at a swamp."""

    def __init__(self) -> None:
        super().__init__("rivers_for_two")

    def declare(self, rules: Rules) -> None:
        cast(TwoPlayer, rules.module("two_player")).tokens.by_terrain[SWAMP] = SWAMP_TOKENS
