"""Messages between a node and a process beside it: a length, then so many bytes."""

from __future__ import annotations

import struct
from typing import IO, Final

LENGTH: Final = struct.Struct(">I")

# What the process says first, once it can work.
READY: Final = b"ready"
# How an answer begins.
DONE: Final = b"+"
REFUSED: Final = b"-"
TOO_LARGE: Final = b"m"
FAILED: Final = b"!"


def put(stream: IO[bytes], message: bytes) -> None:
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def take(stream: IO[bytes]) -> bytes | None:
    """The next message; None when the other side is gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    message = stream.read(length)
    return message if len(message) == length else None
