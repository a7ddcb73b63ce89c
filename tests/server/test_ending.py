"""Games that end without a winner: after so many entries, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.running import ServerHere
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

FAR = {"target": 20}


def is_over(got: dict[str, Any]) -> bool:
    return bool(got["type"] == "table" and got["table"]["state"] == "finished")


def test_a_game_ends_undecided_after_so_many_entries(server: ServerHere, party: Gather) -> None:
    host = party(server).gather(1, bots=2, options=FAR, limit=300).begin().host
    assert host.table["limit"] == 300
    assert host.at("POST", "/leave").status_code == 200
    result = host.wait_for(is_over, 60)["table"]["result"]
    assert (result["winners"], result["undecided"]) == ([], "limit")
    assert len(result["scores"]) == 3
    assert result["turns"] == host.view["turn"] > 0
    assert (host.latest["legal"], host.latest["can_undo"], host.latest["by"]["cause"]) == ([], False, "table")
    assert host.view["actors"] == [], "nobody is asked any more"
    entries: Any = server.do(server.node.store.entries(host.game))
    assert len(entries) == host.number == 301
    assert entries[-1].body == {"table": "end", "why": "limit"}
    assert not any("end" == entry.body.get("table") for entry in entries[:-1])
    for kind in ("pause", "play"):
        assert host.command(kind)["code"] == "not_playing"
    assert host.act({"kind": "roll"})["code"] == "not_playing"
    again = Player(server.address, host.game, host.token).open()
    assert (again.table["state"], again.table["result"], again.latest["legal"]) == ("finished", result, [])
    again.close()


def test_what_ended_undecided_is_told_proven_listed_and_played_again(light: ServerHere, party: Gather) -> None:
    host = party(light).gather(1, bots=2, options=FAR, limit=300).begin().host
    host.at("POST", "/leave")
    result = host.wait_for(is_over, 60)["table"]["result"]
    told = host.at("GET", "/replay").json()
    assert told["table"]["result"] == result
    assert told["frames"][-1]["points"] == result["scores"]
    proof = host.at("GET", "/verify").json()
    assert proof["commitment_holds"]
    assert proof["outcomes_hold"]
    assert proof["replays_to_the_same_end"]
    listed = {game["game"]: game for game in host.ask("GET", "/api/games?state=finished").json()["games"]}
    assert listed[host.game]["result"] == result
    following = host.at("POST", "/rematch").json()["game"]
    assert Player(light.address, following, host.token).at("GET").json()["table"]["limit"] == 300


@pytest.mark.parametrize("most", [4, 7])
def test_every_entry_counts(serve: Serve, database: str, party: Gather, most: int) -> None:
    """A log of pauses has an end too, whether the last of them has stopped the game or let it go on."""
    server = serve(database, most_entries=most)
    table = party(server).gather(3).begin()
    votes = [(player, kind) for kind in ("pause", "play") for player in table.players]
    for number, (player, kind) in enumerate(votes[: most - 1], 2):
        last = player.command(kind, id=kind)
        assert (last["type"], last["number"]) == ("done", number)
    assert player.wait_for(is_over)["table"]["result"]["undecided"] == "limit"
    assert player.number == most + 1
    assert player.command(kind, id=kind) == last, "what was acknowledged stays so"
    assert player.command("play")["code"] == "not_playing"
    assert server.do(server.node.store.game(player.game)).state == "finished"


def test_a_log_that_was_full_before_the_limit_came_still_ends(serve: Serve, sqlite: str, party: Gather) -> None:
    """As after an update, or with a smaller limit in the row: it is loaded, and ends."""
    first = serve(sqlite)
    table = party(first).gather(3).begin()
    table.play(5)
    first.stop()
    second = serve(sqlite)
    second.do(shorten(second, table.host.game, 3))
    host = Player(second.address, table.host.game, table.host.token).open()
    told = host.table if host.table["state"] == "finished" else host.wait_for(is_over)["table"]
    assert told["result"]["undecided"] == "limit"
    host.close()


async def shorten(server: ServerHere, game: str, entries: int) -> None:
    async with server.node.store.engine.begin() as connection:
        await connection.execute(
            text("UPDATE games SET most_entries = :most WHERE game = :game"), {"most": entries, "game": game}
        )


@pytest.mark.parametrize(
    ("limit", "wanted"),
    [(299, (422, "bad_limit")), (20_001, (422, "bad_limit")), (-1, (422, "malformed")), ("300", (422, "malformed"))],
)
def test_a_limit_has_its_limits(light: ServerHere, limit: object, wanted: tuple[int, str]) -> None:
    assert code(Player(light.address).create(limit=limit)) == wanted


def test_a_table_asks_for_less_and_gets_it(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, most_entries=1000)
    player = Player(server.address)
    assert player.create().json()["table"]["limit"] == 1000
    assert player.create(limit=300).json()["table"]["limit"] == 300
    refused = player.create(limit=1001)
    assert refused.json()["error"]["reason"]["text"] == "the limit of a game is 300 to 1000 entries"
