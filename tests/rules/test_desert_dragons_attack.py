"""`desert_dragons` (TDEDD): dragons leave the deserts for hexes whose number is rolled."""

from __future__ import annotations

import pytest

from tests.dragons import DESERTS, GATHERED, HOME, attacking, dragon_table, kinds, named, offered, part, roll, where
from tests.event_deck import event_deck
from tests.islands import island


@pytest.mark.rule("TDEDD-34", "TDEDD-39", "TDEDD-43", "TDEDD-44", "TDEDD-45")
def test_the_printed_example() -> None:
    table = dragon_table(dragons={"(2,1)": 6, "(4,1)": 7, "(6,1)": 5}, rolls=[3, 8, 5])
    # A 3, and no hex with a 3 touches a dragon.
    roll(table)
    assert where(table) == {"(2,1)": 6, "(4,1)": 7, "(6,1)": 5}
    # An 8: the hill touches two deserts and gets one dragon, from the desert with the most.
    roll(table)
    assert where(table) == {"(2,1)": 6, "(4,1)": 6, "(6,1)": 5, "(3,2)": 1}
    # A 5: the pasture touches the hill, which is occupied now.
    roll(table)
    assert where(table)["(3,3)"] == 1
    assert sum(where(table)[desert] for desert in DESERTS) == 16


@pytest.mark.rule("TDEDD-34", "TDEDD-35")
def test_only_a_hex_that_shares_an_edge_with_a_dragon_gets_one() -> None:
    table = attacking(rolls=[8])
    roll(table)
    assert set(where(table)) == {*DESERTS, "(3,2)"}, "the field with 8 at (4,3) touches no dragon"
    table = attacking("(4,2)", rolls=[8])
    roll(table)
    assert set(where(table)) == {*DESERTS, "(4,2)", "(3,2)", "(4,3)"}, "a dragon outside the deserts is one too"


@pytest.mark.rule("TDEDD-36")
def test_a_hex_that_has_a_dragon_gets_no_second() -> None:
    table = attacking("(3,2)", deserts={"(2,1)": 3}, rolls=[8])
    assert "dragon_attacks" not in kinds(roll(table))
    assert where(table) == {"(2,1)": 3, "(3,2)": 1}


@pytest.mark.rule("TDEDD-37")
def test_two_hexes_with_the_number_get_one_each() -> None:
    table = attacking(deserts={"(2,1)": 3, "(6,1)": 1}, rolls=[9])
    roll(table)
    # One touches (2,1), the other (6,1): both come from the desert with the most all the same.
    assert where(table) == {"(2,1)": 1, "(6,1)": 1, "(1,1)": 1, "(5,2)": 1}


@pytest.mark.rule("TDEDD-38")
def test_hexes_are_named_before_any_dragon_of_the_roll_has_come() -> None:
    table = attacking(deserts={"(2,1)": 6}, rolls=[4])
    table.number("(2,3)", 4)
    table.number("(4,2)", 6)
    roll(table)
    assert where(table) == {"(2,1)": 5, "(2,2)": 1}, "the forest beside the newly taken one is spared"


@pytest.mark.rule("TDEDD-38", "TDEDD-39")
def test_among_deserts_with_the_most_the_active_player_chooses_for_every_dragon() -> None:
    table = attacking(rolls=[10])
    table.turn(2)
    table.act(2, "roll")
    assert (table.decision, table.game.actors) == ("send_dragon", [2])
    assert named(table, part(table)["due_hexes"]) == {"(5,1)", "(7,1)"}
    assert offered(table, 2, "send_dragon") == set(DESERTS)
    assert table.refused(2, "send_dragon", hex="(5,1)") == "the dragon comes from a desert where the most of them are"
    table.act(2, "send_dragon", hex="(4,1)")
    assert offered(table, 2, "send_dragon") == {"(2,1)", "(6,1)"}
    table.act(2, "send_dragon", hex="(6,1)")
    assert table.decision == "action"
    assert where(table) == {"(2,1)": 6, "(4,1)": 5, "(6,1)": 5, "(5,1)": 1, "(7,1)": 1}
    assert part(table)["due_hexes"] == []


