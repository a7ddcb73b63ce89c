"""`enchanted_land` (TDEEL): fights with dragons, what is known of them, and how the game is won."""

from __future__ import annotations

import json

import pytest

from skerry import Game
from skerry.cli.table_picture import board_picture
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View
from skerry.rules.cities_and_knights.knights import remove_knight
from tests.enchanted import (
    ENCHANTED,
    FIRST,
    FLAGS,
    LANDING,
    SECOND,
    give_dragons,
    hunting,
    inland,
    lairs,
    lay_dragon,
    own,
    told,
)
from tests.knights import is_active, knight, level, strength_at
from tests.knights import own as knights_own
from tests.table import Table


def fight(table: Table, place: str = FIRST) -> str:
    """The one event that tells how it came out, checked for what it says."""
    flags = int(own(table).flags(table.kernel, table.vertex(place)))
    events = table.act(0, "fight_dragon", vertex=place)
    (outcome,) = [event for event in events if event.kind.startswith("dragon")]
    assert outcome.public == {"seat": 0, "vertex": table.vertex(place), "dragon": FLAGS[flags]}
    return outcome.kind


def next_turn(table: Table) -> None:
    table.act(0, "end_turn")
    table.turn(0, rolled=True)


# Fighting


@pytest.mark.rule("TDEEL-58", "TDEEL-59", "TDEEL-60", "TDEEL-61")
@pytest.mark.parametrize(("strength", "beats"), [("basic", 1), ("strong", 2), ("mighty", 3)])
def test_a_knight_beats_a_dragon_with_no_more_flags_than_it_is_strong(strength: str, beats: int) -> None:
    for flags in (1, 2, 3):
        table = hunting(FIRST, strength, {FIRST: flags})
        assert fight(table) == ("dragon_beaten" if flags <= beats else "dragon_unbeaten")


@pytest.mark.rule("TDEEL-62", "TDEEL-64", "TDEEL-65")
def test_a_beaten_dragon_is_a_point_and_the_knight_stays_asleep() -> None:
    table = hunting(FIRST, "strong", {FIRST: 2})
    fight(table)
    assert table.points(0) == 1
    assert table.game.view(None).sources[0] == {"beaten": 1}
    assert told(table)["tiles"] == [{"two_flags": 1}, {}, {}, {}]
    assert told(table)["beaten"] == [1, 0, 0, 0]
    assert set(lairs(table)) == inland(table) - {table.vertex(FIRST)}
    assert (strength_at(table, FIRST), is_active(table, FIRST)) == (2, False)
    assert not table.legal(0, "fight_dragon")


@pytest.mark.rule("TDEEL-63", "TDEEL-64", "TDEEL-65", "TDEEL-67")
def test_a_lost_fight_leaves_the_dragon_which_all_have_seen() -> None:
    table = hunting(FIRST, "basic", {FIRST: 3})
    fight(table)
    assert set(lairs(table)) == inland(table)
    assert (strength_at(table, FIRST), is_active(table, FIRST), table.points(0)) == (1, False, 0)
    for seat in (None, 0, 1, 2, 3):
        dragons = told(table, seat)["dragons"]
        assert dragons.pop(str(table.vertex(FIRST))) == "three_flags"
        assert set(dragons.values()) == {"?"}


@pytest.mark.rule("TDEEL-55", "TDEEL-56")
def test_nobody_fights_in_the_turn_in_which_the_knight_woke() -> None:
    table = hunting(LANDING, "basic", {FIRST: 1})
    table.act(0, "move_knight", vertex=LANDING)
    table.act(0, "go_knight", vertex=FIRST)
    assert "only an active knight" in table.refused(0, "fight_dragon", vertex=FIRST)
    table.hand(0, grain=1)
    table.act(0, "activate_knight", vertex=FIRST)
    assert "next turn" in table.refused(0, "fight_dragon", vertex=FIRST)
    next_turn(table)
    assert fight(table) == "dragon_beaten"


@pytest.mark.rule("TDEEL-55")
def test_a_dragon_is_fought_only_from_its_vertex() -> None:
    table = hunting(LANDING)
    assert "no dragon" in table.refused(0, "fight_dragon", vertex=LANDING)
    assert not table.legal(0, "fight_dragon")
    table = hunting(FIRST)
    knight(table, 1, SECOND, active=True)
    assert "no knight" in table.refused(0, "fight_dragon", vertex=SECOND)


@pytest.mark.rule("TDEEL-57")
def test_fighting_is_voluntary() -> None:
    table = hunting(FIRST)
    assert table.is_legal(0, "fight_dragon", vertex=FIRST)
    assert table.is_legal(0, "move_knight", vertex=FIRST)
    assert table.is_legal(0, "end_turn")


