"""`skerry games`: an operator beside a server that runs, with both kinds of store."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer
from sqlalchemy import text

from skerry.cli import main
from skerry.server.live.progress import Progress
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def games(capsys: pytest.CaptureFixture[str]) -> Run:
    """`skerry games` with the database of a server."""

    def call(server: ServerHere, *arguments: str) -> Answer:
        with pytest.raises(SystemExit) as ending:
            main(["games", *arguments, "--database", server.settings.database])
        said = capsys.readouterr()
        assert isinstance(ending.value.code, int)
        return Answer(ending.value.code, said.out, said.err)

    return call


def is_over(got: dict[str, Any]) -> bool:
    return bool(got["type"] == "table" and got["table"]["state"] == "finished")


def test_ending_a_game_while_it_is_played(server: ServerHere, party: Gather, games: Run) -> None:
    table = party(server).gather(3).begin()
    table.play(3)
    answer = games(server, "end", table.host.game)
    assert (answer.code, answer.out) == (0, f"{table.host.game} is ended after 5 entries.\n")
    for player in table.players:
        told = player.wait_for(is_over)["table"]["result"]
        assert (told["winners"], told["undecided"]) == ([], "operator")
        assert player.number == 5
        assert player.latest["legal"] == []
        assert player.act({"kind": "roll"})["code"] == "not_playing"
    assert table.host.at("GET", "/verify").json()["replays_to_the_same_end"]
    assert games(server, "end", table.host.game).out == f"{table.host.game} was over already.\n"


def test_an_action_at_the_same_moment_is_refused_or_counts(light: ServerHere, party: Gather, games: Run) -> None:
    """The node hears of the end by its own next entry, whose number is taken, before any sweep."""
    table = party(light).gather(3).begin()
    sweep_sees = light.node.tables.follow_operator
    light.node.tables.follow_operator = nothing  # type: ignore[method-assign]
    try:
        games(light, "end", table.host.game)
        answer = table.asked().act_any()
        assert (answer["type"], answer["code"]) == ("refused", "not_playing")
        assert light.table(table.host.game).row.state == "finished"
    finally:
        light.node.tables.follow_operator = sweep_sees  # type: ignore[method-assign]


async def nothing() -> None:
    pass


def test_ending_a_game_whose_bots_never_stop(server: ServerHere, party: Gather, games: Run) -> None:
    host = party(server).gather(1, bots=3, options={"target": 20}).begin().host
    host.at("POST", "/leave")
    host.follow_to(30)
    assert games(server, "end", host.game).code == 0
    host.wait_for(is_over)
    entries: Any = server.do(server.node.store.entries(host.game))
    assert entries[-1].body == {"table": "end", "why": "operator"}
    row = server.do(server.node.store.game(host.game))
    assert row.result == server.table(host.game).progress.result()  # type: ignore[union-attr]
    assert entries[-1].number == row.length == len(entries)


def test_a_game_that_nobody_has_in_memory_is_ended(serve: Serve, database: str, party: Gather, games: Run) -> None:
    first = serve(database)
    table = party(first).gather(3).begin()
    first.stop()
    assert games(first, "end", table.host.game).code == 0
    second = serve(database)
    table.host.address = second.address
    assert table.host.at("GET").json()["table"]["result"]["undecided"] == "operator"


def test_a_game_stopped_by_a_fault_is_ended(
    server: ServerHere, party: Gather, games: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = party(server).gather(3).begin()
    table.play(2)
    follow_play = Progress.follow_play

    def fail(self: Progress, entry: Any) -> None:
        if entry.game == table.host.game and entry.number > 3:
            raise RuntimeError("inside the engine")
        follow_play(self, entry)

    monkeypatch.setattr(Progress, "follow_play", fail)
    assert table.asked().act_any()["code"] == "fault"
    assert games(server, "end", table.host.game).code == 0
    assert table.host.wait_for(is_over)["table"]["result"]["undecided"] == "operator"
    assert table.host.at("GET").json()["table"]["state"] == "finished"


def test_a_game_that_cannot_be_made_any_more_is_ended(serve: Serve, database: str, party: Gather, games: Run) -> None:
    first = serve(database)
    table = party(first).gather(3).begin()

    async def spoil() -> None:
        async with first.node.store.engine.begin() as connection:
            await connection.execute(
                text("UPDATE games SET config = REPLACE(config, '\"base\"', '\"lost\"') WHERE game = :game"),
                {"game": table.host.game},
            )

    first.do(spoil())
    first.stop()
    second = serve(database)
    table.host.address = second.address
    host = Player(second.address, table.host.game, table.host.token)
    assert host.at("GET").json()["table"]["fault"]
    assert games(second, "end", host.game).code == 0
    until(lambda: host.at("GET").json()["table"]["state"] == "finished")
    assert host.at("GET").json()["table"]["result"]["undecided"] == "operator"


def test_deleting_a_game_sends_everybody_away(server: ServerHere, party: Gather, games: Run) -> None:
    table = party(server).gather(2, bots=1).begin()
    table.host.command("chat", text="hello")
    lobby = Player(server.address)
    lobby.create()
    lobby.open()
    answer = games(server, "delete", table.host.game, lobby.game, "--yes")
    assert answer.code == 0
    assert answer.out == f"{table.host.game} is deleted.\n{lobby.game} is deleted.\n"
    for player in (*table.players, lobby):
        assert player.closed_with() == (4404, "game_gone")
        assert player.at("GET").status_code == 404
        assert player.game not in server.node.tables.loaded


def test_deleting_a_game_whose_bots_never_stop(server: ServerHere, party: Gather, games: Run) -> None:
    host = party(server).gather(1, bots=3, options={"target": 20}).begin().host
    host.at("POST", "/leave")
    host.follow_to(30)
    assert games(server, "delete", host.game, "--yes").code == 0
    assert host.closed_with()[0] == 4404
    assert server.do(server.node.store.entries(host.game)) == []
    sound = party(server).gather(3).begin()
    sound.play(2)


def test_deleting_asks_first(light: ServerHere, party: Gather, games: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    host = party(light).gather(3).begin().host
    asked: list[str] = []

    def answers_no(question: str, abort: bool) -> None:
        asked.append(question)
        raise typer.Abort

    monkeypatch.setattr("typer.confirm", answers_no)
    assert games(light, "delete", host.game).code == 130
    assert asked == [f"Delete {host.game} for good?"]
    assert host.at("GET").status_code == 200


def test_a_wrong_name_is_told_before_anything_is_done(light: ServerHere, party: Gather, games: Run) -> None:
    game = party(light).gather(3).begin().host.game
    for what in (("end",), ("delete", "--yes")):
        answer = games(light, *what, game, "nosuchgame")
        assert (answer.code, answer.err) == (2, "skerry: there is no game nosuchgame\n")
    assert light.do(light.node.store.game(game)).state == "playing"
    assert games(light, "show", "nosuchgame").code == 2


def test_a_table_that_has_not_begun_is_not_ended(light: ServerHere, games: Run) -> None:
    host = Player(light.address)
    host.create()
    assert "has not begun" in games(light, "end", host.game).out
    assert host.at("GET").json()["table"]["state"] == "open"


def test_games_are_listed_by_what_is_wanted(serve: Serve, database: str, party: Gather, games: Run) -> None:
    server = serve(database)
    lobby = Player(server.address)
    lobby.create()
    playing, over = (party(server).gather(3).begin().host.game for _ in range(2))
    games(server, "end", over)
    names = {"open": lobby.game, "playing": playing, "over": over}

    def listed(*wanted: str) -> set[str]:
        found = set(games(server, "list", "--names", *wanted).out.split())
        return {name for name, game in names.items() if game in found}

    assert listed() == {"open", "playing", "over"}
    assert listed("--state", "unfinished") == {"open", "playing"}
    assert listed("--state", "finished") == {"over"}
    assert listed("--address", "127.0.0.1") == {"open", "playing", "over"}
    assert listed("--address", "10.0.0.1") == set()
    assert listed("--older-than", "1h") == listed("--untouched", "1d") == set()
    time.sleep(1.1)
    assert listed("--older-than", "1s") == {"open", "playing", "over"}
    assert listed("--untouched", "1s", "--state", "open") == {"open"}
    assert len(games(server, "list", "--names", "--most", "2").out.split()) == 2
    shown = games(server, "list").out
    for word in ("127.0.0.1", "base", playing):
        assert word in shown


def test_a_game_is_shown_without_its_secrets(light: ServerHere, party: Gather, games: Run) -> None:
    table = party(light).gather(2, bots=1, clock={"decision": 60, "turn": 180, "bank": 300}).begin()
    row = light.do(light.node.store.game(table.host.game))
    shown = games(light, "show", table.host.game).out
    for word in (table.host.game, "playing", "127.0.0.1", "Ada", "Player 1", "bot random", "decision 60 s"):
        assert word in shown
    assert row.seed not in shown
    assert not any(seat.token in shown for seat in light.table(table.host.game).seats if seat.token)
    games(light, "end", table.host.game)
    assert "undecided: operator" in games(light, "show", table.host.game).out


@pytest.mark.parametrize(
    ("wanted", "wrong"), [(("--state", "gone"), "no state 'gone'"), (("--untouched", "2 weeks"), "--untouched")]
)
def test_what_is_wrong_is_said(light: ServerHere, games: Run, wanted: tuple[str, ...], wrong: str) -> None:
    answer = games(light, "list", *wanted)
    assert answer.code == 2
    assert wrong in answer.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "typo.db"
    with pytest.raises(SystemExit) as ending:
        main(["games", "list", "--database", f"sqlite:///{file}"])
    assert ending.value.code == 2
    assert "there is no database" in capsys.readouterr().err
    assert not file.exists()


def test_an_older_database_is_not_changed_under_a_server_that_runs(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, serve: Serve
) -> None:
    server = serve(sqlite)
    monkeypatch.setattr("skerry.server.store.migrations.STEPS", (("",),) * 99)
    with pytest.raises(SystemExit):
        main(["games", "list", "--database", server.settings.database])
    assert "start the server of this one first" in capsys.readouterr().err


def test_who_talks_at_a_game_that_was_just_deleted_is_told_so(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, sweep_every=60.0)
    host = party(server).gather(3).begin().host
    store = server.node.store
    server.do(store.remove(host.game, lambda row, seats: None))
    answer = host.command("chat", text="anybody?")
    assert answer["code"] == "no_such_game"
    assert store.outage.count == 0
