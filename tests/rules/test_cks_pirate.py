"""Cities & Knights with Seafarers: robber and pirate wait for the barbarians, and knights chase both (CKS-20 to 29)."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.rules.cities_and_knights.knights import stand
from tests.knights import barbarians_at, give, is_active, knight, own, playable, throw, unlock
from tests.sound import edges_of, named, sound
from tests.table import Table

KNIGHTS = "cities_and_knights"
LANDING = throw(1, 2, "ship")
SEVEN = throw(3, 4)
SEVEN_WITH_LANDING = throw(3, 4, "ship")


def islands(*throws: tuple[int, int, int], beside: tuple[str, ...] = (), **given: Any) -> Table:
    """Three players and a pirate that starts on the sea hex in the middle, a robber that starts on the 12."""
    return Table(["four_islands", KNIGHTS, *beside], 3, dice=throws, **given)


START = "(4,3)"
ROBBER_START = "(7,1)"


def pirate(table: Table) -> object:
    return table.view()["seafarers"]["pirate"]


def attacked(table: Table, seat: int = 0) -> Table:
    """The barbarians have landed at the roll of a seat."""
    barbarians_at(table, 6)
    table.turn(seat)
    table.act(seat, "roll")
    return table


# The lock


@pytest.mark.rule("CKS-20", "CKS-21", "CKS-22", "SEA-99", "VARX-69")
def test_the_pirate_waits_off_the_board_until_the_first_attack() -> None:
    table = islands(SEVEN, LANDING)
    assert pirate(table) == "off_board"
    assert table.view()["knights_at_sea"]["pirate_start"] == table.hex(START)
    table.turn(0)
    table.act(0, "roll")
    assert table.decision == "action", "a seven moves neither robber nor pirate"
    attacked(table)
    assert pirate(table) == table.hex(START)
    assert table.state.robber == table.hex(ROBBER_START)
    assert table.view()["knights_at_sea"]["pirate_start"] == "off_board"


@pytest.mark.rule("CKS-20", "VARX-69")
def test_no_knight_and_no_card_moves_a_locked_robber_or_pirate() -> None:
    table = islands()
    table.put(0, "ship", f"{START} NW", f"{START} NE")
    knight(table, 0, f"{START} N", active=True)
    knight(table, 0, f"{ROBBER_START} S", active=True)
    give(table, 0, "bishop")
    table.turn(0, rolled=True)
    assert table.legal(0, "chase_pirate") == []
    assert table.legal(0, "chase_robber") == []
    assert "bishop" not in playable(table)
    assert "no pirate on the board" in table.refused(0, "chase_pirate", vertex=f"{START} N")
    unlock(table)
    table.pirate(START)
    assert table.is_legal(0, "chase_pirate", vertex=f"{START} N")
    assert table.is_legal(0, "chase_robber", vertex=f"{ROBBER_START} S")
    assert "bishop" in playable(table)


@pytest.mark.rule("CKS-21")
def test_ships_are_founded_at_the_start_hex_of_a_locked_pirate() -> None:
    table = islands()
    table.act(0, "found_building", vertex="(5,3) N")
    assert edges_of(table, 0, "found_ship") >= named(table, f"{START} SW")
    unguarded = Table(["four_islands"], 3)
    unguarded.act(0, "found_building", vertex="(5,3) N")
    assert not edges_of(unguarded, 0, "found_ship") & named(unguarded, f"{START} SW"), "as it is without knights"


@pytest.mark.rule("CKS-21")
def test_ships_are_built_and_moved_at_the_start_hex_while_the_pirate_is_locked() -> None:
    table = islands(LANDING)
    table.put(0, "settlement", "(5,3) N")
    table.put(0, "ship", f"{START} SW", f"{START} W")
    table.turn(0, rolled=True)
    table.hand(0, wood=1, wool=1)
    assert table.is_legal(0, "build_ship", edge=f"{START} NW")
    assert table.is_legal(0, "move_ship", edge=f"{START} W")
    attacked(table)
    table.hand(0, wood=1, wool=1)
    assert not table.is_legal(0, "build_ship", edge=f"{START} NW")
    assert not table.is_legal(0, "move_ship", edge=f"{START} W")


@pytest.mark.rule("CKS-22")
def test_a_pirate_that_starts_on_the_frame_returns_there() -> None:
    table = Table(["new_shores", KNIGHTS], dice=[LANDING])
    assert pirate(table) == "off_board"
    attacked(table)
    assert pirate(table) == "frame"


@pytest.mark.rule("CKS-22")
def test_a_pirate_without_a_start_hex_enters_with_its_first_move() -> None:
    table = sound(KNIGHTS, dice=[LANDING, SEVEN])
    barbarians_at(table, 6)
    table.turn(0)
    events = table.act(0, "roll")
    assert "pirate_moved" not in [event.kind for event in events]
    assert pirate(table) == "off_board"
    table.turn(0)
    table.act(0, "roll")
    table.act(0, "move_pirate", hex="(1,2)")
    assert pirate(table) == table.hex("(1,2)")


@pytest.mark.rule("CKS-22")
def test_a_robber_without_a_start_hex_enters_with_its_first_move_after_the_attack() -> None:
    table = Table(["new_world", KNIGHTS], dice=[LANDING, SEVEN])
    attacked(table)
    assert table.state.robber == -1
    assert pirate(table) == "frame"
    table.turn(0)
    table.act(0, "roll")
    table.game.apply(0, table.legal(0, "move_robber")[0])
    assert table.state.robber >= 0


@pytest.mark.rule("CKS-23")
def test_the_start_hex_of_a_locked_robber_produces() -> None:
    twelve = throw(6, 6)
    table = islands(twelve, LANDING, twelve)
    table.put(0, "settlement", f"{ROBBER_START} S")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}
    attacked(table)
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}, "now the robber stands there"


# Sevens after the attack


@pytest.mark.rule("CKS-24")
def test_later_a_seven_moves_robber_or_pirate_and_commodities_are_stolen_too() -> None:
    table = islands(SEVEN)
    table.put(1, "ship", "(4,2) NW")
    table.turn(0)
    unlock(table)
    table.pirate("frame")
    table.hand(1, coin=1)
    table.act(0, "roll")
    assert {action.kind for action in table.legal(0)} == {"move_robber", "move_pirate"}
    table.act(0, "move_pirate", hex="(4,2)")
    assert (table.cards(0), table.cards(1)) == ({"coin": 1}, {})
    assert table.decision == "action"


@pytest.mark.rule("CKS-25")
def test_the_attack_comes_first_and_then_the_seven_moves_robber_or_pirate() -> None:
    table = attacked(islands(SEVEN_WITH_LANDING))
    assert own(table).attacks.of(table.kernel) == 1
    assert pirate(table) == table.hex(START)
    assert {action.kind for action in table.legal(0)} == {"move_robber", "move_pirate"}


# Chasing


def chasing(place: str = f"{START} N", **given: Any) -> Table:
    """Seat 0 is on turn after the first attack, with a ready knight at the pirate's hex."""
    table = islands(**given)
    table.put(0, "ship", f"{START} NW", f"{START} NE")
    knight(table, 0, place, active=True)
    table.turn(0, rolled=True)
    unlock(table)
    table.pirate(START)
    return table


