"""Cards that arm a ship (SEAPIR-27 to SEAPIR-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.card import DevelopmentCard
from skerry.engine.event import EventKind
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.scenarios.pirate_islands.module import PirateIslands

ARMED: Final = EventKind("ship_armed", "seat:seat edge:edge", english="{seat} makes the ship at {edge} a warship")


def next_to_arm(kernel: Kernel, module: PirateIslands, seat: i64) -> i64:
    """The ship nearest to the start of the line that is no warship yet, or -1 (SEAPIR-27)."""
    for edge in module.line(kernel, seat).edges():
        if not module.own.warship.has(kernel, edge):
            return edge
    return NOBODY


def arm_ship(kernel: Kernel, module: PirateIslands, seat: i64) -> None:
    """That ship becomes a warship."""
    edge = next_to_arm(kernel, module, seat)
    module.own.warship.set(kernel, edge, 1)
    kernel.log.emit(ARMED, seat, edge)


class WarshipCard(DevelopmentCard):
    """Turns the next ship of one's line into a warship; the card leaves the game."""

    def __init__(self, name: str, count: int, module: PirateIslands) -> None:
        super().__init__(name, count)
        self.module = module

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return next_to_arm(kernel, self.module, seat) != NOBODY

    def play(self, kernel: Kernel, seat: i64) -> None:
        arm_ship(kernel, self.module, seat)
