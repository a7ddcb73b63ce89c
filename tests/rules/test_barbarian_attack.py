"""Barbarian Attack: the seven, landings, conquered hexes and conquered buildings."""

from __future__ import annotations

import pytest

from skerry.board.terrain import SEA
from skerry.engine.placement import vertex_is_free
from tests.barbarians import (
    CITY,
    INLAND,
    ISLET,
    SETTLEMENT,
    barbarians,
    captives,
    coast_table,
    conquered,
    dice,
    end_turn,
    fallen,
    kinds,
    knights,
    leave_in_supply,
    on_coast,
    on_turn,
    operands,
    own,
    part,
    prisoners,
    purses,
    told,
)
from tests.table import Table, crest

CLOSED = "barbarians have conquered a hex there: neither roads nor settlements are built at it"


def builder(*rolls: tuple[int, int], **arranged: int) -> Table:
    """Seat 0 can build a settlement amid the island, and these dice follow."""
    table = on_turn(rolls=rolls)
    table.put(0, "road", "(2,2) NE")
    table.hand(0, **SETTLEMENT)
    barbarians(table, **arranged)
    return table


def build(table: Table) -> list[str]:
    return kinds(table.act(0, "build_settlement", vertex="(2,2) N"))


# A seven


@pytest.mark.rule("BARB-30", "BARB-33")
def test_on_a_seven_a_card_may_be_taken_from_anybody_and_no_hex_is_blocked() -> None:
    table = coast_table(rolls=dice(7), thefts=["ore"])
    table.hand(1, ore=1)
    table.hand(2, wool=2)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "rob_anybody"
    assert operands(table, 0, "rob_anybody") == {1, 2}, "whoever has a card, without a building anywhere"
    assert table.refused(0, "rob_anybody", seat=3) == "that seat has no card to take, or is spared"
    table.act(0, "rob_anybody", seat=1)
    assert table.cards(0) == {"ore": 1}
    assert table.state.robber < 0
    table = coast_table(rolls=dice(7))
    table.hand(1, ore=1)
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "rob_nobody")
    assert (table.cards(1), table.decision) == ({"ore": 1}, "action")


@pytest.mark.rule("BARB-31", "BARB-32", "BARB-150")
def test_whoever_holds_more_than_seven_discards_half_before_the_theft() -> None:
    table = coast_table(rolls=dice(7))
    table.hand(1, wood=9)
    table.hand(2, wool=7)
    purses(table, 20, 20, 20, 20)
    table.turn(0)
    table.act(0, "roll")
    assert (table.decision, table.game.actors) == ("discard", [1]), "gold does not count"
    for _ in range(4):
        table.act(1, "discard", card="wood")
    assert table.cards(1) == {"wood": 5}
    assert table.decision == "rob_anybody"


# Landing


@pytest.mark.rule("BARB-34", "BARB-35", "BARB-36", "BARB-39", "BARB-41")
def test_a_settlement_brings_three_barbarians_by_different_numbers_that_are_no_seven() -> None:
    table = builder(*dice(4, 7, 4, 10, 7, 5))
    events = table.act(0, "build_settlement", vertex="(2,2) N")
    assert [event["first"] + event["second"] for event in told(events, "attack_rolled")] == [4, 7, 4, 10, 7, 5]
    assert on_coast(table) == {"(3,0)": 1, "(1,3)": 1, "(3,3)": 1}, "and none inland"
    assert not {table.hex(hex_) for hex_ in INLAND} & {int(hex_) for hex_ in part(table)["barbarians"]}
    assert (table.decision, table.game.actors) == ("action", [0]), "the turn goes on"
    assert part(table)["barbarians_left"] == 33


