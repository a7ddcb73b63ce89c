"""How many connections a process can hold: each takes a descriptor, and the store needs some too."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

# What the store, the logs and the client's files need, and connections that come before others are gone.
LEAST_SPARE: Final = 128
MOST_SPARE: Final = 4_096
# More than a node could serve.
MOST_ROOM: Final = 20_000
LONGEST_QUEUE: Final = 2_048

if sys.platform == "win32":

    def raise_limit() -> None:
        """Nothing to raise: connections are no descriptors there."""

    def most_descriptors() -> int:
        return MOST_ROOM + MOST_SPARE
else:
    import resource

    def raise_limit() -> None:
        """Take as many descriptors as the operator lets us have."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_ROOM + MOST_SPARE if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def most_descriptors() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST_ROOM + MOST_SPARE if soft == resource.RLIM_INFINITY else soft


def spare(descriptors: int) -> int:
    return min(MOST_SPARE, max(LEAST_SPARE, descriptors // 8))


def room(descriptors: int) -> int:
    """How many connections may be open."""
    return max(1, min(MOST_ROOM, descriptors - spare(descriptors)))


def queue(descriptors: int) -> int:
    """How many may wait to be let in: all of them may come at the same moment, before anybody is sent away."""
    return min(LONGEST_QUEUE, spare(descriptors) // 2)
