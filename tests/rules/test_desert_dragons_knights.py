"""`desert_dragons` (TDEDD): knight cards drive dragons off."""

from __future__ import annotations

import pytest

from tests.dragons import DESERTS, attacking, dragon_table, offered, part, roll, where
from tests.table import Table


def with_knight(table: Table, count: int = 1) -> Table:
    table.give_card(0, "knight", count)
    table.turn(0)
    return table


@pytest.mark.rule("TDEDD-58", "TDEDD-59", "TDEDD-61", "TDEDD-63")
def test_a_knight_takes_one_dragon_from_any_hex_out_of_the_game_and_does_nothing_else() -> None:
    table = with_knight(attacking("(3,2)", deserts={"(2,1)": 2, "(6,1)": 1}))
    table.hand(1, ore=2)
    table.act(0, "play_card", card="knight")
    assert table.decision == "drive_off_dragon"
    assert offered(table, 0, "drive_off_dragon") == {"(2,1)", "(6,1)", "(3,2)"}
    assert table.refused(0, "drive_off_dragon", hex="(3,3)") == "there is no dragon on that hex"
    before = part(table)["dragons_driven_off"]
    table.act(0, "drive_off_dragon", hex="(2,1)")
    assert table.decision == "pre_roll"
    assert where(table) == {"(2,1)": 1, "(6,1)": 1, "(3,2)": 1}
    assert (part(table)["dragons_driven_off"], part(table)["dragon_supply"]) == (before + 1, 0)
    assert (table.cards(0), table.cards(1)) == ({}, {"ore": 2})


@pytest.mark.rule("TDEDD-59", "TDEDD-33")
def test_a_dragon_that_was_driven_off_before_the_attack_does_not_come_back() -> None:
    table = with_knight(dragon_table(dragons={"(2,1)": 2}, supply=16))
    table.act(0, "play_card", card="knight")
    assert (where(table), part(table)["dragon_supply"]) == ({"(2,1)": 1}, 16)


@pytest.mark.rule("TDEDD-60")
def test_a_played_knight_never_comes_back_into_the_deck() -> None:
    table = with_knight(attacking())
    left = table.view()["deck_left"]
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(2,1)")
    assert (table.held(0), table.view()["deck_left"]) == ({}, left)
    table.state.deck_left = 0
    table.turn(0, rolled=True)
    table.hand(0, wool=1, grain=1, ore=1)
    assert table.refused(0, "buy_card") == "there are no development cards left"


@pytest.mark.rule("TDEDD-61", "TDEDD-62")
def test_three_knights_are_no_army() -> None:
    table = attacking()
    table.state.knights[0] = 3
    with_knight(table)
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(2,1)")
    assert table.points(0) == 0
    assert "largest_army" not in str(table.view()["awards"])


@pytest.mark.rule("TDEDD-64")
def test_without_a_dragon_on_the_board_it_cannot_be_played() -> None:
    table = with_knight(dragon_table())
    assert table.refused(0, "play_card", card="knight") == "knight cannot be played now: it would have no effect"
    table = with_knight(attacking(deserts={}))
    assert not table.legal(0, "play_card")


@pytest.mark.rule("TDEDD-65")
def test_a_hex_that_is_freed_before_the_roll_produces_on_it() -> None:
    table = attacking("(4,3)", "(5,3)", deserts={}, rolls=[8])
    table.put(0, "settlement", "(4,3) NE")
    with_knight(table)
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(4,3)")
    table.act(0, "roll")
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("TDEDD-65")
def test_a_hex_that_is_freed_after_the_roll_produces_from_the_next_on() -> None:
    table = attacking("(4,3)", "(5,3)", deserts={}, rolls=[8, 8])
    table.put(0, "settlement", "(4,3) NE")
    with_knight(table)
    table.act(0, "roll")
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(4,3)")
    assert table.cards(0) == {}
    roll(table, 1)
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("TDEDD-67")
def test_a_freed_hex_can_be_taken_again() -> None:
    table = attacking("(3,2)", deserts=dict.fromkeys(DESERTS, 2), rolls=[8])
    with_knight(table)
    table.act(0, "play_card", card="knight")
    table.act(0, "drive_off_dragon", hex="(3,2)")
    assert "(3,2)" not in where(table)
    roll(table)
    assert where(table)["(3,2)"] == 1
