"""`four_islands` (SEA4I): settle on any island; the ones without an own founding building are unexplored."""

from __future__ import annotations

from skerry.board.regroup import NumberLimit, Regrouping
from skerry.rules.seafarers.scenarios.scenario import Scenario


class FourIslands(Scenario):
    """Two special VP on each island that is unexplored for a seat (SEA4I-08)."""

    def __init__(self) -> None:
        super().__init__(
            "four_islands",
            area_points=2,
            area_kinds=("home_or_unexplored",),
            homes=True,
            # All islands are one group; forests and pastures get no number that is seldom rolled (SEA4I-05).
            regrouping=Regrouping(
                (("home_or_unexplored",),), limits=(NumberLimit((2, 3, 11, 12), terrains=("forest", "pasture")),)
            ),
        )
