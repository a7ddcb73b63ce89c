"""What `rivers` keeps: where the rivers run, the gold of all, and who holds which tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.topology import NOWHERE
from skerry.engine.award import Award
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, HEX, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.piece import Piece
from skerry.rules.traders_and_barbarians.gold import Gold
from skerry.rules.traders_and_barbarians.rivers import tables

if TYPE_CHECKING:
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class RiverOwn:
    """River hexes by the number of their river, bridge sites, bridges, gold and tiles."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.gold = Gold(module, rules)
        self.rivers = rules.keep(module, Layer("rivers", HEX, sparse=True))
        self.sites = rules.keep(module, Layer("bridge_sites", EDGE, ("", "bridge_site"), sparse=True))
        self.bridge: i64 = rules.add_piece(
            Piece("bridge", tables.BRIDGES, tables.BRIDGE_COST, route_group=tables.ROAD_GROUP, letter="=")
        )
        # Where a piece is about to lie that came from a riverside too: it brings no coin there and cost none.
        self.settled_at = rules.keep(module, Numbers("settled_at", start=NOWHERE, digest=""))
        self.wealthiest = rules.add_award(
            Award("wealthiest_settler", tables.WEALTHIEST_MINIMUM, tables.WEALTHIEST_POINTS)
        )
        self.poorest = rules.keep(
            module,
            Counter("poorest_settler", limit=1, pool=tables.POOREST_TILES, points=(0, tables.POOREST_POINTS)),
        )
