"""A game as its log tells it: the position, the clock, who is away, and which commands were answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from skerry.engine.action import Action
from skerry.engine.decision import Decision
from skerry.engine.event import Event
from skerry.game import Game
from skerry.server.live.clock import Clock
from skerry.server.store.rows import BY_CLOCK, BY_PERSON, FINISHED, PAUSED, PLAYING, Entry, GameRow

RECENT: Final = 60

# Entries that are about the table and not about the game.
PAUSE: Final = "pause"
PLAY: Final = "play"
STAND_IN: Final = "stand_in"
BACK: Final = "back"
FAULT: Final = "fault"


def new_game(row: GameRow) -> Game:
    config = row.config
    return Game.new(
        config["modules"], config["players"], seed=row.seed, options=config["options"], board=config.get("board")
    )


class Progress:
    """Where a game stands. Following one more entry gives another progress; the old one stays as it was."""

    def __init__(self, row: GameRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.number = 0
        self.state = PLAYING
        self.fault: str | None = None
        self.clock = Clock.of(row.clock, game.players)
        self.stand_ins: set[int] = set()
        self.absences: list[int] = [0] * game.players
        self.commands: dict[tuple[int, str], int] = {}
        # For judging commands that were decided on an older position.
        self.last_by: list[int] = [0] * game.players
        self.question = 0
        self.frame: Decision | None = game.kernel.state.top
        self.events: list[tuple[int, list[Event]]] = [(0, game.opening_events())]
        self.last_events: list[Event] = []

    def begin(self, at: float) -> None:
        if self.clock is not None:
            self.clock.ask(self.game.actors, self.game.turn, at)

    def fork(self) -> Progress:
        """Another one to try an entry on; what happened before is shared."""
        twin = Progress.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.frame = twin.game.kernel.state.top
        twin.clock = None if self.clock is None else _copied(self.clock)
        twin.stand_ins = set(self.stand_ins)
        twin.absences = list(self.absences)
        twin.last_by = list(self.last_by)
        return twin

    def follow(self, entry: Entry) -> None:
        """Take one more entry into account; raises if the engine cannot."""
        body = entry.body
        self.last_events = []
        if "table" in body:
            self.follow_table(entry, str(body["table"]))
        else:
            self.follow_play(entry)
        self.number = entry.number
        if entry.command is not None:
            self.commands[entry.seat, entry.command] = entry.number
        self.run_clock(entry)

    def follow_play(self, entry: Entry) -> None:
        if "undo" in entry.body:
            self.game.undo(entry.seat)
        else:
            self.last_events = self.game.apply(entry.seat, Action.from_json(entry.body))
        self.last_by[entry.seat] = entry.number
        if self.game.kernel.state.top is not self.frame:
            self.frame = self.game.kernel.state.top
            self.question = entry.number
        self.events = [*self.events[-RECENT:], (entry.number, self.last_events)]
        if entry.cause == BY_CLOCK:
            self.absences[entry.seat] += 1
        elif entry.cause == BY_PERSON:
            self.absences[entry.seat] = 0
            self.stand_ins.discard(entry.seat)
        if self.game.over:
            self.state = FINISHED

    def follow_table(self, entry: Entry, what: str) -> None:
        if what == PAUSE:
            self.state = PAUSED
        elif what == PLAY:
            self.state = PLAYING
            self.fault = None
        elif what == STAND_IN:
            self.stand_ins.add(entry.seat)
        elif what == BACK:
            self.stand_ins.discard(entry.seat)
            self.absences[entry.seat] = 0
        elif what == FAULT:
            self.state = PAUSED
            self.fault = str(entry.body.get("reason", ""))

    def run_clock(self, entry: Entry) -> None:
        if self.clock is None:
            return
        if self.state != PLAYING:
            self.clock.stop(entry.at)
        else:
            if "table" not in entry.body:
                self.clock.settle(entry.seat, entry.at)
            self.clock.ask(self.game.actors, self.game.turn, entry.at)

    def deadline(self) -> float | None:
        return None if self.clock is None or self.state != PLAYING else self.clock.deadline()

    def still_answers(self, seat: int, number: int) -> bool:
        """Whether what a seat decided at an older number answers the question of now: it has not acted since, and it
        is still being asked the same."""
        return number >= self.last_by[seat] and number >= self.question

    def result(self) -> dict[str, Any] | None:
        if not self.game.over:
            return None
        return {"winners": self.game.winners, "scores": self.game.scores(), "turns": self.game.turn}


def _copied(clock: Clock) -> Clock:
    return Clock(
        clock.decision,
        clock.turn,
        clock.bank,
        list(clock.left),
        list(clock.used),
        list(clock.since),
        clock.turn_number,
    )


def follow_log(row: GameRow, entries: Sequence[Entry], started: float) -> Progress:
    """A game from its first entry to its last."""
    progress = Progress(row, new_game(row))
    progress.begin(started)
    for entry in entries:
        progress.follow(entry)
    return progress
