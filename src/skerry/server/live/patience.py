"""How long a bot leaves its offer on the table, so that people can answer it."""

from __future__ import annotations

import time
from typing import Final

from skerry.server.live.progress import Progress
from skerry.server.live.table import Table
from skerry.server.store.rows import PERSON

# Whoever cannot accept is not called, and has this time to think of a counter-offer.
COUNTERING: Final = 3.0


def patience_with(table: Table, progress: Progress, seat: int, started: float) -> float:
    """The seconds until the bot that offered closes its offer; 0 if there is nobody, or nobody any more, to wait for.

    All of it follows from the log and from who is here, so that another node, or this one after a restart, waits as
    long. A restart gives everybody the whole time once more, for nobody could answer meanwhile."""
    asked = people_asked(table, progress, seat)
    if not asked:
        return 0.0
    now = time.time()
    left = max(progress.asked_at, started) + wait_for(table, progress, asked) - now
    clock = progress.clock
    since = None if clock is None else clock.since[seat]
    if clock is not None and since is not None:
        # A bot does not touch the bank of the one it stands in for.
        left = min(left, max(since, started) + clock.allowance(seat) - now)
    if not asked & table.presence.seats():
        left = min(left, table.presence.until_settled())
    return max(0.0, left)


def people_asked(table: Table, progress: Progress, seat: int) -> set[int]:
    """Persons who have not answered and could: with a card in hand, and not played for by a bot."""
    hand_size = progress.game.kernel.state.hand_size
    return {
        other
        for other in progress.game.actors
        if other != seat
        and table.seats[other].kind == PERSON
        and table.bot_of(other) is None
        and int(hand_size[other]) > 0
    }


def wait_for(table: Table, progress: Progress, asked: set[int]) -> float:
    """Who plays with bots alone need not wait for what they cannot accept anyway. Among several persons the time must
    not tell what somebody holds."""
    wait = table.row.offer_wait
    if sum(row.kind == PERSON for row in table.seats) > 1:
        return wait
    can_accept = any(action.kind == "accept" for other in asked for action in progress.game.legal_actions(other))
    return wait if can_accept else min(wait, COUNTERING)
