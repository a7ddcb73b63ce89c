"""Fifty fixed games of the base game, played to the end, as one line each.

The course is a hash of every action and every event with all that its witnesses see: it moves only when
the game goes another way. The digest is that of the last position and also moves with the shape of the state.
"""

from __future__ import annotations

import hashlib
import json

from skerry import Game
from tests.records.keeping import TOLD_SINCE
from tests.suites.player import Player

GAMES = tuple((players, f"base {number}") for players in (4, 3) for number in range(25))


def line_of(players: int, seed: str) -> str:
    game = Game.new(["base"], players, seed)
    course = hashlib.blake2b(digest_size=16)
    for seat, action, events in Player(players * 100 + int(seed.split()[1])).play(game):
        told = [[event.kind, event.public, event.private] for event in events if event.kind not in TOLD_SINCE]
        course.update(json.dumps([seat, action.to_json(), told]).encode())
    assert game.over
    return (
        f"{players} players, seed {seed!r}: {game.length} actions, {game.turn} turns, seat {game.winner} wins,"
        f" points {game.scores()}, course {course.hexdigest()}, digest {game.state_digest()}"
    )


def text_of(lines: list[str]) -> str:
    whole = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, f"all fifty: {whole}"]) + "\n"
