"""What decided a game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.engine.deadlock import BY_DEADLOCK, is_deadlocked

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

BY_POINTS: Final = "points"


def ending(kernel: Kernel) -> str:
    """In one word: a deadlock, the points, or what a module says instead."""
    if is_deadlocked(kernel):
        return BY_DEADLOCK
    word: str = BY_POINTS
    for module in kernel.rules.adjust_ending:
        word = module.adjust_ending(kernel, word)
    return word
