"""What the process of a hall does, by name; it holds one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from skerry.big.log import Entry, entry_from_json
from skerry.big.telling import Telling
from skerry.server.halls.looking import look
from skerry.server.halls.play import Play, written

BEGIN: Final = "begin"
LOAD: Final = "load"
LOOK: Final = "look"
FOLLOW: Final = "follow"
LEAD: Final = "lead"
TAKE: Final = "take"

# Players wait for this process, unlike for others beside the node.
FIRST: Final = True


class Table:
    """The one game of this process."""

    def __init__(self) -> None:
        self.play: Play | None = None

    def begin(self, asked: Any) -> bytes:
        """A new game, which nobody has stored yet."""
        self.play = Play.begin(asked)
        return written(self.play.told(asked["at"])).encode()

    def load(self, asked: Any) -> bytes:
        """A part of a log; the first part makes the game anew."""
        entries = [to_entry(*line) for line in asked["lines"]]
        if asked["first"]:
            self.play = Play.again(entries[0])
            entries = entries[1:]
        self.now.follow(entries)
        return b"{}"

    def look(self, asked: Any) -> bytes:
        """How things stand, when all of the log is loaded."""
        play = self.now
        play.bots.update({int(number): kind for number, kind in asked["bots"].items()})
        play.find_seats()
        play.telling = Telling(play.game, play.bots.__contains__)
        return written({"seated": list(play.seats.items()), "state": play.state()}).encode()

    def follow(self, asked: Any) -> bytes:
        """What the leading node has written, and what is looked at here."""
        entries = [to_entry(*line) for line in asked["lines"]]
        play = self.now
        play.bots.update({int(number): kind for number, kind in asked["bots"].items()})
        play.follow(entries)
        told = play.outcome(entries, play.telling.changes(asked["at"], entries))
        return written({**told, "looks": [look(play, order) for order in asked["looks"]]}).encode()

    def lead(self, asked: Any) -> bytes:
        bots = {int(number): kind for number, kind in asked["bots"].items()}
        self.now.lead(bots, asked["here"], asked["at"])
        told = self.now.told(asked["at"])
        return written({**told, "seated": list(self.now.seats.items()), "state": self.now.state()}).encode()

    def take(self, asked: Any) -> bytes:
        told = self.now.take(asked)
        return written({**told, "looks": [look(self.now, order) for order in asked["looks"]]}).encode()

    @property
    def now(self) -> Play:
        assert self.play is not None
        return self.play


def to_entry(number: int, at: int, kind: str, body: Any) -> Entry:
    return entry_from_json({"number": number, "at": at, "kind": kind, **body})


_TABLE: Final = Table()
WORKS: Final[dict[str, Callable[[Any], bytes]]] = {
    BEGIN: _TABLE.begin,
    LOAD: _TABLE.load,
    LOOK: _TABLE.look,
    FOLLOW: _TABLE.follow,
    LEAD: _TABLE.lead,
    TAKE: _TABLE.take,
}
