"""Maritime trade: with the bank, at the rates of one's harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Names
from skerry.engine.cards import gain, in_bank, pay
from skerry.engine.decision import Decision
from skerry.engine.manner import TRADE, Manner
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

TRADING_OVER: Final = ReasonKind("trading_over", "trading is over for this turn: something was built or bought")
SAME_CARD: Final = ReasonKind("bank_same_card", "the card taken must differ from the cards given")
BANK_OUT_OF: Final = ReasonKind("bank_out_of", "the bank has no {card:card} left")
BANK_RATE: Final = ReasonKind(
    "bank_rate", "the bank takes {rate:number} {card:card} for one card and you hold {held:number}"
)
TOO_FEW_FOR_BANK: Final = ReasonKind("too_few_for_bank", "you hold too few of any one card to trade with the bank")
BANK_HAS_NO_OTHER: Final = ReasonKind("bank_has_no_other", "the bank has no other card left")


def may_trade(kernel: Kernel) -> bool:
    """With `separate`, the first build or purchase closes the trading part (BASE-73)."""
    return kernel.rules.harbours_at_once or kernel.state.has_built == 0


class BankTrade(ActionKind):
    """Several equal cards for one of another kind (BASE-108 to BASE-115)."""

    def __init__(self, rules: Rules) -> None:
        kinds = rules.card_kinds
        super().__init__("bank_trade", "give", Names(kinds), "take", Names(kinds), manner=Manner(TRADE))

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
                served = kernel.rules.bank_at[seat]
                # What one lacks altogether comes first.
                for take in range(kinds):
                    if hand[mine + take] == 0 and bank[served + take] > 0 and take != give:
                        codes.put(self, give, take)
                for take in range(kinds):
                    if hand[mine + take] > 0 and bank[served + take] > 0 and take != give:
                        codes.put(self, give, take)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        pay(kernel, seat, a, kernel.state.rate[seat * kernel.state.kinds + a])
        gain(kernel, seat, b, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        state = kernel.state
        give = (code >> OPERAND_SHIFT) & OPERAND_MASK
        take = code & OPERAND_MASK
        names = kernel.rules.card_kinds
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if give == take:
            return SAME_CARD.of()
        if in_bank(kernel, seat, take) == 0:
            return BANK_OUT_OF.of(card=names[take])
        rate = state.rate[seat * state.kinds + give]
        held = state.hand[seat * state.kinds + give]
        return BANK_RATE.of(rate=int(rate), card=names[give], held=int(held))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if not can_give_any(kernel, seat):
            return TOO_FEW_FOR_BANK.of()
        return BANK_HAS_NO_OTHER.of()


def can_give_any(kernel: Kernel, seat: i64) -> bool:
    state = kernel.state
    mine = seat * state.kinds
    for kind in range(state.kinds):
        if state.hand[mine + kind] >= state.rate[mine + kind]:
            return True
    return False