@pytest.mark.rule("BARB-34", "BARB-40")
def test_every_building_of_a_turn_brings_an_attack_of_its_own_and_roads_bring_none() -> None:
    table = on_turn(rolls=dice(4, 10, 5, 4, 10, 5))
    table.put(0, "road", "(2,2) NE")
    table.hand(0, wood=2, brick=2, wool=1, grain=3, ore=3)
    assert "attack_rolled" not in kinds(table.act(0, "build_road", edge="(2,2) NW"))
    assert build(table).count("attack_rolled") == 3
    assert on_coast(table) == {"(3,0)": 1, "(1,3)": 1, "(3,3)": 1}
    assert kinds(table.act(0, "build_city", vertex="(2,2) N")).count("attack_rolled") == 3
    assert on_coast(table) == {"(3,0)": 2, "(1,3)": 2, "(3,3)": 2}


@pytest.mark.rule("BARB-37", "BARB-45", "BARB-75")
def test_a_full_hex_takes_no_more_and_the_result_counts() -> None:
    table = builder(*dice(4, 10, 5), h30=3)
    assert build(table).count("attack_rolled") == 3
    assert on_coast(table) == {"(3,0)": 3, "(1,3)": 1, "(3,3)": 1}


@pytest.mark.rule("BARB-38")
def test_no_dice_are_rolled_when_the_supply_is_empty_or_runs_out() -> None:
    table = builder(*dice(4, 10, 5))
    leave_in_supply(table, 1)
    assert build(table).count("attack_rolled") == 1
    assert on_coast(table) == {"(3,0)": 1}
    table = builder(*dice(4, 10, 5))
    leave_in_supply(table, 0)
    assert "attack_rolled" not in build(table)
    assert on_coast(table) == {}


@pytest.mark.rule("BARB-41", "BARB-122")
def test_who_reaches_twelve_by_building_wins_before_the_barbarians_come() -> None:
    table = builder(*dice(4, 10, 5))
    table.put(0, "city", "(1,1) N", "(3,1) S", "(3,2) SE")
    table.put(0, "road", *crest(4, 5))
    prisoners(table, 6)
    assert table.points(0) == 11
    events = build(table)
    assert table.game.winner == 0
    assert "attack_rolled" not in events


@pytest.mark.rule("BARB-36", "BARB-42", "BARB-37", "BARB-35")
def test_the_printed_example_of_an_attack() -> None:
    """3, 9, 3 again and 8: one lands, the ninth hex falls with the red settlement, and the full eighth takes none."""
    red, other = 0, 1
    table = on_turn(seat=other, rolls=dice(3, 9, 3, 8))
    barbarians(table, h10=2, h01=3)
    table.put(red, "settlement", "(1,0) NW")
    table.put(other, "road", "(2,2) NE")
    table.hand(other, **SETTLEMENT)
    events = table.act(other, "build_settlement", vertex="(2,2) N")
    assert kinds(events)[-8:] == [
        "attack_rolled",
        "barbarian_landed",
        "attack_rolled",
        "barbarian_landed",
        "hex_conquered",
        "building_conquered",
        "attack_rolled",
        "attack_rolled",
    ]
    assert on_coast(table) == {"(0,0)": 1, "(1,0)": 3, "(0,1)": 3}
    assert conquered(table) == ["(1,0)", "(0,1)"]
    assert fallen(table) == {table.vertex("(1,0) NW")}
    assert table.points(red) == 0


# Conquered hexes


@pytest.mark.rule("BARB-42", "BARB-43", "BARB-44", "BARB-120")
@pytest.mark.parametrize(("count", "cards"), [(0, 2), (1, 2), (2, 2), (3, 0)])
def test_three_barbarians_stop_a_hex_and_fewer_do_not(count: int, cards: int) -> None:
    table = coast_table(rolls=dice(4))
    table.put(0, "city", "(3,0) N")
    barbarians(table, h30=count)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0).get("wood", 0) == cards
    assert conquered(table) == (["(3,0)"] if count == 3 else [])


@pytest.mark.rule("BARB-39", "BARB-43")
def test_an_inner_hex_with_the_number_of_a_conquered_one_goes_on_producing() -> None:
    table = coast_table(rolls=dice(4))
    table.put(0, "settlement", "(1,1) N")
    barbarians(table, h30=3)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"brick": 1}


