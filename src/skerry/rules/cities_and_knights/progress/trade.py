"""The yellow cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import CHOICE, RESOURCE_COUNT, RESOURCES, is_land
from skerry.engine.action import ActionKind, Codes, Domain, Names
from skerry.engine.cards import hand_over, pack_hand, resource_cards
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.event import CARD_GIVEN, MONOPOLY_NAMED, STOLEN, EventKind
from skerry.engine.harbours import SPECIAL_RATE, refresh_rates
from skerry.engine.manner import GIVES, TRADE, Manner
from skerry.engine.network import network_of
from skerry.engine.placement import has_building_at
from skerry.engine.production import resource_of
from skerry.engine.scores import visible_points
from skerry.engine.state import NOBODY
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.progress.card import ProgressCard, is_anybody_ahead
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import COMMODITIES, COMMODITY_COUNT

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn

MERCHANT_PLACED: Final = EventKind(
    "merchant_placed", "seat:seat hex:hex", english="{seat} puts the merchant {hex:where}"
)
FLEET_HIRED: Final = EventKind(
    "fleet_hired", "seat:seat card:card", english="{seat} trades {card} at 2:1 for this turn"
)
TAKEN_BY_MONOPOLY: Final = EventKind(
    "monopoly_taken",
    "seat:seat victim:seat card:card count:number",
    english="{victim} hands {count} {card} to {seat}",
    moves=("victim", "seat", "card", "count"),
)
HAND_SHOWN: Final = EventKind(
    "hand_shown",
    "seat:seat victim:seat",
    "cards:hand",
    ("seat", "victim"),
    english="{victim} shows its hand to {seat}",
    shows=("victim", "cards"),
)
RESOURCE_OFFERED: Final = EventKind(
    "resource_offered",
    "seat:seat opponent:seat",
    "card:card",
    ("seat",),
    english="{seat} lays a resource face down before {opponent}",
)
OFFER_RETURNED: Final = EventKind(
    "offer_returned",
    "seat:seat opponent:seat",
    english="{opponent} has no commodity, and {seat} takes the resource back",
)

MERCHANT_SITE: Final = ReasonKind(
    "merchant_site", "the merchant goes to another land hex next to one of your buildings"
)
TWO_TO_ONE_ALREADY: Final = ReasonKind("two_to_one_already", "you trade that card at 2:1 already")
OTHER_MONOPOLY: Final = ReasonKind("other_monopoly", "{card:development} is not about that card")
NOT_IN_HAND: Final = ReasonKind("not_in_that_hand", "there is no such card in that hand")
NO_EXCHANGE: Final = ReasonKind(
    "no_harbor_exchange",
    "an exchange needs a commercial harbor played this turn, a resource of yours and an opponent not yet asked",
)
COMMODITY_NOT_HELD: Final = ReasonKind("commodity_not_held", "you do not hold that commodity")

MASTER_CARDS: Final = 2  # CK-259


def declare_trade(rules: Rules, own: CitiesOwn, decks: Decks, *parts: tuple[str, str]) -> None:
    for name in ("place_merchant", "hire_fleet", "name_monopoly", "take_cards", "give_commodity"):
        rules.add_decision(DecisionKind(name))
    rules.decision("take_cards").may_lapse = True
    rules.decision("take_cards").counts_down = True
    rules.add_action(PlaceMerchant(rules, own), "place_merchant")
    rules.add_action(HireFleet(rules, own), "hire_fleet")
    rules.add_action(NameMonopoly(rules, decks), "name_monopoly")
    rules.add_action(TakeCard(rules), "take_cards")
    rules.add_action(GiveCommodity(), "give_commodity")
    offer = OfferResource(rules, own)
    for part, end in parts:
        rules.add_action(offer, part, before=end)


# Merchant


def merchant_fits(kernel: Kernel, own: CitiesOwn, seat: i64, hex_: i64) -> bool:
    """A land hex at an own building that gives no cards of one's choice; its holder must choose another.

    (CK-261, CK-268, CKS-35)
    """
    if not is_land(kernel.state.terrain[hex_]) or resource_of(kernel, hex_) == CHOICE:
        return False
    if own.merchant_holder.of(kernel) == seat and own.merchant_hex.of(kernel) == hex_:
        return False
    return has_building_at(kernel, seat, hex_)


class PlaceMerchant(ActionKind):
    """Take control of the merchant: a point, and 2:1 for the resource of its hex (CK-261 to CK-268)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("place_merchant", "hex", Domain(int(rules.topology.hexes)), manner=Manner(preview="merchant"))
        self.own = own

    def fits(self, kernel: Kernel, seat: i64, hex_: i64) -> bool:
        return merchant_fits(kernel, self.own, seat, hex_)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        topology = kernel.topology
        beside = zeros(topology.hexes)
        buildings = network_of(kernel, seat).buildings
        for i in range(len(buildings)):
            for slot in range(3):
                hex_ = topology.vertex_hex[3 * buildings[i] + slot]
                if hex_ >= 0:
                    beside[hex_] = 1
        for hex_ in range(topology.hexes):
            if beside[hex_] != 0 and self.fits(kernel, seat, hex_):
                codes.put(self, hex_)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        buildings = network_of(kernel, seat).buildings
        for i in range(len(buildings)):
            for slot in range(3):
                hex_ = kernel.topology.vertex_hex[3 * buildings[i] + slot]
                if hex_ >= 0 and self.fits(kernel, seat, hex_):
                    return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.own
        kernel.answered()
        former = own.merchant_holder.of(kernel)
        own.merchant_hex.put(kernel, a)
        own.merchant_holder.put(kernel, seat)
        kernel.log.emit(MERCHANT_PLACED, seat, a)
        refresh_points(kernel, own)
        refresh_rates(kernel, seat)
        if former != NOBODY and former != seat:
            refresh_rates(kernel, former)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return MERCHANT_SITE.of()


