"""The paths of wagons and barbarians as they are at one moment: which are open, whose road or ship lies there, what a
step costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from skerry.board.topology import NOWHERE
from skerry.engine.placement import edge_at_sea, land_edges
from skerry.engine.toll_walk import COIN
from skerry.engine.walk import CLOSED
from skerry.rules.traders_and_barbarians.traders.tables import BARBARIAN_POINTS, PATH_POINTS, ROAD_POINTS, TOLL

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.traders.own import TradeOwn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Paths:
    """Whoever asks about many paths makes this once: it is asked for every step of every walk, so it reads the numbers
    of the layers where they lie."""

    def __init__(self, kernel: Kernel, own: TradeOwn) -> None:
        state = kernel.state
        self.kernel = kernel
        self.kept = state.kept
        self.owner = state.edge_owner
        self.piece = state.edge_piece
        self.group = kernel.rules.piece_group
        self.land = land_edges(kernel)
        self.by_sea = own.by_sea
        self.closed = own.closed.at
        self.barbarians = own.barbarians.at
        self.out_of_use: i64 = NOWHERE
        if own.out_of_use is not None:
            self.out_of_use = own.out_of_use.at
        self.crossings: i64 = NOWHERE
        if own.crossings is not None:
            self.crossings = own.crossings.at
        self.crossing_points = own.crossing_points
        self.dear_piece = own.dear_piece
        self.dear_toll = own.dear_toll

    def is_path(self, edge: i64) -> bool:
        """Whether wagons go and barbarians stand there: on land, on no sea side of a trade hex (TRAD-29, TRAD-106);
        where they take to the sea, on every edge where a ship might lie as well (TRADSEA-02, TRADSEA-26)."""
        at = self.closed + edge
        if self.land[edge] != 0 and self.kept[at] == 0:
            return True
        return self.by_sea and edge_at_sea(self.kernel, edge)

    def has_barbarian(self, edge: i64) -> bool:
        at = self.barbarians + edge
        return self.kept[at] != 0

    def route_owner(self, edge: i64) -> i64:
        """Whose road or ship a wagon would use on a path; NOWHERE where there is none, or none that is in use."""
        owner = self.owner[edge]
        if owner < 0:
            return NOWHERE
        piece = self.piece[edge]
        if self.group[piece] == 0:
            return NOWHERE
        if self.out_of_use != NOWHERE and self.kept[self.out_of_use + edge] != 0:
            return NOWHERE
        return owner

    def price(self, edge: i64, seat: i64) -> i64:
        """What a step costs: 1 over a road or ship and 2 over a path without one, 2 more past a barbarian, and a coin
        beside them for what is anybody else's, neutral ones included; or CLOSED (TRAD-52 to TRAD-56, TRAD-107,
        TRAD-119, TRADSEA-03).

        Crossings without a road and dear pieces have their own numbers (RIVRTRAD-15 to RIVRTRAD-18)."""
        # Where nobody has built is no road in use, which is most of the board.
        owner: i64 = NOWHERE
        if self.owner[edge] >= 0:
            owner = self.route_owner(edge)
        price: i64 = ROAD_POINTS
        # A road or ship lies on a path, so only what has none is looked at.
        if owner == NOWHERE:
            if not self.is_path(edge):
                return CLOSED
            price = PATH_POINTS
            if self.crossings != NOWHERE and self.kept[self.crossings + edge] != 0:
                price = self.crossing_points
        elif owner != seat:
            price += COIN * (self.dear_toll if self.piece[edge] == self.dear_piece else TOLL)
        barbarian = self.barbarians + edge
        if self.kept[barbarian] != 0:
            price += BARBARIAN_POINTS
        return price
