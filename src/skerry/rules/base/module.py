"""The base game as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.setup import BoardSetup
from skerry.board.terrain import TERRAINS
from skerry.engine.award import Award
from skerry.engine.cards import OVER_LIMIT
from skerry.engine.kept.stack import Stack
from skerry.engine.module import Module
from skerry.engine.piece import Piece
from skerry.engine.rules import FoundingRound
from skerry.rules.base import tables
from skerry.rules.base.bank import BankTrade
from skerry.rules.base.building import declare_building, declare_free_roads
from skerry.rules.base.development import BuyCard, PlayCard, declare_development_cards
from skerry.rules.base.founding import declare_founding
from skerry.rules.base.hidden import resample_hands
from skerry.rules.base.layout import declare_layout, lay_harbours, lay_numbers, lay_robber, lay_terrain
from skerry.rules.base.offers import OfferTrade, declare_offers
from skerry.rules.base.open_offer import OpenOffer
from skerry.rules.base.opening import declare_opening, open_game
from skerry.rules.base.outlook import tell_cards, tell_largest_army, tell_longest_road
from skerry.rules.base.seven import declare_seven
from skerry.rules.base.turn import declare_end_turn, declare_turn

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class Base(Module):
    """Settlement building on an island: roll, trade, build."""

    def __init__(self) -> None:
        super().__init__("base")
        self.rules: Rules | None = None

    def declare(self, rules: Rules) -> None:
        self.rules = rules
        self.declare_tables(rules)
        declare_opening(rules)
        self.offer = OpenOffer(self, rules)
        # The hexes of a draft, face down (BASE-50).
        drafted = len(rules.board.stack_items("terrain")) if rules.choice("board") == "drafted" else 0
        hexes = Stack("hexes", TERRAINS, most=drafted, shown=False, digest="hex_stack", digest_left="hexes_left")
        self.hexes = rules.keep(self, hexes)
        declare_layout(rules, self.hexes)
        declare_turn(rules)
        declare_founding(rules)
        declare_seven(rules)
        declare_free_roads(rules)
        declare_development_cards(rules)
        declare_offers(rules, self.offer)
        # The order of listing: what brings a game forward first, talk last.
        declare_building(rules, "action")
        rules.add_action(BuyCard(), "action")
        rules.add_action(PlayCard(rules), "pre_roll", "action")
        rules.add_action(BankTrade(rules), "action")
        declare_end_turn(rules)
        rules.add_action(OfferTrade(rules, self.offer), "action")

    def declare_tables(self, rules: Rules) -> None:
        rules.bank_start = [tables.BANK_PER_RESOURCE] * len(rules.card_kinds)
        rules.road = rules.add_piece(Piece("road", tables.ROADS, tables.ROAD_COST, route_group=1))
        rules.settlement = rules.add_piece(
            Piece("settlement", tables.SETTLEMENTS, tables.SETTLEMENT_COST, points=1, produces=1)
        )
        rules.city = rules.add_piece(Piece("city", tables.CITIES, tables.CITY_COST, points=2, produces=2, letter="C"))
        rules.card_cost = tables.CARD_COST
        rules.longest_road = rules.add_award(Award("longest_road", tables.LONGEST_ROAD_MINIMUM, tables.AWARD_POINTS))
        rules.largest_army = rules.add_award(Award("largest_army", tables.LARGEST_ARMY_MINIMUM, tables.AWARD_POINTS))
        rules.founding_rounds = [
            FoundingRound(clockwise=True, building=int(rules.settlement), pays=False),
            FoundingRound(clockwise=False, building=int(rules.settlement), pays=True),
        ]
        rules.hand_limit = rules.whole("hand_limit")
        rules.harbours_at_once = rules.choice("trade_build") == "combined"

    def setup_terrain(self, setup: BoardSetup, random: Randomness) -> None:
        assert self.rules is not None
        lay_terrain(self.rules, setup, random)

    def setup_numbers(self, setup: BoardSetup, random: Randomness) -> None:
        assert self.rules is not None
        lay_numbers(self.rules, setup, random)

    def setup_harbours(self, setup: BoardSetup, random: Randomness) -> None:
        assert self.rules is not None
        lay_harbours(self.rules, setup, random)

    def setup_features(self, setup: BoardSetup, random: Randomness) -> None:
        assert self.rules is not None
        lay_robber(self.rules, setup)

    def setup_finish(self, kernel: Kernel) -> None:
        open_game(kernel, self.hexes)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """Offers and answers are open talk (BASE-188); of the hex stack only the size is known."""
        if self.offer.terms.has(kernel):
            view.parts["trade"] = self.offer.tell(kernel)
        if self.hexes.left(kernel) > 0:
            view.parts["draft"] = {"hexes_left": int(self.hexes.left(kernel))}
        top = kernel.top()
        if kernel.top_kind().name == "lay_hex":
            view.parts["drawn_hex"] = {"terrain": kernel.rules.word("terrain", top.a)}
        if kernel.top_kind().name == "discard":
            view.parts["discard"] = {"over_limit": top.a == OVER_LIMIT}

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_longest_road(kernel, seat, progress)
        tell_largest_army(kernel, seat, progress)
        if kernel.rules.has_development_cards:
            tell_cards(kernel, seat, progress)

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        resample_hands(kernel, self.offer, seat, deal)
