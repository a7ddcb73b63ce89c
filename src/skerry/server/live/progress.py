"""A game as its log tells it: the position, the clock, who is away, what is agreed."""

from __future__ import annotations

import hashlib
import json
import logging
import threading
from collections.abc import Sequence
from typing import Any, Final

from skerry.engine.action import Action
from skerry.engine.errors import IllegalAction
from skerry.engine.event import Event
from skerry.game import Game
from skerry.server.live.clock import Clock
from skerry.server.live.rolls import with_rolls
from skerry.server.minds.offers import OFFER
from skerry.server.store.rows import BY_CLOCK, BY_PERSON, BY_STAND_IN, FINISHED, PAUSED, PLAYING, Entry, GameRow

log = logging.getLogger("skerry.progress")

RECENT: Final = 60
# How often a seat may take something back before somebody else acts: each time the game is played again up to there.
MOST_UNDONE: Final = 25
# How often a seat may ask for a pause, leave or come back before somebody acts. What is paused can always go on, and
# who was away can always come back.
MOST_UNREST: Final = 25

# Entries that are about the table and not about the game.
BEGIN: Final = "begin"
PAUSE: Final = "pause"
PLAY: Final = "play"
AGREE: Final = "agree"
STAND_IN: Final = "stand_in"
# The seat that calls is the one of the entry; the one that is played for stands in its body.
CALL_BOT: Final = "call_bot"
BACK: Final = "back"
FAULT: Final = "fault"
END: Final = "end"

FAULT_REASON: Final = "the rules engine could not go on; the record is kept"

# The rules of a configuration are composed once and kept; two threads must not do it at the same moment.
making: Final = threading.Lock()


def new_game(row: GameRow) -> Game:
    return made_from(row.config, row.seed)


def made_from(config: dict[str, Any], seed: str) -> Game:
    """The game of a table that was judged when it was made."""
    with making:
        return Game.new(
            config["modules"],
            config["players"],
            seed=seed,
            options=config["options"],
            board=config.get("board"),
            as_before=True,
        )


def outcome_of(events: Sequence[Event]) -> str:
    """A digest of everything that came of an entry: rolls, draws and thefts, and who saw what of them."""
    told = [[event.kind, event.public, sorted(event.private.items())] for event in events]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


class UnreadableError(Exception):
    """An entry holds what is no action of the game."""


