"""The log of a game: everything that happened, in order. The game is what comes out when it is played again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Entry:
    """One thing that happened: when, what, to whom, and which boards it concerned (none: all of them).

    `at` is milliseconds of the clock that the game was handed.
    """

    number: int
    at: int
    kind: str
    content: Mapping[str, object] = field(default_factory=dict)
    boards: tuple[int, ...] = ()

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "content": dict(self.content),
            "boards": list(self.boards),
        }


class Log(Protocol):
    """Where entries go; nothing is ever changed or taken out."""

    def append(self, at: int, kind: str, content: Mapping[str, object], boards: tuple[int, ...] = ()) -> Entry: ...

    def __iter__(self) -> Iterator[Entry]: ...

    def __len__(self) -> int: ...


class MemoryLog:
    """A log for as long as the process lives."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def append(self, at: int, kind: str, content: Mapping[str, object], boards: tuple[int, ...] = ()) -> Entry:
        entry = Entry(len(self._entries), at, kind, content, boards)
        self._entries.append(entry)
        return entry

    def get(self, number: int) -> Entry | None:
        """The entry of a number, if there is one."""
        return self._entries[number] if 0 <= number < len(self._entries) else None

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


class TailLog:
    """The end of a log that is kept elsewhere: what was not yet handed over."""

    def __init__(self) -> None:
        self._first = 0
        self._entries: list[Entry] = []

    def append(self, at: int, kind: str, content: Mapping[str, object], boards: tuple[int, ...] = ()) -> Entry:
        entry = Entry(len(self), at, kind, content, boards)
        self._entries.append(entry)
        return entry

    def hand_over(self) -> list[Entry]:
        """Everything that is new; from now on it is somebody else's to keep."""
        entries = self._entries
        self._first += len(entries)
        self._entries = []
        return entries

    def get(self, number: int) -> Entry | None:
        """The entry of a number, if it is still here."""
        return self._entries[number - self._first] if self._first <= number < len(self) else None

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __len__(self) -> int:
        return self._first + len(self._entries)


def entry_from_json(data: Mapping[str, object]) -> Entry:
    number, at, content, boards = data["number"], data["at"], data["content"], data["boards"]
    assert isinstance(number, int)
    assert isinstance(at, int)
    assert isinstance(content, Mapping)
    assert isinstance(boards, (list, tuple))
    return Entry(number, at, str(data["kind"]), content, tuple(boards))
