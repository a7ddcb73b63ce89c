"""What a bot is asked, as it goes to the process that thinks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skerry.server.live.progress import Progress


class BotError(Exception):
    """A bot that broke, with the trace of it."""


# What the bot does; None if it came to no decision.
Answer = dict[str, Any] | BotError | None


@dataclass
class Told:
    """What was last told of a game, and to which process."""

    process: int = 0
    actions: int = 0
    taken_back: int = 0


class Question:
    """One decision of one bot. `bots` are all bots at the table, by seat."""

    def __init__(self, progress: Progress, seat: int, level: str, bots: Sequence[tuple[int, str]], told: Told) -> None:
        self.progress = progress
        self.seat = seat
        self.level = level
        self.bots = bots
        self.told = told
        self.asked_at = time.monotonic()
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    @property
    def game(self) -> str:
        return self.progress.row.game

    def follows(self, process: int) -> bool:
        """Whether a process should know all that came before what it was not yet told."""
        return self.told.process == process and self.told.taken_back == self.progress.taken_back

    def asked(self, is_known: bool) -> dict[str, Any]:
        """The question as plain data: with the actions that are new, or with everything."""
        progress = self.progress
        since = self.told.actions if is_known else 0
        asked: dict[str, Any] = {
            "game": self.game,
            "seat": self.seat,
            "level": self.level,
            "bots": self.bots,
            "offers": progress.offers,
            "taken_back": progress.taken_back,
            "since": since,
            "actions": [(seat, action.to_json()) for seat, action in progress.game.actions(since)],
        }
        if not is_known:
            asked["made"] = {"config": progress.row.config, "seed": progress.row.seed}
        return asked

    def note_told(self, process: int) -> None:
        self.told.process = process
        self.told.actions = self.progress.game.length
        self.told.taken_back = self.progress.taken_back

    def settle(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)
