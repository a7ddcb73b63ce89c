"""The blue cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.topology import NOWHERE
from skerry.engine.action import ActionKind, Codes, HexOrElse, Names
from skerry.engine.cards import BY_A_CARD, CARD_NOT_HELD, hand_over, steal
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import CARD_GIVEN, EventKind
from skerry.engine.manner import GIVES, SAYS_NO, Manner
from skerry.engine.robbing import (
    CAUSE_KNIGHT,
    ROBBER_NOT_THERE,
    put_robber,
    robber_hexes,
    robber_moves,
    robber_victims,
)
from skerry.engine.scores import known_points, visible_points
from skerry.reason import Reason, ReasonKind
from skerry.rules.cities_and_knights.knight_actions import ACTIVE_ALREADY, KnightAction
from skerry.rules.cities_and_knights.knights import activate
from skerry.rules.cities_and_knights.progress.card import ProgressCard, anybody, is_anybody_ahead

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.cities_and_knights.decks import Decks
    from skerry.rules.cities_and_knights.own import CitiesOwn

SPIED: Final = EventKind(
    "progress_spied",
    "seat:seat victim:seat track:track",
    "card:progress_card",
    ("seat", "victim"),
    english="{seat} takes a {track} card of {victim}",
    passes=("victim", "seat", "card"),
)
SHOWN: Final = EventKind(
    "progress_shown", "seat:seat victim:seat", english="{victim} shows its progress cards to {seat}"
)

ROBBER_LOCKED: Final = ReasonKind("robber_locked", "the robber may not move yet")
NOT_IN_PROGRESS_HAND: Final = ReasonKind("not_in_progress_hand", "there is no such card in that progress hand")

WEDDING_CARDS: Final = 2  # CK-252


def declare_politics(rules: Rules, decks: Decks) -> None:
    for name in ("bishop", "spy", "wedding"):
        rules.add_decision(DecisionKind(name))
    rules.add_action(SendBishop(rules), "bishop")
    rules.add_action(TakeProgress(decks), "spy")
    rules.add_action(TakeNothing(), "spy")
    rules.add_action(GiveWeddingGift(rules), "wedding")


# Bishop


class Bishop(ProgressCard):
    """Move the robber and take a card from everybody there (CK-219 to CK-221)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return robber_moves(kernel) and kernel.has_answer(kernel.rules.decision("bishop"), seat)

    def why_not(self, kernel: Kernel, seat: i64) -> Reason:
        return super().why_not(kernel, seat) if robber_moves(kernel) else ROBBER_LOCKED.of()

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask(kernel.rules.decision("bishop"), seat)


class SendBishop(ActionKind):
    def __init__(self, rules: Rules) -> None:
        super().__init__("send_bishop", "hex", HexOrElse(int(rules.topology.hexes)), manner=Manner(preview="robber"))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        targets = robber_hexes(kernel, seat, CAUSE_KNIGHT)
        for hex_ in range(len(targets)):
            if targets[hex_] != 0:
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        robber = put_robber(kernel, seat, a)
        victims = robber_victims(kernel, seat, CAUSE_KNIGHT, robber)
        victim = kernel.seat_after(seat)
        while victim != seat:
            if victims[victim] != 0:
                steal(kernel, seat, victim)
            victim = kernel.seat_after(victim)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return ROBBER_NOT_THERE.of()


# Comparing points


class Saboteur(ProgressCard):
    """Everybody with as many points or more discards half (CK-244 to CK-246)."""

    def owed(self, kernel: Kernel, seat: i64) -> vec[i64]:
        points = visible_points(kernel, seat)
        owed = zeros(kernel.state.seats)
        for other in range(kernel.state.seats):
            if other != seat and visible_points(kernel, other) >= points:
                owed[other] = kernel.state.hand_size[other] // 2
        return owed

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        """Whether anybody owes a card."""
        points = known_points(kernel, seat)
        for other in range(kernel.state.seats):
            if other != seat and kernel.state.hand_size[other] > 1 and known_points(kernel, other) >= points:
                return True
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_all(kernel.rules.decision("discard"), self.owed(kernel, seat), BY_A_CARD)


class Wedding(ProgressCard):
    """Everybody with more points gives two cards of their choice (CK-252, CK-253)."""

    def owed(self, kernel: Kernel, seat: i64) -> vec[i64]:
        points = visible_points(kernel, seat)
        owed = zeros(kernel.state.seats)
        for other in range(kernel.state.seats):
            if visible_points(kernel, other) > points:
                held = kernel.state.hand_size[other]
                owed[other] = held if held < WEDDING_CARDS else WEDDING_CARDS
        return owed

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return is_anybody_ahead(kernel, seat)

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_all(kernel.rules.decision("wedding"), self.owed(kernel, seat), seat)


