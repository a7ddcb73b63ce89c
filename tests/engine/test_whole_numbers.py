"""True is no number at the public face: not a seat, not a count of players, not the id of an action, not a die."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from skerry import Action, ConfigError, Game, IllegalAction, ScriptedRandomness
from tests.suites.player import Player, play_to

ASKING: dict[str, Callable[[Any, Any], object]] = {
    "apply": lambda game, seat: game.apply(seat, game.legal_actions(1)[0]),
    "legal_actions": lambda game, seat: game.legal_actions(seat),
    "legal_ids": lambda game, seat: game.legal_ids(seat),
    "why_not": lambda game, seat: game.why_not(seat),
    "prices": lambda game, seat: game.prices(seat),
    "view": lambda game, seat: game.view(seat),
    "can_undo": lambda game, seat: game.can_undo(seat),
    "undo": lambda game, seat: game.undo(seat),
}


def asked_of_seat_1() -> Game:
    game = Game.new(["base"], 3, seed="true")
    while game.actors != [1]:
        game.apply(game.actors[0], game.legal_actions(game.actors[0])[0])
    return game


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("seat", [True, False, 1.0, "1"])
def test_a_seat_is_a_number(name: str, seat: object) -> None:
    game = asked_of_seat_1()
    before = game.state_digest()
    # What is no number at all, compiled code refuses in words of its own.
    with pytest.raises(TypeError, match="a seat is a number from 0 to 2" if isinstance(seat, bool) else None):
        ASKING[name](game, seat)
    assert (game.state_digest(), game.actors) == (before, [1])


@pytest.mark.parametrize("number", [True, False])
def test_the_id_of_an_action_is_a_number(number: bool) -> None:
    with pytest.raises(TypeError, match="an action id is a number"):
        asked_of_seat_1().decode(number)


@pytest.mark.parametrize("players", [True, False])
def test_players_are_a_number(players: bool) -> None:
    with pytest.raises(ConfigError, match=f"players is a whole number, not {players}"):
        Game.new(["base"], players)


def test_an_event_tells_its_private_part_to_a_seat_and_not_to_true() -> None:
    game = play_to(Game.new(["base"], 3, seed="events"), Player(3), 0)
    for _, _, events in Player(3).play(game):
        for event in events:
            if 1 in event.private:
                with pytest.raises(TypeError, match="a seat is a number, not True"):
                    event.to_json(True)
                assert "card" in event.to_json(1)
                return
    raise AssertionError("no event had a private part")


@pytest.mark.parametrize("operands", [{"seat": True}, {"seat": 1.0}])
def test_an_operand_is_a_number(operands: dict[str, object]) -> None:
    with pytest.raises(IllegalAction, match="is not a whole number"):
        asked_of_seat_1().encode(Action("confirm", operands))


def test_seats_asked_in_an_offer_are_numbers() -> None:
    offer = Action("offer_trade", {"give": {"wood": 1}, "want": {"ore": 1}, "to": [True]})
    with pytest.raises(IllegalAction, match="True is no seat of this game"):
        asked_of_seat_1().encode(offer)
    for side in ("give", "want"):
        cards: dict[str, object] = {"give": {"wood": 1}, "want": {"ore": 1}}
        cards[side] = {"wool": True}
        with pytest.raises(IllegalAction, match="must be a number from 1 to 31"):
            asked_of_seat_1().encode(Action("offer_trade", cards))


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (["format"], "no record of format 1"),
        (["players"], "a record needs players"),
        (["actions", 1, 0], "action 1 of the record is no pair of seat and action"),
        (["script", "dice", 1, 0], "a roll must be a list of numbers"),
        (["script", "thefts", 0], "thefts must be a list of numbers"),
        (["script", "decks", "development", 14], "the deck development must be a list of numbers"),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, list) else None,
)
def test_a_record_holds_numbers(path: list[Any], reason: str) -> None:
    deck = [0] * 14 + [1] * 5 + [2, 2, 3, 3, 4, 4]
    script = ScriptedRandomness([(6, 6), (1, 1), (1, 1)], [1], {"development": deck})
    record: Any = play_to(Game.new(["base"], 3, randomness=script), Player(2), 4).record()
    assert Game.replay(record)
    wrong = copy.deepcopy(record)
    place = wrong
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = True
    with pytest.raises(ConfigError, match=reason):
        Game.replay(wrong)


def test_a_script_holds_numbers() -> None:
    for wrong in ({"dice": [(True, 2)]}, {"dice": [(1.0, 2)]}, {"thefts": [True]}, {"decks": {"development": [True]}}):
        given: Any = wrong
        with pytest.raises(ConfigError, match="scripted"):
            ScriptedRandomness(**given)
