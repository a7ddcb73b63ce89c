"""Values as a refusal shows them: short, whatever was handed in."""

from __future__ import annotations

from typing import Final

from skerry.engine.whole import is_whole

LONGEST: Final = 60
# Numbers of so many bits have at most sixty digits.
_LONGEST_NUMBER: Final = 199


def shown_number(value: object) -> int | str:
    """A number as it is; one that nobody would read, or what is none, as refusals show it."""
    return value if is_whole(value) and value.bit_length() <= _LONGEST_NUMBER else shown(value)


def shown(value: object) -> str:
    """The value as Python writes it, cut off where it gets long; what is too large to be written, by its type."""
    if isinstance(value, int) and value.bit_length() > _LONGEST_NUMBER:
        return f"<number of {value.bit_length()} bits>"
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        # A nesting without end, or a number somewhere inside with more digits than Python writes.
        return f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
