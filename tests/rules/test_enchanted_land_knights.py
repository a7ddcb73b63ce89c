"""`enchanted_land` (TDEEL): how a knight comes to the land of the dragons, and how knights are there."""

from __future__ import annotations

import pytest

from skerry.rules.cities_and_knights.knights import remove_knight
from tests.enchanted import (
    AT_SEA,
    CROSSING,
    ENCHANTED,
    FIFTH,
    FIRST,
    FOURTH,
    LANDING,
    PORT,
    POST,
    SECOND,
    THIRD,
    coast,
    cross,
    enchanted_table,
    hunting,
    inland,
    lairs,
    land_vertices,
    own,
    told,
)
from tests.knights import (
    barbarians_at,
    give,
    is_active,
    knight,
    level,
    places,
    play,
    playable,
    strength_at,
    throw,
    unlock,
    vertices,
)
from tests.knights import own as knights_own
from tests.table import Table

# A second crossing, from the desert in the north-west.
WEST_PORT = "(1,1) S"
WEST_CROSSING = ("(2,1) E", "(3,2) NE", "(3,2) E")
WEST_LANDING = "(3,2) SE"


def crossing(*more: str) -> Table:
    """Seat 0 is on turn, and ships lead from the port beside its ready knight to the enchanted land."""
    table = enchanted_table()
    cross(table)
    table.put(0, "ship", *more)
    return table


def transfer(table: Table, origin: str = POST, to: str = LANDING) -> None:
    table.act(0, "transfer_knight", vertex=origin)
    table.act(0, "land_knight", vertex=to)


def landings(table: Table, origin: str = POST) -> set[int]:
    table.act(0, "transfer_knight", vertex=origin)
    return vertices(table, 0, "land_knight")


def destinations(table: Table, origin: str) -> set[int]:
    table.act(0, "move_knight", vertex=origin)
    return vertices(table, 0, "go_knight")


# Crossing


@pytest.mark.rule("TDEEL-35", "TDEEL-37")
def test_an_active_knight_is_transferred_to_where_the_ships_land_and_sleeps() -> None:
    table = crossing()
    assert vertices(table, 0, "transfer_knight") == places(table, POST)
    assert landings(table) == places(table, LANDING)
    events = table.act(0, "land_knight", vertex=LANDING)
    assert (strength_at(table, POST), strength_at(table, LANDING), is_active(table, LANDING)) == (0, 1, False)
    (tells,) = [event.public for event in events if event.kind == "knight_transferred"]
    assert tells == {"seat": 0, "vertex": table.vertex(LANDING)}
    assert told(table)["transferred"] == [True, False, False, False]


@pytest.mark.rule("TDEEL-35")
def test_ships_that_reached_the_land_long_ago_carry_a_knight_too() -> None:
    table = crossing()
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "transfer_knight", vertex=POST)


@pytest.mark.rule("TDEEL-35")
def test_nobody_crosses_where_no_ships_lead() -> None:
    table = enchanted_table()
    table.put(0, "settlement", PORT)
    table.put(0, "ship", CROSSING[0])
    table.put(0, "road", "(2,5) SE")
    knight(table, 0, POST, active=True)
    assert not table.legal(0, "transfer_knight")
    assert "where your ships reach" in table.refused(0, "transfer_knight", vertex=POST)


@pytest.mark.rule("TDEEL-36")
def test_the_knight_has_to_be_joined_to_the_route_by_own_pieces_that_nobody_bars() -> None:
    table = crossing()
    table.put(0, "settlement", "(1,7) N")
    table.put(0, "road", "(1,7) NE")
    knight(table, 0, "(1,7) NE", active=True)
    assert vertices(table, 0, "transfer_knight") == places(table, POST), "the other one is not joined to the ships"
    knight(table, 1, AT_SEA)
    assert not table.legal(0, "transfer_knight"), "a knight of somebody else bars the way"


@pytest.mark.rule("TDEEL-36")
def test_a_city_serves_like_a_settlement() -> None:
    table = crossing()
    table.hand(0, grain=2, ore=3)
    table.act(0, "build_city", vertex=PORT)
    assert landings(table) == places(table, LANDING)


@pytest.mark.rule("TDEEL-80")
def test_a_knight_that_waits_at_sea_is_transferred_as_well() -> None:
    table = enchanted_table()
    table.put(0, "settlement", PORT)
    table.put(0, "ship", *CROSSING)
    knight(table, 0, AT_SEA, active=True)
    transfer(table, AT_SEA)
    assert strength_at(table, LANDING) == 1


