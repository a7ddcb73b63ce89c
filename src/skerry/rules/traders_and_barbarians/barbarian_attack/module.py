"""The scenario as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.setup import deal_coast
from skerry.engine.module import Module
from skerry.engine.robbing import ask_to_rob, declare_open_theft
from skerry.reason import Reason
from skerry.rules.traders_and_barbarians.barbarian_attack.attack import Attack, land_first
from skerry.rules.traders_and_barbarians.barbarian_attack.cards import deck, declare_cards
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import (
    CONQUERED_LAND,
    CONQUERED_SETTLEMENT,
    is_conquered,
    lost_points,
    site_is_open,
    touches_conquered,
)
from skerry.rules.traders_and_barbarians.barbarian_attack.expelling import ExpelBarbarians
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import (
    ask_for_rides,
    declare_knights,
    knight_in_hand,
    riding_from,
)
from skerry.rules.traders_and_barbarians.barbarian_attack.outlook import add_shelters, tell_dangers, tell_knights
from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn
from skerry.rules.traders_and_barbarians.barbarian_attack.picture import draw_barbarians
from skerry.rules.traders_and_barbarians.barbarian_attack.riders import Riders
from skerry.rules.traders_and_barbarians.barbarian_attack.tables import LONG_RIDE_COST
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import declare_treason

if TYPE_CHECKING:
    from skerry.board.setup import BoardSetup
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress, Prospects
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View


class BarbarianAttack(Module):
    """Barbarians on the coast, knights on edges, a deck that acts at once; neither robber nor largest army."""

    own: BarbarianOwn

    def __init__(self) -> None:
        super().__init__("barbarian_attack")
        self.recounts = True
        self.looks_near = True
        self.only_stops = True

    # Declare

    def declare(self, rules: Rules) -> None:
        self.own = BarbarianOwn(self, rules)
        self.own.riders = Riders(self.own, rules.add_cost(LONG_RIDE_COST))
        declare_open_theft(rules)
        declare_knights(rules, self.own)
        declare_treason(rules, self.own)
        declare_cards(rules, self.own)
        self.attack = rules.add_decision(Attack(self.own))
        self.expel = rules.add_decision(ExpelBarbarians(self.own))

    def tune(self, rules: Rules) -> None:
        """No robber, no largest army, other cards, and a city in the round that pays (BARB-08, BARB-24, BARB-62)."""
        rules.has_robber = False
        rules.drop_award("largest_army")
        rules.replace_cards(deck(self.own))
        rules.deck_refilled = True
        rules.founding_rounds[-1].building = rules.city

    # Set-up

    def setup_terrain(self, setup: BoardSetup, random: Randomness) -> None:
        if setup.options["board"] == "variable":
            deal_coast(setup, random)

    def setup_finish(self, kernel: Kernel) -> None:
        land_first(kernel, self.own)

    # The turn

    def notice_seven(self, kernel: Kernel, seat: i64) -> None:
        """A card of anybody, when all have discarded (BARB-30, BARB-32)."""
        ask_to_rob(kernel, seat)

    def adjust_produces(self, kernel: Kernel, hex_: i64, number: i64, produces: bool) -> bool:
        """The token of a conquered hex lies face down (BARB-42 to BARB-44, BARB-120)."""
        return produces and not is_conquered(kernel, self.own, hex_)

    def adjust_harbour_use(self, kernel: Kernel, vertex: i64, used: bool) -> bool:
        return used and not self.own.conquered.has(kernel, vertex)

    def adjust_founding_site(self, kernel: Kernel, seat: i64, vertex: i64, fits: bool) -> bool:
        """Nobody founds at a hex that is conquered from the beginning (BARB-47, BARBSEA-67)."""
        return fits and not touches_conquered(kernel, self.own, vertex)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return fits and site_is_open(kernel, self.own, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if site_is_open(kernel, self.own, piece, place):
            return reason
        return CONQUERED_SETTLEMENT.of() if piece == kernel.rules.city else CONQUERED_LAND.of()

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        """Every settlement and city brings an attack, those of neutral colours too (BARB-34, BARB-40, BARB-143)."""
        if piece == kernel.rules.settlement or piece == kernel.rules.city:
            kernel.ask(self.attack, kernel.state.active)

    def notice_turn_end(self, kernel: Kernel) -> None:
        """Knights ride, then the coast is checked; only then the turn is over (BARB-28, BARB-121)."""
        kernel.ask(self.expel, kernel.state.active)
        ask_for_rides(kernel, self.own, kernel.state.active)

    # Points

    def most_points(self, rules: Rules) -> i64:
        """Conquered buildings only take points; prisoners say for themselves how many they give."""
        return 0

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return -lost_points(kernel, self.own, colour)

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        lost = int(lost_points(kernel, self.own, colour))
        if lost:
            sources["conquered"] = -lost

    def adjust_knights(self, kernel: Kernel, seat: i64, knights: i64) -> i64:
        """Those on the board are the knights of this game (BARB-129)."""
        return self.own.knights_of(kernel, seat)

    # Telling

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        self.own.gold.tell_worth(kernel, seat, progress)
        tell_knights(kernel, self.own, seat, progress)
        tell_dangers(kernel, self.own, seat, progress)

    def add_prospects(self, kernel: Kernel, seat: i64, prospects: Prospects) -> None:
        add_shelters(kernel, self.own, prospects)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """The castle with the colours of its sides, the coast in the order in which it is checked, all hexes that are
        conquered, what is left, and whose knight is placed or moved just now, and from where; the rest is told as it is
        kept."""
        own = self.own
        riding = int(riding_from(kernel, own))
        coast = [int(hex_) for hex_ in own.coast]
        view.parts[self.name] = {
            "castle_hex": int(own.castle),
            "castle_edges": dict(own.castle_edges),
            "coastal_hexes": coast,
            "conquered_hexes": [int(hex_) for hex_ in own.checked if is_conquered(kernel, own, hex_)],
            "barbarians_left": int(own.beside(kernel)),
            "bought_with_gold": int(own.gold.bought(kernel)),
            "knight_in_hand": knight_in_hand(kernel, own),
            "riding_knight": riding if riding >= 0 else None,
        }

    def add_to_picture(self, view: View, picture: Picture) -> None:
        draw_barbarians(view, view.parts[self.name], picture)
