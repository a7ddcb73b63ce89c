"""Digging the canal, hex by hex in any order, and what follows when it is finished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skerry.board.arrays import put_in
from skerry.board.terrain import LAKE
from skerry.engine.event import EventKind
from skerry.engine.robbing import put_this_robber
from skerry.rules.seafarers.explorers.great_canal.fields import uncover_fields
from skerry.rules.seafarers.explorers.great_canal.tables import DRY, MARKED, WATER

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.rules.seafarers.explorers.great_canal.own import CanalOwn

DUG: Final = EventKind(
    "canal_dug",
    "hex:hex seat:seat other:seat",
    english="the canal is dug at {hex}: a marker each for the knights of {seat} and {other}",
)
GAP_FILLED: Final = EventKind(
    "canal_gap_filled", "hex:hex", english="the last canal tile is laid at {hex}, and nobody wins its markers"
)
FINISHED: Final = EventKind(
    "canal_finished", "hex:hex", english="the canal is finished: {hex} is flooded and the fields bear"
)


def is_marked(kernel: Kernel, own: CanalOwn, hex_: i64) -> bool:
    return kernel.state.kept[own.canal.at + hex_] == MARKED


def dig(kernel: Kernel, own: CanalOwn, hex_: i64, seat: i64, other: i64) -> None:
    """Two knights win the markers of a hex and lay its tile, dry side up (TDEGK-41, TDEGK-44 to TDEGK-46)."""
    lay_tile(kernel, own, hex_)
    own.markers.gain(kernel, seat, 1)
    own.markers.gain(kernel, other, 1)
    kernel.log.emit(DUG, hex_, seat, other)


def lay_tile(kernel: Kernel, own: CanalOwn, hex_: i64) -> None:
    """The hex keeps its terrain and its number (TDEGK-56)."""
    own.canal.set(kernel, hex_, DRY)
    own.tiles.change(kernel, 0, 1)


def finish_if_due(kernel: Kernel, own: CanalOwn) -> None:
    """After all that one knight dug: where a single hex is left its tile is laid for nobody (TDEGK-71 to TDEGK-73)."""
    if own.tiles_left(kernel) == 1:
        last = own.canal.find(kernel, MARKED)
        lay_tile(kernel, own, last)
        kernel.log.emit(GAP_FILLED, last)
    if own.is_finished(kernel):
        flood(kernel, own)


def flood(kernel: Kernel, own: CanalOwn) -> None:
    """Water runs through the canal and covers the desert, which is a lake from now on (TDEGK-74 to TDEGK-78)."""
    for hex_ in own.course.hexes:
        own.canal.set(kernel, hex_, WATER)
    kernel.state.terrain = put_in(kernel.state.terrain, own.course.desert, LAKE)
    uncover_fields(kernel, own)
    kernel.log.emit(FINISHED, own.course.desert)
    move_robber_ashore(kernel, own)


def move_robber_ashore(kernel: Kernel, own: CanalOwn) -> None:
    """A robber in the water goes to a desert that the active seat chooses, and takes no card (TDEGK-79)."""
    state = kernel.state
    if state.robber == own.course.desert and own.is_finished(kernel):
        choose = kernel.rules.decision("choose_robber_hex")
        if kernel.has_answer(choose, state.active):
            kernel.ask_or_act(choose, state.active)
        else:
            # A map of one's own may have no other desert.
            put_this_robber(kernel, state.active, 0, kernel.topology.hexes)
