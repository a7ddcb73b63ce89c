"""`great_canal`: knights on small islands, sea routes and cards (TDEGK-57 to TDEGK-70, TDEGK-80 to TDEGK-87)."""

from __future__ import annotations

import pytest

from skerry.board.terrain import RESOURCES
from tests.canal import begun, canal_table, own
from tests.knights import barbarians_at, give, is_active, kept, knight, level, places, play, throw, unlock, vertices
from tests.table import Table

GOLD, OTHER_GOLD = "(2,7)", "(6,1)"
EIGHT = throw(4, 4)


def after_eight(table: Table, seat: int = 0) -> Table:
    table.turn(seat)
    table.act(seat, "roll")
    return table


def rate(table: Table, seat: int, card: str) -> int:
    kind = table.kernel.rules.card_kinds.index(card)
    return int(table.state.rate[seat * table.state.kinds + kind])


# Getting there


def at_the_strait() -> Table:
    """A settlement of seat 0 at the strait, a ready knight beside it, and a ship to the desert across."""
    table = begun()
    table.put(0, "settlement", "(2,2) NE")
    table.put(0, "road", "(2,2) NE")
    table.put(0, "ship", "(1,2) SE")
    knight(table, 0, "(2,2) N", active=True)
    return table


@pytest.mark.rule("TDEGK-57", "TDEGK-58", "TDEGK-87", "TDEGK-95", "CKS-53")
def test_a_knight_goes_to_a_small_island_where_its_owners_sea_route_leads() -> None:
    table = at_the_strait()
    table.put(1, "ship", "(1,3) SW")
    table.act(0, "move_knight", vertex="(2,2) N")
    assert vertices(table, 0, "go_knight") == places(table, "(1,3) SW")
    assert "along your own routes" in table.refused(0, "go_knight", vertex="(1,3) S")
    table.act(0, "go_knight", vertex="(1,3) SW")
    # There it is a knight like any other: it is in the way, may be driven out, and may go back.
    table.put(1, "ship", "(1,3) W")
    table.turn(1, rolled=True)
    give(table, 1, "intrigue")
    assert table.route(1) == 1, "interrupted"
    play(table, "intrigue", 1)
    table.act(1, "drive_out_knight", vertex="(1,3) SW")
    table.act(0, "retreat", vertex="(2,2) N")


# Gold


@pytest.mark.rule("TDEGK-59", "TDEGK-60", "TDEGK-61", "TDEGK-93")
def test_a_knight_at_a_gold_field_brings_a_resource_of_choice_on_an_eight() -> None:
    table = canal_table(dice=[EIGHT])
    knight(table, 0, f"{GOLD} N")
    knight(table, 0, f"{GOLD} S", "strong", active=True)
    after_eight(table)
    assert (table.decision, table.game.actors) == ("choose_resource", [0])
    assert [action.operands["card"] for action in table.legal(0)] == list(RESOURCES)
    table.act(0, "choose_resource", card="grain")
    assert (table.decision, table.cards(0)) == ("action", {"grain": 1})


@pytest.mark.rule("TDEGK-59")
def test_other_numbers_bring_no_gold() -> None:
    table = canal_table(dice=[throw(4, 5)])
    knight(table, 0, f"{GOLD} N")
    assert after_eight(table).decision == "action"


@pytest.mark.rule("TDEGK-62", "TDEGK-92", "TDEGK-93")
def test_both_gold_fields_bring_one_each_and_every_player_the_own_one() -> None:
    table = canal_table(dice=[EIGHT])
    knight(table, 3, f"{GOLD} N")
    knight(table, 3, f"{OTHER_GOLD} N")
    knight(table, 1, f"{GOLD} SE")
    after_eight(table, 2)
    asked = []
    while table.decision == "choose_resource":
        (seat,) = table.game.actors
        asked.append(seat)
        table.act(seat, "choose_resource", card="ore")
    assert asked == [3, 3, 1], "clockwise from the active player"


@pytest.mark.rule("TDEGK-93")
def test_who_finds_gold_cannot_use_the_aqueduct() -> None:
    table = canal_table(dice=[EIGHT])
    for seat in (0, 1):
        level(table, seat, "science", 3)
    knight(table, 0, f"{GOLD} N")
    after_eight(table)
    table.act(0, "choose_resource", card="wool")
    assert (table.decision, table.game.actors) == ("aqueduct", [1])