@pytest.mark.rule("TDEEL-38", "TDEEL-75")
def test_only_one_knight_is_ever_transferred() -> None:
    table = crossing()
    transfer(table)
    knight(table, 0, POST, "strong", active=True)
    assert not table.legal(0, "transfer_knight")
    assert "only one" in table.refused(0, "transfer_knight", vertex=POST)
    remove_knight(table.kernel, knights_own(table), table.vertex(LANDING))
    assert not table.legal(0, "transfer_knight"), "the other one is lost, but it was the one"
    assert own(table).hunter.of(table.kernel, 0) == -1


@pytest.mark.rule("TDEEL-39")
def test_a_transferred_knight_never_returns() -> None:
    table = crossing()
    knight(table, 0, LANDING, "strong", active=True)
    reached = destinations(table, LANDING)
    assert reached
    assert reached <= inland(table)
    assert "own routes" in table.refused(0, "go_knight", vertex=AT_SEA)


@pytest.mark.rule("TDEEL-81")
def test_from_outside_only_a_transfer_leads_there() -> None:
    table = crossing()
    assert destinations(table, POST) == places(table, AT_SEA)
    table = enchanted_table()
    table.put(0, "ship", *CROSSING)
    knight(table, 0, AT_SEA, "strong", active=True)
    table.put(0, "settlement", PORT)
    knight(table, 1, LANDING)
    assert not table.is_legal(0, "move_knight", vertex=AT_SEA), "not even to drive somebody out"


@pytest.mark.rule("TDEEL-81")
def test_an_outside_knight_does_not_retreat_into_it() -> None:
    table = enchanted_table()
    table.put(1, "ship", CROSSING[1])
    knight(table, 1, AT_SEA)
    table.put(0, "ship", CROSSING[0])
    give(table, 0, "intrigue")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex=AT_SEA)
    assert table.decision == "action"
    assert table.supply(1, "basic_knight") == 2, "it had nowhere to go"


@pytest.mark.rule("TDEEL-40")
def test_beside_an_own_settlement_the_knight_lands_on_a_free_coastal_vertex() -> None:
    table = crossing()
    table.put(0, "settlement", LANDING)
    assert landings(table) == places(table, "(3,4) SE", "(4,4) SE") <= coast(table)
    table = crossing()
    table.put(0, "settlement", LANDING)
    knight(table, 1, "(4,4) SE")
    assert landings(table) == places(table, "(3,4) SE"), "free is without knight"


@pytest.mark.rule("TDEEL-41", "TDEEL-43")
def test_where_somebody_else_has_a_settlement_nobody_lands() -> None:
    table = crossing()
    table.put(1, "settlement", LANDING)
    assert not table.legal(0, "transfer_knight")
    table = crossing("(4,5) NE", "(4,5) E", "(4,5) SE", "(5,5) NE", "(4,5) SW")
    table.put(1, "settlement", LANDING)
    assert landings(table) == places(table, "(4,5) S", "(4,5) SW"), "another end of the route will do"


@pytest.mark.rule("TDEEL-42", "TDEEL-44")
def test_a_weaker_knight_is_displaced_by_landing_and_no_other() -> None:
    for strength, weaker in (("basic", False), ("strong", True)):
        table = enchanted_table()
        table.put(0, "settlement", PORT)
        table.put(0, "ship", *CROSSING)
        table.put(0, "road", "(2,5) SE")
        knight(table, 0, POST, strength, active=True)
        knight(table, 1, LANDING, active=True)
        assert (vertices(table, 0, "transfer_knight") == places(table, POST)) == weaker
    transfer(table)
    assert (table.decision, table.game.actors) == ("retreat", [0])
    assert vertices(table, 0, "retreat") == land_vertices(table) - places(table, LANDING)
    table.act(0, "retreat", vertex=FIRST)
    assert (strength_at(table, LANDING), is_active(table, LANDING)) == (2, False)
    assert (strength_at(table, FIRST), is_active(table, FIRST)) == (1, True)


@pytest.mark.rule("TDEEL-45")
def test_a_knight_is_not_transferred_in_the_turn_in_which_it_woke() -> None:
    table = enchanted_table()
    table.put(0, "settlement", PORT)
    table.put(0, "ship", *CROSSING)
    table.put(0, "road", "(2,5) SE")
    knight(table, 0, POST)
    assert "only an active knight" in table.refused(0, "transfer_knight", vertex=POST)
    table.hand(0, grain=1)
    table.act(0, "activate_knight", vertex=POST)
    assert "next turn" in table.refused(0, "transfer_knight", vertex=POST)
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    assert table.is_legal(0, "transfer_knight", vertex=POST)


