"""The game for two: trade tokens, the two actions they pay for, and how they are earned."""

from __future__ import annotations

import pytest

from skerry.board.terrain import DESERT
from tests.table import Table
from tests.toys import ClosedTerrain, NewCard, Tuned

TWO = ("base", "two_player")

TWO_DESERTS = """
name two_deserts
players 3
target 10
row 0 offset 1: forest:4 hill:6 pasture:9
row 1 offset 0: pasture:5 desert field:8 desert
row 2 offset 1: mountain:9 forest:10 field:3
marker neutral: (1,2) corner N, (1,2) corner S
marker robber: (0,0)
"""
NO_DESERT = TWO_DESERTS.replace(" desert", " field:11")


def tokens(table: Table) -> tuple[int, int, int]:
    """Of seat 0, of seat 1, in the supply."""
    told = table.view()["trade_tokens"]
    return (*told["seats"], told["supply"])


def set_tokens(table: Table, first: int, second: int) -> None:
    held = table.kernel.rules.module("two_player").tokens.held
    held.set(table.kernel, 0, first)
    held.set(table.kernel, 1, second)


def on_turn(**how: object) -> Table:
    """Seat 0 is on turn after the rolls, the robber stands on (0,0)."""
    modules = how.pop("modules", TWO)
    table = Table(modules, players=2, **how)
    table.robber("(0,0)")
    table.turn(0, rolled=True)
    return table


# The price


@pytest.mark.rule("TWO-32", "TWO-34", "TWO-36")
def test_an_action_costs_one_token_up_to_the_opponents_points_and_two_above() -> None:
    for mine, theirs, price in ((0, 0, 1), (1, 2, 1), (2, 2, 1), (2, 1, 2)):
        table = on_turn()
        table.put(0, "settlement", *["(2,0) S", "(4,0) S"][:mine])
        table.put(1, "settlement", *["(1,3) N", "(3,3) S"][:theirs])
        told = {each.action.kind: each.cost for each in table.game.prices(0)}
        assert told["send_robber_home"] == told["forced_trade"] == {"trade_tokens": price}
        table.act(0, "send_robber_home", hex="(2,2)")
        assert tokens(table) == (5 - price, 5, 10 + price)


@pytest.mark.rule("TWO-34")
def test_an_action_that_cannot_be_paid_is_refused() -> None:
    table = on_turn()
    table.put(0, "settlement", "(2,0) S")
    set_tokens(table, 1, 5)
    assert table.refused(0, "send_robber_home", hex="(2,2)") == "this costs 2 trade tokens and you have 1"
    table.put(1, "settlement", "(1,3) N")
    assert table.is_legal(0, "send_robber_home", hex="(2,2)")


@pytest.mark.rule("TWO-35")
def test_only_visible_points_are_compared() -> None:
    table = on_turn()
    table.give_card(0, "victory_point", 3)
    assert table.all_points(0) == 3
    table.act(0, "send_robber_home", hex="(2,2)")
    assert tokens(table) == (4, 5, 11)


@pytest.mark.rule("TWO-33")
def test_only_one_token_action_in_a_turn_whatever_its_phase() -> None:
    table = Table(TWO, players=2, dice=[(1, 1), (6, 6)])
    table.hand(0, wood=1)
    table.hand(1, ore=1)
    table.robber("(0,0)")
    table.turn(0)
    table.act(0, "forced_trade")
    table.act(0, "give_card", card="wood")
    for _ in range(2):
        assert table.refused(0, "forced_trade") == "only one action may be paid with trade tokens in a turn"
        assert not table.is_legal(0, "send_robber_home", hex="(2,2)")
        table.act(0, "roll")
    assert not table.is_legal(0, "forced_trade")
    assert table.view()["trade_tokens"]["action_paid"]
    table.act(0, "end_turn")
    # The opponent has an action of the own turn.
    assert not table.view()["trade_tokens"]["action_paid"]
    assert table.is_legal(1, "forced_trade")
    assert table.is_legal(1, "send_robber_home", hex="(2,2)")


