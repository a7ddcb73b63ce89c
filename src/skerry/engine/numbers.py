"""Production numbers, wherever they come from: whether they count, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from skerry.engine.decision import DecisionKind
    from skerry.engine.kernel import Kernel


def number_stands(kernel: Kernel, number: i64) -> bool:
    stands = True
    for module in kernel.rules.adjust_number_stands:
        stands = module.adjust_number_stands(kernel, number, stands)
    return stands


def number_repeats(kernel: Kernel, number: i64) -> bool:
    """Whether it brings nothing and another number follows at once."""
    repeats = False
    for module in kernel.rules.adjust_number_repeats:
        repeats = module.adjust_number_repeats(kernel, number, repeats)
    return repeats


def bring_number(kernel: Kernel, resolve_number: DecisionKind, seat: i64, number: i64) -> None:
    """Have a number carried out, after what the modules put before it."""
    kernel.ask(resolve_number, seat, number)
    tell_number(kernel, seat, number)


def tell_number(kernel: Kernel, seat: i64, number: i64) -> None:
    """Tell the modules of a number that is about to be carried out."""
    kernel.state.number = number
    for module in kernel.rules.notice_number:
        module.notice_number(kernel, seat, number)
