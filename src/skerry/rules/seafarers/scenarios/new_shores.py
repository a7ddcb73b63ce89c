"""`new_shores` (SEANS): a main island to found on, and three small islands that reward who settles them."""

from __future__ import annotations

from skerry.board.regroup import Regrouping
from skerry.rules.seafarers.scenarios.scenario import Scenario


class NewShores(Scenario):
    """Two special VP on each small island (SEANS-08); main and small islands are shuffled apart (SEANS-06)."""

    def __init__(self) -> None:
        super().__init__(
            "new_shores", area_points=2, area_kinds=("small",), regrouping=Regrouping((("main",), ("small",)))
        )
