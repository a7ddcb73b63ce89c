"""The most points that can be had, and targets beyond them; that nobody ever has more is one of the invariants."""

from __future__ import annotations

from typing import Any

import pytest

from skerry import ConfigError, Game
from skerry.board.maps import load_map
from skerry.catalog.assembly import BUILT, COMBINED, compose
from skerry.engine.module import Module, overrides
from skerry.engine.most import UNLIMITED, most_buildings
from tests.suites.configurations import CONFIGURATIONS, SMALL_MAP, Configuration
from tests.toys import ExtraPoints

PLAYABLE = [row for row in CONFIGURATIONS if not row.why_not()]

ONE_HEX = """
name one
row 0 offset 0: forest:4
"""


def most(*modules: str | Module, players: int = 4, **made_from: Any) -> int:
    return int(compose(list(modules), players, **made_from).most_points)


@pytest.mark.parametrize("row", PLAYABLE, ids=lambda row: row.name)
def test_what_every_game_is_played_to_can_be_reached(row: Configuration) -> None:
    rules = row.game("target").kernel.rules
    assert rules.base_target <= rules.most_points


@pytest.mark.parametrize(
    ("modules", "players", "points", "why"),
    [
        (["base"], 4, 22, "5 settlements, 4 cities, 2 awards, 5 cards"),
        (["base"], 6, 22, "the extension has no more of them for one player"),
        (["two_player"], 2, 22, "neutral pieces are nobody's"),
        (["event_cards"], 4, 22, "events give cards, not points"),
        (["friendly_robber"], 4, 22, "nothing more"),
        (["harbormaster"], 4, 24, "the tile"),
        (["fog_islands"], 4, 22, "no special points"),
        (["new_shores"], 3, 22 + 2 * 3, "three small islands"),
        (["four_islands"], 3, 22 + 2 * 4, "four islands"),
        (["through_the_desert"], 3, 22 + 2 * 4, "four foreign areas"),
        (["forgotten_tribe"], 4, 22 + 8, "eight gifts"),
        (["cloth_for_catan"], 4, 22 - 2 + 25, "50 cloth and no longest road"),
        (["pirate_islands"], 4, 13, "no awards, and cards that are knights"),
        (["wonders"], 4, 22 + 2, "two small islands"),
        (["new_world"], 4, 22 + 9, "an island for every building"),
        (["cities_and_knights"], 4, None, "defenders without end"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_every_module_says_what_it_adds(modules: list[str], players: int, points: int | None, why: str) -> None:
    found = most(*modules, players=players)
    assert found >= UNLIMITED if points is None else found == points, why


def test_every_module_that_gives_points_says_how_many() -> None:
    makers = [*BUILT.values(), *(maker for _, maker in COMBINED)]
    silent = {
        module.name
        for module in (maker() for maker in makers)
        if (overrides(module, "add_points") or overrides(module, "add_hidden_points"))
        and not overrides(module, "most_points")
    }
    assert silent == set()


@pytest.mark.rule("BASE-198")
def test_a_target_out_of_reach_is_refused_with_the_highest_that_is_not() -> None:
    with pytest.raises(ConfigError) as wrong:
        Game.new(["base"], 4, options={"target": 30})
    assert str(wrong.value) == "The target cannot be 30: nobody can have more than 22 points in this game."
    with pytest.raises(ConfigError, match="more than 22"):
        Game.new(["base"], 4, options={"target": 23})
    assert Game.new(["base"], 4, options={"target": 22})
    assert Game.new(["harbormaster"], 4, options={"target": 24})
    assert Game.new(["cities_and_knights"], 4, options={"target": 30})


def test_the_target_of_a_map_is_judged_too() -> None:
    text = SMALL_MAP.replace("target 6", "target 25")
    with pytest.raises(ConfigError, match="The target cannot be 25: nobody can have more than 22 points"):
        Game.new(["base"], 3, board=text)


def test_a_board_has_room_for_so_many_buildings() -> None:
    # Three of six corners hold three cities.
    assert most("base", players=3, board=ONE_HEX) == 3 * 2 + 2 * 2 + 5
    assert most_buildings(load_map("seafarers/pirate_islands").topology) > 30


def test_what_a_module_of_ones_own_does_not_say_forbids_nothing() -> None:
    class Silent(Module):
        def __init__(self) -> None:
            super().__init__("silent")

    class Seven(Silent):
        def most_points(self, rules: Any) -> int:
            return 7

    assert most("base", Silent()) >= UNLIMITED
    assert most("base", ExtraPoints(seat0=3)) >= UNLIMITED
    assert most("base", Seven()) == 29
    assert Game.new(["base", Silent()], 4, options={"target": 30})
    with pytest.raises(ConfigError, match="more than 29"):
        Game.new(["base", Seven()], 4, options={"target": 30})


def test_a_game_of_before_is_still_played_again() -> None:
    record = Game.new(["base"], 3, seed="long", options={"target": 22}).record()
    record["options"] = {"target": 30}
    record["digest"] = None
    game = Game.replay(record)
    assert game.kernel.rules.base_target == 30
    assert Game.replay(game.record()).state_digest() == game.state_digest()
