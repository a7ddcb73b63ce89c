"""Making tables, sitting down, starting, and what becomes of a game."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from skerry.bots import BOTS
from skerry.catalog import judge
from skerry.catalog.options import check_options
from skerry.engine.errors import ConfigError
from skerry.server.errors import Refusal, not_found, not_yours
from skerry.server.http.bodies import COLOURS, Join, NewTable, OwnSeat, SeatChange, SeatPlan
from skerry.server.http.guard import address_of
from skerry.server.identity import COOKIE, YEAR, hashed, new_game_name, new_token, token_of
from skerry.server.live.progress import new_game
from skerry.server.live.table import Table
from skerry.server.node import Node, node_of
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
TheNode = Annotated[Node, Depends(node_of)]

LISTED: Final = {"open": (OPEN,), "playing": (PLAYING, PAUSED), "finished": (FINISHED,)}
DEFAULT_LEVEL: Final = "greedy"


async def the_table(node: Node, game: str) -> Table:
    table = await node.tables.find(game)
    if table is None:
        raise not_found(game)
    return table


def seat_of(table: Table, request: Request) -> int:
    """The seat whose token the caller holds."""
    seat = seat_or_none(table, token_of(request, table.row.game))
    if seat is None:
        raise not_yours()
    return seat


def seat_or_none(table: Table, token: str | None) -> int | None:
    if token is None:
        return None
    wanted = hashed(token)
    for row in table.seats:
        if row.token is not None and secrets.compare_digest(row.token, wanted):
            return row.seat
    return None


def host_only(table: Table, request: Request) -> None:
    if seat_of(table, request) != 0:
        raise not_yours("only the host of the table can do this")


def clean_name(node: Node, name: str) -> str:
    cleaned = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not cleaned or len(cleaned) > node.settings.most_name:
        raise Refusal("bad_name", f"a name has 1 to {node.settings.most_name} letters", 422)
    return cleaned


def level_of(plan: SeatPlan | SeatChange) -> str:
    level = plan.level or DEFAULT_LEVEL
    if level not in BOTS:
        raise Refusal("no_such_bot", f"there is no bot {level}; there are {', '.join(sorted(BOTS))}", 422)
    return level


def bot_name(level: str, seat: int) -> str:
    return f"{level.capitalize()} {seat + 1}"


def free_colour(seats: list[SeatRow], wanted: str | None) -> str:
    taken = {row.colour for row in seats if row.kind != EMPTY}
    if wanted is not None and wanted not in taken:
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])


def give_token(node: Node, response: Response, game: str, token: str) -> None:
    response.set_cookie(
        COOKIE + game,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=node.settings.secure_cookies,
        path="/",
    )


@router.get("")
async def list_games(
    node: TheNode, state: Annotated[str, Query(pattern="^(open|playing|finished)$")] = "open"
) -> dict[str, Any]:
    """Public games, newest first."""
    games = []
    for row in await node.store.listed(LISTED[state]):
        seats = await node.store.seats(row.game)
        games.append(
            {
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
        )
    return {"games": games}


@router.post("", status_code=201)
async def create_game(node: TheNode, body: NewTable, request: Request, response: Response) -> dict[str, Any]:
    """Make a table and sit down on its first seat."""
    address = address_of(request)
    if await node.store.open_games_of(address) >= node.settings.most_open_games:
        raise Refusal("too_many_games", "you have too many unfinished games", 429)
    if len(body.seats) != body.players or body.seats[0].kind != "person":
        raise Refusal("bad_seats", "there must be one seat per player, and the first is yours", 422)
    row = await node.in_thread(plan_game, body, address)
    token = new_token()
    seats: list[SeatRow] = []
    for number, plan in enumerate(body.seats):
        seats.append(planned_seat(node, body, row.game, number, plan, seats, token))
    await node.store.create(row, seats)
    give_token(node, response, row.game, token)
    table = await the_table(node, row.game)
    return {"game": row.game, "seat": 0, "token": token, "table": table.to_json()}


def planned_seat(
    node: Node, body: NewTable, game: str, number: int, plan: SeatPlan, seats: list[SeatRow], token: str
) -> SeatRow:
    if number == 0:
        colour = free_colour(seats, body.colour)
        return SeatRow(game, 0, PERSON, clean_name(node, body.name), colour, ready=True, token=hashed(token))
    if plan.kind == "bot":
        level = level_of(plan)
        return SeatRow(game, number, BOT, bot_name(level, number), free_colour(seats, None), level, ready=True)
    return SeatRow(game, number, EMPTY)


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
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    config["target"] = int(game.kernel.rules.base_target)
    config["commitment"] = game.commitment
    return row


@router.get("/{game}")
async def read_game(node: TheNode, game: str, request: Request) -> dict[str, Any]:
    """The table of a game, and which seat of it is yours."""
    table = await the_table(node, game)
    return {"table": table.to_json(), "seat": seat_or_none(table, token_of(request, game))}


@router.post("/{game}/join")
async def join_game(node: TheNode, game: str, body: Join, response: Response) -> dict[str, Any]:
    """Sit down on an open seat."""
    table = await the_table(node, game)
    if table.row.state != OPEN:
        raise Refusal("begun", "this game has begun; you can watch it")
    name = clean_name(node, body.name)
    seats = await node.store.seats(game)
    for row in seats:
        if row.kind == EMPTY and body.seat in (None, row.seat):
            token = new_token()
            colour = free_colour(seats, body.colour)
            taken = replace(row, kind=PERSON, name=name, colour=colour, ready=True, token=hashed(token))
            if await node.store.take_seat(taken):
                await node.tables.refresh(game)
                give_token(node, response, game, token)
                return {"seat": row.seat, "token": token, "table": table.to_json()}
    raise Refusal("full", "there is no open seat left" if body.seat is None else "that seat is taken")


@router.post("/{game}/resume")
async def resume(node: TheNode, game: str, request: Request, response: Response) -> dict[str, Any]:
    """Take the seat over to this device: the token comes as a header and goes into the cookie."""
    table = await the_table(node, game)
    seat = seat_of(table, request)
    give_token(node, response, game, token_of(request, game) or "")
    return {"seat": seat, "table": table.to_json()}


@router.patch("/{game}/seat")
async def change_own_seat(node: TheNode, game: str, body: OwnSeat, request: Request) -> dict[str, Any]:
    """Change one's name, colour, or whether one is ready, before the start."""
    table = await the_table(node, game)
    row = table.seats[seat_of(table, request)]
    if table.row.state != OPEN:
        raise Refusal("begun", "this game has begun")
    if body.colour is not None and body.colour != row.colour:
        if body.colour in {other.colour for other in table.seats if other.kind != EMPTY}:
            raise Refusal("colour_taken", "somebody else has that colour")
        row = replace(row, colour=body.colour)
    if body.name is not None:
        row = replace(row, name=clean_name(node, body.name))
    if body.ready is not None:
        row = replace(row, ready=body.ready)
    await node.store.change_seat(row)
    await node.tables.refresh(game)
    return {"table": table.to_json()}


