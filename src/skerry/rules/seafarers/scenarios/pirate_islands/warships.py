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


class WarshipCard(DevelopmentCard):
    """Turns the ship nearest to the start of one's line into a warship; the card leaves the game."""

    def __init__(self, name: str, count: int, module: PirateIslands) -> None:
        super().__init__(name, count)
        self.module = module

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return self.nearest_ship(kernel, seat) != NOBODY

    def play(self, kernel: Kernel, seat: i64) -> None:
        edge = self.nearest_ship(kernel, seat)
        self.module.own.warship.set(kernel, edge, 1)
        kernel.log.emit(ARMED, seat, edge)

    def nearest_ship(self, kernel: Kernel, seat: i64) -> i64:
        for edge in self.module.line(kernel, seat).edges():
            if not self.module.own.warship.has(kernel, edge):
                return edge
        return NOBODY
