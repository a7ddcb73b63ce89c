"""Rivers where gold comes from elsewhere too (RIVRBARB-02, RIVRBARB-03, RIVRTRAD-19): whoever has least does not pay
for it, and whoever has most still gains."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.rivers.module import Rivers

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class RiversAndGold(Module):
    """No poorest settler."""

    def __init__(self) -> None:
        super().__init__("rivers_and_gold")

    def declare(self, rules: Rules) -> None:
        cast(Rivers, rules.module("rivers")).own.punishes_poverty = False
