"""Finished games: how they went, and the proof that nobody touched the dice."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from skerry.reason import ReasonKind
from skerry.server.beside.kinds import REPLAY, VERIFY
from skerry.server.beside.packing import written
from skerry.server.errors import not_finished, not_yours
from skerry.server.http.examples import VERIFIED
from skerry.server.http.finding import TheNode, TheTable
from skerry.server.http.packed import packed_answer
from skerry.server.http.seats import seat_or_none
from skerry.server.identity import token_of
from skerry.server.live.table import Table
from skerry.server.node import Node
from skerry.server.store.rows import FINISHED

ONLY_FOR_PLAYERS: Final = ReasonKind("only_for_players", "this game is for its players only")

router = APIRouter(prefix="/api/games", tags=["replays"])


def need_finished(table: Table, request: Request) -> None:
    """A game that is over is told to those who may see it."""
    if not table.row.may_watch and seat_or_none(table.seats, token_of(request, table.row.game)) is None:
        raise not_yours(ONLY_FOR_PLAYERS.of())
    if table.row.state != FINISHED:
        raise not_finished()


@router.get("/{game}/replay")
async def read_replay(node: TheNode, table: TheTable, request: Request) -> Response:
    """The whole game, step by step, as a spectator may see it now that it is over."""
    need_finished(table, request)
    told = written(table.to_json()).decode()

    async def asked() -> dict[str, Any]:
        return {**await as_played(node, table), "table": told}

    return packed_answer(request, await node.work_out(request, REPLAY, key_of(table, told), asked))


@router.get("/{game}/verify", responses=VERIFIED)
async def verify(node: TheNode, table: TheTable, request: Request) -> Response:
    """Play the game again from its published seed and compare everything with what was promised at the start and with
    what came of every action when it was played."""
    need_finished(table, request)

    async def asked() -> dict[str, Any]:
        return {**await as_played(node, table), "result": table.row.result}

    return packed_answer(request, await node.work_out(request, VERIFY, key_of(table), asked))


def key_of(table: Table, told: str = "") -> str:
    """What an answer is kept under: the game, and whatever of it can still change."""
    row = table.row
    return hashlib.sha256(written([row.game, row.config, row.seed, row.result, told])).hexdigest()


async def as_played(node: Node, table: Table) -> dict[str, Any]:
    row = table.row
    return {"game": row.game, "config": row.config, "seed": row.seed, "lines": await node.store.lines(row.game)}
