"""Who sits where: tokens, names, colours, and the rows they make."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import count
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from skerry.bots import BOTS, DEFAULT_LEVEL, LEVELS
from skerry.reason import ReasonKind
from skerry.server.addresses import is_at_home
from skerry.server.errors import Refusal, not_yours
from skerry.server.http.bodies import COLOURS, SeatChange, SeatPlan
from skerry.server.identity import COOKIE, YEAR, hashed, token_of
from skerry.server.lettering import looks, seen
from skerry.server.live.table import Table
from skerry.server.settings import Settings
from skerry.server.store.rows import BOT, EMPTY, PERSON, GameRow, SeatRow

HOST_DOES_THIS: Final = ReasonKind("host_does_this", "only the host of the table can do this")
NAME_LENGTH: Final = ReasonKind("name_length", "a name has 1 to {most} letters")
SEATS_PER_ADDRESS: Final = ReasonKind(
    "seats_per_address",
    "no more seats of a public table can be taken from your address; a private one has no such limit",
)
NO_SUCH_BOT: Final = ReasonKind("no_such_bot", "there is no bot {bot}; there are {bots:bots}")

LONGEST_BOT_NAME: Final = 24


def seat_or_none(seats: Sequence[SeatRow], token: str | None) -> int | None:
    """The seat that a token opens."""
    if token is None:
        return None
    wanted = hashed(token)
    for row in seats:
        if row.token is not None and secrets.compare_digest(row.token, wanted):
            return row.seat
    return None


def seat_of(seats: Sequence[SeatRow], connection: HTTPConnection) -> int:
    """The seat whose token the caller holds."""
    game = seats[0].game
    seat = seat_or_none(seats, token_of(connection, game))
    if seat is None:
        raise not_yours()
    return seat


def host_only(table: Table, connection: HTTPConnection) -> None:
    if seat_of(table.seats, connection) != table.row.host:
        raise host_does_this()


def host_does_this() -> Refusal:
    return not_yours(HOST_DOES_THIS.of())


def give_token(settings: Settings, response: Response, game: str, token: str) -> None:
    response.set_cookie(
        COOKIE + game,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path=cookie_path(game),
    )


def take_token(response: Response, game: str) -> None:
    response.delete_cookie(COOKIE + game, path=cookie_path(game))


def cookie_path(game: str) -> str:
    """A token goes along to its own game only."""
    return f"/api/games/{game}"


def clean_name(settings: Settings, name: str) -> str:
    cleaned = seen(name)
    if not cleaned or len(cleaned) > settings.most_name:
        raise Refusal("bad_name", NAME_LENGTH.of(most=settings.most_name), 422)
    return cleaned


def free_name(others: Sequence[SeatRow], wanted: str, most: int) -> str:
    """The name, with a number where somebody at the table has one that looks the same."""
    taken = {looks(row.name) for row in others if row.kind != EMPTY}
    name = wanted
    for number in count(2):
        if looks(name) not in taken:
            break
        name = f"{wanted[: most - len(str(number)) - 1].rstrip()} {number}"
    return name


def need_place(settings: Settings, game: GameRow, seats: Sequence[SeatRow], address: str) -> None:
    """One address does not fill a table that is open to all. Friends have tables of their own, and whoever is in the
    network of this server is known to its owner."""
    most = settings.seats_per_address
    if not most or not game.is_public or is_at_home(address):
        return
    if sum(row.kind == PERSON and row.address == address for row in seats) >= most:
        raise Refusal("too_many_seats", SEATS_PER_ADDRESS.of(), 429)


def bot_seat(
    game: str, seat: int, plan: SeatPlan | SeatChange, others: Sequence[SeatRow], colour: str | None = None
) -> SeatRow:
    """A bot on a seat, in the colour the seat had if it had one. Every bot can be asked for; the levels are offered."""
    level = plan.level or DEFAULT_LEVEL
    if level not in BOTS:
        raise Refusal("no_such_bot", NO_SUCH_BOT.of(bot=level, bots=list(LEVELS)), 422)
    name = free_name(others, f"{level.capitalize()} {seat + 1}", LONGEST_BOT_NAME)
    return SeatRow(game, seat, BOT, name, free_colour(others, colour), level, ready=True)


def free_colour(others: Sequence[SeatRow], wanted: str | None) -> str:
    taken = {row.colour for row in others if row.kind != EMPTY}
    if wanted is not None and wanted not in taken:
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
