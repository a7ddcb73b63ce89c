"""Deadlock: the rules have no end for a game in which nobody comes any further, so here the most points win.

By the rules somebody might still win, which is what sets it apart from a standstill. Now and then, when a turn begins,
it is looked at what everybody can see: points, and what modules say of ways to win that show in no points. Nobody can
come further forever, so every game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.event import EventKind
from skerry.engine.scores import has_won, leaders, visible_points
from skerry.engine.state import NOBODY, TOLD_LOOKS

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

BY_DEADLOCK: Final = "deadlock"

# So many rounds lie between two looks, and after so many looks in a row that found nobody further the game is over: two
# hundred rounds, in which people or bots have long finished.
ROUNDS: Final = 50
IDLE_LOOKS: Final = TOLD_LOOKS + 1

# What a step on another way to win counts, so that no points lost meanwhile hide it.
STEP: Final = 1000

NO_HEADWAY: Final = EventKind(
    "no_headway",
    "rounds:number left:number",
    english="for {rounds} rounds nobody has come any further; after {left} more like these the most points win",
)


def look_for_headway(kernel: Kernel) -> None:
    """See whether anybody has come further than at any look before, and end the game if nobody did for too long."""
    state = kernel.state
    state.next_look = state.turn + ROUNDS * state.seats
    if has_won(kernel) != NOBODY:
        return
    if comes_further(kernel):
        state.idle_looks = 0
        return
    state.idle_looks += 1
    if state.idle_looks == IDLE_LOOKS:
        kernel.end_game(leaders(kernel))
    elif state.idle_looks == TOLD_LOOKS:
        kernel.log.emit(NO_HEADWAY, state.idle_looks * ROUNDS, ROUNDS)


def comes_further(kernel: Kernel) -> bool:
    """Whether a seat is further than it was at any look, and note how far all of them have been."""
    state = kernel.state
    further = len(state.furthest) == 0
    furthest = zeros(state.seats) if further else state.furthest[:]
    for seat in range(state.seats):
        now = headway_of(kernel, seat)
        if now > furthest[seat]:
            furthest[seat] = now
            further = True
    if further:
        state.furthest = furthest
    return further


def headway_of(kernel: Kernel, seat: i64) -> i64:
    """How far a seat has come, as everybody can see it; hidden points would tell of hidden cards."""
    steps: i64 = 0
    for module in kernel.rules.add_headway:
        steps += module.add_headway(kernel, seat)
    return visible_points(kernel, seat) + STEP * steps


def is_deadlocked(kernel: Kernel) -> bool:
    """Whether it was this that ended a game."""
    return kernel.state.idle_looks == IDLE_LOOKS
