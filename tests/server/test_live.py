"""The WebSocket: snapshots, updates, and commands that count exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from skerry.server.http.tables import first_entry, need_everybody
from skerry.server.live.progress import MOST_UNDONE
from skerry.server.store.rows import Entry
from skerry.server.store.writer import Append
from tests.server.running import ServerHere
from tests.server.wire import Party, Player

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]


def test_updates_are_numbered_and_add_up_to_a_fresh_snapshot(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    table.watch()
    table.play(40)
    for player in table.all:
        again = Player(server.address, player.game, player.token).open()
        assert again.number == player.number
        assert player.view == again.view
        for part in ("legal", "free", "why_not", "prices", "can_undo", "owed", "rolls", "clock"):
            assert player.latest[part] == again.snapshot[part]
        again.close()


def test_a_snapshot_tells_every_roll_of_the_game_however_long_ago(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    table.play(150)
    again = Player(server.address, table.host.game).open()
    recent = [event for event in again.snapshot["events"] if event["event"] == "rolled"]
    rolls = again.snapshot["rolls"]
    assert len(recent) < sum(rolls.values()) == again.view["turn"] - 1 + again.view["rolls"]
    assert all(rolls[str(event["first"] + event["second"])] > 0 for event in recent)
    again.close()


def test_the_answer_comes_before_everybody_hears_of_it(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    player = table.asked()
    before = player.number
    player.send({"type": "act", "id": "x", "number": before, "action": player.latest["legal"][0]})
    kinds = [player.receive()["type"] for _ in range(2)]
    while "update" not in kinds:
        kinds.append(player.receive()["type"])
    assert kinds.index("done") < kinds.index("update")


def test_a_retry_counts_once_even_over_another_connection(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    player = table.asked()
    message = {"type": "act", "id": "once", "number": player.number, "action": player.latest["legal"][0]}
    player.send(message)
    first = player.answer("once")
    player.send(message)
    assert player.answer("once") == first
    again = Player(server.address, player.game, player.token).open()
    again.send(message)
    assert again.answer("once") == first
    again.close()
    table.follow(first["number"])
    assert table.step() == first["number"] + 1


def test_a_known_id_is_not_carried_out_under_a_new_number(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    player = table.asked()
    first = player.act(player.latest["legal"][0], id="once")
    player.follow_to(first["number"])
    again = player.act(player.latest["legal"][0], id="once")
    assert again["type"] == "done"
    assert again["number"] == first["number"]
    assert server.table(player.game).progress.number == first["number"]  # type: ignore[union-attr]


def test_a_stale_command_is_refused_and_changes_nothing(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    player = table.asked()
    old = player.number
    table.step()
    answer = player.command("act", number=old, action=player.latest["legal"][0])
    assert (answer["type"], answer["code"], answer["number"]) == ("refused", "stale", old + 1)
    future = player.command("act", number=10**30, action=player.latest["legal"][0])
    assert (future["type"], future["code"]) == ("refused", "stale")
    assert table.step() == old + 2


def test_what_is_not_legal_is_refused_with_the_reason(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    other = table.not_asked()
    for action in ({"kind": "roll"}, {"kind": "end_turn"}, {"kind": "no_such_thing"}, table.asked().latest["legal"][0]):
        answer = other.act(action)
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert answer["reason"]["text"]
    assert server.table(other.game).progress.number == other.number  # type: ignore[union-attr]


def test_an_undone_action_is_undone_for_everybody(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    watcher = table.watch()
    player = table.asked()
    before = watcher.view
    table.step()
    assert watcher.view != before
    assert player.latest["can_undo"]
    done = player.command("undo", number=player.number)
    assert done["type"] == "done"
    table.follow(done["number"])
    assert watcher.view == before
    assert watcher.latest["undo"]
    assert not watcher.latest["can_undo"]
    refused = table.not_asked().command("undo", number=done["number"])
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    fresh = Player(server.address, player.game).open()
    assert fresh.view == before
    fresh.close()


def test_talk_reaches_everybody_once(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    watcher = table.watch()
    for _ in range(2):
        assert table.host.command("chat", text="  hello \n there ", id="talk")["type"] == "done"
    heard = watcher.wait_for(lambda message: message["type"] == "chat")["message"]
    assert (heard["seat"], heard["name"], heard["text"]) == (0, "Ada", "hello there")
    assert not [got for got in watcher.drain() if got["type"] == "chat"]
    assert [line["text"] for line in Player(server.address, table.host.game).open().snapshot["chat"]] == ["hello there"]
    refused = watcher.command("chat", text="me too")
    assert (refused["type"], refused["code"]) == ("refused", "not_yours")
    too_long = table.host.command("chat", text="x" * 301)
    assert (too_long["type"], too_long["code"]) == ("refused", "too_long")


def test_a_pause_needs_everybody_who_is_here(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    first, second, third = table.players
    third.close()
    first.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][2]["present"])
    assert first.command("pause")["type"] == "done"
    agreed = second.wait_for(lambda got: got["type"] == "table" and got["table"]["pause_votes"])
    assert agreed["table"]["state"] == "playing"
    assert second.command("pause", id="p")["type"] == "done"
    paused = first.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")
    assert paused["table"]["pause_votes"] == []
    again = second.command("pause", id="p")
    assert again["type"] == "done", "a retry gets the old answer"
    refused = second.command("pause")
    assert (refused["type"], refused["code"]) == ("refused", "not_now")
    first.follow_to(second.number)
    for player in (first, second):
        answer = player.act({"kind": "roll"})
        assert (answer["type"], answer["code"]) == ("refused", "not_playing")
    assert first.command("play")["type"] == "done"
    assert second.command("play")["type"] == "done"
    first.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "playing")


def test_a_pause_does_not_wait_for_somebody_who_went(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(2, bots=1, modules=["base"]).begin()
    first, second = table.players
    assert first.command("pause")["type"] == "done"
    second.close()
    first.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")


def test_a_pause_is_not_agreed_on_behind_the_back_of_somebody_who_lost_the_connection(
    server: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor on a node that does not know yet who is at the others."""
    monkeypatch.setattr("skerry.server.live.presence.BACK_IN", 60.0)
    first, second = party(server).gather(2, bots=1).begin().players
    second.close()
    first.wait_for(lambda got: got["type"] == "table" and not got["table"]["seats"][1]["present"])
    assert first.command("pause")["type"] == "done"
    assert server.table(first.game).row.state == "playing"
    second.open()
    assert second.table["pause_votes"] == [0]
    assert second.command("pause")["type"] == "done"
    first.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")