@router.post("/{game}/seats/{seat}")
async def change_seat(node: TheNode, game: str, seat: int, body: SeatChange, request: Request) -> dict[str, Any]:
    """The host puts a bot on a seat or opens it; opening a person's seat sends that person away."""
    table = await the_table(node, game)
    host_only(table, request)
    if table.row.state != OPEN:
        raise Refusal("begun", "this game has begun")
    if not 0 < seat < len(table.seats):
        raise Refusal("no_such_seat", f"there is no seat {seat} that could be changed", 404)
    others = [row for row in table.seats if row.seat != seat]
    row = SeatRow(game, seat, EMPTY)
    if body.kind == "bot":
        level = level_of(body)
        row = SeatRow(game, seat, BOT, bot_name(level, seat), free_colour(others, None), level, ready=True)
    await node.store.change_seat(row)
    node.drop_clients(table, seat)
    await node.tables.refresh(game)
    return {"table": table.to_json()}


@router.post("/{game}/start")
async def start_game(node: TheNode, game: str, request: Request) -> dict[str, Any]:
    """The host starts when no seat is open and everybody is ready."""
    table = await the_table(node, game)
    host_only(table, request)
    if table.row.state != OPEN:
        raise Refusal("begun", "this game has begun")
    for row in await node.store.seats(game):
        if row.kind == EMPTY:
            raise Refusal("open_seats", "a seat is still open: wait for somebody or put a bot there")
        if not row.ready:
            raise Refusal("not_ready", f"{row.name} is not ready")
    if await node.store.change_state(game, OPEN, PLAYING):
        begin = Entry(game, 1, 0, BY_TABLE, {"table": "begin"}, None, time.time())
        await node.store.append(Append(begin, PLAYING))
    await node.tables.refresh(game)
    return {"table": table.to_json()}


@router.post("/{game}/leave")
async def leave_game(node: TheNode, game: str, request: Request, response: Response) -> dict[str, Any]:
    """Before the start the seat opens; afterwards a bot stands in and the seat stays one's own."""
    table = await the_table(node, game)
    seat = seat_of(table, request)
    if table.row.state == OPEN:
        if seat == 0:
            raise Refusal("host", "the host cannot leave the table before the start")
        await node.store.change_seat(SeatRow(game, seat, EMPTY))
        node.drop_clients(table, seat)
        response.delete_cookie(COOKIE + game, path="/")
        await node.tables.refresh(game)
    elif table.row.state != FINISHED:
        await table.step_away(seat)
    return {"table": table.to_json()}


@router.post("/{game}/rematch", status_code=201)
async def rematch(node: TheNode, game: str, request: Request) -> dict[str, Any]:
    """A new table like this one; everybody at the old one is told, and the first call makes it."""
    table = await the_table(node, game)
    seat_of(table, request)
    if table.row.state != FINISHED:
        raise Refusal("not_finished", "the game is not over yet")
    if table.row.rematch is None:
        await make_rematch(node, table, address_of(request))
        await node.tables.refresh(game)
    return {"game": table.row.rematch}


async def make_rematch(node: Node, table: Table, address: str) -> None:
    """Persons keep their tokens, so that whoever sat at the old table sits at the new one."""
    old = table.row
    kept = ("modules", "players", "options", "board")
    config: dict[str, Any] = {key: old.config[key] for key in kept if key in old.config}
    row = replace(
        old,
        game=new_game_name(),
        created=time.time(),
        address=address,
        config=config,
        seed=secrets.token_hex(32),
        state=OPEN,
        length=0,
        deadline=None,
        result=None,
        rematch=None,
        fault=None,
    )
    game = await node.in_thread(new_game, row)
    config["target"] = int(game.kernel.rules.base_target)
    config["commitment"] = game.commitment
    seats = [replace(seat, game=row.game, ready=seat.kind == BOT or seat.seat == 0) for seat in table.seats]
    await node.store.create(row, seats)
    await node.store.set_rematch(old.game, row.game)
