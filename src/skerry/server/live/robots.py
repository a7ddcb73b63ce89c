"""Bots at a table, and what is safe to do for somebody who is away."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from skerry.bots import make_bot
from skerry.engine.action import Action
from skerry.engine.manner import NEVER
from skerry.game import Game
from skerry.server.live.progress import Progress
from skerry.server.minds.mind import Mind
from skerry.server.minds.minds import Minds
from skerry.server.minds.offers import Offers, keep_to_worthwhile
from skerry.server.minds.question import BotError, Question, Told

STAND_IN_LEVEL: Final = "medium"


class Thought:
    """What a bot thinks about for a seat, for what cause it would act, and when at the earliest."""

    def __init__(self, question: Question, cause: str, pace: float) -> None:
        self.question = question
        self.seat = question.seat
        self.level = question.level
        self.number = question.progress.number
        self.cause = cause
        self.not_before = time.monotonic() + pace

    @property
    def is_decided(self) -> bool:
        return self.question.answer.done()

    @property
    def is_due(self) -> bool:
        return self.is_decided and time.monotonic() >= self.not_before

    def action(self) -> Action:
        """The decision; raises what the bot raised. A bot that came to none does something simple."""
        told = self.question.answer.result()
        if isinstance(told, BotError):
            raise told
        if told is not None:
            return Action.from_json(told)
        progress = self.question.progress
        return simple_action(progress.game, self.seat, f"{progress.row.seed}/{progress.number}", progress.offers)


class Robots:
    """The bots of one game, which always think in the same process, one at a time."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.mind: Mind | None = None
        self.told = Told()
        self.thought: Thought | None = None

    def think(
        self, progress: Progress, seat: int, level: str, bots: Sequence[tuple[int, str]], cause: str, pace: float = 0.0
    ) -> Thought:
        """Begin to think, when nothing is thought about."""
        if self.mind is None:
            self.mind = self.minds.take()
        question = Question(progress, seat, level, bots, self.told)
        self.mind.join(question)
        self.thought = Thought(question, cause, pace)
        return self.thought

    def forget(self) -> None:
        """Think about nothing any more."""
        if self.thought is not None and self.mind is not None:
            self.mind.leave(self.thought.question)
        self.thought = None

    def leave(self) -> None:
        self.forget()
        if self.mind is not None:
            self.mind.games -= 1
            self.mind = None


def safe_action(game: Game, seat: int) -> Action | None:
    """When time runs out, what is safe is done, since it costs nothing: say no, end, roll. None: somebody has to
    decide."""
    rules = game.kernel.rules
    actions = game.legal_actions(seat)
    safe = [action for action in actions if rules.action(action.kind).manner.safe != NEVER]
    return min(safe, key=lambda action: rules.action(action.kind).manner.safe, default=None)


def simple_action(game: Game, seat: int, seed: str, offers: Offers) -> Action:
    """What is safe, else anything."""
    safe = safe_action(game, seat)
    if safe is not None:
        return safe
    insight = game.insight(seat)
    keep_to_worthwhile(insight, offers)
    return make_bot("random", seed).decide(insight)
