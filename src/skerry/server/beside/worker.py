"""The process beside a node: one piece of work after the other, until the node is gone.

It is told which table of work it does, how much memory it may use, and where rules of others are found.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

from skerry.catalog import bring_modules
from skerry.server.beside.pipe import DONE, FAILED, READY, REFUSED, TOO_LARGE, put, take
from skerry.server.errors import Refusal

NICER: Final = 5
# The node stops what takes too long; without a node it ends by itself soon after.
GRACE: Final = 2.0

Works = Mapping[str, Callable[[Any], bytes]]


def main() -> None:
    table, memory, *rules = sys.argv[1:]
    orders, answers = streams()
    limit_memory(int(memory))
    module = import_module(table)
    works: Works = module.WORKS
    # Whoever plays goes before whoever asks for long work, and before bots, unless people wait for this very process.
    if not getattr(module, "FIRST", False):
        stand_back()
    bring_modules(rules)
    try:
        put(answers, READY)
        while (order := take(orders)) is not None:
            told = json.loads(order)
            with ended_by_itself(orders, told["seconds"]):
                answer = carry_out(works[told["work"]], told["asked"])
            put(answers, answer)
    except BrokenPipeError:
        # Nobody is there to hear that nobody hears.
        os._exit(0)


def streams() -> tuple[IO[bytes], IO[bytes]]:
    """Where work comes from and where answers go; what anybody prints goes to the log instead."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return sys.stdin.buffer, answers


def stand_back() -> None:
    """Let others go first. Linux may weigh sessions and not processes, and this process has one of its own."""
    if hasattr(os, "nice"):
        nice = os.nice(NICER)
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(nice))


def limit_memory(most: int) -> None:
    """Where the system knows such limits; 0 is none."""
    try:
        import resource  # noqa: PLC0415 - it is not everywhere
    except ImportError:
        return
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if most:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (OSError, ValueError):
        print("the memory of long work cannot be limited here", file=sys.stderr)  # noqa: T201


@contextmanager
def ended_by_itself(orders: IO[bytes], seconds: float) -> Iterator[None]:
    """While it works nobody reads, and compiled code lets no other thread run: the system has to end this process,
    when its time is over or when its node is gone."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    listen_for_the_end(orders, True)
    try:
        yield
    finally:
        listen_for_the_end(orders, False)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0.0)


def listen_for_the_end(orders: IO[bytes], is_on: bool) -> None:
    """The node sends nothing before it is answered, so all that can come is its end, and on Linux the signal that tells
    of it ends this process too. Elsewhere the timer does."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 - it is not everywhere

    stream = orders.fileno()
    flags = fcntl.fcntl(stream, fcntl.F_GETFL)
    if is_on:
        fcntl.fcntl(stream, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(stream, fcntl.F_SETFL, flags | os.O_ASYNC if is_on else flags & ~os.O_ASYNC)
    if is_on and select.select([stream], [], [], 0)[0]:
        os._exit(0)


def carry_out(work: Callable[[Any], bytes], asked: Any) -> bytes:
    try:
        return DONE + work(asked)
    except Refusal as refusal:
        return REFUSED + json.dumps([refusal.code, refusal.reason.to_json(), refusal.status]).encode()
    except MemoryError:
        return TOO_LARGE
    except Exception:
        return FAILED + traceback.format_exc().encode(errors="replace")


if __name__ == "__main__":
    main()
