"""Intervals of counted shares."""

import pytest

from skerry.sim.intervals import wilson_interval


def test_interval_agrees_with_the_published_example() -> None:
    low, high = wilson_interval(15, 148)
    assert (round(low, 4), round(high, 4)) == (0.0624, 0.1605)


@pytest.mark.parametrize(("won", "played"), [(0, 10), (10, 10), (0, 1), (1, 1), (500, 1000)])
def test_interval_stays_within_0_and_1_and_holds_the_share(won: int, played: int) -> None:
    low, high = wilson_interval(won, played)
    assert 0 <= low <= won / played <= high <= 1
    assert low < high


def test_nothing_played_says_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("won", "played"), [(-1, 3), (4, 3)])
def test_impossible_counts_are_refused(won: int, played: int) -> None:
    with pytest.raises(ValueError, match=f"{won} of {played}"):
        wilson_interval(won, played)
