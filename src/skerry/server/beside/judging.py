"""Whether something is a game: judging a mix for whoever chooses, and making the game of a new table once."""

from __future__ import annotations

from typing import Any, Final

from skerry.catalog import judge
from skerry.catalog.legality import win_condition
from skerry.catalog.maps import read_map
from skerry.catalog.nearest import nearest
from skerry.catalog.options import options_for
from skerry.catalog.remarks import remarks_told
from skerry.engine.errors import ConfigError
from skerry.engine.option import Option
from skerry.game import Game
from skerry.server.beside.packing import packed, written
from skerry.server.errors import Refusal
from skerry.server.live.facts import board_of, facts_of

# The largest official map has 77. All games of a node share its time, and on a map of thousands one thought of a bot
# takes so long that every other table stands still.
MOST_HEXES: Final = 300


def judged(asked: dict[str, Any]) -> bytes:
    return packed(written(verdict_on(asked)))


def verdict_on(asked: dict[str, Any]) -> dict[str, Any]:
    modules, players = asked["modules"], asked["players"]
    verdict = judge(modules, players)
    told: dict[str, Any] = {
        "playable": verdict.playable,
        "reason": None if verdict.reason is None else verdict.reason.to_json(),
        "status": verdict.status,
        "modules": list(verdict.modules),
    }
    if not verdict.playable:
        near = nearest(modules, players)
        return {**told, "nearest": {"modules": list(near.modules), "players": near.players}}
    try:
        game = made(asked, "picture")
    except ConfigError as wrong:
        return {**told, "playable": False, "reason": wrong.reason.to_json()}
    options = options_for(modules, players)
    target = int(game.kernel.rules.base_target)
    return {
        **told,
        "target": target,
        "win": win_condition(verdict, target).to_json(),
        "remarks": remarks_told(verdict.modules, players, game.kernel.rules.options),
        "options": {name: option_told(option) for name, option in options.items()},
        "picture": picture_of(game),
    }


def planned(asked: dict[str, Any]) -> bytes:
    """Make the game of a table that is not stored yet, exactly as the node will make it, and all that the node has to
    tell of it at its start: what takes too long takes it here."""
    try:
        game = made(asked["config"], asked["seed"])
    except ConfigError as wrong:
        raise Refusal("bad_game", wrong.reason, 422) from None
    facts_of(game)
    game.opening_events()
    for seat in range(game.players):
        game.view(seat).to_json()
        game.legal_actions(seat)
        game.why_not(seat)
        game.prices(seat)
    return written({"target": int(game.kernel.rules.base_target), "commitment": game.commitment})


def made(config: dict[str, Any], seed: str) -> Game:
    modules, players, options = config["modules"], config["players"], config["options"]
    verdict = judge(modules, players)
    if not verdict.playable:
        raise verdict.refusal()
    text = config.get("board")
    board = None if text is None else read_map(text, MOST_HEXES)
    return Game.new(modules, players, seed=seed, options=options, board=board)


def option_told(option: Option) -> dict[str, Any]:
    return {
        "about": option.about,
        "default": option.default,
        "choices": list(option.values),
        "low": option.low,
        "high": option.high,
        "empty": None if option.empty is None else option.empty.to_json(),
    }


def picture_of(game: Game) -> dict[str, Any]:
    """The board as a spectator sees it before the first move."""
    view = game.view(None)
    return {"facts": {"board": board_of(game)}, "view": {"board": view.board_json(), **view.parts}}
