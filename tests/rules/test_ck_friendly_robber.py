"""Cities & Knights with the friendly robber: every move of the robber spares those with two points."""

from __future__ import annotations

import pytest

from skerry.catalog import judge
from tests.knights import barbarians_at, give, knight, unlock
from tests.table import Table

MODULES = ("cities_and_knights", "friendly_robber")
MOVES = {"seven": "move_robber", "chase": "move_robber", "bishop": "send_bishop"}
THREE_HEXES = "name strip\nrow 0 offset 0: forest:9 hill:6 desert\n"


def moving(cause: str, own_map: str | None = None, free: bool = True) -> Table:
    """Seat 0 is about to have a cause to move the robber, which stands on the desert; the rest is up to the test."""
    table = Table(MODULES, players=3, dice=[(3, 4, 6)], own_map=own_map)
    table.turn(0)
    if free:
        unlock(table)
    return table


def move(table: Table, cause: str, chaser: str = "") -> set[object]:
    """The cause arises; where the robber may go."""
    if cause == "seven":
        table.act(0, "roll")
    else:
        table.turn(0, rolled=True)
        if cause == "bishop":
            give(table, 0, "bishop")
            table.act(0, "play_progress", card="bishop")
        else:
            knight(table, 0, chaser, active=True)
            table.act(0, "chase_robber", vertex=chaser)
    return {action.operands["hex"] for action in table.legal(0, MOVES[cause])}


@pytest.mark.parametrize("cause", ["seven", "chase", "bishop"])
@pytest.mark.rule("FRND-22", "CK-294")
def test_sevens_chases_and_bishops_keep_away_from_players_with_two_points(cause: str) -> None:
    table = moving(cause)
    table.put(0, "city", "(4,0) S", "(4,1) S")
    table.put(1, "settlement", "(0,0) NW", "(2,0) NW")
    table.put(2, "settlement", "(2,4) SE", "(4,2) S", "(3,3) S")
    hexes = move(table, cause, "(1,2) NE")
    assert table.hex("(0,0)") not in hexes
    assert table.hex("(2,0)") not in hexes
    assert table.hex("(2,4)") in hexes


@pytest.mark.rule("FRND-22")
def test_a_player_who_loses_a_city_is_spared_again() -> None:
    table = Table(MODULES, players=3, dice=[(3, 4, 1)])
    table.put(0, "city", "(4,0) S")
    knight(table, 0, "(4,0) SW", active=True)
    table.put(1, "settlement", "(0,0) NW")
    table.put(1, "city", "(2,0) NW")
    table.turn(0)
    barbarians_at(table, 6)
    assert table.points(1) == 3
    table.act(0, "roll")
    assert (table.decision, table.points(1)) == ("move_robber", 2)
    assert not table.is_legal(0, "move_robber", hex="(0,0)")
    assert table.is_legal(0, "move_robber", hex="(4,1)")


@pytest.mark.rule("FRND-22", "CK-294")
def test_a_bishop_sent_home_takes_cards_only_from_unprotected_players() -> None:
    table = moving("bishop", own_map=THREE_HEXES)
    table.robber("(0,0)")
    # Seat 1 is protected and shelters all but the robber's own hex; the desert is left.
    table.put(1, "settlement", "(0,1) S", "(0,2) S")
    table.put(2, "city", "(0,2) NE", "(0,0) SW")
    table.put(0, "city", "(0,0) NW", "(0,1) NW")
    table.hand(1, ore=1)
    table.hand(2, coin=1)
    assert move(table, "bishop") == {table.hex("(0,2)")}
    table.act(0, "send_bishop", hex="(0,2)")
    assert (table.cards(0), table.cards(1), table.cards(2)) == ({"coin": 1}, {"ore": 1}, {})


@pytest.mark.rule("CK-294", "CK-302")
def test_a_robber_put_beside_the_board_comes_back_by_a_bishop_but_cannot_be_chased() -> None:
    table = moving("seven", own_map="name strip\nrow 0 offset 0: forest:9 hill:6\n")
    table.robber("(0,0)")
    table.put(1, "settlement", "(0,1) S")
    table.put(0, "city", "(0,0) NW", "(0,0) SW")
    assert move(table, "seven") == {"off_board"}
    table.act(0, "move_robber", hex="off_board")
    table.put(1, "settlement", "(0,1) NE", "(0,1) N")
    knight(table, 0, "(0,0) N", active=True)
    assert table.legal(0, "chase_robber") == []
    give(table, 0, "bishop")
    table.act(0, "play_progress", card="bishop")
    table.act(0, "send_bishop", hex="(0,1)")
    assert table.state.robber == table.hex("(0,1)")


@pytest.mark.rule("CK-294")
def test_a_locked_robber_stays_whoever_is_protected() -> None:
    table = moving("seven", free=False)
    table.put(1, "settlement", "(0,0) NW", "(2,0) NW")
    assert move(table, "seven") == set()
    assert table.decision == "action"


@pytest.mark.rule("VARX-15")
def test_the_friendly_robber_is_allowed_but_seldom_matters() -> None:
    verdict = judge(MODULES, 4)
    assert (verdict.playable, verdict.status, verdict.target) == (True, "possible_not_recommended", 13)
