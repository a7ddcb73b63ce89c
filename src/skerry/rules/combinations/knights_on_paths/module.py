"""Barbarian Attack with Cities & Knights as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.kept.kept import Numbers
from skerry.engine.module import Module
from skerry.reason import Reason
from skerry.rules.cities_and_knights.cities import is_metropolis
from skerry.rules.cities_and_knights.module import CitiesAndKnights
from skerry.rules.combinations.knights_on_paths.cards import declare_changed_cards, lose_merchant
from skerry.rules.combinations.knights_on_paths.displacing import DisplaceRider, NearestEdges
from skerry.rules.combinations.knights_on_paths.events import ON_EDGES
from skerry.rules.combinations.knights_on_paths.landing import BlackShip, ImprovementLanding, land_on_number
from skerry.rules.combinations.knights_on_paths.outlook import tell_strengths
from skerry.rules.combinations.knights_on_paths.prisoners import PRISONERS_PER_POINT, ExchangePrisoners
from skerry.rules.combinations.knights_on_paths.recruiting import RecruitAtCastle, recruit_fits
from skerry.rules.combinations.knights_on_paths.riding import StrongRiders
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import is_cut_off, judge_building, tell_harbour
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import KNIGHT_AT_CASTLE
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.engine.rules import Rules
    from skerry.engine.view import View
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

# What nobody does: there is no robber, and knights ride when trading and building are over (BARBCK-07, BARBCK-18).
WITHDRAWN: Final = ("move_knight", "chase_robber")


class KnightsOnPaths(Module):
    """Knights of Cities & Knights on the edges of the barbarians' coast."""

    coast: BarbarianOwn
    knights: CitiesOwn
    expansion: CitiesAndKnights

    def __init__(self) -> None:
        super().__init__("knights_on_paths")
        self.looks_near = True
        self.counts_changes = True

    # Declare

    def declare(self, rules: Rules) -> None:
        self.expansion = cast(CitiesAndKnights, rules.module("cities_and_knights"))
        self.coast = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        self.knights = self.expansion.own
        self.join_knights(rules)
        self.coast.prisoners.per_point = PRISONERS_PER_POINT
        # A ship that came before its number (EVNT-65).
        self.waiting = rules.keep(self, Numbers("waiting_ship"))
        self.expansion.event_die.ship = BlackShip(self.coast, self.waiting)
        self.improvement_landing = rules.add_decision(ImprovementLanding(self.coast))
        self.declare_actions(rules)

    def join_knights(self, rules: Rules) -> None:
        """There is one kind of knight, on edges, and no fleet (BARBCK-03 to BARBCK-05, BARBCK-17)."""
        self.knights.has_fleet = False
        self.knights.put_knights_on_edges(rules, ON_EDGES)
        self.knights.retreats = NearestEdges(self.coast)
        rules.drop_kept(self.coast.knights)
        rules.pieces[self.coast.knight].limit = 0
        self.coast.knights = self.knights.knight_owner
        self.coast.riders = StrongRiders(self.coast, self.knights)

    def declare_actions(self, rules: Rules) -> None:
        rules.replace_action(RecruitAtCastle(self.knights))
        rules.add_action(rules.replace_action(DisplaceRider(rules, self.coast, self.knights)), "ride_knight")
        rules.add_action(ExchangePrisoners(self.coast, self.knights), "action", before="end_turn")
        declare_changed_cards(rules, self.coast, self.expansion.decks)
        for name in WITHDRAWN:
            rules.withdraw_action(name)

    def tune(self, rules: Rules) -> None:
        """All actions about knights name edges; neutral knights serve both players as mercenaries, and there are no
        cards to lay anew (BARBCK-04, BARB-137, TWOCK-09)."""
        rules.deck_refilled = False
        self.coast.mercenaries = [int(colour) for colour in range(rules.seats, rules.colours)]
        for action in rules.action_kinds:
            if action.a_domain is self.knights.places:
                action.a_name = self.knights.places.kind

    # Barbarians come

    def notice_turn_start(self, kernel: Kernel) -> None:
        self.waiting.put(kernel, 0)

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        if self.waiting.of(kernel) != 0:
            self.waiting.put(kernel, 0)
            land_on_number(kernel, self.coast, number)

    def notice_improved(self, kernel: Kernel, seat: i64, track: i64, level: i64) -> None:
        kernel.ask(self.improvement_landing, seat)

    # Knights

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        return recruit_fits(kernel, self.coast, place) if piece == self.knights.basic_knight else fits

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        return KNIGHT_AT_CASTLE.of() if piece == self.knights.basic_knight else reason

    def adjust_knights(self, kernel: Kernel, seat: i64, knights: i64) -> i64:
        """They are those of Cities & Knights, of which the active ones count (BARBCK-04, CK-301)."""
        return self.expansion.adjust_knights(kernel, seat, knights)

    # Metropolises

    def adjust_falls(self, kernel: Kernel, vertex: i64, falls: bool) -> bool:
        """A metropolis is never conquered, while a wall protects nobody (BARBCK-14, BARBCK-35)."""
        return falls and not is_metropolis(kernel, self.knights, vertex)

    def adjust_city_serves(self, kernel: Kernel, vertex: i64, serves: bool) -> bool:
        """A city amid conquered hexes is out of function, with a metropolis or without (BARBCK-37, BARB-55)."""
        return serves and not is_cut_off(kernel, self.coast, vertex)

    def notice_metropolis(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """A city that is cut off falls when its metropolis goes to another player (BARBCK-35)."""
        for former in range(kernel.topology.vertices):
            if judge_building(kernel, self.coast, former) and kernel.state.harbour[former] != 0:
                tell_harbour(kernel, kernel.state.vertex_owner[former])

    # Cards

    def adjust_token_moves(self, kernel: Kernel, hex_: i64, may: bool) -> bool:
        """Only inner hexes: each coastal one keeps the number on which barbarians land (BARBCK-41)."""
        return may and not self.coast.may_fall(hex_)

    def notice_conquered(self, kernel: Kernel, hex_: i64) -> None:
        if self.knights.merchant_hex.of(kernel) == hex_:
            lose_merchant(kernel, self.knights)

    # Telling

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """Whose knights stand where is told among the barbarians too, as in every game that has them."""
        view.parts["barbarian_attack"]["knights"] = self.coast.knights.tell(kernel, seat)

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_strengths(kernel, self.knights, seat, progress)
