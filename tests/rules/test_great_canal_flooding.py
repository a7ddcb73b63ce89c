"""`great_canal`: dry fields, the finished canal, the robber and the end (TDEGK-36 to -38, TDEGK-71 to TDEGK-96)."""

from __future__ import annotations

import pytest

from skerry.board.terrain import LAKE
from skerry.board.tokens import numbers_of
from skerry.engine.placement import is_coastal
from skerry.engine.state import OFF_BOARD
from skerry.rules.cities_and_knights.knights import put_knight, remove_knight
from tests.canal import CANAL, COURSE, DESERT_A, FIELDS, begun, canal_table, dug, lies, markers, told
from tests.knights import barbarians_at, knight, throw, unlock
from tests.knights import own as knights_own
from tests.table import Table

# The last two hexes of the course meet at this corner, and each has one that the other has not.
EIGHTH, NINTH = COURSE[7], COURSE[8]
BOTH, ONLY_EIGHTH, ONLY_NINTH = "(3,3) SE", "(3,4) N", "(3,3) S"


def before_the_eighth(**given: object) -> Table:
    """Seven tiles lie; a knight of seat 1 is active at the eighth hex."""
    table = canal_table(**given)
    dug(table, *COURSE[:7])
    knight(table, 1, ONLY_EIGHTH, "strong", active=True)
    return table


def finish(table: Table, seat: int = 0) -> list[str]:
    """A knight digs the eighth hex; tells what happened."""
    knight(table, seat, BOTH)
    table.hand(seat, grain=1)
    return [event.kind for event in table.act(seat, "activate_knight", vertex=BOTH)]


def at_the_eighth(**given: object) -> Table:
    table = before_the_eighth(**given)
    table.turn(0, rolled=True)
    return table


# Dry fields


@pytest.mark.rule("TDEGK-38", "TDEGK-76", "TDEGK-77", "TDEGK-85")
def test_fields_produce_only_when_the_canal_is_finished() -> None:
    table = before_the_eighth(dice=[throw(2, 4), throw(2, 4)])
    table.put(1, "settlement", "(3,3) N")
    table.put(1, "city", "(3,3) SW")
    table.turn(0)
    table.act(0, "roll")
    assert table.cards(1) == {}
    finish(table)
    assert told(table)["covered_numbers"] == {}
    assert {place: numbers_of(table.state.numbers[table.hex(place)]) for place in FIELDS} == {
        place: [number] for place, number in FIELDS.items()
    }
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.cards(1) == {"grain": 3}


# The last tile


@pytest.mark.rule("TDEGK-71", "TDEGK-72", "TDEGK-74", "TDEGK-86")
def test_with_the_eighth_tile_the_ninth_is_laid_and_nobody_wins_its_markers() -> None:
    table = at_the_eighth()
    assert (lies(table, COURSE[0]), told(table)["canal_finished"]) == ("dry", False)
    events = finish(table)
    assert events[-3:] == ["canal_dug", "canal_gap_filled", "canal_finished"]
    assert markers(table) == [1, 1, 0, 0]
    assert {lies(table, place) for place in COURSE} == {"water"}
    assert told(table)["canal_finished"]


@pytest.mark.rule("TDEGK-72")
def test_seven_tiles_do_not_finish_the_canal() -> None:
    table = canal_table()
    dug(table, *COURSE[:6])
    knight(table, 1, "(3,5) N", active=True)
    knight(table, 1, "(3,5) NE", active=True)
    assert [lies(table, place) for place in COURSE[6:]] == ["dry", "marked", "marked"]
    assert markers(table) == [0, 2, 0, 0]


@pytest.mark.rule("TDEGK-73", "TDEGK-52")
def test_one_knight_that_digs_the_last_two_hexes_wins_markers_at_both() -> None:
    table = at_the_eighth()
    knight(table, 2, ONLY_NINTH, active=True)
    events = finish(table)
    assert (events.count("canal_dug"), "canal_gap_filled" in events, events[-1]) == (2, False, "canal_finished")
    assert markers(table) == [2, 1, 1, 0]


@pytest.mark.rule("TDEGK-86")
@pytest.mark.parametrize(("together", "won"), [(False, 16), (True, 18)])
def test_the_canal_gives_eighteen_points_or_sixteen(together: bool, won: int) -> None:
    table = begun()
    # Always another colour, and knights that leave again, so that there are enough of them.
    for step, place in enumerate(COURSE[:7]):
        hex_ = table.hex(place)
        corners = [int(vertex) for vertex in table.kernel.topology.hex_vertex[6 * hex_ : 6 * hex_ + 6]]
        dig_with(table, step % 4, corners[:2])
    assert sum(markers(table)) == 14
    knight(table, 1, ONLY_EIGHTH, active=True)
    if together:
        knight(table, 2, ONLY_NINTH, active=True)
    finish(table)
    assert sum(markers(table)) == won
    assert sum(table.points(seat) for seat in range(4)) == won


def dig_with(table: Table, seat: int, corners: list[int]) -> None:
    for vertex in corners:
        put_knight(table.kernel, knights_own(table), seat, 1, vertex, 1)
    for vertex in corners:
        remove_knight(table.kernel, knights_own(table), vertex)


# Inland water


