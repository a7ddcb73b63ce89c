"""How far a seat has come toward an award, and how safely it holds one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints
from skerry.engine.award import Award
from skerry.engine.progress import POINT, Progress

# How much of an award is in danger, in percent, by the lead of its holder; at 0 a rival has drawn level.
DANGER: Final[vec[i64]] = ints([35, 20, 10, 4])
# How much one counts that lies there, and one that is still in hand.
THERE: Final = 3
IN_HAND: Final = 2


def best_of_others(values: vec[i64], owner: i64) -> i64:
    """The highest value that anybody else has."""
    most: i64 = 0
    for other in range(len(values)):
        if other != owner and values[other] > most:
            most = values[other]
    return most


def strive(progress: Progress, award: Award, holds: bool, mine: i64, rival: i64, spare: i64 = 0) -> None:
    """Tell what a seat has done for an award, or in which danger its own is.

    `mine` and `rival` are what counts for the award, `spare` what the seat can still add to it and has in hand: that is
    nearly as good.
    """
    if holds:
        lead = max(mine + spare - rival, 0)
        if lead < len(DANGER):
            progress.expect(award.name, -award.points * POINT * DANGER[lead] // 100)
        return
    needed = max(award.minimum, rival + 1)
    done = min(THERE * mine + IN_HAND * spare, THERE * needed)
    progress.toward(award.name, done, THERE * needed, award.points * POINT)
