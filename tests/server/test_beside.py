"""Long work beside the node: it is stopped, shared, kept and waited for in a fair line, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import skerry.game
from skerry.server.beside import process, worker
from skerry.server.beside.kept import AROUND, Kept
from skerry.server.beside.kinds import JUDGE, PLAN, with_map
from skerry.server.beside.line import Line, Piece
from skerry.server.errors import Refusal
from skerry.server.settings import Settings
from tests.server.running import ServerHere, ServerProcess, until
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]

# A map whose coast, walked around without a bound, was never walked around.
UNKNOWN_COAST = """name x
row 0 offset 0: ? forest:5
stack terrain: hill
stack tokens: 6
frame from (0,0) side NE
piece: 3:1 at 0
"""


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of this test do work that goes wrong."""
    monkeypatch.setattr(process, "WORKS", "tests.server.odd_works")


def ask(server: ServerHere, what: str, address: str = "10.0.0.1", **options: Any) -> httpx.Response:
    body = {"modules": [what], "players": 3, "options": options}
    return Player(server.address).ask("POST", "/api/judge", body, headers={"X-Forwarded-For": address})


def is_running(number: int) -> bool:
    """Whether a process runs; one that nobody has buried does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(number: int) -> list[int]:
    return [int(part) for part in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


# Limits


@pytest.mark.usefixtures("odd")
def test_work_without_an_end_is_stopped_and_nobody_else_waits(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, judge_seconds=6.0)
    table = party(server).gather(2, bots=1).begin()
    with ThreadPoolExecutor(1) as pool:
        began = time.monotonic()
        asked = pool.submit(ask, server, "endless")
        until(lambda: bool(server.node.at_work))
        slowest = 0.0
        for _ in range(10):
            before = time.monotonic()
            table.step()
            assert table.host.ask("GET", "/api/games").status_code == 200
            slowest = max(slowest, time.monotonic() - before)
        assert not asked.done()
        # Whoever waited for it would wait for as long as it may take.
        assert slowest < 3.0
        assert code(asked.result()) == (422, "bad_game")
        assert asked.result().json()["error"]["reason"]["text"] == "this game takes too long to judge"
        assert time.monotonic() - began < 13
    assert ask(server, "base").json()["playable"] is True


@pytest.mark.usefixtures("odd")
def test_a_table_waits_its_turn_behind_what_never_ends(serve: Serve, sqlite: str) -> None:
    """Whoever asks for much waits; somebody new comes first when the process is free again."""
    server = serve(sqlite, judge_seconds=1.0)
    assert ask(server, "slow", seconds=0).status_code == 200
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(ask, server, "endless", number=number) for number in range(6)]
        until(lambda: server.node.desk.line.length == 5)
        made = Player(server.address).create()
        assert made.status_code == 201
        # Counted, not timed: a busy machine takes its time for everybody.
        assert sum(each.done() for each in asked) < 3
        assert {code(each.result()) for each in asked} == {(422, "bad_game")}


@pytest.mark.usefixtures("odd")
def test_work_that_takes_too_much_memory_is_stopped(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, work_memory=400_000_000)
    told = ask(server, "hungry")
    assert code(told) == (422, "bad_game")
    assert told.json()["error"]["reason"]["text"] == "this game takes too much memory to judge"
    assert ask(server, "base").json()["playable"] is True


def test_without_limits_of_memory_there_are_those_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = resource.getrlimit(resource.RLIMIT_AS)
    monkeypatch.setitem(sys.modules, "resource", None)
    worker.limit_memory(1000)
    assert resource.getrlimit(resource.RLIMIT_AS) == before


def test_a_map_with_an_unknown_coast_is_answered(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, judge_seconds=2.0)
    body = {"modules": ["base"], "players": 3, "board": UNKNOWN_COAST}
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(Player(server.address).ask, "POST", "/api/judge", body)
        assert Player(server.address).ask("GET", "/api/games").status_code == 200
        assert asked.result().status_code in (200, 422)
    assert ask(server, "base").json()["playable"] is True


def test_many_who_judge_large_maps_keep_nobody_from_playing(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten addresses ask on and on; others make, start and open tables."""
    server = serve(sqlite)
    line = server.node.desk.line
    joined: dict[str, int] = {}
    done: list[str] = []
    join, add = line.join, line.spent.add

    def noted_join(piece: Piece, address: str) -> None:
        joined[address] = len(done)
        join(piece, address)

    def noted_add(address: str, seconds: float) -> None:
        done.append(address)
        add(address, seconds)

    monkeypatch.setattr(line, "join", noted_join)
    monkeypatch.setattr(line.spent, "add", noted_add)
    assert ask(server, "base").status_code == 200
    stopping = False

    def judge_on(address: int) -> None:
        number = 0
        while not stopping:
            number += 1
            land = " ".join(["hill:6"] * 20)
            rows = "\n".join(f"row {row} offset {row % 2}: {land}" for row in range(15))
            boards = (
                f"name large_{address}_{number}\n{rows}",
                f"name long_{address}_{number}\nrow 0 offset 0:" + " ?" * 9000,
            )
            for board in boards:
                body = {"modules": ["base"], "players": 3, "board": board}
                Player(server.address).ask("POST", "/api/judge", body, headers={"X-Forwarded-For": f"10.0.1.{address}"})

    with ThreadPoolExecutor(10) as pool:
        asked = [pool.submit(judge_on, address) for address in range(10)]
        try:
            until(lambda: line.length > 5)
            for number in range(3):
                host = Player(server.address)
                body = {"modules": ["base"], "players": 3, "seats": [{"kind": "person"}] + [{"kind": "bot"}] * 2}
                made = host.ask(
                    "POST", "/api/games", {**body, "name": "A"}, headers={"X-Forwarded-For": f"10.0.2.{number}"}
                )
                assert made.status_code == 201
                ahead = done.index(f"10.0.2.{number}") - joined[f"10.0.2.{number}"]
                assert ahead <= 1, "somebody new waits for what is being done and for nothing that waits"
                host.game, host.token = made.json()["game"], made.json()["token"]
                assert host.at("POST", "/start").status_code == 200
                host.open().close()
        finally:
            stopping = True
        for each in asked:
            each.result()


