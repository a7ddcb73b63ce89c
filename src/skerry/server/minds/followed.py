"""A game as a process of bots follows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skerry.bots import make_bot
from skerry.bots.bot import Bot
from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.server.live.progress import made_from
from skerry.server.minds.offers import Offers, keep_to_worthwhile


class Followed:
    """The position, and the bots that sit or sat in it."""

    def __init__(self, config: dict[str, Any], seed: str, taken_back: int) -> None:
        self.config = config
        self.seed = seed
        self.game = made_from(config, seed)
        # How often something was taken back: with the number of actions it says which actions those are.
        self.taken_back = taken_back
        self.bots: dict[tuple[int, str], Bot] = {}

    def goes_on(self, since: int, taken_back: int) -> bool:
        """Whether what comes after so many actions comes after those that are known here."""
        return self.game.length == since and self.taken_back == taken_back

    def seat(self, seat: int, level: str) -> None:
        """Let a bot sit down. One that comes in the middle of a game is told what its seat has seen."""
        if (seat, level) in self.bots:
            return
        bot = self.bots[seat, level] = make_bot(level, f"{self.seed}/{level}/{seat}")
        if bot.watches and self.game.length:
            again = made_from(self.config, self.seed)
            for other, action in self.game.actions():
                tell(bot, seat, again.apply(other, action))

    def follow(self, actions: Sequence[tuple[int, dict[str, Any]]]) -> None:
        for seat, body in actions:
            events = self.game.apply(seat, Action.from_json(body))
            for (own, _), bot in self.bots.items():
                tell(bot, own, events)

    def decide(self, seat: int, level: str, offers: Offers) -> Action:
        insight = self.game.insight(seat)
        keep_to_worthwhile(insight, offers)
        return self.bots[seat, level].decide(insight)


def tell(bot: Bot, seat: int, events: Sequence[Event]) -> None:
    if bot.watches:
        bot.watch(seat, [event.seen_by(seat) for event in events])
