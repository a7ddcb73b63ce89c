"""Making tables, sitting down, starting, and what becomes of a game."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from skerry.catalog.naming import called_by
from skerry.reason import ReasonKind
from skerry.server.beside.kinds import PLAN, with_map
from skerry.server.errors import Refusal, begun, not_finished, not_yours, too_much_at_once
from skerry.server.http.bodies import Join, NewTable, OwnSeat, SeatChange
from skerry.server.http.examples import CREATED, JOINED, LISTED_GAMES, TABLE_READ
from skerry.server.http.finding import TheNode, TheTable
from skerry.server.http.guard import address_of
from skerry.server.http.seats import (
    bot_seat,
    clean_name,
    free_colour,
    free_name,
    give_token,
    host_does_this,
    host_only,
    need_place,
    seat_of,
    seat_or_none,
    take_token,
)
from skerry.server.identity import hashed, new_game_name, new_token, token_of
from skerry.server.live.commands import is_long_away, step_away, too_soon
from skerry.server.live.progress import BEGIN, Progress, new_game
from skerry.server.live.table import Table
from skerry.server.node import Node
from skerry.server.settings import Settings
from skerry.server.store.rows import (
    BOT,
    BY_TABLE,
    EMPTY,
    FINISHED,
    OPEN,
    PAUSED,
    PERSON,
    PLAYING,
    Entry,
    GameRow,
    SeatRow,
)
from skerry.server.store.writer import Append

ONE_SEAT_EACH: Final = ReasonKind("one_seat_each", "there must be one seat per player, and the first is yours")
ENTRY_LIMIT: Final = ReasonKind("entry_limit", "the limit of a game is {least} to {most} entries")
NO_OPEN_SEAT: Final = ReasonKind("no_open_seat", "there is no open seat left")
SEAT_TAKEN: Final = ReasonKind("seat_taken", "that seat is taken")
COLOUR_TAKEN: Final = ReasonKind("colour_taken", "somebody else has that colour")
NO_SUCH_SEAT: Final = ReasonKind("no_such_seat", "there is no such seat that could be changed")
SEAT_OPEN: Final = ReasonKind("seat_open", "a seat is still open: wait for somebody or put a bot there")
NOT_READY: Final = ReasonKind("not_ready", "{name} is not ready")
NOT_AT_NEW_TABLE: Final = ReasonKind("not_at_new_table", "you are not at the new table any more")

router = APIRouter(prefix="/api/games", tags=["games"])

# The shortest games have about a hundred.
LEAST_ENTRIES: Final = 300
LISTED: Final = {"open": (OPEN,), "playing": (PLAYING, PAUSED), "finished": (FINISHED,)}


@router.get("", responses=LISTED_GAMES)
async def list_games(
    node: TheNode, state: Annotated[str, Query(pattern="^(open|playing|finished)$")] = "open"
) -> dict[str, Any]:
    """Public games, newest first."""
    since = time.time() - node.settings.open_window if state == "open" else 0.0
    rows = await node.store.listed(LISTED[state], since)
    seats = await node.store.seats_of([row.game for row in rows])
    return {"games": [game_listed(row, seats[row.game]) for row in rows]}


def game_listed(row: GameRow, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        "game": row.game,
        "state": row.state,
        "created": row.created,
        "modules": row.config["modules"],
        "called": called_by(row.config["modules"]),
        "players": row.config["players"],
        "target": row.config.get("target"),
        "clock": row.clock,
        "watch": row.may_watch,
        "seats": [{"kind": seat.kind, "name": seat.name, "colour": seat.colour} for seat in seats],
        "result": row.result,
    }


@router.post("", status_code=201, responses=CREATED)
async def create_game(node: TheNode, body: NewTable, request: Request, response: Response) -> dict[str, Any]:
    """Make a table and sit down on its first seat."""
    address = address_of(request)
    await node.store.need_room(address)
    if len(body.seats) != body.players or body.seats[0].kind != "person":
        raise Refusal("bad_seats", ONE_SEAT_EACH.of(), 422)
    name = clean_name(node.settings, body.name)
    row = await planned(node, request, new_row(node.settings, body, address))
    token = new_token()
    colour = free_colour([], body.colour)
    seats = [SeatRow(row.game, 0, PERSON, name, colour, ready=True, token=hashed(token), address=address)]
    for number, plan in enumerate(body.seats[1:], 1):
        is_bot = plan.kind == "bot"
        seats.append(bot_seat(row.game, number, plan, seats) if is_bot else SeatRow(row.game, number, EMPTY))
    await node.store.create(row, seats)
    give_token(node.settings, response, row.game, token)
    table = await node.tables.find(row.game)
    assert table is not None
    return {"game": row.game, "seat": 0, "token": token, "table": table.to_json()}


def limit_of(body: NewTable, most: int) -> int:
    """After how many entries of its log the game ends undecided."""
    if body.limit is None:
        return most
    least = min(LEAST_ENTRIES, most)
    if not least <= body.limit <= most:
        raise Refusal("bad_limit", ENTRY_LIMIT.of(least=least, most=most), 422)
    return body.limit


def new_row(settings: Settings, body: NewTable, address: str) -> GameRow:
    config: dict[str, Any] = {"modules": body.modules, "players": body.players, "options": dict(body.options)}
    if body.board is not None:
        config["board"] = body.board
    return GameRow(
        game=new_game_name(),
        created=time.time(),
        address=address,
        config=config,
        seed=secrets.token_hex(32),
        state=OPEN,
        is_public=body.public,
        may_watch=body.watch,
        clock=None if body.clock is None else body.clock.model_dump(),
        most_entries=limit_of(body, settings.most_entries),
        offer_wait=settings.offer_wait if body.offer_wait is None else body.offer_wait,
    )


async def planned(node: Node, request: Request, row: GameRow) -> GameRow:
    """The row of a table whose game was made once, with its own seed, which stays secret until the end. Whatever the
    node will have to make when the game starts was made before, where it could be stopped."""

    async def asked() -> dict[str, Any]:
        return {"config": row.config, "seed": row.seed}

    found = json.loads(await node.work_out(request, with_map(PLAN, row.config.get("board")), row.game, asked))
    return replace(row, config={**row.config, **found})


@router.get("/{game}", responses=TABLE_READ)
async def read_game(table: TheTable, request: Request) -> dict[str, Any]:
    """The table of a game, and which seat of it is yours."""
    return {"table": table.to_json(), "seat": seat_or_none(table.seats, token_of(request, table.row.game))}


@router.post("/{game}/join", responses=JOINED)
async def join_game(node: TheNode, table: TheTable, body: Join, request: Request, response: Response) -> dict[str, Any]:
    """Sit down on an open seat."""
    wanted = clean_name(node.settings, body.name)
    address = address_of(request)
    token = new_token()

    def sit_down(seats: list[SeatRow]) -> SeatRow:
        for row in seats:
            if row.kind == EMPTY and body.seat in (None, row.seat):
                need_place(node.settings, table.row, seats, address)
                name = free_name(seats, wanted, node.settings.most_name)
                colour = free_colour(seats, body.colour)
                sits = replace(row, kind=PERSON, name=name, colour=colour, ready=True)
                return replace(sits, token=hashed(token), address=address)
        raise Refusal("full", NO_OPEN_SEAT.of() if body.seat is None else SEAT_TAKEN.of())

    taken = await node.store.change_seat(table.row.game, sit_down)
    await node.tables.refresh(table.row.game)
    give_token(node.settings, response, table.row.game, token)
    return {"seat": taken.seat, "token": token, "table": table.to_json()}


@router.post("/{game}/resume", responses=TABLE_READ)
async def resume(node: TheNode, table: TheTable, request: Request, response: Response) -> dict[str, Any]:
    """Take the seat over to this device: the token comes as a header and goes into the cookie."""
    seat = seat_of(table.seats, request)
    give_token(node.settings, response, table.row.game, token_of(request, table.row.game) or "")
    return {"seat": seat, "table": table.to_json()}


@router.patch("/{game}/seat")
async def change_own_seat(node: TheNode, table: TheTable, body: OwnSeat, request: Request) -> dict[str, Any]:
    """Change one's name, colour, or whether one is ready, before the start."""
    name = None if body.name is None else clean_name(node.settings, body.name)

    def change(seats: list[SeatRow]) -> SeatRow:
        row = seats[seat_of(seats, request)]
        if body.colour is not None and body.colour != row.colour:
            if body.colour in {other.colour for other in seats if other.kind != EMPTY}:
                raise Refusal("colour_taken", COLOUR_TAKEN.of())
            row = replace(row, colour=body.colour)
        if name is not None:
            others = [other for other in seats if other.seat != row.seat]
            row = replace(row, name=free_name(others, name, node.settings.most_name))
        return row if body.ready is None else replace(row, ready=body.ready)

    seat_of(table.seats, request)
    await node.store.change_seat(table.row.game, change)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


