"""Cities & Knights with `forgotten_tribe`: where the tribe gave a development card it gives a progress card."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from skerry.engine.module import Module
from skerry.rules.seafarers.scenarios.forgotten_tribe import CARD_GIFT, GIFTS, ForgottenTribe

if TYPE_CHECKING:
    from skerry.engine.rules import Rules


class ProgressGifts(Module):
    """The top card of a deck of one's choice (CK-297, VARX-73)."""

    def __init__(self) -> None:
        super().__init__("progress_gifts")

    def tune(self, rules: Rules) -> None:
        rules.words["gift"] = (*GIFTS[:CARD_GIFT], "progress_card", *GIFTS[CARD_GIFT + 1 :])
        cast(ForgottenTribe, rules.module("forgotten_tribe")).instead_of_card = rules.decision("choose_deck")
