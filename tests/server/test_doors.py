"""Connections that keep the server waiting: they end in time, and nobody is locked out by them."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from skerry.server.doors.doors import LIVE, TAKING, TOO_MANY_CONNECTIONS, Doors
from skerry.server.doors.http import MOST_AHEAD, MOST_HEAD
from skerry.server.errors import Refusal
from skerry.server.http.guard import REQUEST_TOO_SLOW
from skerry.server.settings import Settings
from tests.server.running import ServerHere, ServerProcess, until
from tests.server.wire import Party, Player

Serve = Callable[..., ServerHere]
Gather = Callable[[ServerHere], Party]

# Nobody here is such a proxy, so that addresses of this machine are strangers.
STRANGERS = "192.0.2.1"
ENDLESS = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
NEXT = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def raw(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 10, source_address=(source, 0))


def until_closed(wire: socket.socket, patience: float = 10.0) -> bytes:
    """What still comes before the other end closes."""
    wire.settimeout(patience)
    parts = []
    with suppress(ConnectionError):
        while part := wire.recv(65536):
            parts.append(part)
    return b"".join(parts)


def is_open(wire: socket.socket) -> bool:
    wire.setblocking(False)
    try:
        return wire.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def reason_of(answer: bytes) -> dict[str, Any]:
    error: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
    return error


def doors_of(server: ServerHere) -> Doors:
    doors: Doors = server.server.lifespan.state["doors"]
    return doors


@contextmanager
def crowd(port: int, count: int) -> Iterator[list[socket.socket]]:
    """So many connections from ten addresses that never finish their headers, though they go on sending."""
    ended = threading.Event()
    with ExitStack() as stack:
        wires = [stack.enter_context(closing(raw(port, f"127.0.0.{2 + number % 10}"))) for number in range(count)]
        for wire in wires:
            wire.setblocking(False)

        def send_on() -> None:
            beginning = ENDLESS
            while True:
                for wire in wires:
                    with suppress(OSError):
                        wire.sendall(beginning)
                beginning = b"x"
                if ended.wait(0.5):
                    return

        sending = threading.Thread(target=send_on, daemon=True)
        sending.start()
        stack.callback(sending.join)
        stack.callback(ended.set)
        yield wires


def visit(port: int, number: int) -> None:
    """Open the page, make a table and watch it live, from an address of one's own."""
    source = f"127.0.1.{number + 1}"
    with httpx.Client(
        base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(local_address=source), timeout=10
    ) as client:
        assert client.get("/api/catalog").status_code == 200
        seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
        table = {"modules": ["base"], "players": 3, "seats": seats, "name": "Ada"}
        made = client.post("/api/games", json=table)
        assert made.status_code == 201, made.text
        live = f"ws://127.0.0.1:{port}/api/games/{made.json()['game']}/live"
        with connect(live, source_address=(source, 0), open_timeout=10) as wire:
            assert json.loads(wire.recv(10))["type"] == "snapshot"


@pytest.mark.skipif(sys.platform != "linux", reason="every 127.x.x.x is an address of its own on Linux only")
def test_a_thousand_unfinished_requests_lock_nobody_out(sqlite: str, tmp_path: Path) -> None:
    """With 1,024 descriptors and the settings as they come, but for the time after which the thousand are gone."""
    few = ("sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh")
    settings = Settings(database=sqlite, header_time=4.0)
    with (
        ServerProcess(settings, tmp_path, host="0.0.0.0", within=few, FORWARDED_ALLOW_IPS=STRANGERS) as server,
        crowd(server.port, 1000) as wires,
    ):
        with ThreadPoolExecutor(10) as pool:
            visits = [pool.submit(visit, server.port, number) for number in range(50)]
            failures = [str(each.exception()) for each in visits if each.exception() is not None]
        assert failures == []
        until(lambda: not any(is_open(wire) for wire in wires))
        assert "Too many open files" not in server.output.read_text()


def test_the_head_of_a_request_has_to_come_in_time(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, header_time=1.0)
    began = time.monotonic()
    with closing(raw(server.port)) as silent, closing(raw(server.port)) as slow:
        slow.sendall(ENDLESS)
        until(lambda: len(doors_of(server).guests) == 2)
        assert until_closed(silent) == until_closed(slow) == b""
    assert 0.9 < time.monotonic() - began < 5
    until(lambda: not doors_of(server).guests)


def test_the_second_head_on_a_connection_has_to_come_in_time_too(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, header_time=1.0)
    with closing(raw(server.port)) as wire:
        wire.sendall(NEXT)
        assert wire.recv(65536).startswith(b"HTTP/1.1 200")
        wire.sendall(ENDLESS)
        assert b"HTTP/1.1" not in until_closed(wire)


