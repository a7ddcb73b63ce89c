"""What `pirate_islands` keeps: the fleet, the lairs, the warships."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import filled, zeros
from skerry.engine.state import Slice

LAIRS: Final = 3  # SEAPIR-03


class PirateIslandsSlice(Slice):
    def __init__(self, seats: i64, edges: i64) -> None:
        self.fleet: i64 = 0  # its place on the path
        self.strength: i64 = 0  # of the fleet where it last came to lie
        self.lairs: vec[i64] = filled(seats, LAIRS)
        self.warship: vec[i64] = zeros(edges)

    def copy(self) -> Slice:
        twin = PirateIslandsSlice(0, 0)
        twin.fleet = self.fleet
        twin.strength = self.strength
        twin.lairs = self.lairs[:]
        twin.warship = self.warship[:]
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "fleet": [self.fleet, self.strength],
            "lairs": list(self.lairs),
            "warship": list(self.warship),
        }
