"""How what chance brings is weighed."""

from __future__ import annotations

from math import log

import pytest

from skerry.bots.judging.judge import WON
from skerry.bots.planning.plan import MOST_LEAD, lead, value_of


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