@pytest.mark.rule("TDEGK-93")
def test_what_the_bank_lacks_cannot_be_chosen() -> None:
    table = canal_table(dice=[EIGHT])
    knight(table, 0, f"{GOLD} N")
    table.bank(wood=0, grain=0)
    after_eight(table)
    assert [action.operands["card"] for action in table.legal(0)] == ["brick", "wool", "ore"]


@pytest.mark.rule("TDEGK-63")
def test_the_robber_stops_the_gold_of_its_field() -> None:
    table = canal_table(dice=[EIGHT])
    knight(table, 0, f"{GOLD} N")
    knight(table, 1, f"{OTHER_GOLD} N")
    table.turn(0)
    unlock(table)
    table.robber(GOLD)
    table.act(0, "roll")
    assert table.game.actors == [1]


@pytest.mark.rule("TDEGK-64", "TDEGK-67")
def test_a_finished_canal_ends_the_gold_and_not_the_harbours() -> None:
    table = canal_table(dice=[EIGHT])
    knight(table, 0, f"{GOLD} N")
    knight(table, 0, "(7,2) NW")
    own(table).tiles.put(table.kernel, 9)
    after_eight(table)
    assert table.decision == "action"
    assert rate(table, 0, "wood") == 2


# Harbours


@pytest.mark.rule("TDEGK-65", "TDEGK-66")
def test_a_knight_has_the_use_of_the_harbour_of_a_small_island_while_it_stands_there() -> None:
    table = begun()
    table.put(0, "ship", "(7,2) NE")
    knight(table, 0, "(7,2) N", active=True)
    assert {card: rate(table, 0, card) for card in RESOURCES} == {
        "wood": 2,
        "brick": 4,
        "wool": 4,
        "grain": 4,
        "ore": 4,
    }
    assert rate(table, 1, "wood") == 4
    assert rate(table, 0, "paper") == 4
    table.act(0, "move_knight", vertex="(7,2) N")
    table.act(0, "go_knight", vertex="(7,2) NE")
    assert not is_active(table, "(7,2) NE")
    assert {card: rate(table, 0, card) for card in RESOURCES} == {
        "wood": 4,
        "brick": 4,
        "wool": 4,
        "grain": 4,
        "ore": 2,
    }
    table.hand(0, ore=2)
    table.act(0, "bank_trade", give="ore", take="grain")
    assert table.cards(0) == {"grain": 1}


@pytest.mark.rule("TDEGK-65")
def test_at_home_a_harbour_is_for_buildings() -> None:
    table = begun()
    knight(table, 0, "(7,4) S")
    assert rate(table, 0, "wood") == 4


@pytest.mark.rule("TDEGK-65")
def test_a_knight_that_is_driven_out_loses_its_harbour() -> None:
    table = at_the_strait()
    table.act(0, "move_knight", vertex="(2,2) N")
    table.act(0, "go_knight", vertex="(1,3) SW")
    assert rate(table, 0, "brick") == 2
    table.turn(1, rolled=True)
    table.put(1, "ship", "(1,3) SW")
    give(table, 1, "intrigue")
    play(table, "intrigue", 1)
    table.act(1, "drive_out_knight", vertex="(1,3) SW")
    table.act(0, "retreat", vertex="(2,2) N")
    assert rate(table, 0, "brick") == 4


# Defence


@pytest.mark.rule("TDEGK-68", "TDEGK-69", "TDEGK-94", "CKS-53", "VARX-85")
def test_knights_on_small_islands_take_no_part_in_the_defence_and_stay_active() -> None:
    table = canal_table(dice=[throw(1, 2, "ship")])
    table.put(0, "city", "(4,4) N", "(6,6) N")
    knight(table, 0, "(7,2) N", "mighty", active=True)
    knight(table, 1, "(5,3) S", active=True)  # amid the sea
    knight(table, 2, "(5,4) NW", active=True)
    barbarians_at(table, 6)
    table.turn(0)
    told = next(event.to_json() for event in table.act(0, "roll") if event.kind == "barbarians_attacked")
    assert (told["strength"], told["defence"]) == (2, 2)
    assert [is_active(table, place) for place in ("(7,2) N", "(5,3) S", "(5,4) NW")] == [True, False, False]
    assert kept(table)["defender"] == [0, 0, 0, 0]


