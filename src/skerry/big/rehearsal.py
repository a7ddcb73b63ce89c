"""A whole game between bots, without waiting: the clock jumps to whatever comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skerry.big import game as phases
from skerry.big.bot_kinds import make_bot
from skerry.big.bots import HallBot
from skerry.big.coordinator import Coordinator
from skerry.big.messages import Command
from skerry.big.settings import Settings
from skerry.engine.errors import ConfigError

# Nobody goes on for ever: so many commands and no more in one turn.
MOST_COMMANDS = 20


class Rehearsal:
    """Bots in all seats of one game."""

    def __init__(self, players: int, settings: Settings, seed: str, kinds: Sequence[str] = ("builder",)) -> None:
        """`kinds`: which bots sit side by side, again and again."""
        self.coordinator = Coordinator(settings, seed)
        self.game = self.coordinator.game
        for number in range(players):
            self.coordinator.register(0, f"{kinds[number % len(kinds)]} {number + 1}")
        started = self.coordinator.start(0)
        if started.reason is not None:
            raise ConfigError(started.reason)
        self.bots: dict[int, HallBot] = {
            seat: make_bot(kinds[seat % len(kinds)], seat, seed)
            for seat in range(len(self.game.roster.places))
            if self.game.roster.is_playing(seat)
        }
        for seat in self.bots:
            self.coordinator.connect(0, seat)

    def play(self, after_state: Callable[[], None] | None = None) -> None:
        """Play to the end; `after_state` is called whenever the next state is about to begin."""
        while self.step():
            if after_state is not None:
                after_state()

    def step(self) -> bool:
        """Let all bots say what they have to say in this state, and go on to the next; False when the game is over."""
        game = self.game
        if game.phase == phases.SETUP:
            for seat, bot in self.bots.items():
                self.say(seat, bot.choose_start(game))
        elif game.phase == phases.DISCARD:
            for seat in list(game.owed):
                self.say(seat, self.bots[seat].discard(game))
        elif game.phase == phases.WINDOW and game.claims is None:
            self.play_window()
        next_time = self.coordinator.next_time()
        if next_time is None:
            return False
        self.coordinator.advance(next_time)
        return game.phase != phases.FINISHED

    def play_window(self) -> None:
        game = self.game
        for seat in game.active_seats():
            for _ in range(MOST_COMMANDS):
                if game.phase != phases.WINDOW or game.claims is not None:
                    return
                command = self.bots[seat].think(game)
                if command is None or not self.say(seat, command):
                    break
                self.answer_all(seat)

    def say(self, seat: int, command: Command) -> bool:
        return self.coordinator.command(self.game.now, seat, command).done

    def answer_all(self, seat: int) -> None:
        """Everybody whom a seat has asked something answers."""
        game = self.game
        for offer in game.offers.of(seat):
            for partner in offer.to:
                if offer.seat == seat and offer.number in game.offers:
                    self.say(partner, self.bots[partner].answer_offer(game, offer.number))
        for request in game.requests.of(seat):
            self.say(request.owner, self.bots[request.owner].answer_request(game, request.number))
