"""What a game was made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from skerry.board.map_file import MapFile
from skerry.engine.module import Module


class Config:
    """Modules, players, options and board as they were given; to be read, since copies of a game share them."""

    def __init__(
        self,
        modules: Sequence[str | Module],
        players: int,
        options: Mapping[str, object],
        board: str | MapFile | None,
    ) -> None:
        self._modules = tuple(modules)
        self._players = players
        self._options = dict(options)
        self._board = board

    @property
    def modules(self) -> tuple[str | Module, ...]:
        return self._modules

    @property
    def players(self) -> int:
        return self._players

    @property
    def options(self) -> Mapping[str, object]:
        return MappingProxyType(self._options)

    @property
    def board(self) -> str | MapFile | None:
        return self._board

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "modules": [module if isinstance(module, str) else module.name for module in self._modules],
            "players": self._players,
            "options": dict(self._options),
        }
        board = self._board
        if board is not None:
            told["board"] = board.source_text if isinstance(board, MapFile) else board
        return told
