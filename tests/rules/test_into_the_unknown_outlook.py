"""What `into_the_unknown` tells players that know no module, and what they make of it."""

from __future__ import annotations

import pytest

from tests.bots.thinking import choice
from tests.outlook import expected, touching
from tests.unknown import LAST, SHIP, TREASURE, at_treasure, keep, scenario, unknown_table


@pytest.mark.rule("TDEIU-37", "TDEIU-44")
def test_hidden_hexes_and_treasures_are_worth_going_to_until_they_are_found() -> None:
    table = at_treasure("one_resource")
    far, near, home = "(1,6) SE", TREASURE, "(1,1) N"
    assert touching(table, far) > touching(table, near) > 0, "more lies hidden around the one"
    assert touching(table, home) == 0
    before = touching(table, near)
    table.act(0, "build_ship", edge=LAST)
    table.act(0, "keep_treasure")
    assert touching(table, near) == 0 < before


@pytest.mark.rule("TDEIU-50", "TDEIU-58", "TDEIU-59")
def test_every_kept_treasure_is_worth_something_with_the_points_it_gives() -> None:
    worth = []
    for count in range(5):
        table = unknown_table()
        if count:
            keep(table, 0, count)
        worth.append(expected(table, "kept_treasures") + 100 * table.points(0))
    assert worth == sorted(set(worth))
    assert worth[0] == 0


@pytest.mark.rule("TDEIU-37")
def test_routes_away_from_home_are_worth_something_and_those_at_home_are_not() -> None:
    table = unknown_table()
    table.put(0, "ship", "(1,1) E")
    assert expected(table, "explorers") == 0
    table.put(0, "ship", SHIP)
    one = expected(table, "explorers")
    table.put(0, "ship", "(2,4) E")
    assert expected(table, "explorers") == 2 * one > 0
    assert expected(table, "explorers", seat=1) == 0


@pytest.mark.rule("TDEIU-55")
def test_a_harbour_that_waits_is_worth_something() -> None:
    table = unknown_table()
    assert expected(table, "kept_harbours") == 0
    scenario(table).own.harbours.set(table.kernel, 2, 1)
    assert expected(table, "kept_harbours") > 0


@pytest.mark.rule("TDEIU-45", "TDEIU-58")
def test_a_player_keeps_the_treasure_that_makes_a_point() -> None:
    table = at_treasure("one_resource")
    keep(table, 0, 2)
    table.act(0, "build_ship", edge=LAST)
    assert choice(table).kind == "keep_treasure"


@pytest.mark.rule("TDEIU-37", "TDEIU-44")
def test_a_player_with_the_price_of_a_ship_sails_to_a_treasure() -> None:
    table = at_treasure("one_resource")
    assert choice(table) == table.action("build_ship", {"edge": LAST})
