"""The quickest sensible choice: one step ahead, for whoever it is."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.judging.judge import Judge
from skerry.bots.judging.twins import twin_of
from skerry.engine.action import KIND_SHIFT
from skerry.engine.kernel import Kernel
from skerry.engine.manner import NEVER
from skerry.engine.state import NOBODY


def best_step(judge: Judge, kernel: Kernel, seat: i64) -> i64:
    """The action after which a seat has most; of equal ones the first, which moves the game forward.

    What says no, ends or rolls leaves things as they are; all else has to be better than that, so that turns end.
    """
    found = kernel.find_legal(seat)
    codes = found.items[: found.count]
    best = codes[0]
    most = -1e9
    if len(codes) == 1:
        return best
    for i in range(len(codes)):
        if kernel.rules.action_kinds[codes[i] >> KIND_SHIFT].manner.safe != NEVER:
            best = codes[i]
            most = worth_of(judge, kernel, seat)
            break
    for i in range(len(codes)):
        manner = kernel.rules.action_kinds[codes[i] >> KIND_SHIFT].manner
        if manner.free_form or manner.safe != NEVER:
            continue
        twin = twin_of(kernel)
        twin.play(seat, codes[i])
        worth = worth_of(judge, twin, seat)
        if worth > most:
            most = worth
            best = codes[i]
    return best


def worth_of(judge: Judge, kernel: Kernel, seat: i64) -> float:
    return judge.worth(kernel, seat, judge.income(kernel)) if kernel.state.winner == NOBODY else 1e6
