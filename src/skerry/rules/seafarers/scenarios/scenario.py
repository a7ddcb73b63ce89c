"""What scenarios have in common: special VP for first settlements in areas of their maps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.rules.seafarers.areas import open_areas, settle_areas

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


class Scenario(Module):
    """A scenario on top of Seafarers.

    `area_points`: special VP for a seat's first settlement in each area, 0 for none.
    `area_kinds`: the kinds of islands on the map that are areas.
    `homes`: areas with an own founding building earn their owner nothing (SEA4I-07).
    """

    def __init__(self, name: str, area_points: int = 0, area_kinds: tuple[str, ...] = (), homes: bool = False) -> None:
        super().__init__(name)
        self.area_points: i64 = area_points
        self.area_kinds = area_kinds
        self.homes = homes

    def area_groups(self, kernel: Kernel) -> list[list[int]]:
        return [island.hexes for island in kernel.rules.board.islands if island.kind in self.area_kinds]

    def setup_finish(self, kernel: Kernel) -> None:
        open_areas(kernel, self.area_groups(kernel))

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        if self.homes:
            settle_areas(kernel, seat, vertex, 0)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        if piece == kernel.rules.settlement and colour < kernel.state.seats:
            settle_areas(kernel, colour, place, self.area_points)


class NewShores(Scenario):
    """Two special VP on each small island (SEANS-08)."""

    def __init__(self) -> None:
        super().__init__("new_shores", area_points=2, area_kinds=("small",))
