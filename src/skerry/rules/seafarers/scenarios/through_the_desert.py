"""`through_the_desert` (SEATTD): a belt of deserts cuts a strip off the main island."""

from __future__ import annotations

from skerry.rules.seafarers.scenarios.scenario import Scenario


class ThroughTheDesert(Scenario):
    """Two special VP in each foreign area, the strip beyond the deserts among them (SEATTD-09)."""

    def __init__(self) -> None:
        super().__init__("through_the_desert", area_points=2, area_kinds=("foreign",))
