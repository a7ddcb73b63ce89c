"""The kinds of long work: how long each may take, what is kept of it, and what is told where it takes too much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal

TOO_LONG_TO_JUDGE: Final = ReasonKind("too_long_to_judge", "this game takes too long to judge")
TOO_LARGE_TO_JUDGE: Final = ReasonKind("too_large_to_judge", "this game takes too much memory to judge")
TOO_LONG_TO_TELL: Final = ReasonKind(
    "too_long_to_tell", "this game takes too long to be told again; its record is kept"
)
TOO_LARGE_TO_TELL: Final = ReasonKind(
    "too_large_to_tell", "this game takes too much memory to be told again; its record is kept"
)
CANNOT_TELL: Final = ReasonKind("cannot_tell_again", "this game cannot be told again; its record is kept")

MEGABYTE: Final = 1024 * 1024
GUESS_WITH_MAP: Final = 1.0


@dataclass(frozen=True)
class Kind:
    """`work` is its name in the table of work, `seconds` the setting that limits it, `guess` how many it may well
    take, `kept` how many bytes of answers stay in memory."""

    work: str
    seconds: str
    guess: float
    kept: int
    too_long: Refusal
    too_large: Refusal
    failed: Refusal | None = None


CANNOT_BE_JUDGED: Final = (
    Refusal("bad_game", TOO_LONG_TO_JUDGE.of(), 422),
    Refusal("bad_game", TOO_LARGE_TO_JUDGE.of(), 422),
)
CANNOT_BE_TOLD: Final = (
    Refusal("fault", TOO_LONG_TO_TELL.of()),
    Refusal("fault", TOO_LARGE_TO_TELL.of()),
    Refusal("fault", CANNOT_TELL.of()),
)

JUDGE: Final = Kind("judge", "judge_seconds", 0.1, 16 * MEGABYTE, *CANNOT_BE_JUDGED)
PLAN: Final = Kind("plan", "judge_seconds", 0.1, 0, *CANNOT_BE_JUDGED)
STARTS: Final = Kind("starts", "judge_seconds", 2.0, 4 * MEGABYTE, *CANNOT_BE_JUDGED)
REPLAY: Final = Kind("replay", "replay_seconds", 2.0, 32 * MEGABYTE, *CANNOT_BE_TOLD)
VERIFY: Final = Kind("verify", "replay_seconds", 2.0, 8 * MEGABYTE, *CANNOT_BE_TOLD)


def with_map(kind: Kind, board: str | None) -> Kind:
    """The same work on a map of one's own takes longer."""
    return kind if board is None else replace(kind, guess=GUESS_WITH_MAP)
