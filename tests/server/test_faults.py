"""When something breaks: one game stops with its record kept, all others go on."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from skerry.engine.action import Action
from skerry.engine.event import Event
from skerry.game import Game
from skerry.server.live.progress import Progress, follow_log
from skerry.server.logs import JsonLines
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

pytestmark = pytest.mark.twice

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


class Broken(Exception):
    pass


def break_game(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """From now on the engine fails in one game."""
    follow_play = Progress.follow_play

    def fail(self: Progress, entry: Any) -> None:
        if entry.game == game:
            raise Broken("inside the engine")
        follow_play(self, entry)

    monkeypatch.setattr(Progress, "follow_play", fail)


def test_an_engine_fault_pauses_that_game_only(
    server: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = party(server).gather(3).begin(), party(server).gather(3).begin()
    broken.play(4)
    watcher = broken.watch()
    with monkeypatch.context() as here:
        break_game(here, broken.host.game)
        player = broken.asked()
        before = player.view
        answer = player.act_any()
        assert (answer["type"], answer["code"]) == ("refused", "fault")
        assert "engine" not in answer["reason"]["text"]
        for each in broken.all:
            told = (
                each.table
                if each.table["fault"]
                else each.wait_for(lambda got: bool(got.get("table", {}).get("fault")))["table"]
            )
            assert told["state"] == "paused"
        sound.play(4)
    assert watcher.view == before or watcher.seat is None
    refused = player.command("play")
    assert (refused["type"], refused["code"]) == ("refused", "fault")
    player.follow_to(server.table(player.game).progress.number)  # type: ignore[union-attr]
    assert player.view == before, "the position is as it was"
    assert player.act_any()["code"] == "fault"
    entries: Any = server.do(server.node.store.entries(broken.host.game))
    assert [entry.body.get("kind") for entry in entries[1:5]] == [entry.body["kind"] for entry in entries[1:5]]
    assert entries[-1].body["table"] == "fault"
    assert entries[-1].body["action"]["kind"]
    row: Any = server.do(server.node.store.game(broken.host.game))
    assert row.state == "paused"
    assert row.fault


def test_what_cannot_even_be_judged_is_no_action_and_no_fault(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a client makes up breaks nothing for the others at the table."""

    def fail(*_: object) -> None:
        raise Broken("while reading")

    table = party(light).gather(3).begin()
    with monkeypatch.context() as here:
        here.setattr(Game, "judged", fail)
        answer = table.asked().act_any()
    assert (answer["type"], answer["code"]) == ("refused", "malformed")
    assert table.host.table["fault"] is None
    assert table.step() == 2