@pytest.mark.rule("TWO-32")
def test_token_actions_belong_to_the_own_turn() -> None:
    table = on_turn()
    assert "is not asked now" in table.refused(1, "send_robber_home", hex="(2,2)")
    assert "is not asked now" in table.refused(1, "forced_trade")


# Forced trade


@pytest.mark.rule("TWO-37")
def test_forced_trade_takes_two_blind_cards_and_gives_two_of_choice() -> None:
    table = on_turn(thefts=["ore", "grain"])
    table.hand(0, wood=3)
    table.hand(1, ore=2, grain=1)
    events = table.act(0, "forced_trade")
    assert table.cards(0) == {"wood": 3, "ore": 1, "grain": 1}
    assert table.cards(1) == {"ore": 1}
    assert {"event": "forced_trade", "seat": 0, "opponent": 1, "count": 2} in [event.to_json() for event in events]
    # What was drawn is known to the two alone.
    stolen = [event for event in events if event.kind == "stolen"]
    assert [event.to_json(0)["card"] for event in stolen] == ["ore", "grain"]
    assert "card" not in stolen[0].to_json(None)
    assert (table.decision, table.game.actors) == ("forced_trade_gift", [0])
    assert "does not answer" in table.refused(0, "end_turn")
    assert table.refused(0, "give_card", card="brick") == "you do not hold that card"
    (given,) = table.act(0, "give_card", card="wood")
    assert "card" not in given.to_json(None)
    assert given.to_json(1)["card"] == "wood"
    assert table.decision == "forced_trade_gift"
    table.act(0, "give_card", card="wood")
    assert table.decision == "action"
    assert table.cards(0) == {"wood": 1, "ore": 1, "grain": 1}
    assert table.cards(1) == {"ore": 1, "wood": 2}
    assert not table.game.can_undo(0)


@pytest.mark.rule("TWO-38")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 3), (3, 1), (1, 1)])
def test_one_card_each_way_when_either_has_only_one(mine: int, theirs: int) -> None:
    table = on_turn()
    table.hand(0, wood=mine)
    table.hand(1, ore=theirs)
    table.act(0, "forced_trade")
    assert table.cards(0) == {"wood": mine, "ore": 1}
    table.act(0, "give_card", card="wood")
    assert table.decision == "action"
    assert sum(table.cards(0).values()) == mine
    assert sum(table.cards(1).values()) == theirs


@pytest.mark.rule("TWO-39", "TWO-40")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 0), (0, 2)])
def test_no_forced_trade_with_an_empty_hand_on_either_side(mine: int, theirs: int) -> None:
    table = on_turn()
    table.hand(0, wood=mine)
    table.hand(1, ore=theirs)
    assert not table.is_legal(0, "forced_trade")
    assert table.refused(0, "forced_trade") == "a forced trade needs a resource card in both hands"
    assert tokens(table) == (5, 5, 10)


@pytest.mark.rule("TWO-41")
def test_cards_just_taken_may_be_given_back() -> None:
    table = on_turn()
    table.hand(0, wood=2)
    table.hand(1, ore=2)
    table.act(0, "forced_trade")
    table.act(0, "give_card", card="ore")
    table.act(0, "give_card", card="ore")
    assert table.cards(0) == {"wood": 2}
    assert table.cards(1) == {"ore": 2}


@pytest.mark.rule("TWO-42")
def test_development_cards_and_other_cards_take_no_part_in_a_forced_trade() -> None:
    table = on_turn()
    table.give_card(1, "knight", 2)
    table.hand(0, wood=2)
    assert not table.is_legal(0, "forced_trade")

    table = on_turn(modules=[*TWO, NewCard("cloth")])
    table.hand(0, wood=1, cloth=3)
    table.hand(1, ore=1, cloth=4)
    table.act(0, "forced_trade")
    assert table.cards(0) == {"wood": 1, "ore": 1, "cloth": 3}
    assert [action.operands["card"] for action in table.legal(0)] == ["wood", "ore"]
    table.act(0, "give_card", card="wood")
    table.act(0, "end_turn")
    table.turn(1, rolled=True)
    table.hand(0, cloth=2)
    assert not table.is_legal(1, "forced_trade")


