"""Games of `great_canal`, held after every action against a referee of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from skerry import ConfigError, Game
from skerry.server.live.facts import facts_of
from tests.suites.canal_oracle import COURSE, FIELDS, LAYOUT, SMALL, TARGETS, WATERS, CanalReferee
from tests.suites.knight_players import MODULES, referee_game

FIXED = {"setup": "fixed"}
RED = (6, 8)
# What has to have happened in a handful of games for them to be worth anything.
HAPPENED = (
    "dug by one",
    "dug by two",
    "dug by activate_knight",
    "dug by wake_knight",
    "two hexes at once",
    "ninth filled",
    "harbours of knights",
    "active knight away in an attack",
    "branch refused",
    "gold",
    "irrigation",
)


def begin(players: int, seed: str, **options: object) -> Any:
    game = Game.new(["great_canal", *MODULES], players, seed, options)
    return game.view(None).to_json()["board"], facts_of(game)["board"]


@pytest.mark.rule("TDEGK-01", "TDEGK-05", "TDEGK-11", "TDEGK-15", "TDEGK-24")
def test_the_referee_knows_the_places_of_the_board() -> None:
    board, places = begin(3, "places", **FIXED)
    WATERS.check_numbers(places)
    assert board["terrain"] == [terrain for terrain, _ in WATERS.laid]
    shown = [[] if hex_ in FIELDS or not number else [number] for hex_, (_, number) in enumerate(WATERS.laid)]
    assert board["numbers"] == shown
    assert Counter(board["harbours"].values()) == Counter({"3:1": 4, "wood": 1, "brick": 1, "wool": 1, "ore": 1})


@pytest.mark.rule("TDEGK-16", "TDEGK-19", "TDEGK-20", "TDEGK-21", "TDEGK-22", "TDEGK-23")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_dealt_is_what_the_layout_has(seed: int) -> None:
    board, _ = begin(4, f"dealt {seed}")
    laid = [terrain for terrain, _ in WATERS.laid]
    numbers = [FIELDS.get(hex_, (told or [0])[0]) for hex_, told in enumerate(board["numbers"])]
    assert Counter(board["terrain"]) == Counter(laid)
    assert Counter(numbers) == Counter(number for _, number in WATERS.laid)
    for hex_, terrain in enumerate(laid):
        if terrain not in ("hill", "pasture", "forest"):
            assert board["terrain"][hex_] == terrain
    for hexes in WATERS.shores:
        assert [numbers[hex_] in RED for hex_ in hexes] != [True, True]
    assert all(numbers[hex_] == 8 for hex_ in SMALL if laid[hex_] == "gold_field")


@pytest.mark.rule("TDEGK-09", "TDEGK-10", "TDEGK-25")
def test_the_course_touches_itself_only_from_hex_to_hex() -> None:
    assert "lake" in LAYOUT
    for number, hex_ in enumerate(COURSE):
        near = [
            other for other, there in enumerate(COURSE) if set(WATERS.hex_sides[hex_]) & set(WATERS.hex_sides[there])
        ]
        assert near == [other for other in (number - 1, number, number + 1) if 0 <= other < len(COURSE)]


@pytest.mark.rule("TDEGK-88", "TDEGK-89", "TDEGK-90")
def test_three_or_four_play_and_always_with_knights() -> None:
    for players, target in TARGETS.items():
        game = Game.new(["great_canal", *MODULES], players, "target")
        assert {told["target"] for told in game.view(None).to_json()["seats"]} == {target}
    with pytest.raises(ConfigError):
        Game.new(["great_canal", *MODULES], 5, "five")
    with pytest.raises(ConfigError):
        Game.new(["great_canal", "seafarers"], 4, "no knights")


@pytest.mark.rule("TDEGK-27", "TDEGK-28", "TDEGK-29", "TDEGK-30", "TDEGK-31", "TDEGK-32", "TDEGK-33", "TDEGK-35")
@pytest.mark.parametrize("players", [3, 4])
def test_founding_goes_by_the_rules(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        referee = CanalReferee(players)
        referee_game(referee, f"founding {seed}", 6 * players + 1, arranged=False)
        seen += referee.seen
    assert seen["found_building"] == 6 * 3 * players
    assert seen["coast duty"]


@pytest.mark.rule("TDEGK-38", "TDEGK-40", "TDEGK-44", "TDEGK-45", "TDEGK-53", "TDEGK-72", "TDEGK-80", "TDEGK-81")
@pytest.mark.many
def test_games_go_by_the_rules() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        referee = CanalReferee(3 + seed % 2, 30)
        referee_game(referee, f"canal {seed}", 700, options={"target": 30} | (FIXED if seed % 3 == 0 else {}))
        seen += referee.seen
    assert not [what for what in HAPPENED if not seen[what]]


@pytest.mark.rule("TDEGK-88", "TDEGK-89")
@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(40))
def test_many_games_go_by_the_rules(seed: int) -> None:
    referee_game(CanalReferee(3 + seed % 2), f"sweep {seed}", 4000, arranged=seed % 4 != 3)
