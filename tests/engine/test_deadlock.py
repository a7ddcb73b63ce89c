"""Deadlock: the rules have no end for a game in which nobody comes any further; after two hundred rounds the most
points win."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from skerry import Game
from skerry.bench.own import OwnGames
from skerry.engine.deadlock import IDLE_LOOKS, ROUNDS
from skerry.engine.event import Event
from skerry.engine.playout import random_playout
from skerry.engine.randomness import Randomness
from skerry.engine.resampling import resample_hidden
from skerry.engine.start import start_game
from skerry.engine.state import NOBODY, TOLD_LOOKS
from tests.dragons import ACROSS, HOME, dragon_table
from tests.pirate_islands import own as pirates
from tests.table import Table

FIRST_TURN = 1
TWO_HUNDRED = 200
# What nobody can go without; everything else is left alone.
UNAVOIDABLE = ("roll", "discard", "move_robber", "choose_victim", "rob_anybody", "rob_nobody", "end_turn", "pass")


def go_on(table: Table, rounds: int, seat: int = 0) -> None:
    """So many rounds later a turn begins."""
    table.state.turn += rounds * table.state.seats - 1
    table.turn(seat)


def begun(*modules: str, players: int = 4) -> Table:
    """The first turn begins, with two points for everybody."""
    table = Table(modules or ("base",), players)
    for seat, (first, second) in enumerate(
        [("(1,1) N", "(3,1) N"), ("(1,2) N", "(3,2) N"), ("(2,1) N", "(4,1) N"), ("(2,3) N", "(4,2) N")][:players]
    ):
        table.put(seat, "settlement", first, second)
    table.turn(0)
    return table


def idle_looks(table: Table) -> int:
    return int(table.state.idle_looks)


# When it ends


def test_two_hundred_rounds_without_headway_end_a_game_for_the_most_points() -> None:
    table = begun()
    table.put(2, "settlement", "(3,3) N")
    go_on(table, ROUNDS)
    assert idle_looks(table) == 0, "a point more than at the first look"
    for look in range(1, IDLE_LOOKS):
        go_on(table, ROUNDS)
        assert (table.game.over, idle_looks(table)) == (False, look)
    go_on(table, ROUNDS)
    assert (table.game.winners, table.game.ending) == ([2], "deadlock")
    assert table.game.actors == []
    assert IDLE_LOOKS * ROUNDS == TWO_HUNDRED


@pytest.mark.parametrize("players", [3, 4])
def test_it_is_looked_every_50_rounds_of_all_players(players: int) -> None:
    table = begun(players=players)
    table.state.turn += ROUNDS * players - 2
    table.turn(players - 1)
    assert idle_looks(table) == 0
    table.turn(0)
    assert (table.state.turn, idle_looks(table)) == (FIRST_TURN + ROUNDS * players, 1)


def test_equal_points_share_the_victory_and_hidden_ones_count() -> None:
    table = begun()
    table.give_card(1, "victory_point")
    table.give_card(3, "victory_point")
    for _ in range(IDLE_LOOKS):
        go_on(table, ROUNDS)
    assert (table.game.winners, table.game.ending) == ([1, 3], "deadlock")


def test_whoever_has_the_points_on_the_own_turn_wins_by_them() -> None:
    table = begun()
    for _ in range(IDLE_LOOKS - 1):
        go_on(table, ROUNDS)
    table.put(0, "city", "(1,1) N", "(3,1) N", "(3,3) N", "(0,0) N")
    table.give_card(0, "victory_point", 2)
    go_on(table, ROUNDS)
    assert (table.game.winners, table.game.ending) == ([0], "points")


def test_it_is_told_before_it_happens() -> None:
    table = begun()
    for _ in range(IDLE_LOOKS - 2):
        go_on(table, ROUNDS)
    table.state.turn += ROUNDS * 4 - 2
    table.turn(3, rolled=True)
    told = table.act(3, "end_turn")[-1]
    assert (told.kind, told.public) == ("no_headway", {"rounds": 150, "left": 50})


# What is headway


def test_points_that_were_there_before_are_none() -> None:
    table = begun()
    table.put(1, "settlement", "(3,3) N")
    go_on(table, ROUNDS)
    vertex = table.vertex("(3,3) N")
    for stands in (False, True):
        table.state.placed[1 * table.kernel.rules.piece_count + table.kernel.rules.settlement] += 1 if stands else -1
        go_on(table, ROUNDS)
    assert table.state.vertex_owner[vertex] == 1
    assert idle_looks(table) == 2


def test_hidden_points_are_none_since_they_would_tell_of_hidden_cards() -> None:
    table = begun()
    table.give_card(1, "victory_point")
    go_on(table, ROUNDS)
    assert idle_looks(table) == 1


def level_of_a_wonder(table: Table) -> None:
    wonders: Any = table.kernel.rules.module("wonders")
    wonders.own.level.change(table.kernel, 2, 1)


def lair_of_a_fortress(table: Table) -> None:
    pirates(table).lairs.change(table.kernel, 2, -1)


@pytest.mark.parametrize(("scenario", "step"), [("wonders", level_of_a_wonder), ("pirate_islands", lair_of_a_fortress)])
def test_steps_to_another_end_are_headway(scenario: str, step: Callable[[Table], None]) -> None:
    table = Table([scenario])
    table.turn(0)
    for _ in range(IDLE_LOOKS - 1):
        go_on(table, ROUNDS)
    step(table)
    points = table.points(2)
    go_on(table, ROUNDS)
    assert (table.game.over, idle_looks(table), table.points(2)) == (False, 0, points)


# What a game is besides


def without_building(seed: str, most: int = 20_000) -> tuple[Game, list[Event]]:
    """A game in which everybody only does what cannot be left undone."""
    game = Game.new(["base"], 3, seed, {"max_offers": 0})
    events: list[Event] = []
    for _ in range(most):
        if game.over:
            break
        seat = game.actors[0]
        legal = game.legal_actions(seat)
        wanted = [action for action in legal if action.kind in UNAVOIDABLE] or legal
        events += game.apply(seat, wanted[0])
    return game, events


def test_a_whole_game_ends_so_and_is_copied_saved_and_played_again() -> None:
    game, events = without_building("idle")
    assert (game.ending, game.turn, game.winners) == ("deadlock", FIRST_TURN + TWO_HUNDRED * 3, [0, 1, 2])
    assert [event.public for event in events if event.kind == "no_headway"] == [{"rounds": 150, "left": 50}]
    record = game.record()
    again = Game.replay(json.loads(json.dumps(record)))
    assert (again.ending, again.winners, again.state_digest()) == ("deadlock", [0, 1, 2], game.state_digest())
    assert game.copy().ending == "deadlock"


def test_a_copy_goes_on_looking_where_its_game_was() -> None:
    table = begun()
    for _ in range(IDLE_LOOKS - 1):
        go_on(table, ROUNDS)
    twin = Table.of(table.game.copy())
    assert twin.game.state_digest() == table.game.state_digest()
    twin.put(1, "settlement", "(3,3) N")
    go_on(twin, ROUNDS)
    assert not twin.game.over
    go_on(table, ROUNDS)
    assert table.game.ending == "deadlock"


def test_a_digest_tells_a_game_that_was_told_to_end_from_one_that_was_not() -> None:
    fresh, near = begun(), begun()
    assert fresh.game.state_digest() == near.game.state_digest()
    near.state.idle_looks = TOLD_LOOKS
    assert fresh.game.state_digest() != near.game.state_digest()


def test_what_is_remembered_tells_nothing_that_is_hidden() -> None:
    table = begun()
    table.give_card(1, "victory_point", 2)
    for _ in range(2):
        go_on(table, ROUNDS)
    world = resample_hidden(table.kernel, 0, "another")
    assert list(world.state.furthest) == [2, 2, 2, 2] == [table.points(seat) for seat in range(4)]


# Dead ends that were found


def test_dragons_everywhere_and_one_number_that_pays_are_no_standstill_but_a_deadlock() -> None:
    table = dragon_table(dragons={**dict.fromkeys(HOME, 1), "(2,1)": 2})
    table.put(3, "settlement", ACROSS)
    table.put(1, "city", "(1,1) N")
    table.turn(0)
    for _ in range(IDLE_LOOKS):
        assert not table.game.over
        go_on(table, ROUNDS)
    assert (table.game.winners, table.game.ending) == ([1], "deadlock")


@pytest.mark.parametrize(
    ("modules", "seed", "choices"),
    [
        # Lines of ships close each other's ways, and nobody has two warships or can get any.
        (("pirate_islands",), "endless 25", 25),
        (("pirate_islands", "barbarian_attack"), "endless 148", 148),
        # All roads and ships lie, all cards are drawn, and the last points are hard to sail to.
        (("forgotten_tribe", "caravans"), "bench 196", 197),
    ],
)
def test_games_that_never_ended_end(modules: tuple[str, ...], seed: str, choices: int) -> None:
    kernel = start_game(OwnGames(extra_modules=modules).rules, Randomness(seed))
    assert random_playout(kernel, choices, 40_000) < 40_000
    assert kernel.state.winner != NOBODY
    assert kernel.state.idle_looks == IDLE_LOOKS
