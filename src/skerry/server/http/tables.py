"""Making tables, sitting down, starting, and what becomes of a game."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from skerry.catalog import judge
from skerry.catalog.options import check_options
from skerry.engine.errors import ConfigError
from skerry.engine.most import check_target
from skerry.server.errors import Refusal
from skerry.server.http.bodies import Join, NewTable, OwnSeat, SeatChange
from skerry.server.http.catalog import check_size
from skerry.server.http.examples import CREATED, JOINED, LISTED_GAMES, TABLE_READ
from skerry.server.http.finding import TheNode, TheTable
from skerry.server.http.guard import address_of
from skerry.server.http.seats import (
    bot_seat,
    clean_name,
    free_colour,
    give_token,
    host_only,
    seat_of,
    seat_or_none,
    take_token,
)
from skerry.server.identity import hashed, new_game_name, new_token, token_of
from skerry.server.live.commands import step_away
from skerry.server.live.progress import BEGIN, Progress, new_game
from skerry.server.live.table import Table
from skerry.server.node import Node
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

router = APIRouter(prefix="/api/games", tags=["games"])

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
    await need_room(node, address)
    if len(body.seats) != body.players or body.seats[0].kind != "person":
        raise Refusal("bad_seats", "there must be one seat per player, and the first is yours", 422)
    name = clean_name(node.settings, body.name)
    with node.long_work(address):
        row = await node.in_thread(plan_game, body, address)
    token = new_token()
    seats = [SeatRow(row.game, 0, PERSON, name, free_colour([], body.colour), ready=True, token=hashed(token))]
    for number, plan in enumerate(body.seats[1:], 1):
        is_bot = plan.kind == "bot"
        seats.append(bot_seat(row.game, number, plan, seats) if is_bot else SeatRow(row.game, number, EMPTY))
    async with node.making:
        await need_room(node, address)
        await node.store.create(row, seats)
    give_token(node.settings, response, row.game, token)
    table = await node.tables.find(row.game)
    assert table is not None
    return {"game": row.game, "seat": 0, "token": token, "table": table.to_json()}


async def need_room(node: Node, address: str) -> None:
    since = time.time() - node.settings.open_window
    if await node.store.open_games_of(address, since) >= node.settings.most_open_games:
        raise Refusal("too_many_games", "you have too many unfinished games", 429)


def plan_game(body: NewTable, address: str) -> GameRow:
    """Check the configuration by making the game once; the seed stays secret until the end."""
    config: dict[str, Any] = {"modules": body.modules, "players": body.players, "options": dict(body.options)}
    if body.board is not None:
        config["board"] = body.board
    verdict = judge(body.modules, body.players)
    if not verdict.playable:
        raise Refusal("bad_game", verdict.reason, 422)
    row = GameRow(
        game=new_game_name(),
        created=time.time(),
        address=address,
        config=config,
        seed=secrets.token_hex(32),
        state=OPEN,
        is_public=body.public,
        may_watch=body.watch,
        clock=None if body.clock is None else body.clock.model_dump(),
    )
    try:
        check_options(body.modules, body.players, body.options, own_map=body.board is not None)
        game = new_game(row)
        check_size(game)
        check_target(game.kernel.rules)
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    config["target"] = int(game.kernel.rules.base_target)
    config["commitment"] = game.commitment
    return row


@router.get("/{game}", responses=TABLE_READ)
async def read_game(table: TheTable, request: Request) -> dict[str, Any]:
    """The table of a game, and which seat of it is yours."""
    return {"table": table.to_json(), "seat": seat_or_none(table.seats, token_of(request, table.row.game))}


@router.post("/{game}/join", responses=JOINED)
async def join_game(node: TheNode, table: TheTable, body: Join, response: Response) -> dict[str, Any]:
    """Sit down on an open seat."""
    name = clean_name(node.settings, body.name)
    token = new_token()

    def sit_down(seats: list[SeatRow]) -> SeatRow:
        for row in seats:
            if row.kind == EMPTY and body.seat in (None, row.seat):
                colour = free_colour(seats, body.colour)
                return replace(row, kind=PERSON, name=name, colour=colour, ready=True, token=hashed(token))
        raise Refusal("full", "there is no open seat left" if body.seat is None else "that seat is taken")

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
                raise Refusal("colour_taken", "somebody else has that colour")
            row = replace(row, colour=body.colour)
        if name is not None:
            row = replace(row, name=name)
        return row if body.ready is None else replace(row, ready=body.ready)

    seat_of(table.seats, request)
    await node.store.change_seat(table.row.game, change)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


@router.post("/{game}/seats/{seat}")
async def change_seat(node: TheNode, table: TheTable, seat: int, body: SeatChange, request: Request) -> dict[str, Any]:
    """The host puts a bot on a seat or opens it; opening a person's seat sends that person away."""
    host_only(table.seats, request)
    if not 0 < seat < len(table.seats):
        raise Refusal("no_such_seat", "there is no such seat that could be changed", 404)

    def change(seats: list[SeatRow]) -> SeatRow:
        others = [row for row in seats if row.seat != seat]
        game = table.row.game
        return bot_seat(game, seat, body, others) if body.kind == "bot" else SeatRow(game, seat, EMPTY)

    await node.store.change_seat(table.row.game, change)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


