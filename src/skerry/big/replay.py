"""From a log back to its game: everything that was said is said again, at its time, and must come out as it did."""

from __future__ import annotations

import json
from collections.abc import Iterable

from skerry.big.coordinator import Coordinator
from skerry.big.log import Entry, MemoryLog
from skerry.big.messages import Act, Command
from skerry.big.settings import Settings


class ReplayError(ValueError):
    """A log does not come out as it was written."""


def replay(entries: Iterable[Entry]) -> Coordinator:
    """The game that a log tells of, with a log of its own that is the same."""
    told = iter(entries)
    first = next(told, None)
    if first is None or first.kind != "created":
        raise ReplayError("a log begins with how the game was made")
    settings = first.content["settings"]
    assert isinstance(settings, dict)
    log = MemoryLog()
    coordinator = Coordinator(Settings.from_json(settings), str(first.content["seed"]), log)
    for entry in told:
        if entry.number >= len(log):
            _say_again(coordinator, entry)
        if entry.number >= len(log) or _plain(log[entry.number]) != _plain(entry):
            raise ReplayError(f"entry {entry.number} of the log does not come out as it was written")
    return coordinator


def _plain(entry: Entry) -> object:
    return json.loads(json.dumps(entry.to_json()))


def _say_again(coordinator: Coordinator, entry: Entry) -> None:
    content, at = entry.content, entry.at
    seat = content.get("seat", -1)
    assert isinstance(seat, int)
    if entry.kind == "registered":
        coordinator.register(at, str(content["name"]))
    elif entry.kind == "started":
        coordinator.start(at)
    elif entry.kind == "connected":
        coordinator.connect(at, seat)
    elif entry.kind == "disconnected":
        coordinator.disconnect(at, seat)
    elif entry.kind == "referee_came":
        coordinator.referee_comes(at, str(content["referee"]))
    elif entry.kind == "referee_went":
        coordinator.referee_goes(at, str(content["referee"]))
    elif entry.kind == "command":
        coordinator.command(at, seat, Command.from_json(content["command"]))
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
