"""Gold coins beside commodities: they go their own ways at the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.module import Module

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class GoldAndCommodities(Module):
    """The bank sells no commodities for gold (RIVRCK-02), and takes none for it: only resources buy coins (RIVR-72).

    Between players both change hands like anything else (RIVRCK-03).
    """

    def __init__(self) -> None:
        super().__init__("gold_and_commodities")

    def declare(self, rules: Rules) -> None:
        self.gold = rules.counter("gold")

    def adjust_bank_trade(self, kernel: Kernel, seat: i64, give: i64, take: i64, may: bool) -> bool:
        gold = self.gold.thing
        return may and not (
            (give == gold and is_commodity(kernel, take)) or (take == gold and is_commodity(kernel, give))
        )


def is_commodity(kernel: Kernel, thing: i64) -> bool:
    return RESOURCE_COUNT <= thing < kernel.state.kinds
