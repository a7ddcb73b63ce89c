"""How much a planner may think: what is too little is refused, and nothing goes beyond."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from skerry import Game
from skerry.bots import make_bot
from skerry.bots.judging.weights import FITTED, NAMES, VERSION, Weights, read_weights, weights_from_json
from skerry.bots.planner import Level, Planner
from skerry.bots.planning.budget import Budget
from skerry.bots.registry import MEDIUM
from skerry.engine.errors import ConfigError
from tests.bots.thinking import AN_HOUR, planner
from tests.suites.player import Player

A_SECOND = 1.0


@pytest.mark.parametrize("positions", [0, -3])
def test_a_budget_without_a_position_is_refused(positions: int) -> None:
    with pytest.raises(ConfigError, match=f"^a bot needs a budget of at least one position, not {positions}$"):
        Planner("none", "1", Level(positions, A_SECOND, 1, 1, 1))


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan")])
def test_a_budget_without_time_is_refused(seconds: float) -> None:
    with pytest.raises(ConfigError, match=f"^a bot needs a budget of more than 0 seconds, not {seconds}$"):
        Budget(10, seconds)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ConfigError, match=r"^there is no bot 'expert'; there are easy, medium, hard, random, greedy$"):
        make_bot("expert", "1")


FULL = dict.fromkeys(NAMES, 1.0)


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        (
            {"version": VERSION + 1, "weights": FULL},
            f"weights of version {VERSION} are needed here, not of version {VERSION + 1}",
        ),
        ({"weights": FULL}, f"weights of version {VERSION} are needed here, not of version None"),
        ([1.0], f"weights of version {VERSION} are needed here, not of version None"),
        ({"version": VERSION, "weights": [1.0]}, "weights are an object with a number for each name"),
        (
            {"version": VERSION, "weights": {**FULL, "pace": "high"}},
            "weights are an object with a number for each name",
        ),
        ({"version": VERSION, "weights": {**FULL, "pace": True}}, "weights are an object with a number for each name"),
        (
            {"version": VERSION, "weights": {name: 1.0 for name in NAMES if name not in ("pace", "delay")}},
            "these weights lack pace, delay",
        ),
        (
            {"version": VERSION, "weights": {**FULL, "charm": 1.0}},
            "these weights name charm, which nothing is judged by",
        ),
    ],
)
def test_weights_that_mean_something_else_are_refused(told: object, reason: str) -> None:
    with pytest.raises(ConfigError) as refused:
        weights_from_json(told)
    assert str(refused.value) == reason


@pytest.mark.parametrize("text", [None, "{", "not json"])
def test_weights_that_cannot_be_read_are_refused_in_one_line(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"^the weights .*weights\.json cannot be read: ") as refused:
        read_weights(path)
    assert "\n" not in str(refused.value)


def test_weights_are_the_same_after_they_were_written() -> None:
    assert weights_from_json(FITTED.to_json()).values == FITTED.values
    assert Weights(FULL).to_json() == {"version": VERSION, "weights": FULL}


# What is spent


def positions_of_a_game(most: int) -> list[Game]:
    """Positions with a choice, from founding on."""
    game = Game.new(["base"], 4, "budget")
    found = []
    for number, _ in enumerate(Player(61).play(game, most)):
        if number % 23 == 0 and not game.over and len(game.legal_actions(game.actors[0])) > 1:
            found.append(game.copy())
    return found


@pytest.mark.parametrize("positions", [1, 2, 7, 50])
def test_no_position_is_looked_at_beyond_the_budget(positions: int) -> None:
    for game in positions_of_a_game(300):
        seat = game.actors[0]
        bot = planner(level=Level(positions, AN_HOUR, 12, 10, 4))
        assert bot.decide(game.insight(seat)) in game.legal_actions(seat)
        assert bot.budget.used <= positions


def test_with_less_to_spend_less_is_looked_at() -> None:
    game = Game.new(["base"], 4, "budget")
    used = []
    for positions in (5, 500):
        bot = planner(level=Level(positions, AN_HOUR, 12, 10, 4))
        bot.decide(game.insight(game.actors[0]))
        used.append(int(bot.budget.used))
    assert used[0] == 5
    assert 5 < used[1] <= 500


def test_a_budget_counts_positions_and_begins_anew() -> None:
    budget = Budget(3, AN_HOUR)
    for _ in range(2):
        budget.begin()
        assert [budget.spend() for _ in range(5)] == [True, True, True, False, False]
        assert budget.is_over


class Clock:
    """Every look at it takes so many seconds."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_budget_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at with every eighth position, and tells 0.1 at the beginning."""
    monkeypatch.setattr(time, "perf_counter", Clock(0.1))
    budget = Budget(1000, 0.35)
    budget.begin()
    assert sum(budget.spend() for _ in range(1000)) == 4 * 8


def test_a_planner_that_has_run_out_of_time_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", Clock(1.0))
    game = Game.new(["base"], 4, "budget")
    seat = game.actors[0]
    bot = planner(level=Level(5000, 2.5, 12, 10, 4))
    assert bot.decide(game.insight(seat)) in game.legal_actions(seat)
    assert bot.budget.is_over
    assert bot.budget.used <= 3 * 8


def test_people_wait_no_longer_than_the_level_says() -> None:
    """Interpreted, time runs out before positions do; what was begun is finished, and machines may be busy."""
    for game in positions_of_a_game(200):
        seat = game.actors[0]
        bot = make_bot("medium", "in time")
        begun = time.perf_counter()
        assert bot.decide(game.insight(seat)) in game.legal_actions(seat)
        assert time.perf_counter() - begun < 40 * MEDIUM.seconds
