"""The robber of the caravans: how it comes, and where it never goes."""

from __future__ import annotations

import pytest

from skerry.engine.state import OFF_BOARD
from tests.caravan_park import caravan_table
from tests.table import Table

# A desert and a forest without a number beside the oasis.
DRY = """
name dry
row 0 offset 1: forest hill:6
row 1 offset 0: field:4 oasis pasture:10
row 2 offset 1: mountain:8 desert
"""


def open_to_robber(table: Table, seat: int = 0) -> set[object]:
    return {action.operands["hex"] for action in table.legal(seat, "move_robber")}


def hexes(table: Table, *names: str) -> set[object]:
    return {table.hex(name) for name in names}


@pytest.mark.rule("CARV-15")
def test_the_first_seven_brings_the_robber_to_a_hex_with_a_number_and_robs() -> None:
    table = caravan_table(rolls=[7], thefts=["ore"])
    table.put(1, "settlement", "(2,4) N")
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    everywhere = {hex_ for hex_ in range(table.kernel.topology.hexes) if hex_ != table.hex("(2,2)")}
    assert open_to_robber(table) == everywhere, "all eighteen with a number"
    assert table.refused(0, "move_robber", hex="(2,2)") == (
        "the robber may not go there: it must move to another land hex that is open to it"
    )
    table.act(0, "move_robber", hex="(2,4)")
    assert table.state.robber == table.hex("(2,4)")
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {})


@pytest.mark.rule("CARV-15", "CARV-16")
def test_later_it_may_go_to_land_without_a_number_but_never_to_the_oasis() -> None:
    table = caravan_table(players=3, own_map=DRY, rolls=[7, 7, 7])
    table.turn(0)
    table.act(0, "roll")
    assert open_to_robber(table) == hexes(table, "(0,1)", "(1,0)", "(1,2)", "(2,0)")
    table.act(0, "move_robber", hex="(0,1)")
    table.turn(1)
    table.act(1, "roll")
    assert open_to_robber(table, 1) == hexes(table, "(0,0)", "(1,0)", "(1,2)", "(2,0)", "(2,1)")
    table.act(1, "move_robber", hex="(2,1)")
    table.turn(2)
    table.act(2, "roll")
    assert open_to_robber(table, 2) == hexes(table, "(0,0)", "(0,1)", "(1,0)", "(1,2)", "(2,0)")


@pytest.mark.rule("CARV-16")
def test_only_the_first_placement_of_the_game_asks_for_a_number() -> None:
    table = caravan_table("two_player", players=2, own_map=DRY, rolls=[7, 4, 7])
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(0,1)")
    table.act(0, "send_robber_home", hex="off_board")
    assert table.state.robber == OFF_BOARD
    table.turn(1)
    table.act(1, "roll")
    table.act(1, "roll")
    assert open_to_robber(table, 1) >= hexes(table, "(0,0)", "(2,1)"), "it has been on the board"
    assert table.hex("(1,1)") not in open_to_robber(table, 1)


@pytest.mark.rule("CARV-17", "CARV-15")
@pytest.mark.parametrize("first", [True, False])
def test_a_knight_brings_it_in_as_well(first: bool) -> None:
    table = caravan_table(players=3, own_map=DRY)
    table.give_card(0, "knight")
    if not first:
        table.give_card(1, "knight")
        table.turn(1)
        table.act(1, "play_card", card="knight")
        table.act(1, "move_robber", hex="(1,0)")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    without_number = hexes(table, "(0,0)", "(2,1)")
    assert (open_to_robber(table) & without_number == set()) is first
    assert table.hex("(1,1)") not in open_to_robber(table)
    table.act(0, "move_robber", hex="(2,0)")
    assert table.state.robber == table.hex("(2,0)")
