"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.production import takes_token
from skerry.rules.seafarers.explorers.coast_founding import CoastFounding
from skerry.rules.seafarers.explorers.greater_catan.depletion import awaits_token
from skerry.rules.seafarers.explorers.greater_catan.numbering import declare_numbering, number_reached
from skerry.rules.seafarers.explorers.greater_catan.outlook import add_new_land
from skerry.rules.seafarers.explorers.greater_catan.own import GreaterCatanOwn
from skerry.rules.seafarers.explorers.greater_catan.tables import (
    BUILT_AT_RANDOM,
    EXTRA_CITIES,
    HOME_TOKENS,
    NUMBER_STACK,
    NUMBERS_STAY,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class GreaterCatan(CoastFounding):
    """A numbered home island, and islands whose hexes get their numbers when they are reached."""

    def __init__(self) -> None:
        super().__init__("greater_catan")

    def declare(self, rules: Rules) -> None:
        super().declare(rules)
        self.own = GreaterCatanOwn(self, rules)
        self.regrouping = BUILT_AT_RANDOM if HOME_TOKENS in rules.board.stacks else NUMBERS_STAY
        declare_numbering(rules, self.own)

    def tune(self, rules: Rules) -> None:
        rules.pieces[rules.city].limit += EXTRA_CITIES

    def setup_finish(self, kernel: Kernel) -> None:
        super().setup_finish(kernel)
        self.own.number_stack.lay(kernel, ints(kernel.rules.board.stack_items(NUMBER_STACK)), NUMBER_STACK)

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        """A ship or a road, built, moved or free (TDEGC-30)."""
        seat = colour if colour < kernel.state.seats else kernel.state.active
        number_reached(kernel, self.own, seat, edge)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_new_land(kernel, self.own, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        super().add_to_view(kernel, seat, view)
        own = self.own
        part = view.parts[self.name]
        part["awaiting"] = [int(hex_) for hex_ in own.new if awaits_token(kernel, own, hex_)]
        part["depleted"] = [
            int(hex_) for hex_ in own.home if kernel.state.numbers[hex_] == 0 and takes_token(kernel, hex_)
        ]
        if kernel.top_kind().name == "take_token":
            part["numbering"] = int(kernel.top().a)
