"""What chance brings, which no books foretell: read from the log and from hands, and held against the books."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any

from tests.big.oracle.books import Books, Cards
from tests.big.oracle.strip import SIDE_NAMES

Json = dict[str, Any]


SECONDS = {
    "SETUP": "setup_seconds",
    "ANNOUNCE": "announce_seconds",
    "DICE": "dice_seconds",
    "PRODUCTION": "production_seconds",
    "DISCARD": "discard_seconds",
    "RELOCATE": "relocate_seconds",
    "WINDOW": "window_seconds",
    "END_TURN": "end_turn_seconds",
}


class Heard:
    """States as the log tells them, each taken once; `hand_of` tells what a seat holds now."""

    def __init__(self, hand_of: Callable[[int], Cards]) -> None:
        self.states: deque[Json] = deque()
        self.hand_of = hand_of
        self.last: Json = {}

    def listen(self, entries: Iterable[Json]) -> None:
        self.states.extend(entry for entry in entries if entry["kind"] == "state")

    def state(self, books: Books, at: int, phase: str) -> Json:
        """The next state that was told; it is told at its time and with its deadline, and nothing else is (BIG-085)."""
        assert self.states, f"{phase} at {at} was not told"
        entry = self.states.popleft()
        told = entry["content"]
        assert (entry["at"], told["phase"], told["turn"]) == (at, phase, books.turn)
        assert told["group"] == SIDE_NAMES[books.group]
        self.last = told
        return Json(told)

    def check_all_told(self) -> None:
        assert not self.states, f"told besides: {self.states[0]}"

    def roll(self, name: str) -> tuple[int, int]:
        one, two = self.last[name]
        assert {one, two} <= set(range(1, 7))
        return one, two


def by_seat(cards: dict[int, Cards]) -> Json:
    """Cards as the log has them."""
    return {
        str(seat): {card: count for card, count in held.items() if count}
        for seat, held in cards.items()
        if held.total()
    }


def read_cards(told: Json) -> Cards:
    return Counter({card: int(count) for card, count in told.items()})


def enter(books: Books, phase: str, at: int, heard: Heard) -> None:
    books.phase = phase
    books.deadline = at + 1000 * books.settings[SECONDS[phase]] if phase in SECONDS else None
    told = heard.state(books, at, phase)
    books.seen[phase] += 1
    assert told["deadline"] == books.deadline
