"""What a game hands out belongs to whoever asked: changing it changes no game."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from skerry import Action, Game, IllegalAction, ScriptedRandomness
from skerry.catalog import MODULES, board_steps, describe, judge, options_for
from tests.suites.configurations import CONFIGURATIONS, Configuration
from tests.suites.player import Player, play_to

HUGE = 10**5000
PLAYABLE = [row for row in CONFIGURATIONS if row.golden and not row.why_not()]


def spoil(value: Any) -> None:
    """Empty everything that can be emptied, from the inside out."""
    if isinstance(value, (list, tuple)):
        for inner in value:
            spoil(inner)
    elif hasattr(value, "items"):
        for inner in value.values():
            spoil(inner)
    if isinstance(value, (list, dict)):
        value.clear()


def answers(game: Game) -> dict[str, Any]:
    """Everything that a game tells, as it tells it."""
    seats = range(game.players)
    return {
        "record": game.record(),
        "views": [game.view(seat).to_json() for seat in (None, *seats)],
        "parts": [game.view(seat).parts for seat in seats],
        "prices": [[price.to_json() for price in game.prices(seat)] for seat in seats],
        "costs": [[price.cost for price in game.prices(seat)] for seat in seats],
        "legal": [[action.to_json() for action in game.legal_actions(seat)] for seat in seats],
        "why not": [{kind: why.to_json() for kind, why in game.why_not(seat).items()} for seat in seats],
        "actors": game.actors,
        "winners": game.winners,
        "scores": game.scores(),
        "opening": [event.to_json(0) for event in game.opening_events()],
        "config": game.config.to_json(),
    }


@pytest.mark.parametrize("row", PLAYABLE, ids=lambda row: row.name)
def test_nothing_that_a_game_tells_is_its_own_table(row: Configuration) -> None:
    game = row.game("handed out")
    player = Player(17)
    for more in (0, 30, 120, 250):
        play_to(game, player, more)
        before = copy.deepcopy(answers(game))
        spoil(answers(game))
        assert answers(game) == before


def test_a_price_that_was_changed_makes_nothing_cheaper_anywhere() -> None:
    game = play_to(Game.new(["base"], 3, seed="prices"), Player(1), 12)
    while game.decision != "action":
        game.apply(game.actors[0], game.legal_actions(game.actors[0])[0])
    seat = game.actors[0]
    told = {price.action.kind: dict(price.cost) for price in game.prices(seat)}
    assert told["build_city"] == {"grain": 2, "ore": 3}
    for price in game.prices(seat):
        price.cost.clear()
        price.to_json()["cost"] = {}
    assert {price.action.kind: price.cost for price in game.prices(seat)} == told


def test_the_record_of_a_scripted_game_shares_nothing_with_it() -> None:
    script = ScriptedRandomness([(6, 6), (1, 1), (1, 1), (2, 3)], [1, 2], {"development": [0] * 14 + DEVELOPMENT})
    game = Game.new(["base"], 3, randomness=script)
    before = copy.deepcopy(game.record())
    assert before["script"] == {
        "dice": [[6, 6], [1, 1], [1, 1], [2, 3]],
        "thefts": [1, 2],
        "decks": {"development": [0] * 14 + DEVELOPMENT},
    }
    spoil(game.record())
    assert game.record() == before
    assert Game.replay(before).state_digest() == game.state_digest()


DEVELOPMENT = [1] * 5 + [2] * 2 + [3] * 2 + [4] * 2


def test_an_action_cannot_be_changed() -> None:
    given = {"give": {"wood": 1}, "want": {"ore": 1}, "to": [2]}
    action = Action("offer_trade", given)
    given["give"]["wood"] = 9  # type: ignore[index]
    given["to"].append(1)  # type: ignore[attr-defined]
    assert action.to_json() == {"kind": "offer_trade", "give": {"wood": 1}, "want": {"ore": 1}, "to": [2]}
    operands: Any = action.operands
    with pytest.raises(TypeError):
        operands["to"] = [0]
    with pytest.raises(TypeError):
        operands["give"]["wood"] = 2
    with pytest.raises(AttributeError):
        operands["to"].append(0)
    for name in ("kind", "operands"):
        with pytest.raises(AttributeError):
            setattr(action, name, {})
    spoil(action.to_json())
    spoil(action.operands)
    assert action.to_json() == {"kind": "offer_trade", "give": {"wood": 1}, "want": {"ore": 1}, "to": [2]}


def test_actions_are_values_still() -> None:
    action = Action("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}, "to": [2]})
    same = Action.from_json(action.to_json())
    assert (same, hash(same), repr(same)) == (action, hash(action), repr(action))
    assert repr(action) == "offer_trade(give={'wood': 1}, want={'ore': 1}, to=[2])"
    assert Action("offer_trade", action.operands) == action
    assert pickle.loads(pickle.dumps(action)) == action == copy.deepcopy(action)
    assert action.operands == {"give": {"wood": 1}, "want": {"ore": 1}, "to": (2,)}
    assert (action.operand("to"), action.operand("card")) == ((2,), None)
    assert [action.single(name) for name in ("give", "want", "to", "card")] == ["wood", "ore", "", ""]
    assert Action("offer_trade", {"give": {"wood": 2}, "want": {"ore": 1, "wool": 1}}).single("give") == ""
    assert Action("offer_trade", {"give": {"wood": 2}, "want": {"ore": 1, "wool": 1}}).single("want") == ""


def test_operands_that_lie_deep_in_each_other_are_refused() -> None:
    deep: object = 1
    for _ in range(5):
        deep = [deep]
    with pytest.raises(IllegalAction, match="lie too deep in each other"):
        Action.from_json({"kind": "offer_trade", "to": deep})


def test_what_a_game_was_made_from_cannot_be_changed() -> None:
    modules = ["base"]
    options: dict[str, object] = {"target": 8}
    game = Game.new(modules, 3, seed="fixed", options=options)
    modules.append("harbormaster")
    options["target"] = 3
    config: Any = game.config
    with pytest.raises(TypeError):
        config.options["target"] = 3
    for name in ("modules", "players", "options", "board"):
        with pytest.raises(AttributeError):
            setattr(config, name, None)
    assert config.to_json() == {"modules": ["base"], "players": 3, "options": {"target": 8}}


def test_the_catalog_hands_out_nothing_that_it_reads_again() -> None:
    def told() -> dict[str, Any]:
        modules = judge(["new_shores", "fishermen"], 4).modules
        return {
            "modules": describe(),
            "options": {
                name: [str(each) for each in option.allowed()] for name, option in options_for(["base"], 4).items()
            },
            "steps": [dict(step.operands) for step in board_steps(modules, 4)],
        }

    before = copy.deepcopy(told())
    assert all(before.values())
    spoil(told())
    assert told() == before
    options_for(["base"], 4)["target"].high = 99
    assert told() == before
    table: Any = MODULES
    with pytest.raises(TypeError):
        del table["base"]


def test_what_an_action_is_pickled_from_is_a_copy() -> None:
    action = Action("offer_trade", {"give": {"wood": 1}})
    spoil(action.__reduce__()[1])
    assert action == Action("offer_trade", {"give": {"wood": 1}})


@pytest.mark.parametrize(
    "number", [10**5000, True, [10**5000], {"wood": 10**5000}], ids=["huge", "true", "list", "cards"]
)
def test_every_action_can_be_written_and_looked_up(number: object) -> None:
    action = Action("x", {"y": number})
    assert len(repr(action)) < 100
    assert action in {action: 1}


def test_actions_that_are_equal_are_found_by_each_other() -> None:
    known = {Action("x", {"y": True}): 1, Action("x", {"a": {"c": 2, "b": 1}}): 2}
    assert known[Action("x", {"y": 1})] == 1
    assert known[Action("x", {"a": {"b": 1, "c": 2}})] == 2
