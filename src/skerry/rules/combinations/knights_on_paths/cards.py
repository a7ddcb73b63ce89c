"""The progress cards that mean something else among barbarians on the coast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import Codes
from skerry.engine.cards import steal
from skerry.engine.decision import Decision
from skerry.engine.event import EventKind
from skerry.engine.harbours import refresh_rates
from skerry.engine.manner import PLAIN
from skerry.engine.robbing import CAUSE_KNIGHT, spare_victims
from skerry.engine.state import NOBODY, OFF_BOARD
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.progress.card import AskingCard, anybody
from skerry.rules.cities_and_knights.progress.intrigues import TurnDeserterAway, WelcomeDeserter
from skerry.rules.cities_and_knights.progress.politics import SendBishop
from skerry.rules.cities_and_knights.progress.trade import PlaceMerchant
from skerry.rules.cities_and_knights.scoring import refresh_points
from skerry.rules.cities_and_knights.tables import POLITICS
from skerry.rules.traders_and_barbarians.barbarian_attack.cards import NO_BARBARIAN
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import is_conquered

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn

BISHOP_SENT: Final = EventKind("bishop_sent", "seat:seat hex:hex", english="{seat} sends the bishop to {hex}")
MERCHANT_LOST: Final = EventKind(
    "merchant_lost", "seat:seat hex:hex", english="the barbarians drive the merchant of {seat} off {hex}"
)

NO_VICTIM_OF_BISHOP: Final = ReasonKind(
    "no_victim_of_bishop", "the bishop goes to a hex where somebody else with a card has a building that stands"
)
DESERTER_TAKES_EDGE: Final = ReasonKind(
    "deserter_takes_edge", "the deserter goes where it stood, as a piece of your supply no stronger than it was"
)
MERCHANT_OFF_CONQUERED: Final = ReasonKind(
    "merchant_off_conquered", "barbarians have conquered that hex: the merchant does not stay there"
)


def declare_changed_cards(rules: Rules, coast: BarbarianOwn, decks: Decks) -> None:
    replace_question(decks, "bishop", "bishop", NO_VICTIM_OF_BISHOP.of())
    # A barbarian of any hex becomes a prisoner (BARBCK-40).
    replace_question(decks, "intrigue", "take_prisoner", NO_BARBARIAN.of())
    rules.replace_action(VisitHex(rules, coast))
    rules.replace_action(PlaceMerchantInPeace(rules, coast, decks.own))
    welcoming = WelcomeOnEdge(decks.own)
    rules.replace_action(welcoming)
    rules.replace_action(TurnDeserterAway(welcoming))


def replace_question(decks: Decks, name: str, question: str, reason: Reason) -> None:
    """Let a card of the politics deck be another question to its player."""
    count = next(card.count for card in decks.cards if card.name == name)
    card = AskingCard(name, POLITICS, count, question)
    decks.replace(card)
    card.reason = reason


class VisitHex(SendBishop):
    """Without a robber, take a card of everybody with a building there that stands (BARBCK-39)."""

    def __init__(self, rules: Rules, coast: BarbarianOwn) -> None:
        super().__init__(rules)
        self.manner = PLAIN
        self.coast = coast

    def victims(self, kernel: Kernel, seat: i64, hex_: i64) -> vec[i64]:
        state = kernel.state
        victims = zeros(state.seats)
        for corner in range(6):
            vertex = kernel.topology.hex_vertex[6 * hex_ + corner]
            owner = state.vertex_owner[vertex]
            if 0 <= owner < state.seats and owner != seat and not self.coast.conquered.has(kernel, vertex):
                victims[owner] = 1 if state.hand_size[owner] > 0 else 0
        spare_victims(kernel, seat, CAUSE_KNIGHT, victims)
        return victims

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for hex_ in range(kernel.topology.hexes):
            if anybody(self.victims(kernel, seat, hex_)):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        kernel.log.emit(BISHOP_SENT, seat, a)
        victims = self.victims(kernel, seat, a)
        victim = kernel.seat_after(seat)
        while victim != seat:
            if victims[victim] != 0:
                steal(kernel, seat, victim)
            victim = kernel.seat_after(victim)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NO_VICTIM_OF_BISHOP.of()


class WelcomeOnEdge(WelcomeDeserter):
    """The new knight takes the path of the removed one (BARBCK-38)."""

    def add_places(self, kernel: Kernel, seat: i64, decision: Decision, strength: i64, codes: Codes) -> None:
        codes.put(self, decision.c, strength)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return DESERTER_TAKES_EDGE.of()


class PlaceMerchantInPeace(PlaceMerchant):
    """On no conquered hex, where it would be lost at once (BARBCK-42)."""

    def __init__(self, rules: Rules, coast: BarbarianOwn, own: CitiesOwn) -> None:
        super().__init__(rules, own)
        self.coast = coast

    def fits(self, kernel: Kernel, seat: i64, hex_: i64) -> bool:
        return super().fits(kernel, seat, hex_) and not is_conquered(kernel, self.coast, hex_)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if is_conquered(kernel, self.coast, self.operand(code)):
            return MERCHANT_OFF_CONQUERED.of()
        return super().refusal(kernel, seat, decision, code)


def lose_merchant(kernel: Kernel, own: CitiesOwn) -> None:
    """The merchant stands beside the board again (BARBCK-42, BARBCK-43)."""
    holder = own.merchant_holder.of(kernel)
    kernel.log.emit(MERCHANT_LOST, holder, own.merchant_hex.of(kernel))
    own.merchant_holder.put(kernel, NOBODY)
    own.merchant_hex.put(kernel, OFF_BOARD)
    refresh_points(kernel, own)
    refresh_rates(kernel, holder)
