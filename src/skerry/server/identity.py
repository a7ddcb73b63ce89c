"""Seat tokens and names of games: random, and never stored in a form that opens anything."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection

GAME_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
GAME_LENGTH: Final = 10
COOKIE: Final = "skerry_"
YEAR: Final = 365 * 24 * 3600


def new_game_name() -> str:
    return "".join(secrets.choice(GAME_LETTERS) for _ in range(GAME_LENGTH))


def is_game_name(game: str) -> bool:
    """Anything else is not worth a look into the store."""
    return len(game) == GAME_LENGTH and all(letter in GAME_LETTERS for letter in game)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are long and random, so one plain hash is enough."""
    return hashlib.sha256(b"skerry seat\x00" + token.encode()).hexdigest()


def token_of(connection: HTTPConnection, game: str) -> str | None:
    """What the caller holds for a game: the header first, since a program sends it on purpose."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[len("bearer ") :].strip() or None
    return connection.cookies.get(COOKIE + game)
