"""What `traders_and_barbarians` keeps: wagons and their loads, goods, gold, and where barbarians stand.

The numbers are attributes, so that a combination changes a number and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.decision import DecisionKind
from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import EDGE, SEAT, VERTEX, Numbers
from skerry.engine.kept.layer import Layer
from skerry.engine.kept.stack import Stack
from skerry.engine.state import NO_PIECE
from skerry.engine.walk import vertex_ground
from skerry.rules.traders_and_barbarians.gold import Gold
from skerry.rules.traders_and_barbarians.traders import tables

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules

NO_LOAD: Final = 0
NOT_PLACED: Final = -1


class TradeOwn:
    """The declared things of the scenario."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.ground = vertex_ground(rules.topology)
        self.gold = Gold(module, rules, tables.START_GOLD)
        self.level = rules.keep(
            module, Counter("wagon_level", start=1, limit=tables.LEVELS, points=tables.LEVEL_POINTS)
        )
        tokens = sum(count for supply in tables.SUPPLY for count in supply)
        self.delivered = rules.keep(module, Counter("delivered", pool=tokens, per_point=1))
        # One stack for each trade hex, by the place of its name (TRAD-17).
        self.goods = [
            rules.keep(module, Stack(f"goods_of_{name}", tables.GOODS, supply))
            for name, supply in zip(tables.TRADE_HEX_NAMES, tables.SUPPLY, strict=True)
        ]
        # By seat: where the wagon stands, and what it carries, one higher than its place among the goods.
        self.wagons = rules.keep(module, Numbers("wagons", SEAT, start=NOT_PLACED))
        self.carried = rules.keep(module, Numbers("carried", SEAT))
        # Whether players move barbarians from path to path by a seven or a trade token (BARBTRAD-27).
        self.moves_by_path = True
        # Where one goes that was driven off, or that a player moves by path; a of it: its number, b: why.
        self.placing = rules.add_decision(DecisionKind("place_barbarian"))
        # By edge the number of the barbarian on it, from 1 on, and in which turn each was last tried (TRAD-90).
        self.barbarians = rules.keep(module, Layer("barbarians", EDGE, sparse=True))
        self.tried_in = rules.keep(module, Numbers("tried_in", each=len(rules.board.barbarians)))
        self.fed_in = rules.keep(module, Numbers("fed_in"))
        self.plazas = rules.keep(module, Layer("plazas", VERTEX, ("", *tables.TRADE_HEX_NAMES), sparse=True))
        self.closed = rules.keep(module, Layer("closed_edges", EDGE, ("", tables.CLOSED), sparse=True))
        self.closed_corners = rules.keep(module, Layer("closed_corners", VERTEX, ("", tables.CLOSED), sparse=True))
        # Coins paid in this movement for neutral roads, and of how many the opponent gets one (TRAD-119).
        self.neutral_tolls = rules.keep(module, Numbers("neutral_tolls"))
        self.neutral_coins_for_one: i64 = 0
        # Totals that count for nothing, and another one follows (TRAD-43).
        self.repeated: tuple[int, ...] = tables.REPEATED
        # Whether wagons go and barbarians stand along the sea too, wherever a ship might lie (TRADSEA-02, TRADSEA-05).
        self.by_sea = False
        # Whether a card of any kind may be what moving a barbarian brings, or resources only (TRAD-46, TRADCK-19).
        self.takes_any_card = False
        # Roads that are as good as none to a wagon, where something makes such roads (TRAD-114, TRAD-115).
        self.out_of_use: Layer | None = None
        # Tokens that feed a wagon as well as grain does, where there are such (FISHTRAD-03).
        self.fodder: Stack | None = None
        # Paths that are harder than others while nothing is built there, where there are some (RIVRTRAD-15).
        self.crossings: Layer | None = None
        self.crossing_points: i64 = tables.PATH_POINTS
        # A route piece with a toll of its own, where there is one (RIVRTRAD-17).
        self.dear_piece: i64 = NO_PIECE
        self.dear_toll: i64 = tables.TOLL
        rules.words["goods"] = tables.GOODS

    def most_toll(self) -> i64:
        """The most that one step may cost in coins."""
        return max(tables.TOLL, self.dear_toll)

    def place_of(self, kernel: Kernel, seat: i64) -> i64:
        return self.wagons.of(kernel, seat)

    def may_feed(self, kernel: Kernel, seat: i64) -> bool:
        """Whether a wagon was not fed this turn, and its owner has something that could feed it; what a hand holds is
        not looked at."""
        if self.fed_in.of(kernel) == kernel.state.turn:
            return False
        return kernel.state.hand_size[seat] > 0 or (self.fodder is not None and self.fodder.held_by(kernel, seat) > 0)

    def points_of(self, kernel: Kernel, seat: i64) -> i64:
        """The movement points of the active wagon card (TRAD-51)."""
        return tables.MOVEMENT_POINTS[self.level.of(kernel, seat)]

    def load_of(self, kernel: Kernel, seat: i64) -> i64:
        """Which of the goods a wagon carries; -1: none."""
        return self.carried.of(kernel, seat) - 1
