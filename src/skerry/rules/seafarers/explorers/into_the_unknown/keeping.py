"""A treasure that was found: used at once or kept face down, for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, Manner

if TYPE_CHECKING:
    from skerry.engine.decision import Decision
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.into_the_unknown.module import IntoTheUnknown

# Which one it is its finder has seen already, and nobody else is told (TDEIU-61).
TREASURE_KEPT: Final = EventKind("treasure_kept", "seat:seat", english="{seat} keeps the treasure face down")


class UseTreasure(ActionKind):
    """Use the treasure just found; a of the decision: where it lies (TDEIU-46)."""

    def __init__(self, scenario: IntoTheUnknown) -> None:
        super().__init__("use_treasure", manner=Manner(ANSWER))
        self.scenario = scenario

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        found = kernel.answered()
        tiles = self.scenario.tiles
        tiles.use(kernel, seat, tiles.on_board.lift(kernel, found.a))


class KeepTreasure(ActionKind):
    """Keep the treasure just found for what kept ones are good for; it is never used later (TDEIU-45, TDEIU-47)."""

    def __init__(self, scenario: IntoTheUnknown) -> None:
        super().__init__("keep_treasure", manner=Manner(ANSWER, order=1))
        self.scenario = scenario

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        found = kernel.answered()
        self.scenario.keep_treasure(kernel, seat, self.scenario.tiles.on_board.lift(kernel, found.a))
