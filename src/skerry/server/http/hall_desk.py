"""The organiser's desk: options, referees, people, bots, the start, and what is taken home in the end."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, StreamingResponse
from starlette.responses import Response

from skerry.big.bot_kinds import BOTS
from skerry.big.game import FINISHED, LOBBY
from skerry.reason import ReasonKind
from skerry.server.errors import Refusal
from skerry.server.halls.hall import LiveHall
from skerry.server.http.finding import TheNode
from skerry.server.http.hall_bodies import HallChange, NewBots, NewPlayers, NewReferee, PlayerChange, WantedCodes
from skerry.server.http.hall_doors import (
    ORGANISER,
    TheHall,
    hashed_code,
    need_done,
    need_organiser,
    new_code,
    new_word,
)
from skerry.server.http.halls import clean_title, mark, read_settings, with_check_in
from skerry.server.http.seats import clean_name
from skerry.server.store.hall_rows import PersonRow, RefereeRow

NO_SUCH_PERSON: Final = ReasonKind("no_such_person", "nobody is registered here under that number")
NO_SUCH_REFEREE: Final = ReasonKind("no_such_referee", "there is no referee of that name")
STILL_GOING_ON: Final = ReasonKind("hall_going_on", "the game in this hall is still going on")
NO_SUCH_HALL_BOT: Final = ReasonKind("no_such_hall_bot", "there is no such bot for halls; there are {bots:bots}")
NAME_OF_DESK: Final = ReasonKind("name_of_desk", "that is the name under which the organiser is logged")

router = APIRouter(prefix="/api/halls", tags=["desk"])

COLUMNS: Final = ("place", "number", "name", "seat", "board", "side", "points", "cards")
Number = Annotated[int, Path(ge=1, le=1_000_000)]


def desk(live: LiveHall) -> dict[str, Any]:
    return {
        "hall": live.to_json(),
        "door_word": live.row.door_word,
        "shared_address": live.row.shared_address,
        "referees": [
            {"name": one.name, "claimed": one.token is not None, "connected": one.name in live.state["referees"]}
            for one in live.referees.values()
        ],
        "counts": live.counts(),
    }


@router.get("/{hall}/desk")
async def read_desk(live: TheHall, request: Request) -> dict[str, Any]:
    """The hall as its organiser sees it."""
    await need_organiser(live, request)
    return desk(live)


@router.patch("/{hall}/desk")
async def change_hall(live: TheHall, body: HallChange, request: Request) -> dict[str, Any]:
    """Change name, registration and door word at any time, places and options before the start."""
    await need_organiser(live, request)
    if body.settings is not None or "places" in body.model_fields_set:
        places = body.places if "places" in body.model_fields_set else live.state["places"]
        kept = {name: value for name, value in live.state["settings"].items() if name != "places"}
        wanted = read_settings({**kept, **(body.settings or {})}, places)
        need_done(await live.asking.ask({"do": "settle", "settings": wanted.to_json()}))
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = clean_title(body.name)
    if body.registration is not None:
        values["registration"] = body.registration
    if body.door_word is not None:
        values["door_word"] = new_word() if body.door_word else None
    if values:
        await live.store.change(live.row.hall, **values)
        live.row = replace(live.row, **values)
        live.tell_hall()
    return desk(live)


@router.delete("/{hall}/desk")
async def remove_hall(node: TheNode, live: TheHall, request: Request) -> dict[str, Any]:
    """Remove a hall that has not begun or is over."""
    await need_organiser(live, request)
    if live.state["phase"] not in (LOBBY, FINISHED):
        raise Refusal("not_now", STILL_GOING_ON.of())
    await node.halls.remove(live)
    return {"hall": None}


# Referees


@router.post("/{hall}/desk/referees", status_code=201)
async def add_referee(node: TheNode, live: TheHall, body: NewReferee, request: Request) -> dict[str, Any]:
    """A code for a referee; for one of that name it is a new code, and the old token ends."""
    await need_organiser(live, request)
    name, code = clean_name(node.settings, body.name), new_code()
    if name.casefold() == ORGANISER:
        raise Refusal("bad_name", NAME_OF_DESK.of(), 422)
    row = RefereeRow(live.row.hall, name, code=hashed_code(code))
    await live.store.put_referee(row)
    live.referees[name] = row
    live.drop_strangers()
    return {"name": name, "code": code}


@router.delete("/{hall}/desk/referees/{name}")
async def remove_referee(live: TheHall, name: Annotated[str, Path(max_length=200)], request: Request) -> dict[str, Any]:
    """A referee's token opens nothing any more."""
    await need_organiser(live, request)
    if name not in live.referees:
        raise Refusal("no_such_referee", NO_SUCH_REFEREE.of(), 404)
    await live.store.remove_referee(live.row.hall, name)
    live.referees.pop(name, None)
    live.drop_strangers()
    return desk(live)


# People


