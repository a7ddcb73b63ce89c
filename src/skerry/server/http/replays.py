"""Finished games: how they went, and the proof that nobody touched the dice."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends

from skerry.engine.action import Action
from skerry.engine.errors import ConfigError
from skerry.engine.randomness import commitment
from skerry.game import Game
from skerry.server.errors import Refusal
from skerry.server.http.tables import the_table
from skerry.server.live.facts import facts_of
from skerry.server.live.progress import new_game
from skerry.server.live.table import Table
from skerry.server.live.telling import changes
from skerry.server.node import Node, node_of
from skerry.server.store.rows import FINISHED, Entry, GameRow

router = APIRouter(prefix="/api/games", tags=["replays"])
TheNode = Annotated[Node, Depends(node_of)]


async def finished(node: Node, game: str) -> tuple[Table, list[Entry]]:
    table = await the_table(node, game)
    if table.row.state != FINISHED:
        raise Refusal("not_finished", "the game is not over yet")
    return table, await node.store.entries(game)


def played(entries: list[Entry]) -> list[Entry]:
    """What counts in the end: table talk left out, undone actions too."""
    kept: list[Entry] = []
    for entry in entries:
        if "undo" in entry.body:
            kept.pop()
        elif "table" not in entry.body:
            kept.append(entry)
    return kept


@router.get("/{game}/replay")
async def read_replay(node: TheNode, game: str) -> dict[str, Any]:
    """The whole game, step by step, as a spectator may see it now that it is over."""
    table, entries = await finished(node, game)
    return await node.in_thread(replay_of, table.row, table.to_json(), played(entries))


def replay_of(row: GameRow, table: dict[str, Any], entries: list[Entry]) -> dict[str, Any]:
    game = new_game(row)
    view = game.view(None).to_json()
    frames: list[dict[str, Any]] = [
        {
            "events": [event.to_json() for event in game.opening_events()],
            "view": view,
            "by": None,
            "points": game.scores(),
        }
    ]
    for entry in entries:
        events = game.apply(entry.seat, Action.from_json(entry.body))
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
    return {"table": table, "facts": facts_of(game), "frames": frames, "record": game.record(), "seed": row.seed}


@router.get("/{game}/verify")
async def verify(node: TheNode, game: str) -> dict[str, Any]:
    """Play the game again from its published seed and compare everything with what was promised at the start."""
    table, entries = await finished(node, game)
    return await node.in_thread(verdict_of, table.row, played(entries))


def verdict_of(row: GameRow, entries: list[Entry]) -> dict[str, Any]:
    promised = row.config.get("commitment")
    game = new_game(row)
    rolls = 0
    for entry in entries:
        events = game.apply(entry.seat, Action.from_json(entry.body))
        rolls += sum(event.kind == "rolled" for event in events)
    try:
        same = Game.replay(game.record()).state_digest() == game.state_digest()
    except ConfigError:
        same = False
    return {
        "seed": row.seed,
        "commitment": promised,
        "commitment_holds": commitment(row.seed) == promised,
        "rolls": rolls,
        "replays_to_the_same_end": same and row.result is not None and game.winners == row.result["winners"],
    }
