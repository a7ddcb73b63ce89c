"""Event cards with five and six players, with two, and with numbers that repeat."""

from __future__ import annotations

import pytest

from tests.event_deck import event_table, turn_up
from tests.toys import RepeatedNumbers

ROAD = "(3,1) NE"


@pytest.mark.parametrize("between", ["special_build", "paired"])
@pytest.mark.rule("EVNT-90")
def test_between_turns_nobody_turns_up_a_card_but_roads_are_repaired(between: str) -> None:
    table = event_table("earthquake", 8, players=6, five_six_turn=between)
    builder = 1 if between == "special_build" else 3
    table.put(builder, "road", ROAD)
    turn_up(table)
    table.act(builder, "damage_road", edge=ROAD)
    table.hand(builder, wood=1, brick=1)
    left = table.view()["event_cards"]["cards_left"]
    table.act(0, "end_turn")
    assert table.decision == ("special_build" if between == "special_build" else "part_turn")
    assert table.game.actors == [builder]
    assert table.legal(builder, "roll") == []
    table.act(builder, "repair_road", edge=ROAD)
    assert table.view()["event_cards"]["damaged_roads"] == []
    while table.decision != "pre_roll":
        table.act(table.game.actors[0], "pass")
    assert table.view()["event_cards"]["cards_left"] == left
    table.act(1, "roll")
    assert table.view()["event_cards"]["cards_left"] == left - 1


@pytest.mark.rule("EVNT-89")
def test_two_players_turn_up_two_cards_and_an_equal_second_number_produces_nothing() -> None:
    table = event_table(("epidemic", 6), ("good_neighbors", 6), players=2, beside=["two_player"])
    table.put(0, "settlement", "(1,1) N")
    table.hand(1, ore=1)
    turn_up(table)
    assert (table.decision, table.cards(0)) == ("pre_roll", {"brick": 1})
    table.act(0, "roll")
    assert table.decision == "give_cards", "its event is carried out in any case"
    table.act(0, "choose_gift", card="brick", seat=1)
    table.act(1, "choose_gift", card="ore", seat=0)
    assert table.decision == "action"
    assert (table.cards(0), table.cards(1)) == ({"ore": 1}, {"brick": 1})


@pytest.mark.rule("EVNT-89")
def test_a_second_robber_attack_is_skipped_and_neutrals_take_no_part() -> None:
    table = event_table("robber_attack", "robber_attack", players=2, beside=["two_player"])
    turn_up(table)
    table.act(0, "move_robber", hex="(0,0)")
    table.hand(1, wool=9)
    table.act(0, "roll")
    assert table.decision == "action"

    table = event_table("trade_advantage", "earthquake", players=2, beside=["two_player"])
    table.put(2, "road", "(0,0) NE", "(0,0) NW", "(0,0) W", "(0,0) SW", "(0,0) SE")
    assert table.holder("longest_road") == 2
    table.hand(1, wool=1)
    turn_up(table)
    assert table.decision == "pre_roll"
    table.act(0, "roll")
    assert table.decision == "action"
    assert table.view()["event_cards"]["damaged_roads"] == []


@pytest.mark.rule("EVNT-91")
def test_a_number_that_repeats_has_its_event_carried_out_and_a_further_card_follows() -> None:
    table = event_table("plentiful_year", ("calm_sea", 12), 8, beside=[RepeatedNumbers(2, 12)])
    table.put(0, "settlement", "(0,1) N")
    table.put(1, "settlement", "(1,0) N")
    table.put(2, "settlement", "(3,0) N")
    turn_up(table)
    for seat in range(4):
        table.act(seat, "choose_resource", card="ore")
    assert table.view()["event_cards"]["cards_left"] == 29
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    table.act(0, "choose_resource", card="ore")
    assert table.decision == "action"
    assert table.state.number == 8
    assert table.cards(0) == {"ore": 2}, "a 2 produces no wool"
    assert table.cards(1) == {"ore": 1}, "a 12 produces no grain"
    assert table.cards(2) == {"ore": 1, "wood": 1}