class HireFleet(ActionKind):
    """Name the kind that trades 2:1 for the rest of the turn; not one that does so anyway (CK-187, CK-269)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__("hire_fleet", "card", Names(rules.card_kinds))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(kernel.state.kinds):
            if kernel.state.rate[seat * kernel.state.kinds + kind] > SPECIAL_RATE:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        self.own.fleet.put(kernel, self.own.fleet.of(kernel) | (i64(1) << a))
        kernel.log.emit(FLEET_HIRED, seat, a)
        refresh_rates(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return TWO_TO_ONE_ALREADY.of()


# Monopolies


class Monopoly(ProgressCard):
    """So many cards of one kind from everybody (CK-270, CK-271)."""

    def __init__(self, name: str, track: int, count: int, first: int, kinds: int, most: int) -> None:
        super().__init__(name, track, count)
        self.first: i64 = first
        self.kinds: i64 = kinds
        self.most: i64 = most

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """What hands hold is hidden, but not that they hold nothing or that the bank has it all (CK-187, CK-188)."""
        return self.is_out(kernel) and has_other_hand(kernel, seat)

    def is_out(self, kernel: Kernel) -> bool:
        for bank in range(kernel.rules.banks):
            for kind in range(self.first, self.first + self.kinds):
                if kernel.state.bank[bank * kernel.rules.kinds + kind] < kernel.rules.bank_start[kind]:
                    return True
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(kernel.rules.decision("name_monopoly"), seat, self.index)

    def names(self, kind: i64) -> bool:
        return self.first <= kind < self.first + self.kinds

    def take(self, kernel: Kernel, seat: i64, kind: i64) -> None:
        state = kernel.state
        for victim in range(state.seats):
            held = state.hand[victim * state.kinds + kind]
            count = held if held < self.most else self.most
            if victim != seat and count > 0:
                hand_over(kernel, victim, seat, kind, count)
                kernel.log.emit(TAKEN_BY_MONOPOLY, seat, victim, kind, count)


def has_other_hand(kernel: Kernel, seat: i64) -> bool:
    for other in range(kernel.state.seats):
        if other != seat and kernel.state.hand_size[other] > 0:
            return True
    return False


class NameMonopoly(ActionKind):
    """Name the card that all others hand over; a of the decision: which monopoly."""

    def __init__(self, rules: Rules, decks: Decks) -> None:
        super().__init__("name_monopoly", "card", Names(rules.card_kinds))
        self.decks = decks

    def monopoly(self, decision: Decision) -> Monopoly:
        card = self.decks.cards[decision.a]
        assert isinstance(card, Monopoly)
        return card

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        card = self.monopoly(decision)
        for kind in range(kernel.state.kinds):
            if card.names(kind):
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        card = self.monopoly(kernel.top())
        kernel.answered()
        kernel.hear()
        kernel.log.emit(MONOPOLY_NAMED, seat, a)
        card.take(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return OTHER_MONOPOLY.of(card=self.decks.cards[decision.a].name)


# Master merchant


class MasterMerchant(ProgressCard):
    """See the hand of somebody with more points and take two cards of choice (CK-259, CK-260)."""

    def opponents(self, kernel: Kernel, seat: i64) -> vec[i64]:
        those = zeros(kernel.state.colours)
        points = visible_points(kernel, seat)
        for other in range(kernel.state.seats):
            if kernel.state.hand_size[other] > 0 and visible_points(kernel, other) > points:
                those[other] = 1
        return those

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return is_anybody_ahead(kernel, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_or_act(kernel.rules.decision("choose_opponent"), seat, self.index)

    def aim(self, kernel: Kernel, seat: i64, opponent: i64) -> None:
        kernel.log.emit(HAND_SHOWN, seat, opponent, pack_hand(kernel, opponent))
        kernel.hear()
        kernel.ask(kernel.rules.decision("take_cards"), seat, MASTER_CARDS, opponent)


class TakeCard(ActionKind):
    """Take a card out of an open hand; a of the decision: how many, b: whose."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("take_card", "card", Names(rules.card_kinds))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for kind in range(state.kinds):
            if state.hand[decision.b * state.kinds + kind] > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        victim = kernel.top().b
        kernel.count_down()
        hand_over(kernel, victim, seat, a, 1)
        kernel.log.emit(STOLEN, seat, victim, a)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_IN_HAND.of()


