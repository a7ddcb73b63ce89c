"""Weights are fitted by playing: the same wherever it runs, and towards what wins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skerry.bots.judging.weights import FITTED, NAMES, Weights, read_weights
from skerry.bots.planner import Planner
from skerry.engine.errors import ConfigError
from skerry.sim.crew import Crew
from skerry.sim.encounter import Outcome
from skerry.sim.fitting.climb import Climb, Trial, time_is_up
from skerry.sim.fitting.fit_plan import FitPlan
from skerry.sim.fitting.gain import gain_of
from skerry.sim.fitting.heats import Heats, worth
from skerry.sim.fitting.stride import stride_of
from skerry.sim.fitting.unhurried import unhurried
from skerry.sim.fitting.weights_file import write_weights
from skerry.sim.game_table import GameTable

SHORT = GameTable(("base",), 3, {"target": 3, "max_offers": 0})


def plan(**changes: object) -> FitPlan:
    fields: dict[str, object] = {
        "tables": (SHORT,),
        "level": "easy",
        "against": ("random",),
        "seeds": 2,
        "rounds": 1,
        "seed": "s",
        "names": ("hand",),
        "max_actions": 60,
    }
    return FitPlan(**{**fields, **changes})  # type: ignore[arg-type]


def with_weight(name: str, value: float) -> Weights:
    return Weights({**FITTED.values, name: value})


def climbed(workers: int, given: FitPlan) -> tuple[list[Trial], dict[str, float]]:
    with Crew(workers) as crew:
        climb = Climb(given, FITTED, crew)
        return list(climb.trials()), climb.best.values


@pytest.mark.many
def test_a_fit_does_not_depend_on_the_number_of_workers() -> None:
    alone = climbed(1, plan())
    assert alone[0]
    assert alone == climbed(2, plan())


@pytest.mark.many
def test_a_weight_that_is_wrong_gets_better() -> None:
    table = GameTable(("base",), 3, {"target": 5, "max_offers": 0})
    # What easy overlooks by chance hides what a weight does, in so few games.
    given = plan(
        level="medium",
        tables=(table,),
        names=("points",),
        against=("present",),
        seeds=4,
        rounds=2,
        max_actions=500,
    )
    climb = Climb(given, with_weight("points", -1.0), Crew(1))
    assert any(trial.kept for trial in climb.trials())
    assert climb.best.values["points"] > -1.0
    assert climb.proof().mean > 0


def near(goal: float, of: str, luck: float) -> object:
    """Scores that tell how near a weight is to a goal, but for luck that comes with the heat."""

    def scores(heats: Heats, weights: Weights, number: int) -> list[float]:
        missed = abs(weights.values[of] - goal)
        return [number % 3 * luck - missed, number % 2 * luck - missed * (1 + number % 2)]

    return scores


@pytest.mark.parametrize(("name", "begin", "goal"), [("points", -1.0, 1.0), ("horizon", 2.0, 11.0), ("hand", 0.0, 0.1)])
def test_a_climb_comes_near_its_goal(monkeypatch: pytest.MonkeyPatch, name: str, begin: float, goal: float) -> None:
    monkeypatch.setattr(Heats, "scores", near(goal, name, 0.3))
    given = plan(names=(name,), seeds=4, rounds=20)
    climb = Climb(given, with_weight(name, begin), Crew(1))
    trials = list(climb.trials())
    assert climb.best.values[name] == pytest.approx(goal, rel=0.15)
    assert climb.proof().is_better
    assert [trial.after for trial in trials if trial.kept][-1] == climb.best.values[name]
    others = {other: value for other, value in climb.best.values.items() if other != name}
    assert others == {other: value for other, value in FITTED.values.items() if other != name}


def test_every_weight_is_tried_both_ways_in_an_order_that_the_seed_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heats, "scores", lambda heats, weights, number: [0.0, 0.0])
    orders = []
    for seed in ("s", "s", "t"):
        trials = list(Climb(plan(names=NAMES, seed=seed), FITTED, Crew(1)).trials())
        assert sorted(trial.name for trial in trials) == sorted(NAMES * 2)
        orders.append([trial.name for trial in trials])
    assert orders[0] == orders[1] != orders[2]


def test_time_that_is_over_ends_a_climb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heats, "scores", lambda heats, weights, number: [0.0, 0.0])
    climb = Climb(plan(names=NAMES, rounds=9), FITTED, Crew(1))
    assert len(list(climb.trials(time_is_up(0.0)))) == 1


def test_what_is_better_by_luck_alone_is_not_kept() -> None:
    assert gain_of([0.2, 0.1, 0.2, 0.1]).is_better
    assert not gain_of([0.9, -0.8, 0.7, -0.6]).is_better
    assert not gain_of([0.0, 0.0]).is_felt


def test_a_candidate_plays_on_for_as_long_as_there_is_hope() -> None:
    unclear = gain_of([0.9, -0.8, 0.7, -0.6])
    assert not unclear.is_hopeless(0.3)
    assert unclear.is_hopeless(0.9)
    assert gain_of([-0.2, -0.1, -0.2]).is_hopeless(0.1)
    assert gain_of([0.0, 0.0]).is_hopeless(0.1)
    assert not gain_of([0.2, 0.1, 0.2]).is_hopeless(1.0)


def test_one_difference_tells_nothing() -> None:
    lonely = gain_of([0.5])
    assert not lonely.is_better
    assert not lonely.is_hopeless(0.5)


def test_features_may_change_their_sign_and_measures_may_not() -> None:
    weights = with_weight("points", 0.4)
    points, horizon = stride_of("points", with_weight("points", 1.0)), stride_of("horizon", weights)
    assert points.moved(weights, -1).values["points"] == pytest.approx(-0.1)
    horizon.length = 20.0
    assert horizon.moved(weights, -1).values["horizon"] > 0


def test_a_game_that_is_nearly_won_is_worth_something() -> None:
    lost, close, won = (Outcome(wins, True, way, ()) for wins, way in ((False, 0.2), (False, 0.9), (True, 1.0)))
    assert worth(lost) < worth(close) < worth(won)


def test_bots_of_a_fit_are_hurried_by_no_clock() -> None:
    bot = unhurried("hard", "s")
    assert isinstance(bot, Planner)
    assert bot.level.seconds == float("inf")
    assert bot.level.positions > 1
    assert unhurried("random", "s").name == "random"


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    weights = with_weight("hand", 0.123)
    write_weights(file, weights)
    assert read_weights(file).values == weights.values
    assert list(json.loads(file.read_text(encoding="utf-8"))) == ["version", "weights"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rounds": 0}, "at least one round, not 0"),
        ({"seeds": 1}, "at least two seeds"),
        ({"tables": ()}, "at least one table"),
        ({"against": ()}, "somebody to play against"),
        ({"names": ()}, "weights to change"),
        ({"names": ("pints",)}, "no weight 'pints'; there are points"),
        ({"level": "greedy"}, "greedy is not played by weights; easy, medium, hard are"),
        ({"level": "clever"}, "no bot 'clever'"),
        ({"against": ("present", "clever")}, "no bot 'clever'"),
    ],
)
def test_a_fit_that_cannot_be_made_is_refused_in_words(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        plan(**changes)