class GiveWeddingGift(ActionKind):
    """Choose a card for the couple; a of the decision: who weds."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("give_wedding_gift", "card", Names(rules.card_kinds), manner=GIVES)

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        for kind in range(state.kinds):
            if state.hand[seat * state.kinds + kind] > 0:
                codes.put(self, kind)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        top = kernel.top()
        top.owed[seat] -= 1
        hand_over(kernel, seat, top.a, a, 1)
        kernel.log.emit(CARD_GIVEN, seat, top.a, a)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return CARD_NOT_HELD.of()


# Spy


class Spy(ProgressCard):
    """See somebody's progress cards and take one or none (CK-247 to CK-249)."""

    def opponents(self, kernel: Kernel, seat: i64) -> vec[i64]:
        those = zeros(kernel.state.colours)
        for other in range(kernel.state.seats):
            if other != seat and kernel.state.kept[self.own.hand.at + other] > 0:
                those[other] = 1
        return those

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        return anybody(self.opponents(kernel, seat))

    def play(self, kernel: Kernel, seat: i64) -> None:
        kernel.ask_or_act(kernel.rules.decision("choose_opponent"), seat, self.index)

    def aim(self, kernel: Kernel, seat: i64, opponent: i64) -> None:
        kernel.log.emit(SHOWN, seat, opponent)
        kernel.hear()
        kernel.ask(kernel.rules.decision("spy"), seat, opponent)


class TakeProgress(ActionKind):
    """Take a card out of the progress hand that is shown; a of the decision: whose."""

    def __init__(self, decks: Decks) -> None:
        super().__init__("take_progress", "card", Names([card.name for card in decks.cards]))
        self.decks = decks

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        own = self.decks.own
        for card in range(own.cards):
            if own.held.of(kernel, decision.a * own.cards + card) > 0:
                codes.put(self, card)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        own = self.decks.own
        victim = kernel.top().a
        kernel.answered()
        own.hold(kernel, victim, a, -1)
        own.hold(kernel, seat, a)
        kernel.log.emit(SPIED, seat, victim, self.decks.cards[a].track, a)
        kernel.hear()

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_IN_PROGRESS_HAND.of()


class TakeNothing(ActionKind):
    """Leave all cards where they are (CK-247)."""

    def __init__(self) -> None:
        super().__init__("take_nothing", manner=Manner(safe=SAYS_NO))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()


class Warlord(ProgressCard):
    """All own knights become active; those made so cannot act this turn (CK-250, CK-251)."""

    def playable(self, kernel: Kernel, seat: i64) -> bool:
        muster = self.own.muster
        vertex = muster.first(kernel, seat)
        while vertex != NOWHERE:
            if self.own.active.of(kernel, vertex) == 0:
                return True
            vertex = muster.after(kernel, vertex)
        return False

    def play(self, kernel: Kernel, seat: i64) -> None:
        """Where something follows from each one that wakes, its owner says which is the next (TDEGK-53)."""
        own = self.own
        ordered = len(kernel.rules.notice_knight_activated) > 0
        vertex = own.muster.first(kernel, seat)
        while vertex != NOWHERE:
            if own.active.of(kernel, vertex) == 0:
                if ordered:
                    kernel.ask(kernel.rules.decision("wake_next_knight"), seat)
                else:
                    activate(kernel, own, vertex)
            vertex = own.muster.after(kernel, vertex)


def declare_waking(rules: Rules, own: CitiesOwn) -> None:
    """The questions of a warlord, in games where it matters which knight becomes active first."""
    rules.add_decision(DecisionKind("warlord"))
    rules.add_decision(WakeNextKnight())
    rules.add_action(WakeKnight(own), "warlord")


class WakeNextKnight(Step):
    """One knight of a warlord wakes; which, is asked while there is a choice."""

    def __init__(self) -> None:
        super().__init__("wake_next_knight")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        kernel.ask_or_act(kernel.rules.decision("warlord"), decision.seat)


class WakeKnight(KnightAction):
    """Make a knight active free of charge (CK-250)."""

    def __init__(self, own: CitiesOwn) -> None:
        super().__init__("wake_knight", own)

    def suits(self, kernel: Kernel, seat: i64, vertex: i64) -> bool:
        return self.own.active.of(kernel, vertex) == 0

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.answered()
        activate(kernel, self.own, a)

    def why_not(self, kernel: Kernel, seat: i64, vertex: i64) -> Reason:
        return ACTIVE_ALREADY.of()
