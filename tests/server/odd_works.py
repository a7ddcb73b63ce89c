"""Work that goes wrong, for a process beside a node: what is judged says how."""

from __future__ import annotations

import os
import re
import signal
import time
from itertools import count
from pathlib import Path
from typing import Any

import skerry.game
from skerry.server.beside.packing import packed, written
from skerry.server.beside.works import WORKS as USUAL

TIMES = count(1)


def endless(_: Any) -> object:
    """Like compiled code it holds the interpreter all the while."""
    return re.match(r"(a+)+$", "a" * 64 + "b")


def hungry(_: Any) -> object:
    return [bytes(10_000_000) for _ in range(1_000_000)]


def mortal(_: Any) -> object:
    os.kill(os.getpid(), signal.SIGKILL)
    return None


def slow(asked: Any) -> object:
    time.sleep(float(asked["options"]["seconds"]))
    return {"times": next(TIMES)}


def held(asked: Any) -> object:
    """Until the test lets it go."""
    while not Path(asked["options"]["until"]).exists():
        time.sleep(0.01)
    return {}


def broken(_: Any) -> object:
    raise RuntimeError("secret detail")


def loud(_: Any) -> object:
    print("this is no answer")  # noqa: T201
    return {}


def noted(asked: Any) -> object:
    """Leave a trace that somebody began this."""
    Path(asked["options"]["file"]).touch()
    return {}


def told(_: Any) -> object:
    return {
        "process": os.getpid(),
        "parent": os.getppid(),
        "game": skerry.game.__file__,
        "nice": os.nice(0),
        "environment": list(os.environ),
    }


ODD = {work.__name__: work for work in (endless, hungry, mortal, slow, held, broken, loud, noted, told)}


def judged(asked: Any) -> bytes:
    odd = ODD.get(asked["modules"][0])
    return USUAL["judge"](asked) if odd is None else packed(written(odd(asked)))


WORKS = {**USUAL, "judge": judged}
