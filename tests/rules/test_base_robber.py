"""Where the robber goes and whom it robs."""

from __future__ import annotations

import pytest

from tests.table import Table


def knighting(thefts: tuple[str, ...] = ()) -> Table:
    """Seat 0 may play a knight."""
    table = Table(thefts=thefts)
    table.give_card(0, "knight")
    return table


def play_knight(table: Table, place: str) -> None:
    table.turn(0)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex=place)


@pytest.mark.rule("BASE-88")
def test_the_robber_moves_on_a_seven_and_by_a_knight_only() -> None:
    pairs = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6), (1, 6)]
    table = Table(dice=pairs)
    for dice in pairs:
        table.turn(0)
        table.act(0, "roll")
        assert table.decision == ("move_robber" if sum(dice) == 7 else "action")
        assert table.state.robber == table.hex("(2,2)")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert (table.decision, table.game.actors) == ("move_robber", [0])


@pytest.mark.parametrize("start", ["(2,2)", "(0,0)"])
@pytest.mark.rule("BASE-89", "BASE-90")
def test_the_robber_goes_to_any_other_land_hex_the_desert_included(start: str) -> None:
    table = knighting()
    table.robber(start)
    table.turn(0)
    table.act(0, "play_card", card="knight")
    targets = {action.operands["hex"] for action in table.legal(0)}
    assert targets == set(range(19)) - {table.hex(start)}
    reason = "the robber may not go there: it must move to another land hex that is open to it"
    assert table.refused(0, "move_robber", hex=start) == reason
    assert table.refused(0, "move_robber", hex="off_board") == reason


@pytest.mark.rule("BASE-90")
def test_the_robber_cannot_go_to_sea() -> None:
    table = Table(own_map="name bay\nrow 0 offset 0: forest:9 sea hill:6 desert\n")
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert {action.operands["hex"] for action in table.legal(0)} == {0, 2}
    assert "another land hex" in table.refused(0, "move_robber", hex="(0,1)")


@pytest.mark.rule("BASE-89", "BASE-90")
def test_with_no_other_land_hex_on_an_own_map_the_robber_stays_and_the_turn_goes_on() -> None:
    table = Table(own_map="name rock\nrow 0 offset 0: sea desert sea\n", dice=[(3, 4)])
    table.put(1, "settlement", "(0,1) N")
    table.hand(1, wool=1)
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    assert (table.decision, table.state.knights[0]) == ("pre_roll", 1)
    table.act(0, "roll")
    assert table.decision == "action"
    assert table.state.robber == table.hex("(0,1)")
    assert table.cards(1) == {"wool": 1}, "nobody is robbed by a robber that did not move"


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.rule("BASE-91", "BASE-95")
def test_a_hex_without_opponents_is_allowed_and_nothing_is_stolen(own: bool) -> None:
    table = knighting()
    if own:
        table.put(0, "settlement", "(0,0) N")
    table.put(1, "settlement", "(4,0) S")
    table.hand(0, wood=2)
    table.hand(1, wood=2)
    table.turn(0)
    table.act(0, "play_card", card="knight")
    events = table.act(0, "move_robber", hex="(0,0)")
    assert [event.kind for event in events] == ["robber_moved"]
    assert table.state.robber == table.hex("(0,0)")
    assert (table.cards(0), table.cards(1)) == ({"wood": 2}, {"wood": 2})
    assert table.decision == "pre_roll"


@pytest.mark.parametrize("building", ["settlement", "city"])
@pytest.mark.rule("BASE-93", "BASE-96")
def test_one_card_is_taken_from_the_only_opponent_there(building: str) -> None:
    table = knighting(thefts=("ore",))
    table.put(1, building, "(0,0) N")
    table.put(1, "settlement", "(0,0) S")
    table.put(2, "settlement", "(4,0) S")
    table.hand(0, wool=1)
    table.hand(1, wood=3, ore=1)
    table.hand(2, ore=1)
    play_knight(table, "(0,0)")
    assert table.cards(0) == {"wool": 1, "ore": 1}
    assert table.cards(1) == {"wood": 3}
    assert table.cards(2) == {"ore": 1}
    assert table.decision == "pre_roll"