# The robber


@pytest.mark.rule("TWO-43")
def test_the_robber_goes_home_to_the_desert_and_nothing_is_stolen() -> None:
    table = on_turn()
    table.put(1, "settlement", "(2,2) N")
    table.hand(1, ore=2)
    assert table.legal(0, "send_robber_home") == [table.action("send_robber_home", {"hex": "(2,2)"})]
    assert "not where the robber is at home" in table.refused(0, "send_robber_home", hex="(1,1)")
    table.act(0, "send_robber_home", hex="(2,2)")
    assert table.state.robber == table.hex("(2,2)")
    assert table.decision == "action"
    assert table.cards(1) == {"ore": 2}


@pytest.mark.rule("TWO-43")
def test_with_several_deserts_the_payer_chooses() -> None:
    table = on_turn(own_map=TWO_DESERTS)
    assert [action.operands["hex"] for action in table.legal(0, "send_robber_home")] == [
        table.hex("(1,1)"),
        table.hex("(1,3)"),
    ]
    table.act(0, "send_robber_home", hex="(1,3)")
    assert table.state.robber == table.hex("(1,3)")


@pytest.mark.rule("TWO-43")
def test_without_a_desert_the_robber_waits_beside_the_board_for_a_seven_or_a_knight() -> None:
    table = on_turn(own_map=NO_DESERT, dice=[(1, 1), (6, 6), (3, 4)])
    assert [action.operands for action in table.legal(0, "send_robber_home")] == [{"hex": "off_board"}]
    table.act(0, "send_robber_home", hex="off_board")
    assert table.view()["board"]["robber"] == "off_board"
    table.act(0, "end_turn")
    table.act(1, "roll")
    table.act(1, "roll")
    assert table.view()["board"]["robber"] == "off_board"
    table.act(1, "end_turn")
    table.act(0, "roll")
    assert table.decision == "move_robber"
    assert not table.is_legal(0, "move_robber", hex="off_board")
    table.act(0, "move_robber", hex="(2,0)")
    assert table.state.robber == table.hex("(2,0)")


@pytest.mark.rule("TWO-43")
def test_a_desert_that_is_closed_to_the_robber_is_no_home() -> None:
    table = on_turn(modules=[*TWO, ClosedTerrain(DESERT)])
    assert [action.operands for action in table.legal(0, "send_robber_home")] == [{"hex": "off_board"}]


@pytest.mark.rule("TWO-44")
def test_a_robber_at_home_or_beside_the_board_cannot_be_sent_there() -> None:
    table = on_turn(own_map=TWO_DESERTS)
    table.robber("(1,1)")
    assert table.refused(0, "send_robber_home", hex="(1,3)") == "the robber is at home already"
    table.state.robber = -1
    assert table.legal(0, "send_robber_home") == []


def test_a_game_without_a_robber_has_nothing_to_send_home() -> None:
    def no_robber(rules) -> None:
        rules.has_robber = False

    table = on_turn(modules=[*TWO, Tuned(no_robber)])
    assert "no robber" in table.refused(0, "send_robber_home", hex="(2,2)")


# Knights


@pytest.mark.rule("TWO-45", "TWO-46")
def test_a_face_up_knight_brings_two_tokens_once_a_turn_and_is_gone() -> None:
    table = on_turn()
    table.state.knights[0] = 2
    deck = table.view()["deck_left"]
    table.act(0, "turn_in_knight")
    assert tokens(table) == (7, 5, 8)
    assert table.view()["seats"][0]["knights"] == 1
    assert table.view()["deck_left"] == deck
    assert table.held(0) == {}
    assert table.refused(0, "turn_in_knight") == "only one knight may be turned in during a turn"
    assert table.view()["trade_tokens"]["knight_turned_in"]
    table.turn(0, rolled=True)
    assert not table.view()["trade_tokens"]["knight_turned_in"]
    table.act(0, "turn_in_knight")
    table.turn(0, rolled=True)
    assert table.refused(0, "turn_in_knight") == "you have played no knight that you could turn in"


