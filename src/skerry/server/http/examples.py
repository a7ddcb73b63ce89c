"""Examples of answers, for those who read the OpenAPI document."""

from __future__ import annotations

from typing import Any, Final

Answers = dict[int | str, dict[str, Any]]


def answer(status: int, example: dict[str, Any]) -> Answers:
    return {status: {"content": {"application/json": {"example": example}}}}


TABLE: Final[dict[str, Any]] = {
    "game": "k3v9x2mqab",
    "state": "open",
    "host": 0,
    "address": None,
    "public": True,
    "watch": True,
    "config": {"modules": ["base"], "players": 4, "options": {}, "target": 10, "commitment": "5f1d..."},
    "called": ["base"],
    "created": 1767225600.0,
    "target": 10,
    "commitment": "5f1d...",
    "seats": [
        {
            "seat": 0,
            "kind": "person",
            "name": "Ada",
            "colour": "red",
            "ready": True,
            "present": True,
            "away": None,
            "bot": None,
        }
    ],
    "clock": {"decision": 60, "turn": 180, "bank": 300},
    "limit": 20_000,
    "offer_wait": 15.0,
    "away_after": 60.0,
    "pause_votes": [],
    "fault": None,
    "result": None,
    "rematch": None,
}

CREATED: Final = answer(201, {"game": "k3v9x2mqab", "seat": 0, "token": "told only once", "table": TABLE})
JOINED: Final = answer(200, {"seat": 1, "token": "told only once", "table": TABLE})
TABLE_READ: Final = answer(200, {"table": TABLE, "seat": 0})
LISTED_GAMES: Final = answer(
    200,
    {
        "games": [
            {
                "game": "k3v9x2mqab",
                "state": "open",
                "called": ["base"],
                "created": 1767225600.0,
                "modules": ["base"],
                "players": 4,
                "target": 10,
                "clock": None,
                "watch": True,
                "seats": [{"kind": "person", "name": "Ada", "colour": "red"}],
                "result": None,
            }
        ]
    },
)
VERIFIED: Final = answer(
    200,
    {
        "seed": "9c0e...",
        "commitment": "5f1d...",
        "commitment_holds": True,
        "rolls": 1,
        "dice": [{"number": 18, "seat": 2, "dice": [3, 5]}],
        "outcomes": 412,
        "outcomes_hold": True,
        "replays_to_the_same_end": True,
    },
)
