"""Cities & Knights as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.board.terrain import RESOURCE_COUNT
from skerry.board.topology import NOWHERE
from skerry.engine.harbours import SPECIAL_RATE, refresh_rates
from skerry.engine.manner import BUILD, Manner
from skerry.engine.module import Module, overrides
from skerry.engine.production import resource_of
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights import tables
from skerry.rules.cities_and_knights.aqueduct import declare_aqueduct, note_hands
from skerry.rules.cities_and_knights.barbarians import declare_barbarians, lock_robbers
from skerry.rules.cities_and_knights.cities import RAISE_FIRST, BuildWall, RaiseCity, has_sideways
from skerry.rules.cities_and_knights.decks import Decks, declare_decks
from skerry.rules.cities_and_knights.event_die import EventDie, NumberWithEvent
from skerry.rules.cities_and_knights.hidden import resample_offer, shown_hand, tell
from skerry.rules.cities_and_knights.improvements import Improve, declare_improvements
from skerry.rules.cities_and_knights.knight_actions import (
    ActivateKnight,
    ChaseRobber,
    DisplaceKnight,
    GoKnight,
    MoveKnight,
    PromoteKnight,
    RecruitKnight,
    declare_knight_decisions,
)
from skerry.rules.cities_and_knights.knights import (
    has_knight,
    is_tied,
    knight_fits,
    meets_knight,
    strands_knight,
)
from skerry.rules.cities_and_knights.landing import tell_landing
from skerry.rules.cities_and_knights.outlook import tell_improvements, tell_progress_cards, tell_walls
from skerry.rules.cities_and_knights.own import CitiesOwn
from skerry.rules.cities_and_knights.picture import add_cities_and_knights
from skerry.rules.cities_and_knights.progress.intrigues import declare_intrigues
from skerry.rules.cities_and_knights.progress.playing import PlayProgress, declare_playing
from skerry.rules.cities_and_knights.progress.politics import declare_politics, declare_waking
from skerry.rules.cities_and_knights.progress.science import declare_science
from skerry.rules.cities_and_knights.progress.table import progress_cards
from skerry.rules.cities_and_knights.progress.trade import declare_trade
from skerry.rules.cities_and_knights.retreat import declare_retreat
from skerry.rules.cities_and_knights.scoring import merchants_of, metropolises_of, open_cards_of

if TYPE_CHECKING:
    from skerry.engine.action import ActionKind
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.progress import Progress
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

# Where one may build, act with knights and play cards, and the action that ends each part (CK-305, CK-306, CK-308).
BUILDING_PARTS: Final = (("action", "end_turn"), ("special_build", "pass"), ("part_turn", "pass"))
ACTING_PARTS: Final = (("action", "end_turn"), ("part_turn", "pass"))

KNIGHT_STANDS_THERE: Final = ReasonKind("knight_stands_there", "a knight stands there")
KNIGHT_IN_THE_WAY: Final = ReasonKind("knight_in_the_way", "a knight of another player stands in the way")


class CitiesAndKnights(Module):
    """Commodities, improvements, progress cards, knights and barbarians."""

    def __init__(self) -> None:
        super().__init__("cities_and_knights")
        self.recounts = True
        self.looks_near = True
        self.counts_changes = True
        # By resource; a terrain has the number of its resource.
        self.commodity: vec[i64] = filled(RESOURCE_COUNT, tables.NO_COMMODITY)
        for terrain, commodity in tables.COMMODITY_OF_TERRAIN.items():
            self.commodity[terrain] = commodity
        # The red die and the event die come with the number dice, unless a combination rolls them apart (EVNT-65).
        self.event_with_number = True
        self.number: NumberWithEvent | None = None

    # Declare

    def declare(self, rules: Rules) -> None:
        cards = progress_cards()
        self.own = CitiesOwn(self, rules, cards)
        self.decks = Decks(self.own, cards)
        self.declare_tables(rules)
        rules.words["event_face"] = tables.FACES
        declare_improvements(rules, self.own)
        declare_decks(rules, self.decks)
        declare_barbarians(rules, self.own)
        declare_aqueduct(rules, self.own)
        declare_knight_decisions(rules)
        declare_retreat(rules, self.own)
        declare_playing(rules, self.decks)
        declare_science(rules, self.own)
        declare_politics(rules, self.decks)
        declare_intrigues(rules, self.own)
        self.event_die = EventDie(self.own, self.decks)
        rules.add_decision(self.event_die)
        self.declare_actions(rules)

    def declare_tables(self, rules: Rules) -> None:
        rules.card_kinds += tables.COMMODITIES
        many = rules.seats > tables.MOST_SEATS_OF_ONE_BOX
        per_kind = tables.BANK_PER_COMMODITY_5_6 if many else tables.BANK_PER_COMMODITY
        rules.bank_start = [*rules.bank_start, *[per_kind] * tables.COMMODITY_COUNT]
        rules.has_development_cards = False
        rules.drop_award("largest_army")

    def declare_actions(self, rules: Rules) -> None:
        for action in (
            Improve("improve", self.own, 0, Manner(BUILD)),
            RaiseCity(rules, self.own),
            BuildWall(rules, self.own),
            RecruitKnight(self.own),
            PromoteKnight(rules, self.own),
            ActivateKnight(rules, self.own),
        ):
            self.add_to_parts(rules, action, BUILDING_PARTS)
        play = PlayProgress(rules, self.decks)
        rules.add_action(play, "pre_roll")
        self.add_to_parts(rules, play, ACTING_PARTS)
        acting = tuple(part for part in ACTING_PARTS if rules.has_decision(part[0]))
        declare_trade(rules, self.own, self.decks, *acting)
        self.add_to_parts(rules, MoveKnight(rules, self.own), ACTING_PARTS)
        self.add_to_parts(rules, ChaseRobber(rules, self.own), ACTING_PARTS)
        rules.add_action(GoKnight(rules, self.own), "knight_destination")
        rules.add_action(DisplaceKnight(rules, self.own), "knight_destination")
        rules.add_action(rules.action("move_robber"), "chase_robber")

    def add_to_parts(self, rules: Rules, action: ActionKind, parts: tuple[tuple[str, str], ...]) -> None:
        for part, end in parts:
            if rules.has_decision(part):
                rules.add_action(action, part, before=end)

    def tune(self, rules: Rules) -> None:
        """The second founding building is a city, whatever rounds there are (CK-029, CKS-47)."""
        rules.founding_rounds[1].building = rules.city
        if any(overrides(module, "notice_knight_activated") for module in rules.modules):
            declare_waking(rules, self.own)
        assert rules.number_source is not None
        self.number = NumberWithEvent(rules, self.own, rules.number_source)
        rules.number_source = rules.add_decision(self.number)

    def setup_finish(self, kernel: Kernel) -> None:
        self.decks.shuffle(kernel)

    # Add

    def most_points(self, rules: Rules) -> i64:
        """All three metropolises, all cards that are points, and the merchant."""
        points: i64 = tables.METROPOLIS_POINTS * tables.TRACK_COUNT + 1
        for card in self.decks.cards:
            points += card.points * card.count
        return points

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        if colour < kernel.state.seats:
            return kernel.state.kept[self.own.points.at + colour]
        return 0

    def add_point_sources(self, kernel: Kernel, colour: i64, sources: dict[str, int]) -> None:
        sources["metropolis"] = tables.METROPOLIS_POINTS * int(metropolises_of(kernel, self.own, colour))
        sources["merchant"] = int(merchants_of(kernel, self.own, colour))
        sources["progress cards"] = int(open_cards_of(kernel, self.own, colour))

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        tell_improvements(kernel, self.own, seat, progress)
        if self.own.has_fleet:
            tell_landing(kernel, self.own, seat, progress)
        tell_progress_cards(kernel, self.decks, seat, progress)
        tell_walls(kernel, self.own, seat, progress)

    def add_to_picture(self, view: View, picture: Picture) -> None:
        add_cities_and_knights(view, view.parts[self.name], picture)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts["cities_and_knights"] = tell(kernel, self.decks, seat)

    # Adjust

    def adjust_share(self, kernel: Kernel, hex_: i64, vertex: i64, kind: i64, amount: i64, claims: vec[i64]) -> i64:
        """Where wood, wool or ore is produced, every second card of a city is a commodity (CK-057, CK-058).

        So a city that is due more than its two cards gets both in equal parts, and the odd one as a resource.
        """
        if kind >= RESOURCE_COUNT or self.commodity[kind] < 0:
            return amount
        state = kernel.state
        if state.vertex_piece[vertex] != kernel.rules.city:
            return amount
        claims[state.vertex_owner[vertex] * state.kinds + self.commodity[kind]] += amount // 2
        return amount - amount // 2

    def adjust_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """Nothing is changed, but this is the moment before the cards are paid (CK-062)."""
        note_hands(kernel, self.own)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        if piece == kernel.rules.settlement:
            return fits and not has_knight(kernel, self.own, place)
        if piece == kernel.rules.city:
            return fits and not has_sideways(kernel, self.own, colour)
        if self.own.basic_knight <= piece < self.own.basic_knight + len(tables.KNIGHTS):
            return knight_fits(kernel, self.own, colour, place)
        return fits

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if piece == kernel.rules.settlement and has_knight(kernel, self.own, place):
            return KNIGHT_STANDS_THERE.of()
        if piece == kernel.rules.city and has_sideways(kernel, self.own, colour):
            return RAISE_FIRST.of()
        if kernel.rules.piece_group[piece] > 0 and meets_knight(kernel, self.own, colour, place):
            return KNIGHT_IN_THE_WAY.of()
        return reason

    def adjust_route_break(self, kernel: Kernel, colour: i64, vertex: i64, broken: bool) -> bool:
        if broken or not self.own.on_vertices:
            return broken
        # Asked at every end of every route: the same as `has_foreign_knight`.
        owner = kernel.state.kept[self.own.knight_owner.at + vertex]
        return owner != NOBODY and owner != colour

    def adjust_line_end(self, kernel: Kernel, colour: i64, vertex: i64, ends: bool) -> bool:
        """An own knight holds a line like a building (CK-233, CKS-15)."""
        return ends or is_tied(kernel, self.own, colour, vertex)

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        return may and not strands_knight(kernel, self.own, edge)

    def adjust_hand_limit(self, kernel: Kernel, seat: i64, limit: i64) -> i64:
        walls = kernel.state.placed[seat * kernel.rules.piece_count + self.own.wall_piece]
        return limit + tables.CARDS_PER_WALL * walls

    def adjust_hand_shown(self, kernel: Kernel, seat: i64, owner: i64, shown: bool) -> bool:
        return shown or (owner == shown_hand(kernel) and kernel.top().seat == seat)

    def adjust_robber_locked(self, kernel: Kernel, locked: bool) -> bool:
        return locked or kernel.state.kept[self.own.attacks.at] == 0

    def adjust_rate(self, kernel: Kernel, seat: i64, kind: i64, rate: i64) -> i64:
        """Guild, merchant and fleet give 2:1; rates never add up (CK-084 to CK-086)."""
        if rate <= SPECIAL_RATE:
            return rate
        own = self.own
        kept = kernel.state.kept
        special = kept[own.merchant_holder.at] == seat and resource_of(kernel, kept[own.merchant_hex.at]) == kind
        if RESOURCE_COUNT <= kind < RESOURCE_COUNT + tables.COMMODITY_COUNT:
            special = special or kept[own.level.at + seat * tables.TRACK_COUNT + tables.TRADE] >= tables.ABILITY_LEVEL
        fleet = seat == kernel.state.active and kept[own.fleet.at] >> kind & 1 != 0
        if special or fleet:
            return SPECIAL_RATE
        return rate

    def adjust_knights(self, kernel: Kernel, seat: i64, knights: i64) -> i64:
        """Where knights are counted, active ones on the board are, whatever their strength (CK-301)."""
        count: i64 = 0
        vertex = self.own.muster.first(kernel, seat)
        while vertex != NOWHERE:
            if self.own.active.has(kernel, vertex):
                count += 1
            vertex = self.own.muster.after(kernel, vertex)
        return count

    # Notice

    def notice_turn_start(self, kernel: Kernel) -> None:
        if kernel.state.turn == 1:
            lock_robbers(kernel, self.own)
        self.end_effects(kernel)

    def notice_turn_end(self, kernel: Kernel) -> None:
        self.end_effects(kernel)
        self.decks.ask_active_to_trim(kernel)

    def notice_part_turn(self, kernel: Kernel) -> None:
        kernel.ask(kernel.rules.decision("trim_own_progress_hand"), kernel.state.active)

    def end_effects(self, kernel: Kernel) -> None:
        """What cards gave for one turn is over (CK-254, CK-269)."""
        kept = kernel.state.kept
        for seat in range(kernel.state.seats):
            kept[self.own.harbour_offers.at + seat] = 0
        if self.own.fleet.of(kernel) != 0:
            self.own.fleet.put(kernel, 0)
            self.refresh_all_rates(kernel)

    def refresh_all_rates(self, kernel: Kernel) -> None:
        for seat in range(kernel.state.seats):
            refresh_rates(kernel, seat)

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        """The event die comes before the number; with set dice too, wherever numbers come from else (EVNT-67)."""
        if self.event_with_number or self.own.set_red.of(kernel) > 0:
            self.own.red.put(kernel, kernel.state.die_a)
            kernel.ask(self.event_die, seat, number)

    # Hidden information

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        resample_offer(kernel, seat, deal)
