"""What a client is told: its view, what it may do, and why it may not do the rest."""

from __future__ import annotations

import time
from typing import Any

from skerry.engine.action import KIND_SHIFT
from skerry.game import Game
from skerry.server.live.progress import Progress
from skerry.server.store.rows import FINISHED, Entry
from skerry.sim.points import points_from


def position_for(progress: Progress, seat: int | None) -> dict[str, Any]:
    """The view and the actions of one seat, or of a spectator."""
    game = progress.game
    view = game.view(seat)
    told: dict[str, Any] = {
        "view": {**view.to_json(), "points_from": [points_from(view, other) for other in range(game.players)]},
        "legal": [],
        "free": [],
        "why_not": {},
        "prices": [],
        "can_undo": False,
        "owed": int(view.owed),
        "rolls": progress.rolls,
        "clock": None if progress.clock is None else progress.clock.to_json(time.time()),
    }
    if progress.state == FINISHED:
        # Where a game ended undecided the rules would still ask.
        told["view"]["actors"] = []
    elif seat is not None:
        told.update(choices_of(game, seat))
        told["can_undo"] = game.can_undo(seat) and progress.may_undo(seat)
    return told


def choices_of(game: Game, seat: int) -> dict[str, Any]:
    kernel = game.kernel
    rules = kernel.rules
    found = kernel.find_legal(seat)
    codes = [int(found.items[i]) for i in range(found.count)]
    # What is free-form is listed by the thousand for bots, if at all, and made by hand by people.
    free = [kind for kind in kernel.top_kind().actions if kind.manner.free_form]
    hidden = {int(kind.index) for kind in free}
    is_asked = seat in game.actors
    return {
        "legal": [rules.to_action(code).to_json() for code in codes if code >> KIND_SHIFT not in hidden],
        "free": [kind.name for kind in free if is_asked and kind.has_legal(kernel, seat, kernel.top())],
        "why_not": {kind: reason.to_json() for kind, reason in game.why_not(seat).items()},
        "prices": [price.to_json() for price in game.prices(seat)],
    }


def update_for(progress: Progress, entry: Entry, seat: int | None, before: dict[str, Any]) -> dict[str, Any]:
    """What an entry changed for one seat that knew the view before it; `view` is the whole new view."""
    position = position_for(progress, seat)
    return {
        "type": "update",
        "number": progress.number,
        "by": {"seat": entry.seat, "cause": entry.cause},
        "undo": "undo" in entry.body,
        "events": [event.to_json(seat) for event in progress.told],
        **position,
        "view": changes(before, position["view"]),
        "whole": position["view"],
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that differ; of the board only its parts."""
    changed = {name: part for name, part in after.items() if before.get(name) != part and name != "board"}
    gone = {name: None for name in before if name not in after}
    parts = {name: part for name, part in after["board"].items() if before["board"].get(name) != part}
    return {**changed, **gone, **({"board": parts} if parts else {})}
