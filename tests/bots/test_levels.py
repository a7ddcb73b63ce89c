"""The levels that people choose from: each looks further than the one before, and plays better."""

from __future__ import annotations

import pytest

from skerry import Action, Game
from skerry.bots import DEFAULT_LEVEL, LEVELS
from skerry.bots.planner import Level, Planner
from skerry.bots.registry import EASY, HARD, MEDIUM
from tests.bots.matches import play, seated, wins
from tests.bots.thinking import AN_HOUR, BRIEF, UNHURRIED, decided
from tests.table import Table


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
    """One against three: of these games ten would be its share, and chance brings seventeen in one try of fifty."""
    assert wins(better, worse, games=40, enough=17) == 17


@pytest.mark.many
def test_medium_beats_three_random_bots() -> None:
    """39 of 40 is about as hard as 95 of 100: a bot that wins nine games in ten gets either in one try of fifteen."""
    assert wins("medium", "random", games=40, enough=39) == 39


@pytest.mark.many
@pytest.mark.parametrize("modules", [("base", "two_player"), ("fog_islands", "two_player")])
def test_easy_beats_a_random_bot_where_building_asks_for_more(modules: tuple[str, ...]) -> None:
    """For two, whoever builds is asked for a neutral piece before the turn may be given away."""
    for number in range(6):
        names = ["easy" if seat == number % 2 else "random" for seat in range(2)]
        game = play(Game.new(modules, 2, f"easy for two {number}"), seated(names, number))
        assert game.winner == number % 2


def chosen(target: int, oversight: int) -> str:
    """What is done with the cards for a city and nothing else to do."""
    table = Table(target=target, max_offers=0)
    table.put(0, "settlement", "(1,1) S")
    table.put(0, "city", "(2,2) S")
    table.put(1, "settlement", "(3,1) S")
    table.hand(0, grain=2, ore=3)
    table.turn(0, rolled=True)
    assert {action.kind for action in table.legal(0)} == {"build_city", "end_turn"}
    bot = Planner("planner", "1", Level(150, AN_HOUR, 1, 1, 1, oversight=oversight))
    return decided(bot, table.game, 0).kind


def test_who_overlooks_the_best_does_what_is_second() -> None:
    assert chosen(target=10, oversight=0) == "build_city"
    assert chosen(target=10, oversight=1) == "end_turn"


def test_nobody_overlooks_what_wins() -> None:
    assert chosen(target=4, oversight=1) == "build_city"


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
