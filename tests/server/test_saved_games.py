"""A database that a server of before has left: its games are there, are proven and go on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from skerry.game import Game
from tests.server.running import ServerHere
from tests.server.wire import Player

Serve = Callable[..., ServerHere]

# Written by the server of version 0.1.0 and then by nobody: schema, games, seats, log and talk.
SAVED = Path(__file__).parent / "saved_games.sql"
# Two people, whose tokens are their names, and a bot, in the middle of Cities & Knights on New Shores; by then somebody
# had taken something back, there had been a pause, and a bot had stood in.
PLAYING = "3tmkgwzzzq"
# A short base game to its end.
FINISHED = "smbussqurn"
TIMES = (("games", "created"), ("games", "touched"), ("games", "deadline"), ("log", "at"), ("chat", "at"))


@pytest.fixture
def saved(serve: Serve, sqlite: str) -> ServerHere:
    """A server of today on what was saved, as if it had been left a moment ago: clocks go on, and old games end."""
    connection = sqlite3.connect(sqlite.partition("///")[2])
    connection.executescript(SAVED.read_text())
    (left,) = connection.execute("SELECT MAX(at) FROM log").fetchone()
    for table, column in TIMES:
        connection.execute(f"UPDATE {table} SET {column} = {column} + ?", [time.time() - left])
    connection.commit()
    connection.close()
    return serve(sqlite)


def test_a_saved_game_is_found_as_it_was_left_and_goes_on(saved: ServerHere) -> None:
    players = [Player(saved.address, PLAYING, token).open() for token in ("ada", "bob")]
    progress = saved.table(PLAYING).progress
    assert progress is not None
    assert progress.fault is None
    game = progress.game
    assert (progress.number, game.turn, game.decision, game.actors) == (177, 41, "pre_roll", [0])
    assert game.state_digest() == "a4a4036644d47689487a88a7e5afd983"
    assert game.scores() == [3, 2, 3]
    assert progress.rolls == {3: 4, 4: 2, 5: 7, 6: 4, 7: 7, 8: 3, 9: 5, 10: 3, 11: 2, 12: 1}
    assert progress.state == "playing"
    assert progress.clock is not None
    assert progress.stand_ins == set()
    for player, name in zip(players, ("Ada", "Player 1"), strict=True):
        assert (player.number, player.table["seats"][player.seat or 0]["name"]) == (177, name)
        assert player.snapshot["chat"][0]["text"] == "good evening"
    host = players[0]
    done = host.act(host.latest["legal"][0], id="goes on")
    assert (done["type"], done["number"]) == ("done", 178)
    host.follow_to(178)
    assert host.latest["events"][0]["event"] == "rolled"
    for player in players:
        player.close()


def test_a_finished_game_of_before_is_replayed_and_proven(saved: ServerHere) -> None:
    anybody = Player(saved.address, FINISHED)
    assert anybody.at("GET").json()["table"]["result"] == {
        "winners": [0],
        "scores": [4, 2, 2],
        "turns": 16,
        "ending": "points",
    }
    proof = anybody.at("GET", "/verify").json()
    assert [proof[name] for name in ("commitment_holds", "outcomes_hold", "replays_to_the_same_end")] == [True] * 3
    assert Game.replay(anybody.at("GET", "/replay").json()["record"]).winners == [0]
