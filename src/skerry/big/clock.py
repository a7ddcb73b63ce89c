"""The clock: which state the game is in, until when, and what happens when a time is up.

Times are whole milliseconds of whatever clock the game is handed (BIG-086). Nothing here waits: `advance` says how late
it is, and whatever was due until then happens in order, each thing at its own time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.big import claims, permissions, turns
from skerry.big import game as phases
from skerry.big.books import DeedBook, OfferBook, RequestBook
from skerry.big.game import HallGame
from skerry.big.log import Log
from skerry.big.naming import vertex_word
from skerry.big.places import HALVES
from skerry.big.roster import ABSENT_TURNS
from skerry.big.scores import best, standings

SECOND: Final = 1000


class Clock:
    """Moves a game from state to state and notes each in the log."""

    def __init__(self, game: HallGame, log: Log) -> None:
        self.game = game
        self.log = log

    # Time passes

    def next_time(self) -> int | None:
        """When something happens of itself, unless somebody acts before."""
        due = self._next_due()
        return None if due is None else due[0]

    def advance(self, at: int) -> None:
        """Let everything happen that is due by now (BIG-094: also at this very moment)."""
        while True:
            due = self._next_due()
            if due is None or due[0] > at:
                break
            self.game.now = max(self.game.now, due[0])
            if due[1]:
                self._silence(due[1])
            else:
                self._time_is_up()
        self.game.now = max(self.game.now, at)

    def _next_due(self) -> tuple[int, int] | None:
        """When, and which request for leave; 0 for the state itself."""
        game = self.game
        if game.pause is not None:
            return None
        if game.claims is not None and game.phase == phases.WINDOW:
            return game.claims.tie_until, 0
        if game.deadline is None:
            return None
        request = game.requests.first_due() if game.phase == phases.WINDOW else None
        # A request whose time ends with the WINDOW lapses with it (BIG-157).
        return request if request is not None and request[0] < game.deadline else (game.deadline, 0)

    def _silence(self, number: int) -> None:
        """No answer in time is leave (BIG-157, BIG-263)."""
        request = self.game.requests.close(number)
        changes = permissions.carry_out(self.game, request)
        self.note("leave", {"request": number, "built": bool(changes)}, (request.board,))

    def _time_is_up(self) -> None:
        game = self.game
        if game.phase == phases.SETUP:
            turns.choose_for_absent(game)
            self.begin_turn(1)
        elif game.phase == phases.ANNOUNCE:
            game.roll = self._roll()
            self.enter(phases.DICE)
        elif game.phase == phases.DICE:
            self._carry_out_roll()
        elif game.phase in (phases.PRODUCTION, phases.RELOCATE):
            self.open_window()
        elif game.phase == phases.DISCARD:
            turns.discard_for_absent(game)
            self.end_discard()
        elif game.phase == phases.WINDOW:
            if game.claims is not None:
                self._review()
            else:
                self.end_turn()
        elif game.phase == phases.CLAIM_REVIEW:
            claims.judge_by_points(game)
            self.settle_claims()
        elif game.phase == phases.END_TURN:
            if game.turn == game.settings.max_turns:
                self.finish(best(standings(game)).seat)
            else:
                self.begin_turn(game.turn + 1)

    # The states

    def enter(self, phase: str, left: int | None = None, content: Mapping[str, object] | None = None) -> None:
        """Begin a state, with its usual time or what is left of it; told once, with its deadline (BIG-085)."""
        game = self.game
        game.phase = phase
        seconds = getattr(game.settings, f"{phase.lower()}_seconds", None)
        if left is not None:
            game.deadline = game.now + left
        else:
            game.deadline = None if seconds is None else game.now + SECOND * seconds
        self.tell_state(content or {})

    def tell_state(self, content: Mapping[str, object]) -> None:
        game = self.game
        told = {"phase": game.phase, "turn": game.turn, "group": HALVES[game.group], "deadline": game.deadline}
        self.note("state", {**told, "roll": game.roll, "second_roll": game.second_roll, **content})

    def note(self, kind: str, content: Mapping[str, object], boards: tuple[int, ...] = ()) -> None:
        self.log.append(self.game.now, kind, content, boards)

    def begin_setup(self) -> None:
        turns.deal_stacks(self.game)
        turns.set_out(self.game)
        self.enter(phases.SETUP)

    def begin_turn(self, turn: int) -> None:
        game = self.game
        game.turn = turn
        game.roll = game.second_roll = None
        for place in game.roster.places:
            place.seen = place.connected
        self.enter(phases.ANNOUNCE)

    def _roll(self) -> tuple[int, int]:
        return int(self.game.dice.die()), int(self.game.dice.die())

    def _carry_out_roll(self) -> None:
        """The same roll for every board (BIG-081)."""
        game = self.game
        assert game.roll is not None
        number = sum(game.roll)
        if number != turns.SEVEN:
            gains = turns.produce(game, number)
            self.enter(phases.PRODUCTION, content={"gains": {str(seat): cards for seat, cards in gains.items()}})
            return
        turns.find_owed(game)
        self.enter(phases.DISCARD, content={"owed": {str(seat): count for seat, count in game.owed.items()}})
        if not game.owed:
            self.end_discard()

    def end_discard(self) -> None:
        """All discards are in or were drawn (BIG-092); from turn 16 on the robbers are placed (BIG-203, BIG-204)."""
        game = self.game
        if game.turn > game.settings.robber_free_turns:
            game.second_roll = self._roll()
            turns.relocate_robbers(game, sum(game.second_roll))
            self.enter(phases.RELOCATE)
        else:
            self.open_window()

    def open_window(self) -> None:
        game = self.game
        self.enter(phases.WINDOW)
        if game.settings.early_close:
            game.undone = {seat for seat in game.active_seats() if game.roster.places[seat].connected}
        if game.settings.auto_claim:
            for seat in game.active_seats():
                claims.claim_if_won(game, seat)

    def meet(self, seat: int, connected: bool) -> None:
        """Somebody came or went; the WINDOW does not wait for who is not there (BIG-091)."""
        game = self.game
        if game.settings.early_close and game.phase == phases.WINDOW and game.is_active(seat):
            if connected:
                game.undone.add(seat)
            else:
                self.hear_done(seat)

    def hear_done(self, seat: int) -> None:
        """Somebody has nothing more to do; where that is an option, the WINDOW ends when nobody has (BIG-091)."""
        game = self.game
        game.undone.discard(seat)
        if game.settings.early_close and not game.undone and game.phase == phases.WINDOW and game.claims is None:
            self.end_turn()

    def end_turn(self) -> None:
        """Open offers and requests lapse, and what was not taken is lost (BIG-098, BIG-106)."""
        game = self.game
        lapsed = [vertex_word(request.board, request.key) for request in game.requests]
        game.offers, game.requests, game.deeds = OfferBook(), RequestBook(), DeedBook()
        game.refused, game.undone, game.claimed = set(), set(), set()
        turns.lose_due(game)
        self._count_absences()
        self.enter(phases.END_TURN, content={"lapsed": lapsed})

    def _count_absences(self) -> None:
        """Who was not there for three own turns in a row (BIG-266)."""
        for seat in self.game.active_seats():
            place = self.game.roster.places[seat]
            place.absent_turns = 0 if place.seen else place.absent_turns + 1
            if place.absent_turns == ABSENT_TURNS:
                self.game.alert("absent", seat)

    # Claims

    def _review(self) -> None:
        """The time for simultaneous claims is over (BIG-227)."""
        left = None if self.game.roster.referees else SECOND * self.game.settings.review_seconds
        self.enter(phases.CLAIM_REVIEW, left, {"claims": claims.told(self.game)})

    def wait_for_referee(self) -> None:
        """Without a referee the counted points decide after a while (BIG-229)."""
        game = self.game
        if game.phase == phases.CLAIM_REVIEW:
            game.deadline = None if game.roster.referees else game.now + SECOND * game.settings.review_seconds

    def settle_claims(self) -> None:
        """All claims are judged: somebody has won, or the WINDOW goes on (BIG-230 to BIG-234)."""
        pending = self.game.claims
        assert pending is not None
        winner = claims.settle(self.game)
        if winner is not None:
            self.finish(winner)
        else:
            self.enter(phases.WINDOW, left=pending.left)

    def finish(self, winner: int) -> None:
        """The seed of the dice is told with the winner (BIG-268)."""
        self.game.winner = winner
        self.enter(phases.FINISHED, content={"winner": winner, "seed": self.game.seed})

    # Stretching

    def shift(self, by: int) -> None:
        """All times that run end later."""
        game = self.game
        if game.deadline is not None:
            game.deadline += by
        if game.claims is not None:
            game.claims.at += by
            game.claims.tie_until += by
        game.requests.shift(by)