# Commercial harbour


class CommercialHarbor(ProgressCard):
    """For the rest of the turn, a resource for a commodity with each opponent once (CK-254 to CK-258)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """Its player may yet get a resource to offer, but hands that are empty now stay so (CK-187, CK-188)."""
        return has_other_hand(kernel, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        for other in range(kernel.state.seats):
            if other != seat:
                self.own.harbour_offers.gain(kernel, other, 1)


class OfferResource(ActionKind):
    """Lay a resource face down before an opponent, who owes a commodity for it (CK-254, CK-255)."""

    def __init__(self, rules: Rules, own: CitiesOwn) -> None:
        super().__init__(
            "offer_resource", "card", Names(list(RESOURCES)), "seat", Domain(int(rules.seats)), Manner(TRADE)
        )
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for other in range(state.seats):
            if state.kept[self.own.harbour_offers.at + other] > 0 and state.hand_size[other] > 0:
                for kind in range(RESOURCE_COUNT):
                    if state.hand[seat * state.kinds + kind] > 0:
                        codes.put(self, kind, other)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.own.harbour_offers.lose(kernel, b, 1)
        kernel.log.emit(RESOURCE_OFFERED, seat, b, a)
        kernel.hear()
        if kernel.state.hand_size[b] == resource_cards(kernel, b):
            # It comes back, and everybody knows that there was nothing to give (CK-256).
            kernel.log.emit(OFFER_RETURNED, seat, b)
        else:
            kernel.ask(kernel.rules.decision("give_commodity"), b, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_EXCHANGE.of()


class GiveCommodity(ActionKind):
    """Choose the commodity without having seen the resource; a of the decision: who offers, b: what (CK-255)."""

    def __init__(self) -> None:
        super().__init__("give_commodity", "card", Names(list(COMMODITIES)), manner=GIVES)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for commodity in range(COMMODITY_COUNT):
            if state.hand[seat * state.kinds + RESOURCE_COUNT + commodity] > 0:
                codes.put(self, commodity)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        kernel.answered()
        hand_over(kernel, seat, top.a, RESOURCE_COUNT + a, 1)
        kernel.log.emit(CARD_GIVEN, seat, top.a, RESOURCE_COUNT + a)
        hand_over(kernel, top.a, seat, top.b, 1)
        kernel.log.emit(CARD_GIVEN, top.a, seat, top.b)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return COMMODITY_NOT_HELD.of()