@router.post("/{game}/start")
async def start_game(node: TheNode, table: TheTable, request: Request) -> dict[str, Any]:
    """The host starts when no seat is open and everybody is ready."""
    host_only(table.seats, request)
    begin = await node.in_thread(first_entry, table.row)
    await node.store.start(table.row.game, need_everybody, begin)
    await node.tables.refresh(table.row.game)
    return {"table": table.to_json()}


def need_everybody(seats: list[SeatRow]) -> None:
    for row in seats:
        if row.kind == EMPTY:
            raise Refusal("open_seats", "a seat is still open: wait for somebody or put a bot there")
        if not row.ready:
            raise Refusal("not_ready", f"{row.name} is not ready")


def first_entry(row: GameRow) -> Append:
    """The beginning of the log: from here the clock runs."""
    entry = Entry(row.game, 1, 0, BY_TABLE, {"table": BEGIN}, None, time.time())
    progress = Progress(row, new_game(row))
    progress.follow(entry)
    return Append(entry, PLAYING, progress.deadline())


@router.post("/{game}/leave")
async def leave_game(node: TheNode, table: TheTable, request: Request, response: Response) -> dict[str, Any]:
    """Before the start the seat opens; afterwards a bot stands in and the seat stays one's own."""
    seat = seat_of(table.seats, request)
    game = table.row.game
    if table.row.state == OPEN:
        if seat == 0:
            raise Refusal("host", "the host cannot leave the table before the start")
        await node.store.change_seat(game, lambda seats: SeatRow(game, seat_of(seats, request), EMPTY))
        take_token(response, game)
        await node.tables.refresh(game)
    elif table.row.state != FINISHED:
        await step_away(table, seat)
    return {"table": table.to_json()}


@router.post("/{game}/rematch", status_code=201)
async def rematch(node: TheNode, table: TheTable, request: Request, response: Response) -> dict[str, Any]:
    """A new table like this one. The first call makes it, everybody at the old table is told, and whoever calls gets
    the same seat at the new one."""
    seat = seat_of(table.seats, request)
    if table.row.state != FINISHED:
        raise Refusal("not_finished", "the game is not over yet")
    following = table.row.rematch
    if following is None:
        await need_room(node, address_of(request))
        row = await node.in_thread(plan_rematch, table.row, address_of(request))
        following = await node.store.create_rematch(table.row.game, row, rematch_seats(table, row))
        await node.tables.refresh(table.row.game)
    give_token(node.settings, response, following, token_of(request, table.row.game) or "")
    return {"game": following, "seat": seat}


def plan_rematch(old: GameRow, address: str) -> GameRow:
    kept = ("modules", "players", "options", "board", "target")
    row = replace(
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
    game = new_game(row)
    try:
        check_target(game.kernel.rules)
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    row.config["commitment"] = game.commitment
    return row


def rematch_seats(table: Table, row: GameRow) -> list[SeatRow]:
    """Persons keep their tokens, so that whoever sat at the old table sits at the new one."""
    return [replace(seat, game=row.game, ready=seat.kind == BOT or seat.seat == 0) for seat in table.seats]