@pytest.mark.rule("TDEGK-75", "TDEGK-78")
def test_the_flooded_desert_is_a_lake_without_coast_or_ships() -> None:
    table = at_the_eighth()
    table.put(0, "settlement", "(3,2) NE")
    table.put(0, "road", "(3,2) NE")
    finish(table)
    assert table.state.terrain[table.hex(DESERT_A)] == LAKE
    assert not is_coastal(table.kernel, table.vertex("(3,2) NE"))
    assert table.points(0) == 2
    table.hand(0, wood=2, brick=2, wool=1)
    assert table.legal(0, "build_ship") == []
    assert table.is_legal(0, "build_road", edge="(3,2) E")
    view = table.view()["board"]
    assert view["harbours"] == canal_table().view()["board"]["harbours"]


# The robber


@pytest.mark.rule("TDEGK-36")
def test_there_is_no_pirate() -> None:
    table = canal_table(dice=[throw(3, 4)])
    table.turn(0)
    unlock(table)
    table.act(0, "roll")
    assert table.decision == "move_robber"
    assert {action.kind for action in table.legal(0)} == {"move_robber"}
    assert table.view()["seafarers"]["pirate"] == "off_board"


@pytest.mark.rule("TDEGK-37")
def test_the_robber_waits_for_the_first_attack() -> None:
    table = canal_table(dice=[throw(3, 4), throw(3, 4, "ship")])
    table.act(0, "choose_robber_hex", hex="(1,5)")
    table.turn(0)
    assert table.state.robber == OFF_BOARD
    table.act(0, "roll")
    assert table.decision == "action"
    barbarians_at(table, 6)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.state.robber == table.hex("(1,5)")
    assert table.decision == "move_robber"


def open_to_robber(table: Table, seat: int = 0) -> set[int]:
    return {action.operands["hex"] for action in table.legal(seat, "move_robber")}


@pytest.mark.rule("TDEGK-85", "TDEGK-96")
def test_the_robber_goes_to_dry_fields_and_never_to_the_flooded_desert() -> None:
    table = before_the_eighth(dice=[throw(3, 4), throw(3, 4)])
    table.turn(0)
    unlock(table)
    table.robber("(1,3)")
    table.act(0, "roll")
    assert {table.hex(place) for place in (*FIELDS, DESERT_A)} <= open_to_robber(table)
    table.act(0, "move_robber", hex="(3,3)")
    finish(table)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert table.hex(DESERT_A) not in open_to_robber(table, 1)
    assert table.hex("(1,3)") in open_to_robber(table, 1)


@pytest.mark.rule("TDEGK-79")
def test_a_robber_on_the_flooded_desert_goes_to_a_small_island_and_takes_no_card() -> None:
    table = at_the_eighth()
    table.hand(1, ore=3)
    unlock(table)
    table.robber(DESERT_A)
    finish(table)
    assert (table.decision, table.game.actors) == ("choose_robber_hex", [0])
    deserts = {table.hex(place) for place in ("(1,3)", "(1,5)", "(7,2)")}
    assert {action.operands["hex"] for action in table.legal(0)} == deserts
    table.act(0, "choose_robber_hex", hex="(7,2)")
    assert (table.decision, table.state.robber) == ("action", table.hex("(7,2)"))
    assert table.cards(1) == {"ore": 3}


@pytest.mark.rule("TDEGK-79")
def test_a_robber_elsewhere_stays_when_the_desert_is_flooded() -> None:
    table = at_the_eighth()
    unlock(table)
    table.robber("(3,3)")
    finish(table)
    assert (table.decision, table.state.robber) == ("action", table.hex("(3,3)"))


@pytest.mark.rule("TDEGK-79", "TDEGK-37")
def test_a_robber_that_waited_for_the_desert_finds_it_flooded() -> None:
    table = before_the_eighth(dice=[throw(1, 1, "ship")])
    table.robber(DESERT_A)
    table.turn(0)
    state = table.state
    state.top = None
    table.kernel.ask(table.kernel.rules.decision("action"), 0)
    finish(table)
    assert (table.decision, state.robber) == ("action", OFF_BOARD)
    barbarians_at(table, 6)
    table.act(0, "end_turn")
    table.act(1, "roll")
    assert (table.decision, table.game.actors) == ("choose_robber_hex", [1])
    table.act(1, "choose_robber_hex", hex="(1,5)")
    assert state.robber == table.hex("(1,5)")


@pytest.mark.rule("TDEGK-79")
def test_without_another_desert_the_robber_goes_beside_the_board() -> None:
    text = """
name dyke
row 0 offset 0: sea lake hill:5 pasture:9 desert sea
row 1 offset 1: sea forest:4 field:6 forest:3 sea
marker lake_b: (0,1)
marker desert_a: (0,4)
marker canal: (0,2) (0,3)
"""
    table = Table(CANAL, 3, own_map=text)
    table.turn(0, rolled=True)
    unlock(table)
    assert table.state.robber == table.hex("(0,4)")
    knight(table, 0, "(0,2) N", active=True)
    knight(table, 0, "(0,2) SW", active=True)
    assert told(table)["canal_finished"]
    assert (markers(table), table.state.robber) == ([2, 0, 0], OFF_BOARD)


# The end


@pytest.mark.rule("TDEGK-88", "TDEGK-89")
@pytest.mark.parametrize(("players", "target"), [(3, 21), (4, 18)])
def test_so_many_points_win_on_the_own_turn(players: int, target: int) -> None:
    table = canal_table(players)
    knights_own(table).defender.gain(table.kernel, 1, target - 1)
    table.turn(1, rolled=True)
    assert not table.game.over, "a point less"
    table.turn(0, rolled=True)
    knights_own(table).defender.gain(table.kernel, 1, 1)
    assert not table.game.over
    table.act(0, "end_turn")
    assert table.game.winner == 1