@router.post("/{game}/seats/{seat}")
async def change_seat(node: TheNode, table: TheTable, seat: int, body: SeatChange, request: Request) -> dict[str, Any]:
    """The host puts a bot on a seat or opens it; opening a person's seat sends that person away. The seat of somebody
    who is away for long can be given away by every person."""
    caller = seat_of(table.seats, request)
    if not 0 <= seat < len(table.seats) or seat == caller:
        raise Refusal("no_such_seat", NO_SUCH_SEAT.of(), 404)

    def change(seats: list[SeatRow]) -> SeatRow:
        if seat_of(seats, request) != table.row.host:
            need_absent(table, seats, seat)
        others = [row for row in seats if row.seat != seat]
        game = table.row.game
        if body.kind == "open":
            return SeatRow(game, seat, EMPTY)
        return bot_seat(game, seat, body, others, seats[seat].colour or None)

    await node.store.change_seat(table.row.game, change)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


def need_absent(table: Table, seats: list[SeatRow], seat: int) -> None:
    """Whoever has just sat down is not yet away, even if the one before was."""
    if seats[seat].kind != PERSON or seats[seat].token != table.seats[seat].token:
        raise host_does_this()
    if not is_long_away(table, seat):
        raise too_soon(table, "not_yours", 403)


@router.post("/{game}/start")
async def start_game(node: TheNode, table: TheTable, request: Request) -> dict[str, Any]:
    """The host starts when no seat is open and everybody is ready."""
    host_only(table, request)
    begin = await node.in_thread(first_entry, table.row)
    await node.store.start(table.row.game, need_everybody, begin)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


