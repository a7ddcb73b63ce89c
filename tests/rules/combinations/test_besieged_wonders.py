"""Barbarian Attack with the Wonders: barbarians on the deserts, and wonders whose requirements are conquered."""

from __future__ import annotations

import pytest

from tests.barbarians import (
    CARD,
    CITY,
    barbarians,
    captives,
    conquered,
    dice,
    end_turn,
    fallen,
    kinds,
    knights,
    on_coast,
    operands,
    part,
    prisoners,
    told,
)
from tests.barbarians_at_sea import at_sea, sea_table
from tests.table import Table

DESERTS = ("(2,6)", "(3,7)", "(4,6)")
# A corner of a landing hex and of a desert, else of the sea.
BESIDE_DESERT = "(3,6) N"
LEVEL = {"brick": 1, "wool": 3, "wood": 1}
# A corner where a landing hex meets the sea, and one that is at none.
EXPOSED, SAFE = "(5,1) S", "(4,3) N"


def camps(table: Table) -> list[int]:
    return [on_coast(table).get(desert, 0) for desert in DESERTS]


# Barbarians on deserts


@pytest.mark.rule("BARBSEA-68", "BARBSEA-67")
def test_barbarians_land_from_the_desert_that_holds_most() -> None:
    table = at_sea("wonders", seat=1, rolls=dice(2, 12, 7))
    table.put(1, "settlement", "(7,6) S")
    table.hand(1, **CITY)
    table.act(1, "build_city", vertex="(7,6) S")
    assert (table.decision, table.game.actors) == ("call_up_barbarian", [1])
    assert operands(table, 1, "call_up_barbarian") == {table.hex(desert) for desert in DESERTS}
    table.act(1, "call_up_barbarian", hex="(3,7)")
    assert camps(table) == [12, 11, 12]
    assert on_coast(table)["(7,4)"] == 1
    assert operands(table, 1, "call_up_barbarian") == {table.hex("(2,6)"), table.hex("(4,6)")}
    assert table.refused(1, "call_up_barbarian", hex="(3,7)") == (
        "the barbarian comes from the desert that holds most of them, or from one of several such"
    )
    assert part(table)["barbarians_left"] == 0


@pytest.mark.rule("BARBSEA-68")
def test_nobody_is_asked_where_one_desert_holds_most() -> None:
    table = at_sea("wonders", rolls=dice(2, 12, 2, 2))
    barbarians(table, h26=2, h37=4, h46=3)
    prisoners(table, 9, 9, 9)
    table.put(0, "settlement", "(7,6) S")
    table.hand(0, **CITY)
    table.act(0, "build_city", vertex="(7,6) S")
    # The first came from the fullest, for the second there are two.
    assert camps(table) == [2, 3, 3]
    assert operands(table, 0, "call_up_barbarian") == {table.hex("(3,7)"), table.hex("(4,6)")}


@pytest.mark.rule("BARBSEA-68")
def test_an_attack_ends_when_the_deserts_are_empty() -> None:
    table = at_sea("wonders", rolls=dice(2))
    barbarians(table, h26=1, h37=0, h46=0)
    prisoners(table, 20, 15)
    table.put(2, "settlement", "(7,6) S")
    table.turn(2, rolled=True)
    table.hand(2, **CITY)
    table.act(2, "build_city", vertex="(7,6) S")
    assert table.decision == "action"
    assert on_coast(table) == {"(7,4)": 1}


@pytest.mark.rule("BARBSEA-68")
def test_treason_brings_those_that_are_missing_from_the_deserts() -> None:
    table = at_sea("wonders", cards=["treason"])
    table.hand(0, **CARD)
    table.act(0, "buy_card")
    assert (table.decision, part(table)["barbarians_left"]) == ("call_up_barbarian", 0)
    table.act(0, "call_up_barbarian", hex="(2,6)")
    assert (table.decision, camps(table)) == ("put_barbarian", [11, 12, 12])
    assert part(table)["barbarians_left"] == 0
    table.act(0, "put_barbarian", hex="(3,1)")
    table.act(0, "call_up_barbarian", hex="(4,6)")
    table.act(0, "put_barbarian", hex="(7,1)")
    assert (camps(table), on_coast(table)["(3,1)"], on_coast(table)["(7,1)"]) == ([11, 12, 11], 1, 1)
    assert table.decision == "action"


@pytest.mark.rule("BARBSEA-67", "BARBSEA-73")
def test_nothing_is_built_at_a_desert_until_it_holds_fewer_than_three() -> None:
    table = at_sea("wonders")
    table.put(0, "road", "(3,6) NE")
    table.hand(0, wood=1, brick=1, wool=1, grain=1)
    assert table.refused(0, "build_settlement", vertex=BESIDE_DESERT) == (
        "barbarians have conquered a hex there: neither roads nor settlements are built at it"
    )
    barbarians(table, h26=3)
    assert "(2,6)" in conquered(table)
    assert not table.is_legal(0, "build_settlement", vertex=BESIDE_DESERT)
    barbarians(table, h26=2)
    assert "(2,6)" not in conquered(table)
    assert table.is_legal(0, "build_settlement", vertex=BESIDE_DESERT)


