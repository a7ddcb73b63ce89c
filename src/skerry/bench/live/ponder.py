"""A bot that thinks long: for a server that is measured, which takes it along with its rules."""

from __future__ import annotations

import os
import time
from typing import Final

from skerry.bots import BOTS, Bot, BotKind, make_bot
from skerry.engine.action import Action
from skerry.engine.insight import Insight

# Seconds of a processor for one decision.
PONDERED: Final = 0.15
# Names the level that stands in for people; only the server's own settings are kept from its processes.
STAND_IN: Final = "BENCH_STAND_IN"


class Ponder(Bot):
    """It plays like `greedy`, after so much work."""

    def __init__(self, seed: str) -> None:
        super().__init__("ponder")
        self.greedy = make_bot("greedy", seed)

    def decide(self, insight: Insight) -> Action:
        end = time.process_time() + PONDERED
        while time.process_time() < end:
            insight.world("pondered")
        return self.greedy.decide(insight)


BOTS["ponder"] = BotKind("thinks long", Ponder)
BOTS["medium"] = BOTS[os.environ.get(STAND_IN, "medium")]
