"""Reading the parts of a view that modules add: plain data whose shape the compiler cannot know."""

from __future__ import annotations

from mypy_extensions import i64


def number_in(value: object) -> i64:
    """A whole number, or -1 where there is none."""
    return value if isinstance(value, int) else -1


def numbers_in(value: object) -> list[int]:
    """The whole numbers of a list."""
    return [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []


def word_in(value: object) -> str:
    return value if isinstance(value, str) else ""


def records_in(value: object) -> list[dict[str, object]]:
    """The records of a list, or of an object's values."""
    entries = list(value.values()) if isinstance(value, dict) else value
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def named_in(value: object) -> list[tuple[str, object]]:
    """The named entries of an object, in their order."""
    return [(word_in(name), entry) for name, entry in value.items()] if isinstance(value, dict) else []
