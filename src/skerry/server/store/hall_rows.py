"""What the store keeps of halls, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Whether people may still register by themselves.
OPEN: Final = "open"
CLOSED: Final = "closed"


@dataclass(frozen=True)
class HallRow:
    """A hall. `leader` is the node that decides there until `lease`; `term` grows whenever somebody begins to."""

    hall: str
    created: float
    address: str
    name: str
    organiser: str
    door_word: str | None = None
    registration: str = OPEN
    shared_address: bool = False
    phase: str = "LOBBY"
    length: int = 0
    leader: str | None = None
    lease: float = 0.0
    term: int = 0


@dataclass(frozen=True)
class PersonRow:
    """Somebody who is registered; `bot` is the kind of one. Tokens and codes are hashed."""

    hall: str
    number: int
    token: str | None = None
    code: str | None = None
    bot: str | None = None
    checked_in: bool = False
    address: str = ""


@dataclass(frozen=True)
class RefereeRow:
    hall: str
    name: str
    token: str | None = None
    code: str | None = None


@dataclass(frozen=True)
class AskedRow:
    """Something that people at another node ask of the one that leads."""

    id: int
    node: str
    at: int
    body: str


# An entry of the log as it is stored: its number, moment, kind and body.
Line = tuple[int, int, str, str]
