"""The levels that people choose from: each looks further than the one before, and plays better."""

from __future__ import annotations

import pytest

from skerry import Action, Game
from skerry.bots import DEFAULT_LEVEL, LEVELS
from skerry.bots.planner import Level, Planner
from skerry.bots.registry import EASY, HARD, MEDIUM
from tests.bots.matches import play, wins
from tests.bots.thinking import BRIEF, UNHURRIED


def figures(level: Level) -> tuple[float, ...]:
    return level.positions, level.seconds, level.width, level.depth, level.worlds


def test_each_level_looks_further_than_the_one_before() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    assert DEFAULT_LEVEL == "medium"
    for less, more in ((EASY, MEDIUM), (MEDIUM, HARD)):
        assert all(one <= other for one, other in zip(figures(less), figures(more), strict=True))
        assert less.depth < more.depth


@pytest.mark.many
@pytest.mark.parametrize(("better", "worse"), [("hard", "easy"), ("medium", "easy")])
def test_a_higher_level_wins_more(better: str, worse: str) -> None:
    """One against three: of these games six would be its share, and chance brings eleven in one try of fifty."""
    assert wins(better, worse, 24) >= 11


@pytest.mark.many
def test_medium_beats_three_random_bots() -> None:
    """39 of 40 is about as hard as 95 of 100: a bot that wins nine games in ten gets either in one try of fifteen."""
    assert wins("medium", "random", 40) >= 39


def actions_of(level: Level, players: int, seed: str, target: int) -> list[tuple[int, Action]]:
    game = Game.new(["base"], players, "determinism", {"target": target})
    return play(game, [Planner("planner", f"{seed}/{seat}", level) for seat in range(players)]).actions()


def test_the_same_seed_plays_the_same_game() -> None:
    assert actions_of(BRIEF, 3, "a", 4) == actions_of(BRIEF, 3, "a", 4)


@pytest.mark.many
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_plays_the_same_game_on_every_level(name: str) -> None:
    """Positions are what it counts; the clock is for machines that are too slow, so it stands still here."""
    level = UNHURRIED[name]
    assert actions_of(level, 4, "a", 10) == actions_of(level, 4, "a", 10)


@pytest.mark.many
def test_another_seed_plays_another_game() -> None:
    assert actions_of(UNHURRIED["medium"], 4, "a", 10) != actions_of(UNHURRIED["medium"], 4, "b", 10)
