"""After a lost answer, a failed read or a race: memory, log and everybody's screen agree again by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from skerry.server.errors import Refusal
from skerry.server.live.client import Client
from skerry.server.live.commands import come_back, step_away
from skerry.server.live.driver import Driver
from skerry.server.live.progress import Progress, follow_log, stopped
from skerry.server.store.rows import Entry
from skerry.server.store.writer import Append
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


async def fail(*_: object) -> Any:
    raise OperationalError("", {}, Exception("connection lost"))


def test_an_action_whose_commit_was_not_confirmed_is_shown_to_everybody(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found in the log and acknowledged; nobody has to do anything for the table to show it."""
    table = party(light).gather(3).begin()
    append = light.node.store.append

    async def lose_after(wanted: Append) -> bool:
        await append(wanted)
        return bool(await fail())

    with monkeypatch.context() as here:
        here.setattr(light.node.store, "append", lose_after)
        done = table.asked().act_any()
    assert done["type"] == "done"
    table.follow(done["number"])


def test_a_command_is_answered_once_however_its_talk_is_spread(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is stored and acknowledged; that it could not be read back is no answer to whoever said it."""
    host = party(light).gather(2, bots=1).begin().host
    with monkeypatch.context() as here:
        here.setattr(light.node.store, "talk", fail)
        assert host.command("chat", text="hello", id="talk")["type"] == "done"
        host.command("ping")
    assert sum('"id":"talk"' in frame for frame in host.frames) == 1
    assert host.command("chat", text="hello", id="talk")["type"] == "done"
    assert host.wait_for(lambda got: got["type"] == "chat")["message"]["text"] == "hello"


def test_a_line_that_was_said_is_not_refused_for_talking_too_much(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, talk_per_second=0.0, talk_burst=1.0)
    host = party(server).gather(2, bots=1).begin().host
    for _ in range(2):
        assert host.command("chat", text="hello", id="talk")["type"] == "done"
    assert host.command("chat", text="hello", id="more")["code"] == "too_fast"


@pytest.mark.parametrize("ahead", [0, 1])
def test_a_log_that_cannot_be_read_is_no_failure_of_ours(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Whether or not the command was carried out cannot be said before the log can be read."""
    table = party(light).gather(3).begin()
    player = table.asked()
    store = light.node.store

    async def somebody_was_faster(_: Append) -> bool:
        return False

    with monkeypatch.context() as here:
        here.setattr(store, "append", somebody_was_faster)
        here.setattr(store, "entries", fail)
        answer = player.command("act", number=player.number + ahead, action=player.latest["legal"][0])
    assert (answer["type"], answer["code"]) == ("refused", "unavailable")
    assert table.step() == 2


def test_a_game_that_began_while_the_log_could_not_be_read_is_read_afresh(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start is stored: whoever was at the table comes back to a game and not to half of one."""
    table = party(light).gather(2, bots=1)
    host, guest = table.players
    host.open()
    with monkeypatch.context() as here:
        here.setattr(light.node.store, "entries", fail)
        host.at("POST", "/start")
    assert host.closed_with()[0] == 1001
    for player in (host, guest):
        player.open()
        table.stack.callback(player.close)
    assert host.table["state"] == "playing"
    table.play(2)
    assert host.table["fault"] is None


def test_whoever_has_sat_down_gets_the_token_whatever_becomes_of_the_table(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Player(light.address)
    host.create()
    guest = Player(light.address, host.game)
    with monkeypatch.context() as here:
        here.setattr(light.node.store, "seats", fail)
        assert guest.join("Guest").status_code == 200
    assert guest.open().seat == 1
    guest.close()


def test_a_table_that_is_forgotten_twice_takes_no_other_with_it(light: ServerHere, party: Gather) -> None:
    """Two things about a game that could not be followed, and somebody who came back between them."""
    host = party(light).gather(2, bots=1).begin().host
    tables = light.node.tables
    old = light.table(host.game)
    light.do(tables.forget(old))
    new = light.do(tables.find(host.game))
    light.do(tables.forget(old))
    assert tables.loaded.get(host.game) is new


def test_nobody_is_let_in_at_a_table_that_was_forgotten(light: ServerHere, party: Gather) -> None:
    """Nothing would be told there any more."""
    host = party(light).gather(2, bots=1).begin().host
    table = light.table(host.game)

    async def come_late() -> Client:
        await light.node.tables.forget(table)
        client = Client(None)
        table.admit(client)
        return client

    client = light.do(come_late())
    assert client.gone
    assert client not in table.audience.clients


def test_a_driver_ends_even_if_something_happens_at_that_moment(light: ServerHere, party: Gather) -> None:
    """Else the sweep, or the end of the server, would wait for it for ever."""
    host = party(light).gather(3, clock={"decision": 600.0, "turn": 600.0, "bank": 0.0}).begin().host
    table = light.table(host.game)

    async def forget() -> bool:
        await asyncio.sleep(0.05)
        table.wake.set()
        ending = asyncio.create_task(light.node.tables.forget(table))
        ended, _ = await asyncio.wait({ending}, timeout=5.0)
        return ending in ended

    assert light.do(forget())


def test_a_task_that_ends_another_can_be_ended_itself(light: ServerHere, party: Gather) -> None:
    """A server that is stopped while its sweep forgets a game does not wait for the sweep for ever."""
    table = light.table(party(light).gather(3).host.game)

    async def end_slowly() -> None:
        try:
            await asyncio.sleep(60.0)
        finally:
            await asyncio.sleep(0.2)

    async def forget() -> bool:
        table.driver = asyncio.create_task(end_slowly())
        await asyncio.sleep(0)
        forgetting = asyncio.create_task(light.node.tables.forget(table))
        await asyncio.sleep(0.05)
        forgetting.cancel()
        await asyncio.wait({forgetting})
        return forgetting.cancelled()

    assert light.do(forget())


def test_a_table_that_was_forgotten_is_not_driven(light: ServerHere, party: Gather) -> None:
    table = light.table(party(light).gather(2, bots=1).begin().host.game)

    async def drive_late() -> None:
        await light.node.tables.forget(table)
        table.driver = None
        light.node.tables.drive(table)

    light.do(drive_late())
    assert table.driver is None


def test_games_that_stand_still_keep_no_other_from_its_time(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their time is up as well and stays up; there may be more of them than are looked at in one go."""
    server = serve(sqlite, sweep_every=0.1)
    monkeypatch.setattr("skerry.server.live.tables.MOST_WOKEN", 1)
    quick = {"decision": 1.0, "turn": 1.0, "bank": 0.0}
    broken, sound = (party(server).gather(2, bots=1, clock=quick) for _ in range(2))

    def stop(row: Any, entries: Any) -> Progress:
        progress = follow_log(row, entries)
        return stopped(progress) if row.game == broken.host.game else progress

    monkeypatch.setattr("skerry.server.live.table.follow_log", stop)
    for table in (broken, sound):
        assert table.host.at("POST", "/start").status_code == 200
        server.do(server.node.tables.forget(server.table(table.host.game)))
    until(lambda: server.do(server.node.store.game(sound.host.game)).length > 1)


def test_one_entry_that_cannot_be_stored_spoils_no_other(server: ServerHere, party: Gather) -> None:
    """They would be committed together; somebody has deleted one of the games."""
    host = party(server).gather(2, bots=1).host
    store = server.node.store
    sound = Append(Entry(host.game, 1, 0, "table", {"table": "begin"}, None, 0.0), "playing")
    orphan = replace(sound, entry=replace(sound.entry, game="nosuchgame"))

    async def both() -> list[Any]:
        return await asyncio.gather(store.append(orphan), store.append(sound), return_exceptions=True)

    refused, stored = server.do(both())
    assert isinstance(refused, IntegrityError)
    assert stored is True


@pytest.mark.parametrize("change", [come_back, step_away])
def test_nothing_is_added_to_a_game_that_is_stopped_by_a_fault(
    light: ServerHere, party: Gather, change: Callable[..., Any]
) -> None:
    """It may be stopped on this node only, and must not be put down as paused for all."""
    host = party(light).gather(3).begin().host
    table = light.table(host.game)

    async def stop() -> None:
        assert table.progress is not None
        table.progress = stopped(table.progress.fork())
        table.progress.stand_ins = {0} if change is come_back else set()

    light.do(stop())
    before = light.do(light.node.store.game(host.game))
    with pytest.raises(Refusal) as refused:
        light.do(change(table, 0))
    assert refused.value.code == "fault"
    assert light.do(light.node.store.game(host.game)) == before
    if change is step_away:
        assert code(host.at("POST", "/leave")) == (409, "fault")


def test_other_nodes_hear_last_who_is_here_now(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older word that arrived later would leave somebody out, and a pause would not wait for that person."""
    table = light.table(party(light).gather(3).host.game)
    tables = light.node.tables
    told: list[str] = []

    async def slow_at_first(payload: str) -> None:
        delays.append(0.0)
        await asyncio.sleep(delays[-2])
        told.append(payload)

    delays = [0.2]

    async def come_one_by_one() -> None:
        words = []
        for seat in range(2):
            table.admit(Client(seat))
            words.append(asyncio.create_task(tables.announce(table)))
            await asyncio.sleep(0.02)
        await asyncio.gather(*words)

    monkeypatch.setattr(light.node.store, "tell", slow_at_first)
    light.do(come_one_by_one())
    assert [payload.split(" ")[3:] for payload in told] == [["0"], ["0", "1"]]


def test_a_line_said_while_a_game_is_being_read_is_heard(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that reads it has no table yet that could be told of it."""
    first, second = serve(postgres), serve(postgres)
    host = Player(first.address)
    host.create()
    host.open()
    store = second.node.store
    talk = store.talk
    said: list[str] = []

    async def say_meanwhile(game: str, *more: Any) -> Any:
        found = await talk(game, *more)
        if not said:
            said.append(game)
            await asyncio.to_thread(host.command, "chat", text="hello")
            await asyncio.sleep(0.3)
        return found

    monkeypatch.setattr(store, "talk", say_meanwhile)
    watcher = Player(second.address, host.game).open()
    assert [line["text"] for line in watcher.snapshot["chat"]] == ["hello"]
    watcher.close()
    host.close()


def test_a_pause_is_not_agreed_on_by_whoever_comes_back_first_after_a_restart(
    serve: Serve, database: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skerry.server.live.presence.BACK_IN", 0.0)
    monkeypatch.setattr("skerry.server.live.presence.COMING_BACK", 60.0)
    before = serve(database)
    host, guest = party(before).gather(2, bots=1).begin().players
    assert host.command("pause")["type"] == "done"
    before.stop()
    after = serve(database)
    for player in (host, guest):
        player.address = after.address
    host.open()
    assert not [got for got in host.drain(0.5) if got.get("table", {}).get("state") == "paused"]
    guest.open()
    assert guest.table["pause_votes"] == [0]
    assert guest.command("pause")["type"] == "done"
    host.wait_for(lambda got: got["type"] == "table" and got["table"]["state"] == "paused")


def test_whoever_was_asked_before_a_restart_has_a_moment_to_come_back(
    light: ServerHere, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time ran out while there was no server; nobody is to lose a turn by that."""
    monkeypatch.setattr("skerry.server.live.driver.COMING_BACK", 5.0)
    table = party(light).gather(3, clock={"decision": 600.0, "turn": 600.0, "bank": 0.0}).begin()
    progress = light.table(table.host.game).progress
    assert progress is not None
    assert progress.clock is not None
    seat = progress.game.actors[0]
    asked = progress.clock.since[seat]
    assert asked is not None

    def deadline(started: float) -> float | None:
        return Driver(light.table(table.host.game), light.node.minds, started).deadline_of(progress, seat)

    assert deadline(asked - 100.0) == asked + 600.0, "asked by this very node"
    assert deadline(asked + 100.0) == asked + 600.0, "time enough"
    assert deadline(asked + 599.0) == asked + 604.0
    assert deadline(asked + 10_000.0) == asked + 10_005.0
