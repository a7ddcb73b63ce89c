"""What the store keeps, as values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

# The state of a game.
OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "finished"

# Who sits in a seat.
PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "open"

# Why something was done; the engine never reads it.
BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_STAND_IN: Final = "stand_in"
BY_CLOCK: Final = "clock"
BY_TABLE: Final = "table"


@dataclass(frozen=True)
class GameRow:
    game: str
    created: float
    address: str
    config: dict[str, Any]
    seed: str
    state: str
    is_public: bool
    may_watch: bool
    clock: dict[str, float] | None
    length: int = 0
    deadline: float | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    fault: str | None = None
    # The log has so many entries at most; then the game ends undecided.
    most_entries: int = 20_000
    # When the last entry was written, or a seat changed before the first.
    touched: float = 0.0
    # Seconds that a bot's offer stays open for people.
    offer_wait: float = 15.0
    # The seat of the one who arranges the table.
    host: int = 0


@dataclass(frozen=True)
class SeatRow:
    game: str
    seat: int
    kind: str
    name: str = ""
    colour: str = ""
    level: str = ""
    ready: bool = False
    token: str | None = None
    # From where whoever sits here came.
    address: str = ""


@dataclass(frozen=True)
class Entry:
    """One line of a game's log: an action of a seat, or something about the table."""

    game: str
    number: int
    seat: int
    cause: str
    body: dict[str, Any]
    command: str | None
    at: float
    outcome: str | None = None

    def to_row(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "number": self.number,
            "seat": self.seat,
            "cause": self.cause,
            "body": json.dumps(self.body, separators=(",", ":")),
            "command": self.command,
            "at": self.at,
            "outcome": self.outcome,
        }


@dataclass(frozen=True)
class ChatRow:
    game: str
    number: int
    seat: int
    name: str
    body: str
    at: float
    command: str | None = None

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat if self.seat >= 0 else None, "name": self.name, "text": self.body, "at": self.at}
