"""What scenarios have in common: special VP for first settlements in areas of their maps, and random set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.engine.state import OFF_BOARD
from skerry.rules.seafarers.areas import add_area_prospects, areas_told, has_settled, open_areas, settle_areas
from skerry.rules.seafarers.module import sea

if TYPE_CHECKING:
    from skerry.board.regroup import Regrouping
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Scenario(Module):
    """A scenario on top of Seafarers.

    `area_points`: special VP for a seat's first settlement in each area, 0 for none.
    `area_kinds`: the kinds of islands on the map that are areas.
    `homes`: areas with an own founding building earn their owner nothing (SEA4I-07).
    `regrouping`: how the random set-up shuffles the board, for scenarios that have one (SEA-18).
    """

    def __init__(
        self,
        name: str,
        area_points: int = 0,
        area_kinds: tuple[str, ...] = (),
        homes: bool = False,
        regrouping: Regrouping | None = None,
    ) -> None:
        super().__init__(name)
        self.area_points: i64 = area_points
        self.area_kinds = area_kinds
        self.homes = homes
        self.regrouping = regrouping

    def declare(self, rules: Rules) -> None:
        self.sea = sea(rules)
        self.sea.settled.most = rules.seats * self.most_areas(rules)
        self.sea.special_points.limit = self.most_special_points(rules)

    def most_areas(self, rules: Rules) -> i64:
        return len([island for island in rules.board.islands if island.kind in self.area_kinds])

    def most_special_points(self, rules: Rules) -> i64:
        """The most that one seat can ever earn: rather too many than too few."""
        return self.area_points * self.most_areas(rules)

    # Random set-up, where it was chosen

    def shuffling(self, options: dict[str, object]) -> Regrouping | None:
        return self.regrouping if options.get("setup") == "random" else None

    def setup_terrain(self, setup: BoardSetup, random: Randomness) -> None:
        regrouping = self.shuffling(setup.options)
        if regrouping is not None:
            regrouping.shuffle_terrain(setup, random)

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        regrouping = self.shuffling(setup.options)
        if regrouping is not None:
            regrouping.shuffle_numbers(setup, random)

    def setup_harbours(self, setup: BoardSetup, random: Randomness) -> None:
        regrouping = self.shuffling(setup.options)
        if regrouping is not None:
            regrouping.shuffle_harbours(setup, random)

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        """The robber, if there is one, goes with the desert or the 12 on which it starts; of several somebody has yet
        to choose one."""
        regrouping = self.shuffling(setup.options)
        assert self.joined is not None
        if regrouping is not None and self.joined.has_robber:
            starts = regrouping.robber_starts(setup.map, setup.terrain, setup.numbers)
            setup.robber = starts[0] if len(starts) == 1 else OFF_BOARD

    def adjust_robber_starts(self, kernel: Kernel, starts: list[int]) -> list[int]:
        regrouping = self.shuffling(kernel.rules.options)
        if regrouping is None:
            return starts
        state = kernel.state
        return regrouping.robber_starts(
            kernel.rules.board, [int(terrain) for terrain in state.terrain], [int(mask) for mask in state.numbers]
        )

    # Areas

    def area_groups(self, kernel: Kernel) -> list[list[int]]:
        return [island.hexes for island in kernel.rules.board.islands if island.kind in self.area_kinds]

    def setup_finish(self, kernel: Kernel) -> None:
        open_areas(kernel, self.sea, self.area_groups(kernel))

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        if self.homes:
            settle_areas(kernel, self.sea, seat, vertex, 0)

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        if piece == kernel.rules.settlement and colour < kernel.state.seats:
            settle_areas(kernel, self.sea, colour, place, self.area_points)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        """While homes are being founded, the first of them tells which islands will be new (SEA4I-07)."""
        if kernel.state.turn > 0 or not self.homes or has_settled(kernel, self.sea, seat):
            add_area_prospects(kernel, self.sea, seat, self.area_points, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        told = areas_told(kernel, self.sea, self.area_points)
        view.parts[self.name] = {"areas": told} if told else {}