@pytest.mark.rule("BARBSEA-69")
def test_a_settlement_beside_a_desert_is_not_safe() -> None:
    table = at_sea("wonders")
    table.put(0, "settlement", BESIDE_DESERT)
    barbarians(table, h26=12, h36=2)
    assert fallen(table) == set()
    barbarians(table, h36=3)
    assert fallen(table) == {table.vertex(BESIDE_DESERT)}
    assert table.points(0) == 0
    barbarians(table, h26=2)
    assert fallen(table) == set()


@pytest.mark.rule("BARBSEA-73")
def test_a_desert_is_freed_by_the_third_barbarian_that_leaves_and_not_before() -> None:
    table = at_sea("wonders", rolls=dice(2, 12))
    barbarians(table, h26=4, h37=2, h46=2)
    prisoners(table, 14, 14)
    table.put(2, "settlement", "(7,6) S", BESIDE_DESERT)
    table.turn(2, rolled=True)
    barbarians(table, h36=3)
    assert fallen(table) == {table.vertex(BESIDE_DESERT)}
    prisoners(table, 14, 11)
    table.hand(2, **CITY)
    heard = kinds(table.act(2, "build_city", vertex="(7,6) S"))
    assert (camps(table)[0], heard.count("hex_freed"), heard.count("building_freed")) == (2, 1, 1)
    assert fallen(table) == set()


@pytest.mark.rule("BARBSEA-73")
def test_knights_win_at_a_desert_after_the_coast() -> None:
    table = at_sea("wonders", rolls=[(3,), (3,)])
    barbarians(table, h26=2, h75=0, h74=1)
    knights(table, 0, "(2,6) NE", "(2,6) SE", "(2,6) NW")
    knights(table, 0, "(7,4) NE", "(7,4) SE")
    prisoners(table, 0, 9)
    beaten = told(end_turn(table), "barbarians_beaten")
    assert [table.kernel.topology.hex_name(event["hex"]) for event in beaten] == ["(7,4)", "(2,6)"]
    assert captives(table)[0] == 3
    assert camps(table)[0] == 0


@pytest.mark.rule("BARBSEA-73")
def test_of_many_prisoners_all_that_are_left_over_go_to_who_has_most_knights() -> None:
    table = at_sea("wonders", rolls=[(3,)])
    barbarians(table, h26=5)
    knights(table, 0, "(2,6) NE", "(2,6) SE")
    knights(table, 1, "(2,6) NW", "(2,6) SW", "(2,6) E", "(2,6) W")
    prisoners(table, 0, 0, 7)
    end_turn(table)
    assert captives(table) == [1, 4, 7, 0]


# Wonders


def builder() -> Table:
    """Two cities and a theater."""
    table = at_sea("wonders")
    table.put(0, "settlement", EXPOSED, SAFE)
    table.put(0, "city", EXPOSED, SAFE)
    table.act(0, "claim_wonder", wonder="theater")
    table.hand(0, **LEVEL)
    table.act(0, "build_wonder_level")
    table.hand(0, **LEVEL)
    return table


@pytest.mark.rule("BARBSEA-65", "BARBSEA-66")
def test_a_wonder_is_built_only_while_its_requirement_is_met() -> None:
    table = builder()
    barbarians(table, h51=3)
    assert table.vertex(EXPOSED) in fallen(table)
    assert table.refused(0, "build_wonder_level") == "that wonder needs two cities"
    assert table.view()["wonders"]["levels"][0] == 1
    barbarians(table, h51=2)
    table.act(0, "build_wonder_level")
    assert table.view()["wonders"]["levels"][0] == 2


@pytest.mark.rule("BARBSEA-65")
def test_a_requirement_may_be_met_in_another_way() -> None:
    table = builder()
    barbarians(table, h51=3)
    table.put(0, "settlement", "(7,6) S")
    table.put(0, "city", "(7,6) S")
    table.act(0, "build_wonder_level")


@pytest.mark.rule("BARBSEA-65")
def test_what_is_conquered_allows_no_claim() -> None:
    table = at_sea("wonders")
    table.put(0, "settlement", BESIDE_DESERT)
    barbarians(table, h26=2)
    assert table.is_legal(0, "claim_wonder", wonder="great_wall")
    barbarians(table, h26=12, h36=3)
    assert table.refused(0, "claim_wonder", wonder="great_wall") == ("that wonder needs a building at the great wall")


@pytest.mark.rule("BARBSEA-74")
def test_twelve_points_win_with_the_highest_wonder() -> None:
    table = sea_table("wonders")
    level = table.kernel.rules.module("wonders").own.level
    prisoners(table, 24)
    level.set(table.kernel, 1, 1)
    level.set(table.kernel, 0, 1)
    table.turn(0)
    assert not table.game.over
    level.set(table.kernel, 0, 2)
    prisoners(table, 22)
    table.turn(0)
    assert not table.game.over
    prisoners(table, 24)
    table.turn(0)
    assert (table.game.winner, table.game.ending) == (0, "highest_wonder")


@pytest.mark.rule("BARBSEA-74")
def test_a_finished_wonder_wins_whatever_the_points() -> None:
    table = builder()
    table.kernel.rules.module("wonders").own.level.set(table.kernel, 0, 3)
    table.act(0, "build_wonder_level")
    assert (table.game.winner, table.game.ending) == (0, "wonder")
