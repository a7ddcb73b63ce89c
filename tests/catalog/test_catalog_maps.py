"""Which map a game is played on."""

import pytest

from skerry import Game
from skerry.board.maps import list_maps, load_map
from skerry.catalog import check_options, describe, judge, options_for
from skerry.catalog.legality import target_of
from skerry.catalog.maps import MAPS, PRINTED_ISLANDS, map_name
from skerry.catalog.modules import members
from skerry.engine.errors import ConfigError


def test_every_seafarers_scenario_has_a_map_for_three_and_four() -> None:
    assert set(MAPS) - {"base"} == {*members("seafarers_scenario"), *members("tde_scenario")}
    for maps in MAPS.values():
        for players, name in maps.items():
            assert name in list_maps()
            assert players in load_map(name).players


@pytest.mark.rule("SEA-16")
def test_the_map_follows_the_number_of_players() -> None:
    assert map_name(["base"], 4) == "base"
    assert map_name(["base"], 5) == "base_5_6"
    assert map_name(["base", "seafarers", "new_shores"], 3) == "seafarers/new_shores_3"
    assert map_name(["base", "seafarers", "new_shores"], 4) == "seafarers/new_shores_4"
    assert map_name(["base", "seafarers", "wonders"], 3) == map_name(["base", "seafarers", "wonders"], 4)


@pytest.mark.rule("CK-022", "CK-304")
def test_cities_and_knights_has_an_island_of_its_own_up_to_four_players() -> None:
    assert map_name(["base", "cities_and_knights"], 3) == "cities_and_knights"
    assert map_name(["base", "cities_and_knights", "harbormaster"], 4) == "cities_and_knights"
    assert map_name(["base", "cities_and_knights", "two_player"], 2) == "cities_and_knights"
    assert map_name(["base", "cities_and_knights"], 5) == "base_5_6"
    assert map_name(["base", "cities_and_knights"], 6) == "base_5_6"
    assert map_name(["base", "seafarers", "cities_and_knights", "new_shores"], 3) == "seafarers/new_shores_3"
    assert set(PRINTED_ISLANDS.values()) <= set(list_maps())


@pytest.mark.rule("SEA-96")
def test_two_players_use_the_map_for_three() -> None:
    assert map_name(["base", "seafarers", "two_player", "new_shores"], 2) == "seafarers/new_shores_3"
    game = Game.new(["two_player", "new_shores"], 2, seed=1)
    assert game.kernel.rules.board.name == "new_shores_3"
    assert map_name(["base", "two_player"], 2) == "base"


@pytest.mark.rule("SEA-107")
@pytest.mark.parametrize("scenario", members("seafarers_scenario"))
def test_scenarios_are_for_three_or_four(scenario: str) -> None:
    assert judge([scenario], 3).legal
    assert judge([scenario], 4).legal
    for players in (5, 6):
        assert not judge([scenario], players).legal


@pytest.mark.rule("SEA-84")
@pytest.mark.parametrize("scenario", members("seafarers_scenario"))
def test_maps_say_the_target_of_their_scenario(scenario: str) -> None:
    for players in (3, 4):
        assert load_map(map_name([scenario], players)).target == target_of([scenario], players)


@pytest.mark.rule("SEA-85")
def test_the_target_of_a_scenario_is_a_setting() -> None:
    assert check_options(["new_shores"], 4, {})["target"] == 14
    assert check_options(["new_shores"], 4, {"target": 13})["target"] == 13


@pytest.mark.rule("SEA-17", "SEA-18")
def test_the_printed_board_is_the_default_and_random_an_option() -> None:
    assert check_options(["four_islands"], 3, {})["setup"] == "fixed"
    assert check_options(["four_islands"], 3, {"setup": "random"})["setup"] == "random"
    for scenario in members("seafarers_scenario"):
        offered = "setup" in options_for([scenario], 4)
        assert offered == (scenario not in ("pirate_islands", "new_world"))
    with pytest.raises(ConfigError, match=r"belongs to new_shores, .* or enchanted_land, which is not in play"):
        check_options(["base"], 4, {"setup": "random"})
    cards = {card["name"]: card for card in describe()}
    assert [option["allowed"] for option in cards["wonders"]["options"]] == [["fixed", "random"]]
