"""`fog_islands` (SEAFOG): two known islands, and hexes that are discovered by reaching them."""

from __future__ import annotations

from skerry.board.regroup import Regrouping
from skerry.rules.seafarers.scenarios.scenario import Scenario


class FogIslands(Scenario):
    """Discovery is the reward: no special VP (SEAFOG-12)."""

    def __init__(self) -> None:
        # Only what lies face up is shuffled, the kinds of harbours too (SEAFOG-07).
        super().__init__("fog_islands", regrouping=Regrouping((("main",),), reds_apart=False, deals_harbours=True))
