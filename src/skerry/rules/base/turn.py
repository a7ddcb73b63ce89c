"""The course of a turn: start, roll, action, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes
from skerry.engine.deadlock import look_for_headway
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import ROLLED, TURN_ENDED, TURN_STARTED
from skerry.engine.harbours import refresh_rates
from skerry.engine.manner import END, ENDS, ROLLS, TURN, Manner
from skerry.engine.numbers import number_repeats, number_stands, tell_number
from skerry.engine.state import NOBODY
from skerry.rules.base.production import ResolveNumber

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


def declare_turn(rules: Rules) -> None:
    rules.add_decision(DecisionKind("pre_roll"))
    rules.add_decision(DecisionKind("action"))
    rules.add_decision(BeginTurn(rules))
    rules.add_decision(ResolveNumber("resolve_number"))
    rules.number_source = rules.add_decision(RollDice(rules))
    rules.add_action(Roll(rules), "pre_roll")


def declare_end_turn(rules: Rules) -> None:
    rules.add_action(EndTurn(rules), "action")


def free_bought_cards(kernel: Kernel, seat: i64) -> None:
    """Cards bought earlier may be played from now on (BASE-140, BASE56-21)."""
    cards = kernel.rules.card_count
    bought = kernel.state.bought
    for card in range(cards):
        bought[seat * cards + card] = 0


class BeginTurn(Step):
    """A turn begins; the win check comes before the roll (BASE-196)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("begin_turn")
        self.pre_roll = rules.decision("pre_roll")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        seat = decision.seat
        state.active = seat
        state.turn += 1
        state.rolls = 0
        state.number = 0
        state.die_a = 0
        state.die_b = 0
        state.card_played = 0
        state.has_built = 0
        free_bought_cards(kernel, seat)
        if not kernel.rules.harbours_at_once:
            refresh_rates(kernel, seat)
        kernel.log.emit(TURN_STARTED, seat, state.turn)
        kernel.ask_in(decision, self.pre_roll, seat)
        for module in kernel.rules.notice_turn_start:
            module.notice_turn_start(kernel)
        if state.turn >= state.next_look and state.winner == NOBODY:
            look_for_headway(kernel)


class Roll(ActionKind):
    """Ask for the production number, once per turn unless the rules say otherwise (BASE-68)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("roll", manner=Manner(TURN, safe=ROLLS))
        self.pre_roll = rules.decision("pre_roll")
        self.action = rules.decision("action")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        rules = kernel.rules
        state = kernel.state
        state.rolls += 1
        frame = kernel.answered()
        if state.rolls >= rules.rolls_per_turn:
            kernel.ask_in(frame, self.action, seat)
        else:
            # To roll once more is another question: whoever looks on knows one by its frame.
            kernel.ask(self.pre_roll, seat)
        assert rules.number_source is not None
        kernel.ask(rules.number_source, seat)


class RollDice(Step):
    """Two dice; a total that does not stand is rolled again (TWO-11, TRAD-43)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("roll_dice")
        self.resolve_number = rules.decision("resolve_number")

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        state = kernel.state
        while True:
            state.die_a = state.random.die()
            state.die_b = state.random.die()
            number = state.die_a + state.die_b
            kernel.log.emit(ROLLED, decision.seat, state.die_a, state.die_b)
            if number_stands(kernel, number) and not number_repeats(kernel, number):
                break
        kernel.hear()
        seat = decision.seat
        kernel.ask_in(decision, self.resolve_number, seat, number)
        tell_number(kernel, seat, number)


class EndTurn(ActionKind):
    """Ends the turn explicitly (BASE-75)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("end_turn", manner=Manner(END, safe=ENDS))
        self.begin_turn = rules.decision("begin_turn")

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        codes.put(self)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        kernel.log.emit(TURN_ENDED, seat)
        kernel.ask_in(kernel.answered(), self.begin_turn, kernel.seat_after(seat))
        for module in kernel.rules.notice_turn_end:
            module.notice_turn_end(kernel)