@pytest.mark.rule("TDEEL-66")
def test_after_a_loss_it_moves_on_or_fights_again_when_promoted_far_enough() -> None:
    table = hunting(FIRST, "basic", {FIRST: 3, SECOND: 1})
    level(table, 0, "politics", 3)
    fight(table)
    table.hand(0, grain=2, wool=2, ore=2)
    table.act(0, "activate_knight", vertex=FIRST)
    table.act(0, "promote_knight", vertex=FIRST)
    next_turn(table)
    assert "too strong" in table.refused(0, "fight_dragon", vertex=FIRST), "strong is not enough"
    assert table.is_legal(0, "move_knight", vertex=FIRST)
    table.act(0, "promote_knight", vertex=FIRST)
    assert fight(table) == "dragon_beaten"
    table = hunting(FIRST, "basic", {FIRST: 3, SECOND: 1})
    fight(table)
    table.hand(0, grain=2)
    table.act(0, "activate_knight", vertex=FIRST)
    next_turn(table)
    table.act(0, "move_knight", vertex=FIRST)
    table.act(0, "go_knight", vertex=SECOND)
    table.act(0, "activate_knight", vertex=SECOND)
    next_turn(table)
    assert fight(table, SECOND) == "dragon_beaten"


# What is known


@pytest.mark.rule("TDEEL-20", "TDEEL-67")
def test_what_nobody_saw_may_be_any_tile_and_what_a_fight_showed_stays() -> None:
    table = hunting(FIRST, "basic", {FIRST: 3})
    fight(table)
    before = json.dumps(table.view(1))
    dragons = own(table).dragons
    dealt = set()
    for seed in range(8):
        twin = resample_hidden(table.kernel, 1, str(seed))
        assert json.dumps(View(twin, 1).to_json()) == before
        laid = [int(dragons.of(twin, vertex)) for vertex in sorted(inland(table))]
        assert [laid.count(flags) for flags in (1, 2, 3)] == [7, 6, 6]
        assert dragons.of(twin, table.vertex(FIRST)) == 3
        dealt.add(tuple(laid))
    assert len(dealt) > 1


@pytest.mark.rule("TDEEL-58", "TDEEL-67")
def test_a_fight_is_not_taken_back() -> None:
    table = Table.of(Game.new(ENCHANTED, 4, seed="no way back", options={"setup": "fixed"}))
    table.turn(0, rolled=True)
    knight(table, 0, FIRST, active=True)
    table.act(0, "fight_dragon", vertex=FIRST)
    assert not table.game.can_undo(0)


# Winning


@pytest.mark.rule("TDEEL-77", "TDEEL-78", "TDEEL-86")
@pytest.mark.parametrize("players", [3, 4])
def test_the_sixth_dragon_wins_at_once_whatever_the_points(players: int) -> None:
    table = hunting(FIRST, "mighty", players=players)
    give_dragons(table, 0, 4)
    fight(table)
    assert not table.game.over
    assert table.points(0) == 5, "beaten dragons count toward the points too"
    table.act(0, "end_turn")
    give_dragons(table, 0, 1)
    table.turn(1, rolled=True)
    assert not table.game.over, "it is somebody else's turn"
    table.turn(0)
    assert (table.game.winner, table.game.ending) == (0, "dragons")
    assert table.points(0) == 6


@pytest.mark.rule("TDEEL-86")
def test_a_fight_ends_the_game() -> None:
    table = hunting(FIRST, "mighty")
    give_dragons(table, 0, 5)
    lay_dragon(table, FIRST, 3)
    fight(table)
    assert (table.game.winner, table.game.ending) == (0, "dragons")


@pytest.mark.rule("TDEEL-77", "TDEEL-78", "TDEEL-86")
@pytest.mark.parametrize(("players", "needed"), [(3, 21), (4, 18)])
def test_points_win_as_well(players: int, needed: int) -> None:
    table = hunting(FIRST, "basic", {FIRST: 1}, players=players)
    sites = ("(1,2) N", "(1,3) N", "(1,4) N", "(1,5) N")
    table.put(0, "city", *sites)
    table.put(0, "settlement", "(1,2) S", "(1,3) S", "(1,4) S", "(1,5) S", "(6,8) S")
    missing = needed - 1 - table.points(0)
    give_dragons(table, 0, min(missing, 4))

    knights_own(table).defender.gain(table.kernel, 0, missing - min(missing, 4))
    assert table.points(0) == needed - 1
    assert not table.game.over
    fight(table)
    assert (table.game.winner, table.game.ending) == (0, "points")


@pytest.mark.rule("TDETI-20")
def test_the_harbormaster_asks_for_more_points_but_not_for_more_dragons() -> None:
    table = Table([*ENCHANTED, "harbormaster"], setup="fixed")
    assert set(table.game.view(None).target) == {19}
    table.turn(0, rolled=True)
    knight(table, 0, FIRST, "mighty", active=True)
    give_dragons(table, 0, 5)
    fight(table)
    assert (table.game.winner, table.game.ending) == (0, "dragons")


@pytest.mark.rule("TDEEL-67")
def test_the_text_picture_shows_dragons_and_the_flags_that_are_known() -> None:
    table = hunting(FIRST, "basic", {FIRST: 3})
    fight(table)
    remove_knight(table.kernel, knights_own(table), table.vertex(FIRST))
    picture = str(board_picture(table.game.view(None)))
    assert (picture.count("D3"), picture.count("D")) == (1, 19)
