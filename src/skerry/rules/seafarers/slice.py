"""What all Seafarers scenarios keep: the pirate, ships placed this turn, hidden hexes, special VP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.state import OFF_BOARD, Slice

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

FRAME: Final = -2  # the frame is one place for the pirate (SEA-106)

NO_AREA: Final = -1


class SeafarersSlice(Slice):
    def __init__(self, seats: i64) -> None:
        self.pirate: i64 = OFF_BOARD
        # Per edge, the turn in which a ship came to lie there; founding ships lie since turn 0 (SEA-43).
        self.laid: vec[i64] = zeros(0)
        self.ship_moved: i64 = 0  # the turn of the last ship move
        # Face down, top last (SEA-74, SEA-75).
        self.fog_hexes: vec[i64] = zeros(0)
        self.fog_hexes_left: i64 = 0
        self.fog_tokens: vec[i64] = zeros(0)
        self.fog_tokens_left: i64 = 0
        # Areas that earn special VP: per hex its area, and who has nothing more to earn where.
        self.areas: i64 = 0
        self.area: vec[i64] = zeros(0)
        self.settled: vec[i64] = zeros(0)  # seat * areas + area
        self.special_vp: vec[i64] = zeros(seats)

    def copy(self) -> Slice:
        twin = SeafarersSlice(0)
        twin.pirate = self.pirate
        twin.laid = self.laid[:]
        twin.ship_moved = self.ship_moved
        twin.fog_hexes = self.fog_hexes[:]
        twin.fog_hexes_left = self.fog_hexes_left
        twin.fog_tokens = self.fog_tokens[:]
        twin.fog_tokens_left = self.fog_tokens_left
        twin.areas = self.areas
        twin.area = self.area[:]
        twin.settled = self.settled[:]
        twin.special_vp = self.special_vp[:]
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "pirate": [self.pirate],
            "laid": list(self.laid),
            "ship_moved": [self.ship_moved],
            "fog_hexes": list(self.fog_hexes),
            "fog_tokens": list(self.fog_tokens),
            "fog_left": [self.fog_hexes_left, self.fog_tokens_left],
            "area": list(self.area),
            "settled": list(self.settled),
            "special_vp": list(self.special_vp),
        }


SEAFARERS_SLOT: Final = 1


def sea_slice(kernel: Kernel) -> SeafarersSlice:
    """Seafarers always comes right after the base game."""
    return cast(SeafarersSlice, kernel.state.slices[SEAFARERS_SLOT])
