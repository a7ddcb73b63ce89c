"""Games of `enchanted_land`, held after every action against a referee of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from skerry import ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.suites.enchanted_oracle import COASTS, ENCHANTED, FACE_DOWN, INLAND, TARGETS, WATERS, EnchantedReferee
from tests.suites.knight_players import MODULES, referee_game

FIXED = {"setup": "fixed"}
DRAGONS = 19
DESERT = WATERS.cell(1, 1)
# What has to have happened in a handful of games for them to be worth anything.
HAPPENED = (
    "land_knight",
    "fight_dragon",
    "hopeless",
    "beaten at once",
    "one_flag beaten",
    "two_flags beaten",
    "three_flags unbeaten",
    "displaced in the land",
    "own settlement at the landing",
    "own settlement in the land",
    "active knight away in an attack",
    "asked inventor",
)


def begin(players: int, seed: str, **options: object) -> tuple[Any, Any]:
    game = Game.new(["enchanted_land", *MODULES], players, seed, options)
    return game.view(None).to_json(), facts_of(game)["board"]


@pytest.mark.rule("TDEEL-01", "TDEEL-02", "TDEEL-03", "TDEEL-08", "TDEEL-12", "TDEEL-21")
def test_the_referee_knows_the_places_of_the_board() -> None:
    view, places = begin(3, "places", **FIXED)
    WATERS.check_numbers(places)
    board = view["board"]
    assert board["terrain"] == [terrain for terrain, _ in WATERS.laid]
    assert board["numbers"] == [[number] if number else [] for _, number in WATERS.laid]
    assert Counter(board["harbours"].values()) == Counter(
        {"3:1": 3, "wood": 1, "brick": 1, "wool": 1, "ore": 1, "grain": 1}
    )
    assert board["robber"] == DESERT
    assert len(INLAND) == DRAGONS
    assert view["enchanted_land"]["dragons"] == {str(at): FACE_DOWN for at in INLAND}


@pytest.mark.rule("TDEEL-13", "TDEEL-14", "TDEEL-15", "TDEEL-17", "TDEEL-18", "TDEEL-19")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_dealt_is_what_the_layout_has(seed: int) -> None:
    board = begin(4, f"dealt {seed}")[0]["board"]
    assert board["numbers"] == [[number] if number else [] for _, number in WATERS.laid]
    for part in (ENCHANTED, WATERS.dry - ENCHANTED):
        assert Counter(board["terrain"][hex_] for hex_ in part) == Counter(WATERS.laid[hex_][0] for hex_ in part)
    for hex_, (terrain, _) in enumerate(WATERS.laid):
        if terrain in ("sea", "desert", "gold_field"):
            assert board["terrain"][hex_] == terrain


@pytest.mark.rule("TDEEL-77", "TDEEL-78", "TDEEL-79")
def test_three_or_four_play_and_always_with_knights() -> None:
    for players, target in TARGETS.items():
        assert {told["target"] for told in begin(players, "target")[0]["seats"]} == {target}
    with pytest.raises(ConfigError):
        begin(5, "five")
    with pytest.raises(ConfigError):
        Game.new(["enchanted_land", "seafarers"], 4, "no knights")


@pytest.mark.rule("TDEEL-22", "TDEEL-23", "TDEEL-24", "TDEEL-25", "TDEEL-26", "TDEEL-27", "TDEEL-28")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_goes_by_the_rules(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        referee = EnchantedReferee(players)
        referee_game(referee, f"founding {seed}", 6 * players + 1, arranged=False)
        seen += referee.seen
    assert seen["found_building"] == 6 * 3 * players
    assert COASTS


@pytest.mark.rule("TDEEL-35", "TDEEL-36", "TDEEL-38", "TDEEL-47", "TDEEL-48", "TDEEL-51", "TDEEL-55", "TDEEL-81")
@pytest.mark.many
def test_games_go_by_the_rules() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        referee = EnchantedReferee(3 + seed % 2, 30)
        referee_game(referee, f"dragons {seed}", 700, options={"target": 30} | (FIXED if seed % 3 == 0 else {}))
        seen += referee.seen
    assert not [what for what in HAPPENED if not seen[what]]


@pytest.mark.rule("TDEEL-77", "TDEEL-78", "TDEEL-86")
@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(40))
def test_many_games_go_by_the_rules(seed: int) -> None:
    referee_game(EnchantedReferee(3 + seed % 2), f"sweep {seed}", 4000, arranged=seed % 4 != 3)
