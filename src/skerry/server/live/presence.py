"""Who is at a table, on this node and on others, and for how long nobody has come or gone."""

from __future__ import annotations

import time
from typing import Final

from skerry.server.live.audience import Audience

# Who is gone no longer than this has not left.
BACK_IN: Final = 3.0
# Whoever was at a game before this node was there has at least this time, from its start, to come back to it.
COMING_BACK: Final = 10.0


class Presence:
    """The seats of a table that somebody sits at. Spectators of other nodes count as one seat more."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        # Who is here on other nodes, until when that is believed.
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        self.noted: set[int] = set()
        # Since when the same seats are here.
        self.settled = time.monotonic()
        # When somebody was here last; of the time before this node had the game it knows nothing, and a game that was
        # only asked about is not woken by that.
        self.watched = float("-inf")
        self.was_watched = False
        # Since when seats are empty, by the steady clock; the others since this node looks.
        self.opened = self.settled
        self.left: dict[int, float] = {}

    def seats(self) -> set[int]:
        """Those with an open connection, here or on another node."""
        now = time.monotonic()
        others = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.audience.seats().union(*others)

    def note(self) -> bool:
        """Whether a seat came or went since this was asked last."""
        if self.is_watched or self.was_watched:
            self.watched = time.monotonic()
        self.was_watched = self.is_watched
        here = self.seats()
        if here == self.noted:
            return False
        now = time.monotonic()
        self.left.update({seat: now for seat in self.noted - here})
        self.noted = here
        self.settled = max(self.settled, now)
        return True

    def away(self, seat: int) -> float | None:
        """For how many seconds nobody sits at a seat; None if somebody does."""
        return None if seat in self.seats() else time.monotonic() - self.left.get(seat, self.opened)

    def expect(self, seat: int) -> None:
        """Somebody else has the seat now, and is only just on the way."""
        self.left[seat] = time.monotonic()

    def hear(self, node: str, until: float, seats: set[int]) -> None:
        """Who is at another node, and until when that is believed."""
        self.elsewhere[node] = (until, seats)

    def forget_silent_nodes(self) -> None:
        """A node that was killed did not say that its players are gone."""
        now = time.monotonic()
        self.elsewhere = {node: told for node, told in self.elsewhere.items() if told[0] > now}

    def until_settled(self) -> float:
        """Whoever lost the connection or changed nodes is back in a moment, and had not agreed to anything; and a node
        that has just loaded a game does not know yet who is at the others."""
        return max(0.0, self.settled + BACK_IN - time.monotonic())

    def expect_back(self, started: float) -> None:
        """The node started then, by the steady clock, and everybody has to come back first."""
        self.settled = max(self.settled, started + COMING_BACK - BACK_IN)

    def attend(self) -> None:
        """Somebody did something: whoever starts a game or leaves it was here just now, connected or not."""
        self.watched = time.monotonic()

    def unwatched_for(self) -> float:
        """For how long nobody has looked on, from a seat or beside it, on any node."""
        return 0.0 if self.is_watched else time.monotonic() - self.watched

    @property
    def is_watched(self) -> bool:
        return bool(self.audience.clients) or bool(self.seats())