@pytest.mark.rule("TWO-45")
def test_a_knight_in_the_hand_cannot_be_turned_in() -> None:
    table = on_turn()
    table.give_card(0, "knight")
    assert not table.is_legal(0, "turn_in_knight")


@pytest.mark.rule("TWO-87")
def test_a_knight_may_be_turned_in_before_the_rolls_in_the_turn_it_was_played_beside_a_token_action() -> None:
    table = Table(TWO, players=2, dice=[(1, 1), (6, 6)])
    table.give_card(0, "knight")
    table.turn(0)
    table.act(0, "play_card", card="knight")
    table.act(0, "move_robber", hex="(0,0)")
    table.act(0, "turn_in_knight")
    assert tokens(table) == (7, 5, 8)
    assert table.decision == "pre_roll"
    table.act(0, "send_robber_home", hex="(2,2)")
    assert tokens(table) == (6, 5, 9)


def army(first: int, second: int, holder: int | None) -> Table:
    """Face-up knights of both seats; seat 0 is on turn."""
    table = on_turn()
    table.state.knights[0] = first
    table.state.knights[1] = second
    table.state.award_holder[table.kernel.rules.largest_army.index] = -1 if holder is None else holder
    return table


@pytest.mark.rule("TWO-46", "TWO-47")
def test_largest_army_is_set_aside_below_three_knights() -> None:
    table = army(3, 0, holder=0)
    assert table.points(0) == 2
    table.act(0, "turn_in_knight")
    assert table.holder("largest_army") is None
    assert table.points(0) == 0


@pytest.mark.rule("TWO-47")
def test_largest_army_is_set_aside_when_the_opponent_draws_level() -> None:
    table = army(4, 3, holder=0)
    table.act(0, "turn_in_knight")
    assert table.holder("largest_army") is None


@pytest.mark.rule("TWO-47")
def test_largest_army_is_kept_with_more_knights_than_the_opponent() -> None:
    table = army(5, 3, holder=0)
    table.act(0, "turn_in_knight")
    assert table.holder("largest_army") == 0


@pytest.mark.rule("TWO-48")
def test_largest_army_goes_at_once_to_who_alone_has_the_most() -> None:
    table = army(3, 3, holder=0)
    table.act(0, "turn_in_knight")
    assert table.holder("largest_army") == 1


@pytest.mark.rule("TWO-48")
def test_largest_army_set_aside_waits_for_a_sole_leader_with_three() -> None:
    table = army(3, 3, holder=None)
    table.give_card(0, "knight")
    table.act(0, "play_card", card="knight")
    assert table.holder("largest_army") == 0

    behind = army(3, 3, holder=None)
    behind.act(0, "turn_in_knight")
    assert behind.holder("largest_army") == 1


# Earning by building


def settle(vertex: str, edge: str, **how: object) -> Table:
    """Seat 0 builds a settlement; no neutral piece is possible."""
    table = on_turn(**how)
    for colour in (2, 3):
        table.state.supply[colour * table.kernel.rules.piece_count + table.kernel.rules.road] = 0
    table.put(0, "road", edge)
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex=vertex)
    return table


# A desert on the coast, and a vertex between two deserts.
DESERTS = """
name deserts
players 3
target 10
row 0 offset 1: forest:4 hill:6 pasture:9
row 1 offset 0: pasture:5 desert desert field:8
row 2 offset 1: mountain:9 desert field:3
marker neutral: (0,0) corner S, (0,2) corner S
"""

DESERT_FIRST = """
name desert_first
players 3
row 0 offset 1: desert hill:6 forest:4
row 1 offset 0: pasture:5 field:8 mountain:9 hill:10
"""
DESERT_LAST = """
name desert_last
players 3
row 0 offset 1: hill:6 forest:4 pasture:5
row 1 offset 0: field:8 mountain:9 hill:10 desert
"""


