"""`desert_dragons` (TDEDD): the seven, and dragons that gather as players build."""

from __future__ import annotations

import pytest

from tests.dragons import CITY, DESERTS, SETTLEMENT, attacking, dragon_table, kinds, offered, part, roll, where
from tests.table import Table

SITE = "(2,2) S"
WAY = "(2,2) SE"


def building(**arranged: object) -> Table:
    """Seat 0 is on turn beside a free site, with the price of a settlement."""
    table = dragon_table(**arranged)  # type: ignore[arg-type]
    table.put(0, "road", WAY)
    table.turn(0, rolled=True)
    table.hand(0, **SETTLEMENT)
    return table


# The seven


@pytest.mark.rule("TDEDD-22", "TDEDD-23", "TDEDD-24")
def test_a_seven_costs_big_hands_half_and_then_the_roller_may_take_a_card_of_anybody() -> None:
    table = dragon_table(rolls=[7], thefts=["ore"])
    table.hand(1, wool=9)
    table.hand(2, ore=1)
    table.hand(3, brick=7)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "discard"
    for _ in range(4):
        table.act(1, "discard", card="wool")
    assert (table.decision, table.cards(1), table.cards(3)) == ("rob_anybody", {"wool": 5}, {"brick": 7})
    assert table.is_legal(0, "rob_nobody")
    table.act(0, "rob_anybody", seat=2)
    assert (table.cards(0), table.cards(2)) == ({"ore": 1}, {})
    assert table.decision == "action"


@pytest.mark.rule("TDEDD-22", "TDEDD-62")
def test_there_is_neither_robber_nor_pirate_nor_largest_army() -> None:
    table = dragon_table()
    assert not table.kernel.rules.has_robber
    assert not table.kernel.rules.has_pirate
    assert table.kernel.rules.largest_army is None
    assert table.view()["seafarers"]["pirate"] == "off_board"


@pytest.mark.rule("TDEDD-25")
def test_only_somebody_with_a_card_can_be_robbed_wherever_he_lives() -> None:
    table = dragon_table(rolls=[7, 7])
    table.hand(3, wood=1)
    table.turn(0)
    table.act(0, "roll")
    assert [int(str(action.operands["seat"])) for action in table.legal(0, "rob_anybody")] == [3]
    table.hand(3)
    table.turn(1)
    table.act(1, "roll")
    assert table.decision == "action"


# Gathering


@pytest.mark.rule("TDEDD-26", "TDEDD-27")
@pytest.mark.parametrize(("players", "group"), [(3, 3), (4, 2)])
def test_a_settlement_lures_a_group_to_a_desert_of_the_builders_choice(players: int, group: int) -> None:
    table = building(players=players)
    table.act(0, "build_settlement", vertex=SITE)
    assert (table.decision, table.game.actors) == ("lure_dragons", [0])
    assert offered(table, 0, "lure_dragons") == set(DESERTS)
    assert table.refused(0, "lure_dragons", hex="(3,2)") == "the dragons go to a desert where the fewest of them are"
    events = table.act(0, "lure_dragons", hex="(4,1)")
    assert where(table) == {"(4,1)": group}
    assert part(table)["dragon_supply"] == 18 - group
    assert kinds(events) == ["dragons_gather"]


@pytest.mark.rule("TDEDD-26", "TDEDD-27")
def test_a_city_lures_them_to_one_of_the_deserts_with_the_fewest() -> None:
    table = dragon_table(dragons={"(2,1)": 2}, supply=16)
    table.put(0, "settlement", SITE)
    table.turn(0, rolled=True)
    table.hand(0, **CITY)
    table.act(0, "build_city", vertex=SITE)
    assert offered(table, 0, "lure_dragons") == {"(4,1)", "(6,1)"}
    table.act(0, "lure_dragons", hex="(6,1)")
    assert where(table) == {"(2,1)": 2, "(6,1)": 2}


@pytest.mark.rule("TDEDD-27")
def test_where_one_desert_alone_has_the_fewest_nobody_is_asked() -> None:
    table = building(dragons={"(2,1)": 2, "(4,1)": 2}, supply=14)
    table.act(0, "build_settlement", vertex=SITE)
    assert table.decision == "action"
    assert where(table) == dict.fromkeys(DESERTS, 2)


@pytest.mark.rule("TDEDD-29")
def test_buildings_on_the_neighbour_island_bring_dragons_too() -> None:
    table = dragon_table()
    table.put(0, "ship", "(4,5) W")
    table.turn(0, rolled=True)
    table.hand(0, **SETTLEMENT)
    table.act(0, "build_settlement", vertex="(4,5) NW")
    assert table.decision == "lure_dragons"


def test_roads_and_ships_bring_none() -> None:
    table = dragon_table()
    table.put(0, "settlement", "(4,3) NE")
    table.turn(0, rolled=True)
    table.hand(0, wood=2, brick=1, wool=1)
    table.act(0, "build_ship", edge="(4,3) E")
    table.act(0, "build_road", edge="(4,3) NE")
    assert table.decision == "action"
    assert part(table)["dragon_supply"] == 18


@pytest.mark.rule("TDEDD-30")
def test_where_fewer_are_left_all_of_them_come() -> None:
    table = building(dragons={"(2,1)": 6, "(4,1)": 6, "(6,1)": 5}, supply=1)
    table.act(0, "build_settlement", vertex=SITE)
    assert where(table) == dict.fromkeys(DESERTS, 6)
    assert part(table)["dragon_supply"] == 0


@pytest.mark.rule("TDEDD-31")
def test_once_all_have_come_building_brings_no_more() -> None:
    table = attacking()
    table.put(0, "road", WAY)
    table.turn(0, rolled=True)
    table.hand(0, **SETTLEMENT)
    assert "dragons_gather" not in kinds(table.act(0, "build_settlement", vertex=SITE))
    assert (table.decision, where(table)) == ("action", dict.fromkeys(DESERTS, 6))


@pytest.mark.rule("TDEDD-32")
def test_before_all_have_gathered_none_moves() -> None:
    table = dragon_table(dragons={"(2,1)": 6, "(4,1)": 6, "(6,1)": 4}, supply=2, rolls=[8])
    roll(table)
    assert where(table) == {"(2,1)": 6, "(4,1)": 6, "(6,1)": 4}
    assert not part(table)["attack"]


@pytest.mark.rule("TDEDD-33")
def test_the_last_dragon_begins_the_attack_and_the_next_roll_is_the_first_to_move_one() -> None:
    table = building(dragons={"(2,1)": 6, "(4,1)": 6, "(6,1)": 4}, supply=2, rolls=[8])
    events = table.act(0, "build_settlement", vertex=SITE)
    assert kinds(events)[-2:] == ["dragons_gather", "dragon_attack_begins"]
    assert part(table)["attack"]
    assert where(table) == dict.fromkeys(DESERTS, 6)
    roll(table, 1)
    assert where(table)["(3,2)"] == 1


@pytest.mark.rule("TDEDD-33")
def test_dragons_that_knights_drove_off_before_count_as_gathered() -> None:
    table = building(dragons={"(2,1)": 4, "(4,1)": 5, "(6,1)": 2}, supply=2, rolls=[8])
    table.act(0, "build_settlement", vertex=SITE)
    assert where(table) == {"(2,1)": 4, "(4,1)": 5, "(6,1)": 4}
    roll(table, 1)
    assert where(table) == {"(2,1)": 4, "(4,1)": 4, "(6,1)": 4, "(3,2)": 1}
