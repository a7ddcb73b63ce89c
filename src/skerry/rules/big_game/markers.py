"""Two markers for each board, contested by its two players alone (BIG-188 to BIG-198)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.award import Award
from skerry.engine.awards import settle_award
from skerry.engine.decision import Decision, Step
from skerry.engine.routes import longest_route, refresh_route
from skerry.rules.big_game.tables import KNIGHTS_MINIMUM, LONGEST_ROAD_MINIMUM, MARKER_POINTS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class Markers:
    """Longest road and order of knights, by board."""

    def __init__(self, rules: Rules) -> None:
        self.roads: list[Award] = []
        self.knights: list[Award] = []
        for board in range(rules.seats // 2):
            self.roads.append(rules.add_award(Award(f"longest_road_{board}", LONGEST_ROAD_MINIMUM, MARKER_POINTS)))
            self.knights.append(rules.add_award(Award(f"order_of_knights_{board}", KNIGHTS_MINIMUM, MARKER_POINTS)))

    def settle_road(self, kernel: Kernel, board: i64) -> None:
        settle_between(kernel, self.roads[board], board, kernel.state.route_length)

    def settle_knights(self, kernel: Kernel, board: i64) -> None:
        settle_between(kernel, self.knights[board], board, kernel.state.knights)


def settle_between(kernel: Kernel, award: Award, board: i64, values: vec[i64]) -> None:
    """Give a marker to one of the two players of a board; nobody else is compared with them."""
    compared = zeros(kernel.state.seats)
    compared[2 * board] = values[2 * board]
    compared[2 * board + 1] = values[2 * board + 1]
    settle_award(kernel, award, compared)


class SettleMarkers(Step):
    """Both markers of a board, when somebody no longer counts (BIG-253); a: the board."""

    def __init__(self, markers: Markers) -> None:
        super().__init__("settle_markers")
        self.markers = markers

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.markers.settle_road(kernel, decision.a)
        self.markers.settle_knights(kernel, decision.a)


class MeasureRoutes(Step):
    """The routes of both players of a board, when somebody changed it by hand (BIG-243); a: the board.

    The other's length is known before the marker is looked at, which would else be held by one that is no more.
    """

    def __init__(self) -> None:
        super().__init__("measure_board")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        sun: i64 = 2 * decision.a
        moon: i64 = sun + 1
        kernel.state.route_length[moon] = longest_route(kernel, moon)
        refresh_route(kernel, sun)
        refresh_route(kernel, moon)
