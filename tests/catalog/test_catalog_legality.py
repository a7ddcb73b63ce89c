"""Which sets of modules are legal for how many players, and the sentence that says why not."""

from itertools import combinations

import pytest

from skerry.catalog import judge
from skerry.catalog.combinations import NO, POSSIBLE, load_combinations
from skerry.catalog.modules import MODULES, members

SEAFARERS = members("seafarers_scenario")
TRADERS = members("tb_scenario")
EXPLORERS = members("tde_scenario")
JOINING = ("friendly_robber", "event_cards", "harbormaster")


def needed(module: str) -> list[str]:
    return [module, *MODULES[module].requires]


@pytest.mark.parametrize(
    ("modules", "players", "reason"),
    [
        (["bas"], 4, "There is no module 'bas'; did you mean base?"),
        (["traders"], 4, "There is no module 'traders'; did you mean traders_and_barbarians?"),
        (["Friendly-Robber"], 4, "There is no module 'Friendly-Robber'; did you mean friendly_robber?"),
        (["xyzzy"], 4, "There is no module 'xyzzy'."),
        (["base", "harbormaster", "base"], 4, "The module base is named twice."),
        (["seafarers"], 4, "seafarers is played in a scenario; name one, such as new_shores."),
        (["great_canal"], 4, "great_canal needs cities_and_knights."),
        (
            ["big_game", "harbormaster", "event_cards"],
            8,
            "big_game is a game of its own and does not combine with event_cards and harbormaster.",
        ),
        (
            ["fishermen", "pirate_islands"],
            4,
            "pirate_islands and fishermen do not combine: settlements placed beforehand take up the coast.",
        ),
        (["base"], 2, "2 players need the module two_player."),
        (["base"], 1, "base is for 3 to 6 players, not 1."),
        (["harbormaster"], 7, "base is for 3 to 6 players, not 7."),
        (["two_player"], 3, "two_player is for exactly 2 players, not 3."),
        (["treasure_islands"], 2, "treasure_islands is for 3 or 4 players, not 2."),
        (["fishermen"], 5, "fishermen is for 3 or 4 players, not 5."),
        (["big_game"], 5, "big_game is for 6 or more players, not 5."),
    ],
)
def test_the_reason_names_what_is_wrong(modules: list[str], players: int, reason: str) -> None:
    verdict = judge(modules, players)
    assert str(verdict.reason) == reason
    assert (verdict.legal, verdict.playable, verdict.status, verdict.target) == (False, False, NO, 0)
    assert verdict.modules == tuple(modules)


def test_base_goes_without_saying() -> None:
    assert judge([], 4) == judge(["base"], 4) == judge("base", 4)
    assert judge(["harbormaster"], 4) == judge(["base", "harbormaster"], 4)
    assert judge(["new_shores"], 4) == judge(["base", "seafarers", "new_shores"], 4)


@pytest.mark.rule("BASE-21", "VARX-92")
@pytest.mark.parametrize("players", [3, 4])
def test_base_is_for_three_or_four_to_ten_points(players: int) -> None:
    verdict = judge(["base"], players)
    assert verdict.legal
    assert verdict.playable
    assert (verdict.target, verdict.status, verdict.reason) == (10, "well", None)


def test_a_legal_game_with_unbuilt_modules_is_not_playable_and_says_so() -> None:
    verdict = judge(["big_game"], 12)
    assert verdict.legal
    assert not verdict.playable
    assert str(verdict.reason) == "big_game is in the rules but not built yet."
    assert verdict.target == 25


def test_a_game_that_is_not_recommended_says_why() -> None:
    verdict = judge(["friendly_robber", "cities_and_knights"], 4)
    assert verdict.playable
    assert verdict.status == POSSIBLE
    assert str(verdict.reason) == (
        "cities_and_knights and friendly_robber together are possible but not recommended: "
        "players start above the points that are protected."
    )


@pytest.mark.rule("VARX-01")
def test_a_set_is_legal_when_no_pair_or_triple_in_it_says_no() -> None:
    table = load_combinations()
    core = (*TRADERS, "cities_and_knights", "two_player", *SEAFARERS)
    for size in (2, 3, 4):
        for modules in combinations(core, size):
            refused = any(part.status == NO for part in table.parts(modules))
            assert judge(modules, 2 if "two_player" in modules else 4).legal == (not refused)


@pytest.mark.rule("VARX-02")
def test_two_maps_are_never_played_at_once() -> None:
    for pair in combinations((*SEAFARERS, *EXPLORERS), 2):
        modules = {module for name in pair for module in needed(name)}
        verdict = judge(sorted(modules), 4)
        assert not verdict.legal
        assert "do not combine" in str(verdict.reason)


@pytest.mark.rule("VARX-03")
def test_two_traders_scenarios_go_together_only_without_map_and_knights() -> None:
    for pair in combinations(TRADERS, 2):
        assert judge(pair, 4).legal
        assert not judge([*pair, "cities_and_knights"], 4).legal
        assert not any(judge([*pair, scenario], 4).legal for scenario in SEAFARERS)
    assert not any(judge(triple, 4).legal for triple in combinations(TRADERS, 3))


@pytest.mark.rule("VARX-04")
@pytest.mark.parametrize("scenario", SEAFARERS)
def test_barbarian_attack_and_knights_share_no_seafarers_map(scenario: str) -> None:
    assert not judge(["barbarian_attack", "cities_and_knights", scenario], 4).legal