@pytest.mark.rule("TWO-49", "TWO-50", "TWO-51", "TWO-52")
@pytest.mark.parametrize(
    ("vertex", "edge", "earned", "how"),
    [
        ("(3,1) NW", "(3,1) NW", 0, {}),
        ("(2,2) SW", "(2,2) W", 2, {}),
        ("(4,1) S", "(4,1) SW", 1, {}),
        # A corner with two coastal edges.
        ("(0,0) N", "(0,0) NW", 1, {}),
        # Three deserts, and a desert on the coast.
        ("(1,1) SE", "(1,1) SE", 2, {"own_map": DESERTS}),
        ("(2,1) S", "(2,1) SE", 3, {"own_map": DESERTS}),
        # No desert at all.
        ("(2,1) N", "(2,1) NW", 0, {"own_map": NO_DESERT.replace("marker neutral", "marker elsewhere")}),
        # The first hex of the map is a hex like any other: a desert, and no sea.
        ("(0,0) SE", "(0,0) SE", 2, {"own_map": DESERT_FIRST}),
        # So is the last one, and the sea is not it.
        ("(0,0) N", "(0,0) NW", 1, {"own_map": DESERT_LAST}),
    ],
)
def test_tokens_for_a_settlement_by_its_place(vertex: str, edge: str, earned: int, how: dict[str, object]) -> None:
    table = settle(vertex, edge, **how)
    assert tokens(table) == (5 + earned, 5, 10 - earned)


@pytest.mark.rule("TWO-49", "TWO-50")
def test_founding_settlements_earn_tokens_too() -> None:
    table = Table(TWO, players=2)
    table.act(0, "found_building", vertex="(2,2) SW")
    assert tokens(table) == (7, 5, 8)
    table.act(0, "found_road", edge="(2,2) W")
    table.act(1, "found_building", vertex="(0,0) N")
    assert tokens(table) == (7, 6, 7)


@pytest.mark.rule("TWO-53")
def test_a_city_earns_nothing() -> None:
    table = on_turn()
    table.put(0, "settlement", "(2,2) SW")
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex="(2,2) SW")
    assert tokens(table) == (5, 5, 10)


@pytest.mark.rule("TWO-88")
def test_a_founded_city_earns_like_a_settlement() -> None:
    def city_first(rules) -> None:
        rules.founding_rounds[0].building = rules.city

    table = Table([*TWO, Tuned(city_first)], players=2)
    table.act(0, "found_building", vertex="(2,2) SW")
    assert table.view()["seats"][0]["points"] == 2
    assert tokens(table) == (7, 5, 8)


@pytest.mark.rule("TWO-54")
def test_neutral_settlements_earn_nothing_for_anybody() -> None:
    table = on_turn()
    table.put(0, "settlement", "(2,0) S")
    table.put(0, "road", "(2,0) SE", "(2,0) E")
    # A way of the first neutral colour to the desert.
    table.put(2, "road", "(1,2) W", "(2,2) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    table.act(0, "build_settlement", vertex="(2,0) NE")
    before = tokens(table)
    table.act(0, "place_neutral_settlement", colour=2, vertex="(2,2) NE")
    assert tokens(table) == before


@pytest.mark.rule("TWO-55", "TWO-56")
def test_one_takes_what_is_left_in_the_supply_and_nothing_is_owed() -> None:
    table = on_turn()
    set_tokens(table, 14, 5)
    table.state.knights[0] = 3
    table.act(0, "turn_in_knight")
    assert tokens(table) == (15, 5, 0)
    table.turn(0, rolled=True)
    # None can be earned while the supply is empty ...
    assert table.refused(0, "turn_in_knight") == "there are no trade tokens left to take"
    table.put(0, "road", "(2,2) W")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    told = table.act(0, "build_settlement", vertex="(2,2) SW")
    assert "trade_tokens_earned" not in [event.kind for event in told]
    assert tokens(table) == (15, 5, 0)
    table.act(0, "place_neutral_road", colour=2, edge="(0,1) SE")
    # ... until spent tokens return.
    table.act(0, "send_robber_home", hex="(2,2)")
    assert tokens(table)[2] == 2
    table.act(0, "turn_in_knight")
    assert tokens(table) == (15, 5, 0)