# The process


@pytest.mark.usefixtures("odd")
def test_it_runs_the_same_code_at_a_lower_priority(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKERRY_DATABASE", "postgresql://skerry:secret@db/skerry")
    told = ask(serve(sqlite), "told").json()
    assert told["game"] == skerry.game.__file__
    assert told["parent"] == os.getpid()
    assert "SKERRY_DATABASE" not in told["environment"]
    assert told["nice"] == os.nice(0) + worker.NICER


def test_it_knows_nothing_of_the_web() -> None:
    """It starts quickly, takes little memory, and writes no numbers for operators under its own name."""
    code_ = "import sys, skerry.server.beside.works, skerry.server.beside.worker; print(' '.join(sys.modules))"
    known = subprocess.run([sys.executable, "-c", code_], capture_output=True, text=True, check=True).stdout.split()
    assert not {"fastapi", "starlette", "prometheus_client", "sqlalchemy", "pydantic"} & set(known)


@pytest.mark.usefixtures("odd")
def test_a_process_that_was_killed_is_started_again(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    first = ask(server, "told").json()["process"]
    os.kill(first, signal.SIGKILL)
    second = ask(server, "told", again=1).json()["process"]
    assert first != second
    assert not is_running(first)


@pytest.mark.usefixtures("odd")
def test_what_was_under_way_and_what_waited_is_done_by_the_next(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    server = serve(sqlite, judge_seconds=30.0)
    first = ask(server, "told").json()["process"]
    with ThreadPoolExecutor(3) as pool:
        go = str(tmp_path / "go")
        asked = [pool.submit(ask, server, "held", until=go, number=number) for number in range(3)]
        until(lambda: server.node.desk.line.length == 2)
        os.kill(first, signal.SIGKILL)
        (tmp_path / "go").touch()
        assert [each.result().status_code for each in asked] == [200, 200, 200]


@pytest.mark.usefixtures("odd")
def test_work_that_always_ends_its_process_is_refused(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    assert code(ask(server, "mortal")) == (422, "bad_game")
    assert ask(server, "base").json()["playable"] is True


@pytest.mark.usefixtures("odd")
def test_work_that_breaks_is_logged_and_not_told(serve: Serve, sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    server = serve(sqlite)
    broken = ask(server, "broken")
    assert code(broken) == (500, "failure")
    assert "secret" not in broken.text
    assert any("secret detail" in getattr(record, "trace", "") for record in caplog.records)
    assert ask(server, "loud").status_code == 200
    assert ask(server, "base").json()["playable"] is True


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_its_node(sqlite: str, tmp_path: Path, how: signal.Signals) -> None:
    server = ServerProcess(Settings(database=sqlite), tmp_path)
    until(lambda: len(children(server.process.pid)) == 1)
    (other,) = children(server.process.pid)
    assert Player(server.address).create().status_code == 201
    server.process.send_signal(how)
    server.process.wait(20)
    server.stream.close()
    until(lambda: not is_running(other))


def test_signals_for_all_end_all(sqlite: str, tmp_path: Path) -> None:
    """As from a terminal: the whole group is interrupted."""
    environment = {**os.environ, "SKERRY_DATABASE": sqlite}
    command = [sys.executable, "-m", "skerry", "serve", "--port", "0"]
    with (tmp_path / "log").open("w+b") as output:
        running = subprocess.Popen(command, env=environment, stdout=output, stderr=output, start_new_session=True)
        until(lambda: len(children(running.pid)) == 1, 60)
        (other,) = children(running.pid)
        os.killpg(running.pid, signal.SIGINT)
        running.wait(20)
        until(lambda: not is_running(other))
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


ORPHANING = """
import asyncio, json
from skerry.server.beside.process import Process

async def main():
    process = Process(0, "tests.server.odd_works")
    await process.hear(60)
    print(process.popen.pid, flush=True)
    asked = {"modules": ["endless"], "players": 3, "options": {}}
    await process.ask(json.dumps({"work": "judge", "asked": asked, "seconds": 500.0}).encode(), 500)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends when its time is over")
def test_a_process_in_the_middle_of_work_ends_with_its_node() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", ORPHANING], stdout=subprocess.PIPE, text=True, env=environment
    ) as node:
        assert node.stdout is not None
        other = int(node.stdout.readline())
        time.sleep(0.5)
        assert is_running(other)
        node.kill()
    until(lambda: not is_running(other), 5)


def test_a_process_without_a_node_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer is the system's, so no code can hold it up."""
    order = json.dumps({"work": "judge", "asked": {"modules": ["endless"], "players": 3}, "seconds": 0.1}).encode()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "skerry.server.beside.worker", "tests.server.odd_works", "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        process.take(other.stdout)
        process.put(other.stdin, order)
        assert other.wait(20) == -signal.SIGALRM


# The line


@pytest.mark.usefixtures("odd")
def test_one_address_has_so_much_under_way(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    """However long it takes, little of it waits, and whoever asks from elsewhere has room and comes first."""
    server = serve(sqlite, judge_seconds=30.0)
    with ThreadPoolExecutor(16) as pool:
        first = pool.submit(ask, server, "held", "10.0.0.1", until=str(tmp_path / "go"))
        until(lambda: bool(server.node.at_work) and not server.node.desk.line.length)
        asked = [first, *(pool.submit(ask, server, "slow", "10.0.0.1", seconds="0.5", number=n) for n in range(11))]
        until(lambda: sum(each.done() for each in asked) == 4)
        other = pool.submit(ask, server, "slow", "10.0.0.2", seconds=0)
        until(lambda: server.node.desk.line.length == 8)
        (tmp_path / "go").touch()
        assert other.result().status_code == 200
        assert sum(each.done() for each in asked) <= 6, "what waits longer does not come first"
        assert sorted(each.result().status_code for each in asked) == [200] * 8 + [429] * 4
    until(lambda: server.node.at_work == {})


@pytest.mark.usefixtures("odd")
def test_the_line_has_an_end_and_its_longest_part_makes_room(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    server = serve(sqlite, work_waiting=4, judge_seconds=30.0)

    def wait(address: str, number: int) -> Future[httpx.Response]:
        return pool.submit(ask, server, "slow", address, seconds=0, number=number)

    with ThreadPoolExecutor(16) as pool:
        first = pool.submit(ask, server, "held", "10.0.0.9", until=str(tmp_path / "go"))
        until(lambda: bool(server.node.at_work) and not server.node.desk.line.length)
        greedy = [wait("10.0.0.1", number) for number in range(4)]
        until(lambda: server.node.desk.line.length == 4)
        assert code(wait("10.0.0.1", 5).result()) == (503, "busy")
        late = [wait("10.0.0.2", number) for number in (10, 11)]
        until(lambda: sum(each.done() for each in greedy) == 2)
        assert code(wait("10.0.0.2", 12).result()) == (503, "busy")
        (tmp_path / "go").touch()
        assert first.result().status_code == 200
        assert [each.result().status_code for each in late] == [200, 200]
        assert sorted(each.result().status_code for each in greedy) == [200, 200, 503, 503]


def test_many_who_want_much_keep_nobody_out_who_wants_little() -> None:
    async def fill() -> None:
        line = Line(4)
        long = with_map(JUDGE, "a map")
        for number in range(4):
            line.join(Piece(long, str(number), nothing), f"2001:db8:0:{number}::/64")
        with pytest.raises(Refusal, match="too much to work out"):
            line.join(Piece(long, "one more", nothing), "2001:db8:0:9::/64")
        short = Piece(PLAN, "a table", nothing)
        line.join(short, "198.51.100.7")
        assert line.length == 4
        assert await line.next() == (short, "198.51.100.7")

    async def nothing() -> dict[str, Any]:
        return {}

    asyncio.run(fill())


def test_a_node_that_cannot_work_says_so_until_it_can(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(process, "WORKS", "tests.server.no_such_works")
        server = serve(sqlite)
        player = Player(server.address)
        until(lambda: player.ask("GET", "/healthz").status_code == 503)
        assert code(player.create()) == (503, "busy")
        told = [line.getMessage() for line in caplog.records if line.name == "skerry.beside"]
        assert told == ["no process for long work can be started: it ended at once"]
    until(lambda: player.ask("GET", "/healthz").status_code == 200)
    assert player.create().status_code == 201


@pytest.mark.usefixtures("odd")
def test_what_nobody_waits_for_any_more_is_not_begun(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    server = serve(sqlite, judge_seconds=30.0)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(ask, server, "held", "10.0.0.9", until=str(tmp_path / "go"))
        until(lambda: bool(server.node.at_work) and not server.node.desk.line.length)
        body = json.dumps({"modules": ["noted"], "players": 3, "options": {"file": str(tmp_path / "begun")}}).encode()
        with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
            head = f"POST /api/judge HTTP/1.1\r\nHost: {server.address}\r\nContent-Type: application/json\r\n"
            wire.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            until(lambda: server.node.desk.line.length == 1)
        until(lambda: server.node.desk.line.length == 0)
        until(lambda: set(server.node.at_work) == {"10.0.0.9"})
        (tmp_path / "go").touch()
        assert first.result().status_code == 200
    assert ask(server, "slow", seconds=0, number=2).status_code == 200
    assert not (tmp_path / "begun").exists()


@pytest.mark.usefixtures("odd")
def test_the_same_is_worked_out_once(serve: Serve, sqlite: str) -> None:
    """For all who ask at the same time, and for those who ask later."""
    server = serve(sqlite)
    with ThreadPoolExecutor(5) as pool:
        asked = [pool.submit(ask, server, "slow", f"10.0.0.{each}", seconds="0.5") for each in range(5)]
        assert {each.result().json()["times"] for each in asked} == {1}
    assert ask(server, "slow", seconds="0.5").json()["times"] == 1
    assert ask(server, "slow", seconds="0.25").json()["times"] == 2


def test_answers_are_kept_up_to_so_many_bytes() -> None:
    kept = Kept(3 * (100 + AROUND))
    for name in "abc":
        kept.keep(name, name.encode() * 100)
    assert kept.get("a") == b"a" * 100
    kept.keep("d", b"d" * 100)
    assert kept.get("b") is None
    assert set(kept.answers) == {"a", "c", "d"}
    kept.keep("e", bytes(2000))
    assert kept.get("e") is None
    assert kept.size == 3 * (100 + AROUND)


def test_an_answer_is_told_to_those_who_cannot_unpack_it(light: ServerHere) -> None:
    player = Player(light.address)
    body = {"modules": ["base"], "players": 3}
    for method, path, sent in (("POST", "/api/judge", body), ("GET", "/api/catalog", None)):
        small = player.ask(method, path, sent)
        plain = player.ask(method, path, sent, headers={"Accept-Encoding": "identity"})
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert small.json() == plain.json()
