"""Cities & Knights as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled
from skerry.board.terrain import RESOURCE_COUNT, TERRAINS
from skerry.engine.harbours import SPECIAL_RATE, refresh_rates
from skerry.engine.module import Module
from skerry.engine.most import UNLIMITED
from skerry.engine.rules import Piece
from skerry.engine.state import OFF_BOARD, Slice
from skerry.rules.cities_and_knights import tables
from skerry.rules.cities_and_knights.aqueduct import declare_aqueduct, note_hands
from skerry.rules.cities_and_knights.barbarians import declare_barbarians
from skerry.rules.cities_and_knights.cities import BuildWall, RaiseCity, has_sideways
from skerry.rules.cities_and_knights.decks import Decks, declare_decks
from skerry.rules.cities_and_knights.event_die import EventDie, NumberWithEvent
from skerry.rules.cities_and_knights.hidden import resample_offer, resample_progress, shown_hand, tell
from skerry.rules.cities_and_knights.improvements import Improve, declare_improvements
from skerry.rules.cities_and_knights.knight_actions import (
    ActivateKnight,
    ChaseRobber,
    DisplaceKnight,
    GoKnight,
    KnightCosts,
    MoveKnight,
    PromoteKnight,
    RecruitKnight,
    declare_knight_decisions,
)
from skerry.rules.cities_and_knights.knights import knight_fits, meets_knight, strands_knight
from skerry.rules.cities_and_knights.picture import add_cities_and_knights
from skerry.rules.cities_and_knights.progress.intrigues import declare_intrigues
from skerry.rules.cities_and_knights.progress.playing import PlayProgress, declare_playing
from skerry.rules.cities_and_knights.progress.politics import declare_politics
from skerry.rules.cities_and_knights.progress.science import declare_science
from skerry.rules.cities_and_knights.progress.table import progress_cards
from skerry.rules.cities_and_knights.progress.trade import declare_trade
from skerry.rules.cities_and_knights.retreat import declare_retreat
from skerry.rules.cities_and_knights.slice import CitiesSlot

if TYPE_CHECKING:
    from skerry.engine.action import ActionKind
    from skerry.engine.kernel import Kernel
    from skerry.engine.picture import Picture
    from skerry.engine.randomness import Randomness
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

# Where one may build, act with knights and play cards, and the action that ends each part (CK-305, CK-306, CK-308).
BUILDING_PARTS: Final = (("action", "end_turn"), ("special_build", "pass"), ("part_turn", "pass"))
ACTING_PARTS: Final = (("action", "end_turn"), ("part_turn", "pass"))


class CitiesAndKnights(Module):
    """Commodities, improvements, progress cards, knights and barbarians."""

    def __init__(self) -> None:
        super().__init__("cities_and_knights")
        self.recounts = True
        self.at = CitiesSlot()
        self.decks = Decks(self.at, progress_cards(self.at))
        self.knight_costs = KnightCosts()
        self.commodity: vec[i64] = filled(len(TERRAINS), tables.NO_COMMODITY)
        for terrain, commodity in tables.COMMODITY_OF_TERRAIN.items():
            self.commodity[terrain] = commodity
        # The red die and the event die come with the number dice, unless a combination rolls them apart (EVNT-65).
        self.event_with_number = True
        self.number: NumberWithEvent | None = None

    # Declare

    def declare(self, rules: Rules) -> None:
        self.at.slot = self.slot
        self.declare_tables(rules)
        rules.words["event_face"] = tables.FACES
        declare_improvements(rules, self.at)
        declare_decks(rules, self.decks)
        declare_barbarians(rules, self.at)
        declare_aqueduct(rules, self.at)
        declare_knight_decisions(rules)
        declare_retreat(rules, self.at)
        declare_playing(rules, self.decks)
        declare_science(rules, self.at)
        declare_politics(rules, self.decks)
        declare_intrigues(rules, self.at)
        rules.add_decision(EventDie(self.at, self.decks))
        self.declare_actions(rules)

    def declare_tables(self, rules: Rules) -> None:
        rules.card_kinds += tables.COMMODITIES
        many = rules.seats > tables.MOST_SEATS_OF_ONE_BOX
        per_kind = tables.BANK_PER_COMMODITY_5_6 if many else tables.BANK_PER_COMMODITY
        rules.bank_start = [*rules.bank_start, *[per_kind] * tables.COMMODITY_COUNT]
        self.at.wall = rules.add_piece(Piece("wall", tables.WALLS, tables.WALL_COST))
        for strength, name in enumerate(tables.KNIGHTS, 1):
            cost = tables.RECRUIT_COST if strength == tables.BASIC else {}
            piece = rules.add_piece(Piece(name, tables.KNIGHTS_PER_STRENGTH, cost))
            if strength == tables.BASIC:
                self.at.basic_knight = piece
        rules.has_development_cards = False
        rules.drop_award("largest_army")

    def declare_actions(self, rules: Rules) -> None:
        for action in (
            Improve("improve", self.at, 0),
            RaiseCity(rules, self.at),
            BuildWall(rules, self.at),
            RecruitKnight(rules, self.at),
            PromoteKnight(rules, self.at, self.knight_costs),
            ActivateKnight(rules, self.at, self.knight_costs),
        ):
            self.add_to_parts(rules, action, BUILDING_PARTS)
        play = PlayProgress(rules, self.decks)
        rules.add_action(play, "pre_roll")
        self.add_to_parts(rules, play, ACTING_PARTS)
        acting = tuple(part for part in ACTING_PARTS if rules.has_decision(part[0]))
        declare_trade(rules, self.at, self.decks, *acting)
        self.add_to_parts(rules, MoveKnight(rules, self.at), ACTING_PARTS)
        self.add_to_parts(rules, ChaseRobber(rules, self.at), ACTING_PARTS)
        rules.add_action(GoKnight(rules, self.at), "knight_destination")
        rules.add_action(DisplaceKnight(rules, self.at), "knight_destination")
        rules.add_action(rules.action("move_robber"), "chase_robber")

    def add_to_parts(self, rules: Rules, action: ActionKind, parts: tuple[tuple[str, str], ...]) -> None:
        for part, end in parts:
            if rules.has_decision(part):
                rules.add_action(action, part, before=end)

    def tune(self, rules: Rules) -> None:
        """The second founding building is a city, whatever rounds there are (CK-029, CKS-47)."""
        rules.founding_rounds[1].building = rules.city
        self.knight_costs.fill(rules)
        assert rules.number_source is not None
        self.number = NumberWithEvent(rules, self.at, rules.number_source)
        rules.number_source = rules.add_decision(self.number)

    def new_slice(self, rules: Rules) -> Slice:
        return self.at.new(rules)

    def setup_finish(self, kernel: Kernel) -> None:
        self.decks.shuffle(self.at.of(kernel), kernel.state.random)

    # Add

    def most_points(self, rules: Rules) -> i64:
        """There are as many defender cards as it takes (CK-014)."""
        return UNLIMITED

    def add_points(self, kernel: Kernel, colour: i64) -> i64:
        return self.at.of(kernel).points[colour] if colour < kernel.state.seats else 0

    def add_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """A commodity for every city at a forest, pasture or mountain (CK-057)."""
        state = kernel.state
        city = kernel.rules.city
        corners = kernel.topology.hex_vertex
        for hex_ in range(kernel.topology.hexes):
            if state.numbers[hex_] >> number & 1 and hex_ != state.robber:
                commodity = self.commodity[state.terrain[hex_]]
                if commodity >= 0:
                    for corner in range(6):
                        vertex = corners[6 * hex_ + corner]
                        if state.vertex_piece[vertex] == city and state.vertex_owner[vertex] < state.seats:
                            claims[state.vertex_owner[vertex] * state.kinds + commodity] += 1

    def add_to_picture(self, view: View, picture: Picture) -> None:
        add_cities_and_knights(view, view.parts[self.name], picture)

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        view.parts["cities_and_knights"] = tell(kernel, self.decks, seat)

    # Adjust

    def adjust_yield(self, kernel: Kernel, hex_: i64, vertex: i64, amount: i64) -> i64:
        """The second card of a city is a commodity there, not a resource (CK-058)."""
        if amount > 1 and self.commodity[kernel.state.terrain[hex_]] >= 0:
            return 1
        return amount

    def adjust_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """Nothing is changed, but this is the moment before the cards are paid (CK-062)."""
        note_hands(kernel, self.at)

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        own = self.at.of(kernel)
        if piece == kernel.rules.settlement:
            return fits and own.knight[place] == 0
        if piece == kernel.rules.city:
            return fits and not has_sideways(kernel, own, colour)
        if self.at.basic_knight <= piece < self.at.basic_knight + len(tables.KNIGHTS):
            return knight_fits(kernel, own, colour, place)
        return fits

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: str) -> str:
        own = self.at.of(kernel)
        if piece == kernel.rules.settlement and own.knight[place] != 0:
            return "a knight stands there"
        if piece == kernel.rules.city and has_sideways(kernel, own, colour):
            return "your sideways city must be raised first"
        if kernel.rules.piece_group[piece] > 0 and meets_knight(kernel, own, colour, place):
            return "a knight of another player stands in the way"
        return reason

    def adjust_route_break(self, kernel: Kernel, colour: i64, vertex: i64, broken: bool) -> bool:
        own = self.at.of(kernel)
        return broken or (own.knight[vertex] != 0 and own.knight_owner[vertex] != colour)

    def adjust_line_end(self, kernel: Kernel, colour: i64, vertex: i64, ends: bool) -> bool:
        """An own knight holds a line like a building (CK-233, CKS-15)."""
        return ends or self.at.of(kernel).knight_owner[vertex] == colour

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        return may and not strands_knight(kernel, self.at.of(kernel), edge)

    def adjust_hand_limit(self, kernel: Kernel, seat: i64, limit: i64) -> i64:
        walls = kernel.state.placed[seat * kernel.rules.piece_count + self.at.wall]
        return limit + tables.CARDS_PER_WALL * walls

    def adjust_hand_shown(self, kernel: Kernel, seat: i64, owner: i64, shown: bool) -> bool:
        return shown or (owner == shown_hand(kernel) and kernel.top().seat == seat)

    def adjust_robber_locked(self, kernel: Kernel, locked: bool) -> bool:
        return locked or self.at.of(kernel).attacks == 0

    def adjust_rate(self, kernel: Kernel, seat: i64, kind: i64, rate: i64) -> i64:
        """Guild, merchant and fleet give 2:1; rates never add up (CK-084 to CK-086)."""
        if rate <= SPECIAL_RATE:
            return rate
        own = self.at.of(kernel)
        if kind >= RESOURCE_COUNT:
            # The numbers of commodities are those of terrains that yield nothing, where a merchant may stand (CK-264).
            special = own.level[seat * tables.TRACK_COUNT + tables.TRADE] >= tables.ABILITY_LEVEL
        else:
            special = own.merchant_holder == seat and kernel.state.terrain[own.merchant_hex] == kind
        fleet = seat == kernel.state.active and own.fleet >> kind & 1 != 0
        return SPECIAL_RATE if special or fleet else rate

    def adjust_knights(self, kernel: Kernel, seat: i64, knights: i64) -> i64:
        """Where knights are counted, active ones on the board are, whatever their strength (CK-301)."""
        own = self.at.of(kernel)
        count: i64 = 0
        for vertex in range(len(own.active)):
            if own.active[vertex] != 0 and own.knight_owner[vertex] == seat:
                count += 1
        return count

    # Notice

    def notice_turn_start(self, kernel: Kernel) -> None:
        own = self.at.of(kernel)
        if kernel.state.turn == 1:
            # Until the first attack the robber waits beside the board, where it blocks nothing (CK-027, CK-076).
            own.robber_start = kernel.state.robber
            kernel.state.robber = OFF_BOARD
        self.end_effects(kernel)

    def notice_turn_end(self, kernel: Kernel) -> None:
        self.end_effects(kernel)
        self.decks.ask_active_to_trim(kernel)

    def notice_part_turn(self, kernel: Kernel) -> None:
        kernel.ask(kernel.rules.decision("trim_own_progress_hand"), kernel.state.active)

    def end_effects(self, kernel: Kernel) -> None:
        """What cards gave for one turn is over (CK-254, CK-269)."""
        own = self.at.of(kernel)
        for seat in range(kernel.state.seats):
            own.harbour_offers[seat] = 0
        if own.fleet != 0:
            own.fleet = 0
            self.refresh_all_rates(kernel)

    def refresh_all_rates(self, kernel: Kernel) -> None:
        for seat in range(kernel.state.seats):
            refresh_rates(kernel, seat)

    def notice_number(self, kernel: Kernel, seat: i64, number: i64) -> None:
        """The event die comes before the number; with set dice too, wherever numbers come from else (EVNT-67)."""
        own = self.at.of(kernel)
        if self.event_with_number or own.set_red > 0:
            own.red = kernel.state.die_a
            kernel.ask(kernel.rules.decision("event_die"), seat)

    # Hidden information

    def resample(self, kernel: Kernel, seat: i64, random: Randomness) -> None:
        resample_progress(kernel, self.decks, seat, random)
        resample_offer(kernel, seat, random)
