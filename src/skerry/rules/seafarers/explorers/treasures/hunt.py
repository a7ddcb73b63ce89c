"""What scenarios with treasure tiles have in common: tiles wait on the board for the first route piece that comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.decision import Decision, Step
from skerry.rules.seafarers.explorers.coast_founding import CoastFounding
from skerry.rules.seafarers.explorers.reaching import look_at_end, newly_reached
from skerry.rules.seafarers.explorers.treasures.tables import UNKNOWN_WORTH
from skerry.rules.seafarers.explorers.treasures.tiles import TreasureTiles

if TYPE_CHECKING:
    from skerry.board.regroup import Regrouping
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.engine.rules import Rules


class TreasureHunt(CoastFounding):
    """Whoever reaches a tile takes it; what becomes of it is said by `find_treasure`.

    `most_kept`: how many tiles a seat may keep, 0 where all are used at once.
    """

    def __init__(
        self,
        name: str,
        area_points: int = 0,
        area_kinds: tuple[str, ...] = (),
        regrouping: Regrouping | None = None,
        most_kept: int = 0,
    ) -> None:
        super().__init__(name, area_points, area_kinds, regrouping=regrouping)
        self.most_kept = most_kept

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.tiles = TreasureTiles(self, rules, self.most_kept)
        self.reach_treasure = rules.add_decision(ReachTreasure(self))

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        self.tiles.lay(kernel)

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        """The newly reached end comes first, and at each end the treasure before the hexes (TDETI-21, TDETI-62).

        The hexes of the other end, pushed by Seafarers, lie beneath; a neutral piece finds no treasure.
        """
        if colour >= kernel.state.seats:
            return
        end = newly_reached(kernel, colour, edge)
        vertex = kernel.topology.edge_vertex[2 * edge + end]
        other = kernel.topology.edge_vertex[2 * edge + 1 - end]
        if self.tiles.lies_at(kernel, other):
            kernel.ask(self.reach_treasure, colour, other)
        look_at_end(kernel, self.sea, colour, edge, end)
        if self.tiles.lies_at(kernel, vertex):
            kernel.ask(self.reach_treasure, colour, vertex)

    def find_treasure(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A seat has reached the tile on a vertex: it takes it and must use it at once (TDETI-61, TDETI-63).

        Who asks instead whether it is used or kept lets the seat look at the tile where it lies (TDEIU-44, TDEIU-45).
        """
        self.tiles.use(kernel, seat, self.tiles.take(kernel, seat, vertex))

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        super().add_prospects(kernel, seat, prospects)
        for vertex in self.tiles.vertices:
            if self.tiles.lies_at(kernel, vertex):
                prospects.touch(vertex, UNKNOWN_WORTH)


class ReachTreasure(Step):
    """A piece touches a tile; a: its vertex. What came first may have taken it (TDETI-74)."""

    def __init__(self, hunt: TreasureHunt) -> None:
        super().__init__("reach_treasure")
        self.hunt = hunt

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        if self.hunt.tiles.lies_at(kernel, decision.a):
            self.hunt.find_treasure(kernel, decision.seat, decision.a)
