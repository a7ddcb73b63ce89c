"""Modules of one's own that change what Cities & Knights does with robbers, knights, tokens and cards."""

from __future__ import annotations

from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.robbing import set_robber
from skerry.engine.rules import Rules


class TwoRobbers(Module):
    """Two robbers that may both go anywhere."""

    def __init__(self) -> None:
        super().__init__("two_robbers")

    def declare(self, rules: Rules) -> None:
        rules.robbers = 2


class RobberPerHalf(TwoRobbers):
    """Each of them keeps to its half of the hexes (BIG-027, BIG-062)."""

    def setup_finish(self, kernel: Kernel) -> None:
        set_robber(kernel, 1, kernel.topology.hexes - 1)

    def adjust_robber(self, kernel: Kernel, seat: int, target: int, robber: int) -> int:
        return int(target >= kernel.topology.hexes // 2)