class Progress:
    """Where a game stands. Entries are tried on a fork; what is there stays as it was."""

    def __init__(self, row: GameRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.number = 0
        self.state = PLAYING
        self.fault: str | None = None
        self.clock = Clock.of(row.clock, game.players)
        self.stand_ins: set[int] = set()
        # Those among them for whom others called a bot: they get their seats back by coming back.
        self.called: set[int] = set()
        # How many turns in a row a seat let its time run out, and the last such turn.
        self.absences: list[int] = [0] * game.players
        self.absent_turn: list[int] = [-1] * game.players
        self.agreed: set[int] = set()
        # For judging commands that were decided on an older position.
        self.last_by: list[int] = [0] * game.players
        self.last_play = 0
        # Who took something back, and how often since somebody else acted.
        self.undone = (-1, 0)
        # How often anybody did, from the beginning.
        self.taken_back = 0
        # What each seat did beside the game since somebody acted.
        self.unrest: list[int] = [0] * game.players
        # Why the game ended without a winner, if it did.
        self.undecided: str | None = None
        self.question = 0
        self.asked = self.what_is_asked()
        # Since when the question of now can be answered; an answer that is taken back does not ask it anew.
        self.asked_at = row.created
        # What was offered in this turn, and by whom.
        self.offers: list[tuple[int, dict[str, Any]]] = []
        self.offers_turn = game.turn
        self.events: list[tuple[int, list[Event]]] = [(0, game.opening_events())]
        self.last_events: list[Event] = []
        # What the table has to tell beside the rules: the last lines of it, under the numbers of their entries.
        self.remarks: list[tuple[int, Event]] = []
        # How often chance brought each number; rolls before the first turn only decide who starts.
        self.rolls: dict[int, int] = {}

    def begin(self, at: float) -> None:
        if self.clock is not None:
            self.clock.ask(self.game.actors, self.game.turn, at)

    def fork(self) -> Progress:
        """Another one to try an entry on; what happened before is shared."""
        twin = Progress.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.asked = twin.what_is_asked()
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.stand_ins = set(self.stand_ins)
        twin.called = set(self.called)
        twin.absences = list(self.absences)
        twin.absent_turn = list(self.absent_turn)
        twin.agreed = set(self.agreed)
        twin.unrest = list(self.unrest)
        twin.last_by = list(self.last_by)
        return twin

    # Following the log

    def follow(self, entry: Entry) -> None:
        """Take one more entry into account; raises if the engine cannot."""
        self.last_events = []
        held = concerned(entry) in self.stand_ins
        if "table" in entry.body:
            self.follow_table(entry, str(entry.body["table"]))
        else:
            self.follow_play(entry)
        self.number = entry.number
        remark = self.remark_on(entry, held)
        if remark is not None:
            self.remarks = [*self.remarks[-RECENT:], (entry.number, remark)]
        self.run_clock(entry)

    def follow_play(self, entry: Entry) -> None:
        if "undo" in entry.body:
            self.game.undo(entry.seat)
            self.undone = (entry.seat, self.undone_by(entry.seat) + 1)
            self.taken_back += 1
            self.events = self.events[:-1] or [(0, [])]
        else:
            begun = self.game.turn > 0
            self.last_events = self.game.carry_out(entry.seat, self.judged(entry))
            if begun:
                earlier = (event for _, events in reversed(self.events) for event in reversed(events))
                self.rolls = with_rolls(self.rolls, self.last_events, earlier)
            self.events = [*self.events[-RECENT:], (entry.number, self.last_events)]
            self.note_offer(entry)
            self.undone = (entry.seat, self.undone_by(entry.seat))
            self.unrest = [0] * len(self.unrest)
        self.last_by[entry.seat] = entry.number
        self.last_play = entry.number
        asked = self.what_is_asked()
        if not _same(asked, self.asked):
            self.asked = asked
            self.question = entry.number
            if "undo" not in entry.body:
                self.asked_at = entry.at
        self.note_presence(entry)
        if self.game.over:
            self.state = FINISHED

    def judged(self, entry: Entry) -> int:
        """The action of an entry, legal now. Nonsense from a client is never taken for an engine fault."""
        try:
            return self.game.judged(entry.seat, Action.from_json(entry.body))
        except IllegalAction:
            raise
        except Exception as failure:
            raise UnreadableError from failure

    def note_offer(self, entry: Entry) -> None:
        if self.game.turn != self.offers_turn:
            self.offers_turn = self.game.turn
            self.offers = []
        if entry.body.get("kind") == OFFER:
            self.offers = [*self.offers, (entry.seat, entry.body)]

    def note_presence(self, entry: Entry) -> None:
        if entry.cause == BY_CLOCK:
            if self.absent_turn[entry.seat] != self.game.turn:
                self.absences[entry.seat] += 1
            self.absent_turn[entry.seat] = self.game.turn
        elif entry.cause == BY_PERSON:
            self.absences[entry.seat] = 0
            self.stand_ins.discard(entry.seat)
            self.called.discard(entry.seat)

    def follow_table(self, entry: Entry, what: str) -> None:
        if what not in (BEGIN, FAULT, END):
            self.unrest[entry.seat] += 1
        if what == AGREE:
            self.agreed.add(entry.seat)
        elif what in (PAUSE, PLAY):
            self.state = PAUSED if what == PAUSE else PLAYING
            self.agreed = set()
            self.asked_at = entry.at
        elif what in (STAND_IN, CALL_BOT, BACK):
            self.follow_seat(entry, what)
        elif what == FAULT:
            self.state = PAUSED
            self.fault = str(entry.body.get("reason", ""))
        elif what == END:
            self.state = FINISHED
            self.undecided = str(entry.body["why"])

    def follow_seat(self, entry: Entry, what: str) -> None:
        """A bot takes a seat over or gives it back."""
        if what == CALL_BOT:
            seat = concerned(entry)
            if seat not in self.stand_ins:
                self.stand_ins.add(seat)
                self.called.add(seat)
        elif what == STAND_IN:
            self.stand_ins.add(entry.seat)
            self.called.discard(entry.seat)
        elif entry.seat in self.stand_ins:
            self.stand_ins.discard(entry.seat)
            self.called.discard(entry.seat)
            self.absences[entry.seat] = 0

    def run_clock(self, entry: Entry) -> None:
        if self.clock is None:
            return
        if self.state != PLAYING:
            self.clock.stop(entry.at)
        else:
            if "table" not in entry.body:
                # How long a bot takes is nothing that the one it stands in for could help.
                self.clock.settle(entry.seat, entry.at, spares_bank=entry.cause == BY_STAND_IN)
            self.clock.ask(self.game.actors, self.game.turn, entry.at)

    # Telling

    def remark_on(self, entry: Entry, held: bool) -> Event | None:
        """For whom the clock acted, and in whose seat a bot begins or ends to sit (`held`: it sat there before). Of an
        action the kind alone is told: the rest may be secret."""
        seat = concerned(entry)
        if held and seat not in self.stand_ins:
            return Event("seat_taken_back", {"seat": seat}, {})
        if not held and seat in self.stand_ins:
            if seat in self.called:
                return Event("bot_called", {"seat": seat, "caller": entry.seat}, {})
            return Event("seat_left", {"seat": seat, "cause": entry.cause}, {})
        if entry.cause == BY_CLOCK:
            return Event("time_ran_out", {"seat": seat, "action": str(entry.body["kind"])}, {})
        return None

    @property
    def told(self) -> list[Event]:
        """What came of the last entry, and before it what the table says about it."""
        return [*(remark for number, remark in self.remarks[-1:] if number == self.number), *self.last_events]

    def recent_events(self) -> list[Event]:
        """The same for the last entries, in their order."""
        first = self.events[0][0]
        remarks = [(number, [remark]) for number, remark in self.remarks if number >= first]
        # The order of the log; the sort keeps a remark before the events of its own entry.
        return [event for _, events in sorted([*remarks, *self.events], key=lambda each: each[0]) for event in events]

    # Asking

    def what_is_asked(self) -> tuple[object, ...]:
        """The question of now: the same one as long as the top of the stack is the same for the same seat and turn."""
        top = self.game.kernel.state.top
        return (top, None if top is None else (top.kind, top.seat), self.game.turn)

    def waits_for_others(self, seat: int) -> bool:
        """Whether a seat decides about what others answer, so that each answer is news to it."""
        kernel = self.game.kernel
        return not self.game.over and kernel.top_kind().asked_last(kernel, kernel.top()) == seat

    def still_answers(self, seat: int, number: int) -> bool:
        """Whether what a seat decided at an older number answers the question of now: it has not acted since, it is
        still being asked the same, and nothing that it decides about has changed."""
        if number < self.last_play and self.waits_for_others(seat):
            return False
        return number >= self.last_by[seat] and number >= self.question

    def undone_by(self, seat: int) -> int:
        return self.undone[1] if self.undone[0] == seat else 0

    def may_undo(self, seat: int) -> bool:
        return self.undone_by(seat) < MOST_UNDONE

    def may_stir(self, seat: int) -> bool:
        return self.unrest[seat] < MOST_UNREST

    @property
    def is_full(self) -> bool:
        """Whether nothing but the end is left to write."""
        return self.state != FINISHED and self.fault is None and self.number >= self.row.most_entries

    def is_late(self, seat: int, now: float) -> bool:
        """Whether a seat that is asked has run out of time."""
        deadline = None if self.clock is None else self.clock.deadline_of(seat)
        return deadline is not None and deadline <= now

    def deadline(self) -> float | None:
        return None if self.clock is None or self.state != PLAYING else self.clock.deadline()

    def result(self) -> dict[str, Any] | None:
        if self.state != FINISHED:
            return None
        game = self.game
        told = {"winners": game.winners, "scores": game.scores(), "turns": game.turn, "ending": game.ending}
        return told if self.undecided is None else {**told, "undecided": self.undecided}


def concerned(entry: Entry) -> int:
    """Whose seat an entry is about: where somebody calls a bot, not the caller's."""
    return int(entry.body["seat"]) if entry.body.get("table") == CALL_BOT else entry.seat


def is_end(entry: Entry) -> bool:
    return entry.body.get("table") == END


def _same(asked: tuple[object, ...], before: tuple[object, ...]) -> bool:
    return asked[0] is before[0] and asked[1:] == before[1:]


def follow_log(row: GameRow, entries: Sequence[Entry]) -> Progress:
    """A game from its first entry to its last. One that the engine cannot follow stops there, with the fault noted."""
    progress = Progress(row, new_game(row))
    progress.begin(entries[0].at if entries else row.created)
    for place, entry in enumerate(entries):
        try:
            progress.follow(entry)
        except Exception:
            log.exception("the log cannot be followed", extra={"game": row.game, "number": entry.number})
            return ended(stopped(follow_log(row, entries[:place])), entries[place + 1 :])
    return progress


def ended(progress: Progress, later: Sequence[Entry]) -> Progress:
    """A game that cannot go on can still be ended."""
    for entry in later:
        if is_end(entry):
            progress.follow(entry)
    return progress


def stopped(progress: Progress) -> Progress:
    """A game that cannot go on on this node; its log is left as it is."""
    progress.state = PAUSED
    progress.fault = FAULT_REASON
    if progress.clock is not None:
        progress.clock.since = [None] * len(progress.clock.since)
    return progress
