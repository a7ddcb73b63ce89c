"""Messages and settings as plain data, and what strangers may send."""

from __future__ import annotations

import json

import pytest

from skerry.big.messages import Act, Answer, Command, Refused
from skerry.big.reasons import LATE
from skerry.big.settings import Settings
from skerry.engine.errors import ConfigError
from tests.big.stage import Stage


def test_messages_come_back_as_they_were() -> None:
    command = Command("build_road", "id-1", 3, {"edge": [0, 2, 3, "E"]})
    assert Command.from_json(json.loads(json.dumps(command.to_json()))) == command
    act = Act("warn", "ref", "why", {"seat": 3})
    assert Act.from_json(json.loads(json.dumps(act.to_json()))) == act
    for answer in (Answer(True, {"offer": 3}), Answer(False, reason=LATE.of())):
        assert Answer.from_json(json.loads(json.dumps(answer.to_json()))) == answer


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"kind": 3}, {"kind": "claim", "client": 5}, {"kind": "claim", "turn": True}, {"client": "x"}],
)
def test_what_is_no_command_is_refused(data: object) -> None:
    with pytest.raises(Refused):
        Command.from_json(data)


@pytest.mark.parametrize(
    "kind", ["build_road", "build_settlement", "move_ship", "offer", "accept", "play_card", "answer"]
)
@pytest.mark.parametrize(
    "operands",
    [
        {},
        {"edge": [0, 99, 0, "E"], "vertex": [-1, 0, 0, "N"], "to": [77], "offer": "x", "card": 3, "request": None},
        {
            "edge": "abc",
            "vertex": {},
            "to": 5,
            "give": {"wood": -1},
            "want": {"gold": 1},
            "offer": True,
            "card": "king",
        },
        {"edge": [0, 0, 0, "X"], "vertex": [0, 0, 0, 5], "to": [True], "give": 3, "want": 4, "card": "", "robber": [9]},
    ],
)
def test_forged_operands_change_nothing(kind: str, operands: dict[str, object]) -> None:
    stage = Stage(6)
    stage.window()
    stage.give(0, wood=3, brick=3, wool=3, grain=3, ore=3)
    before = stage.game.hall.digest()
    assert not stage.say(0, kind, **operands).done
    assert stage.game.hall.digest() == before


@pytest.mark.parametrize("seat", [-1, 6, 10**9])
def test_nobody_speaks_for_a_seat_that_is_not_there(seat: int) -> None:
    stage = Stage(6)
    stage.window()
    assert not stage.say(seat, "claim").done


@pytest.mark.parametrize(
    "wrong",
    [
        {"topology": "torus"},
        {"window_seconds": 0},
        {"max_turns": -1},
        {"early_close": 1},
        {"colour": "red"},
        {"dice_seconds": 1.5},
    ],
)
def test_wrong_settings_are_named(wrong: dict[str, object]) -> None:
    with pytest.raises(ConfigError) as mistake:
        Settings.from_json(wrong)
    assert mistake.value.reason.code == "big_wrong_setting"


def test_settings_come_back_as_they_were() -> None:
    settings = Settings(topology="line", max_turns=62)
    assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings
