"""`greater_catan` (TDEGC): reaching a hex of the new islands gives it a token, from the stack or from home."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.board.terrain import DESERT, GOLD_FIELD, SEA
from skerry.board.tokens import takes_token
from tests.islands import special_vp
from tests.knights import give, play
from tests.new_islands import (
    GREATER,
    HILL,
    INLAND,
    PASTURE,
    PORT,
    TO_HILL,
    TO_PASTURE,
    at_sea,
    empty_stack,
    greater,
    home,
    names,
    new,
    number,
    offered,
    take_off,
)
from tests.table import Table


def sailing(*stack: int, **given: Any) -> Table:
    """Seat 0 is on turn with a port and the price of a ship; these tokens are drawn."""
    table = greater(stack=stack or None, **given)
    table.put(0, "settlement", PORT)
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


# From the stack


@pytest.mark.rule("TDEGC-30", "TDEGC-32")
def test_a_ship_at_a_vertex_of_a_bare_hex_lays_the_top_token_on_it() -> None:
    table = sailing(9, 3, 4, 5, 10)
    events = table.act(0, "build_ship", edge=TO_HILL)
    assert (number(table, HILL), number(table, PASTURE)) == ([9], [])
    assert table.view()["greater_catan"]["number_stack"] == {"left": 4}
    (told,) = [event.to_json() for event in events if event.kind == "token_drawn"]
    assert told == {"event": "token_drawn", "seat": 0, "hex": table.hex(HILL), "number": 9}
    assert table.decision == "action"
    assert table.cards(0) == {}, "nothing is found with it"
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=TO_PASTURE)
    assert (number(table, HILL), number(table, PASTURE)) == ([9], [3])


@pytest.mark.rule("TDEGC-30")
def test_the_hex_produces_from_the_next_roll_on() -> None:
    table = greater(stack=[9, 3, 4, 5, 10], dice=[(4, 5)])
    table.put(0, "ship", TO_HILL)
    table.put(0, "settlement", "(2,3) N")
    table.turn(1)
    table.act(1, "roll")
    assert table.cards(0) == {"brick": 1}


@pytest.mark.rule("TDEGC-30")
def test_a_road_reaches_a_hex_too() -> None:
    table = greater(stack=[9, 3, 4, 5, 10])
    table.put(0, "ship", TO_HILL)
    table.put(0, "settlement", "(2,3) N")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, brick=1)
    table.act(0, "build_road", edge=TO_PASTURE)
    assert number(table, PASTURE) == [3]


@pytest.mark.rule("TDEGC-30")
def test_a_moved_ship_reaches_a_hex_like_a_new_one() -> None:
    table = greater(stack=[5, 3, 4, 9, 10])
    table.put(0, "settlement", PORT)
    table.put(0, "ship", "(2,4) W")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(2,4) W")
    table.act(0, "sail_ship", edge=TO_HILL)
    assert number(table, HILL) == [5]


@pytest.mark.rule("TDEGC-30")
def test_free_ships_reach_hexes_one_after_the_other() -> None:
    table = at_sea(PORT, INLAND)
    table.give_card(0, "road_building")
    table.act(0, "play_card", card="road_building")
    table.act(0, "place_ship", edge=TO_HILL)
    assert table.decision == "take_token"
    table.act(0, "take_token", hex="(3,4)")
    assert table.decision == "place_free_route"
    # Now the 6 is the only one that may go, so nobody is asked.
    table.act(0, "place_ship", edge=TO_PASTURE)
    assert (number(table, HILL), number(table, PASTURE)) == ([12], [6])
    assert table.decision == "action"


@pytest.mark.rule("TDEGC-31")
@pytest.mark.parametrize(("terrain", "numbers"), [(DESERT, []), (SEA, []), (GOLD_FIELD, [9])])
def test_only_land_that_produces_gets_a_token(terrain: int, numbers: list[int]) -> None:
    table = sailing(9, 3, 4, 5, 10)
    table.terrain(HILL, terrain)
    table.act(0, "build_ship", edge=TO_HILL)
    assert number(table, HILL) == numbers
    assert table.view()["greater_catan"]["number_stack"] == {"left": 5 - len(numbers)}


@pytest.mark.rule("TDEGC-31")
def test_a_home_hex_that_lost_its_token_gets_none_back() -> None:
    table = sailing()
    table.number("(2,4)")
    table.act(0, "build_ship", edge="(2,4) W")
    assert number(table, "(2,4)") == []
    assert table.view()["greater_catan"]["number_stack"] == {"left": 5}
    assert table.view()["greater_catan"]["depleted"] == [table.hex("(2,4)")]


@pytest.mark.rule("TDEGC-46")
def test_a_hex_with_a_token_never_gets_another() -> None:
    table = sailing(9, 3, 4, 5, 10)
    table.act(0, "build_ship", edge=TO_HILL)
    table.hand(0, wood=1, wool=1)
    # On along the hill, where no other hex lies.
    table.act(0, "build_ship", edge="(1,2) E")
    assert number(table, HILL) == [9]
    assert table.view()["greater_catan"]["number_stack"] == {"left": 4}


# A map on which one piece touches two bare hexes at once.
NARROWS = """
name narrows
title The Narrows
players 3 4
target 9
row 0 offset 1: frame hill frame
row 1 offset 0: field:6 forest:4 sea frame
row 2 offset 1: frame pasture frame
row 3 offset 0: frame sea sea frame
island home (main): (1,0) (1,1)
island north (new): (0,1)
island south (new): (2,1)
founding home
stack number_stack: 3 9
"""


def in_the_narrows(stack: str = "number_stack: 3 9", **given: Any) -> Table:
    """Seat 0 is on turn beside both straits; the 9 would be drawn first."""
    board = NARROWS.replace("number_stack: 3 9", stack) if stack else NARROWS.replace("stack number_stack: 3 9\n", "")
    table = Table(GREATER, 3, own_map=board, decks={"number_stack": [3, 9]} if "3 9" in stack else {}, **given)
    table.put(0, "settlement", "(1,1) NE")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    return table


@pytest.mark.rule("TDEGC-33")
@pytest.mark.parametrize(("first", "second"), [("(0,1)", "(2,1)"), ("(2,1)", "(0,1)")])
def test_several_hexes_get_their_tokens_in_the_order_that_the_player_chooses(first: str, second: str) -> None:
    table = in_the_narrows(setup="fixed")
    table.act(0, "build_ship", edge="(1,1) E")
    assert offered(table, kind="number_hex") == {first, second}
    assert table.refused(0, "end_turn") == "end_turn does not answer number_hex"
    assert table.refused(0, "number_hex", hex="(1,1)").startswith("a hex without a number token")
    table.act(0, "number_hex", hex=first)
    assert (number(table, first), number(table, second)) == ([9], [3])
    assert table.decision == "action"


@pytest.mark.rule("TDEGC-33", "TDEGC-34")
def test_the_last_of_the_stack_and_then_one_from_home() -> None:
    table = in_the_narrows("number_stack: 9", setup="fixed")
    table.put(0, "settlement", "(1,1) SW")
    table.act(0, "build_ship", edge="(1,1) E")
    table.act(0, "number_hex", hex="(2,1)")
    assert number(table, "(2,1)") == [9]
    # Of the two home tokens only the 6 may go: the settlement at the strait touches nothing but the 4.
    assert (number(table, "(0,1)"), number(table, "(1,0)")) == ([6], [])
    assert table.decision == "action"


@pytest.mark.rule("TDEGC-33", "TDEGC-35")
def test_the_conditions_are_tested_anew_for_each_hex() -> None:
    table = at_sea(PORT, INLAND)
    table.number("(2,4)", 8)
    table.act(0, "build_ship", edge=TO_HILL)
    assert offered(table) == {"(3,4)", "(3,5)"}, "the port lives on the 8"
    table.act(0, "take_token", hex="(3,5)")
    table.hand(0, wood=1, wool=1)
    table.put(0, "settlement", "(5,4) S")
    table.number("(5,4)", 8)
    table.act(0, "build_ship", edge=TO_PASTURE)
    # The pasture lies beside the hill, which has the 6 now.
    assert "(5,4)" not in offered(table)
    assert "(3,4)" in offered(table)


@pytest.mark.rule("TDEGC-44")
def test_without_any_token_left_a_hex_stays_bare() -> None:
    table = in_the_narrows("")
    take_off(table)
    table.act(0, "build_ship", edge="(1,1) E")
    assert (number(table, "(0,1)"), number(table, "(2,1)")) == ([], [])
    assert table.decision == "action"


@pytest.mark.rule("TDEGC-44")
@pytest.mark.parametrize("players", [3, 4])
def test_there_is_a_token_for_every_hex(players: int) -> None:
    table = greater(players)
    takers = [hex_ for hex_ in new(table) if takes_token(table.state.terrain[hex_])]
    tokens = [hex_ for hex_ in home(table) if table.state.numbers[hex_]]
    assert len(takers) == (14 if players == 3 else 18)
    assert len(tokens) + int(table.view()["greater_catan"]["number_stack"]["left"]) > len(takers)
    assert names(table, takers) == names(table, table.view()["greater_catan"]["awaiting"])


# From home


@pytest.mark.rule("TDEGC-34", "TDEGC-41")
def test_with_an_empty_stack_a_token_comes_from_home_and_its_hex_produces_no_more() -> None:
    table = at_sea(PORT, INLAND, dice=[(6, 6), (6, 6)])
    table.act(0, "build_ship", edge=TO_HILL)
    assert (table.decision, table.game.actors) == ("take_token", [0])
    assert table.view()["greater_catan"]["numbering"] == table.hex(HILL)
    assert table.refused(0, "end_turn") == "end_turn does not answer take_token"
    assert table.refused(0, "build_ship", edge=TO_PASTURE) == "build_ship does not answer take_token"
    events = table.act(0, "take_token", hex="(3,4)")
    assert (number(table, "(3,4)"), number(table, HILL)) == ([], [12])
    (told,) = [event.to_json() for event in events if event.kind == "token_taken"]
    origin, hill = table.hex("(3,4)"), table.hex(HILL)
    assert told == {"event": "token_taken", "seat": 0, "origin": origin, "hex": hill, "number": 12}
    part = table.view()["greater_catan"]
    assert (part["depleted"], hill in part["awaiting"], "numbering" in part) == ([origin], False, False)
    table.put(1, "settlement", "(2,3) N")
    table.hand(0)
    table.turn(1)
    table.act(1, "roll")
    assert (table.cards(0), table.cards(1)) == ({}, {"brick": 1})


@pytest.mark.rule("TDEGC-34")
def test_a_hex_with_two_numbers_gives_both() -> None:
    table = at_sea(PORT, INLAND)
    table.number("(3,4)", 2, 12)
    table.act(0, "build_ship", edge=TO_HILL)
    events = table.act(0, "take_token", hex="(3,4)")
    assert number(table, HILL) == [2, 12]
    assert [event.public["number"] for event in events if event.kind == "token_taken"] == [2, 12]


@pytest.mark.rule("TDEGC-36", "TDEGC-43")
def test_the_token_comes_from_a_hex_at_an_own_building_whoever_else_lives_there() -> None:
    table = at_sea(INLAND)
    table.put(1, "city", "(3,4) NW")
    table.act(0, "build_ship", edge=TO_HILL)
    assert offered(table) == {"(2,4)", "(3,4)", "(3,5)"}
    assert table.refused(0, "take_token", hex="(5,5)").startswith(
        "the token is taken from a hex at a building of yours"
    )
    assert table.refused(0, "take_token", hex="(4,5)").startswith("the token is taken from a hex of the home island")
    assert table.refused(0, "take_token", hex=PASTURE).startswith("the token is taken from a hex of the home island")
    table.act(0, "take_token", hex="(3,4)")
    assert number(table, "(3,4)") == []


@pytest.mark.rule("TDEGC-35", "TDEGC-47")
@pytest.mark.parametrize("other", [6, 8])
def test_red_tokens_do_not_come_to_lie_side_by_side(other: int) -> None:
    table = at_sea(INLAND)
    table.number(PASTURE, other)
    table.act(0, "build_ship", edge=TO_HILL)
    assert offered(table) == {"(2,4)", "(3,4)"}
    assert table.refused(0, "take_token", hex="(3,5)").startswith("a 6 or 8 does not go beside a 6 or 8")


@pytest.mark.rule("TDEGC-35")
def test_only_red_ones_beside_red_ones_of_the_new_islands_are_kept_apart() -> None:
    table = at_sea(INLAND)
    table.number(PASTURE, 5)
    table.number("(4,1)", 8)
    # No hex of the new islands, although it lies beside the hill.
    table.number("(1,3)", 8)
    table.act(0, "build_ship", edge=TO_HILL)
    assert offered(table) == {"(2,4)", "(3,4)", "(3,5)"}


@pytest.mark.rule("TDEGC-37")
def test_a_building_keeps_at_least_one_number() -> None:
    table = at_sea(PORT, INLAND)
    table.act(0, "build_ship", edge=TO_HILL)
    # The port touches the mountain and nothing but sea beside it.
    assert offered(table) == {"(3,4)", "(3,5)"}
    assert table.refused(0, "take_token", hex="(2,4)").startswith("a building of yours would touch no other number")


@pytest.mark.rule("TDEGC-37")
def test_a_number_on_a_new_island_is_income_as_well() -> None:
    table = in_the_narrows(setup="fixed")
    table.number("(0,1)", 5)
    empty_stack(table)
    table.act(0, "build_ship", edge="(1,1) E")
    assert number(table, "(2,1)") == [4], "the settlement at the strait has the 5 of the hill left, so its 4 may go"


@pytest.mark.rule("TDEGC-38")
def test_every_own_building_at_the_hex_keeps_a_number() -> None:
    table = at_sea(PORT, INLAND)
    table.act(0, "build_ship", edge=TO_HILL)
    assert "(2,4)" not in offered(table), "inland there is more, at the port there is not"
    only_inland = at_sea(INLAND)
    only_inland.act(0, "build_ship", edge=TO_HILL)
    assert "(2,4)" in offered(only_inland)


@pytest.mark.rule("TDEGC-39", "TDEGC-40")
def test_the_first_condition_is_the_first_to_be_broken() -> None:
    table = at_sea(PORT, INLAND)
    for place, red in (("(3,4)", 8), ("(3,5)", 6), (PASTURE, 6)):
        table.number(place, red)
    table.act(0, "build_ship", edge=TO_HILL)
    # A token of somebody else's hex would keep the reds apart, and a red one of one's own goes before it.
    assert offered(table) == {"(3,4)", "(3,5)"}


@pytest.mark.rule("TDEGC-39", "TDEGC-40")
def test_then_it_is_taken_where_one_has_no_building() -> None:
    table = at_sea(PORT)
    table.number(PASTURE, 6)
    table.act(0, "build_ship", edge=TO_HILL)
    numbered = [hex_ for hex_ in home(table) if table.state.numbers[hex_]]
    # Red ones too: of conditions that are broken, none counts any more.
    assert offered(table) == names(table, numbered) - {"(2,4)"}
    table.act(0, "take_token", hex="(3,5)")
    assert (number(table, "(3,5)"), number(table, HILL)) == ([], [6])


@pytest.mark.rule("TDEGC-39", "TDEGC-40")
def test_at_last_any_token_goes() -> None:
    table = at_sea(PORT, "(6,4) SW")
    take_off(table, "(2,4)", "(6,4)")
    table.act(0, "build_ship", edge=TO_HILL)
    assert offered(table) == {"(2,4)", "(6,4)"}
    table.act(0, "take_token", hex="(2,4)")
    table.hand(0, wood=1, wool=1)
    # With a single token left there is nothing to choose.
    table.act(0, "build_ship", edge=TO_PASTURE)
    assert (number(table, "(6,4)"), number(table, PASTURE)) == ([], [5])
    assert table.decision == "action"


@pytest.mark.rule("TDEGC-42")
def test_tokens_on_the_new_islands_stay_there() -> None:
    table = at_sea(PORT, "(2,3) N")
    take_off(table, "(2,4)", "(3,4)")
    table.number(HILL, 4)
    table.number("(2,1)", 9)
    table.act(0, "build_ship", edge=TO_HILL)
    assert table.decision == "action", "the hill has its token"
    table.hand(0, wood=1, wool=1)
    table.act(0, "build_ship", edge=TO_PASTURE)
    # The hill lies at a building that has no other number; neither that nor the pasture beyond is ever asked for.
    assert number(table, PASTURE) == [12]
    assert (number(table, HILL), number(table, "(2,1)")) == ([4], [9])


@pytest.mark.rule("TDEGC-45")
def test_a_token_goes_from_under_the_robber_and_the_robber_stays() -> None:
    table = at_sea(PORT, INLAND)
    table.robber("(3,4)")
    table.act(0, "build_ship", edge=TO_HILL)
    table.act(0, "take_token", hex="(3,4)")
    assert (number(table, "(3,4)"), table.state.robber) == ([], table.hex("(3,4)"))


# Buildings, points and the end


@pytest.mark.rule("TDEGC-48")
def test_nobody_has_a_ninth_city_or_a_sixth_settlement() -> None:
    table = greater()
    cities = ["(2,4) N", "(2,5) N", "(2,6) N", "(4,3) N", "(4,4) N", "(4,5) N", "(4,6) N"]
    table.put(0, "city", *cities)
    table.put(0, "settlement", "(6,4) N", "(6,5) N")
    table.turn(0, rolled=True)
    table.hand(0, grain=4, ore=6)
    table.act(0, "build_city", vertex="(6,4) N")
    assert table.supply(0, "city") == 0
    assert "city" in table.refused(0, "build_city", vertex="(6,5) N")
    assert table.kernel.rules.piece_limit[table.kernel.rules.settlement] == 5


@pytest.mark.rule("TDEGC-49")
def test_a_settlement_on_a_new_island_is_one_point() -> None:
    table = sailing(9, 3, 4, 5, 10)
    table.act(0, "build_ship", edge=TO_HILL)
    table.hand(0, wood=2, brick=1, wool=2, grain=1)
    table.act(0, "build_ship", edge=TO_PASTURE)
    table.act(0, "build_settlement", vertex="(2,3) NW")
    assert (table.points(0), special_vp(table)) == (2, [0, 0, 0, 0])


@pytest.mark.rule("TDEGC-50", "TDEGC-52", "TDEGC-51")
@pytest.mark.parametrize("players", [3, 4])
def test_eighteen_points_win_and_twenty_beside_knights(players: int) -> None:
    cities = {
        3: ["(3,4) N", "(3,5) N", "(5,3) N", "(5,4) N", "(5,5) N", "(5,6) N", "(7,3) N", "(7,4) N"],
        4: ["(2,4) N", "(2,5) N", "(2,6) N", "(4,3) N", "(4,4) N", "(4,5) N", "(4,6) N", "(4,7) N"],
    }
    settlements = {3: ["(7,3) S", "(7,4) S"], 4: ["(6,4) N", "(6,5) N"]}
    table = greater(players)
    table.put(1, "city", *cities[players])
    table.put(1, "settlement", settlements[players][0])
    table.turn(1, rolled=True)
    assert (table.points(1), table.game.over) == (17, False)
    table.turn(0, rolled=True)
    table.put(1, "settlement", settlements[players][1])
    table.kernel.settle()
    assert not table.game.over, "only in one's own turn"
    table.act(0, "end_turn")
    assert (table.game.over, table.game.winner) == (True, 1)
    beside_knights = greater(players, modules=["greater_catan", "cities_and_knights"])
    assert beside_knights.kernel.rules.base_target == 20
    assert beside_knights.supply(0, "city") == 8


@pytest.mark.rule("TDEGC-53", "TDEGC-51")
def test_the_inventor_swaps_only_tokens_that_lie_somewhere() -> None:
    table = greater(modules=["greater_catan", "cities_and_knights"])
    table.number(HILL, 5)
    table.number(PASTURE, 8)
    table.number("(2,4)")
    give(table, 0, "inventor")
    table.turn(0, rolled=True)
    play(table, "inventor")
    swapped = offered(table, kind="swap_number")
    assert HILL in swapped
    banned = {"(2,5)", "(3,4)", "(3,5)", "(4,7)", "(5,4)", "(6,5)", PASTURE}
    assert not swapped & {"(2,4)", "(4,5)", "(2,1)", *banned}
    table.act(0, "swap_number", hex=HILL)
    table.act(0, "swap_number", hex="(2,6)")
    assert (number(table, HILL), number(table, "(2,6)")) == ([9], [5])
