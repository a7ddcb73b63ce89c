"""What a client is told: its view, what it may do, and why it may not do the rest."""

from __future__ import annotations

from typing import Any, Final

from skerry.game import Game
from skerry.server.live.progress import Progress

# Listed by the thousand for bots, made by hand by people.
FREE_FORM: Final = ("offer_trade",)
COUNTER: Final = "counter"


def position_for(progress: Progress, seat: int | None) -> dict[str, Any]:
    """The view and the actions of one seat, or of a spectator."""
    game = progress.game
    told: dict[str, Any] = {
        "view": game.view(seat).to_json(),
        "legal": [],
        "free": [],
        "why_not": {},
        "can_undo": False,
        "clock": None if progress.clock is None else progress.clock.to_json(),
    }
    if seat is not None and not game.over:
        told.update(choices_of(game, seat))
        told["can_undo"] = game.can_undo(seat)
    return told


def choices_of(game: Game, seat: int) -> dict[str, Any]:
    actions = game.legal_actions(seat) if seat in game.actors else []
    kinds = {action.kind for action in actions}
    free = [kind for kind in FREE_FORM if kind in kinds]
    if "decline" in kinds and game.decision == "answer_trade":
        free.append(COUNTER)
    return {
        "legal": [action.to_json() for action in actions if action.kind not in FREE_FORM],
        "free": free,
        "why_not": game.why_not(seat),
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that differ; of the board only its parts."""
    changed = {name: part for name, part in after.items() if before.get(name) != part and name != "board"}
    gone = {name: None for name in before if name not in after}
    parts = {name: part for name, part in after["board"].items() if before["board"].get(name) != part}
    return {**changed, **gone, **({"board": parts} if parts else {})}
