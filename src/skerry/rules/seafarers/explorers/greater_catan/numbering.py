"""Reaching a hex of the new islands gives it a number token, from the stack or from the home island."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import put_in
from skerry.board.tokens import HIGHEST, LOWEST
from skerry.engine.action import ActionKind, Codes, Domain
from skerry.engine.decision import Decision, DecisionKind, Step
from skerry.engine.event import EventKind
from skerry.engine.manner import ANSWER, Manner
from skerry.reason import Reason, ReasonKind
from skerry.rules.seafarers.explorers.greater_catan.depletion import (
    INCOME,
    NO_TOKEN,
    NOWHERE,
    OWN_HEX,
    awaiting_at,
    has_token_left,
    least_broken,
    reaches_awaiting,
    what_breaks,
)

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.seafarers.explorers.greater_catan.own import GreaterCatanOwn

TOKEN_DRAWN: Final = EventKind(
    "token_drawn", "seat:seat hex:hex number:number", english="{seat} lays a token with the number {number} {hex:where}"
)
TOKEN_TAKEN: Final = EventKind(
    "token_taken",
    "seat:seat origin:hex hex:hex number:number",
    english="{seat} takes the token with the number {number} from {origin} to {hex}",
)

NOT_AWAITING: Final = ReasonKind(
    "hex_awaits_no_token", "a hex without a number token that the piece just placed touches has to be chosen"
)
NO_TOKEN_THERE: Final = ReasonKind(
    "no_home_token_there", "the token is taken from a hex of the home island that still has one"
)
TOKEN_AT_OTHERS: Final = ReasonKind(
    "token_at_others", "the token is taken from a hex at a building of yours, while one of those may go"
)
TOKEN_IS_ALL: Final = ReasonKind(
    "token_is_all", "a building of yours would touch no other number, and another token may be taken"
)
TOKEN_RED: Final = ReasonKind(
    "token_beside_red", "a 6 or 8 does not go beside a 6 or 8 on the new islands, while another token may be taken"
)


def declare_numbering(rules: Rules, own: GreaterCatanOwn) -> None:
    rules.add_decision(DecisionKind("number_hex"))
    rules.add_decision(DecisionKind("take_token"))
    rules.add_decision(NumberAgain(own))
    rules.add_action(NumberHex(rules, own), "number_hex")
    rules.add_action(TakeToken(rules, own), "take_token")


def number_reached(kernel: Kernel, own: GreaterCatanOwn, seat: i64, edge: i64) -> None:
    """Every hex that a route piece touches and that awaits a token gets one now, before anything else (TDEGC-30)."""
    if reaches_awaiting(kernel, own, edge) and has_token_left(kernel, own):
        kernel.ask_or_act(kernel.rules.decision("number_hex"), seat, edge)


def draw_token(kernel: Kernel, own: GreaterCatanOwn, seat: i64, hex_: i64) -> None:
    """The top token of the stack goes onto a hex (TDEGC-32)."""
    number = own.number_stack.draw(kernel)
    kernel.state.numbers = put_in(kernel.state.numbers, hex_, i64(1) << number)
    kernel.log.emit(TOKEN_DRAWN, seat, hex_, number)


def take_token(kernel: Kernel, seat: i64, origin: i64, hex_: i64) -> None:
    """The token of a home hex goes onto another, and its own produces nothing from then on (TDEGC-34, TDEGC-41)."""
    state = kernel.state
    numbers = state.numbers[origin]
    state.numbers = put_in(put_in(state.numbers, origin, 0), hex_, numbers)
    # A map of one's own may have hexes with two numbers.
    for number in range(i64(LOWEST), i64(HIGHEST + 1)):
        if numbers >> number & 1 != 0:
            kernel.log.emit(TOKEN_TAKEN, seat, origin, hex_, number)


class NumberAgain(Step):
    """Whether a piece touches more hexes that await a token; a: its edge (TDEGC-33)."""

    def __init__(self, own: GreaterCatanOwn) -> None:
        super().__init__("number_again")
        self.own = own

    def resolve(self, kernel: Kernel, decision: Decision) -> None:
        number_reached(kernel, self.own, decision.seat, decision.a)


class NumberHex(ActionKind):
    """Say which of several hexes is next to get a token; a of the decision: the edge that reached them (TDEGC-33)."""

    def __init__(self, rules: Rules, own: GreaterCatanOwn) -> None:
        super().__init__("number_hex", "hex", Domain(int(rules.topology.hexes)), manner=Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        for slot in range(i64(6)):
            hex_ = awaiting_at(kernel, self.own, decision.a, slot)
            if hex_ != NOWHERE and not codes.has(self.code(hex_)):
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        edge = kernel.answered().a
        kernel.ask(kernel.rules.decision("number_again"), seat, edge)
        if self.own.number_stack.can_draw(kernel):
            draw_token(kernel, self.own, seat, a)
        else:
            kernel.ask_or_act(kernel.rules.decision("take_token"), seat, a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        return NOT_AWAITING.of()


class TakeToken(ActionKind):
    """Say from which home hex the token comes; a of the decision: the hex that gets it (TDEGC-34 to TDEGC-40)."""

    def __init__(self, rules: Rules, own: GreaterCatanOwn) -> None:
        super().__init__("take_token", "hex", Domain(int(rules.topology.hexes)), manner=Manner(ANSWER))
        self.own = own

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        least = least_broken(kernel, self.own, seat, decision.a)
        for hex_ in self.own.home:
            if least != NO_TOKEN and what_breaks(kernel, self.own, seat, hex_, decision.a) == least:
                codes.put(self, hex_)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        take_token(kernel, seat, a, kernel.answered().a)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        hex_ = self.operand(code)
        is_home = any(home == hex_ for home in self.own.home)
        breaks = what_breaks(kernel, self.own, seat, hex_, decision.a) if is_home else NO_TOKEN
        if breaks == NO_TOKEN:
            return NO_TOKEN_THERE.of()
        if breaks == INCOME:
            return TOKEN_IS_ALL.of()
        return TOKEN_AT_OTHERS.of() if breaks == OWN_HEX else TOKEN_RED.of()
