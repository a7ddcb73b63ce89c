"""Harbormaster (digest variants.md: HARB).

Buildings at harbours give harbour points; who has the most, and at least 3, holds a tile worth 2 victory points.
Every target rises by 1, which the catalog adds when the game is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.award import Award
from skerry.engine.awards import settle_award
from skerry.engine.harbours import uses_harbour
from skerry.engine.kept.counter import Counter
from skerry.engine.module import Module
from skerry.engine.striving import best_of_others, strive

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

TILE_MINIMUM: Final = 3  # HARB-05
TILE_POINTS: Final = 2  # HARB-01

# What a building at a harbour is worth (HARB-02, HARB-03, HARB-16); other pieces give nothing.
HARBOUR_POINTS: Final = {"settlement": 1, "city": 2}
HARBOUR_SITE_WORTH: Final = 30


class Harbormaster(Module):
    """A tile for the most buildings at harbours."""

    def __init__(self) -> None:
        super().__init__("harbormaster")
        self.tile = Award("harbormaster", TILE_MINIMUM, TILE_POINTS)
        self.worth: vec[i64] = zeros(0)
        # By seat; neutral colours take no part (HARB-18).
        self.points = Counter("points", shown=False)

    def declare(self, rules: Rules) -> None:
        rules.keep(self, self.points)
        rules.add_award(self.tile)

    def tune(self, rules: Rules) -> None:
        """Every module has declared its pieces by now."""
        self.worth = ints([HARBOUR_POINTS.get(piece.name, 0) for piece in rules.pieces])

    def notice_harbour_change(self, kernel: Kernel, colour: i64) -> None:
        """Count again, so that losses are met as well; all seats, as several may lose harbours at once (HARB-10)."""
        if colour < kernel.state.seats:
            for seat in range(kernel.state.seats):
                self.points.set(kernel, seat, self.count(kernel, seat))
            settle_award(kernel, self.tile, self.points.counts(kernel))

    def count(self, kernel: Kernel, seat: i64) -> i64:
        """Each building once, however many harbours serve it (HARB-09)."""
        state = kernel.state
        points: i64 = 0
        for vertex in range(kernel.topology.vertices):
            if state.harbour[vertex] != 0 and state.vertex_owner[vertex] == seat and uses_harbour(kernel, vertex):
                points += self.worth[state.vertex_piece[vertex]]
        return points

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        points = self.points.counts(kernel)
        holds = kernel.state.award_holder[self.tile.index] == seat
        strive(progress, self.tile, holds, points[seat], best_of_others(points, seat))

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """Every building at a harbour is a step toward the tile."""
        harbour = kernel.state.harbour
        for vertex in range(len(harbour)):
            if harbour[vertex] != 0:
                prospects.settle(vertex, HARBOUR_SITE_WORTH)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        picture.tally("harbours", view.parts["harbour_points"]["seats"], rank=2)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """Everybody can count them on the board (HARB-07)."""
        view.parts["harbour_points"] = {"seats": self.points.tell(kernel, seat)}
