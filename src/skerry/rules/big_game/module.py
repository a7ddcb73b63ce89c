"""The Big Game as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.engine.decision import DecisionKind
from skerry.engine.kept.kept import SEAT, Numbers
from skerry.engine.module import Module
from skerry.engine.robbing import set_robber
from skerry.reason import Reason, ReasonKind
from skerry.rules.big_game import tables
from skerry.rules.big_game.decks import BoardDecks
from skerry.rules.big_game.ground import Ground
from skerry.rules.big_game.markers import Markers, MeasureRoutes, SettleMarkers
from skerry.rules.big_game.robbers import ChaseRobber, KnightOfOrder, RelocateRobbers
from skerry.rules.big_game.start import ChooseStart, SetOut

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

OUT_OF_REACH: Final = ReasonKind(
    "big_out_of_reach", "you build on your home board and on the two boards beside it, and not on the outer rim"
)


class BigGame(Module):
    """Boards of two players each: banks, decks, robbers and markers by board, and points for settling abroad."""

    def __init__(self, ground: Ground) -> None:
        super().__init__("big_game")
        self.ground = ground
        self.recounts = True

    def declare(self, rules: Rules) -> None:
        ground = self.ground
        # Whoever is at home on none of these boards, or out of the game, is one colour that is only in the way.
        rules.colours = rules.seats + 1
        rules.bank_of = [seat // 2 for seat in range(rules.seats)]
        rules.robbers = rules.seats
        rules.has_pirate = False
        rules.drop_award("longest_road")
        rules.drop_award("largest_army")
        self.markers = Markers(rules)
        # The foreign halves that brought their bonus, a bit for each, counted from the west neighbour's (BIG-163).
        self.firsts = rules.keep(self, Numbers("firsts", SEAT))
        chase_robber = rules.add_decision(DecisionKind("chase_robber"))
        rules.add_action(ChaseRobber(rules, ground), "chase_robber")
        rules.add_decision(DecisionKind("choose_start"))
        rules.add_action(ChooseStart(ground), "choose_start")
        self.set_out = rules.add_decision(SetOut(ground))
        rules.add_decision(RelocateRobbers(rules, ground))
        rules.add_decision(SettleMarkers(self.markers))
        rules.add_decision(MeasureRoutes())
        knights = rules.development_cards[rules.knight_card].count
        cards = [card for card in rules.development_cards if card.name not in ("knight", "monopoly")]
        choose_resource = rules.decision("choose_resource")
        knight = KnightOfOrder(knights, tables.KNIGHT_WORTH, self.markers, chase_robber, choose_resource)
        rules.replace_cards([knight, *cards])
        rules.knight_card = knight.index
        self.decks = BoardDecks(self, rules)
        rules.card_source = self.decks

    def tune(self, rules: Rules) -> None:
        rules.pieces[rules.city].limit = tables.CITIES

    def most_points(self, rules: Rules) -> i64:
        return tables.FOREIGN_HALVES * tables.FIRST_SETTLEMENT_POINTS

    def setup_finish(self, kernel: Kernel) -> None:
        """Everybody starts from printed spots at the same time; nobody rolls for it and nobody founds in turn."""
        for robber in range(kernel.rules.robbers):
            set_robber(kernel, robber, self.ground.desert[robber])
        self.decks.deal(kernel)
        kernel.state.top = None
        kernel.ask(kernel.rules.decision("action"), 0)
        kernel.ask_all(kernel.rules.decision("choose_start"), filled(kernel.state.seats, 1))
        for seat in range(kernel.state.seats):
            kernel.ask(self.set_out, seat)

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        if colour >= kernel.state.seats:
            return 0
        points: i64 = 0
        halves = self.firsts.of(kernel, colour)
        while halves != 0:
            points += (halves & 1) * tables.FIRST_SETTLEMENT_POINTS
            halves >>= 1
        return points

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        sources["first settlements"] = int(self.add_points(kernel, colour))

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and self.in_reach(kernel, colour, piece, place)

    def in_reach(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> bool:
        home = colour // 2
        if kernel.rules.piece_group[piece] > 0:
            return self.ground.may_lay(home, place)
        board = self.ground.vertex_board[place]
        return board >= 0 and self.ground.is_near(home, board)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        return reason if self.in_reach(kernel, colour, piece, place) else OUT_OF_REACH.of()

    def adjust_robber_locked(self, kernel: Kernel, locked: bool) -> bool:
        """Nobody moves a robber on a seven: the second roll does (BIG-203, BIG-204)."""
        return True

    def adjust_wins(self, kernel: Kernel, seat: i64, may: bool, wins: bool) -> bool:
        """Points never win by themselves (BIG-221)."""
        return False

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        if piece != kernel.rules.settlement or colour >= kernel.state.seats:
            return
        steps = self.ground.steps_to(colour // 2, self.ground.vertex_board[place])
        half = self.ground.vertex_half[place]
        if steps == 0 and half == colour % 2:
            return
        one: i64 = 1
        bit = one << (2 * (steps + 1) + half)
        if self.firsts.of(kernel, colour) & bit == 0:
            self.firsts.change(kernel, colour, bit)
            kernel.recount = True

    def notice_route_change(self, kernel: Kernel, colour: i64) -> None:
        if colour < kernel.state.seats:
            self.markers.settle_road(kernel, colour // 2)
