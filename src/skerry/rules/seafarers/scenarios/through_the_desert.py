"""`through_the_desert` (SEATTD): a belt of deserts cuts a strip off the main island."""

from __future__ import annotations

from skerry.board.regroup import NumberLimit, Regrouping
from skerry.rules.seafarers.scenarios.scenario import Scenario


class ThroughTheDesert(Scenario):
    """Two special VP in each foreign area, the strip beyond the deserts among them (SEATTD-09)."""

    def __init__(self) -> None:
        super().__init__(
            "through_the_desert",
            area_points=2,
            area_kinds=("foreign",),
            # The deserts belong to neither group and stay (SEATTD-06).
            regrouping=Regrouping((("main",), ("foreign",)), limits=(NumberLimit((6, 8), terrains=("gold_field",)),)),
        )
