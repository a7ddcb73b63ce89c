"""`great_canal`: knights dig the canal (TDEGK-39 to TDEGK-56, TDEGK-91)."""

from __future__ import annotations

import pytest

from skerry.board.tokens import numbers_of
from tests.canal import begun, canal_table, lies, markers
from tests.knights import give, is_active, knight, own, places, play, strength_at, throw, vertices
from tests.table import Table

# Corners of the third hex of the course; the first belongs to the second hex too.
BOTH, SOUTH, WEST = "(7,4) NE", "(7,4) S", "(7,4) SW"
THIRD, SECOND = "(7,4)", "(7,5)"


def wake(table: Table, seat: int, place: str) -> list[str]:
    """A knight is activated for grain; tells what happened."""
    table.hand(seat, grain=1)
    return [event.kind for event in table.act(seat, "activate_knight", vertex=place)]


# One player, two players


@pytest.mark.rule("TDEGK-40", "TDEGK-41", "TDEGK-44", "TDEGK-46", "TDEGK-49")
def test_two_active_knights_of_one_player_win_both_markers_and_lay_a_tile() -> None:
    table = begun()
    knight(table, 0, SOUTH)
    knight(table, 0, WEST)
    assert "canal_dug" not in wake(table, 0, SOUTH)
    assert (lies(table, THIRD), markers(table)) == ("marked", [0, 0, 0, 0])
    assert "canal_dug" in wake(table, 0, WEST)
    assert (lies(table, THIRD), markers(table)) == ("dry", [2, 0, 0, 0])
    assert table.points(0) == 2
    assert table.game.view(None).sources[0] == {"canal_markers": 2}
    assert (is_active(table, SOUTH), is_active(table, WEST)) == (True, True)


@pytest.mark.rule("TDEGK-45", "TDEGK-47", "TDEGK-48", "TDEGK-50")
def test_knights_of_two_players_win_a_marker_each_and_the_third_comes_too_late() -> None:
    """The example of the rules: each has a knight at a marked hex, and the second is activated."""
    table = begun()
    knight(table, 1, SOUTH, "mighty", active=True)
    knight(table, 0, WEST)
    knight(table, 0, BOTH, "strong")
    told = wake(table, 0, WEST)
    assert told.index("knight_activated") < told.index("canal_dug")
    assert (lies(table, THIRD), markers(table)) == ("dry", [1, 1, 0, 0])
    assert "canal_dug" not in wake(table, 0, BOTH)
    assert markers(table) == [1, 1, 0, 0]
    assert strength_at(table, SOUTH) == 3


@pytest.mark.rule("TDEGK-40")
def test_knights_at_two_different_hexes_dig_nothing() -> None:
    table = begun()
    knight(table, 1, "(6,6) SE", active=True)
    knight(table, 0, SOUTH)
    knight(table, 0, "(5,4) NW", active=True)
    wake(table, 0, SOUTH)
    assert markers(table) == [0, 0, 0, 0]


@pytest.mark.rule("TDEGK-51", "TDEGK-52")
def test_a_knight_between_two_hexes_digs_both_at_once_in_any_order_of_the_course() -> None:
    table = begun()
    knight(table, 1, "(7,5) S", active=True)
    knight(table, 2, WEST, active=True)
    knight(table, 0, BOTH)
    wake(table, 0, BOTH)
    assert (lies(table, SECOND), lies(table, THIRD)) == ("dry", "dry")
    assert lies(table, "(6,6)") == "marked"
    assert markers(table) == [2, 1, 1, 0]


@pytest.mark.rule("TDEGK-53")
def test_a_warlord_wakes_one_knight_after_another() -> None:
    table = begun()
    knight(table, 1, SOUTH, active=True)
    knight(table, 2, "(7,5) S", active=True)
    knight(table, 0, WEST)
    knight(table, 0, BOTH)
    give(table, 0, "warlord")
    play(table, "warlord")
    assert vertices(table, 0, "wake_knight") == places(table, WEST, BOTH)
    table.act(0, "wake_knight", vertex=BOTH)
    # It dug two hexes, so for the other knight nothing is left.
    assert markers(table) == [2, 1, 1, 0]
    assert (table.decision, is_active(table, WEST)) == ("action", True)


