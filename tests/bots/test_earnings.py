"""What goes on bringing something is worth as much as the game is long."""

from __future__ import annotations

from skerry.bots.judging.judge import Judge
from skerry.bots.judging.weights import FITTED
from tests.knights import begun, level

OWN_CITY = "(2,2) N"
OTHER_CITIES = ("(3,3) S", "(1,1) N", "(4,0) S", "(0,3) S")


def first_level(cities: int) -> float:
    """What a first level adds for a seat while somebody else has so many cities."""
    table = begun()
    table.put(0, "city", OWN_CITY)
    table.put(1, "city", *OTHER_CITIES[:cities])
    judge = Judge(table.kernel, 0, FITTED)
    before = judge.bare(table.kernel)
    level(table, 0, "science", 1)
    return judge.bare(table.kernel) - before


def test_what_earns_with_every_roll_is_worth_less_near_the_end() -> None:
    early, later, late = (first_level(cities) for cities in (0, 2, 4))
    assert early > later > late > 0
