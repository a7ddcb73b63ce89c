"""What cannot be made or replayed is refused in one sentence, as a ConfigError."""

from __future__ import annotations

import json

import pytest

from skerry import ConfigError, Game

ROOM_FOR_NOBODY = "name bay\nrow 0 offset 0: sea sea\n"
TOO_RED = "name red\nrow 0 offset 0: ? ?\nrow 1 offset 1: ? ?\nstack terrain: 4 forest\nstack tokens: 6 8 6 8\n"
ISLE = "name isle\nrow 0 offset 1: forest:9 hill:6\nrow 1 offset 0: field:4 desert pasture:10\n"
UNEVEN = (
    "name uneven\nrow 0 offset 0: forest:9 hill field:4 pasture:10 mountain:5\n"
    "island home (main): (0,0) (0,1) (0,2) (0,3) (0,4)\n"
)


@pytest.mark.parametrize(
    ("module", "board", "sentence"),
    [
        ("base", "name bad\nrow 0 offset 0: forst:9\n", "board:2:17: unknown terrain 'forst'"),
        ("base", "", "needs at least one row"),
        ("base", "name six\nplayers 5 6\nrow 0 offset 0: hill:9\n", "the map six is for 5 or 6 players, not for 3"),
        ("base", TOO_RED, "no way to keep 4 red numbers apart"),
        ("base", ROOM_FOR_NOBODY, "no place where a game can begin"),
        ("cloth_for_catan", ISLE, "the map isle has no marker village_3 at a vertex"),
        ("pirate_islands", ISLE, "the map isle has no marker settlement_a at a vertex"),
    ],
)
def test_an_own_map_that_cannot_be_played_on(module: str, board: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new([module], players=3, seed="1", board=board)
    assert sentence in refused.value.reason


def test_an_own_map_that_cannot_be_shuffled() -> None:
    with pytest.raises(ConfigError, match="4 numbers do not fit the 5 hexes of the main islands"):
        Game.new(["new_shores"], players=3, seed="1", board=UNEVEN, options={"setup": "random"})


@pytest.mark.parametrize("modules", ["base", 5, None, [5]])
def test_modules_that_are_no_list_of_names(modules: object) -> None:
    with pytest.raises(ConfigError, match="modules"):
        Game.new(modules, players=4)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": 2}, "no record of format 1"),
        ({"modules": "base"}, "modules"),
        ({"players": 9}, "not 9"),
        ({"options": []}, "options"),
        ({"seed": "wednesday"}, "commitment"),
        ({"board": "x"}, "unknown keyword 'x'"),
        ({"actions": [[0]]}, "action 0 of the record is no pair"),
        ({"actions": [[10**30, {"kind": "roll"}]]}, "action 0 of the record is illegal: there is no seat"),
        ({"actions": [[0, {"kind": "fly"}]]}, "action 0 of the record is illegal: there is no action 'fly'"),
        ({"digest": "0"}, "digest"),
        ({"script": 5}, "script"),
        ({"script": {"dice": 5}}, "dice"),
        ({"script": {"dice": ["ab"]}}, "a roll must be a list of numbers"),
        ({"script": {"thefts": ["wool"]}}, "thefts must be a list of numbers"),
        ({"script": {"decks": 5}}, "decks"),
        ({"script": {"decks": {"development": ["knight"]}}}, "the deck development must be a list of numbers"),
    ],
)
def test_a_record_with_a_mistake(changes: dict[str, object], sentence: str) -> None:
    record = Game.new(["base"], players=4, seed="tuesday").record()
    assert Game.replay(json.loads(json.dumps(record))).length == 0
    with pytest.raises(ConfigError) as refused:
        Game.replay({**record, **changes})
    assert sentence in refused.value.reason


@pytest.mark.parametrize("record", [None, [], "x"])
def test_what_is_no_record_at_all(record: object) -> None:
    with pytest.raises(ConfigError, match="no record"):
        Game.replay(record)  # type: ignore[arg-type]


def test_an_own_map_is_played_and_replayed() -> None:
    game = Game.new(["base"], players=3, seed="1", board=ISLE)
    seat = game.actors[0]
    game.apply(seat, game.legal_actions(seat)[0])
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.state_digest() == game.state_digest()
