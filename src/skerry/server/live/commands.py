"""What seats, bots and clocks ask of a table: what each becomes in the log, or why it is refused."""

from __future__ import annotations

import time
from typing import Final

from skerry.reason import ReasonKind
from skerry.server.errors import Refusal, over, stopped_by_fault
from skerry.server.live.progress import AGREE, BACK, CALL_BOT, PAUSE, PLAY, STAND_IN, Progress
from skerry.server.live.table import Acknowledge, Body, Table, nobody_waits
from skerry.server.store.rows import BY_CLOCK, BY_STAND_IN, BY_TABLE, FINISHED, PAUSED, PERSON, PLAYING

NOT_THAT_FAR: Final = ReasonKind("not_that_far", "the game has not come that far")
MOVED_ON: Final = ReasonKind("moved_on", "the game has moved on since you decided")
OWNER_BACK: Final = ReasonKind("owner_back", "whose seat this is has come back")
TIME_LEFT: Final = ReasonKind("time_left", "there is time left")
TAKEN_BACK_OFTEN: Final = ReasonKind("taken_back_often", "so much was taken back that this stays as it is")
PAUSED_NOW: Final = ReasonKind("game_paused", "the game is paused")
PAUSED_ALREADY: Final = ReasonKind("paused_already", "the game is paused already")
NOT_PAUSED: Final = ReasonKind("not_paused", "the game is not paused")
ASKED_OFTEN: Final = ReasonKind("asked_often", "you have asked for this so often that somebody has to act first")
NO_PERSON_THERE: Final = ReasonKind("no_person_there", "there is no person in that seat")
PERSON_HERE: Final = ReasonKind("person_here", "that person is here")
AWAY_TOO_SHORT: Final = ReasonKind(
    "away_too_short", "until somebody is away for {seconds} seconds, only the host can do this"
)

# Playing


async def act(
    table: Table,
    seat: int,
    command: str | None,
    number: int,
    body: Body,
    cause: str,
    acknowledge: Acknowledge = nobody_waits,
) -> int:
    """Store and carry out an action or an undo; returns its number. A known command is not carried out again."""

    def decide(progress: Progress) -> Body:
        need_play(progress)
        if number > progress.number:
            raise Refusal("stale", NOT_THAT_FAR.of())
        if not progress.still_answers(seat, number):
            raise Refusal("stale", MOVED_ON.of())
        need_cause(progress, seat, cause)
        if "undo" in body:
            need_patience(progress, seat)
        return body

    if table.progress is not None and number > table.progress.number:
        await table.follow_others()
    return await table.write(seat, command, cause, decide, acknowledge)


def need_cause(progress: Progress, seat: int, cause: str) -> None:
    """A bot and the clock act for somebody only as long as that person has neither come back nor got new time."""
    if cause == BY_STAND_IN and seat not in progress.stand_ins:
        raise Refusal("stale", OWNER_BACK.of())
    if cause == BY_CLOCK and not progress.is_late(seat, time.time()):
        raise Refusal("stale", TIME_LEFT.of())


def need_patience(progress: Progress, seat: int) -> None:
    """A log of nothing but actions that were taken back would grow for ever."""
    if not progress.may_undo(seat):
        raise Refusal("illegal", TAKEN_BACK_OFTEN.of())


def need_play(progress: Progress) -> None:
    need_no_fault(progress)
    need_no_end(progress)
    if progress.state != PLAYING:
        raise Refusal("not_playing", PAUSED_NOW.of())


def need_no_end(progress: Progress) -> None:
    if progress.state == FINISHED:
        raise over()


def need_no_fault(progress: Progress) -> None:
    if progress.fault is not None:
        raise stopped_by_fault()


# Pausing by agreement


async def vote(table: Table, seat: int, what: str, command: str, acknowledge: Acknowledge) -> int:
    """Pause or go on when every person who is here agrees. Who agrees again changes nothing, which is written
    down all the same: only the log remembers commands, and a late retry must be answered as the first time."""

    def decide(progress: Progress) -> Body:
        need_no_fault(progress)
        need_no_end(progress)
        if progress.state != (PLAYING if what == PAUSE else PAUSED):
            raise Refusal("not_now", PAUSED_ALREADY.of() if what == PAUSE else NOT_PAUSED.of())
        if what == PAUSE:
            need_rest(progress, seat)
        if do_all_agree(table, progress, seat) or (
            table.presence.until_settled() == 0.0 and would_all_agree(table, progress, seat)
        ):
            return {"table": what}
        if seat in progress.agreed:
            need_rest(progress, seat)
        return {"table": AGREE, "to": what}

    return await table.write(seat, command, BY_TABLE, decide, acknowledge)


