"""Another position that one seat cannot tell from the real one: for fair search, and to prove that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.randomness import Randomness
from skerry.engine.scores import has_won
from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

MOST_DEALS: Final = 100


def has_answer_of_others(kernel: Kernel, seat: i64) -> bool:
    """Whoever is asked alone has an answer, though it may need cards that the observer cannot see (CK-210, CK-256)."""
    top = kernel.top()
    return top.seat < 0 or top.seat == seat or kernel.can_answer(top)


def resample_hidden(kernel: Kernel, seat: i64, seed: str) -> Kernel:
    """A copy in which everything hidden from a seat (-1: a spectator) was dealt anew and the future is another.

    A deal that would have ended the game already, or in which somebody else could not answer what is asked, is dealt
    again; where none of many is possible, the cards stay as they lie and only the future differs. A finished game
    hides nothing.
    """
    if kernel.state.winner != NOBODY:
        return kernel.copy()
    for deal in range(MOST_DEALS):
        twin = kernel.copy()
        chance = Randomness(f"{seed} deal {deal}")
        for kept in kernel.rules.kept:
            kept.resample(twin, seat, chance)
        for module in kernel.rules.resample:
            module.resample(twin, seat, chance)
        if (kernel.state.turn == 0 or has_won(twin) == NOBODY) and has_answer_of_others(twin, seat):
            twin.state.random.reseed(seed)
            return twin
    twin = kernel.copy()
    twin.state.random.reseed(seed)
    return twin
