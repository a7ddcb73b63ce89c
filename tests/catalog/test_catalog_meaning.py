"""A map of one's own shows only what a module in play has rules for; games begun before keep their maps."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from skerry.board.terrain import TERRAINS
from skerry.catalog import MODULES
from skerry.catalog.legality import complete
from skerry.catalog.maps import MAPS, map_of
from skerry.catalog.meaning import TERRAINS_OF, check_meaning
from skerry.engine.module import Module

LAND = "name m\nrow 0 offset 0: forest:9 hill:6 field:4 sea\nrow 1 offset 1: desert pasture:10 {0}\n"
GOLD = LAND.format("gold_field:5")
RANDOM_GOLD = LAND.format("?") + "stack terrain: gold_field\nstack tokens: 5\n"
FOG = LAND.format("fog") + "stack fog: mountain\nstack fog_tokens: 5\n"
HIDDEN_GOLD = LAND.format("fog") + "stack fog: gold_field\nstack fog_tokens: 5\n"
FOUNDING = LAND.format("mountain:5") + "island home (main): (0,0) (0,1) (0,2) (1,0) (1,1) (1,2)\nfounding home\n"


@pytest.mark.parametrize("modules", [["base"], ["cities_and_knights"], ["base", "event_cards"]], ids="+".join)
@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (GOLD, "the map m has the terrain gold_field, which needs seafarers"),
        (RANDOM_GOLD, "the map m has the terrain gold_field, which needs seafarers"),
        (FOG, "the map m has the terrain fog, which needs seafarers"),
        (HIDDEN_GOLD, "the map m has the terrain gold_field, which needs seafarers"),
        (FOUNDING, "the map m names islands for founding, which needs seafarers"),
    ],
)
def test_what_only_seafarers_has_rules_for(modules: list[str], board: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(modules, players=3, seed="1", board=board)
    assert str(refused.value.reason) == sentence
    assert Game.new(["new_shores"], players=3, seed="1", board=board).decision


@pytest.mark.parametrize("terrain", ["swamp", "oasis", "castle", "trade_castle", "quarry", "glassworks", "lake"])
@pytest.mark.parametrize("module", ["base", "new_shores"])
def test_what_no_module_has_rules_for(terrain: str, module: str) -> None:
    with pytest.raises(ConfigError, match=f"has the terrain {terrain}, which no module has rules for yet"):
        Game.new([module], players=3, board=LAND.format(terrain))


def test_harbours_that_are_never_dealt() -> None:
    board = LAND.format("mountain:5") + "stack harbours: 3:1, wool\n"
    with pytest.raises(ConfigError, match="the map m has a stack of harbours but no harbour to deal them to"):
        Game.new(["base"], players=3, board=board)
    assert Game.new(["new_world"], players=3, seed="1", board=board).decision == "lay_harbour"


@pytest.mark.parametrize("target", [1, 2, 31, 999_999])
def test_a_target_that_no_game_has(target: int) -> None:
    with pytest.raises(ConfigError, match=f"the map m is played to {target} points; it may be 3 to 30"):
        Game.new(["base"], players=3, board=LAND.format("mountain:5") + f"target {target}\n")


def test_a_module_of_ones_own_may_give_anything_a_meaning() -> None:
    assert Game.new(["base", Module("gold_rush")], players=3, seed="1", board=GOLD).decision == "found_building"


def test_a_game_that_was_begun_before_goes_on() -> None:
    """Its gold field gives nothing, as it did then."""
    game = Game.new(["base"], players=3, seed="1", board=GOLD, as_before=True)
    for _ in range(12):
        seat = game.actors[0]
        game.apply(seat, game.legal_actions(seat)[0])
    assert Game.replay(game.record()).state_digest() == game.state_digest()


@pytest.mark.parametrize("module", [*MAPS, "cities_and_knights"])
def test_the_maps_of_the_game_show_nothing_without_a_meaning(module: str) -> None:
    for players in (3, 4):
        modules = complete([module])
        check_meaning(modules, map_of(modules, players))


def test_every_terrain_of_the_table_exists_and_has_one_owner() -> None:
    names = [name for terrains in TERRAINS_OF.values() for name in terrains]
    assert sorted(set(names)) == sorted(names)
    assert set(names) <= set(TERRAINS)
    assert set(TERRAINS_OF) <= set(MODULES)
