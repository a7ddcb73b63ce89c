"""Where games are played: which modules, and how many players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from skerry.catalog import PRESETS
from skerry.engine.errors import ConfigError
from skerry.game import Game

USUAL_PLAYERS: Final = 4
JOIN: Final = "+"
BEFORE_PLAYERS: Final = ":"


@dataclass(frozen=True)
class GameTable:
    """Modules, players and options of a game that is played many times."""

    modules: tuple[str, ...]
    players: int = USUAL_PLAYERS
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The words that it is asked for by."""
        joined = JOIN.join(self.modules)
        return joined if self.players == USUAL_PLAYERS else f"{joined}{BEFORE_PLAYERS}{self.players}"

    def new_game(self, seed: str) -> Game:
        return Game.new(self.modules, players=self.players, seed=seed, options=self.options)


def read_tables(words: Iterable[str], options: Mapping[str, object]) -> tuple[GameTable, ...]:
    """Tables by their words: modules joined by +, players after a colon where they are not 4; or a list by its name."""
    tables: list[GameTable] = []
    for word in words:
        joined, colon, players = word.partition(BEFORE_PLAYERS)
        modules = tuple(name.strip() for name in joined.split(JOIN))
        if not all(modules) or (colon and not players.strip().isdecimal()):
            raise ConfigError(f"a table is told like base{BEFORE_PLAYERS}3, modules joined by {JOIN}, not {word!r}")
        number = int(players) if colon else USUAL_PLAYERS
        for listed in PRESETS.get(joined.strip(), (modules,)):
            tables.append(GameTable(listed, number, options))
    if not tables:
        raise ConfigError(f"no table to play at is told; {' and '.join(PRESETS)} are lists of some")
    for table in tables:
        # What cannot be played is refused in words, before any game.
        table.new_game("")
    return tuple(tables)