# Without a move of its own


def driven_out() -> Table:
    """Seat 0 drives out an active knight of seat 1, which may go to a hex where one of seat 2 is active."""
    table = begun()
    table.put(0, "road", "(5,4) NW")
    table.put(1, "road", "(5,4) W", "(5,4) SW")
    knight(table, 1, "(5,4) NW", active=True)
    knight(table, 2, "(6,4) SW", active=True)
    give(table, 0, "intrigue")
    play(table, "intrigue")
    table.act(0, "drive_out_knight", vertex="(5,4) NW")
    return table


@pytest.mark.rule("TDEGK-54")
def test_a_displaced_knight_digs_where_it_comes_to_stand_on_another_players_turn() -> None:
    table = driven_out()
    table.act(1, "retreat", vertex="(5,4) S")
    assert markers(table) == [0, 1, 1, 0]
    assert lies(table, "(6,4)") == "dry"


@pytest.mark.rule("TDEGK-91")
def test_markers_of_anothers_turn_count_at_once_and_win_on_the_own_turn() -> None:
    table = driven_out()
    own(table).defender.gain(table.kernel, 1, 17)
    table.act(1, "retreat", vertex="(5,4) S")
    assert (table.points(1), table.game.over) == (18, False)
    table.act(0, "end_turn")
    assert table.game.winner == 1


@pytest.mark.rule("TDEGK-54", "TDEGK-39")
def test_a_deserter_that_is_placed_active_digs_at_once() -> None:
    table = begun()
    table.put(0, "ship", "(7,4) SW", "(7,4) W", "(7,2) NE", "(7,2) NW")
    knight(table, 0, "(7,4) S", active=True)
    knight(table, 1, "(4,3) NW", active=True)
    give(table, 0, "deserter")
    play(table, "deserter")
    offered = vertices(table, 0, "welcome_deserter")
    assert table.vertex(WEST) in offered
    assert not offered & places(table, "(7,2) N", "(7,2) NE", "(7,2) NW"), "never on a small island"
    table.act(0, "welcome_deserter", vertex=WEST, strength=1)
    assert markers(table) == [2, 0, 0, 0]


@pytest.mark.rule("TDEGK-55")
def test_a_knight_that_moves_to_a_marked_hex_does_not_dig() -> None:
    table = begun()
    table.put(0, "ship", "(7,4) SE")
    knight(table, 0, WEST, active=True)
    table.put(0, "ship", "(7,5) SW")
    knight(table, 0, "(7,5) S", active=True)
    table.act(0, "move_knight", vertex="(7,5) S")
    table.act(0, "go_knight", vertex=SOUTH)
    assert (is_active(table, SOUTH), is_active(table, WEST)) == (False, True)
    assert (lies(table, THIRD), markers(table)) == ("marked", [0, 0, 0, 0])


# The hex


@pytest.mark.rule("TDEGK-56")
def test_a_dug_hex_keeps_its_terrain_and_its_number_and_produces() -> None:
    table = canal_table(dice=[throw(1, 2)])
    table.put(0, "settlement", "(7,4) NW")
    knight(table, 1, SOUTH, active=True)
    knight(table, 1, WEST, active=True)
    assert (lies(table, THIRD), markers(table)) == ("dry", [0, 2, 0, 0])
    assert numbers_of(table.state.numbers[table.hex(THIRD)]) == [3]
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(0) == {"wool": 1}


# Recruiting


@pytest.mark.rule("TDEGK-39", "CKS-53")
def test_knights_are_recruited_on_the_home_island_only() -> None:
    table = begun()
    table.put(0, "ship", "(1,2) SE", "(1,3) SW")
    table.hand(0, wool=1, ore=1)
    assert vertices(table, 0, "recruit_knight") == places(table, "(2,2) NE")
    reason = table.refused(0, "recruit_knight", vertex="(1,3) SW")
    assert reason == "knights are recruited on the home island; a small island they reach along your ships"
    table.act(0, "recruit_knight", vertex="(2,2) NE")
