"""Development cards: buying, playing, and what each card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.terrain import RESOURCE_COUNT, RESOURCES
from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Names, Price
from skerry.engine.awards import settle_award
from skerry.engine.card import HOLDS_NO, DevelopmentCard
from skerry.engine.cards import can_pay, gain, hand_over, in_bank, missing_cards, pay_cost
from skerry.engine.decision import Decision, DecisionKind
from skerry.engine.deck import CARD_BOUGHT, CARD_PLAYED, spend_card
from skerry.engine.event import MONOPOLY_NAMED, EventKind
from skerry.engine.manner import CARDS, Manner
from skerry.engine.robbing import CAUSE_KNIGHT, robber_moves
from skerry.reason import Reason, ReasonKind
from skerry.rules.base.tables import (
    KNIGHT_WORTH,
    KNIGHTS,
    MONOPOLIES,
    MONOPOLY_WORTH,
    ROAD_BUILDING_WORTH,
    ROAD_BUILDINGS,
    VICTORY_POINTS,
    YEAR_OF_PLENTY_WORTH,
    YEARS_OF_PLENTY,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

MONOPOLISED: Final = EventKind(
    "monopolised",
    "seat:seat victim:seat card:card count:number",
    english="{victim} hands {count} {card} to {seat}",
    moves=("victim", "seat", "card", "count"),
)

NO_CARDS_LEFT: Final = ReasonKind("no_development_cards", "there are no development cards left")
CARD_TOO_DEAR: Final = ReasonKind(
    "development_card_too_dear", "a development card costs {missing:cards} more than you hold"
)
ONE_CARD_A_TURN: Final = ReasonKind("one_card_a_turn", "only one development card may be played in a turn")
BOUGHT_THIS_TURN: Final = ReasonKind(
    "bought_this_turn", "your {card:development} was bought this turn and may be played from your next turn on"
)
WITHOUT_EFFECT: Final = ReasonKind(
    "card_without_effect", "{card:development} cannot be played now: it would have no effect"
)
WRONG_MOMENT: Final = ReasonKind(
    "card_at_wrong_moment", "{card:development} cannot be played at this moment of the turn"
)
NOTHING_TO_PLAY: Final = ReasonKind("nothing_to_play", "you hold no development card that can be played")
BANK_HAS_NONE: Final = ReasonKind("bank_has_none", "the bank has none of that card left")


def declare_development_cards(rules: Rules) -> None:
    choose_resource = DecisionKind("choose_resource")
    choose_resource.may_lapse = True
    choose_resource.counts_down = True
    rules.add_decision(choose_resource)
    rules.add_decision(DecisionKind("name_resource"))
    rules.add_action(ChooseResource(), "choose_resource")
    rules.add_action(NameResource(), "name_resource")
    rules.add_card(Knight("knight", KNIGHTS, worth=KNIGHT_WORTH))
    rules.knight_card = rules.card_names.index("knight")
    rules.add_card(DevelopmentCard("victory_point", VICTORY_POINTS, points=1))
    rules.add_card(RoadBuilding("road_building", ROAD_BUILDINGS, rules.decision("place_free_route")))
    rules.add_card(YearOfPlenty("year_of_plenty", YEARS_OF_PLENTY, choose_resource))
    rules.add_card(Monopoly("monopoly", MONOPOLIES))


def is_card_moment(kernel: Kernel, seat: i64, card: i64) -> bool:
    """Whether modules let a card be played just now."""
    may = True
    for module in kernel.rules.adjust_card_moment:
        may = module.adjust_card_moment(kernel, seat, card, may)
    return may


class BuyCard(ActionKind):
    """The top card of the deck (BASE-135)."""

    def __init__(self) -> None:
        super().__init__("buy_card", manner=Manner(CARDS))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        rules = kernel.rules
        if rules.has_development_cards and can_pay(kernel, seat, rules.buy_cost, 0):
            if rules.card_source.has_card(kernel, seat):
                codes.put(self)

    def needed_cards(self, rules: Rules) -> dict[str, int]:
        return rules.card_cost

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.state.has_built = 1
        pay_cost(kernel, seat, kernel.rules.buy_cost, 0)
        kernel.rules.card_source.draw(kernel, seat, CARD_BOUGHT)

    def is_sold(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.rules.has_development_cards and kernel.rules.card_source.has_card(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if not self.is_sold(kernel, seat):
            return NO_CARDS_LEFT.of()
        return CARD_TOO_DEAR.of(missing=missing_cards(kernel, seat, kernel.rules.buy_cost, 0))

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(kernel.rules.card_cost)


class PlayCard(ActionKind):
    """Play a card held since before this turn, at most one a turn (BASE-139, BASE-140)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("play_card", "card", Names(rules.card_names), manner=Manner(CARDS, from_hand=True))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        if state.card_played != 0 or not kernel.rules.has_development_cards:
            return
        cards = kernel.rules.card_count
        held = state.held
        bought = state.bought
        for card in range(cards):
            at = seat * cards + card
            if held[at] > bought[at] and self.is_playable(kernel, seat, card):
                codes.put(self, card)

    def is_playable(self, kernel: Kernel, seat: i64, card: i64) -> bool:
        return is_card_moment(kernel, seat, card) and kernel.rules.development_cards[card].playable(kernel, seat)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        state.card_played = 1
        state.held[seat * kernel.rules.card_count + a] -= 1
        spend_card(kernel, a)
        kernel.log.emit(CARD_PLAYED, seat, a)
        kernel.rules.development_cards[a].play(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        card = (code >> OPERAND_SHIFT) & OPERAND_MASK
        at = seat * kernel.rules.card_count + card
        name = kernel.rules.card_names[card]
        if kernel.state.held[at] == 0:
            return HOLDS_NO.of(card=name)
        if kernel.state.card_played != 0:
            return ONE_CARD_A_TURN.of()
        if kernel.state.held[at] == kernel.state.bought[at]:
            return BOUGHT_THIS_TURN.of(card=name)
        if not is_card_moment(kernel, seat, card):
            return WRONG_MOMENT.of(card=name)
        return WITHOUT_EFFECT.of(card=name)

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """What holds of the first card that is held and made to be played."""
        cards = kernel.rules.card_count
        for card in range(cards):
            if kernel.state.held[seat * cards + card] > 0 and kernel.rules.development_cards[card].points == 0:
                return self.refusal(kernel, seat, decision, self.code(card))
        return NOTHING_TO_PLAY.of()


class Knight(DevelopmentCard):
    """Moves the robber; stays face up and counts for the largest army (BASE-145, BASE-175)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.state.knights[seat] += 1
        if kernel.rules.largest_army is not None:
            settle_award(kernel, kernel.rules.largest_army, kernel.state.knights)
        if robber_moves(kernel):
            kernel.ask(kernel.rules.decision("move_robber"), seat, CAUSE_KNIGHT)


class RoadBuilding(DevelopmentCard):
    """Two free roads (BASE-146 to BASE-149)."""

    def __init__(self, name: str, count: int, place: DecisionKind) -> None:
        super().__init__(name, count, worth=ROAD_BUILDING_WORTH)
        self.place = place

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.place, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.place, seat, 2)


class YearOfPlenty(DevelopmentCard):
    """Two resource cards of one's choice from the bank (BASE-150 to BASE-152)."""

    def __init__(self, name: str, count: int, choose: DecisionKind) -> None:
        super().__init__(name, count, worth=YEAR_OF_PLENTY_WORTH)
        self.choose = choose

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return kernel.has_answer(self.choose, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(self.choose, seat, 2)


class Monopoly(DevelopmentCard):
    """All cards of one resource from all opponents (BASE-153)."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name, count, worth=MONOPOLY_WORTH)
        self.shifts = True

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return True

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(kernel.rules.decision("name_resource"), seat)


class ChooseResource(ActionKind):
    """Take a card of one's choice from the bank; a of the decision: how many are still due."""

    def __init__(self) -> None:
        super().__init__("choose_resource", "card", Names(list(RESOURCES)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(RESOURCE_COUNT):
            if in_bank(kernel, seat, kind) > 0:
                codes.put(self, kind)

    def has_legal(self, kernel: Kernel, seat: i64, decision: Decision) -> bool:
        for kind in range(RESOURCE_COUNT):
            if in_bank(kernel, seat, kind) > 0:
                return True
        return False

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.count_down()
        gain(kernel, seat, a, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return BANK_HAS_NONE.of()


class NameResource(ActionKind):
    """Name the resource that all opponents hand over."""

    def __init__(self) -> None:
        super().__init__("name_resource", "card", Names(list(RESOURCES)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for kind in range(RESOURCE_COUNT):
            codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        state = kernel.state
        kernel.answered()
        kernel.hear()
        found = False
        for victim in range(state.seats):
            count = state.hand[victim * state.kinds + a]
            if victim != seat and count > 0:
                hand_over(kernel, victim, seat, a, count)
                kernel.log.emit(MONOPOLISED, seat, victim, a, count)
                found = True
        # The card is said aloud, so all know it also where nobody has one.
        if not found:
            kernel.log.emit(MONOPOLY_NAMED, seat, a)