def need_rest(progress: Progress, seat: int) -> None:
    """As with taking back: a log of nothing but pauses would grow until it is full."""
    if not progress.may_stir(seat):
        raise Refusal("not_now", ASKED_OFTEN.of())


def persons_at(table: Table) -> set[int]:
    return {row.seat for row in table.seats if row.kind == PERSON}


def do_all_agree(table: Table, progress: Progress, seat: int) -> bool:
    return persons_at(table) <= progress.agreed | {seat}


def would_all_agree(table: Table, progress: Progress, seat: int) -> bool:
    """Whether all agree but for those who are not here."""
    return persons_at(table) & table.presence.seats() <= progress.agreed | {seat}


async def settle_agreement(table: Table, progress: Progress) -> bool:
    """Whoever had not agreed may have gone meanwhile."""
    here = progress.agreed & table.presence.seats()
    if not here or not would_all_agree(table, progress, min(here)):
        return False
    what = PAUSE if progress.state == PLAYING else PLAY
    await table.write(min(here), None, BY_TABLE, lambda now: {"table": what} if now is progress else None)
    return True


# Leaving a seat to a bot


async def come_back(
    table: Table, seat: int, command: str | None = None, acknowledge: Acknowledge = nobody_waits
) -> int:
    def decide(progress: Progress) -> Body | None:
        need_no_fault(progress)
        if progress.state == FINISHED:
            return None
        if seat not in progress.stand_ins:
            need_rest(progress, seat)
        return {"table": BACK}

    return await table.write(seat, command, BY_TABLE, decide, acknowledge)


async def step_away(table: Table, seat: int, cause: str = BY_TABLE) -> int:
    """A bot stands in, because whose seat it is asks for it or because the clock had to act too often. Who leaves on
    purpose comes back on purpose, even if a bot was called before."""

    def decide(progress: Progress) -> Body | None:
        need_no_fault(progress)
        if seat in progress.stand_ins - progress.called or progress.state == FINISHED:
            return None
        need_rest(progress, seat)
        return {"table": STAND_IN}

    return await table.write(seat, None, cause, decide)


async def call_bot(table: Table, caller: int, seat: int, command: str, acknowledge: Acknowledge) -> int:
    """Let a bot play for somebody who is away: whoever hosts the table at once, everybody after a while. A call that
    comes second changes nothing and is written down all the same, as with votes."""

    def decide(progress: Progress) -> Body:
        need_no_fault(progress)
        need_no_end(progress)
        if not 0 <= seat < len(table.seats) or table.seats[seat].kind != PERSON:
            raise Refusal("no_such_seat", NO_PERSON_THERE.of())
        if seat not in progress.stand_ins:
            if table.away_of(seat) is None:
                raise Refusal("not_now", PERSON_HERE.of())
            if caller != table.row.host and not is_long_away(table, seat):
                raise too_soon(table, "not_now")
        else:
            need_rest(progress, caller)
        return {"table": CALL_BOT, "seat": seat}

    return await table.write(caller, command, BY_TABLE, decide, acknowledge)


def is_long_away(table: Table, seat: int) -> bool:
    """Whether anybody at the table may dispose of a person's seat."""
    away = table.away_of(seat)
    return away is not None and away >= table.settings.away_after


def too_soon(table: Table, code: str, status: int = 409) -> Refusal:
    after = round(table.settings.away_after)
    return Refusal(code, AWAY_TOO_SHORT.of(seconds=after), status)


async def hand_back(table: Table, seat: int) -> int:
    """Whoever comes back to a seat that others called a bot for plays on."""

    def decide(progress: Progress) -> Body | None:
        return {"table": BACK} if seat in progress.called and progress.state != FINISHED else None

    return await table.write(seat, None, BY_TABLE, decide)
