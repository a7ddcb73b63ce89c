"""Maritime trade: with the bank, at the rates of one's harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Names
from skerry.engine.cards import gain, pay
from skerry.engine.decision import Decision

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


def may_trade(kernel: Kernel) -> bool:
    """With `separate`, the first build or purchase closes the trading part (BASE-73)."""
    return kernel.rules.harbours_at_once or kernel.state.has_built == 0


class BankTrade(ActionKind):
    """Several equal cards for one of another kind (BASE-108 to BASE-115)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__("bank_trade", "give", Names(rules.card_kinds), "take", Names(rules.card_kinds))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        state = kernel.state
        kinds = state.kinds
        if not may_trade(kernel):
            return
        mine = seat * kinds
        hand = state.hand
        rate = state.rate
        for give in range(kinds):
            if hand[mine + give] >= rate[mine + give]:
                bank = state.bank
                # What one lacks altogether comes first.
                for take in range(kinds):
                    if hand[mine + take] == 0 and bank[take] > 0 and take != give:
                        codes.put(self, give, take)
                for take in range(kinds):
                    if hand[mine + take] > 0 and bank[take] > 0 and take != give:
                        codes.put(self, give, take)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay(kernel, seat, a, kernel.state.rate[seat * kernel.state.kinds + a])
        gain(kernel, seat, b, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> str:
        state = kernel.state
        give = (code >> OPERAND_SHIFT) & OPERAND_MASK
        take = code & OPERAND_MASK
        names = kernel.rules.card_kinds
        if not may_trade(kernel):
            return "trading is over for this turn: something was built or bought"
        if give == take:
            return "the card taken must differ from the cards given"
        if state.bank[take] == 0:
            return f"the bank has no {names[take]} left"
        rate = state.rate[seat * state.kinds + give]
        return f"the bank takes {rate} {names[give]} for one card and you hold {state.hand[seat * state.kinds + give]}"

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> str:
        if not may_trade(kernel):
            return "trading is over for this turn: something was built or bought"
        if not can_give_any(kernel, seat):
            return "you hold too few of any one card to trade with the bank"
        return "the bank has no other card left"


def can_give_any(kernel: Kernel, seat: i64) -> bool:
    state = kernel.state
    mine = seat * state.kinds
    for kind in range(state.kinds):
        if state.hand[mine + kind] >= state.rate[mine + kind]:
            return True
    return False
