"""What can be played: the catalog, and a judgement on any mix of it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request

from skerry.bots import BOTS
from skerry.catalog import describe, judge
from skerry.catalog.legality import win_condition
from skerry.catalog.options import options_for
from skerry.engine.errors import ConfigError
from skerry.engine.option import Option
from skerry.game import Game
from skerry.server.http.bodies import Configuration
from skerry.server.http.finding import TheNode
from skerry.server.http.guard import address_of
from skerry.server.live.facts import board_of
from skerry.server.live.progress import making

router = APIRouter(prefix="/api", tags=["catalog"])

# The largest official map has 77. All games of a node share its time, and on a map of thousands one thought of a bot
# takes so long that every other table stands still.
MOST_HEXES: Final = 300


@router.get("/catalog")
def read_catalog() -> dict[str, Any]:
    """Every module with its players, target, needs and options, and every level of bot."""
    return {
        "modules": [dict(card) for card in describe()],
        "bots": [{"level": name, "about": kind.description} for name, kind in BOTS.items()],
    }


@router.post("/judge")
async def judge_game(node: TheNode, body: Configuration, request: Request) -> dict[str, Any]:
    """Whether this is a game, and if so its target, its options and how its map may look; if not, why not."""
    with node.long_work(address_of(request)):
        return await node.in_thread(verdict_on, body)


def verdict_on(body: Configuration) -> dict[str, Any]:
    verdict = judge(body.modules, body.players)
    told: dict[str, Any] = {
        "playable": verdict.playable,
        "reason": verdict.reason,
        "status": verdict.status,
        "modules": list(verdict.modules),
    }
    if not verdict.playable:
        return told
    try:
        with making:
            game = Game.new(body.modules, body.players, seed="picture", options=body.options, board=body.board)
        check_size(game)
    except ConfigError as wrong:
        return {**told, "playable": False, "reason": wrong.reason}
    options = options_for(body.modules, body.players)
    return {
        **told,
        "target": int(game.kernel.rules.base_target),
        "win": win_condition(verdict),
        "options": {name: option_told(option) for name, option in options.items()},
        "picture": picture_of(game),
    }


def check_size(game: Game) -> None:
    if game.kernel.topology.hexes > MOST_HEXES:
        raise ConfigError(f"a map has at most {MOST_HEXES} hexes here")


def option_told(option: Option) -> dict[str, Any]:
    return {
        "about": option.about,
        "default": option.default,
        "choices": list(option.values),
        "low": option.low,
        "high": option.high,
        "empty": option.empty,
    }


def picture_of(game: Game) -> dict[str, Any]:
    """The board as a spectator sees it before the first move."""
    told = game.view(None).to_json()
    return {"facts": {"board": board_of(game)}, "view": {"board": told["board"], "seafarers": told.get("seafarers")}}
