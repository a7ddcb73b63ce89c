"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.module import Module
from skerry.engine.robbing import CAUSE_SEVEN
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.traders.barbarians import ask_to_move, declare_barbarians, lay_barbarians
from skerry.rules.traders_and_barbarians.traders.cards import declare_cards, may_play
from skerry.rules.traders_and_barbarians.traders.driving_off import DriveOff
from skerry.rules.traders_and_barbarians.traders.movement import declare_movement, place_wagon
from skerry.rules.traders_and_barbarians.traders.outlook import add_trade_ways, tell_trade
from skerry.rules.traders_and_barbarians.traders.own import TradeOwn
from skerry.rules.traders_and_barbarians.traders.picture import draw_trade
from skerry.rules.traders_and_barbarians.traders.telling import tell
from skerry.rules.traders_and_barbarians.traders.trade_hexes import (
    SEA_CORNER_CLOSED,
    SEA_SIDE_CLOSED,
    check_barbarians,
    check_map,
    is_open_site,
    lay_trade_hexes,
)
from skerry.rules.traders_and_barbarians.traders.wagon import ImproveWagon

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class TradersAndBarbarians(Module):
    """Trade hexes, wagons, goods, tolls, and barbarians on the paths."""

    own: TradeOwn

    def __init__(self) -> None:
        super().__init__("traders_and_barbarians")
        self.looks_near = True

    # Declare

    def declare(self, rules: Rules) -> None:
        check_map(rules.board)
        self.own = TradeOwn(self, rules)
        declare_barbarians(rules, self.own)
        self.movement = declare_movement(rules, self.own)
        rules.add_action(DriveOff(rules, self.own), "move_wagon", before="feed_wagon")
        declare_cards(rules, self.own)
        # Beside the other pieces, before what one does with cards.
        rules.add_action(ImproveWagon(rules, self.own), "action", before="buy_card")

    def tune(self, rules: Rules) -> None:
        """Neither robber nor longest road (TRAD-09), and a city in the second round (TRAD-37)."""
        check_barbarians(rules.board, self.own)
        rules.has_robber = False
        rules.drop_award("longest_road")
        rules.founding_rounds[-1].building = rules.city

    # Set-up

    def setup_finish(self, kernel: Kernel) -> None:
        lay_trade_hexes(kernel, self.own)
        lay_barbarians(kernel, self.own)

    # Founding

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        return fits and not self.own.closed_corners.has(kernel, vertex)

    def notice_founded(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        if kernel.state.vertex_piece[vertex] == kernel.rules.city:
            place_wagon(kernel, self.own, seat, vertex)

    # The turn

    def adjust_number_repeats(self, kernel: Kernel, number: i64, repeats: bool) -> bool:
        """A 2 or 12 counts for nothing, rolled or turned up (TRAD-43, TRAD-117)."""
        return repeats or number in self.own.repeated

    def notice_seven(self, kernel: Kernel, seat: i64) -> None:
        if self.own.moves_by_path:
            ask_to_move(kernel, seat, CAUSE_SEVEN)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and is_open_site(kernel, self.own, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if is_open_site(kernel, self.own, piece, place):
            return reason
        return SEA_SIDE_CLOSED.of() if kernel.rules.pieces[piece].place == "edge" else SEA_CORNER_CLOSED.of()

    def adjust_card_moment(self, kernel: Kernel, seat: i64, card: i64, may: bool) -> bool:
        return may and may_play(kernel, card)

    def notice_turn_end(self, kernel: Kernel) -> None:
        """After trading and building (TRAD-40, TRAD-41)."""
        kernel.ask(self.movement, kernel.state.active)

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_trade(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_trade_ways(kernel, self.own, seat, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts[self.name] = tell(kernel, self.own)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_trade(view.parts[self.name], picture)
