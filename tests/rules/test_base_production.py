"""What a roll brings, and what happens when the bank runs short."""

from __future__ import annotations

import pytest

from tests.table import Table


@pytest.mark.rule("BASE-76")
def test_every_hex_with_the_number_produces_for_everybody() -> None:
    # Nine lies on the forest (0,2) and the field (2,0).
    table = Table(dice=[(3, 6)])
    table.put(0, "settlement", "(4,0) S")
    table.put(1, "settlement", "(0,2) N")
    table.put(2, "settlement", "(0,2) SE", "(2,0) SW")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {}
    assert table.cards(1) == {"wood": 1}
    assert table.cards(2) == {"wood": 1, "grain": 1}
    assert table.cards(3) == {}


@pytest.mark.rule("BASE-77", "BASE-79")
def test_settlements_yield_one_and_cities_two_per_building_and_hex() -> None:
    table = Table(dice=[(3, 6)])
    table.put(0, "settlement", "(0,2) N", "(0,2) S")
    table.put(0, "city", "(0,2) S")
    table.put(1, "settlement", "(2,0) NW", "(2,0) S")
    table.turn(3)
    table.act(3, "roll")
    assert table.cards(0) == {"wood": 3}
    assert table.cards(1) == {"grain": 2}
    assert (table.in_bank("wood"), table.in_bank("grain"), table.in_bank("ore")) == (16, 17, 19)


@pytest.mark.rule("BASE-07", "BASE-77")
def test_one_building_takes_part_in_each_of_its_hexes() -> None:
    # The vertex between forest 8, hill 8 and field 8 of a map of one's own.
    three = "name three\nrow 0 offset 1: forest:8\nrow 1 offset 0: hill:8 field:8\nmarker robber: (0,0)\n"
    table = Table(own_map=three, dice=[(4, 4)])
    table.put(0, "settlement", "(0,0) S")
    table.robber("(1,0)")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wood": 1, "grain": 1}


@pytest.mark.rule("BASE-78", "BASE-92")
def test_the_robber_blocks_its_hex_until_it_leaves() -> None:
    table = Table(dice=[(3, 6), (3, 6), (3, 6)])
    table.put(0, "settlement", "(0,2) N", "(2,0) SW")
    table.robber("(0,2)")
    for expected in ({"grain": 1}, {"grain": 2}):
        table.turn(0)
        table.act(0, "roll")
        assert table.cards(0) == expected
    table.give_card(1, "knight")
    table.turn(1)
    table.act(1, "play_card", card="knight")
    table.act(1, "move_robber", hex="(2,2)")
    stolen = table.cards(1)
    table.act(1, "roll")
    assert table.cards(0)["wood"] == 1
    assert stolen == table.cards(1)


@pytest.mark.rule("BASE-79", "BASE-80")
def test_when_the_bank_cannot_pay_all_nobody_gets_that_resource() -> None:
    table = Table(dice=[(3, 6)])
    table.put(0, "city", "(0,2) N")
    table.put(1, "settlement", "(0,2) SE", "(2,0) SW")
    table.bank(wood=2)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {}
    assert table.cards(1) == {"grain": 1}
    assert table.in_bank("wood") == 2


@pytest.mark.rule("BASE-80")
def test_a_bank_that_just_suffices_pays_all() -> None:
    table = Table(dice=[(3, 6)])
    table.put(0, "city", "(0,2) N")
    table.put(1, "settlement", "(0,2) SE")
    table.bank(wood=3)
    table.turn(0)
    table.act(0, "roll")
    assert (table.cards(0), table.cards(1)) == ({"wood": 2}, {"wood": 1})
    assert table.in_bank("wood") == 0


@pytest.mark.rule("BASE-81")
def test_a_sole_claimant_takes_what_is_left() -> None:
    table = Table(dice=[(3, 6)])
    table.put(0, "city", "(0,2) N", "(0,2) SE")
    table.put(1, "settlement", "(2,0) SW")
    table.bank(wood=3)
    table.turn(1)
    table.act(1, "roll")
    assert (table.cards(0), table.cards(1)) == ({"wood": 3}, {"grain": 1})
    assert table.in_bank("wood") == 0


@pytest.mark.rule("BASE-82")
def test_what_was_not_received_is_not_owed() -> None:
    table = Table(dice=[(3, 6), (1, 1), (3, 6)])
    table.put(0, "city", "(0,2) N")
    table.put(1, "settlement", "(0,2) SE")
    table.bank(wood=0)
    table.turn(0)
    table.act(0, "roll")
    table.bank(wood=19)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert (table.cards(0), table.cards(1)) == ({}, {})
    table.act(1, "end_turn")
    table.act(2, "roll")
    assert (table.cards(0), table.cards(1)) == ({"wood": 2}, {"wood": 1})
