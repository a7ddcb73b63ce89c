"""Whole simulations: the same whatever the number of processes."""

import pytest

from skerry.engine.errors import ConfigError
from skerry.sim.match import play_planned
from skerry.sim.plan import Plan
from skerry.sim.runner import simulate

PLAN = Plan(("base",), 3, ("random",), 4, "tuesday", {"max_offers": 0, "target": 3})


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    assert simulate(PLAN, workers=1) == simulate(PLAN, workers=2)


def test_progress_tells_every_game_once() -> None:
    told: list[int] = []
    simulate(PLAN, progress=told.append)
    assert sum(told) == PLAN.games


def test_points_add_up_to_where_they_came_from() -> None:
    for result in simulate(PLAN):
        assert result.finished
        for seat in range(PLAN.players):
            assert sum(result.points_from[seat].values()) == result.points[seat]
        assert len(result.winners) == 1
        assert result.points[result.winners[0]] >= 3


def test_a_stuck_game_ends_and_counts_as_unfinished() -> None:
    stuck = Plan(("base",), 3, ("random",), 1, "tuesday", max_actions=25)
    result = play_planned(stuck, 0)
    assert not result.finished
    assert result.actions == 25
    assert result.winners == ()


def test_another_seed_gives_other_games() -> None:
    other = Plan(("base",), 3, ("random",), 4, "wednesday", PLAN.options)
    assert [r.points_from for r in simulate(PLAN)] != [r.points_from for r in simulate(other)]


@pytest.mark.parametrize(("plan", "workers"), [(PLAN, 0), (Plan(("base",), 7, ("random",), 1, "s"), 1)])
def test_what_cannot_be_played_is_refused_before_any_game(plan: Plan, workers: int) -> None:
    with pytest.raises(ConfigError):
        simulate(plan, workers)
