"""Lets bots speak in a game with people: one thing at a time, when it is due, and no longer than there is time for."""

from __future__ import annotations

import heapq
import time
from collections.abc import Iterable
from typing import Final

from skerry.big import game as phases
from skerry.big.bot_kinds import make_bot
from skerry.big.bots import HallBot
from skerry.big.coordinator import Coordinator
from skerry.big.messages import Command
from skerry.bots.chance import BotChance

# Milliseconds in which bots begin to act in a WINDOW, and between two things that one does.
SPREAD: Final = 20_000
PACE: Final = 1_500
# How long people have before a bot takes an offer, and how soon it says whether it gives leave.
OFFER_WAIT: Final = 2_500
LEAVE_WAIT: Final = 1_000
# Nobody goes on for ever: so many commands in one turn.
MOST_COMMANDS: Final = 20

THINK: Final = "think"
ANSWER: Final = "answer"


class BotDriver:
    """The bots of one game, by seat, and when each of them speaks next."""

    def __init__(self, coordinator: Coordinator) -> None:
        self.coordinator = coordinator
        self.game = coordinator.game
        self.bots: dict[int, HallBot] = {}
        self.due: list[tuple[int, int, str]] = []
        self.said: dict[int, int] = {}
        self.moment: tuple[str, int] = ("", 0)
        self.chance = BotChance(f"{self.game.seed}/pace")

    def seat(self, seat: int, kind: str) -> None:
        self.bots[seat] = make_bot(kind, seat, self.game.seed)

    def unseat(self, seat: int) -> None:
        self.bots.pop(seat, None)

    def next_time(self) -> int | None:
        """When the first of them wants to speak; nobody does while the clock stands."""
        self._plan()
        return None if self.game.phase == phases.PAUSED or not self.due else self.due[0][0]

    def was_asked(self, seats: Iterable[int]) -> None:
        """Somebody asked these seats something."""
        for seat in seats:
            if seat in self.bots:
                waits = LEAVE_WAIT if self._leave_asked(seat) else OFFER_WAIT
                heapq.heappush(self.due, (self.game.now + waits, seat, ANSWER))

    def speak(self, at: int, seconds: float) -> None:
        """Let those speak whose time has come, for about so long."""
        self._plan()
        end = time.monotonic() + seconds
        while self.due and self.due[0][0] <= at and self.game.phase != phases.PAUSED and time.monotonic() < end:
            _, seat, what = heapq.heappop(self.due)
            if not self.game.roster.is_playing(seat):
                continue
            if what == ANSWER:
                self._answer(at, seat)
            else:
                self._think(at, seat)
            self._plan()

    # When

    def _plan(self) -> None:
        """Whoever has something to do in a state that has just begun gets a moment in it."""
        game = self.game
        moment = (game.phase, game.turn)
        if moment == self.moment or game.phase in (phases.PAUSED, phases.CLAIM_REVIEW):
            return
        asked: list[int] = []
        if game.phase == phases.SETUP:
            asked = [seat for seat in self.bots if seat not in game.chosen]
        elif game.phase == phases.DISCARD:
            asked = [seat for seat in self.bots if seat in game.owed]
        elif game.phase == phases.WINDOW:
            asked = [seat for seat in self.bots if game.is_active(seat)]
            self.said = {}
        spread = self._spread()
        self.due = [(game.now + int(self.chance.below(spread)), seat, THINK) for seat in asked]
        heapq.heapify(self.due)
        self.moment = moment

    def _spread(self) -> int:
        left = SPREAD if self.game.deadline is None else self.game.deadline - self.game.now
        return max(1, min(SPREAD, left // 3))

    # What

    def _think(self, at: int, seat: int) -> None:
        game, bot = self.game, self.bots.get(seat)
        if bot is None:
            return
        if game.phase == phases.SETUP and seat not in game.chosen:
            self._say(at, seat, bot.choose_start(game))
        elif game.phase == phases.DISCARD and seat in game.owed:
            self._say(at, seat, bot.discard(game))
        elif game.phase == phases.WINDOW and game.claims is None and game.is_active(seat):
            self.said[seat] = self.said.get(seat, 0) + 1
            command = bot.think(game) if self.said[seat] <= MOST_COMMANDS else None
            if command is not None and self._say(at, seat, command):
                heapq.heappush(self.due, (at + int(self.chance.below(PACE)), seat, THINK))
            elif game.settings.early_close:
                self._say(at, seat, Command("done"))

    def _answer(self, at: int, seat: int) -> None:
        game, bot = self.game, self.bots.get(seat)
        if bot is None or game.phase != phases.WINDOW or game.claims is not None:
            return
        for offer in game.offers.of(seat):
            if seat in offer.to and offer.number in game.offers:
                self._say(at, seat, bot.answer_offer(game, offer.number))
        for request in game.requests.of(seat):
            if request.owner == seat and request.number in game.requests:
                self._say(at, seat, bot.answer_request(game, request.number))

    def _leave_asked(self, seat: int) -> bool:
        return any(request.owner == seat for request in self.game.requests.of(seat))

    def _say(self, at: int, seat: int, command: Command) -> bool:
        return self.coordinator.command(at, seat, command).done
