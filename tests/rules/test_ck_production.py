"""Production with commodities, and the aqueduct."""

from __future__ import annotations

import pytest

from tests.knights import barbarians_at, knight, knights_table, level, own, throw, unlock
from tests.table import Table

# One hex of every terrain on the beginner board, a vertex where it is the only hex or the only one with its number.
PLACES = {
    "hill": ("(0,0)", "(0,0) N", (3, 3)),
    "field": ("(4,0)", "(4,0) S", (4, 5)),
    "forest": ("(1,0)", "(1,0) NW", (1, 2)),
    "pasture": ("(3,0)", "(3,0) SW", (4, 6)),
    "mountain": ("(0,1)", "(0,1) N", (1, 1)),
}
ONE = {
    "hill": {"brick": 1},
    "field": {"grain": 1},
    "forest": {"wood": 1},
    "pasture": {"wool": 1},
    "mountain": {"ore": 1},
}
CITY = {
    "hill": {"brick": 2},
    "field": {"grain": 2},
    "forest": {"wood": 1, "paper": 1},
    "pasture": {"wool": 1, "cloth": 1},
    "mountain": {"ore": 1, "coin": 1},
}


def science(table: Table, *seats: int, reached: int = 3) -> None:
    for seat in seats:
        level(table, seat, "science", reached)


@pytest.mark.rule("CK-056")
@pytest.mark.parametrize("terrain", list(PLACES))
def test_a_settlement_yields_one_resource(terrain: str) -> None:
    _, vertex, dice = PLACES[terrain]
    table = knights_table(throw(*dice))
    table.put(1, "settlement", vertex)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == ONE[terrain]


@pytest.mark.rule("CK-057", "CK-058")
@pytest.mark.parametrize("terrain", list(PLACES))
def test_a_city_yields_two_resources_or_a_resource_and_a_commodity(terrain: str) -> None:
    _, vertex, dice = PLACES[terrain]
    table = knights_table(throw(*dice))
    table.put(1, "city", vertex)
    table.turn(0)
    table.act(0, "roll")
    assert [table.cards(seat) for seat in range(4)] == [{}, CITY[terrain], {}, {}]
    # Nobody was asked how to split it.
    assert table.decision == "action"


@pytest.mark.rule("CK-057")
def test_every_city_at_every_hex_of_the_number_yields() -> None:
    table = knights_table(throw(1, 2))
    # The forest and the pasture with a 3.
    table.put(1, "city", "(1,0) N", "(2,3) NE")
    table.put(2, "city", "(1,0) S")
    table.put(2, "settlement", "(2,3) S")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 1, "paper": 1, "wool": 1, "cloth": 1}
    assert table.cards(2) == {"wood": 1, "paper": 1, "wool": 1}


@pytest.mark.rule("CK-059")
def test_a_hex_under_the_robber_yields_neither_resource_nor_commodity() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "city", "(1,0) N")
    table.put(2, "city", "(2,3) NE")
    table.turn(0)
    unlock(table)
    table.robber("(1,0)")
    table.act(0, "roll")
    assert table.cards(1) == {}
    assert table.cards(2) == {"wool": 1, "cloth": 1}


@pytest.mark.rule("CK-060")
def test_a_missing_commodity_leaves_the_resource() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "city", "(1,0) N")
    table.put(2, "city", "(1,0) SW")
    table.bank(paper=1)
    table.turn(0)
    events = table.act(0, "roll")
    # Two are due and one is there, so nobody gets paper, and nothing takes its place.
    assert table.cards(1) == table.cards(2) == {"wood": 1}
    assert table.in_bank("paper") == 1
    assert [event.public for event in events if event.kind == "shortage"] == [{"card": "paper"}]


@pytest.mark.rule("CK-060")
def test_a_missing_resource_leaves_the_commodity_and_one_alone_takes_the_rest() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "city", "(1,0) N", "(1,0) SE", "(1,0) SW")
    table.bank(wood=0, paper=2)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"paper": 2}


@pytest.mark.rule("CK-061")
def test_a_city_pillaged_on_the_same_roll_yields_as_a_settlement() -> None:
    table = knights_table(throw(1, 2, "ship"))
    table.put(1, "city", "(1,0) N")
    barbarians_at(table, 6)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"wood": 1}


# Aqueduct


