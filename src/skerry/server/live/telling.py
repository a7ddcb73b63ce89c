"""What a client is told: its view, what it may do, and why it may not do the rest."""

from __future__ import annotations

import time
from typing import Any

from skerry.engine.action import Codes
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
    """What a seat may do and why not the rest, each kind of action asked once."""
    kernel = game.kernel
    legal: list[dict[str, object]] = []
    free: list[str] = []
    why_not: dict[str, dict[str, object]] = {}
    if seat in game.actors:
        top = kernel.top()
        codes = Codes()
        for kind in kernel.top_kind().actions:
            if kind.manner.free_form:
                is_possible = kind.has_legal(kernel, seat, top)
                free += [kind.name] if is_possible else []
            else:
                codes.clear()
                kind.add_legal(kernel, seat, top, codes)
                is_possible = codes.count > 0
                legal += [kernel.rules.to_action(int(codes.items[i])).to_json() for i in range(codes.count)]
            # What is only ever sent in free form is never listed, so nothing can be said about it.
            if not is_possible and kind.to_id(kind.code()) >= 0:
                why_not[kind.name] = kind.why_none(kernel, seat, top).to_json()
    prices = [price.to_json() for price in game.prices(seat)]
    return {"legal": legal, "free": free, "why_not": why_not, "prices": prices}


def update_of(
    progress: Progress, entry: Entry, seat: int | None, position: dict[str, Any], before: dict[str, Any]
) -> dict[str, Any]:
    """What an entry made of the position for one seat that knew the view before it."""
    return {
        "type": "update",
        "number": progress.number,
        "by": {"seat": entry.seat, "cause": entry.cause},
        "undo": "undo" in entry.body,
        "events": [event.to_json(seat) for event in progress.told],
        **position,
        "view": changes(before, position["view"]),
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that differ; of the board only its parts."""
    changed = {name: part for name, part in after.items() if before.get(name) != part and name != "board"}
    gone = {name: None for name in before if name not in after}
    parts = {name: part for name, part in after["board"].items() if before["board"].get(name) != part}
    return {**changed, **gone, **({"board": parts} if parts else {})}