@pytest.mark.rule("BARB-46", "BARB-47")
def test_neither_roads_nor_settlements_are_built_at_a_conquered_hex() -> None:
    table = on_turn()
    table.put(0, "road", "(1,1) SW", "(2,1) NE")
    table.put(0, "settlement", "(1,1) S")
    table.hand(0, wood=2, brick=2, wool=1, grain=1)
    sides = ("NE", "E", "SE", "SW", "W", "NW")
    table.put(0, "road", "(2,0) E", "(1,0) E")
    around = {table.edge(f"(1,0) {side}") for side in sides}
    assert operands(table, 0, "build_road") & around
    assert table.is_legal(0, "build_settlement", vertex="(1,0) NE")
    barbarians(table, h10=3)
    assert not operands(table, 0, "build_road") & around
    assert table.refused(0, "build_road", edge="(1,0) NE") == CLOSED
    assert not table.is_legal(0, "build_settlement", vertex="(1,0) NE")
    assert table.refused(0, "build_settlement", vertex="(1,0) NE") == CLOSED
    assert operands(table, 0, "build_road"), "elsewhere roads are built as ever"
    barbarians(table, h10=2)
    assert table.is_legal(0, "build_settlement", vertex="(1,0) NE")


@pytest.mark.rule("BARB-48")
def test_roads_at_a_conquered_hex_stay_and_count() -> None:
    table = on_turn()
    table.put(0, "road", *(f"(1,0) {side}" for side in ("NE", "E", "SE", "SW", "W")))
    barbarians(table, h10=3)
    assert table.route(0) == 5
    assert table.holder("longest_road") == 0
    assert table.state.edge_owner[table.edge("(1,0) W")] == 0


@pytest.mark.rule("BARB-49", "BARB-55", "BARB-119")
def test_a_settlement_at_a_conquered_hex_is_upgraded_unless_it_has_fallen() -> None:
    table = on_turn(rolls=dice(4, 10, 5))
    table.put(0, "settlement", "(1,0) NE", "(2,0) NW")
    table.hand(0, **CITY)
    barbarians(table, h10=3, h20=3)
    assert fallen(table) == {table.vertex("(2,0) NW")}
    assert operands(table, 0, "build_city") == {table.vertex("(1,0) NE")}
    assert table.refused(0, "build_city", vertex="(2,0) NW") == "barbarians have conquered that settlement"
    table.act(0, "build_city", vertex="(1,0) NE")
    assert table.points(0) == 2


@pytest.mark.rule("BARB-50", "BARB-76")
def test_castle_desert_and_inner_hexes_are_never_conquered() -> None:
    table = coast_table()
    coast = {int(hex_) for hex_ in own(table).coast}
    assert not coast & {table.hex(hex_) for hex_ in ("(4,0)", "(0,2)", *INLAND)}
    for number in range(2, 13):
        landing = own(table).hex_of(table.kernel, number)
        assert landing in coast if number != 7 else landing < 0


# Conquered buildings


@pytest.mark.rule("BARB-51", "BARB-52", "BARB-105")
def test_a_building_falls_when_nothing_around_it_is_free_and_stands_again_when_something_is() -> None:
    table = on_turn()
    table.put(0, "city", "(2,0) N")
    assert table.points(0) == 2
    barbarians(table, h20=3)
    assert (fallen(table), table.points(0)) == (set(), 2), "(1,0) is free"
    barbarians(table, h10=3)
    assert (fallen(table), table.points(0)) == ({table.vertex("(2,0) N")}, 0)
    assert table.game.view(None).sources[0] == {"city": 2, "conquered": -2}
    barbarians(table, h20=2)
    assert (fallen(table), table.points(0)) == (set(), 2)


