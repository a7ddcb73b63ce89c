"""When a Seafarers game is won (SEA-84, SEA-85)."""

from __future__ import annotations

import pytest

from skerry import Game
from skerry.catalog import judge
from skerry.rules.seafarers.areas import earn_special_vp
from skerry.rules.seafarers.module import sea
from tests.table import Table

TARGETS = {
    "new_shores": 14,
    "four_islands": 13,
    "fog_islands": 12,
    "through_the_desert": 14,
    "forgotten_tribe": 13,
    "cloth_for_catan": 14,
    "pirate_islands": 10,
    "wonders": 10,
    "new_world": 12,
}
BY_POINTS_ALONE = [name for name in TARGETS if name not in ("pirate_islands", "wonders")]


@pytest.mark.rule("SEA-84")
@pytest.mark.parametrize(("scenario", "target"), TARGETS.items())
@pytest.mark.parametrize("players", [3, 4])
def test_every_scenario_has_its_target(scenario: str, target: int, players: int) -> None:
    assert judge([scenario], players).target == target
    assert Game.new([scenario], players, seed=1).kernel.rules.base_target == target


@pytest.mark.rule("SEA-84")
@pytest.mark.parametrize("scenario", BY_POINTS_ALONE)
def test_the_target_wins_at_once_in_the_own_turn_and_not_before(scenario: str) -> None:
    table = Table([scenario])
    table.turn(0, rolled=True)
    earn_special_vp(table.kernel, sea(table.kernel.rules), 0, TARGETS[scenario] - 1)
    earn_special_vp(table.kernel, sea(table.kernel.rules), 1, TARGETS[scenario])
    table.kernel.settle()
    assert not table.game.over, "seat 1 has enough, but it is not its turn"
    table.act(0, "end_turn")
    assert table.game.winner == 1


@pytest.mark.rule("SEA-84")
@pytest.mark.parametrize("scenario", ["pirate_islands", "wonders"])
def test_two_scenarios_want_more_than_points(scenario: str) -> None:
    table = Table([scenario])
    table.turn(0, rolled=True)
    earn_special_vp(table.kernel, sea(table.kernel.rules), 0, 20)
    table.kernel.settle()
    assert not table.game.over


@pytest.mark.rule("SEA-85")
@pytest.mark.parametrize(("scenario", "older"), [("new_shores", 13), ("four_islands", 12), ("through_the_desert", 12)])
def test_the_target_is_a_setting(scenario: str, older: int) -> None:
    table = Table([scenario], target=older)
    table.turn(0, rolled=True)
    earn_special_vp(table.kernel, sea(table.kernel.rules), 0, older - 1)
    table.kernel.settle()
    assert not table.game.over
    earn_special_vp(table.kernel, sea(table.kernel.rules), 0, 1)
    table.kernel.settle()
    assert table.game.winner == 0
