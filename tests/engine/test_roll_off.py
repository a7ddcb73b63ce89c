"""Rolls that decide between seats, and what equal ones lead to."""

from __future__ import annotations

import pytest

from skerry.engine.event import EventKind
from skerry.engine.rolls import roll_off
from tests.table import Table

PRISONER_ROLL = EventKind("toy_prisoner_roll", "seat:seat die:number", english="{seat} rolls {die} for a prisoner")

MERCENARY = 9


def prisoners(
    dice: list[int], contenders: list[int], count: int, mercenary: int = -1
) -> tuple[list[int], list[tuple[object, object]]]:
    """Who gets one of so many prisoners, and who rolled what, one die each (BARB-99)."""
    table = Table(dice=[(die,) for die in dice])
    kernel = table.kernel
    kernel.log.clear()
    winners = roll_off(kernel, contenders, PRISONER_ROLL, places=count, dice=1, fixed=mercenary, fixed_result=3)
    told = [(event.public["seat"], event.public["die"]) for event in kernel.log.events(kernel.rules)]
    assert [die for _, die in told] == dice, "no more dice than that were rolled"
    return winners, told


@pytest.mark.ready("BARB-97", "BARB-99")
def test_the_highest_results_get_one_each() -> None:
    winners, told = prisoners([2, 5, 1, 6], [0, 1, 2, 3], 2)
    assert winners == [1, 3]
    assert told == [(0, 2), (1, 5), (2, 1), (3, 6)]


@pytest.mark.ready("BARB-98")
def test_only_those_roll_again_whose_equal_results_matter() -> None:
    winners, told = prisoners([4, 6, 4, 1, 2, 3], [0, 1, 2, 3], 2)
    assert (winners, told[4:]) == ([1, 2], [(0, 2), (2, 3)])
    assert prisoners([5, 5, 1, 1], [0, 1, 2, 3], 2)[0] == [0, 1], "equal results that do not matter stand"


@pytest.mark.ready("BARB-101")
def test_tied_players_roll_until_one_is_ahead() -> None:
    winners, told = prisoners([6, 6, 3, 3, 2, 1], [1, 2], 1)
    assert winners == [1]
    assert told[4:] == [(1, 2), (2, 1)]


def test_nobody_rolls_for_what_is_enough_for_all() -> None:
    assert prisoners([], [0, 2], 2) == ([0, 2], [])


@pytest.mark.ready("BARB-141")
def test_whoever_ties_with_the_mercenary_rolls_again_alone() -> None:
    assert prisoners([3, 3, 4], [0, MERCENARY], 1, MERCENARY) == ([0], [(0, 3), (0, 3), (0, 4)])
    assert prisoners([3, 2], [0, MERCENARY], 1, MERCENARY)[0] == [MERCENARY]
    assert prisoners([5, 3, 2], [0, 1, MERCENARY], 2, MERCENARY) == ([0, MERCENARY], [(0, 5), (1, 3), (1, 2)])
