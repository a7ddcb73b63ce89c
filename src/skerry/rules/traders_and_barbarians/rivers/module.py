"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import SWAMP
from skerry.engine.module import Module
from skerry.engine.state import OFF_BOARD
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.rivers.bridges import NO_BRIDGE_SITE, ROAD_ON_SITE, BuildBridge, site_suits
from skerry.rules.traders_and_barbarians.rivers.course import (
    check_rivers,
    has_swamp,
    join_numbers,
    lay_rivers,
    place_robber_in_swamp,
)
from skerry.rules.traders_and_barbarians.rivers.income import pay_for_building, pay_for_route, take_for_route
from skerry.rules.traders_and_barbarians.rivers.outlook import add_riverside, tell_gold
from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn
from skerry.rules.traders_and_barbarians.rivers.picture import draw_rivers
from skerry.rules.traders_and_barbarians.rivers.tiles import settle_tiles

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kept.counter import Counter
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Rivers(Module):
    """Two rivers, bridges, gold, and a tile for the richest and the poorest."""

    own: RiverOwn

    def __init__(self) -> None:
        super().__init__("rivers")
        self.looks_near = True

    # Declare

    def declare(self, rules: Rules) -> None:
        check_rivers(rules.board)
        self.own = RiverOwn(self, rules)
        # Beside the other pieces, before what one does with cards.
        rules.add_action(BuildBridge(rules, self.own), "action", before="buy_card")

    def tune(self, rules: Rules) -> None:
        """The robber is sent home to a swamp, and flees beside the board (RIVR-84, RIVR-85, RIVR-89)."""
        if has_swamp(rules.board):
            rules.robber_home = SWAMP
        rules.robber_refuge = OFF_BOARD

    # Set-up

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        join_numbers(setup)

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        place_robber_in_swamp(setup, random)

    def setup_layers(self, kernel: Kernel, setup: BoardSetup) -> None:
        lay_rivers(kernel, self.own, setup.courses)

    # Founding

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A founding city brings as much as a settlement (RIVRCK-08, RIVRBARB-15, RIVRTRAD-13)."""
        pay_for_building(kernel, self.own, seat, vertex)

    def notice_turn_start(self, kernel: Kernel) -> None:
        """The founding is over when the first turn begins (RIVR-38)."""
        if kernel.state.turn == 1:
            settle_tiles(kernel, self.own)

    # Building

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and site_suits(kernel, self.own, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if site_suits(kernel, self.own, piece, place):
            return reason
        return NO_BRIDGE_SITE.of() if piece == self.own.bridge else ROAD_ON_SITE.of()

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        """A bridge stays where it is (RIVR-54)."""
        return may and kernel.state.edge_piece[edge] != self.own.bridge

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """A city brings no gold any more (RIVR-42, RIVRCK-09)."""
        if piece == kernel.rules.settlement:
            pay_for_building(kernel, self.own, colour, place)

    def notice_route_piece(self, kernel: Kernel, colour: i64, piece: i64, edge: i64) -> None:
        pay_for_route(kernel, self.own, colour, piece, edge)

    def notice_route_removed(self, kernel: Kernel, colour: i64, piece: i64, edge: i64, to: i64) -> None:
        take_for_route(kernel, self.own, colour, edge, to)

    # Gold

    def notice_counted(self, kernel: Kernel, counter: Counter) -> None:
        """After every gain, payment and trade, on whoever's turn (RIVR-67)."""
        if counter is self.own.gold.coins:
            settle_tiles(kernel, self.own)

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_gold(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_riverside(kernel, self.own, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """How many resources were bought with gold this turn; the rest is told as it is kept."""
        view.parts[self.name] = {"bought_with_gold": int(self.own.gold.bought(kernel))}

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_rivers(view, view.parts[self.name], picture)