@pytest.mark.rule("CK-062", "CK-064")
def test_who_gets_nothing_may_take_a_resource_of_choice() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "settlement", "(1,0) N")
    science(table, 0, 1)
    science(table, 2, reached=5)
    science(table, 3, reached=2)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("aqueduct", [0])
    offered = {action.operands.get("card") for action in table.legal(0, "choose_resource")}
    assert offered == {"wood", "brick", "wool", "grain", "ore"}
    table.act(0, "choose_resource", card="ore")
    assert table.cards(0) == {"ore": 1}
    # Neither seat 1, who got wood, nor seat 3, at level 2.
    assert table.game.actors == [2]
    table.act(2, "choose_resource", card="brick")
    assert table.cards(2) == {"brick": 1}
    assert table.decision == "action"
    assert table.cards(3) == {}


@pytest.mark.rule("CK-064")
def test_the_aqueduct_gives_no_commodity() -> None:
    table = knights_table(throw(1, 1))
    science(table, 0)
    table.turn(0)
    table.act(0, "roll")
    for commodity in ("paper", "cloth", "coin"):
        assert "none of wood, brick, wool, grain, ore" in table.refused(0, "choose_resource", card=commodity)


@pytest.mark.rule("CK-063")
def test_no_aqueduct_on_a_seven() -> None:
    table = knights_table(throw(3, 4))
    science(table, 0, 1, 2, 3)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action"


@pytest.mark.rule("CK-063")
def test_a_seven_after_a_number_opens_no_aqueduct() -> None:
    table = knights_table(throw(1, 1), throw(3, 4))
    science(table, 0)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "decline_resource")
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.decision == "action"


@pytest.mark.rule("CK-065")
def test_robbed_of_its_number_or_by_a_shortage_one_still_uses_the_aqueduct() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "city", "(1,0) N")
    table.put(2, "settlement", "(2,3) NE")
    table.bank(wool=0)
    science(table, 1, 2, 3)
    table.turn(1)
    unlock(table)
    table.robber("(1,0)")
    table.act(1, "roll")
    asked = []
    while table.decision == "aqueduct":
        asked.append(table.game.actors[0])
        table.act(asked[-1], "decline_resource")
    assert asked == [1, 2, 3]


@pytest.mark.rule("CK-066")
def test_a_commodity_alone_is_a_card_received() -> None:
    table = knights_table(throw(1, 2))
    table.put(1, "city", "(1,0) N")
    table.bank(wood=0)
    science(table, 1)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {"paper": 1}
    assert table.decision == "action"


@pytest.mark.rule("CK-067")
def test_only_cards_of_the_hand_count_as_received() -> None:
    # A progress card and a defender card come with the same roll and are no production.
    table = knights_table(throw(1, 1, "science"), throw(1, 1, "ship"))
    science(table, 0)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("aqueduct", [0])
    table.act(0, "decline_resource")
    knight(table, 0, "(4,0) S", active=True)
    table.turn(0)
    barbarians_at(table, 6)
    table.act(0, "roll")
    assert own(table).defender.of(table.kernel, 0) == 1
    assert (table.decision, table.game.actors) == ("aqueduct", [0])


@pytest.mark.rule("CK-068")
def test_the_aqueduct_may_be_left_unused() -> None:
    table = knights_table(throw(1, 1))
    science(table, 1)
    table.turn(0)
    table.act(0, "roll")
    assert table.game.actors == [1]
    table.act(1, "decline_resource")
    assert table.cards(1) == {}
    assert table.decision == "action"


@pytest.mark.rule("CK-068")
def test_the_last_resource_of_the_supply_may_be_left_there_too() -> None:
    table = knights_table(throw(1, 1))
    science(table, 1)
    table.bank(wood=0, brick=0, wool=0, grain=0, ore=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(1, "decline_resource")
    assert table.cards(1) == {}


@pytest.mark.rule("CK-069")
def test_aqueducts_are_used_in_turn_order_while_the_supply_lasts() -> None:
    table = knights_table(throw(1, 1))
    science(table, 0, 1, 3)
    table.bank(wood=0, brick=0, wool=1, grain=0, ore=1)
    table.turn(3)
    table.act(3, "roll")
    assert table.game.actors == [3]
    table.act(3, "choose_resource", card="ore")
    assert table.game.actors == [0]
    assert [action.operands for action in table.legal(0, "choose_resource")] == [{"card": "wool"}]
    table.act(0, "choose_resource", card="wool")
    # Nothing is left for seat 1, so it is not asked.
    assert table.decision == "action"
    assert table.cards(1) == {}
