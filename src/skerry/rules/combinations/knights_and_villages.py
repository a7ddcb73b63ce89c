"""Cities & Knights with `cloth_for_catan`: a knight can stand between a village and its trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.rules.seafarers.scenarios.cloth_for_catan import ClothForCatan

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class KnightsAndVillages(Module):
    """When a knight that stood on a line of ships leaves, the line may reach a village at last (CKS-18, SEACLO-10)."""

    def __init__(self) -> None:
        super().__init__("knights_and_villages")
        self.villages: ClothForCatan | None = None

    def declare(self, rules: Rules) -> None:
        self.villages = cast(ClothForCatan, rules.module("cloth_for_catan"))

    def notice_route_change(self, kernel: Kernel, colour: i64) -> None:
        assert self.villages is not None
        if colour < kernel.state.seats:
            self.villages.look_for_villages(kernel, colour)
