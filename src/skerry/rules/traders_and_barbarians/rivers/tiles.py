"""The wealthiest settler and the poorest ones: tiles that follow the gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.engine.awards import settle_award
from skerry.engine.event import EventKind

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.traders_and_barbarians.rivers.own import RiverOwn

POOREST_TAKEN: Final = EventKind(
    "poorest_settler_taken", "seat:seat", english="{seat} has the least gold and takes a poorest settler tile"
)
POOREST_RETURNED: Final = EventKind(
    "poorest_settler_returned", "seat:seat", english="{seat} returns the poorest settler tile"
)


def settle_tiles(kernel: Kernel, own: RiverOwn) -> None:
    """Hand out both kinds of tile by the gold that everybody has; nobody has one while all are founding (RIVR-38)."""
    if kernel.state.turn == 0:
        return
    # Whoever alone has most: a tie, even with its holder, sets the tile aside (RIVR-55, RIVR-57 to RIVR-59).
    settle_award(kernel, own.wealthiest, own.gold.coins.counts(kernel), tie_keeps=False)
    if not own.punishes_poverty:
        return
    least = least_gold(kernel, own)
    seats = kernel.state.seats
    for seat in range(seats):
        if own.poorest.of(kernel, seat) > 0 and own.gold.of(kernel, seat) > least:
            own.poorest.lose(kernel, seat, 1)
            kernel.log.emit(POOREST_RETURNED, seat)
    for seat in range(seats):
        if own.poorest.of(kernel, seat) == 0 and own.gold.of(kernel, seat) == least:
            own.poorest.gain(kernel, seat, 1)
            kernel.log.emit(POOREST_TAKEN, seat)


def least_gold(kernel: Kernel, own: RiverOwn, but: i64 = -1) -> i64:
    """The least that anybody has, or anybody but one seat; neutral colours have no gold to compare (RIVR-90)."""
    least: i64 = -1
    for seat in range(kernel.state.seats):
        held = own.gold.of(kernel, seat)
        if seat != but and (least < 0 or held < least):
            least = held
    return least