# Building


@pytest.mark.rule("TDEGK-70")
def test_nobody_settles_on_a_small_island_and_ships_lie_at_its_coast() -> None:
    table = begun()
    table.put(0, "ship", "(1,3) SW")
    table.hand(0, wood=2, brick=2, wool=2, grain=1)
    assert table.legal(0, "build_settlement") == []
    assert table.refused(0, "build_settlement", vertex="(1,3) S") == "nobody settles on a small island"
    assert table.legal(0, "build_road") == []
    assert table.is_legal(0, "build_ship", edge="(1,3) SE")


def ships(table: Table, kind: str = "build_ship") -> set[int]:
    return {action.operands["edge"] for action in table.legal(0, kind)}


@pytest.mark.rule("TDEGK-80", "TDEGK-81")
def test_a_sea_route_does_not_branch_but_several_start_at_a_building() -> None:
    table = begun()
    table.put(0, "settlement", "(2,2) NE")
    table.put(0, "ship", "(1,2) SE", "(1,3) W")
    table.hand(0, wood=2, wool=2)
    assert table.refused(0, "build_ship", edge="(1,3) SW") == (
        "a sea route may not branch: only two of your ships meet where you have no building"
    )
    assert table.edge("(1,3) SW") not in ships(table)
    assert table.edge("(1,3) NW") in ships(table)
    table.act(0, "build_ship", edge="(2,2) NE")
    table.act(0, "build_ship", edge="(2,2) E")


@pytest.mark.rule("TDEGK-81")
def test_free_and_moved_ships_keep_routes_unbranched_too() -> None:
    table = begun()
    table.put(0, "settlement", "(2,2) NE")
    table.put(0, "ship", "(1,2) SE", "(1,3) W", "(2,2) E")
    give(table, 0, "road_building")
    play(table, "road_building")
    assert table.edge("(1,3) SW") not in ships(table, "place_ship")
    assert table.edge("(1,3) NW") in ships(table, "place_ship")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(2,2) E")
    assert table.edge("(1,3) SW") not in ships(table, "sail_ship")
    assert table.edge("(1,3) NW") in ships(table, "sail_ship")


@pytest.mark.rule("TDEGK-80", "TDEGK-81")
def test_ships_of_others_are_no_branch_and_a_moved_ship_may_turn_a_corner() -> None:
    table = canal_table()
    table.put(0, "settlement", "(2,2) NE")
    table.put(0, "ship", "(1,2) SE", "(1,3) W")
    table.put(1, "ship", "(1,3) NW")
    table.turn(0, rolled=True)
    table.act(0, "move_ship", edge="(1,3) W")
    assert table.edge("(1,3) SW") in ships(table, "sail_ship"), "it does not count where it lay"


@pytest.mark.rule("TDEGK-83", "TDEGK-02")
def test_roads_and_no_ships_lie_at_the_lake() -> None:
    table = begun()
    table.put(0, "settlement", "(5,7) NW")
    table.hand(0, wood=2, brick=1, wool=1)
    lake = {table.edge(f"(5,7) {side}") for side in ("W", "NW")}
    assert not lake & ships(table)
    assert lake <= ships(table, "build_road")


# Cards


@pytest.mark.rule("TDEGK-84")
def test_the_inventor_swaps_no_covered_token() -> None:
    table = begun()
    give(table, 0, "inventor")
    play(table, "inventor")
    hexes = {action.operands["hex"] for action in table.legal(0, "swap_number")}
    covered = {table.hex(place) for place in ("(2,1)", "(3,1)", "(4,1)", "(4,2)")}
    assert not hexes & covered
    assert "only open tokens" in table.refused(0, "swap_number", hex="(2,1)")


@pytest.mark.rule("TDEGK-82", "VARX-85")
def test_irrigation_brings_grain_from_dry_fields() -> None:
    table = begun()
    table.put(0, "settlement", "(3,2) NE")
    give(table, 0, "irrigation")
    play(table, "irrigation")
    assert table.cards(0) == {"grain": 4}