@pytest.mark.rule("CKS-26", "SEA-101", "VARX-71")
@pytest.mark.parametrize("place", [f"{START} N", f"{START} NW"])
def test_a_ready_knight_at_coast_or_sea_sends_the_pirate_away_and_steals_a_card(place: str) -> None:
    table = chasing(place)
    table.put(1, "ship", "(4,2) NW")
    table.hand(1, cloth=1)
    table.act(0, "chase_pirate", vertex=place)
    assert not is_active(table, place)
    assert {action.kind for action in table.legal(0)} == {"move_pirate"}
    assert not table.is_legal(0, "move_pirate", hex=START)
    table.act(0, "move_pirate", hex="(4,2)")
    assert pirate(table) == table.hex("(4,2)")
    assert (table.cards(0), table.cards(1)) == ({"cloth": 1}, {})
    assert table.decision == "action"


@pytest.mark.rule("CKS-26", "VARX-71")
def test_only_a_ready_knight_at_the_pirates_hex_chases_it() -> None:
    table = chasing("(5,3) S")
    assert table.legal(0, "chase_pirate") == []
    assert "stand" in table.refused(0, "chase_pirate", vertex="(5,3) S")
    knight(table, 0, f"{START} N")
    assert "active" in table.refused(0, "chase_pirate", vertex=f"{START} N")
    table.hand(0, grain=1)
    table.act(0, "activate_knight", vertex=f"{START} N")
    assert table.legal(0, "chase_pirate") == [], "it was activated this turn"
    knight(table, 1, f"{START} S", active=True)
    assert table.refused(0, "chase_pirate", vertex=f"{START} S")


