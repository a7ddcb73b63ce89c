"""A map of one's own shows only what a module in play has rules for; games begun before keep their maps."""

from __future__ import annotations

import pytest

from skerry import ConfigError, Game
from skerry.board.terrain import TERRAINS
from skerry.catalog import MODULES
from skerry.catalog.legality import complete
from skerry.catalog.maps import MAPS, PRINTED_ISLANDS, map_of
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


@pytest.mark.parametrize("module", ["base", "new_shores"])
def test_what_only_fishermen_have_rules_for(module: str) -> None:
    for board, sentence in (
        (LAND.format("lake"), "the map m has the terrain lake, which needs fishermen or great_canal"),
        (
            LAND.format("hill") + "fishing_ground 6 at (0,0) corner NE\n",
            "the map m has fishing grounds, which need fishermen",
        ),
    ):
        with pytest.raises(ConfigError) as refused:
            Game.new([module], players=3, seed="1", board=board)
        assert str(refused.value.reason) == sentence


@pytest.mark.parametrize("module", ["base", "new_shores", "fishermen"])
def test_what_only_the_rivers_have_rules_for(module: str) -> None:
    for board, sentence in (
        (LAND.format("swamp"), "the map m has the terrain swamp, which needs rivers"),
        (LAND.format("hill") + "river (0,0) to side W\n", "the map m has a river, which needs rivers"),
    ):
        with pytest.raises(ConfigError) as refused:
            Game.new([module], players=3, seed="1", board=board)
        assert str(refused.value.reason) == sentence


@pytest.mark.parametrize("module", ["base", "new_shores", "rivers"])
def test_what_only_the_caravans_have_rules_for(module: str) -> None:
    for board in (LAND.format("oasis"), LAND.format("oasis") + "arrows N SE SW\n"):
        with pytest.raises(ConfigError) as refused:
            Game.new([module], players=3, seed="1", board=board)
        assert str(refused.value.reason) == "the map m has the terrain oasis, which needs caravans"


@pytest.mark.parametrize("module", ["base", "new_shores", "rivers"])
def test_what_only_the_traders_have_rules_for(module: str) -> None:
    for terrain in ("trade_castle", "quarry", "glassworks"):
        board = LAND.format(terrain) + "plaza (1,2): N SW NW\n"
        with pytest.raises(ConfigError) as refused:
            Game.new([module], players=3, seed="1", board=board + "river (0,0) to side W\n" * (module == "rivers"))
        assert str(refused.value.reason) == (f"the map m has the terrain {terrain}, which needs traders_and_barbarians")
    board = LAND.format("hill") + "barbarian at (0,0) side E\n" + "river (0,0) to side W\n" * (module == "rivers")
    with pytest.raises(ConfigError) as refused:
        Game.new([module], players=3, seed="1", board=board)
    assert str(refused.value.reason) == "the map m has barbarians on paths, which need traders_and_barbarians"


@pytest.mark.parametrize("module", ["base", "new_shores", "rivers"])
def test_what_only_the_barbarians_have_rules_for(module: str) -> None:
    for board, sentence in (
        (LAND.format("castle"), "the map m has the terrain castle, which needs barbarian_attack"),
        (
            LAND.format("hill:5") + "coast (0,0)\n",
            "the map m says where barbarians land, which needs barbarian_attack",
        ),
    ):
        with pytest.raises(ConfigError) as refused:
            Game.new([module], players=3, seed="1", board=board)
        assert str(refused.value.reason) == sentence


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


@pytest.mark.parametrize("module", [*MAPS, *PRINTED_ISLANDS])
def test_the_maps_of_the_game_show_nothing_without_a_meaning(module: str) -> None:
    for players in (3, 4):
        modules = complete([module])
        check_meaning(modules, map_of(modules, players))


def test_every_terrain_of_the_table_exists_and_but_for_the_lake_has_one_owner() -> None:
    names = [name for terrains in TERRAINS_OF.values() for name in terrains]
    assert sorted([*set(names), "lake"]) == sorted(names)
    assert set(names) <= set(TERRAINS)
    assert set(TERRAINS_OF) <= set(MODULES)