def test_a_body_has_to_come_in_time(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, body_time=1.0, header_time=30.0)
    for way in (b"Content-Length: 100", b"Transfer-Encoding: chunked"):
        with closing(raw(server.port)) as wire:
            wire.sendall(b"POST /api/judge HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + way)
            wire.sendall(b"\r\n\r\n1\r\n{\r\n")
            told = until_closed(wire, 8)
        assert told.startswith(b"HTTP/1.1 408"), told
        assert b"x-frame-options" in told
        assert reason_of(told) == Refusal("too_slow", REQUEST_TOO_SLOW.of()).to_json()["error"]
    assert Player(server.address).create().status_code == 201


def test_the_rest_of_a_body_that_nobody_wants_does_not_come_for_ever(serve: Serve, sqlite: str) -> None:
    """What was refused for its length is still sent; it may be for a while, so that the answer is read."""
    server = serve(sqlite, header_time=1.5)
    with closing(raw(server.port)) as wire:
        wire.sendall(b"POST /api/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n")
        assert wire.recv(65536).startswith(b"HTTP/1.1 413")
        end = time.monotonic() + 8
        with pytest.raises(ConnectionError):
            while time.monotonic() < end:
                wire.sendall(bytes(1000))
                time.sleep(0.05)


def test_long_work_is_not_taken_for_slowness(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite, header_time=0.5, body_time=0.5)
    listed = server.node.store.listed

    async def think(*args: Any) -> Any:
        await asyncio.sleep(2.0)
        return await listed(*args)

    monkeypatch.setattr(server.node.store, "listed", think)
    assert Player(server.address).ask("GET", "/api/games").status_code == 200


def test_a_websocket_is_not_hurried(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, header_time=2.0, body_time=2.0)
    table = party(server).gather(2, bots=1).begin()
    assert [guest.phase for guest in doors_of(server).guests.values()].count(LIVE) == 2
    time.sleep(3.0)
    assert table.host.command("ping")["type"] == "pong"
    table.host.close()
    until(lambda: [guest.phase for guest in doors_of(server).guests.values()].count(LIVE) == 1)


def test_an_address_has_so_many_connections_of_any_kind(serve: Serve, sqlite: str) -> None:
    """WebSockets count; what only waits makes room for what comes."""
    server = serve(sqlite, most_connections=3)
    server.server.config.forwarded_allow_ips = STRANGERS
    host = Player(server.address)
    host.create()
    host.http.close()
    until(lambda: not doors_of(server).guests)
    live = [Player(server.address, host.game).open() for _ in range(2)]
    with closing(raw(server.port)) as waiting:
        until(lambda: len(doors_of(server).guests) == 3)
        live.append(Player(server.address, host.game).open())
        assert until_closed(waiting) == b""
    with closing(raw(server.port)) as refused:
        told = until_closed(refused)
    assert told.startswith(b"HTTP/1.1 429")
    assert reason_of(told) == Refusal("too_many", TOO_MANY_CONNECTIONS.of()).to_json()["error"]
    if sys.platform == "linux":
        with closing(raw(server.port, "127.0.0.9")) as other:
            other.sendall(NEXT)
            assert other.recv(100).startswith(b"HTTP/1.1 200")
    for player in live:
        assert player.command("ping")["type"] == "pong"
        player.close()
    until(lambda: "127.0.0.1" not in doors_of(server).by_address)


def test_proxies_bring_as_many_as_they_like(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, most_connections=1)
    with ExitStack() as stack:
        wires = [stack.enter_context(closing(raw(server.port))) for _ in range(5)]
        until(lambda: len(doors_of(server).guests) == 5)
        assert all(is_open(wire) for wire in wires)


def test_a_head_has_an_end(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with closing(raw(server.port)) as wire:
        wire.sendall(ENDLESS)
        with suppress(ConnectionError):
            for _ in range(MOST_HEAD // 1000 + 1):
                wire.sendall(b"x" * 1000)
        told = until_closed(wire)
    assert told.startswith(b"HTTP/1.1 431") or told == b"", "what came after it may have overtaken the answer"
    with closing(raw(server.port)) as wire:
        wire.sendall(ENDLESS + b"x" * (MOST_HEAD // 2) + b"\r\n\r\n")
        assert wire.recv(100).startswith(b"HTTP/1.1 200")


def test_nothing_after_a_body_is_kept(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with closing(raw(server.port)) as wire:
        wire.sendall(b"POST /api/judge HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        wire.sendall(b"X-More: x\r\n" * 1000)
        until(lambda: len(server.server.server_state.connections) == 1)
        (door,) = server.server.server_state.connections
        time.sleep(0.2)
        assert len(door.headers) == 2  # type: ignore[union-attr]


def test_requests_are_not_sent_far_ahead(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    for many, is_fine in ((MOST_AHEAD // 2, True), (10 * MOST_AHEAD, False)):
        with closing(raw(server.port)) as wire:
            wire.sendall(NEXT * (many - 1) + NEXT.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            answers = until_closed(wire).count(b"HTTP/1.1 200")
        assert (answers == many) is is_fine


def lengthen(server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the list of games has 20 MB."""

    async def many(*_: object) -> list[Any]:
        return [SimpleNamespace(game="x")] * 20_000

    async def none(*_: object) -> dict[str, list[Any]]:
        return {"x": []}

    monkeypatch.setattr(server.node.store, "listed", many)
    monkeypatch.setattr(server.node.store, "seats_of", none)
    monkeypatch.setattr("skerry.server.http.tables.game_listed", lambda *_: {"game": "x" * 1000})


def test_whoever_does_not_read_an_answer_is_let_go(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite, body_time=1.0, header_time=1.0)
    lengthen(server, monkeypatch)
    with closing(raw(server.port)) as wire:
        wire.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        until(lambda: TAKING in {guest.phase for guest in doors_of(server).guests.values()})
        until(lambda: not doors_of(server).guests)


def test_whoever_reads_slowly_gets_it_all(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite, body_time=1.0, header_time=1.0)
    lengthen(server, monkeypatch)
    with closing(raw(server.port)) as wire:
        wire.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        began, length = time.monotonic(), 0
        while part := wire.recv(100_000):
            length += len(part)
            time.sleep(len(part) / 5_000_000)
    assert length > 20_000_000
    assert time.monotonic() - began > 3, "which took longer than any limit"
