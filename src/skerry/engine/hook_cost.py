"""What a hook costs that no module overrides: the same sum with and without asking an empty list of modules.

Lives in the engine because only compiled code shows the price that the engine pays.
"""

from __future__ import annotations

from mypy_extensions import i64

from skerry.engine.kernel import Kernel


def sum_with_hook(kernel: Kernel, rounds: i64) -> i64:
    total: i64 = 0
    for i in range(rounds):
        limit = i & 7
        for module in kernel.rules.adjust_hand_limit:
            limit = module.adjust_hand_limit(kernel, 0, limit)
        total += limit
    return total


def sum_without_hook(kernel: Kernel, rounds: i64) -> i64:
    total: i64 = 0
    for i in range(rounds):
        limit = i & 7
        total += limit
    return total