@pytest.mark.rule("BARB-53", "BARB-105")
def test_the_harbour_of_a_fallen_building_is_of_no_use() -> None:
    table = on_turn()
    table.put(0, "settlement", "(3,0) SW")
    table.hand(0, brick=2, wood=4)
    assert table.is_legal(0, "bank_trade", give="brick", take="ore")
    barbarians(table, h30=3)
    assert fallen(table) == {table.vertex("(3,0) SW")}
    assert not table.is_legal(0, "bank_trade", give="brick", take="ore")
    assert table.is_legal(0, "bank_trade", give="wood", take="ore"), "four to one, as without a harbour"
    barbarians(table, h30=0)
    assert table.is_legal(0, "bank_trade", give="brick", take="ore")


@pytest.mark.rule("BARB-54", "BARB-50")
@pytest.mark.parametrize("vertex", ["(3,0) S", "(4,1) SW", "(0,1) NE", "(2,0) NE", "(2,1) NW"])
def test_a_building_at_castle_desert_or_an_inner_hex_never_falls(vertex: str) -> None:
    table = on_turn()
    table.put(0, "settlement", vertex)
    barbarians(table, h30=3, h20=3, h10=3, h00=3, h01=3, h13=3, h24=3, h33=3, h42=3, h41=3)
    assert fallen(table) == set()
    assert table.points(0) == 1


@pytest.mark.rule("BARB-56", "BARB-57")
def test_a_fallen_building_is_still_there() -> None:
    table = on_turn()
    table.put(1, "settlement", "(2,0) N")
    table.put(0, "road", "(2,0) NW", "(1,0) SW", "(1,0) W")
    table.put(0, "road", "(2,0) E")
    before = table.supply(1, "settlement")
    barbarians(table, h20=3, h10=3)
    assert fallen(table) == {table.vertex("(2,0) N")}
    assert table.supply(1, "settlement") == before == 4
    assert table.route(0) == 2, "it interrupts the road that passes it"
    # Around it lie conquered hexes only, where nobody builds anyway; so the distance rule is asked itself.
    around = [table.vertex(f"(2,0) {corner}") for corner in ("NW", "N", "NE")] + [table.vertex("(1,0) NW")]
    assert not any(vertex_is_free(table.kernel, vertex) for vertex in around)
    assert vertex_is_free(table.kernel, table.vertex("(1,0) N"))


@pytest.mark.rule("BARB-51")
def test_sea_that_a_map_lays_out_keeps_no_building_standing() -> None:
    table = on_turn(own_map=ISLET.replace("forest:4 hill:6", "forest:4 hill:6 sea sea"), players=3)
    assert table.state.terrain[table.hex("(0,2)")] == SEA
    table.put(0, "settlement", "(0,1) NE")
    barbarians(table, h01=2)
    assert fallen(table) == set()
    barbarians(table, h01=3)
    assert fallen(table) == {table.vertex("(0,1) NE")}, "it lies between the hex and the sea"


@pytest.mark.rule("BARB-119")
def test_a_new_settlement_may_fall_in_the_attack_that_it_brings() -> None:
    table = on_turn(rolls=dice(12, 10, 5))
    table.put(0, "road", "(2,0) W")
    table.hand(0, **SETTLEMENT)
    barbarians(table, h20=2)
    events = table.act(0, "build_settlement", vertex="(2,0) NW")
    assert "building_conquered" in kinds(events)
    assert fallen(table) == {table.vertex("(2,0) NW")}
    assert table.points(0) == 0


@pytest.mark.rule("BARB-104", "BARB-105")
def test_what_was_freed_is_built_at_and_attacked_again() -> None:
    table = on_turn(rolls=[(1,), *dice(12, 10, 5)])
    table.put(0, "settlement", "(2,0) NW")
    table.put(0, "road", "(2,0) W", "(2,0) SW")
    barbarians(table, h20=3)
    knights(table, 1, "(2,0) NE")
    knights(table, 0, "(2,0) NW", "(2,0) W", "(2,0) E")
    events = end_turn(table)
    assert {"barbarians_beaten", "hex_freed", "building_freed"} <= set(kinds(events))
    assert (conquered(table), fallen(table), table.points(0) - captives(table)[0] // 2) == ([], set(), 1)
    table.turn(0, rolled=True)
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(2,0) S")
    assert on_coast(table)["(2,0)"] == 1
