"""Playing progress cards, and choosing whom one concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain, Names
from skerry.engine.card import HOLDS_NO
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.kept.knowledge import SEEN_BY_ALL
from skerry.engine.manner import CARDS, Manner
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks

PROGRESS_PLAYED: Final = EventKind(
    "progress_played", "seat:seat card:progress_card", english="{seat} plays {card}", passes=("seat", "", "card")
)

PLAYED_BEFORE_ROLL: Final = ReasonKind("played_before_roll", "{card:development} is played before the roll")
PLAYED_AFTER_ROLL: Final = ReasonKind("played_after_roll", "{card:development} is played after the roll")
NOT_PLAYABLE: Final = ReasonKind("progress_not_playable", "{card:development} cannot be played now: {why:phrase}")
NO_PROGRESS: Final = ReasonKind("no_progress_card", "you hold no progress card")
WRONG_OPPONENT: Final = ReasonKind("wrong_opponent", "{card:development} cannot be aimed at that player")


class PlayProgress(ActionKind):
    """Show a card and carry it out; any number a turn (CK-183 to CK-185)."""

    def __init__(self, rules: Rules, decks: Decks) -> None:
        names = Names([card.name for card in decks.cards])
        super().__init__("play_progress", "card", names, manner=Manner(CARDS, from_hand=True))
        self.decks = decks
        self.pre_roll = rules.decision("pre_roll")
        self.put_away = rules.decision("put_progress_away")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        kept = kernel.state.kept
        own = self.decks.own
        left = kept[own.hand.at + seat]
        hand = own.held.at + seat * own.cards
        before_roll = decision.kind == self.pre_roll.index
        number: i64 = 0
        while left > 0:
            if kept[hand + number] > 0:
                left -= kept[hand + number]
                card = self.decks.cards[number]
                if card.before_roll == before_roll and card.playable(kernel, seat):
                    codes.put(self, number)
            number += 1

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.decks.own
        own.hold(kernel, seat, a, -1)
        kernel.log.emit(PROGRESS_PLAYED, seat, a)
        kernel.ask(self.put_away, seat, a)
        self.decks.cards[a].play(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        own = self.decks.own
        number = self.operand(code)
        card = self.decks.cards[number]
        if own.held.of(kernel, seat * own.cards + number) == 0:
            return HOLDS_NO.of(card=card.name)
        if card.before_roll and decision.kind != self.pre_roll.index:
            return PLAYED_BEFORE_ROLL.of(card=card.name)
        if not card.before_roll and decision.kind == self.pre_roll.index:
            return PLAYED_AFTER_ROLL.of(card=card.name)
        return NOT_PLAYABLE.of(card=card.name, why=card.why_not(kernel, seat))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        """What stands against the first card that is held."""
        own = self.decks.own
        for number in range(own.cards):
            if own.held.of(kernel, seat * own.cards + number) > 0:
                return self.refusal(kernel, seat, decision, self.code(number))
        return NO_PROGRESS.of()


class PutAway(Step):
    """A card that is carried out goes under its deck: until then nobody can draw it; a of the frame: it (CK-185)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("put_progress_away")
        self.decks = decks

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.decks.put_back(kernel, decision.a, SEEN_BY_ALL)


class Colours(Domain):
    """Any colour of the game; how many there are is known when all modules have declared."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(0)
        self.rules = rules

    def size(self) -> int:
        return int(self.rules.colours)


class ChooseOpponent(ActionKind):
    """Say whom a card is aimed at; a of the decision: the card."""

    def __init__(self, rules: Rules, decks: Decks) -> None:
        super().__init__("choose_opponent", "colour", Colours(rules))
        self.decks = decks

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        those = self.decks.cards[decision.a].opponents(kernel, seat)
        for colour in range(len(those)):
            if those[colour] != 0:
                codes.put(self, colour)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        card = self.decks.cards[kernel.top().a]
        kernel.answered()
        card.aim(kernel, seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return WRONG_OPPONENT.of(card=self.decks.cards[decision.a].name)


def declare_playing(rules: Rules, decks: Decks) -> None:
    rules.add_decision(PutAway(decks))
    rules.add_decision(DecisionKind("choose_opponent"))
    rules.add_action(ChooseOpponent(rules, decks), "choose_opponent")
