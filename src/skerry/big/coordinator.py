"""The outer face of a game in a hall: people come, speak and go, time passes, and all of it is in the log.

Whoever owns a coordinator hands it everything in the order in which it was received, each with the time of receipt
(BIG-093, BIG-096), and wakes it at `next_time`. It waits for nothing and knows no other clock.
"""

from __future__ import annotations

from collections.abc import Iterable

from skerry.big import game as phases
from skerry.big import referee
from skerry.big.books import Deed
from skerry.big.clock import Clock
from skerry.big.commands import carry_out, follow
from skerry.big.game import HallGame, Pause
from skerry.big.hall import BANK, BUILDING, EDGE, MARKER, ROBBER, STACK, Change
from skerry.big.log import Log, MemoryLog
from skerry.big.messages import Act, Answer, Command, Refused
from skerry.big.reasons import JOINED_LATE, NOT_NOW
from skerry.big.settings import Settings
from skerry.engine.errors import ConfigError
from skerry.engine.randomness import Randomness, commitment

OF_BOARDS = frozenset({EDGE, BUILDING, BANK, ROBBER, STACK, MARKER})


def boards_of(changes: Iterable[Change], seat: int) -> tuple[int, ...]:
    """The boards that a command of a seat concerned: its own, and whatever it changed."""
    touched = {seat // 2}
    for (kind, owner, _), _, _ in changes:
        touched.add(owner if kind in OF_BOARDS else owner // 2)
    return tuple(sorted(touched))


class Coordinator:
    """One game from the first registration to the ranking."""

    def __init__(self, settings: Settings, seed: str, log: Log | None = None) -> None:
        self.log: Log = MemoryLog() if log is None else log
        self.game = HallGame(settings, seed)
        self.clock = Clock(self.game, self.log)
        # What binds the seed is there before anybody rolls; the seed itself is the secret of the log (BIG-268).
        self.log.append(0, "created", {"settings": settings.to_json(), "seed": seed, "commitment": commitment(seed)})

    # Time

    def advance(self, at: int) -> None:
        self.clock.advance(at)

    def next_time(self) -> int | None:
        return self.clock.next_time()

    def restart(self, at: int) -> None:
        """A new process has taken over from the log: the game is paused where it was (BIG-267)."""
        game = self.game
        game.now = max(game.now, at)
        if game.phase not in (phases.LOBBY, phases.FINISHED, phases.PAUSED):
            game.pause = Pause(game.phase, game.now)
            game.phase = phases.PAUSED
        self._note("restarted", {}, None)

    # People

    def register(self, at: int, name: str) -> Answer:
        """A player, or before the first turn a reserve (BIG-051, BIG-259, BIG-260)."""
        self.advance(at)
        game = self.game
        if game.turn > 0 or game.phase == phases.FINISHED:
            answer = Answer(False, reason=JOINED_LATE.of())
        else:
            person = game.roster.register(name)
            answer = Answer(True, {"number": person.number, "waiting": person in game.roster.reserves})
        self._note("registered", {"name": name}, answer)
        return answer

    def rename(self, at: int, number: int, name: str) -> Answer:
        """Somebody who was registered by others says the own name, before the first turn."""
        self.advance(at)
        game = self.game
        try:
            if game.turn > 0 or game.phase == phases.FINISHED:
                raise Refused(NOT_NOW.of())
            game.roster.person(number).name = name
            answer = Answer(True)
        except Refused as refusal:
            answer = Answer(False, reason=refusal.reason)
        self._note("named", {"number": number, "name": name}, answer)
        return answer

    def settle(self, at: int, settings: Settings) -> Answer:
        """Other options, before the seats are given out."""
        self.advance(at)
        game = self.game
        if game.phase != phases.LOBBY:
            answer = Answer(False, reason=NOT_NOW.of())
        else:
            game.settings = settings
            game.roster.make_room(settings.places)
            answer = Answer(True)
        self._note("settled", {"settings": settings.to_json()}, answer)
        return answer

    def start(self, at: int) -> Answer:
        """Give out the seats and begin the set-up (BIG-052 to BIG-055)."""
        self.advance(at)
        try:
            answer = self._start()
        except Refused as refusal:
            answer = Answer(False, reason=refusal.reason)
        except ConfigError as mistake:
            answer = Answer(False, reason=mistake.reason)
        self._note("started", {}, answer)
        if answer.done:
            self.clock.begin_setup()
        return answer

    def _start(self) -> Answer:
        game = self.game
        if game.phase != phases.LOBBY:
            raise Refused(NOT_NOW.of())
        shuffled = game.settings.seating == "random"
        game.roster.give_out_seats(Randomness(f"{game.seed}/seats") if shuffled else None)
        game.build_hall()
        return Answer(True, {"boards": game.ring.boards})

    def connect(self, at: int, seat: int) -> None:
        self._meet(at, "connected", seat)

    def disconnect(self, at: int, seat: int) -> None:
        """Seat, pieces and cards stay; nothing else happens (BIG-261)."""
        self._meet(at, "disconnected", seat)

    def _meet(self, at: int, kind: str, seat: int) -> None:
        self.advance(at)
        if self.game.roster.places:
            place = self.game.roster.place(seat)
            place.connected = kind == "connected"
            place.seen = place.seen or place.connected
            self._note(kind, {"seat": seat}, None, (seat // 2,))
            self.clock.meet(seat, place.connected)

    def referee_comes(self, at: int, name: str) -> None:
        self.advance(at)
        self.game.roster.referees.add(name)
        self._note("referee_came", {"referee": name}, None)
        self.clock.wait_for_referee()

    def referee_goes(self, at: int, name: str) -> None:
        self.advance(at)
        self.game.roster.referees.discard(name)
        self._note("referee_went", {"referee": name}, None)
        self.clock.wait_for_referee()

    # Commands

    def command(self, at: int, seat: int, command: Command) -> Answer:
        """Carry out what a player says, completely or not at all; a repeated one is answered as before (BIG-097)."""
        known = self.game.answers.get((seat, command.client)) if command.client else None
        if known is not None:
            return known
        self.advance(at)
        game = self.game
        changes: list[Change] = []
        try:
            outcome = carry_out(self.clock, seat, command)
        except Refused as refusal:
            answer = Answer(False, reason=refusal.reason)
        else:
            changes = outcome.changes
            game.deed_count += 1
            answer = Answer(True, {**outcome.told, "deed": game.deed_count})
        self.keep(seat, command, answer, changes)
        content = {"seat": seat, "command": command.to_json()}
        self._note("command", content, answer, boards_of(changes, seat))
        if answer.done:
            follow(self.clock, seat, command)
        return answer

    def keep(self, seat: int, command: Command, answer: Answer, changes: list[Change]) -> None:
        """Remember an answer for whoever asks again, and a command of this turn for the referee."""
        game = self.game
        if command.client:
            game.answers[seat, command.client] = answer
        if not answer.done:
            game.deed_count += 1
        if game.turn > 0:
            game.deeds.add(Deed(game.deed_count, game.now, seat, command, answer, changes))

    def act(self, at: int, act: Act) -> Answer:
        """Carry out what a referee says; every act is logged with turn, time and reason (BIG-256)."""
        self.advance(at)
        turn = self.game.turn
        try:
            told = referee.carry_out(self.clock, act)
            answer = Answer(True, told)
        except Refused as refusal:
            answer = Answer(False, reason=refusal.reason)
        self._note("referee", {"act": act.to_json(), "turn": turn}, answer)
        if answer.done:
            referee.follow(self.clock, act)
        return answer

    def _note(self, kind: str, content: dict[str, object], answer: Answer | None, boards: tuple[int, ...] = ()) -> None:
        told = content if answer is None else {**content, "answer": answer.to_json()}
        self.clock.note(kind, told, boards)