@pytest.mark.rule("CKS-27")
def test_a_knight_between_robber_and_pirate_chases_one_of_them() -> None:
    place = f"{START} SW"  # on the forest in the south
    table = chasing(place)
    table.robber("(5,3)")
    assert table.is_legal(0, "chase_robber", vertex=place)
    assert table.is_legal(0, "chase_pirate", vertex=place)
    table.act(0, "chase_robber", vertex=place)
    table.act(0, "move_robber", hex=ROBBER_START)
    assert pirate(table) == table.hex(START)
    assert table.legal(0, "chase_pirate") == []


@pytest.mark.rule("CKS-28")
def test_without_a_trade_relation_nobody_chases_the_pirate_of_the_villages() -> None:
    table = Table(["cloth_for_catan", KNIGHTS])
    knight(table, 0, "(2,3) S", active=True)
    table.turn(0, rolled=True)
    unlock(table)
    table.pirate("(2,3)")
    assert table.legal(0, "chase_pirate") == []
    assert "may not move the pirate" in table.refused(0, "chase_pirate", vertex="(2,3) S")
    assert is_active(table, "(2,3) S")
    table.put(0, "settlement", "(1,3) S")
    table.put(0, "ship", "(2,3) E")
    assert table.is_legal(0, "chase_pirate", vertex="(2,3) S")


@pytest.mark.rule("CKS-28")
def test_a_chased_robber_keeps_to_the_hexes_of_its_scenario() -> None:
    table = Table(["forgotten_tribe", KNIGHTS])
    knight(table, 0, "(1,4) S", active=True)
    table.turn(0, rolled=True)
    unlock(table)
    table.robber("(1,4)")
    table.act(0, "chase_robber", vertex="(1,4) S")
    hexes = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert hexes == {hex_ for hex_ in range(table.kernel.topology.hexes) if table.state.numbers[hex_]}
    cloth = Table(["cloth_for_catan", KNIGHTS])
    knight(cloth, 0, "(3,1) S", active=True)
    cloth.turn(0, rolled=True)
    unlock(cloth)
    cloth.act(0, "chase_robber", vertex="(3,1) S")
    assert not cloth.is_legal(0, "move_robber", hex="(4,2)"), "a village island"


@pytest.mark.rule("CKS-28")
def test_a_friendly_pirate_is_not_chased_to_ships_of_the_weak() -> None:
    table = chasing(beside=("friendly_robber",))
    table.put(0, "city", "(2,1) N", "(3,1) S")
    table.put(1, "ship", "(4,2) NW")
    table.put(2, "ship", "(4,4) NE")
    table.put(2, "city", "(5,6) S", "(2,5) N")
    table.act(0, "chase_pirate", vertex=f"{START} N")
    assert not table.is_legal(0, "move_pirate", hex="(4,2)")
    assert table.is_legal(0, "move_pirate", hex="(4,4)")


@pytest.mark.rule("CKS-29")
def test_where_there_is_no_pirate_none_is_chased() -> None:
    table = Table(["wonders", KNIGHTS], dice=[LANDING, SEVEN])
    knight(table, 0, "(2,1) N", active=True)
    attacked(table)
    assert pirate(table) == "off_board"
    knight(table, 0, "(2,3) N", active=True)
    assert table.legal(0, "chase_pirate") == []
    table.turn(0)
    table.act(0, "roll")
    assert {action.kind for action in table.legal(0)} == {"move_robber"}


@pytest.mark.rule("CKS-29")
def test_a_pirate_on_the_frame_and_a_robber_beside_the_board_are_not_chased() -> None:
    table = Table(["new_world", KNIGHTS])
    topology = table.kernel.topology
    table.turn(0, rolled=True)
    unlock(table)
    table.pirate("frame")
    assert table.state.robber == -1
    for vertex in (0, int(topology.vertices) - 1):
        stand(table.kernel, own(table), vertex, 0, 1, 1, 0, 0)
    table.state.placed[table.kernel.rules.piece("basic_knight")] = 2
    assert table.legal(0, "move_knight") == []
    assert table.legal(0, "chase_pirate") == []
    assert table.legal(0, "chase_robber") == []
