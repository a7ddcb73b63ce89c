"""Rolls that decide between seats: who starts, and who gets what there is too little of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.state import NOBODY

if TYPE_CHECKING:
    from skerry.engine.event import EventKind
    from skerry.engine.kernel import Kernel


def roll_off(
    kernel: Kernel,
    contenders: list[int],
    told: EventKind,
    places: i64 = 1,
    dice: i64 = 2,
    fixed: i64 = NOBODY,
    fixed_result: i64 = 0,
) -> list[int]:
    """Those of the contenders who roll highest, so many as there are places (BASE-55, BARB-97, BARB-101).

    Where equal results matter, those concerned roll again among themselves (BARB-98). One of them may have a fixed
    result and never rolls: whoever ties with it rolls again alone (BARB-141). Every roll is told as (seat, die) or
    (seat, die, die).
    """
    rolling = list(contenders)
    ahead: list[int] = []
    while len(rolling) > places - len(ahead):
        results: list[int] = []
        for who in rolling:
            if who == fixed:
                results.append(fixed_result)
            else:
                first = kernel.state.random.die()
                second = kernel.state.random.die() if dice == 2 else 0
                kernel.log.emit(told, who, first, second)
                results.append(first + second)
        last = sorted(results, reverse=True)[places - len(ahead) - 1]
        ahead += [who for who, result in zip(rolling, results, strict=True) if result > last]
        rolling = [who for who, result in zip(rolling, results, strict=True) if result == last]
    kernel.hear()
    return [who for who in contenders if who in ahead or who in rolling]
