"""Whose doors of a hall a caller's tokens open, the codes that tokens are got by, and how refusals are told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Path
from starlette.requests import HTTPConnection
from starlette.responses import Response

from skerry.reason import ReasonKind, reason_from_json
from skerry.server.errors import Refusal, not_yours
from skerry.server.halls.hall import LiveHall
from skerry.server.http.finding import TheNode
from skerry.server.http.guard import FAILURE
from skerry.server.identity import COOKIE, GAME_LETTERS, YEAR, hashed, is_game_name
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import RefereeRow
from skerry.server.store.hall_store import NO_SUCH_HALL

NEEDS_HALL_TOKEN: Final = ReasonKind("needs_hall_token", "this needs the token of a player of this hall")
NEEDS_REFEREE: Final = ReasonKind("needs_referee", "only a referee or the organiser of this hall can do this")
NEEDS_ORGANISER: Final = ReasonKind("needs_organiser", "only the organiser of this hall can do this")

PLAYER_DOOR: Final = ""
REFEREE_DOOR: Final = "_referee"
ORGANISER_DOOR: Final = "_desk"
ORGANISER: Final = "organiser"

CODE_LENGTH: Final = 10
WORD_LENGTH: Final = 4

# What a client goes by, where the rules say why in more words.
CODES: Final = {
    "big_late": "late",
    "big_not_now": "not_now",
    "big_paused": "paused",
    "big_claim_pending": "claim_pending",
    "big_not_your_group": "not_your_turn",
    "big_unreadable": "malformed",
    "big_no_player": "not_seated",
    "big_too_few_players": "too_few_players",
    "big_joined_late": "begun",
    "big_wrong_setting": "bad_settings",
    "big_no_such_number": "no_such_player",
}
STATUS: Final = {"malformed": 422, "bad_settings": 422, "no_such_player": 404, "failure": 500}


async def find_hall(node: TheNode, hall: Annotated[str, Path(description="The name of the hall.")]) -> LiveHall:
    live = await node.halls.find(hall) if is_game_name(hall) else None
    if live is None:
        raise Refusal("no_such_hall", NO_SUCH_HALL.of(), 404)
    return live


TheHall = Annotated[LiveHall, Depends(find_hall)]


@dataclass(frozen=True)
class Doors:
    """What a caller is in a hall: a player by number, a referee by name, the organiser, or several of these."""

    number: int | None = None
    referee: str | None = None
    organiser: bool = False
    # The hashed tokens by which that is so.
    tokens: tuple[str | None, str | None, str | None] = (None, None, None)

    def to_json(self) -> list[str]:
        told = {"player": self.number is not None, "referee": self.referee is not None, "organiser": self.organiser}
        return [name for name, opens in told.items() if opens]


def tokens_of(connection: HTTPConnection, hall: str) -> dict[str, str]:
    """What a caller holds, by the door that it may be for; one that is sent on purpose may be for any."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        sent = header[len("bearer ") :].strip()
        return dict.fromkeys((PLAYER_DOOR, REFEREE_DOOR, ORGANISER_DOOR), sent) if sent else {}
    doors = (PLAYER_DOOR, REFEREE_DOOR, ORGANISER_DOOR)
    return {door: token for door in doors if (token := connection.cookies.get(COOKIE + hall + door))}


async def doors_of(hall: LiveHall, connection: HTTPConnection) -> Doors:
    held = {door: hashed(token) for door, token in tokens_of(connection, hall.row.hall).items()}
    if hall.people_stale and held:
        await hall.read_people()
    number = hall.tokens.get(held.get(PLAYER_DOOR, ""))
    referee = referee_with(hall, held.get(REFEREE_DOOR))
    organiser = secrets.compare_digest(held.get(ORGANISER_DOOR, ""), hall.row.organiser)
    tokens = held.get(PLAYER_DOOR), held.get(REFEREE_DOOR), held.get(ORGANISER_DOOR)
    return Doors(number, None if referee is None else referee.name, organiser, tokens)


def referee_with(hall: LiveHall, token: str | None) -> RefereeRow | None:
    if token is None:
        return None
    found = [one for one in hall.referees.values() if one.token and secrets.compare_digest(one.token, token)]
    return found[0] if found else None


async def need_player(hall: LiveHall, connection: HTTPConnection) -> int:
    doors = await doors_of(hall, connection)
    if doors.number is None:
        raise not_yours(NEEDS_HALL_TOKEN.of())
    return doors.number


async def need_referee(hall: LiveHall, connection: HTTPConnection) -> str:
    """The name under which acts are logged."""
    doors = await doors_of(hall, connection)
    if doors.referee is None and not doors.organiser:
        raise not_yours(NEEDS_REFEREE.of())
    return doors.referee or ORGANISER


async def need_organiser(hall: LiveHall, connection: HTTPConnection) -> None:
    doors = await doors_of(hall, connection)
    if not doors.organiser:
        raise not_yours(NEEDS_ORGANISER.of())


def give_hall_token(settings: Settings, response: Response, hall: str, door: str, token: str) -> None:
    response.set_cookie(
        COOKIE + hall + door,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path=f"/api/halls/{hall}",
    )


# Codes


def new_code() -> str:
    """Ten letters in two halves, for print and for reading out: too many to be guessed, and good for once."""
    letters = "".join(secrets.choice(GAME_LETTERS) for _ in range(CODE_LENGTH))
    return f"{letters[: CODE_LENGTH // 2]}-{letters[CODE_LENGTH // 2 :]}"


def hashed_code(code: str) -> str:
    return hashed("code " + "".join(letter for letter in code.lower() if letter.isalnum()))


def new_word() -> str:
    return "".join(secrets.choice(GAME_LETTERS) for _ in range(WORD_LENGTH))


# Refusals


def code_of(reason: Mapping[str, Any] | None) -> str:
    return "failure" if reason is None else CODES.get(reason["code"], "illegal")


def need_done(answer: Mapping[str, Any]) -> dict[str, Any]:
    """What was told of something done, or the refusal."""
    if answer["done"]:
        told: dict[str, Any] = dict(answer.get("told", {}))
        return told
    code = answer.get("code") or code_of(answer["reason"])
    reason = FAILURE.of() if answer["reason"] is None else reason_from_json(answer["reason"])
    raise Refusal(code, reason, STATUS.get(code, 409))
