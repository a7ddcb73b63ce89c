"""Numbers of any size over HTTP and the WebSocket: refused in a short sentence, and nothing is logged about them."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.running import ServerHere
from tests.server.wire import Party

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]

LONGEST_TEXT = 400
# A reason is told as values and as text.
LONGEST_ANSWER = 2 * LONGEST_TEXT
LONG = "9" * 5000
# As they stand in the body, some of which Python would not write itself.
NUMBERS = [
    f'"{LONG}"',
    LONG,
    f"-{LONG}",
    LONG[:4000],
    str(2**63),
    "NaN",
    "1e999",
    "3.0",
    "true",
    '"\\ud800"',
    "[" * 20_000,
]


def said(records: list[logging.LogRecord]) -> list[str]:
    return [record.getMessage() for record in records if record.levelno >= logging.WARNING or record.exc_info]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda text: f"{text[:12]}-{len(text)}")
@pytest.mark.parametrize("place", ["players", "target"])
def test_a_number_in_a_request(light: ServerHere, caplog: pytest.LogCaptureFixture, place: str, number: str) -> None:
    game = {"players": "3", "target": "10", place: number}
    body = f'{{"modules": ["base"], "players": {game["players"]}, "options": {{"target": {game["target"]}}}'
    seats = json.dumps([{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}])
    judged = post(light, "/api/judge", body + "}")
    made = post(light, "/api/games", body + f', "name": "Ada", "seats": {seats}}}')
    assert judged.status_code in (400, 422) or not judged.json()["playable"]
    assert made.status_code in (400, 422)
    assert len(judged.text) < LONGEST_ANSWER
    assert len(made.text) < LONGEST_ANSWER
    assert said(caplog.records) == []


def post(server: ServerHere, path: str, body: str) -> httpx.Response:
    return httpx.post(f"http://{server.address}{path}", content=body, headers={"Content-Type": "application/json"})


@pytest.mark.parametrize("seat", [2**63, 2**64, 10**400, 10**4000, -(2**70), 0.5], ids=lambda seat: type(seat).__name__)
def test_an_offer_to_a_seat_beyond_all_numbers(
    light: ServerHere, party: Gather, caplog: pytest.LogCaptureFixture, seat: Any
) -> None:
    table = party(light).gather(3, modules=["base"]).begin()
    table.play(3)
    player = table.asked()
    before = light.table(player.game).progress
    for operands in ({"to": [seat]}, {"give": {"wood": seat}}, {"want": {"ore": seat}}):
        offer = {"kind": "offer_trade", "give": {"wood": 1}, "want": {"ore": 1}, **operands}
        answer = player.act(offer)
        assert answer["type"] == "refused"
        assert answer["code"] in ("illegal", "malformed", "too_long")
        assert len(answer["reason"]["text"]) < LONGEST_TEXT
    assert light.table(player.game).progress is before
    assert said(caplog.records) == []
