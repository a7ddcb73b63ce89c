"""What `greater_catan` tells players that know no module: which land to reach, which token to give for it."""

from __future__ import annotations

import pytest

from skerry.board.terrain import DESERT
from tests.bots.thinking import choice
from tests.new_islands import HILL, INLAND, PASTURE, PORT, TO_HILL, at_sea, empty_stack, greater, take_off
from tests.outlook import settling

# Vertices of the hill: one that the pasture shares, one of the hill alone.
SHARED, ALONE = "(2,3) NW", "(1,2) NE"


@pytest.mark.rule("TDEGC-30", "TDEGC-32")
def test_land_without_numbers_is_worth_settling_by_how_many_hexes_will_get_one() -> None:
    table = greater()
    assert settling(table, SHARED) == 2 * settling(table, ALONE) > 0
    assert settling(table, "(2,4) NW") == 0, "home has its numbers"
    table.terrain(PASTURE, DESERT)
    assert settling(table, SHARED) == settling(table, ALONE)


@pytest.mark.rule("TDEGC-32", "TDEGC-46")
def test_what_has_its_number_is_worth_what_it_brings_and_is_told_no_more() -> None:
    table = greater()
    before = settling(table, SHARED)
    table.put(0, "ship", TO_HILL)
    assert settling(table, ALONE) == 0
    assert settling(table, SHARED) == before // 2


@pytest.mark.rule("TDEGC-34", "TDEGC-44")
def test_a_number_from_home_is_worth_less_than_one_of_the_stack_and_none_is_worth_nothing() -> None:
    table = greater()
    from_stack = settling(table, ALONE)
    empty_stack(table)
    assert 0 < settling(table, ALONE) < from_stack
    take_off(table)
    assert settling(table, ALONE) == 0


@pytest.mark.rule("TDEGC-30")
def test_a_player_that_knows_no_module_sails_for_new_land() -> None:
    table = greater()
    table.put(0, "settlement", PORT, "(5,5) S")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    action = choice(table)
    assert (action.kind, action.operands.get("edge")) == ("build_ship", table.edge(TO_HILL))


@pytest.mark.rule("TDEGC-36", "TDEGC-43")
def test_it_gives_the_number_that_it_misses_least() -> None:
    """The 12 goes, and not the 6."""
    table = at_sea(PORT, INLAND)
    table.put(0, "city", "(5,5) S")
    table.act(0, "build_ship", edge=TO_HILL)
    assert choice(table).operands["hex"] == table.hex("(3,4)")
    assert table.hex(HILL) == table.view()["greater_catan"]["numbering"]
