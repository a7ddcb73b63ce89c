"""Pauses, leaving and coming back: each is remembered, and none fills the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skerry.server.live.progress import MOST_UNREST
from tests.server.running import ServerHere
from tests.server.wire import Party, code

Gather = Callable[[ServerHere], Party]


def together(table: Party, kind: str) -> None:
    for player in table.players:
        answer = player.command(kind)
        assert answer["type"] == "done", answer
        table.follow(answer["number"])


def test_pausing_has_a_brake_and_going_on_has_none(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    pauses = 0
    first: Any = None
    while (answer := table.host.command("pause", id=f"p{pauses}"))["type"] == "done":
        first = first or answer
        table.follow(answer["number"])
        for player in table.players[1:]:
            table.follow(player.command("pause")["number"])
        together(table, "play")
        pauses += 1
    assert 5 < pauses <= MOST_UNREST
    assert answer["code"] == "not_now"
    assert table.host.table["state"] == "playing"
    assert table.host.command("pause", id="p0") == first, "what was acknowledged is acknowledged again"
    table.step()
    together(table, "pause")


@pytest.mark.parametrize("kind", ["pause", "back"])
def test_what_changed_nothing_is_known_again(server: ServerHere, party: Gather, kind: str) -> None:
    """A late retry gets the number of the first time, however far the game has come."""
    table = party(server).gather(3).begin()
    host = table.host
    first = host.command(kind, id="first")
    second = host.command(kind, id="second")
    assert (first["type"], second["type"]) == ("done", "done")
    assert second["number"] == first["number"] + 1
    votes = [0] if kind == "pause" else []
    table.follow(second["number"])
    assert (host.table["state"], host.table["pause_votes"]) == ("playing", votes)
    table.play(2)
    assert host.command(kind, id="second") == second
    assert host.command(kind, id="first") == first
    assert server.table(host.game).progress.number == second["number"] + 2  # type: ignore[union-attr]


def test_a_vote_to_go_on_that_changed_nothing_is_known_again(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    together(table, "pause")
    host = table.host
    answers = [host.command("play", id=name) for name in ("a", "b")]
    assert [answer["type"] for answer in answers] == ["done", "done"]
    for player in table.players[1:]:
        player.command("play")
    assert host.command("play", id="b") == answers[1]


@pytest.mark.parametrize("kind", ["pause", "back"])
def test_what_changes_nothing_has_a_brake(light: ServerHere, party: Gather, kind: str) -> None:
    table = party(light).gather(3).begin()
    answers = [table.host.command(kind) for _ in range(MOST_UNREST + 5)]
    assert [answer["type"] for answer in answers] == ["done"] * MOST_UNREST + ["refused"] * 5
    assert {answer["code"] for answer in answers[MOST_UNREST:]} == {"not_now"}
    table.follow(table.host.number)
    table.step()
    assert table.host.command(kind)["type"] == "done"


def test_leaving_has_a_brake_and_coming_back_has_none(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    player = table.not_asked()
    times = 0
    while (left := player.at("POST", "/leave")).status_code == 200:
        assert player.command("back")["type"] == "done"
        times += 1
        assert times <= MOST_UNREST
    assert code(left) == (409, "not_now")
    assert times > 5
    assert player.command("ping")["type"] == "pong"
    assert light.table(player.game).bot_of(player.seat) is None  # type: ignore[arg-type]


def test_a_table_has_so_many_lines_of_talk(serve: Any, database: str, party: Gather) -> None:
    server = serve(database, most_lines=3)
    host = party(server).gather(3).begin().host
    answers = [host.command("chat", id=f"c{line}", text=f"line {line}") for line in range(5)]
    assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
    assert answers[3]["code"] == "not_now"
    assert host.command("chat", id="c2", text="line 2")["type"] == "done"
    assert len(server.do(server.node.store.talk(host.game))) == 3


def test_the_brake_keeps_nobody_from_calling_a_bot(
    serve: Callable[..., ServerHere], sqlite: str, party: Gather
) -> None:
    """Whoever is away may be the only one who could act, so this must always be possible."""
    table = party(serve(sqlite, away_after=0.0)).gather(2, bots=1).begin()
    host, guest = table.players
    # Where the host is asked nobody else acts, which would end the unrest.
    while table.asked() is not host:
        table.step()
    while (answer := host.command("back"))["type"] == "done":
        table.follow(answer["number"])
    assert answer["code"] == "not_now"
    guest.close()
    host.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    assert host.command("call_bot", seat=1)["type"] == "done"
    assert host.command("call_bot", seat=1)["code"] == "not_now", "which changes nothing more"
