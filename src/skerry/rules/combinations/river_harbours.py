"""Rivers on boards where harbours are laid during the game: which coasts stay free of them (RIVRSEA-51, RIVRSEA-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.rivers.course import is_riverside_edge
from skerry.rules.traders_and_barbarians.rivers.module import Rivers

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

HARBOUR_AT_RIVER: Final = ReasonKind("harbour_at_river", "no harbour may be laid there: that edge belongs to a river")

# What the recipe of a board may keep free, beside the mouths: all sides of river hexes.
RIVER_HEXES: Final = "river_hexes"


class RiverHarbours(Module):
    """No harbour lies on a bridge site, nor on the coast of a river where the board says so."""

    def __init__(self) -> None:
        super().__init__("river_harbours")

    def declare(self, rules: Rules) -> None:
        self.rivers = cast(Rivers, rules.module("rivers")).own
        self.frees_banks = rules.board.recipe.last("harbour_limit").get("not_on") == RIVER_HEXES

    def adjust_harbour_site(self, kernel: Kernel, edge: i64, fits: bool) -> bool:
        return fits and not self.stays_free(kernel, edge)

    def adjust_harbour_refusal(self, kernel: Kernel, edge: i64, reason: Reason) -> Reason:
        return HARBOUR_AT_RIVER.of() if self.stays_free(kernel, edge) else reason

    def stays_free(self, kernel: Kernel, edge: i64) -> bool:
        if self.rivers.sites.has(kernel, edge):
            return True
        return self.frees_banks and is_riverside_edge(kernel, self.rivers, edge)
