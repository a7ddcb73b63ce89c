"""What a begun command asks for next, asked over the WebSocket."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.hall_wire import QUICK, Gathering, Guest
from tests.server.running import ServerHere

START_SHIP = [0, 3, 4, "SW"]


@pytest.fixture
def player(light: ServerHere) -> Iterator[Guest]:
    """Sun of the first board, in the first WINDOW."""
    settings = {**QUICK, "setup_seconds": 1, "window_seconds": 60}
    with ExitStack() as stack:
        hall = Gathering(light.address, stack).open(settings).gather(1, bots=5)
        hall.begin()
        guest = hall.people[0]
        guest.wait_phase("WINDOW")
        yield guest


def asked(player: Guest, question: str, **after: object) -> list[dict[str, object]]:
    player.send({"type": "possible", "id": question, "after": after})
    told = player.wait_for(lambda got: got.get("id") == question)
    assert told["type"] == "possible", told
    actions: list[dict[str, object]] = told["actions"]
    return actions


def test_a_ship_that_sets_out_is_told_where_it_may_go(player: Guest) -> None:
    goals = asked(player, "first", kind="move_ship", edge=START_SHIP)
    assert goals
    assert all(goal["edge"] == START_SHIP and goal["to"] != START_SHIP for goal in goals)
    goal = goals[0]
    assert asked(player, "second", **goal) == []
    assert player.say(**goal)["type"] == "done"


# No commands, and commands that nobody can begin.
NO_COMMANDS: list[object] = ["move_ship", {}, [1]]
NOTHING_TO_CHOOSE: list[dict[str, object]] = [
    {"kind": "move_ship", "edge": [0, 0]},
    {"kind": "move_ship", "edge": START_SHIP, "to": [10**30, 0, 0, "E"]},
    {"kind": "play_card", "card": ["knight"]},
    {"kind": "play_card", "card": "year_of_plenty", "cards": [["wood"], {}]},
    {"kind": "play_card", "card": "road_building", "pieces": [["road"], 7]},
    {"kind": "play_card", "card": "knight", "robber": [0, "sun"], "resource": {}},
]


def answered(player: Guest, after: object) -> dict[str, Any]:
    """Questions that come too fast are refused; a moment later they are answered."""
    for attempt in range(100):
        question = f"{after} {attempt}"[-60:]
        player.send({"type": "possible", "id": question, "after": after})
        told = player.wait_for(lambda got, question=question: got.get("id") == question)
        if told.get("code") != "too_fast":
            return told
        time.sleep(0.1)
    raise AssertionError("the question was never answered")


def test_what_cannot_be_begun_asks_for_nothing(player: Guest) -> None:
    for after in NO_COMMANDS:
        assert answered(player, after)["code"] == "malformed"
    for after in NOTHING_TO_CHOOSE:
        told = answered(player, after)
        assert (told["type"], told.get("actions")) == ("possible", []), (after, told)
    assert player.say("done")["type"] == "done"
