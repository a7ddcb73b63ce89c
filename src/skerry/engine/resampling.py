"""Another position that one seat cannot tell from the real one: for fair search, and to prove that nothing leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.engine.randomness import Randomness
from skerry.engine.scores import has_won
from skerry.engine.state import NOBODY, NOTHING

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

MOST_DEALS: Final = 100


def has_answer_of_others(kernel: Kernel, seat: i64) -> bool:
    """Whoever is asked alone has an answer, though it may need cards that the observer cannot see (CK-210, CK-256)."""
    top = kernel.top()
    return top.seat < 0 or top.seat == seat or kernel.can_answer(top)


def give_known(kernel: Kernel, seat: i64, known: vec[i64]) -> None:
    """Change cards between the hands of others until each holds what it is known to hold, as far as cards go round."""
    state = kernel.state
    kinds = state.kinds
    hand = state.hand
    for owner in range(state.seats):
        if owner == seat:
            continue
        for kind in range(kinds):
            while hand[owner * kinds + kind] < known[owner * kinds + kind]:
                if not swap_for(kernel, seat, owner, kind, known):
                    break


def swap_for(kernel: Kernel, seat: i64, owner: i64, kind: i64, known: vec[i64]) -> bool:
    """Get an owner one card of a kind from somebody who has one to spare, for one that the owner has to spare."""
    state = kernel.state
    kinds = state.kinds
    hand = state.hand
    for other in range(state.seats):
        if other in (owner, seat) or hand[other * kinds + kind] <= known[other * kinds + kind]:
            continue
        for spare in range(kinds):
            if hand[owner * kinds + spare] > known[owner * kinds + spare] and spare != kind:
                hand[owner * kinds + spare] -= 1
                hand[other * kinds + spare] += 1
                hand[other * kinds + kind] -= 1
                hand[owner * kinds + kind] += 1
                return True
    return False


def resample_hidden(kernel: Kernel, seat: i64, seed: str, known: vec[i64] = NOTHING) -> Kernel:
    """A copy in which everything hidden from a seat (-1: a spectator) was dealt anew and the future is another.

    A deal that would have ended the game already, or in which somebody else could not answer what is asked, is dealt
    again; where none of many is possible, the cards stay as they lie and only the future differs. A finished game
    hides nothing. `known`: by seat and kind of card, how many the seat has seen others to hold at least.
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
        if len(known) > 0:
            give_known(twin, seat, known)
        if (kernel.state.turn == 0 or has_won(twin) == NOBODY) and has_answer_of_others(twin, seat):
            twin.state.random.reseed(seed)
            return twin
    twin = kernel.copy()
    twin.state.random.reseed(seed)
    return twin
