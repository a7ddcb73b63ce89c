"""What cannot be made or replayed is refused in one sentence, as a ConfigError."""

from __future__ import annotations

import json

import pytest

from skerry import Action, ConfigError, Game, IllegalAction, ScriptedRandomness

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
    assert sentence in str(refused.value.reason)


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
    assert sentence in str(refused.value.reason)


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


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seed": True}, "a seed is text or a whole number, not True"),
        ({"seed": "\ud800"}, "half a character"),
        ({"options": ["target"]}, "options is a mapping"),
        ({"options": 5}, "options is a mapping"),
        ({"options": {"target": 3.5}}, "target cannot be 3.5"),
    ],
)
def test_arguments_of_a_wrong_kind_are_named(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(["base"], **wrong)  # type: ignore[arg-type]
    assert sentence in str(refused.value.reason)


# Compiled code refuses these by itself before ours can.
@pytest.mark.parametrize("wrong", [{"seed": 3.5}, {"players": "4"}, {"board": 5}, {"randomness": "dice"}])
def test_arguments_of_a_wrong_type_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((ConfigError, TypeError), match=r"\b(not|expected)\b"):
        Game.new(["base"], **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [[5], ["ab"], [[0, 3]], [[None, 3]]])
def test_scripted_dice_that_no_die_shows(dice: list[object]) -> None:
    with pytest.raises(ConfigError, match="is not a roll of six-sided dice"):
        ScriptedRandomness(dice)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_is_not_there_is_refused_by_every_question(seat: int) -> None:
    game = Game.new(["base"], players=4, seed="tuesday")
    action = game.legal_actions(game.actors[0])[0]
    asking = (game.legal_actions, game.legal_ids, game.why_not, game.prices, game.view, game.can_undo, game.undo)
    for question in (*asking, lambda seat: game.apply(seat, action)):
        with pytest.raises(IllegalAction, match=f"there is no seat {seat}"):
            question(seat)


@pytest.mark.parametrize("seat", ["a", 3.0, [0]])
def test_a_seat_of_a_wrong_type_changes_nothing(seat: int) -> None:
    game = Game.new(["base"], players=4, seed="tuesday")
    before, action = game.state_digest(), game.legal_actions(game.actors[0])[0]
    for question in (game.legal_actions, game.view, game.undo, lambda seat: game.apply(seat, action)):
        with pytest.raises(TypeError):
            question(seat)
    assert (game.state_digest(), game.length) == (before, 0)


@pytest.mark.parametrize("action", [None, "roll", {"kind": "roll"}])
def test_what_is_no_action_changes_nothing(action: Action) -> None:
    game = Game.new(["base"], players=4, seed="tuesday")
    before = game.state_digest()
    with pytest.raises(TypeError):
        game.apply(game.actors[0], action)
    with pytest.raises(TypeError):
        game.encode(action)
    assert (game.state_digest(), game.length) == (before, 0)


def test_what_a_record_tells_is_not_the_game_itself() -> None:
    game = Game.new(["base"], players=4, seed="tuesday", options={"target": 5})
    options = game.record()["options"]
    assert isinstance(options, dict)
    options["target"] = 30
    assert Game.replay(game.record()).state_digest() == game.state_digest()
