"""Who knows what lies at a place face down: a number for each place, in stacks and in hidden layers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Nobody, everybody, or one seat, whose number is added.
UNSEEN: Final = 0
SEEN_BY_ALL: Final = 1
SEEN_BY_SEAT: Final = 2
# Several seats, each by itself: a bit for each of them is added.
SEEN_BY_SEVERAL: Final = 1 << 16


def knows(seen: i64, seat: i64) -> bool:
    """Whether a seat (-1: a spectator) knows what lies there."""
    if seen == SEEN_BY_ALL:
        return True
    if seen >= SEEN_BY_SEVERAL:
        return seat >= 0 and (seen >> seat) & 1 == 1
    return seat >= 0 and seen == SEEN_BY_SEAT + seat


def seen_too(seen: i64, seat: i64) -> i64:
    """Who knows it when one more seat has looked."""
    if seen == UNSEEN:
        return SEEN_BY_SEAT + seat
    if knows(seen, seat):
        return seen
    one: i64 = 1
    if seen >= SEEN_BY_SEVERAL:
        return seen | (one << seat)
    return SEEN_BY_SEVERAL | (one << seat) | (one << (seen - SEEN_BY_SEAT))
