"""From a list of names to composed rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skerry.board.map_file import MapFile
from skerry.board.map_text import parse_map
from skerry.board.maps import load_map
from skerry.catalog.legality import judge
from skerry.catalog.options import check_options
from skerry.engine.errors import ConfigError
from skerry.engine.module import Module
from skerry.engine.rules import Rules
from skerry.rules.base import Base, FiveSix

# How each module that is built comes to be; all others are known to the catalog by their data.
BUILT: Final[dict[str, Callable[[], Module]]] = {
    "base": Base,
}

CACHED_RULES: Final = 64
_composed: dict[tuple[object, ...], Rules] = {}


def compose(
    modules: Sequence[str | Module],
    players: int,
    options: Mapping[str, object] | None = None,
    board: str | MapFile | None = None,
) -> Rules:
    """The rules of a configuration, or a ConfigError that names the wrong part.

    Modules are names of the catalog; a module object of one's own comes after all of them.
    """
    names = [module for module in modules if isinstance(module, str)]
    own = [module for module in modules if isinstance(module, Module)]
    if len(names) + len(own) != len(modules):
        raise ConfigError("modules are given by name, or as Module objects of your own")
    verdict = judge(names, players)
    if not verdict.playable:
        raise ConfigError(verdict.reason)
    values = check_options(names, players, options or {}, own_map=board is not None)
    key = (verdict.modules, players, tuple(sorted((name, str(value)) for name, value in values.items())))
    if own or board is not None:
        return _compose(verdict.modules, own, players, values, _own_map(board, players, options, values))
    if key not in _composed:
        if len(_composed) >= CACHED_RULES:
            _composed.clear()
        _composed[key] = _compose(verdict.modules, [], players, values, None)
    return _composed[key]


def _own_map(
    board: str | MapFile | None, players: int, options: Mapping[str, object] | None, values: dict[str, object]
) -> MapFile | None:
    if board is None:
        return None
    chosen = board if isinstance(board, MapFile) else parse_map(board, "board")
    if chosen.players and players not in chosen.players:
        raise ConfigError(f"the map {chosen.name} is for {chosen.players} players, not for {players}")
    if chosen.target and "target" not in (options or {}):
        values["target"] = chosen.target
    return chosen


def _compose(
    names: Sequence[str], own: list[Module], players: int, values: dict[str, object], board: MapFile | None
) -> Rules:
    modules: list[Module] = []
    for name in names:
        modules.append(BUILT[name]())
        if name == "base" and players > 4:
            modules.append(FiveSix())
    target = values["target"]
    assert isinstance(target, int)
    if board is None:
        board = load_map("base_5_6" if players > 4 else "base")
    return Rules([*modules, *own], players, target, values, board)