def need_everybody(seats: list[SeatRow]) -> None:
    for row in seats:
        if row.kind == EMPTY:
            raise Refusal("open_seats", SEAT_OPEN.of())
        if not row.ready:
            raise Refusal("not_ready", NOT_READY.of(name=row.name))


def first_entry(row: GameRow) -> Append:
    """The beginning of the log: from here the clock runs."""
    entry = Entry(row.game, 1, 0, BY_TABLE, {"table": BEGIN}, None, time.time())
    progress = Progress(row, new_game(row))
    progress.follow(entry)
    return Append(entry, PLAYING, progress.deadline())


@router.post("/{game}/leave")
async def leave_game(node: TheNode, table: TheTable, request: Request, response: Response) -> dict[str, Any]:
    """Before the start the seat opens, and with its last person the table goes; afterwards a bot stands in and the seat
    stays one's own."""
    seat = seat_of(table.seats, request)
    game = table.row.game
    if table.row.state == OPEN:
        if is_alone(table.seats, seat):
            await node.store.remove(game, lambda row, seats: need_to_be_alone(row, seats, request))
            await node.tables.close(game)
            take_token(response, game)
            return {"table": None}
        await node.store.change_seat(game, lambda seats: opened(seats, seat_of(seats, request)))
        take_token(response, game)
        await node.tables.refresh(game)
    elif table.row.state != FINISHED:
        await step_away(table, seat)
    return {"table": table.to_json()}


def is_alone(seats: list[SeatRow], seat: int) -> bool:
    return all(row.kind != PERSON or row.seat == seat for row in seats)


def need_to_be_alone(row: GameRow, seats: list[SeatRow], request: Request) -> None:
    """Somebody may have sat down or started meanwhile."""
    if row.state != OPEN:
        raise begun()
    if not is_alone(seats, seat_of(seats, request)):
        raise too_much_at_once()


def opened(seats: list[SeatRow], seat: int) -> SeatRow:
    """A seat that its person leaves; the others may have left meanwhile, and a table needs somebody."""
    if is_alone(seats, seat):
        raise too_much_at_once()
    return SeatRow(seats[seat].game, seat, EMPTY)


@router.post("/{game}/rematch", status_code=201)
async def rematch(node: TheNode, table: TheTable, request: Request, response: Response) -> dict[str, Any]:
    """A new table like this one. The first call makes it, everybody at the old table is told, and whoever calls gets
    the same seat at the new one, unless it was given away there."""
    seat_of(table.seats, request)
    if table.row.state != FINISHED:
        raise not_finished()
    following = table.row.rematch
    if following is None or await node.store.game(following) is None:
        await node.store.need_room(address_of(request))
        row = await planned(node, request, rematch_row(table.row, address_of(request)))
        row = replace(row, most_entries=min(row.most_entries, node.settings.most_entries))
        following = await node.store.create_rematch(table.row.game, row, rematch_seats(table, row))
        await node.tables.refresh(table.row.game)
    token = token_of(request, table.row.game) or ""
    seat = seat_or_none(await node.store.seats(following), token)
    if seat is None:
        raise not_yours(NOT_AT_NEW_TABLE.of())
    give_token(node.settings, response, following, token)
    return {"game": following, "seat": seat}


def rematch_row(old: GameRow, address: str) -> GameRow:
    kept = ("modules", "players", "options", "board")
    return replace(
        old,
        game=new_game_name(),
        created=time.time(),
        address=address,
        config={key: old.config[key] for key in kept if key in old.config},
        seed=secrets.token_hex(32),
        state=OPEN,
        length=0,
        deadline=None,
        result=None,
        rematch=None,
        fault=None,
    )


def rematch_seats(table: Table, row: GameRow) -> list[SeatRow]:
    """Persons keep their tokens, so that whoever sat at the old table sits at the new one."""
    return [replace(seat, game=row.game, ready=seat.kind == BOT or seat.seat == row.host) for seat in table.seats]
