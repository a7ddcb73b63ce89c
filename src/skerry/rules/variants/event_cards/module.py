"""The event cards as a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT
from skerry.engine.decision import DecisionKind
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.variants.event_cards.bounty import CalmSea, Epidemic, PlentifulYear, Tournament
from skerry.rules.variants.event_cards.card_event import CardEvent
from skerry.rules.variants.event_cards.deck import CardDone, TurnUpCard
from skerry.rules.variants.event_cards.earthquake import DamageRoad, Earthquake, RepairRoad, site_stands
from skerry.rules.variants.event_cards.flight import ChooseRobberHome, RobberFlees
from skerry.rules.variants.event_cards.gifts import (
    ChooseGift,
    GoodNeighbors,
    NeighborlyAssistance,
    gifts_told,
    resample_gifts,
)
from skerry.rules.variants.event_cards.own import EventOwn
from skerry.rules.variants.event_cards.tables import CARDS, DAMAGE_HARM, EVENTS
from skerry.rules.variants.event_cards.thefts import Conflict, DeclineDraw, DrawCard, TradeAdvantage

if TYPE_CHECKING:
    from skerry.engine.deal import Deal
    from skerry.engine.kernel import Kernel
    from skerry.engine.progress import Progress
    from skerry.engine.rules import Rules
    from skerry.engine.view import View

# Where one may build, as far as a game has it: in the turn and between turns (EVNT-23, EVNT-90).
BUILDING_PARTS: Final = ("action", "special_build", "part_turn")

REPAIR_FIRST: Final = ReasonKind("repair_first", "the earthquake damaged a road of yours: repair it first")


class EventCards(Module):
    """A deck in the place of the dice."""

    own: EventOwn

    def __init__(self) -> None:
        super().__init__("event_cards")
        self.looks_near = True
        # By the number of the event; a combination may put another event in the place of one.
        self.events: list[CardEvent] = [CardEvent() for _ in EVENTS]
        # What a combination has happen before the event of every card (EVNT-66).
        self.before_event: list[CardEvent] = []

    # Declare

    def declare(self, rules: Rules) -> None:
        self.own = EventOwn(self, rules)
        rules.words["event_card"] = EVENTS
        self.declare_decisions(rules)
        self.declare_actions(rules)
        self.declare_events(rules)
        rules.number_source = rules.add_decision(TurnUpCard(rules, self.own, self.events, self.before_event))

    def declare_decisions(self, rules: Rules) -> None:
        rules.add_decision(CardDone(self.own))
        rules.add_decision(DecisionKind("give_cards"))
        rules.add_decision(DecisionKind("draw_card"))
        rules.add_decision(DecisionKind("may_draw_card"))
        rules.add_decision(DecisionKind("choose_robber_home"))
        damage_road = DecisionKind("damage_road")
        damage_road.may_lapse = True
        rules.add_decision(damage_road)

    def declare_actions(self, rules: Rules) -> None:
        repair = RepairRoad(rules, self.own)
        rules.add_action(ChooseGift(rules, self.own), "give_cards")
        rules.add_action(DrawCard(rules), "draw_card", "may_draw_card")
        rules.add_action(DeclineDraw(), "may_draw_card")
        rules.add_action(ChooseRobberHome(rules), "choose_robber_home")
        rules.add_action(DamageRoad(rules, self.own), "damage_road")
        for part in BUILDING_PARTS:
            if rules.has_decision(part):
                rules.add_action(repair, part, before="build_road")
        rules.add_action(repair, "place_free_route")

    def declare_events(self, rules: Rules) -> None:
        """`robber_attack` is nothing but its number, a rolled 7 in every respect (EVNT-18)."""
        each = rules.choice("event_scope") == "each"
        self.replace_event("epidemic", Epidemic(self.own))
        self.replace_event("earthquake", Earthquake(rules))
        self.replace_event("good_neighbors", GoodNeighbors(rules, self.own))
        self.replace_event("tournament", Tournament(rules))
        self.replace_event("trade_advantage", TradeAdvantage(rules, each))
        self.replace_event("calm_sea", CalmSea(rules))
        self.replace_event("robber_flees", RobberFlees(rules))
        self.replace_event("neighborly_assistance", NeighborlyAssistance(rules, self.own, each))
        self.replace_event("conflict", Conflict(rules, each))
        self.replace_event("plentiful_year", PlentifulYear(rules))

    def event(self, name: str) -> CardEvent:
        return self.events[EVENTS.index(name)]

    def replace_event(self, name: str, event: CardEvent) -> None:
        self.events[EVENTS.index(name)] = event

    def setup_finish(self, kernel: Kernel) -> None:
        self.own.deck.lay_anew(kernel)

    # Add

    def add_progress(self, kernel: Kernel, seat: i64, progress: Progress) -> None:
        """Whoever has a damaged road builds no more of them (EVNT-22)."""
        damages = self.own.damages.of(kernel, seat)
        if damages > 0:
            progress.expect("damaged_roads", -DAMAGE_HARM * damages)

    # Adjust

    def adjust_yield(self, kernel: Kernel, hex_: i64, vertex: i64, amount: i64) -> i64:
        """An epidemic leaves a city one card (EVNT-19)."""
        if amount > 1 and self.own.epidemic.of(kernel) != 0 and kernel.state.vertex_piece[vertex] == kernel.rules.city:
            return 1
        return amount

    def adjust_claims(self, kernel: Kernel, number: i64, claims: vec[i64]) -> None:
        """An epidemic produces no cards but resources (EVNT-20)."""
        if self.own.epidemic.of(kernel) == 0:
            return
        kinds = kernel.state.kinds
        for seat in range(kernel.state.seats):
            for kind in range(RESOURCE_COUNT, kinds):
                claims[seat * kinds + kind] = 0

    def adjust_site(self, kernel: Kernel, colour: i64, piece: i64, place: i64, fits: bool) -> bool:
        if not fits or self.own.damages.of(kernel, colour) == 0:
            return fits
        return site_stands(kernel, self.own, colour, piece, place)

    def adjust_site_refusal(self, kernel: Kernel, colour: i64, piece: i64, place: i64, reason: Reason) -> Reason:
        if self.own.damages.of(kernel, colour) == 0 or site_stands(kernel, self.own, colour, piece, place):
            return reason
        return REPAIR_FIRST.of()

    def adjust_removal(self, kernel: Kernel, edge: i64, may: bool) -> bool:
        """A damaged road stays where it is (EVNT-70)."""
        return may and not self.own.damaged.has(kernel, edge)

    def adjust_standstill(self, kernel: Kernel, still: bool) -> bool:
        """Every plentiful year brings everybody a card, whatever became of the land (EVNT-54)."""
        return False

    # Hidden information

    def add_to_view(self, kernel: Kernel, seat: i64, view: View) -> None:
        """Played cards and how many are left are public, the order of the deck is not (EVNT-15)."""
        own = self.own
        played = [CARDS[card] for card in own.deck.played_cards(kernel)]
        part: dict[str, object] = {
            "cards_left": int(own.deck.above_new_year(kernel)),
            "played": [{"number": card.number, "event": card.event} for card in played],
            "damaged_roads": own.damaged.position(kernel.state),
        }
        if own.gifts.count(kernel) > 0:
            part["gifts"] = gifts_told(kernel, own.gifts, seat)
        view.parts["event_cards"] = part

    def resample(self, kernel: Kernel, seat: i64, deal: Deal) -> None:
        """Runs after the hands were dealt anew, so that a chosen gift is always in its giver's hand."""
        resample_gifts(kernel, self.own.gifts, seat, deal)
