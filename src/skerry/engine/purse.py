"""What is paid, gained and traded beside cards: counters, told as if they were cards.

What changes hands in a trade are cards of every kind and the counters that are declared tradeable. They are numbered
like the kinds of cards, with the counters after them (`Rules.things`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.cards import gain, hand_over, in_bank, pay
from skerry.engine.event import GAINED, PAID
from skerry.reason import ReasonKind

if TYPE_CHECKING:
    from skerry.engine.kept.counter import Counter
    from skerry.engine.kernel import Kernel

TRADING_OVER: Final = ReasonKind("trading_over", "trading is over for this turn: something was built or bought")


def may_trade(kernel: Kernel) -> bool:
    """With `separate`, the first build or purchase closes the trading part (BASE-73)."""
    return kernel.rules.harbours_at_once or kernel.state.has_built == 0


def earn(kernel: Kernel, seat: i64, counter: Counter, count: i64) -> i64:
    """As many as limit and pool allow, told to everybody; returns how many."""
    assert not counter.hidden, f"{counter.name} is hidden: what is earned of it is not for everybody"
    given = counter.gain(kernel, seat, count)
    if given > 0:
        kernel.log.emit(GAINED, seat, counter.thing, given)
        tell_counted(kernel, counter)
    return given


def pay_with(kernel: Kernel, seat: i64, counter: Counter, count: i64) -> None:
    """Back to the pool, told to everybody: a price is no secret, though what is left may be."""
    counter.lose(kernel, seat, count)
    kernel.log.emit(PAID, seat, counter.thing, count)
    tell_counted(kernel, counter)


def tell_counted(kernel: Kernel, counter: Counter) -> None:
    """Tell the modules that what somebody has of a counter changed, when the change is complete and told."""
    for module in kernel.rules.notice_counted:
        module.notice_counted(kernel, counter)


def amount(kernel: Kernel, seat: i64, thing: i64) -> i64:
    """How many of a thing a seat has."""
    kinds = kernel.state.kinds
    if thing < kinds:
        return kernel.state.hand[seat * kinds + thing]
    return kernel.state.kept[kernel.rules.traded[thing - kinds].at + seat]


def give(kernel: Kernel, giver: i64, taker: i64, thing: i64, count: i64) -> None:
    """From one seat to another; the event is the caller's to tell, and after it `tell_given`."""
    kinds = kernel.state.kinds
    if thing < kinds:
        hand_over(kernel, giver, taker, thing, count)
    else:
        kernel.rules.traded[thing - kinds].hand_over(kernel, giver, taker, count)


def tell_given(kernel: Kernel, thing: i64) -> None:
    if thing >= kernel.state.kinds:
        tell_counted(kernel, kernel.rules.traded[thing - kernel.state.kinds])


def in_stock(kernel: Kernel, seat: i64, thing: i64) -> i64:
    """How many of a thing the bank of a seat has; nothing of a counter that it does not deal in."""
    kinds = kernel.state.kinds
    if thing < kinds:
        return in_bank(kernel, seat, thing)
    counter = kernel.rules.traded[thing - kinds]
    return counter.left(kernel) if counter.banked else 0


def give_bank(kernel: Kernel, seat: i64, thing: i64, count: i64) -> None:
    kinds = kernel.state.kinds
    if thing < kinds:
        pay(kernel, seat, thing, count)
    else:
        pay_with(kernel, seat, kernel.rules.traded[thing - kinds], count)


def take_from_bank(kernel: Kernel, seat: i64, thing: i64, count: i64) -> None:
    kinds = kernel.state.kinds
    if thing < kinds:
        gain(kernel, seat, thing, count)
    else:
        earn(kernel, seat, kernel.rules.traded[thing - kinds], count)


def covers(kernel: Kernel, seat: i64, counts: vec[i64], start: i64, sign: i64) -> bool:
    """Whether a seat has its side of signed counts, one for each thing: sign 1 the given, -1 the wanted (BASE-104)."""
    for thing in range(kernel.rules.thing_count):
        if sign * counts[start + thing] > 0 and amount(kernel, seat, thing) < sign * counts[start + thing]:
            return False
    return True
