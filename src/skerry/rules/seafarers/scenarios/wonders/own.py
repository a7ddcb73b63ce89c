"""What `wonders` keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from skerry.engine.kept.counter import Counter
from skerry.engine.kept.kept import SEAT, Numbers
from skerry.engine.state import NOBODY
from skerry.rules.seafarers.scenarios.wonders.tables import LEVELS, NO_WONDER

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.module import Module
    from skerry.engine.rules import Rules


class WondersOwn:
    """Who claimed which wonder, and how far it is."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.wonder = rules.keep(module, Numbers("wonder", SEAT, start=NO_WONDER))
        self.level = rules.keep(module, Counter("level", limit=LEVELS, shown=False))


def claimant(kernel: Kernel, own: WondersOwn, wonder: i64) -> i64:
    for seat in range(kernel.state.seats):
        if own.wonder.of(kernel, seat) == wonder:
            return seat
    return NOBODY
