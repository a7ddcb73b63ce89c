"""Bots that go wrong or leave a trace, for processes that bots think in: a server takes them along with its rules."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path

from skerry import Action
from skerry.bots import BOTS, Bot, BotKind, make_bot
from skerry.engine.event import Event
from skerry.engine.view import View

# Names the folder in which witnesses write down what they saw; only processes that start later know it.
FOLDER = "ODD_BOTS_FOLDER"
SLUGGISH = 0.5


class Odd(Bot):
    """It chooses anything, after something odd."""

    def __init__(self, seed: str) -> None:
        super().__init__(type(self).__name__.lower())
        self.random = make_bot("random", seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        self.be_odd(view)
        return self.random.choose(view, actions)

    def be_odd(self, view: View) -> None:
        raise NotImplementedError


class Sluggish(Odd):
    def be_odd(self, view: View) -> None:
        end = time.monotonic() + SLUGGISH
        while time.monotonic() < end:
            pass


class Endless(Odd):
    def be_odd(self, view: View) -> None:
        """Like compiled code it holds the interpreter all the while."""
        re.match(r"(a+)+$", "a" * 64 + "b")


class Mortal(Odd):
    def be_odd(self, view: View) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Hungry(Odd):
    def be_odd(self, view: View) -> None:
        raise MemoryError


class Broken(Odd):
    def be_odd(self, view: View) -> None:
        raise RuntimeError("secret detail")


class Witness(Odd):
    """Writes down, at each decision, where it is and all that it was told."""

    watches = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.told: list[object] = []

    def watch(self, seat: int, events: list[Event]) -> None:
        self.told += [event.to_json(seat) for event in events]

    def be_odd(self, view: View) -> None:
        seen = {"seat": int(view.seat), "process": os.getpid(), "nice": os.nice(0), "told": self.told}
        with Path(os.environ[FOLDER], "seen").open("a") as file:
            file.write(json.dumps(seen) + "\n")


KINDS = {kind.__name__.lower(): kind for kind in (Sluggish, Endless, Mortal, Hungry, Broken, Witness)}
BOTS.update({name: BotKind("odd", kind) for name, kind in KINDS.items()})
