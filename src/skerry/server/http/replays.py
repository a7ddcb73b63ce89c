"""Finished games: how they went, and the proof that nobody touched the dice."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter, Request, Response

from skerry.engine.action import Action
from skerry.engine.errors import ConfigError
from skerry.engine.event import Event
from skerry.engine.randomness import commitment
from skerry.game import Game
from skerry.server.errors import Refusal, not_yours
from skerry.server.http.examples import VERIFIED
from skerry.server.http.finding import TheNode, TheTable
from skerry.server.http.guard import address_of
from skerry.server.http.seats import seat_or_none
from skerry.server.identity import token_of
from skerry.server.live.facts import facts_of
from skerry.server.live.progress import new_game, outcome_of
from skerry.server.live.rolls import with_rolls
from skerry.server.live.table import Table
from skerry.server.live.telling import changes
from skerry.server.node import Node
from skerry.server.store.rows import FINISHED, Entry, GameRow

T = TypeVar("T")

log = logging.getLogger("skerry.replays")

router = APIRouter(prefix="/api/games", tags=["replays"])


def need_finished(table: Table, request: Request) -> None:
    """A game that is over is told to those who may see it."""
    if not table.row.may_watch and seat_or_none(table.seats, token_of(request, table.row.game)) is None:
        raise not_yours("this game is for its players only")
    if table.row.state != FINISHED:
        raise Refusal("not_finished", "the game is not over yet")


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
async def read_replay(node: TheNode, table: TheTable, request: Request) -> Response:
    """The whole game, step by step, as a spectator may see it now that it is over."""
    need_finished(table, request)
    body = node.replays.get(table.row.game)
    if body is None:
        body = await told_again(node, table.row, replay_body, request)
        node.replays.keep(table.row.game, body)
    told = json.dumps(table.to_json(), separators=(",", ":")).encode()
    return Response(b'{"table":' + told + b"," + body[1:], media_type="application/json")


def replay_body(row: GameRow, entries: list[Entry]) -> bytes:
    return json.dumps(replay_of(row, entries), separators=(",", ":")).encode()


def replay_of(row: GameRow, entries: list[Entry]) -> dict[str, Any]:
    game = new_game(row)
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
    return {"facts": facts_of(game), "frames": frames, "rolls": rolls, "record": game.record(), "seed": row.seed}


@router.get("/{game}/verify", responses=VERIFIED)
async def verify(node: TheNode, table: TheTable, request: Request) -> dict[str, Any]:
    """Play the game again from its published seed and compare everything with what was promised at the start and with
    what came of every action when it was played."""
    need_finished(table, request)
    return await told_again(node, table.row, verdict_of, request)


async def told_again(node: Node, row: GameRow, tell: Callable[[GameRow, list[Entry]], T], request: Request) -> T:
    """Long work beside the loop. A game of an older version may be one that this one cannot play again."""
    with node.long_work(address_of(request)):
        async with node.replaying:
            entries = await node.store.entries(row.game)
            try:
                return await node.in_thread(tell, row, played(entries))
            except Exception:
                log.exception("the game cannot be told again", extra={"game": row.game})
                raise Refusal("fault", "this game cannot be told again; its record is kept") from None


def verdict_of(row: GameRow, entries: list[Entry]) -> dict[str, Any]:
    promised = row.config.get("commitment")
    game = new_game(row)
    rolls = rolls_in(0, game.opening_events())
    checked = 0
    holds = True
    try:
        for entry in entries:
            events = game.apply(entry.seat, Action.from_json(entry.body))
            rolls += rolls_in(entry.number, events)
            if entry.outcome is not None:
                checked += 1
                holds = holds and entry.outcome == outcome_of(events)
        same = Game.replay(game.record()).state_digest() == game.state_digest()
    except (ConfigError, ValueError):
        # With another seed the actions soon stop making sense.
        same = holds = False
    return {
        "seed": row.seed,
        "commitment": promised,
        "commitment_holds": commitment(row.seed) == promised,
        "rolls": len(rolls),
        "dice": rolls,
        "outcomes": checked,
        "outcomes_hold": holds,
        "replays_to_the_same_end": same and row.result is not None and game.winners == row.result["winners"],
    }


def rolls_in(number: int, events: list[Event]) -> list[dict[str, Any]]:
    """Every roll under the number of its entry, for those who wrote down what they saw."""
    return [
        {"number": number, "seat": event.public["seat"], "dice": [event.public["first"], event.public["second"]]}
        for event in events
        if event.kind == "rolled"
    ]
