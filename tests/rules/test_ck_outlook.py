"""What Cities & Knights tells players that know no module."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.knights import barbarians_at, begun, give, knight, knights_table, level, metropolis, wall
from tests.outlook import earned, expected, prospects, share, ways
from tests.table import Table

CITIES = ("(2,2) N", "(3,3) S", "(1,1) N", "(4,0) S")
# In the middle of a game, about as many are still to come.
MANY_ROLLS = 50
POSTS = ("(2,0) N", "(2,1) N", "(2,3) N")


def besieged(step: int = 6, cities: int = 2) -> Table:
    """Everybody has a city or two, and the barbarians are that far on their way."""
    table = begun()
    for seat, place in enumerate(CITIES[:cities]):
        table.put(seat, "city", place)
    barbarians_at(table, step)
    return table


# Barbarians


def test_an_attack_that_nobody_meets_is_a_threat_to_whoever_has_a_city() -> None:
    table = besieged()
    assert expected(table, "barbarians") < -100
    assert expected(table, "barbarians", seat=2) == 0


def test_the_threat_grows_as_the_barbarians_come_near() -> None:
    threats = [expected(besieged(step), "barbarians") for step in range(7)]
    assert threats == sorted(threats, reverse=True)
    assert threats[0] > threats[6]


@pytest.mark.parametrize("step", range(7))
def test_recruiting_and_activating_and_promoting_are_worth_something_at_any_time(step: int) -> None:
    table = besieged(step, cities=1)
    told = [total(table)]
    knight(table, 0, POSTS[0])
    told.append(total(table))
    table.turn(0, rolled=True)
    barbarians_at(table, step)
    table.hand(0, grain=1, wool=1, ore=1)
    table.act(0, "activate_knight", vertex=POSTS[0])
    told.append(total(table))
    table.act(0, "promote_knight", vertex=POSTS[0])
    told.append(total(table))
    assert told == sorted(set(told))
    if step == 6:
        assert told[2] - told[0] > 150


def total(table: Table) -> int:
    return expected(table, "barbarians") + expected(table, "knights")


def test_a_knight_that_sleeps_when_the_barbarians_land_hardly_helps() -> None:
    asleep, awake = besieged(), besieged()
    knight(asleep, 0, POSTS[0])
    knight(awake, 0, POSTS[0], active=True)
    nothing = expected(besieged(), "barbarians")
    sleeping = expected(asleep, "barbarians") - nothing
    waking = expected(awake, "barbarians") - nothing
    assert 0 <= 5 * sleeping < waking


def test_the_weakest_of_those_with_cities_is_threatened_most() -> None:
    table = besieged(cities=3)
    knight(table, 1, POSTS[0], active=True)
    assert expected(table, "barbarians") < expected(table, "barbarians", seat=1) < 0


def test_a_city_with_a_metropolis_cannot_be_lost() -> None:
    table = besieged()
    metropolis(table, "trade", CITIES[0])
    assert expected(table, "barbarians") == 0


def test_the_sole_best_defender_may_expect_a_point() -> None:
    table = besieged(cities=2)
    knight(table, 0, POSTS[0], "strong", active=True)
    best = expected(table, "barbarians")
    assert 50 < best <= 100
    knight(table, 1, POSTS[1], "strong", active=True)
    assert 0 < expected(table, "barbarians") < best


def test_a_knight_stands_better_at_own_hexes_and_worse_on_an_own_site() -> None:
    def at(place: str) -> int:
        table = begun()
        table.put(0, "settlement", "(2,2) N")
        knight(table, 0, place)
        return expected(table, "knights")

    assert at("(2,2) NE") > at("(2,2) S") > at("(4,0) S")


def test_a_knight_in_the_way_of_others_is_worth_more() -> None:
    free, blocking = begun(), begun()
    blocking.put(1, "road", "(2,2) NE")
    for table in (free, blocking):
        knight(table, 0, "(2,2) N")
    assert expected(blocking, "knights") > expected(free, "knights")


# Improvements


def test_every_level_is_worth_more_and_the_third_more_than_its_neighbours() -> None:
    table = begun()
    table.put(0, "city", CITIES[0])
    worth = []
    for value in range(6):
        level(table, 0, "science", value)
        worth.append(expected(table, "improvements") + earned(table, "improvements", MANY_ROLLS))
    steps = [more - less for less, more in pairwise(worth)]
    assert min(steps) > 0
    assert steps[2] == max(steps)


def test_the_first_level_of_a_track_lets_draw_as_often_as_two_more() -> None:
    """Two faces of the red die against one with every further level (CK-044)."""
    table = begun()
    table.put(0, "city", CITIES[0])
    assert earned(table, "improvements", 100) == 0
    drawn = []
    for value in range(1, 6):
        level(table, 0, "science", value)
        drawn.append(earned(table, "improvements", 100))
    assert {more - less for less, more in pairwise(drawn)} == {drawn[0] // 2}


def test_levels_are_the_way_to_a_metropolis_that_nobody_has() -> None:
    table = begun()
    table.put(0, "city", CITIES[0])
    for value in range(4):
        level(table, 0, "trade", value)
        assert ways(table)["trade_metropolis"] == (value, 4, 200)
    assert set(ways(table)) == {
        "longest_road",
        "trade_metropolis",
        "politics_metropolis",
        "science_metropolis",
    }


def test_a_metropolis_at_level_four_can_be_taken_with_five_and_one_at_five_not_at_all() -> None:
    table = besieged()
    level(table, 1, "trade", 4)
    metropolis(table, "trade", CITIES[1])
    level(table, 0, "trade", 3)
    assert ways(table)["trade_metropolis"] == (3, 5, 200)
    assert "trade_metropolis" not in ways(table, 1)
    level(table, 1, "trade", 5)
    assert "trade_metropolis" not in ways(table)


def test_whoever_has_no_city_for_it_is_one_step_further_away() -> None:
    table = besieged(cities=1)
    level(table, 0, "trade", 3)
    level(table, 0, "politics", 4)
    before = share(ways(table)["trade_metropolis"])
    metropolis(table, "politics", CITIES[0])
    assert share(ways(table)["trade_metropolis"]) < before


def test_a_metropolis_is_worth_more_than_its_points() -> None:
    """Its city cannot be lost, and nobody else has it."""
    table = besieged()
    level(table, 0, "trade", 4)
    before = expected(table, "improvements")
    metropolis(table, "trade", CITIES[0])
    assert expected(table, "improvements") > before


def test_a_metropolis_is_in_danger_until_level_five() -> None:
    table = besieged()
    level(table, 0, "trade", 4)
    metropolis(table, "trade", CITIES[0])
    worth = []
    for rival in (0, 3, 4):
        level(table, 1, "trade", rival)
        worth.append(expected(table, "improvements"))
    assert worth == sorted(set(worth), reverse=True)
    level(table, 0, "trade", 5)
    assert expected(table, "improvements") > worth[0]


def test_a_city_allows_improvements_at_all() -> None:
    table = begun()
    before = expected(table, "improvements")
    table.put(0, "city", CITIES[0])
    assert expected(table, "improvements") > before
    first = expected(table, "improvements")
    table.put(0, "city", CITIES[1])
    assert expected(table, "improvements") == first


# Cards and walls


def test_progress_cards_are_worth_something_by_their_kind_up_to_the_limit() -> None:
    table = begun()
    assert expected(table, "progress_cards") == 0
    give(table, 0, "merchant")
    merchant = expected(table, "progress_cards")
    give(table, 0, "diplomat")
    assert 0 < expected(table, "progress_cards") - merchant < merchant
    give(table, 0, "spy", "crane")
    full = expected(table, "progress_cards")
    give(table, 0, "intrigue")
    assert expected(table, "progress_cards") < full


def test_a_hand_without_room_for_the_next_card_is_worth_less() -> None:
    """So that a card is played before another one is lost."""
    table = begun()
    worth = []
    for card in ("smith", "smith", "warlord", "warlord"):
        give(table, 0, card)
        worth.append(expected(table, "progress_cards"))
    steps = [more - less for less, more in pairwise([0, *worth])]
    assert steps == sorted(steps, reverse=True)
    assert steps[3] <= 0 < steps[2]


def test_playing_the_merchant_is_worth_more_than_holding_it() -> None:
    table = begun()
    table.put(0, "settlement", "(2,2) N")
    give(table, 0, "merchant")
    held = expected(table, "progress_cards")
    before = table.points(0)
    table.act(0, "play_progress", card="merchant")
    table.act(0, "place_merchant", hex="(2,2)")
    assert expected(table, "progress_cards") == 0
    assert 100 * (table.points(0) - before) > held


def test_walls_are_worth_something() -> None:
    table = knights_table()
    table.put(0, "city", CITIES[0])
    wall(table, 0, CITIES[0])
    assert expected(table, "walls") > 0
    assert not prospects(table).any
