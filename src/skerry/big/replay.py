"""From a log back to its game: everything that was said is said again, at its time, and must come out as it did."""

from __future__ import annotations

import json
from collections.abc import Iterable

from skerry.big.coordinator import Coordinator
from skerry.big.log import Entry, MemoryLog, TailLog
from skerry.big.messages import Act, Command
from skerry.big.settings import Settings


class ReplayError(ValueError):
    """A log does not come out as it was written."""


class Replay:
    """Follows a log entry by entry, also one that somebody else is still writing."""

    def __init__(self, first: Entry, log: MemoryLog | TailLog) -> None:
        """`log`: what comes out is written there."""
        if first.kind != "created":
            raise ReplayError("a log begins with how the game was made")
        self.log = log
        self.coordinator = Coordinator(_settings(first), str(first.content["seed"]), self.log)
        self._hold_against(first)

    def follow(self, entry: Entry) -> None:
        if entry.number >= len(self.log):
            _say_again(self.coordinator, entry)
        self._hold_against(entry)

    def _hold_against(self, entry: Entry) -> None:
        came_out = self.log.get(entry.number)
        if came_out is None or _plain(came_out) != _plain(entry):
            raise ReplayError(f"entry {entry.number} of the log does not come out as it was written")


def replay(entries: Iterable[Entry]) -> Coordinator:
    """The game that a log tells of."""
    told = iter(entries)
    first = next(told, None)
    if first is None:
        raise ReplayError("a log begins with how the game was made")
    following = Replay(first, MemoryLog())
    for entry in told:
        following.follow(entry)
    return following.coordinator


def _settings(entry: Entry) -> Settings:
    settings = entry.content["settings"]
    assert isinstance(settings, dict)
    return Settings.from_json(settings)


def _plain(entry: Entry) -> object:
    return json.loads(json.dumps(entry.to_json()))


def _number(entry: Entry, name: str) -> int:
    value = entry.content.get(name, -1)
    assert isinstance(value, int)
    return value


def _say_again(coordinator: Coordinator, entry: Entry) -> None:
    content, at = entry.content, entry.at
    if entry.kind == "registered":
        coordinator.register(at, str(content["name"]))
    elif entry.kind == "named":
        coordinator.rename(at, _number(entry, "number"), str(content["name"]))
    elif entry.kind == "settled":
        coordinator.settle(at, _settings(entry))
    elif entry.kind == "started":
        coordinator.start(at)
    elif entry.kind == "connected":
        coordinator.connect(at, _number(entry, "seat"))
    elif entry.kind == "disconnected":
        coordinator.disconnect(at, _number(entry, "seat"))
    elif entry.kind == "referee_came":
        coordinator.referee_comes(at, str(content["referee"]))
    elif entry.kind == "referee_went":
        coordinator.referee_goes(at, str(content["referee"]))
    elif entry.kind == "command":
        coordinator.command(at, _number(entry, "seat"), Command.from_json(content["command"]))
    elif entry.kind == "referee":
        act = content["act"]
        assert isinstance(act, dict)
        coordinator.act(at, Act.from_json(act))
    elif entry.kind == "restarted":
        coordinator.restart(at)
    else:
        coordinator.advance(at)


def restart(entries: Iterable[Entry]) -> Coordinator:
    """The game as the last entry left it, paused (BIG-267)."""
    coordinator = replay(entries)
    coordinator.restart(coordinator.game.now)
    return coordinator
