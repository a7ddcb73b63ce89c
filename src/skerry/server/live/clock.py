"""Time to think: per decision, per turn, and a bank for what goes beyond; all of it follows from the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace


@dataclass
class Clock:
    """Seconds of a game. A seat's time runs while it is asked."""

    decision: float
    turn: float
    bank: float
    left: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    since: list[float | None] = field(default_factory=list)
    turn_number: int = -1

    def copy(self) -> Clock:
        return replace(self, left=list(self.left), used=list(self.used), since=list(self.since))

    @staticmethod
    def of(setting: dict[str, float] | None, seats: int) -> Clock | None:
        if setting is None:
            return None
        clock = Clock(setting["decision"], setting["turn"], setting["bank"])
        clock.left = [clock.bank] * seats
        clock.used = [0.0] * seats
        clock.since = [None] * seats
        return clock

    def allowance(self, seat: int) -> float:
        """What a seat may take before it touches its bank."""
        return max(0.0, min(self.decision, self.turn - self.used[seat]))

    def settle(self, seat: int, now: float, spares_bank: bool = False) -> None:
        """A seat has acted: charge what it took."""
        since = self.since[seat]
        if since is None:
            return
        taken = max(0.0, now - since)
        over = 0.0 if spares_bank else max(0.0, taken - self.allowance(seat))
        self.left[seat] = max(0.0, self.left[seat] - over)
        self.used[seat] += taken
        self.since[seat] = None

    def ask(self, actors: Sequence[int], turn: int, now: float) -> None:
        """Start the clocks of those who are asked now and stop all others. A turn taken back gives no new time."""
        if turn > self.turn_number:
            self.turn_number = turn
            self.used = [0.0] * len(self.used)
        for seat in range(len(self.since)):
            if seat not in actors:
                self.settle(seat, now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def stop(self, now: float) -> None:
        for seat in range(len(self.since)):
            self.settle(seat, now)

    def deadline_of(self, seat: int) -> float | None:
        since = self.since[seat]
        return None if since is None else since + self.allowance(seat) + self.left[seat]

    def deadline(self) -> float | None:
        """When the first of those who are asked runs out of time."""
        times = [time for seat in range(len(self.since)) if (time := self.deadline_of(seat)) is not None]
        return min(times, default=None)

    def to_json(self, now: float) -> dict[str, object]:
        """Moments are in seconds since 1970 by the server's clock, and `now` is its own: that of a client may be wrong.
        From `bank_from` on a seat lives on its bank, so that `bank` is what was in it before."""
        return {
            "now": round(now, 3),
            "seats": [
                {
                    "bank": round(self.left[seat], 1),
                    "bank_from": None if (since := self.since[seat]) is None else since + self.allowance(seat),
                    "deadline": self.deadline_of(seat),
                }
                for seat in range(len(self.left))
            ],
        }
