"""How what chance brings is weighed."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from skerry.bots.judging.judge import WON
from skerry.bots.planning.plan import MOST_LEAD, lead, value_of
from tests.bots.thinking import choice
from tests.table import Table


def test_an_even_chance_is_no_lead() -> None:
    assert lead(log(0.5)) == pytest.approx(0.0)


def test_leads_of_opposite_chances_are_opposite() -> None:
    assert lead(log(0.9)) == pytest.approx(-lead(log(0.1)))


def test_a_larger_chance_is_a_larger_lead_up_to_winning() -> None:
    values = [-WON, -30.0, -5.0, -0.5, -0.01, -1e-8, 0.0, WON]
    leads = [lead(value) for value in values]
    assert leads == sorted(leads)
    assert leads[-1] == leads[-2] == MOST_LEAD


def test_who_is_hopelessly_behind_is_not_lifted_by_being_averaged() -> None:
    assert lead(-300.0) == pytest.approx(-300.0)


@pytest.mark.parametrize("value", [-WON, -30.0, -5.0, -0.5, -0.01])
def test_a_lead_is_as_good_as_the_chance_that_it_came_of(value: float) -> None:
    assert value_of(lead(value)) == pytest.approx(value)


@pytest.mark.parametrize("wool", [3, 17])
def test_a_win_is_taken_however_far_one_is_ahead_without_it(wool: int) -> None:
    """The last level turns up what was hidden, so it is weighed over worlds, and must not fall below a mere lead."""
    table = Table(["wonders"], 3, max_offers=0)
    for place in ("(4,2) N", "(4,4) N", "(4,3) S", "(6,4) N"):
        table.put(0, "city", place)
    for seat, place in ((1, "(3,2) S"), (2, "(3,6) N")):
        table.put(seat, "settlement", place)
    module: Any = table.kernel.rules.module("wonders")
    module.own.wonder.set(table.kernel, 0, 0)
    module.own.level.set(table.kernel, 0, 3)
    table.hand(0, wood=4, brick=5, wool=wool, grain=4)
    table.turn(0, rolled=True)
    assert choice(table).kind == "build_wonder_level"