@pytest.mark.rule("BASE-93")
def test_the_card_is_drawn_blind() -> None:
    table = Table(dice=[(3, 4)] * 200)
    table.put(1, "settlement", "(0,0) N", "(0,2) N")
    stolen = {"wood": 0, "ore": 0}
    for number in range(200):
        table.hand(0)
        table.hand(1, wood=3, ore=1)
        table.turn(0)
        table.act(0, "roll")
        table.act(0, "move_robber", hex="(0,0)" if number % 2 else "(0,2)")
        (card,) = table.cards(0)
        stolen[card] += 1
    # A quarter of the cards is ore.
    assert 25 <= stolen["ore"] <= 75


@pytest.mark.rule("BASE-94", "BASE-95", "BASE-96")
def test_the_mover_chooses_among_opponents_who_hold_a_card_and_cannot_decline() -> None:
    table = knighting()
    table.put(0, "settlement", "(1,1) N")
    table.put(1, "settlement", "(1,1) SE")
    table.put(2, "settlement", "(1,1) SW")
    table.put(3, "settlement", "(4,0) S")
    for seat in range(4):
        table.hand(seat, grain=1)
    play_knight(table, "(1,1)")
    assert (table.decision, table.game.actors) == ("choose_victim", [0])
    assert [action.to_json() for action in table.legal(0)] == [
        {"kind": "choose_victim", "seat": 1},
        {"kind": "choose_victim", "seat": 2},
    ]
    for nobody in (0, 3):
        assert table.refused(0, "choose_victim", seat=nobody) == (
            "only an opponent with a building at the robber's hex and a card in hand can be robbed"
        )
    assert table.refused(0, "roll") == "roll does not answer choose_victim"
    table.act(0, "choose_victim", seat=2)
    assert [table.cards(seat) for seat in range(4)] == [{"grain": 2}, {"grain": 1}, {}, {"grain": 1}]


@pytest.mark.rule("BASE-95", "BASE-156")
def test_who_holds_no_resource_card_is_no_victim() -> None:
    table = knighting()
    table.put(1, "settlement", "(1,1) SE")
    table.put(2, "settlement", "(1,1) SW")
    table.hand(2, grain=2)
    table.give_card(1, "victory_point", 2)
    play_knight(table, "(1,1)")
    # Seat 1 has only development cards, so seat 2 is robbed without a choice.
    assert table.cards(0) == {"grain": 1}
    assert table.cards(2) == {"grain": 1}
    assert table.held(1) == {"victory_point": 2}


@pytest.mark.rule("BASE-95", "BASE-156")
def test_with_no_victim_nothing_is_stolen() -> None:
    table = knighting()
    table.put(1, "settlement", "(1,1) SE")
    table.give_card(1, "knight")
    play_knight(table, "(1,1)")
    assert table.cards(0) == {}
    assert table.held(0) == {}
    assert table.held(1) == {"knight": 1}


@pytest.mark.rule("BASE-97")
def test_a_knight_makes_nobody_discard() -> None:
    table = knighting()
    for seat in range(4):
        table.hand(seat, wood=4, brick=4, ore=4)
    play_knight(table, "(0,0)")
    assert table.decision == "pre_roll"
    assert [sum(table.cards(seat).values()) for seat in range(4)] == [12, 12, 12, 12]


@pytest.mark.rule("BASE-189", "BASE-88")
def test_a_knight_before_a_rolled_seven_moves_the_robber_twice() -> None:
    table = Table(dice=[(3, 4)])
    table.give_card(0, "knight")
    table.put(1, "settlement", "(0,0) N", "(0,2) N")
    table.hand(1, wood=2)
    play_knight(table, "(0,0)")
    table.act(0, "roll")
    table.act(0, "move_robber", hex="(0,2)")
    assert table.cards(0) == {"wood": 2}
    assert table.state.robber == table.hex("(0,2)")
    assert table.decision == "action"