@pytest.mark.rule("VARX-05", "VARX-10", "VARX-11", "VARX-16", "VARX-37", "FRND-17", "EVNT-64", "HARB-14")
@pytest.mark.parametrize("variant", JOINING)
def test_three_variants_join_any_legal_set(variant: str) -> None:
    core = (*TRADERS, "cities_and_knights", "two_player", *SEAFARERS)
    others = [name for name in JOINING if name != variant]
    for size in (0, 1, 2, 3):
        for modules in combinations(core, size):
            players = 2 if "two_player" in modules else 4
            legal = judge(modules, players).legal
            assert judge([*modules, variant], players).legal == legal
            assert judge([*modules, variant, *others], players).legal == legal


@pytest.mark.rule("VARX-10", "TWO-59", "VARX-43")
def test_all_four_variants_combine_with_each_other() -> None:
    verdict = judge(["two_player", *JOINING], 2)
    assert verdict.legal
    assert verdict.playable
    assert (verdict.status, verdict.target) == ("yes", 11)


@pytest.mark.rule("VARX-15")
def test_friendly_robber_with_knights_is_possible_but_not_recommended() -> None:
    assert judge(["friendly_robber", "cities_and_knights"], 4).status == POSSIBLE


@pytest.mark.rule("VARX-06")
def test_two_player_with_two_other_modules_is_legal_when_all_pairs_are_but_not_recommended() -> None:
    core = (*TRADERS, "cities_and_knights", *SEAFARERS)
    for one, other in combinations(core, 2):
        pairs = [(one, other, 4), (one, "two_player", 2), (other, "two_player", 2)]
        verdict = judge([one, other, "two_player"], 2)
        assert verdict.legal == all(judge([a, b], players).legal for a, b, players in pairs)
        assert verdict.status == (POSSIBLE if verdict.legal else NO)


@pytest.mark.rule("VARX-44", "VARX-45", "TWO-59")
@pytest.mark.parametrize("scenario", SEAFARERS)
def test_two_player_needs_a_scenario_with_largest_army(scenario: str) -> None:
    assert judge(["two_player", scenario], 2).legal == (scenario != "pirate_islands")


@pytest.mark.rule("TWO-59", "VARX-43")
@pytest.mark.parametrize("scenario", TRADERS)
def test_two_player_joins_every_traders_scenario(scenario: str) -> None:
    assert judge(["two_player", scenario], 2).legal


@pytest.mark.rule("TWO-58")
def test_two_player_is_played_to_the_target_of_the_game_below() -> None:
    assert judge(["two_player"], 2).target == 10
    assert judge(["two_player", "cities_and_knights"], 2).target == 13


@pytest.mark.rule("VARX-07")
def test_the_largest_published_part_sets_the_target() -> None:
    # Pairs say 13, 14 and 16, the published triple 16; the triples with two_player are not published.
    assert judge(["fishermen", "cities_and_knights", "new_shores", "two_player"], 2).target == 16
    assert judge(["rivers", "cities_and_knights", "new_shores"], 4).target == 15
    assert judge(["rivers", "cities_and_knights", "new_shores", "two_player", "harbormaster"], 2).target == 16


@pytest.mark.rule("VARX-89")
def test_explorers_scenarios_with_other_modules() -> None:
    for scenario in EXPLORERS:
        for other in (*TRADERS, "two_player"):
            assert not any(judge([*needed(scenario), other], players).legal for players in (2, 3, 4))
        for variant in JOINING:
            assert judge([*needed(scenario), variant], 4).status == POSSIBLE


@pytest.mark.rule("VARX-83")
def test_desert_dragons_does_not_go_with_knights() -> None:
    assert judge(["desert_dragons"], 4).legal
    assert not judge(["desert_dragons", "cities_and_knights"], 4).legal


@pytest.mark.rule("VARX-84", "VARX-86")
@pytest.mark.parametrize("scenario", ["great_canal", "enchanted_land"])
def test_two_explorers_scenarios_need_knights(scenario: str) -> None:
    assert str(judge([scenario], 4).reason) == f"{scenario} needs cities_and_knights."
    assert judge([scenario, "cities_and_knights"], 4).legal


@pytest.mark.rule("VARX-90")
def test_big_game_combines_with_nothing() -> None:
    assert judge(["big_game"], 60).legal
    assert judge(["big_game"], 60).target == 25
    for other in MODULES:
        if other not in ("base", "big_game"):
            assert not judge(["big_game", other], 60).legal


@pytest.mark.rule("VARX-92")
@pytest.mark.parametrize("module", [name for name in MODULES if name not in ("seafarers", "big_game", "two_player")])
def test_numbers_of_players_without_two_player(module: str) -> None:
    legal = [players for players in range(9) if judge(needed(module), players).legal]
    assert legal == ([3, 4, 5, 6] if module in ("base", "cities_and_knights", *JOINING) else [3, 4])


@pytest.mark.rule("VARX-92")
def test_two_player_is_for_exactly_two() -> None:
    assert [players for players in range(9) if judge(["two_player"], players).legal] == [2]


@pytest.mark.rule("VARX-93", "VARX-94", "BASE56-27")
@pytest.mark.parametrize("players", [5, 6])
def test_five_or_six_players_may_choose_among_five_modules(players: int) -> None:
    allowed = ("cities_and_knights", *JOINING)
    for size in range(len(allowed) + 1):
        for modules in combinations(allowed, size):
            verdict = judge(modules, players)
            assert verdict.legal
            expected = 13 if "cities_and_knights" in modules else 10
            assert verdict.target == expected + ("harbormaster" in modules)


@pytest.mark.rule("VARX-93")
@pytest.mark.parametrize("module", ["two_player", *SEAFARERS, *TRADERS, *EXPLORERS])
def test_five_or_six_players_cannot_play_anything_else(module: str) -> None:
    assert not judge(needed(module), 5).legal
    assert not judge([*needed(module), "harbormaster"], 6).legal