def test_a_seat_can_be_taken_over_from_another_device(server: ServerHere, party: Gather) -> None:
    table = party(server).gather(3).begin()
    player = table.asked()
    elsewhere = Player(server.address, player.game, player.token).open()
    done = elsewhere.act_any()
    assert done["type"] == "done"
    player.follow_to(done["number"])
    elsewhere.follow_to(done["number"])
    assert player.view == elsewhere.view
    elsewhere.close()


def test_resync_gives_a_new_snapshot_and_ping_a_pong(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3).begin()
    assert table.host.command("ping") == {"id": "0-1", "type": "pong"}
    table.host.send({"type": "resync"})
    told = table.host.wait_for(lambda got: got["type"] == "snapshot")
    assert told["view"] == table.host.snapshot["view"]


def test_before_the_start_there_is_a_table_and_no_position(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(3)
    host = table.host.open()
    assert host.snapshot["number"] == 0
    assert "view" not in host.snapshot
    refused = host.command("act", number=0, action={"kind": "roll"})
    assert (refused["type"], refused["code"]) == ("refused", "not_started")
    assert host.at("POST", "/start").status_code == 200
    told = host.wait_for(lambda got: got["type"] == "snapshot")
    assert told["number"] == 1
    assert told["view"]["decision"]
    host.close()


def test_taking_back_has_an_end(light: ServerHere, party: Gather) -> None:
    """Each time the whole game is played again: a log of nothing else could not be read in the end."""
    table = party(light).gather(3).begin()
    player = table.asked()
    for _ in range(MOST_UNDONE):
        player.follow_to(player.act_any()["number"])
        assert player.latest["can_undo"]
        player.follow_to(player.command("undo", number=player.number)["number"])
    player.follow_to(player.act_any()["number"])
    assert not player.latest["can_undo"]
    refused = player.command("undo", number=player.number)
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    for _ in range(4):
        table.follow(player.number)
        table.step()
    while table.asked() is not player:
        table.step()
    table.step()
    assert player.latest["can_undo"], "somebody else has acted since"


def test_a_game_is_read_once_however_many_come_while_it_starts(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever read it too, and later, would have put the game back to where it was then."""
    host = party(light).gather(3).host
    table, store = light.table(host.game), light.node.store
    read = store.entries
    asked: list[str] = []

    async def slow(game: str, after: int = 0) -> Any:
        asked.append(game)
        found = await read(game, after)
        await asyncio.sleep(0.1)
        return found

    async def start() -> None:
        await store.start(host.game, need_everybody, first_entry(table.row))
        await asyncio.gather(table.refresh(), *(connect() for _ in range(3)))

    async def connect() -> None:
        await asyncio.sleep(0.05)
        await table.need_progress()

    with monkeypatch.context() as here:
        here.setattr(store, "entries", slow)
        light.do(start())
    assert asked == [host.game]
    assert table.progress is not None


def test_what_is_written_while_a_game_is_read_is_not_missed(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node acts at once, and tells of it before this one has followed the log."""
    host = party(light).gather(3).host
    table, store = light.table(host.game), light.node.store
    read = store.entries

    async def start() -> None:
        begin = first_entry(table.row)
        await store.start(host.game, need_everybody, begin)
        agree = Entry(host.game, 2, 0, "table", {"table": "agree", "to": "pause"}, None, begin.entry.at)

        async def nothing_yet(game: str, after: int = 0) -> Any:
            found = await read(game, after)
            if not after:
                assert await store.append(Append(agree, "playing"))
                heard.append(asyncio.create_task(light.node.tables.hear(game, "log", "2")))
                await asyncio.sleep(0.05)
            return found

        heard: list[asyncio.Task[None]] = []
        monkeypatch.setattr(store, "entries", nothing_yet)
        await table.refresh()
        await asyncio.gather(*heard)

    light.do(start())
    assert table.progress is not None
    assert table.progress.number == 2
