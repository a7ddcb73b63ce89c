"""Fifty fixed games of the base game, played to the end, as one line each."""

from __future__ import annotations

import hashlib

from skerry import Game
from tests.suites.player import Player, play_to

GAMES = tuple((players, f"base {number}") for players in (4, 3) for number in range(25))


def line_of(players: int, seed: str) -> str:
    game = play_to(Game.new(["base"], players, seed), Player(players * 100 + int(seed.split()[1])), 30_000)
    assert game.over
    return (
        f"{players} players, seed {seed!r}: {game.length} actions, {game.turn} turns, seat {game.winner} wins,"
        f" points {game.scores()}, digest {game.state_digest()}"
    )


def text_of(lines: list[str]) -> str:
    whole = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, f"all fifty: {whole}"]) + "\n"
