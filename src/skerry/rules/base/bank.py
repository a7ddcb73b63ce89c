"""Maritime trade: with the bank, at the rates of one's harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.action import OPERAND_MASK, OPERAND_SHIFT, ActionKind, Codes, Names
from skerry.engine.decision import Decision
from skerry.engine.manner import TRADE, Manner
from skerry.engine.purse import TRADING_OVER, amount, give_bank, in_stock, may_trade, take_from_bank
from skerry.reason import Reason, ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules

SAME_CARD: Final = ReasonKind("bank_same_card", "the card taken must differ from the cards given")
BANK_TRADES_NOT: Final = ReasonKind("bank_trades_not", "the bank does not trade {give:card} for {take:card}")
BANK_OUT_OF: Final = ReasonKind("bank_out_of", "the bank has no {card:card} left")
BANK_RATE: Final = ReasonKind(
    "bank_rate", "the bank takes {rate:number} {card:card} for one card and you hold {held:number}"
)
TOO_FEW_FOR_BANK: Final = ReasonKind("too_few_for_bank", "you hold too few of any one card to trade with the bank")
BANK_HAS_NO_OTHER: Final = ReasonKind("bank_has_no_other", "the bank has no other card left")


def deals_in(kernel: Kernel, seat: i64, give: i64, take: i64) -> bool:
    """Whether the bank trades these two things, whatever it has and asks for them."""
    may = give != take and is_banked(kernel, give) and is_banked(kernel, take)
    for module in kernel.rules.adjust_bank_trade:
        may = module.adjust_bank_trade(kernel, seat, give, take, may)
    return may


def is_banked(kernel: Kernel, thing: i64) -> bool:
    """Every card is, and those counters that say so."""
    kinds = kernel.state.kinds
    return thing < kinds or kernel.rules.traded[thing - kinds].banked


def rate_of(kernel: Kernel, seat: i64, thing: i64) -> i64:
    return kernel.state.rate[kernel.rules.rate_place(seat, thing)]


class BankTrade(ActionKind):
    """Several equal things for one of another kind (BASE-108 to BASE-115, RIVR-72, RIVR-73)."""

    def __init__(self, rules: Rules) -> None:
        things = rules.things
        super().__init__("bank_trade", "give", Names(things), "take", Names(things), manner=Manner(TRADE))

    def add_legal(self, kernel: Kernel, seat: i64, decision: Decision, codes: Codes) -> None:
        if not may_trade(kernel):
            return
        if kernel.rules.has_banked or len(kernel.rules.adjust_bank_trade) > 0:
            self.add_things(kernel, seat, codes)
        else:
            self.add_cards(kernel, seat, codes)

    def add_things(self, kernel: Kernel, seat: i64, codes: Codes) -> None:
        """What one lacks altogether comes first."""
        state = kernel.state
        kinds = state.kinds
        mine = seat * kinds
        things = kernel.rules.thing_count
        one: i64 = 1
        lacked: i64 = 0
        held: i64 = 0
        for give in range(things):
            if give < kinds:
                if state.hand[mine + give] < state.rate[mine + give]:
                    continue
            elif amount(kernel, seat, give) < rate_of(kernel, seat, give):
                continue
            if lacked | held == 0:
                for take in range(things):
                    if in_stock(kernel, seat, take) > 0:
                        if amount(kernel, seat, take) > 0:
                            held |= one << take
                        else:
                            lacked |= one << take
            self.add_takes(kernel, seat, give, lacked, codes)
            self.add_takes(kernel, seat, give, held, codes)

    def add_takes(self, kernel: Kernel, seat: i64, give: i64, takes: i64, codes: Codes) -> None:
        """Of several things in stock, one bit for each, those that the bank gives for this one."""
        judged = len(kernel.rules.adjust_bank_trade) > 0
        if not judged and not is_banked(kernel, give):
            return
        take: i64 = 0
        while takes != 0:
            if takes & 1 != 0 and take != give and (not judged or deals_in(kernel, seat, give, take)):
                codes.put(self, give, take)
            takes >>= 1
            take += 1

    def add_cards(self, kernel: Kernel, seat: i64, codes: Codes) -> None:
        """The same where the bank deals in all cards and nothing else, which is asked all the time."""
        state = kernel.state
        kinds = state.kinds
        mine = seat * kinds
        hand = state.hand
        rate = state.rate
        for give in range(kinds):
            if hand[mine + give] >= rate[mine + give]:
                bank = state.bank
                served = kernel.rules.bank_at[seat]
                for take in range(kinds):
                    if hand[mine + take] == 0 and bank[served + take] > 0 and take != give:
                        codes.put(self, give, take)
                for take in range(kinds):
                    if hand[mine + take] > 0 and bank[served + take] > 0 and take != give:
                        codes.put(self, give, take)

    def apply(self, kernel: Kernel, seat: i64, a: i64, b: i64) -> None:
        give_bank(kernel, seat, a, rate_of(kernel, seat, a))
        take_from_bank(kernel, seat, b, 1)

    def refusal(self, kernel: Kernel, seat: i64, decision: Decision, code: i64) -> Reason:
        give = (code >> OPERAND_SHIFT) & OPERAND_MASK
        take = code & OPERAND_MASK
        names = kernel.rules.things
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if give == take:
            return SAME_CARD.of()
        if not deals_in(kernel, seat, give, take):
            return BANK_TRADES_NOT.of(give=names[give], take=names[take])
        if in_stock(kernel, seat, take) == 0:
            return BANK_OUT_OF.of(card=names[take])
        rate = rate_of(kernel, seat, give)
        held = amount(kernel, seat, give)
        return BANK_RATE.of(rate=int(rate), card=names[give], held=int(held))

    def why_none(self, kernel: Kernel, seat: i64, decision: Decision) -> Reason:
        if not may_trade(kernel):
            return TRADING_OVER.of()
        if not can_give_any(kernel, seat):
            return TOO_FEW_FOR_BANK.of()
        return BANK_HAS_NO_OTHER.of()


def can_give_any(kernel: Kernel, seat: i64) -> bool:
    for thing in range(kernel.rules.thing_count):
        if amount(kernel, seat, thing) >= rate_of(kernel, seat, thing):
            return True
    return False