# Walking


@pytest.mark.rule("TDEEL-46", "TDEEL-47", "TDEEL-48", "TDEEL-54", "TDEEL-68")
def test_a_knight_walks_three_edges_past_dragons_and_coast_to_an_inland_vertex() -> None:
    table = hunting(LANDING)
    assert destinations(table, LANDING) == places(table, "(4,3) SE", FIRST, "(5,4) SE")
    table = hunting(FIRST)
    near = destinations(table, FIRST)
    assert places(table, SECOND, THIRD, FOURTH) <= near <= inland(table)
    assert table.vertex(FIFTH) not in near, "that is four edges away"
    assert set(lairs(table)) == inland(table)


@pytest.mark.rule("TDEEL-46")
def test_own_routes_and_those_of_others_make_no_difference_there() -> None:
    bare = destinations(hunting(LANDING), LANDING)
    table = hunting(LANDING)
    table.put(0, "ship", "(4,4) NE")
    table.put(1, "ship", "(4,4) NW", "(4,4) E")
    assert destinations(table, LANDING) == bare


@pytest.mark.rule("TDEEL-49", "TDEEL-64")
def test_after_a_move_the_knight_sleeps() -> None:
    table = hunting(FIRST)
    table.act(0, "move_knight", vertex=FIRST)
    table.act(0, "go_knight", vertex=SECOND)
    assert (strength_at(table, SECOND), is_active(table, SECOND)) == (1, False)
    assert own(table).hunter.of(table.kernel, 0) == table.vertex(SECOND)


@pytest.mark.rule("TDEEL-54")
def test_a_move_leads_past_nobody_elses_knight_or_settlement() -> None:
    table = hunting(LANDING)
    knight(table, 1, "(4,4) SE")
    knight(table, 2, "(3,4) SE")
    assert table.refused(0, "move_knight", vertex=LANDING), "both ways are barred"
    table = hunting(LANDING)
    table.put(1, "settlement", "(4,4) SE")
    assert destinations(table, LANDING) == places(table, "(4,3) SE"), "one is left"
    table = hunting(LANDING)
    table.put(0, "settlement", "(4,4) SE")
    assert len(destinations(table, LANDING)) == 3, "the own one is in nobody's way"


@pytest.mark.rule("TDEEL-50", "TDEEL-51", "TDEEL-52", "TDEEL-53", "TDEEL-82")
def test_who_drives_a_weaker_knight_out_says_where_it_goes() -> None:
    for active in (True, False):
        table = hunting(FIRST, "strong")
        knight(table, 1, SECOND, active=active)
        knight(table, 2, THIRD, "strong")
        table.put(3, "settlement", "(7,1) S")
        table.act(0, "move_knight", vertex=FIRST)
        assert vertices(table, 0, "displace_knight") == places(table, SECOND), "the other is as strong"
        table.act(0, "displace_knight", vertex=SECOND)
        assert (table.decision, table.game.actors) == ("retreat", [0])
        free = land_vertices(table) - places(table, SECOND, THIRD, "(7,1) S")
        assert vertices(table, 0, "retreat") == free
        assert free & coast(table)
        assert free & set(lairs(table)), "a dragon tile does not matter"
        table.act(0, "retreat", vertex="(7,4) S")
        assert (strength_at(table, "(7,4) S"), is_active(table, "(7,4) S")) == (1, active)
        assert own(table).hunter.of(table.kernel, 1) == table.vertex("(7,4) S")


@pytest.mark.rule("TDEEL-48", "TDEEL-50")
def test_nobody_is_driven_off_the_coast_by_a_move() -> None:
    table = hunting(FIRST, "strong")
    knight(table, 1, "(4,4) SE")
    table.act(0, "move_knight", vertex=FIRST)
    assert not table.legal(0, "displace_knight")


@pytest.mark.rule("TDEEL-83")
def test_a_landed_knight_may_stay_on_the_coast() -> None:
    table = hunting(LANDING)
    for _ in range(3):
        table.act(0, "end_turn")
        table.turn(0, rolled=True)
        assert table.is_legal(0, "end_turn")
    assert strength_at(table, LANDING) == 1


