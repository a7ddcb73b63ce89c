"""`fog_islands` (SEAFOG): two known islands, and hexes that are discovered by reaching them."""

from __future__ import annotations

from skerry.rules.seafarers.scenarios.scenario import Scenario


class FogIslands(Scenario):
    """Discovery is the reward: no special VP (SEAFOG-12)."""

    def __init__(self) -> None:
        super().__init__("fog_islands")
