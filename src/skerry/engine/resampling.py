"""Another position that one seat cannot tell from the real one: for fair search, and to prove that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.deal import Deal
from skerry.engine.scores import has_won
from skerry.engine.state import NOBODY, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

MOST_DEALS: Final = 100


def has_answer_of_others(kernel: Kernel, seat: i64) -> bool:
    """Whoever is asked alone has an answer, though it may need cards that the observer cannot see (CK-210, CK-256)."""
    top = kernel.top()
    return top.seat < 0 or top.seat == seat or kernel.can_answer(top)


def deal_hidden(kernel: Kernel, seat: i64, deal: Deal) -> Kernel:
    """A copy in which everything hidden from a seat was dealt anew, whether that is possible or not."""
    twin = kernel.copy()
    for kept in kernel.rules.kept:
        kept.resample(twin, seat, deal)
    for module in kernel.rules.resample:
        module.resample(twin, seat, deal)
    return twin


def resample_hidden(kernel: Kernel, seat: i64, seed: str, known: vec[i64] = NOTHING) -> Kernel:
    """A copy in which everything hidden from a seat (-1: a spectator) was dealt anew and the future is another.

    Positions that the seat cannot tell apart give the same copy for the same seed. A deal that would have ended the
    game already, or in which somebody else could not answer what is asked, is dealt again, but not for ever: where
    none of many is possible the last one stands, since the real cards are never used. A finished game hides nothing.
    `known`: by seat and kind of card, how many the seat has seen others to hold at least.
    """
    if kernel.state.winner != NOBODY:
        return kernel.copy()
    twin = deal_hidden(kernel, seat, Deal(f"{seed} deal 0", known))
    for deal in range(1, MOST_DEALS):
        if (kernel.state.turn == 0 or has_won(twin) == NOBODY) and has_answer_of_others(twin, seat):
            break
        twin = deal_hidden(kernel, seat, Deal(f"{seed} deal {deal}", known))
    twin.state.random.reseed(seed)
    return twin
