"""Gold fields: a resource of one's choice for every building on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.board.terrain import CHOICE
from skerry.engine.production import claims_to, founding_yields

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


def ask_for_gold(kernel: Kernel, number: i64) -> None:
    """After normal production, from the active seat clockwise (SEA-55 to SEA-58)."""
    kernel.ask_in_turn(kernel.rules.decision("choose_resource"), claims_to(kernel, CHOICE))


def ask_for_founding_gold(kernel: Kernel, seat: i64, vertex: i64) -> None:
    """One card of choice for each gold field at the founding building that pays (SEA-26)."""
    fields: i64 = 0
    for slot in range(3):
        if founding_yields(kernel, vertex, slot) == CHOICE:
            fields += 1
    if fields > 0:
        kernel.ask(kernel.rules.decision("choose_resource"), seat, fields)
