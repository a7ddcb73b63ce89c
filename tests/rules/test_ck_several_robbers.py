"""Cities & Knights on a board with a robber for each half."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from skerry.engine.robbing import robber_place
from tests.knight_toys import RobberPerHalf, TwoRobbers
from tests.knights import barbarians_at, give, knight, own, play, throw
from tests.table import Table

NORTH, SOUTH = "(1,2)", "(4,2)"  # the desert, where the one robber starts, and the last hex, where the other does


def halves(dice: Sequence[Sequence[int]] = (), thefts: Sequence[str] = ()) -> Table:
    """Seat 0 is on turn and has rolled; the barbarians have not come yet."""
    table = Table(["cities_and_knights", RobberPerHalf()], dice=dice, thefts=thefts)
    table.turn(0, rolled=True)
    return table


def freed(thefts: Sequence[str] = ()) -> Table:
    """The same after their first attack."""
    table = halves(thefts=thefts)
    own(table).attacks.put(table.kernel, 1)
    table.state.robber = table.hex(NORTH)
    table.state.more_robbers[0] = table.hex(SOUTH)
    return table


def robbers(table: Table) -> list[int]:
    return [int(robber_place(table.kernel, robber)) for robber in range(2)]


@pytest.mark.rule("CK-219")
@pytest.mark.ready("BIG-062")
def test_a_bishop_robs_where_the_robber_went_that_moved() -> None:
    table = freed(thefts=["wool"])
    give(table, 0, "bishop")
    table.put(1, "settlement", f"{NORTH} N")
    table.put(2, "settlement", "(4,1) S")
    table.hand(1, ore=1)
    table.hand(2, wool=1)
    play(table, "bishop")
    table.act(0, "send_bishop", hex="(4,1)")
    assert robbers(table) == [table.hex(NORTH), table.hex("(4,1)")]
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"wool": 1}, {"ore": 1}, {})


@pytest.mark.rule("CK-076", "CK-077")
@pytest.mark.ready("BIG-027")
def test_all_robbers_wait_beside_the_board_for_the_first_attack() -> None:
    table = halves(dice=[throw(1, 1, "ship")])
    assert robbers(table) == [-1, -1]
    told = table.view()["cities_and_knights"]
    assert told["robber_starts"] == [table.hex(NORTH), table.hex(SOUTH)]
    barbarians_at(table, 6)
    table.turn(1)
    moved = [event.to_json() for event in table.act(1, "roll") if "robber" in event.kind]
    starts = [table.hex(NORTH), table.hex(SOUTH)]
    assert robbers(table) == starts
    assert moved == [
        {"event": "one_robber_moved", "seat": 1, "hex": hex_, "robber": robber} for robber, hex_ in enumerate(starts)
    ]
    assert table.view()["cities_and_knights"]["robber_starts"] == [None, None]


@pytest.mark.rule("CK-155")
@pytest.mark.ready("BIG-062")
@pytest.mark.parametrize(("place", "north"), [(f"{NORTH} N", True), (f"{SOUTH} S", False)])
def test_the_robber_that_is_chased_is_the_one_that_moves(place: str, north: bool) -> None:
    table = freed()
    knight(table, 0, place, active=True)
    table.act(0, "chase_robber", vertex=place)
    half = range(9) if north else range(9, 19)
    targets = {action.operands["hex"] for action in table.legal(0, "move_robber")}
    assert targets == set(half) - set(robbers(table))
    assert "may not go there" in table.refused(0, "move_robber", hex="(3,1)" if north else "(0,0)")
    goal = "(0,0)" if north else "(3,1)"
    table.act(0, "move_robber", hex=goal)
    assert robbers(table) == ([table.hex(goal), table.hex(SOUTH)] if north else [table.hex(NORTH), table.hex(goal)])


@pytest.mark.rule("CK-155")
def test_a_chased_robber_moves_itself_where_any_robber_could_go() -> None:
    table = Table(["cities_and_knights", TwoRobbers()])
    table.turn(0, rolled=True)
    own(table).attacks.put(table.kernel, 1)
    table.state.more_robbers[0] = table.hex(SOUTH)
    knight(table, 0, f"{SOUTH} S", active=True)
    table.act(0, "chase_robber", vertex=f"{SOUTH} S")
    table.act(0, "move_robber", hex="(0,0)")
    assert robbers(table) == [-1, table.hex("(0,0)")]


@pytest.mark.rule("CK-155")
@pytest.mark.ready("BIG-062")
def test_of_two_robbers_at_a_knight_the_hex_says_which_one_is_chased() -> None:
    table = freed()
    table.state.robber, table.state.more_robbers[0] = table.hex("(2,1)"), table.hex("(3,1)")
    knight(table, 0, "(2,1) S", active=True)
    table.act(0, "chase_robber", vertex="(2,1) S")
    table.act(0, "move_robber", hex=SOUTH)
    assert robbers(table) == [table.hex("(2,1)"), table.hex(SOUTH)]
