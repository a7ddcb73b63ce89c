"""Progress toward an award: what is done of what it takes, and the danger of losing it."""

from __future__ import annotations

from skerry.board.arrays import ints
from skerry.engine.award import Award
from skerry.engine.progress import Progress
from skerry.engine.striving import best_of_others, strive

PRIZE = Award("prize", minimum=3, points=2)


def told(holds: bool, mine: int, rival: int, spare: int = 0) -> tuple[list[float], int]:
    """What share of each way is done, and what is expected."""
    progress = Progress(1000)
    strive(progress, PRIZE, holds, mine, rival, spare)
    assert all(worth == 200 for worth in progress.worth)
    return [done / needed for done, needed in zip(progress.done, progress.needed, strict=True)], progress.expected


def test_nobody_has_it_before_the_minimum() -> None:
    assert told(False, 0, 0) == ([0], 0)
    assert told(False, 1, 0) == ([1 / 3], 0)
    assert told(False, 1, 2) == ([1 / 3], 0)


def test_whoever_has_as_many_is_to_be_outdone() -> None:
    assert told(False, 3, 3) == ([3 / 4], 0)
    assert told(False, 2, 7) == ([2 / 8], 0)


def test_what_is_in_hand_counts_nearly_as_much_and_never_beyond_the_end() -> None:
    (in_hand,), _ = told(False, 1, 0, spare=1)
    assert 1 / 3 < in_hand < 2 / 3
    assert told(False, 2, 0, spare=5) == ([1], 0)


def test_its_holder_has_it_already_and_may_lose_it_to_a_rival_who_is_close() -> None:
    losses = [told(True, 5, rival)[1] for rival in range(6)]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == 0
    assert losses[5] < losses[4] < losses[3] < 0
    assert told(True, 5, 4)[0] == []
    assert told(True, 5, 4, spare=2)[1] > losses[4]


def test_the_best_of_the_others_leaves_one_out() -> None:
    assert best_of_others(ints([4, 7, 5]), 1) == 5
    assert best_of_others(ints([4, 7, 5]), 0) == 7
    assert best_of_others(ints([4]), 0) == 0
