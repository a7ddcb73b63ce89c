"""The doors of referees: looking at boards and people, and everything that a referee does."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal
from skerry.server.halls.hall import LiveHall
from skerry.server.http.finding import TheNode
from skerry.server.http.hall_bodies import ActBody
from skerry.server.http.hall_doors import TheHall, hashed_code, need_done, need_referee, new_code
from skerry.server.http.halls import with_check_in
from skerry.server.http.seats import clean_name
from skerry.server.settings import Settings
from skerry.server.store.hall_rows import PersonRow

NO_SUCH_HALL_SEAT: Final = ReasonKind("no_such_hall_seat", "there is no such seat or board in this hall")

LONGEST_REASON: Final = 500
LONGEST_ACT: Final = 2000
MOST_SECONDS: Final = 3600
MOST_PEOPLE: Final = 1_000_000

router = APIRouter(prefix="/api/halls", tags=["referees"])

Place = Annotated[int, Path(ge=0, le=MOST_PEOPLE)]


@router.get("/{hall}/players")
async def find_players(
    live: TheHall,
    request: Request,
    find: Annotated[str, Query(max_length=100, description="A part of the name, or the number.")] = "",
    away: Annotated[bool, Query(description="Only those who are not connected.")] = False,
    bots: Annotated[bool, Query(description="Bots too.")] = True,
    after: Annotated[int, Query(ge=0, le=MOST_PEOPLE, description="The last number of the page before.")] = 0,
) -> dict[str, Any]:
    """People by their numbers, a page at a time."""
    await need_referee(live, request)
    found = await live.asking.look({"look": "people", "find": find, "away": away, "bots": bots, "after": after})
    return {"players": [with_check_in(live, one) for one in found["players"]], "more": found["more"]}


@router.get("/{hall}/boards/{board}")
async def look_at_board(live: TheHall, board: Place, request: Request) -> dict[str, Any]:
    """A board with both its players, and what was said there this turn."""
    await need_referee(live, request)
    return need_there(await live.asking.look({"look": "board", "board": board}))


@router.get("/{hall}/seats/{seat}")
async def look_at_seat(live: TheHall, seat: Place, request: Request) -> dict[str, Any]:
    """A player with all points as counted, and everything that the player sees."""
    await need_referee(live, request)
    return need_there(await live.asking.look({"look": "seat", "seat": seat}))


def need_there(found: dict[str, Any]) -> dict[str, Any]:
    if not found or "failed" in found:
        raise Refusal("no_such_seat", NO_SUCH_HALL_SEAT.of(), 404)
    return found


@router.post("/{hall}/acts")
async def act(node: TheNode, live: TheHall, body: ActBody, request: Request) -> dict[str, Any]:
    """What a referee does, logged with the reason; the same client id again is answered again and not done again."""
    name = await need_referee(live, request)
    said = read_act(node.settings, body)
    code = new_code() if said["kind"] == "substitute" else None
    answer = await live.asking.ask({"do": "act", "act": {**said, "referee": name, "client": body.client}})
    told = need_done(answer)
    if code is not None:
        began = answer.get("turn", 1) > 0
        told["code"] = await seat_somebody(live, told["number"], code, began, bool(answer.get("again")))
    return {"told": told, "number": answer["number"]}


async def seat_somebody(live: LiveHall, number: int, code: str, began: bool, again: bool) -> str | None:
    """A code for whoever goes on in a seat. A reserve has an own token already, before the first turn; later the old
    token of that number ends. Said again, it takes nothing from whoever has come by then."""
    await live.read_people()
    person = live.people.get(number)
    if person is None:
        await live.store.add_person(PersonRow(live.row.hall, number, code=hashed_code(code)))
        await live.read_people()
        return code
    if not began or (again and person.token is not None):
        return None
    values: dict[str, Any] = {"code": hashed_code(code), "token": None, "bot": None}
    await live.store.change_people(live.row.hall, [(number, values)])
    live.put_person(replace(person, **values))
    live.drop_strangers()
    return code


def read_act(settings: Settings, body: ActBody) -> dict[str, Any]:
    said = dict(body.act)
    kind, reason = said.get("kind"), said.get("reason")
    if not isinstance(kind, str) or not isinstance(reason, str) or len(reason) > LONGEST_REASON:
        raise Refusal("malformed", "an act has a kind, and a reason of at most 500 letters", 422)
    if len(str(said)) > LONGEST_ACT:
        raise Refusal("malformed", "an act is shorter than that", 422)
    seconds = said.get("seconds")
    if kind == "extend" and (isinstance(seconds, bool) or not isinstance(seconds, int) or seconds > MOST_SECONDS):
        raise Refusal("malformed", "seconds is a number up to 3600", 422)
    if kind == "substitute":
        if not isinstance(said.get("name"), str):
            raise Refusal("malformed", "a substitute has a name", 422)
        said["name"] = clean_name(settings, said["name"])
    return said
