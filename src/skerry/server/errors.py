"""Refusals: a stable code for programs, and a reason for people."""

from __future__ import annotations

from typing import Final

from skerry.engine.kernel import GAME_OVER
from skerry.reason import Reason, ReasonKind, as_reason

NO_SUCH_GAME: Final = ReasonKind("no_such_game", "there is no such game")
NEEDS_TOKEN: Final = ReasonKind("needs_token", "this needs the seat token of the game")
STOPPED_BY_FAULT: Final = ReasonKind("stopped_by_fault", "this game is stopped by a fault and cannot go on")
STORE_OUT_OF_REACH: Final = ReasonKind("store_out_of_reach", "the store cannot be reached; try again")
HAS_BEGUN: Final = ReasonKind("has_begun", "this game has begun")
NOT_OVER_YET: Final = ReasonKind("not_over_yet", "the game is not over yet")
TOO_MUCH_AT_ONCE: Final = ReasonKind("too_much_at_once", "too many things happened at once; try again")


class Refusal(Exception):  # noqa: N818 - it names what a player gets, not a failure
    """Something asked for is not possible; nothing was changed."""

    def __init__(self, code: str, reason: Reason | str, status: int = 409) -> None:
        super().__init__(str(reason))
        self.code = code
        self.reason = as_reason(reason)
        self.status = status

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "reason": self.reason.to_json()}}


def not_found() -> Refusal:
    return Refusal("no_such_game", NO_SUCH_GAME.of(), 404)


def not_yours(reason: Reason | None = None) -> Refusal:
    return Refusal("not_yours", reason or NEEDS_TOKEN.of(), 403)


def over() -> Refusal:
    return Refusal("not_playing", GAME_OVER.of())


def stopped_by_fault() -> Refusal:
    return Refusal("fault", STOPPED_BY_FAULT.of())


def unavailable() -> Refusal:
    return Refusal("unavailable", STORE_OUT_OF_REACH.of(), 503)


def begun() -> Refusal:
    return Refusal("begun", HAS_BEGUN.of())


def not_finished() -> Refusal:
    return Refusal("not_finished", NOT_OVER_YET.of())


def too_much_at_once() -> Refusal:
    return Refusal("busy", TOO_MUCH_AT_ONCE.of())