def test_an_action_is_read_and_judged_once(light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    table = party(light).gather(3).begin()
    read, judge, apply = Action.from_json, Game.judged, Game.apply
    counted = []

    def reading(data: object) -> Action:
        counted.append("read")
        return read(data)

    def judging(self: Game, seat: int, action: Action) -> int:
        counted.append("judged")
        return judge(self, seat, action)

    def applying(self: Game, seat: int, action: Action) -> list[Event]:
        counted.append("judged and carried out")
        return apply(self, seat, action)

    with monkeypatch.context() as here:
        here.setattr(Action, "from_json", reading)
        here.setattr(Game, "judged", judging)
        here.setattr(Game, "apply", applying)
        table.step()
    assert counted == ["read", "judged"]


def test_a_fault_while_telling_pauses_the_game(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = party(light).gather(3).begin(), party(light).gather(3).begin()
    bad = light.table(broken.host.game)
    view = Game.view

    def fail(self: Game, seat: int | None = None) -> object:
        if (
            bad.progress is not None
            and self.kernel.rules is bad.progress.game.kernel.rules
            and self is bad.progress.game
        ):
            raise Broken("inside the view")
        return view(self, seat)

    with monkeypatch.context() as here:
        here.setattr(Game, "view", fail)
        answer = broken.asked().act_any()
        assert answer["type"] == "done", "it was stored before anybody was told"
        broken.host.wait_for(lambda got: got["type"] == "table" and bool(got["table"]["fault"]))
        sound.play(3)


def test_a_log_that_cannot_be_followed_stops_at_the_last_good_entry(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = party(light).gather(3).begin()
    table.play(6)
    for player in table.players:
        player.close()
    game = table.host.game
    light.do(light.node.tables.forget(light.table(game)))
    follow_play = Progress.follow_play

    def fail(self: Progress, entry: Any) -> None:
        if entry.game == game and entry.number == 5:
            raise Broken("inside the engine")
        follow_play(self, entry)

    with monkeypatch.context() as here:
        here.setattr(Progress, "follow_play", fail)
        host = table.host.open()
        assert host.snapshot["number"] == 4
        assert (host.table["state"], bool(host.table["fault"])) == ("paused", True)
        assert len(light.do(light.node.store.entries(game))) == 7, "the record is kept as it is"
        host.close()
    light.do(light.node.tables.forget(light.table(game)))
    host = Player(light.address, game, table.host.token).open()
    assert (host.number, host.table["fault"]) == (7, None), "with a sound engine the game goes on"
    host.close()


def test_an_action_is_not_acknowledged_when_the_store_fails(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written all the same is found in the log, at once or by the retry; it counts once either way."""
    table = party(light).gather(3).begin()
    player = table.asked()
    store = light.node.store
    append = store.append

    async def lose_before(_: object) -> bool:
        raise OperationalError("", {}, Exception("disk full"))

    async def lose_after(entry: Any) -> bool:
        await append(entry)
        raise OperationalError("", {}, Exception("connection lost"))

    for number, (lose, command) in enumerate(((lose_before, "a"), (lose_after, "b")), 2):
        player = table.asked()
        message = {"type": "act", "id": command, "number": player.number, "action": player.latest["legal"][0]}
        with monkeypatch.context() as here:
            here.setattr(store, "append", lose)
            player.send(message)
            answer = player.answer(command)
            assert answer.get("code") == ("unavailable" if lose is lose_before else None)
        player.send(message)
        assert player.answer(command) == {"id": command, "type": "done", "number": number}
        table.follow(number)
    entries: Any = light.do(store.entries(player.game))
    assert [entry.command for entry in entries] == [None, "a", "b"]


def test_a_retry_is_not_refused_while_the_store_cannot_tell_whether_it_was_done(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The action was written and the game moved on; its player only has not heard of it."""
    table = party(light).gather(3).begin()
    player = table.asked()
    message = {"type": "act", "id": "a", "number": player.number, "action": player.latest["legal"][0]}
    player.send(message)
    done = player.answer("a")

    async def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception("connection lost"))

    with monkeypatch.context() as here:
        here.setattr(light.node.store, "number_of", fail)
        player.send(message)
        assert player.answer("a")["code"] == "unavailable"
    player.send(message)
    assert player.answer("a") == done


def test_a_command_that_lost_a_race_is_not_remembered_as_done(light: ServerHere, party: Gather) -> None:
    """Another node took the number: what was tried on a copy has not happened."""
    table = party(light).gather(3).begin()
    store = light.node.store
    player = table.asked()
    append = store.append
    stolen: list[Any] = []

    async def somebody_is_faster(wanted: Any) -> bool:
        if not stolen:
            stolen.append(wanted)
            other = replace(wanted.entry, cause="table", body={"table": "agree", "to": "pause"}, command=None)
            assert await append(replace(wanted, entry=other))
        return await append(wanted)

    store.append = somebody_is_faster  # type: ignore[method-assign]
    try:
        done = player.act_any()
    finally:
        store.append = append  # type: ignore[method-assign]
    assert (done["type"], done["number"]) == ("done", 3)
    entries: Any = light.do(store.entries(player.game))
    assert [entry.body.get("table", "play") for entry in entries] == ["begin", "agree", "play"]
    table.follow(3)


def test_a_bot_goes_on_when_the_store_is_back(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody does anything meanwhile: the game is not left standing at the bot's turn."""
    table = party(light).gather(1, bots=2).begin()
    store = light.node.store
    append = store.append
    lost: list[Any] = []

    async def lose_first(wanted: Any) -> bool:
        if wanted.entry.cause == "bot" and wanted.entry.game == table.host.game and not lost:
            lost.append(wanted)
            raise OperationalError("", {}, Exception("disk full"))
        return await append(wanted)

    with monkeypatch.context() as here:
        here.setattr(store, "append", lose_first)
        while not lost:
            if table.host.is_asked:
                table.host.act_any()
            else:
                table.host.receive()
        number = lost[0].entry.number
        while table.host.number < number:
            table.host.receive(patience=5.0)


def test_a_failure_of_the_store_is_logged_without_what_was_written(
    serve: Serve, sqlite: str, party: Gather, caplog: pytest.LogCaptureFixture
) -> None:
    """Seeds, hashes of tokens and talk are what a statement carries."""
    caplog.set_level(logging.DEBUG)
    server = serve(sqlite)
    table = party(server).gather(2, bots=1).begin()

    async def refuse_insertions() -> None:
        async with server.node.store.engine.begin() as connection:
            for name in ("games", "chat"):
                refuse = f"BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
                await connection.execute(text(f"CREATE TRIGGER no_{name} {refuse}"))

    server.do(refuse_insertions())
    assert Player(server.address).create().status_code == 503
    server.node.store.outage.count = 0  # so that the second is told as well
    assert table.host.command("chat", text="between us")["code"] == "unavailable"
    told = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("skerry"))
    assert "INSERT INTO games" in told
    assert "INSERT INTO chat" in told
    assert not re.search(r"[0-9a-f]{64}", told)
    assert "between us" not in told


def two_forgotten_games(server: ServerHere, party: Gather) -> tuple[Party, Party]:
    """Two games whose clocks run out soon, neither of them in memory."""
    quick = {"decision": 1.0, "turn": 1.0, "bank": 0.0}
    first, second = (party(server).gather(2, bots=1, clock=quick) for _ in range(2))
    for table in (first, second):
        assert table.host.at("POST", "/start").status_code == 200
        server.do(server.node.tables.forget(server.table(table.host.game)))
    return first, second


def test_a_game_that_cannot_even_be_made_keeps_no_other_from_its_time(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new version may not know what an old game was made from: it is told, and the clocks of the others run."""
    server = serve(sqlite, sweep_every=0.1)
    broken, sound = two_forgotten_games(server, party)

    def fail(row: Any, entries: Any) -> Progress:
        if row.game == broken.host.game:
            raise Broken("no such module")
        return follow_log(row, entries)

    monkeypatch.setattr("skerry.server.live.table.follow_log", fail)
    until(lambda: server.do(server.node.store.game(sound.host.game)).length > 1)
    told = broken.host.at("GET").json()["table"]
    assert (told["state"], bool(told["fault"])) == ("paused", True)
    host = broken.host.open()
    assert "view" not in host.snapshot
    assert host.command("act", number=0, action={"kind": "roll"})["code"] == "fault"
    host.close()


def test_a_game_that_cannot_be_loaded_keeps_no_other_from_its_time(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite, sweep_every=0.1)
    broken, sound = two_forgotten_games(server, party)
    load = server.node.tables.load

    async def fail(game: str) -> Any:
        if game == broken.host.game:
            raise Broken("inside the store")
        return await load(game)

    monkeypatch.setattr(server.node.tables, "load", fail)
    until(lambda: server.do(server.node.store.game(sound.host.game)).length > 1)


def test_a_table_that_could_not_follow_is_read_afresh(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells twice what was written elsewhere."""
    table = party(light).gather(2, bots=1).begin()

    async def lose(*_: object) -> None:
        raise OperationalError("", {}, Exception("connection lost"))

    with monkeypatch.context() as here:
        here.setattr(light.node.store, "talk", lose)
        light.do(light.node.tables.hear(table.host.game, "chat", "1"))
    assert table.host.closed_with()[0] == 1001
    assert table.host.open().command("ping")["type"] == "pong"


def test_a_table_that_breaks_keeps_no_other_from_what_it_missed(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = party(light).gather(3), party(light).gather(3)
    tables = light.node.tables
    hear_of = tables.hear_of
    heard: list[str] = []

    async def fail(table: Any, *more: Any) -> None:
        heard.append(table.row.game)
        if table.row.game == broken.host.game:
            raise Broken("inside the table")
        await hear_of(table, *more)

    with monkeypatch.context() as here:
        here.setattr(tables, "hear_of", fail)
        light.do(tables.hear("*", "missed", ""))
    assert heard[-1] == sound.host.game