@pytest.mark.rule("TDEDD-40")
def test_with_too_few_dragons_the_active_player_says_which_hex_is_spared() -> None:
    table = attacking(deserts={"(6,1)": 1}, rolls=[10])
    table.turn(1)
    table.act(1, "roll")
    assert (table.decision, table.game.actors) == ("spare_hex", [1])
    assert offered(table, 1, "spare_hex") == {"(5,1)", "(7,1)"}
    assert table.refused(1, "spare_hex", hex="(3,2)") == "no dragon is about to come to that hex"
    table.act(1, "spare_hex", hex="(5,1)")
    assert where(table) == {"(7,1)": 1}


@pytest.mark.rule("TDEDD-40")
def test_with_none_in_the_deserts_nothing_moves() -> None:
    table = attacking("(2,2)", "(3,2)", deserts={}, rolls=[5])
    roll(table)
    assert where(table) == {"(2,2)": 1, "(3,2)": 1}
    assert part(table)["due_hexes"] == []


@pytest.mark.rule("TDEDD-41")
def test_dragons_never_cross_the_sea() -> None:
    table = attacking(*HOME, deserts={"(2,1)": 2}, rolls=[8, 3])
    for _ in range(2):
        roll(table)
    assert set(where(table)) == {*HOME, "(2,1)"}
    assert not set(part(table)["next_hexes"]) & set(island(table, "neighbour"))


@pytest.mark.rule("TDEDD-42", "TDEDD-46")
def test_a_hex_pays_for_the_roll_that_brings_its_dragon_and_then_no_more() -> None:
    table = attacking(rolls=[8, 8])
    table.put(0, "city", "(3,2) N")
    roll(table)
    assert table.cards(0) == {"brick": 2}
    roll(table)
    assert table.cards(0) == {"brick": 2}


@pytest.mark.rule("TDEDD-72")
def test_choices_at_gold_fields_come_before_the_dragons() -> None:
    table = attacking(rolls=[10])
    table.put(1, "settlement", "(2,8) N")
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("choose_resource", [1])
    assert where(table) == GATHERED
    table.act(1, "choose_resource", card="ore")
    assert table.decision == "send_dragon"


@pytest.mark.rule("TDEDD-72")
def test_the_longest_route_is_judged_when_all_dragons_of_the_roll_lie() -> None:
    table = attacking("(3,2)", rolls=[4])
    table.put(0, "road", "(2,2) SW", "(2,2) SE", "(2,2) E", "(2,2) NE", "(2,2) NW")
    assert table.holder("longest_road") == 0
    events = roll(table)
    told = kinds(events)
    assert told.index("rolled") < told.index("dragon_attacks") < told.index("road_blocked") < told.index("award_moved")
    assert table.holder("longest_road") is None


def test_what_is_next_is_told_before_and_during_the_attack() -> None:
    table = dragon_table(dragons={"(6,1)": 2}, supply=16)
    assert named(table, part(table)["next_hexes"]) == {"(5,1)", "(5,2)", "(6,2)", "(7,1)"}
    table = attacking("(5,1)", deserts={"(6,1)": 2})
    assert named(table, part(table)["next_hexes"]) == {"(5,2)", "(6,2)", "(7,1)"}
    table = attacking("(5,1)", deserts={})
    assert part(table)["next_hexes"] == []


@pytest.mark.rule("TDEDD-69")
def test_all_hexes_of_the_home_island_can_be_taken() -> None:
    rolls = [8, 4, 9, 11, 10, 2, 5, 3, 6, 8]
    table = attacking(rolls=rolls)
    for _ in rolls:
        roll(table)
    assert set(where(table)) == {*HOME, *DESERTS} - {desert for desert in DESERTS if desert not in where(table)}
    assert set(HOME) <= set(where(table))
    assert sum(where(table).values()) == 18


@pytest.mark.rule("TDEDD-75")
def test_with_event_cards_the_dragons_come_after_event_and_production() -> None:
    table = dragon_table("event_cards", dragons={"(2,1)": 6}, decks={"event_cards": event_deck(("none", 8))})
    table.put(0, "settlement", "(3,2) N")
    table.turn(0)
    told = kinds(table.act(0, "roll"))
    assert told.index("event_card") < told.index("gained") < told.index("dragon_attacks")
    assert where(table) == {"(2,1)": 5, "(3,2)": 1}
