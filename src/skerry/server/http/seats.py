"""Who sits where: tokens, names, colours, and the rows they make."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from skerry.bots import BOTS
from skerry.server.errors import Refusal, not_yours
from skerry.server.http.bodies import COLOURS, SeatChange, SeatPlan
from skerry.server.identity import COOKIE, YEAR, hashed, token_of
from skerry.server.live.table import Table
from skerry.server.settings import Settings
from skerry.server.store.rows import BOT, EMPTY, SeatRow

DEFAULT_LEVEL: Final = "greedy"


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
    return not_yours("only the host of the table can do this")


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
    cleaned = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not cleaned or len(cleaned) > settings.most_name:
        raise Refusal("bad_name", f"a name has 1 to {settings.most_name} letters", 422)
    return cleaned


def bot_seat(game: str, seat: int, plan: SeatPlan | SeatChange, others: Sequence[SeatRow]) -> SeatRow:
    level = plan.level or DEFAULT_LEVEL
    if level not in BOTS:
        raise Refusal("no_such_bot", f"there is no bot {level}; there are {', '.join(sorted(BOTS))}", 422)
    name = f"{level.capitalize()} {seat + 1}"
    return SeatRow(game, seat, BOT, name, free_colour(others, None), level, ready=True)


def free_colour(others: Sequence[SeatRow], wanted: str | None) -> str:
    taken = {row.colour for row in others if row.kind != EMPTY}
    if wanted is not None and wanted not in taken:
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
