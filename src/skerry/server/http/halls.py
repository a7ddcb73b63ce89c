"""Halls of the Big Game: opening one, registering, and what every player may ask for."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from skerry.big.settings import Settings as GameSettings
from skerry.engine.errors import ConfigError
from skerry.reason import ReasonKind
from skerry.server.errors import Refusal, not_yours
from skerry.server.halls.hall import LiveHall
from skerry.server.http.finding import TheNode
from skerry.server.http.guard import address_of
from skerry.server.http.hall_bodies import CodeExchange, NewHall, Registration
from skerry.server.http.hall_doors import (
    NEEDS_HALL_TOKEN,
    ORGANISER_DOOR,
    PLAYER_DOOR,
    REFEREE_DOOR,
    TheHall,
    doors_of,
    give_hall_token,
    hashed_code,
    need_done,
    need_player,
    new_word,
    tokens_of,
)
from skerry.server.http.seats import clean_name
from skerry.server.identity import hashed, new_game_name, new_token
from skerry.server.lettering import seen
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import CLOSED, HallRow, PersonRow

REGISTRATION_CLOSED: Final = ReasonKind("registration_closed", "nobody can register here any more; ask at the desk")
WRONG_DOOR_WORD: Final = ReasonKind("wrong_door_word", "that is not the word on the posters of this hall")
WRONG_CODE: Final = ReasonKind("wrong_code", "that code is not known here, or was used before")
TOO_MANY_FROM_HERE: Final = ReasonKind(
    "too_many_players_here", "no more people can register from your address; ask at the desk"
)

router = APIRouter(prefix="/api/halls", tags=["halls"])


@router.post("", status_code=201)
async def open_hall(node: TheNode, body: NewHall, request: Request, response: Response) -> dict[str, Any]:
    """Open a hall and become its organiser."""
    token = new_token()
    row = HallRow(
        hall=new_game_name(),
        created=time.time(),
        address=address_of(request),
        name=clean_title(body.name),
        organiser=hashed(token),
        length=1,
        door_word=new_word() if body.shared_address else None,
        shared_address=body.shared_address,
    )
    hall = await node.halls.open(row, read_settings(body.settings, body.places))
    give_hall_token(node.settings, response, row.hall, ORGANISER_DOOR, token)
    return {"hall": row.hall, "token": token, "state": hall.to_json()}


LONGEST_TITLE: Final = 80
TITLE_LENGTH: Final = ReasonKind("hall_name_length", "the name of a hall has 1 to {most} letters")


def clean_title(name: str) -> str:
    cleaned = seen(name)
    if not cleaned or len(cleaned) > LONGEST_TITLE:
        raise Refusal("bad_name", TITLE_LENGTH.of(most=LONGEST_TITLE), 422)
    return cleaned


def read_settings(told: dict[str, Any], places: int | None) -> GameSettings:
    try:
        return GameSettings.from_json({**told, "places": places})
    except ConfigError as mistake:
        raise Refusal("bad_settings", mistake.reason, 422) from None


@router.get("/{hall}")
async def read_hall(live: TheHall, request: Request) -> dict[str, Any]:
    """The hall, and what of it is open to the caller."""
    doors = await doors_of(live, request)
    you = None if doors.number is None else await player(live, doors.number)
    return {"hall": live.to_json(), "you": you, "doors": doors.to_json()}


async def player(live: LiveHall, number: int) -> dict[str, Any] | None:
    """Somebody who is registered, as that person knows it; null where the log does not have them yet."""
    found = await live.asking.look({"look": "you", "number": number})
    if "number" not in found:
        return None
    return with_check_in(live, found)


def with_check_in(live: LiveHall, found: dict[str, Any]) -> dict[str, Any]:
    person = live.people.get(found["number"])
    return {**found, "checked_in": person is not None and person.checked_in}


@router.get("/{hall}/facts")
async def read_facts(live: TheHall) -> dict[str, Any]:
    """What never changes: layouts, start spots, pieces and cards."""
    return await live.asking.look({"look": "facts"})


@router.get("/{hall}/strip")
async def read_strip(live: TheHall) -> dict[str, Any]:
    """All boards as summaries."""
    return await live.asking.look({"look": "strip"})


@router.post("/{hall}/players", status_code=201)
async def register(
    node: TheNode, live: TheHall, body: Registration, request: Request, response: Response
) -> dict[str, Any]:
    """Register, as a player or where the places are taken as a reserve."""
    name = clean_name(node.settings, body.name)
    address = address_of(request)
    if live.row.registration == CLOSED:
        raise Refusal("closed", REGISTRATION_CLOSED.of())
    if live.row.door_word is not None and (body.door_word or "").strip().lower() != live.row.door_word:
        raise not_yours_but("wrong_door_word", WRONG_DOOR_WORD)
    need_room_for(node.settings, live, address)
    token = new_token()
    person = PersonRow(live.row.hall, 0, token=hashed(token), address=address)
    told = need_done(await live.asking.ask({"do": "register", "name": name}, person))
    give_hall_token(node.settings, response, live.row.hall, PLAYER_DOOR, token)
    return {**told, "name": name, "token": token, "hall": live.to_json()}


def not_yours_but(code: str, reason: ReasonKind) -> Refusal:
    return Refusal(code, reason.of(), 403)


def need_room_for(settings: Settings, live: LiveHall, address: str) -> None:
    """One address does not fill a hall, unless all its people come through one router and know the door word."""
    if live.row.shared_address or not settings.players_per_address:
        return
    if sum(person.address == address for person in live.people.values()) >= settings.players_per_address:
        raise Refusal("too_many_players", TOO_MANY_FROM_HERE.of(), 429)


@router.post("/{hall}/exchange")
async def exchange(
    node: TheNode, live: TheHall, body: CodeExchange, request: Request, response: Response
) -> dict[str, Any]:
    """Make a token of a code, once; whatever token its person had opens nothing from then on."""
    name = None if body.name is None else clean_name(node.settings, body.name)
    code, token = hashed_code(body.code), new_token()
    if live.people_stale:
        await live.read_people()
    person = next((one for one in live.people.values() if one.code == code), None)
    referee = next((one for one in live.referees.values() if one.code == code), None)
    if person is None and referee is None:
        raise not_yours_but("wrong_code", WRONG_CODE)
    table = "hall_people" if person is not None else "hall_referees"
    if not await live.store.exchange(live.row.hall, table, code, hashed(token)):
        raise not_yours_but("wrong_code", WRONG_CODE)
    told: dict[str, Any] = {"token": token, "number": None, "hall": live.to_json()}
    if person is not None:
        live.put_person(replace(person, token=hashed(token), code=None))
        if name is not None:
            # Whoever takes over in the middle of the game has the name that the referee has said.
            await live.asking.ask({"do": "rename", "number": person.number, "name": name})
        found = await live.asking.look({"look": "you", "number": person.number})
        told.update(role="player", number=person.number, name=found.get("name"))
        give_hall_token(node.settings, response, live.row.hall, PLAYER_DOOR, token)
    elif referee is not None:
        live.referees[referee.name] = replace(referee, token=hashed(token), code=None)
        told.update(role="referee", name=referee.name)
        give_hall_token(node.settings, response, live.row.hall, REFEREE_DOOR, token)
    live.drop_strangers()
    return told


@router.post("/{hall}/resume")
async def resume_hall(node: TheNode, live: TheHall, request: Request, response: Response) -> dict[str, Any]:
    """Take a token over to this device: it comes as a header and goes into the cookie."""
    doors = await doors_of(live, request)
    held = tokens_of(request, live.row.hall)
    opened = {
        PLAYER_DOOR: doors.number is not None,
        REFEREE_DOOR: doors.referee is not None,
        ORGANISER_DOOR: doors.organiser,
    }
    if not any(opened.values()):
        raise not_yours(NEEDS_HALL_TOKEN.of())
    for door, opens in opened.items():
        if opens:
            give_hall_token(node.settings, response, live.row.hall, door, held[door])
    return {"doors": doors.to_json()}


@router.post("/{hall}/check-in")
async def check_in(live: TheHall, request: Request) -> dict[str, Any]:
    """Say that one is in the hall."""
    number = await need_player(live, request)
    await mark(live, number, True)
    return {"you": await player(live, number)}


async def mark(live: LiveHall, number: int, checked_in: bool) -> None:
    await live.store.change_people(live.row.hall, [(number, {"checked_in": checked_in})])
    live.put_person(replace(live.people[number], checked_in=checked_in))
