"""Refusals: a stable code for programs and a sentence for people."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - it names what a player gets, not a failure
    """Something asked for is not possible; nothing was changed."""

    def __init__(self, code: str, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status

    def to_json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "reason": self.reason}}


def not_found() -> Refusal:
    return Refusal("no_such_game", "there is no such game", 404)


def not_yours(reason: str = "this needs the seat token of the game") -> Refusal:
    return Refusal("not_yours", reason, 403)


def over() -> Refusal:
    return Refusal("not_playing", "the game is over")


def stopped_by_fault() -> Refusal:
    return Refusal("fault", "this game is stopped by a fault and cannot go on")


def unavailable() -> Refusal:
    return Refusal("unavailable", "the store cannot be reached; try again", 503)
