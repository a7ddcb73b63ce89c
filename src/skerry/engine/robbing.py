"""Why the robber moves and where it may go: rules that restrict it ask for the cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.board.terrain import is_land

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

CAUSE_SEVEN: Final = 0
CAUSE_KNIGHT: Final = 1
CAUSE_OTHER: Final = 2


def robber_hexes(kernel: Kernel, seat: i64, cause: i64) -> vec[i64]:
    """Where the robber may go: 1 per open hex, the last entry for beside the board (BASE-89, BASE-90)."""
    state = kernel.state
    hexes = kernel.topology.hexes
    targets = zeros(hexes + 1)
    for hex_ in range(hexes):
        if hex_ != state.robber and is_land(state.terrain[hex_]):
            targets[hex_] = 1
    for module in kernel.rules.adjust_robber_hexes:
        module.adjust_robber_hexes(kernel, seat, cause, targets)
    return targets


def robber_homes(kernel: Kernel, seat: i64, terrain: i64) -> vec[i64]:
    """Where the robber goes that is sent home to a terrain: 1 per hex of it that is open, or else beside the board.

    Like `robber_hexes`, with beside the board as the last entry (EVNT-44, EVNT-45, TWO-43).
    """
    homes = robber_hexes(kernel, seat, CAUSE_OTHER)
    hexes = kernel.topology.hexes
    anywhere = False
    for hex_ in range(hexes):
        if kernel.state.terrain[hex_] != terrain:
            homes[hex_] = 0
        elif homes[hex_] != 0:
            anywhere = True
    homes[hexes] = 0 if anywhere else 1
    return homes