@router.post("/{hall}/desk/players", status_code=201)
async def add_players(node: TheNode, live: TheHall, body: NewPlayers, request: Request) -> dict[str, Any]:
    """Register people beforehand; each gets a code, for a seat card or a letter."""
    await need_organiser(live, request)
    names = [clean_name(node.settings, name) for name in body.names]
    codes = [new_code() for _ in names]
    asked = [
        live.asking.ask({"do": "register", "name": name}, PersonRow(live.row.hall, 0, code=hashed_code(code)))
        for name, code in zip(names, codes, strict=True)
    ]
    told = [need_done(answer) for answer in await asyncio.gather(*asked)]
    people = zip(told, names, codes, strict=True)
    return {"players": [{**one, "name": name, "code": code} for one, name, code in people]}


@router.patch("/{hall}/desk/players/{number}")
async def change_player(live: TheHall, number: Number, body: PlayerChange, request: Request) -> dict[str, Any]:
    """Check somebody in by hand."""
    await need_organiser(live, request)
    if number not in live.people:
        raise Refusal("no_such_player", NO_SUCH_PERSON.of(), 404)
    await mark(live, number, body.checked_in)
    found = await live.asking.look({"look": "you", "number": number})
    return {"player": with_check_in(live, found)}


@router.post("/{hall}/desk/codes")
async def make_codes(live: TheHall, body: WantedCodes, request: Request) -> dict[str, Any]:
    """New codes, as for seat cards or a phone that was lost; where each sits stands beside it."""
    await need_organiser(live, request)
    numbers = list(dict.fromkeys(body.numbers))
    if any(number not in live.people for number in numbers):
        raise Refusal("no_such_player", NO_SUCH_PERSON.of(), 404)
    codes = {number: new_code() for number in numbers}
    await live.store.change_people(
        live.row.hall, [(number, {"code": hashed_code(code)}) for number, code in codes.items()]
    )
    cards = []
    for number, code in codes.items():
        live.put_person(replace(live.people[number], code=hashed_code(code)))
        found = await live.asking.look({"look": "you", "number": number})
        card = {name: found.get(name) for name in ("name", "seat", "board", "side", "layout", "colour")}
        cards.append({"number": number, **card, "code": code})
    return {"cards": cards}


@router.post("/{hall}/desk/bots", status_code=201)
async def add_bots(live: TheHall, body: NewBots, request: Request) -> dict[str, Any]:
    """Register bots, before the start."""
    await need_organiser(live, request)
    if body.kind not in BOTS:
        raise Refusal("no_such_bot", NO_SUCH_HALL_BOT.of(bots=list(BOTS)), 422)
    if live.state["phase"] != LOBBY:
        raise Refusal("not_now", STILL_GOING_ON.of())
    person = PersonRow(live.row.hall, 0, bot=body.kind, checked_in=True)
    first = sum(one.bot is not None for one in live.people.values()) + 1
    names = [f"{body.kind.capitalize()} {first + more}" for more in range(body.count)]
    asked = [live.asking.ask({"do": "register", "name": name, "bot": body.kind}, person) for name in names]
    told = [need_done(answer) for answer in await asyncio.gather(*asked)]
    return {"numbers": [one["number"] for one in told]}


# The game


@router.post("/{hall}/desk/start")
async def start_hall(live: TheHall, request: Request) -> dict[str, Any]:
    """Give out the seats and begin the set-up."""
    await need_organiser(live, request)
    return need_done(await live.asking.ask({"do": "start"}))


@router.get("/{hall}/desk/ranking.csv", response_class=PlainTextResponse)
async def read_ranking(live: TheHall, request: Request) -> Response:
    """Everybody by points and cards, and then by registration number."""
    await need_organiser(live, request)
    found = await live.asking.look({"look": "ranking"})
    sheet = io.StringIO()
    writer = csv.writer(sheet)
    writer.writerow(COLUMNS)
    for line in found["ranking"]:
        writer.writerow([guarded(value) for value in line])
    return PlainTextResponse(sheet.getvalue(), media_type="text/csv; charset=utf-8")


def guarded(value: object) -> object:
    """A name is not to be a formula to whoever opens the sheet."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@" else value


@router.get("/{hall}/desk/log.ndjson", response_class=StreamingResponse)
async def read_log(live: TheHall, request: Request) -> Response:
    """Every entry of the log, one per line; the seed of the dice only when it can do no harm any more."""
    await need_organiser(live, request)
    is_over = live.state["phase"] == FINISHED
    return StreamingResponse(log_lines(live, is_over), media_type="application/x-ndjson")


async def log_lines(live: LiveHall, is_over: bool) -> AsyncIterator[str]:
    first = 0
    while lines := await live.store.lines(live.row.hall, first):
        told = []
        for number, at, kind, body in lines:
            entry = {"number": number, "at": at, "kind": kind, **json.loads(body)}
            if kind == "created" and not is_over:
                entry["content"]["seed"] = None
            told.append(json.dumps(entry, separators=(",", ":")))
        yield "\n".join(told) + "\n"
        first = lines[-1][0] + 1
