"""What the enchanted land tells players that know no module, and what a planner makes of it."""

from __future__ import annotations

import pytest

from skerry import Action
from skerry.engine.progress import progress_of
from skerry.engine.resampling import resample_hidden
from tests.bots.thinking import choice
from tests.enchanted import (
    CROSSING,
    FIRST,
    LANDING,
    PORT,
    POST,
    SECOND,
    cross,
    enchanted_table,
    give_dragons,
    hunting,
    inland,
    own,
)
from tests.knights import knight
from tests.outlook import expected, share, ways, winning
from tests.table import Table


def test_every_ship_toward_the_enchanted_coast_is_a_step() -> None:
    table = enchanted_table()
    told = [share(ways(table)["landing"])]
    table.put(0, "settlement", "(1,7) N")
    told.append(share(ways(table)["landing"]))
    table.put(0, "settlement", PORT)
    told.append(share(ways(table)["landing"]))
    for edge in CROSSING:
        table.put(0, "ship", edge)
        told.append(share(ways(table)["landing"]))
    assert told == sorted(told)
    assert told[1:] == [told[1], 0.8, 0.9, 1.0]
    assert told[0] == share(ways(table, seat=1)["landing"]) == 0
    table.put(1, "road", "(4,4) NE")
    assert share(ways(table, seat=1)["landing"]) == 0, "no ship goes on from a road"


def test_a_knight_that_crossed_is_worth_more_than_the_way_there() -> None:
    table = enchanted_table()
    cross(table)
    (_, _, waiting) = ways(table)["landing"]
    table.act(0, "transfer_knight", vertex=POST)
    table.act(0, "land_knight", vertex=LANDING)
    assert "landing" not in ways(table)
    assert expected(table, "hunter") > waiting


def test_every_beaten_dragon_is_a_sixth_of_the_game() -> None:
    table = enchanted_table()
    assert ways(table)["dragons"] == (0, 6, winning(table))
    give_dragons(table, 0, 4)
    assert ways(table)["dragons"] == (4, 6, winning(table))


def hunter(place: str, strength: str = "basic", active: bool = True, flags: int = 0) -> int:
    """What a hunter may expect, on a dragon of so many flags that a fight has shown."""
    table = enchanted_table()
    knight(table, 0, place, strength, active=active)
    if flags:
        own(table).dragons.set(table.kernel, table.vertex(place), flags)
        own(table).dragons.turn_up(table.kernel, table.vertex(place))
    return expected(table, "hunter")


def test_strength_readiness_and_a_dragon_that_can_be_beaten_are_all_worth_something() -> None:
    assert hunter(FIRST) < hunter(FIRST, "strong") < hunter(FIRST, "mighty")
    assert hunter(FIRST, active=False) < hunter(FIRST)
    assert hunter(LANDING) < hunter(FIRST)
    assert hunter(FIRST) < hunter(FIRST, flags=1)


def test_a_lost_fight_teaches_about_as_much_as_it_costs() -> None:
    for strength, flags in (("basic", 2), ("strong", 3)):
        table = hunting(FIRST, strength, {FIRST: flags})
        before = expected(table, "hunter")
        table.act(0, "fight_dragon", vertex=FIRST)
        assert abs(expected(table, "hunter") - before) < 50


def test_the_chance_follows_from_what_everybody_has_seen_and_from_nothing_else() -> None:
    table = hunting(FIRST, "basic")
    told = expected(table, "hunter")
    for seed in range(5):
        twin = resample_hidden(table.kernel, 0, str(seed))
        assert dict(progress_of(twin, 0, winning(table)).expectations)["hunter"] == told
    # The strongest are found, so what is left is weaker.
    for vertex in inland(table):
        if own(table).flags(table.kernel, vertex) == 3 and vertex != table.vertex(FIRST):
            own(table).dragons.turn_up(table.kernel, vertex)
    assert expected(table, "hunter") > told


def alone(table: Table) -> Table:
    """A turn with nothing to trade or buy."""
    for seat in range(4):
        table.hand(seat)
    return table


@pytest.mark.parametrize("strength", ["basic", "mighty"])
def test_a_planner_fights_the_dragon_that_it_stands_on(strength: str) -> None:
    table = alone(hunting(FIRST, strength, max_offers=0))
    assert choice(table) == Action("fight_dragon", {"vertex": table.vertex(FIRST)})


def test_a_planner_sends_its_knight_across_and_on_to_a_dragon() -> None:
    table = enchanted_table(max_offers=0)
    cross(table)
    assert choice(alone(table)) == Action("transfer_knight", {"vertex": table.vertex(POST)})
    table = alone(hunting(LANDING, max_offers=0))
    assert choice(table) == Action("move_knight", {"vertex": table.vertex(LANDING)})


def test_a_planner_leaves_a_dragon_that_is_known_to_be_too_strong() -> None:
    table = hunting(FIRST, "basic", {FIRST: 3, SECOND: 1}, max_offers=0)
    own(table).dragons.turn_up(table.kernel, table.vertex(FIRST))
    assert choice(alone(table)) == Action("move_knight", {"vertex": table.vertex(FIRST)})
