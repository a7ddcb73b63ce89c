"""Barbarian Attack for two (BARB-135 to BARB-145, TWO-75 to TWO-79).

One neutral knight serves both players, a neutral settlement brings an attack of its own, and trade tokens move a
barbarian in the place of the robber.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from skerry.engine.action import ActionKind, Codes, Domain, Price
from skerry.engine.decision import Decision
from skerry.engine.module import Module
from skerry.reason import Reason, ReasonKind
from skerry.rules.traders_and_barbarians.barbarian_attack.conquest import leave
from skerry.rules.traders_and_barbarians.barbarian_attack.knights import CASTLE_ONLY
from skerry.rules.traders_and_barbarians.barbarian_attack.module import BarbarianAttack
from skerry.rules.traders_and_barbarians.barbarian_attack.own import Compensation
from skerry.rules.traders_and_barbarians.barbarian_attack.treason import (
    LEFT,
    has_destination,
    place_of,
    shut,
)
from skerry.rules.variants.two_player.module import TwoPlayer

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules
    from skerry.rules.traders_and_barbarians.barbarian_attack.own import BarbarianOwn
    from skerry.rules.traders_and_barbarians.gold import Gold
    from skerry.rules.variants.two_player.tokens import TradeTokens

MERCENARIES: Final = 1  # BARB-135
KNIGHT_GOLD: Final = 2  # BARB-145
KNIGHT_TOKENS: Final = 1

NOT_TO_BE_TAKEN_UP: Final = ReasonKind(
    "barbarian_not_to_be_taken_up", "choose a hex with a barbarian that can go to another one"
)


class BarbariansForTwo(Module):
    """A mercenary, double attacks, and tokens for barbarians and knights."""

    own: BarbarianOwn

    def __init__(self) -> None:
        super().__init__("barbarians_for_two")
        # The neutral colour that the mercenary has.
        self.mercenary: i64 = 0

    def declare(self, rules: Rules) -> None:
        self.own = cast(BarbarianAttack, rules.module("barbarian_attack")).own
        tokens = cast(TwoPlayer, rules.module("two_player")).tokens
        self.mercenary = rules.seats
        self.own.mercenaries = [int(self.mercenary)]
        self.own.compensation = CompensationForTwo(tokens)
        rules.add_action(TakeUpBarbarian(rules, self.own, tokens), "pre_roll", "action")

    def setup_finish(self, kernel: Kernel) -> None:
        for colour in range(kernel.state.seats, kernel.state.colours):
            at = colour * kernel.rules.piece_count + self.own.knight
            hired: i64 = MERCENARIES if colour == self.mercenary else 0
            kernel.state.supply[at] = min(hired, kernel.rules.piece_limit[self.own.knight])

    def notice_built(self, kernel: Kernel, colour: i64, piece: i64, place: i64) -> None:
        if colour >= kernel.state.seats:
            return
        if piece == self.own.knight and self.own.knights_of(kernel, self.mercenary) == 0:
            # Whoever has the first knight of the game puts the mercenary beside it (BARB-136).
            kernel.ask(kernel.rules.decision("place_knight"), colour, CASTLE_ONLY, self.mercenary)
        if piece == kernel.rules.settlement:
            # The attack waits until the neutral settlement stands too (BARB-143), whatever is asked before that.
            kernel.put_beneath(kernel.answered(), kernel.rules.decision("build_neutral"))


class CompensationForTwo(Compensation):
    """A trade token in the place of one coin, where there are any (BARB-145, FISH-95)."""

    def __init__(self, tokens: TradeTokens) -> None:
        self.tokens = tokens

    def pay(self, kernel: Kernel, gold: Gold, seat: i64) -> None:
        if not self.tokens.in_use:
            super().pay(kernel, gold, seat)
            return
        gold.earn(kernel, seat, KNIGHT_GOLD)
        self.tokens.earn(kernel, seat, KNIGHT_TOKENS)


class TakeUpBarbarian(ActionKind):
    """Pay trade tokens and take up a barbarian, to put it on another hex (BARB-144, BARB-159)."""

    def __init__(self, rules: Rules, own: BarbarianOwn, tokens: TradeTokens) -> None:
        super().__init__("take_up_barbarian", "hex", Domain(int(rules.topology.hexes)))
        self.own = own
        self.tokens = tokens

    def can_move(self, kernel: Kernel, hex_: i64) -> bool:
        own = self.own
        return own.barbarians.has(kernel, hex_) and has_destination(kernel, own, shut(0, place_of(own, hex_)))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if self.tokens.may_act(kernel, seat):
            for place in range(len(self.own.places)):
                if self.can_move(kernel, self.own.places[place]):
                    codes.put(self, self.own.places[place])

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        self.tokens.pay_for_action(kernel, seat)
        kernel.log.emit(LEFT, seat, a)
        kernel.ask(self.own.putting, seat, shut(0, place_of(self.own, a)))
        leave(kernel, self.own, seat, a, 1)

    def prices(self, kernel: Kernel, seat: i64, decision: Decision) -> list[Price]:
        return self.same_price(self.tokens.cost(kernel, seat))

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        if self.tokens.may_act(kernel, seat):
            return NOT_TO_BE_TAKEN_UP.of()
        return self.tokens.why_not_act(kernel, seat)
