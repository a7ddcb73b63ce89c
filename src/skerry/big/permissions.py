"""Leave to build in a foreign half: when it may be refused, and what an answer or silence does (BIG-146 to BIG-162)."""

from __future__ import annotations

from skerry.big.books import Request
from skerry.big.deeds import at_site, build_at, building_place
from skerry.big.game import HallGame
from skerry.big.hall import Change
from skerry.big.messages import Command, Refused
from skerry.big.places import VERTICES, half_of_vertex
from skerry.big.reasons import ASKED_ALREADY, LEAVE_REFUSED, NO_REQUEST
from skerry.big.ring import seat_at
from skerry.engine.action import Action
from skerry.engine.errors import IllegalAction


def owner_of(board: int, key: int) -> int:
    """The seat whose home half a vertex lies in (BIG-166)."""
    named = VERTICES[key]
    return seat_at(board, half_of_vertex(named.row, named.col, named.word))


def may_refuse(game: HallGame, owner: int, board: int, key: int) -> bool:
    """Whether an owner on turn could build a settlement on that very vertex at once (BIG-152)."""
    if not game.is_active(owner):
        return False
    position, vertex = at_site(game, owner, board, key)
    try:
        code = position.kernel.rules.from_action(Action("build_settlement", {"vertex": vertex}))
        position.kernel.check(position.local(owner), code)
    except IllegalAction:
        return False
    return True


def is_refused(game: HallGame, seat: int, board: int, key: int) -> bool:
    """BIG-161; nobody's refusal lasts who was sent away since (BIG-162)."""
    return (seat, board, key) in game.refused and game.roster.is_playing(owner_of(board, key))


def is_asked(game: HallGame, seat: int, board: int, key: int) -> bool:
    return any((request.seat, request.board, request.key) == (seat, board, key) for request in game.requests.of(seat))


def time_of(game: HallGame, request: Request) -> int:
    """When a request runs out as things stand: more time for the WINDOW may be more time for it."""
    window = game.deadline if game.claims is None else game.claims.at + game.claims.left
    return request.until if window is None else min(request.until, window)


def build_or_ask(game: HallGame, seat: int, command: Command) -> list[Change] | Request:
    """Build at once where nobody may refuse it, else ask (BIG-155, BIG-156)."""
    board, key = building_place(game, command)
    owner = owner_of(board, key)
    if command.kind != "build_settlement" or owner == seat or not game.roster.is_playing(owner):
        return build_at(game, seat, command)
    if is_refused(game, seat, board, key):
        raise Refused(LEAVE_REFUSED.of())
    if is_asked(game, seat, board, key):
        raise Refused(ASKED_ALREADY.of())
    if not may_refuse(game, owner, board, key):
        return build_at(game, seat, command)
    check_site(game, seat, command)
    until = game.now + 1000 * game.settings.permission_seconds
    request = Request(game.next_number(), seat, owner, board, key, command, until)
    game.requests.open(request)
    return request


def check_site(game: HallGame, seat: int, command: Command) -> None:
    """Nobody is asked about what could not be built anyway."""
    position, vertex = at_site(game, seat, *building_place(game, command))
    try:
        code = position.kernel.rules.from_action(Action(command.kind, {"vertex": vertex}))
        position.kernel.check(position.local(seat), code)
    except IllegalAction as error:
        raise Refused(error.reason) from None


def answer(game: HallGame, seat: int, number: int, allow: bool) -> tuple[Request, list[Change] | None]:
    """Settle a request; None where the owner has refused. A refusal is void once a condition fell away (BIG-158)."""
    request = game.requests.get(number)
    if request is None or request.owner != seat:
        raise Refused(NO_REQUEST.of())
    game.requests.close(number)
    if not allow and may_refuse(game, seat, request.board, request.key):
        game.refused.add((request.seat, request.board, request.key))
        return request, None
    return request, carry_out(game, request)


def carry_out(game: HallGame, request: Request) -> list[Change]:
    """Build what was asked for, if it is still possible: else nothing changes (BIG-159)."""
    try:
        return build_at(game, request.seat, request.command)
    except Refused:
        return []
