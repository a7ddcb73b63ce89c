"""Games that nobody comes back to end and go, by themselves and once, on however many nodes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from skerry.server.live.ending import ABANDONED, end_game
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

OFTEN: dict[str, Any] = {"sweep_every": 0.01}


def is_over(got: dict[str, Any]) -> bool:
    return bool(got["type"] == "table" and got["table"]["state"] == "finished")


def is_gone(player: Player) -> bool:
    return player.at("GET").status_code == 404


def rows_of(server: ServerHere, game: str) -> dict[str, int]:
    """How much the database holds of a game."""

    async def count() -> dict[str, int]:
        async with server.node.store.engine.connect() as connection:
            return {
                table: int(
                    (
                        await connection.execute(
                            text(f"SELECT COUNT(*) FROM {table} WHERE game = :game"), {"game": game}
                        )
                    ).scalar_one()
                )
                for table in ("games", "seats", "log", "chat")
            }

    counted: dict[str, int] = server.do(count())
    return counted


NOTHING = {"games": 0, "seats": 0, "log": 0, "chat": 0}

# What is old is made old, so that no test depends on how fast it runs.
HOUR = 3600.0


def let_pass(server: ServerHere, game: str, seconds: float) -> None:
    """As if everything at a game had happened so much earlier; several sweeps look at it afterwards."""

    async def age() -> None:
        async with server.node.store.engine.begin() as connection:
            earlier = "created = created - :seconds, touched = touched - :seconds"
            await connection.execute(
                text(f"UPDATE games SET {earlier} WHERE game = :game"), {"seconds": seconds, "game": game}
            )

    server.do(age())
    time.sleep(0.8)


def all_go(table: Party) -> None:
    for player in table.players:
        player.close()


def test_an_abandoned_game_ends_undecided(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, abandoned_after=HOUR, **OFTEN)
    table = party(server).gather(3).begin()
    table.step()
    all_go(table)
    let_pass(server, table.host.game, 0.7 * HOUR)
    assert table.host.at("GET").json()["table"]["state"] == "playing"
    let_pass(server, table.host.game, 0.4 * HOUR)
    until(lambda: table.host.at("GET").json()["table"]["state"] == "finished")
    result = table.host.at("GET").json()["table"]["result"]
    assert (result["undecided"], result["winners"]) == ("abandoned", [])
    entries: Any = server.do(server.node.store.entries(table.host.game))
    assert [entry.body.get("table") for entry in entries].count("end") == 1
    assert table.host.at("GET", "/verify").json()["replays_to_the_same_end"]


def test_whoever_is_there_keeps_a_game_without_doing_anything(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, abandoned_after=HOUR, **OFTEN)
    table = party(server).gather(3).begin()
    lobby = Player(server.address)
    lobby.create()
    lobby.open()
    for _ in range(3):
        let_pass(server, table.host.game, 0.7 * HOUR)
        let_pass(server, lobby.game, 0.7 * HOUR)
    assert table.host.at("GET").json()["table"]["state"] == "playing"
    assert lobby.at("GET").json()["table"]["state"] == "open"
    lobby.close()


def test_an_abandoned_table_that_never_began_goes(serve: Serve, database: str) -> None:
    server = serve(database, abandoned_after=HOUR, most_open_games=1, **OFTEN)
    host = Player(server.address)
    host.create()
    assert host.create().status_code == 429
    let_pass(server, host.game, 0.7 * HOUR)
    guest = Player(server.address, host.game)
    assert guest.join("Guest").status_code == 200, "which keeps it for another while"
    let_pass(server, host.game, 0.7 * HOUR)
    assert not is_gone(host)
    let_pass(server, host.game, 0.4 * HOUR)
    until(lambda: is_gone(host))
    assert rows_of(server, host.game) == NOTHING
    assert host.create().status_code == 201


def test_forgotten_games_end_after_a_restart_once_on_several_nodes(serve: Serve, postgres: str, party: Gather) -> None:
    first = serve(postgres, abandoned_after=0.0, **OFTEN)
    games = [party(first).gather(3).begin() for _ in range(12)]
    for table in games:
        all_go(table)
    time.sleep(0.6)
    assert games[0].host.at("GET").json()["table"]["state"] == "playing", "0 is never"
    first.stop()
    nodes = [serve(postgres, abandoned_after=0.5, **OFTEN) for _ in range(2)]
    for number, table in enumerate(games):
        table.host.address = nodes[number % 2].address
        until(lambda table=table: table.host.at("GET").json()["table"]["state"] == "finished")  # type: ignore[misc]
        entries: Any = nodes[0].do(nodes[0].node.store.entries(table.host.game))
        assert [entry.body for entry in entries] == [{"table": "begin"}, {"table": "end", "why": "abandoned"}]


def test_an_end_is_written_once_and_not_after_a_touch(light: ServerHere, party: Gather) -> None:
    store = light.node.store
    game = party(light).gather(3).begin().host.game
    touched = light.do(store.game(game)).touched
    assert not light.do(end_game(store, game, ABANDONED, touched))
    assert light.do(end_game(store, game, ABANDONED, touched + 0.001))
    assert not light.do(end_game(store, game, ABANDONED))
    assert not light.do(end_game(store, "nosuchgame", ABANDONED))
    assert len(light.do(store.entries(game))) == 2


def test_finished_games_are_deleted_after_their_time(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, keep_finished=1.0, most_entries=4, **OFTEN)
    tables = [party(server).gather(3).begin() for _ in range(12)]
    for table in tables:
        table.host.command("chat", text="short")
        for player in table.players:
            player.command("pause")
    tables[0].host.wait_for(is_over)
    for table in tables:
        all_go(table)
    for table in tables:
        until(lambda table=table: is_gone(table.host))  # type: ignore[misc]
        assert rows_of(server, table.host.game) == NOTHING


def test_finished_games_are_kept_for_ever_unless_said_otherwise(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, abandoned_after=HOUR, **OFTEN)
    table = party(server).gather(3).begin()
    all_go(table)
    let_pass(server, table.host.game, 1000 * HOUR)
    until(lambda: table.host.at("GET").json()["table"]["state"] == "finished")
    let_pass(server, table.host.game, 1000 * HOUR)
    assert not is_gone(table.host)


def test_a_rematch_that_was_deleted_is_made_again(serve: Serve, database: str, party: Gather) -> None:
    server = serve(database, most_entries=4)
    table = party(server).gather(3).begin()
    for player in table.players:
        player.command("pause")
    table.host.wait_for(is_over)
    first = table.host.at("POST", "/rematch").json()["game"]
    assert table.players[1].at("POST", "/rematch").json()["game"] == first
    again = [Player(server.address, first, player.token) for player in table.players]
    assert [player.at("POST", "/leave").status_code for player in reversed(again[1:])] == [200, 200]
    assert again[0].at("POST", "/leave").json() == {"table": None}
    second = table.host.at("POST", "/rematch").json()["game"]
    assert second != first
    assert table.players[1].at("POST", "/rematch").json()["game"] == second
    assert Player(server.address, second, table.host.token).at("GET").json()["seat"] == 0
