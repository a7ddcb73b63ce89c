"""What the scenario keeps beside its treasures: the special harbours, on the table and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.engine.harbours import KEPT_KINDS
from skerry.engine.kept.kept import GAME, SEAT, Numbers
from skerry.rules.seafarers.explorers.into_the_unknown.tables import SPECIAL_HARBOURS

if TYPE_CHECKING:
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class IntoTheUnknownOwn:
    """The declared things."""

    def __init__(self, module: Module, rules: Rules) -> None:
        # By kind, the special harbours that are left beside the board (TDEIU-28).
        self.supply = rules.keep(module, Numbers("supply", GAME, len(SPECIAL_HARBOURS), start=1))
        # By seat and kind, those that were taken and wait for a place (TDEIU-55).
        self.harbours = rules.keep(module, Numbers("harbours", SEAT, KEPT_KINDS))
