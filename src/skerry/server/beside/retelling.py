"""A finished game played again: to be looked at step by step, and to prove that nobody touched the dice."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from skerry.engine.action import Action
from skerry.engine.errors import ConfigError
from skerry.engine.event import MONOPOLY_NAMED, PRODUCED, ROLLED, Event
from skerry.engine.randomness import commitment
from skerry.game import Game
from skerry.server.beside.packing import packed, written
from skerry.server.live.facts import facts_of
from skerry.server.live.progress import made_from, outcome_of
from skerry.server.live.rolls import with_rolls
from skerry.server.live.telling import changes
from skerry.server.store.rows import Entry


def replayed(asked: dict[str, Any]) -> bytes:
    told = replay_of(asked["config"], asked["seed"], played(asked["lines"]))
    # The table as it is now, which the node has written already.
    return packed(b'{"table":' + asked["table"].encode() + b"," + written(told)[1:])


def verified(asked: dict[str, Any]) -> bytes:
    return packed(written(verdict_of(asked["config"], asked["seed"], asked["result"], played(asked["lines"]))))


def played(lines: Sequence[Sequence[Any]]) -> list[Entry]:
    """What counts in the end: table talk left out, undone actions too."""
    kept: list[Entry] = []
    for number, seat, cause, text, outcome in lines:
        body = json.loads(text)
        if "undo" in body:
            kept.pop()
        elif "table" not in body:
            kept.append(Entry("", number, seat, cause, body, None, 0.0, outcome))
    return kept


def replay_of(config: dict[str, Any], seed: str, entries: list[Entry]) -> dict[str, Any]:
    game = made_from(config, seed)
    view = game.view(None).to_json()
    rolls: dict[int, int] = {}
    earlier: list[Event] = []
    frames: list[dict[str, Any]] = [
        {
            "events": [event.to_json() for event in game.opening_events()],
            "view": view,
            "by": None,
            "points": game.scores(),
        }
    ]
    for entry in entries:
        begun = game.turn > 0
        events = game.apply(entry.seat, Action.from_json(entry.body))
        if begun:
            rolls = with_rolls(rolls, events, reversed(earlier))
        earlier += events
        after = game.view(None).to_json()
        frames.append(
            {
                "by": {"seat": entry.seat, "cause": entry.cause},
                "action": entry.body,
                "events": [event.to_json() for event in events],
                "view": changes(view, after),
                "points": game.scores(),
            }
        )
        view = after
    return {"facts": facts_of(game), "frames": frames, "rolls": rolls, "record": game.record(), "seed": seed}


def verdict_of(
    config: dict[str, Any], seed: str, result: dict[str, Any] | None, entries: list[Entry]
) -> dict[str, Any]:
    promised = config.get("commitment")
    game = made_from(config, seed)
    rolls = rolls_in(0, game.opening_events())
    checked = 0
    holds = True
    try:
        for entry in entries:
            events = game.apply(entry.seat, Action.from_json(entry.body))
            rolls += rolls_in(entry.number, events)
            if entry.outcome is not None:
                checked += 1
                holds = holds and entry.outcome in map(outcome_of, tellings(events))
        same = Game.replay(game.record()).state_digest() == game.state_digest()
    except (ConfigError, ValueError):
        # With another seed the actions soon stop making sense.
        same = holds = False
    return {
        "seed": seed,
        "commitment": promised,
        "commitment_holds": commitment(seed) == promised,
        "rolls": len(rolls),
        "dice": rolls,
        "outcomes": checked,
        "outcomes_hold": holds,
        "replays_to_the_same_end": same and result is not None and game.winners == result["winners"],
    }


# Kinds of events that games of before did not tell yet, in the order in which they came: what they say follows from
# the action and the board.
TOLD_SINCE: Final = (MONOPOLY_NAMED.name, PRODUCED.name)


def tellings(events: list[Event]) -> Iterator[list[Event]]:
    """What came of an action as it is told now, and as it was told before each of those kinds came."""
    for known in range(len(TOLD_SINCE), -1, -1):
        yield [event for event in events if event.kind not in TOLD_SINCE[known:]]


def rolls_in(number: int, events: list[Event]) -> list[dict[str, Any]]:
    """Every roll under the number of its entry, for those who wrote down what they saw."""
    return [
        {"number": number, "seat": event.public["seat"], "dice": [event.public["first"], event.public["second"]]}
        for event in events
        if event.kind == ROLLED.name
    ]
