"""Which of all that can be played together is played slowest."""

from __future__ import annotations

from typing import Final

from skerry.bench.own import OwnGames
from skerry.bench.rounds import Laps
from skerry.catalog import judge
from skerry.catalog.sets import legal_sets

# How many are named, and what the slowest of them has to reach beside catanatron's base game.
NAMED: Final = 5
SLOWEST_GOAL: Final = 5.0


def slowest_sets(seconds: float) -> dict[str, Laps]:
    """The sets with the fewest games in a second, slowest first; each plays for so long, at least one game."""
    laps: dict[str, Laps] = {}
    for modules in legal_sets():
        if judge(modules, 4).playable:
            games = OwnGames(extra_modules=tuple(name for name in modules if name != "base"))
            laps["+".join(modules)] = Laps([games.lap(seconds)])
    order = sorted(laps, key=lambda name: laps[name].rate)
    return {name: laps[name] for name in order[:NAMED]}
