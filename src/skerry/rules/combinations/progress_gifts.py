"""Cities & Knights with `forgotten_tribe`: where the tribe gave a development card it gives a progress card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.engine.module import Module
from skerry.rules.seafarers.scenarios.forgotten_tribe import CARD_GIFT, GIFTS

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class ProgressGifts(Module):
    """The gift is told as what it is; which card it brings is said by Cities & Knights (CK-297, VARX-73)."""

    def __init__(self) -> None:
        super().__init__("progress_gifts")

    def tune(self, rules: Rules) -> None:
        rules.words["gift"] = (*GIFTS[:CARD_GIFT], "progress_card", *GIFTS[CARD_GIFT + 1 :])
