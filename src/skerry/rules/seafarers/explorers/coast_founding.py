"""Founding ships that keep to the coast, as in all scenarios of this set where nobody may sail off at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.rules.seafarers.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class CoastFounding(Scenario):
    """A founding ship lies on an edge with land on one side, not straight out between two sea hexes (TDETI-47)."""

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.sea.founds_along_coast = True
