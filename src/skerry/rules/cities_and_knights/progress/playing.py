"""Playing progress cards, and choosing whom one concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Domain, Names
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.rules.cities_and_knights.slice import SEEN_BY_ALL

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks

PROGRESS_PLAYED: Final = EventKind("progress_played", "seat:seat card:progress_card")


class PlayProgress(ActionKind):
    """Show a card and carry it out; any number a turn (CK-183 to CK-185)."""

    def __init__(self, rules: Rules, decks: Decks) -> None:
        super().__init__("play_progress", "card", Names([card.name for card in decks.cards]))
        self.decks = decks
        self.pre_roll = rules.decision("pre_roll")
        self.put_away = rules.decision("put_progress_away")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        cards = self.decks.at.cards
        held = self.decks.at.of(kernel).held
        before_roll = decision.kind == self.pre_roll.index
        for number in range(cards):
            if held[seat * cards + number] > 0:
                card = self.decks.cards[number]
                if card.before_roll == before_roll and card.playable(kernel, seat):
                    codes.put(self, number)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.decks.at.of(kernel)
        own.held[seat * self.decks.at.cards + a] -= 1
        kernel.log.emit(PROGRESS_PLAYED, seat, a)
        kernel.ask(self.put_away, seat, a)
        self.decks.cards[a].play(kernel, seat)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        number = (code >> OPERAND_SHIFT) & OPERAND_MASK
        card = self.decks.cards[number]
        if self.decks.at.of(kernel).held[seat * self.decks.at.cards + number] == 0:
            return f"you hold no {card.name}"
        if card.before_roll and decision.kind != self.pre_roll.index:
            return f"{card.name} is played before the roll"
        if not card.before_roll and decision.kind == self.pre_roll.index:
            return f"{card.name} is played after the roll"
        return f"{card.name} cannot be played now: {card.why_not(kernel, seat)}"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        """What stands against the first card that is held."""
        cards = self.decks.at.cards
        held = self.decks.at.of(kernel).held
        for number in range(cards):
            if held[seat * cards + number] > 0:
                return self.refusal(kernel, seat, decision, self.code(number))
        return "you hold no progress card"


class PutAway(Step):
    """A card that is carried out goes under its deck: until then nobody can draw it; a of the frame: it (CK-185)."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("put_progress_away")
        self.decks = decks

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        self.decks.put_back(self.decks.at.of(kernel), decision.a, SEEN_BY_ALL)


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

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        return f"{self.decks.cards[decision.a].name} cannot be aimed at that player"


def declare_playing(rules: Rules, decks: Decks) -> None:
    rules.add_decision(PutAway(decks))
    rules.add_decision(DecisionKind("choose_opponent"))
    rules.add_action(ChooseOpponent(rules, decks), "choose_opponent")
