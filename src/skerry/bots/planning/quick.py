"""The quickest sensible choice: one step ahead, for whoever it is."""

from __future__ import annotations

from mypy_extensions import i64

from skerry.bots.judging.judge import Judge
from skerry.engine.action import KIND_SHIFT
from skerry.engine.kernel import Kernel
from skerry.engine.state import NOBODY


def best_step(judge: Judge, kernel: Kernel, seat: i64) -> i64:
    """The action after which a seat has most; of equal ones the first, which moves the game forward."""
    found = kernel.find_legal(seat)
    codes = found.items[: found.count]
    best = codes[0]
    most = -1e9
    if len(codes) == 1:
        return best
    for i in range(len(codes)):
        if kernel.rules.action_kinds[codes[i] >> KIND_SHIFT].manner.free_form:
            continue
        twin = kernel.copy()
        twin.log.is_silent = True
        twin.play(seat, codes[i])
        worth = judge.worth(twin, seat, judge.income(twin)) if twin.state.winner == NOBODY else 1e6
        if worth > most:
            most = worth
            best = codes[i]
    return best