@pytest.mark.rule("TDEEL-84", "CKS-15", "CKS-17")
def test_a_knight_there_neither_closes_a_route_nor_holds_its_ships() -> None:
    table = crossing()
    transfer(table)
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    moved = {action.operands["edge"] for action in table.legal(0, "move_ship")}
    assert moved == {table.edge(CROSSING[1])}, "the last one is open"
    table = enchanted_table()
    table.put(0, "settlement", PORT)
    table.put(0, "ship", *CROSSING)
    knight(table, 0, AT_SEA)
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    moved = {action.operands["edge"] for action in table.legal(0, "move_ship")}
    assert moved == {table.edge(CROSSING[1])}, "elsewhere a knight closes what leads to it"


@pytest.mark.rule("TDEEL-84", "CK-238")
def test_diplomats_take_ships_away_from_under_it() -> None:
    table = enchanted_table()
    give(table, 0, "diplomat")
    table.put(1, "ship", CROSSING[1])
    table.put(1, "settlement", PORT)
    table.put(1, "ship", CROSSING[0])
    knight(table, 1, LANDING)
    play(table, "diplomat")
    assert table.is_legal(0, "remove_route", edge=CROSSING[1])


# What holds for them


@pytest.mark.rule("TDEEL-69", "TDEEL-70", "CKS-54", "VARX-87")
def test_knights_beyond_the_sea_do_not_defend_and_stay_awake() -> None:
    table = Table(ENCHANTED, setup="fixed", dice=[throw(1, 1, "ship")])
    table.put(1, "city", "(1,3) S")
    table.put(2, "city", "(1,5) S")
    knight(table, 0, LANDING, "mighty", active=True)
    knight(table, 1, AT_SEA, "mighty", active=True)
    knight(table, 2, FIRST, "strong", active=True)
    knight(table, 3, POST, active=True)
    table.turn(0)
    barbarians_at(table, 6)
    (attack,) = [event.public for event in table.act(0, "roll") if event.kind == "barbarians_attacked"]
    assert (attack["strength"], attack["defence"]) == (2, 1)
    assert [is_active(table, place) for place in (LANDING, AT_SEA, FIRST, POST)] == [True, True, True, False]


@pytest.mark.rule("TDEEL-72", "CKS-54", "VARX-88")
def test_deserter_and_intrigue_do_not_reach_them() -> None:
    table = enchanted_table()
    give(table, 0, "deserter", "intrigue")
    table.put(0, "ship", *CROSSING)
    knight(table, 1, LANDING)
    assert playable(table) == set()
    knight(table, 1, AT_SEA, "strong")
    assert playable(table) == {"deserter", "intrigue"}
    play(table, "intrigue")
    assert vertices(table, 0, "drive_out_knight") == places(table, AT_SEA)
    table = enchanted_table()
    give(table, 0, "deserter")
    knight(table, 1, LANDING)
    knight(table, 1, POST)
    knight(table, 1, AT_SEA, "strong")
    play(table, "deserter")
    assert vertices(table, 1, "give_up_knight") == places(table, POST, AT_SEA)


@pytest.mark.rule("TDEEL-73")
def test_they_are_activated_and_promoted_as_everywhere() -> None:
    table = enchanted_table()
    knight(table, 0, FIRST)
    table.hand(0, grain=1, wool=2, ore=2)
    table.act(0, "activate_knight", vertex=FIRST)
    table.act(0, "promote_knight", vertex=FIRST)
    assert (strength_at(table, FIRST), is_active(table, FIRST), table.cards(0)) == (2, True, {"wool": 1, "ore": 1})
    assert "once a turn" in table.refused(0, "promote_knight", vertex=FIRST)
    table.act(0, "end_turn")
    table.turn(0, rolled=True)
    assert "fortress" in table.refused(0, "promote_knight", vertex=FIRST)
    level(table, 0, "politics", 3)
    table.act(0, "promote_knight", vertex=FIRST)
    assert strength_at(table, FIRST) == 3


@pytest.mark.rule("TDEEL-74", "TDEEL-85")
def test_a_knight_chases_the_robber_only_from_beside_its_hex() -> None:
    table = hunting(FIRST)
    unlock(table)
    assert "does not stand" in table.refused(0, "chase_robber", vertex=FIRST)
    table.robber("(4,4)")
    table.act(0, "chase_robber", vertex=FIRST)
    assert table.decision == "chase_robber"


@pytest.mark.rule("TDEEL-68")
def test_one_knight_stands_on_a_vertex() -> None:
    table = hunting(FIRST)
    knight(table, 1, SECOND)
    assert table.vertex(SECOND) not in destinations(table, FIRST)
