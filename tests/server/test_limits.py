"""What is too much: of requests, messages, connections, games and talk."""

from __future__ import annotations

import base64
import contextlib
import json
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from skerry.server.http.guard import LATE, Buckets
from skerry.server.live.ending import OPERATOR, end_game
from tests.server.running import ServerHere, until
from tests.server.wire import Party, Player, code

Gather = Callable[[ServerHere], Party]
Serve = Callable[..., ServerHere]


def test_too_many_requests_are_refused(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_per_second=0.001, request_burst=5)
    player = Player(server.address)
    answers = [player.ask("GET", "/api/games") for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert code(answers[-1]) == (429, "too_fast")
    assert player.ask("GET", "/healthz").status_code == 200


def test_whoever_does_not_wait_is_answered_late(serve: Serve, sqlite: str) -> None:
    """What is for operators has a brake of its own, and those who push it hold nobody up."""
    server = serve(sqlite, requests_per_second=1.0, request_burst=3)
    player = Player(server.address)
    began = time.monotonic()
    answers = [player.ask("GET", path).status_code for path in ("/healthz", "/metrics") * 5]
    assert answers[:3] == [200, 200, 200]
    assert set(answers) == {200, 429}
    assert time.monotonic() - began > answers.count(429) * LATE
    assert player.ask("GET", "/api/games").status_code == 200
    watcher = player.ask("GET", "/healthz", headers={"X-Forwarded-For": "10.0.0.9"})
    assert watcher.status_code == 200


def test_too_many_messages_are_refused_and_the_game_goes_on(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, messages_per_second=5.0, message_burst=10)
    table = party(server).gather(2, bots=1).begin()
    host = table.host
    for number in range(30):
        host.send({"type": "ping", "id": str(number)})
    answers = [host.wait_for(lambda got: got["type"] in ("pong", "refused")) for _ in range(30)]
    assert [answer["type"] for answer in answers[:10]] == ["pong"] * 10
    assert {answer["code"] for answer in answers[15:]} == {"too_fast"}
    assert [answer["id"] for answer in answers] == [str(number) for number in range(30)]
    assert table.players[1].command("ping")["type"] == "pong"


@pytest.mark.parametrize(
    ("message", "wanted"),
    [
        ('{"type": "act", "action": {"id": "inner"}, "id": "outer"}', "outer"),
        ('{"id": "a", "id": "b"}', "b"),
        ('{"type": "ping"}', None),
        ('{"id": 5}', None),
        ('{"id": "' + "x" * 65 + '"}', None),
        ('{"id": "a", "text": "' + "x" * 5000 + '"}', None),
        ('["id"]', None),
        ("[" * 3000, None),
        ('{"id": "a"', None),
        ('{"id": "a", "n": ' + "9" * 4000 + "}", "a"),
        (b"{}", None),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_what_comes_too_fast_is_refused_under_its_id(
    serve: Serve, sqlite: str, party: Gather, message: str | bytes, wanted: str | None
) -> None:
    server = serve(sqlite, messages_per_second=0.001, message_burst=1)
    host = party(server).gather(2, bots=1).begin().host
    assert host.command("ping")["type"] == "pong"
    host.send(message)
    answer = host.wait_for(lambda got: got["type"] == "refused")
    assert (answer["id"], answer["code"]) == (wanted, "too_fast")


def test_a_message_that_is_too_long_is_refused(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, most_message=1000)
    table = party(server).gather(2, bots=1).begin()
    host = table.host
    host.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 1000}))
    assert host.wait_for(lambda got: got["type"] == "refused")["code"] == "too_long"
    host.send(json.dumps({"type": "chat", "id": "a", "text": "é" * 700}, ensure_ascii=False))
    assert host.wait_for(lambda got: got["type"] == "refused")["code"] == "too_long"
    host.send("x" * 5000)
    assert host.closed_with()[0] == 1009
    assert table.players[1].command("ping")["type"] == "pong"


def test_far_too_many_messages_end_the_connection(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, messages_per_second=1.0, message_burst=10)
    table = party(server).gather(2, bots=1).begin()
    with contextlib.suppress(ConnectionClosed):
        for number in range(400):
            table.host.send({"type": "ping", "id": str(number)})
    assert table.host.closed_with()[0] == 4429
    assert table.players[1].command("ping")["type"] == "pong"


def test_snapshots_on_demand_are_few(light: ServerHere, party: Gather) -> None:
    table = party(light).gather(2, bots=1).begin()
    for _ in range(20):
        table.host.send({"type": "resync"})
    answers = [table.host.wait_for(lambda got: got["type"] in ("snapshot", "refused")) for _ in range(20)]
    assert [answer["type"] for answer in answers[:5]] == ["snapshot"] * 5
    assert answers[-1]["code"] == "too_fast"


def test_one_voice_does_not_fill_the_room(serve: Serve, sqlite: str, party: Gather) -> None:
    """The limit is the seat's, over however many connections."""
    server = serve(sqlite, talk_per_second=0.001, talk_burst=3)
    table = party(server).gather(2, bots=1).begin()
    elsewhere = Player(server.address, table.host.game, table.host.token).open()
    answers = [who.command("chat", text="hey", id=str(i)) for i, who in enumerate([table.host, elsewhere] * 3)]
    assert [answer.get("code") for answer in answers] == [None] * 3 + ["too_fast"] * 3
    assert table.players[1].command("chat", text="hello")["type"] == "done"
    elsewhere.close()


def test_whoever_does_not_read_is_let_go(
    serve: Serve, sqlite: str, party: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Little waits for a client that takes nothing, and it is soon held for gone, though its line still stands."""
    monkeypatch.setattr("skerry.server.live.connection.SLOWEST", 2.0)
    monkeypatch.setattr("skerry.server.live.client.MOST_LETTERS", 100_000)
    server = serve(sqlite, bot_pace=60.0)
    table = party(server).gather(2, bots=1).begin()
    host, guest = table.players
    host.command("ping")
    guest.close()
    host.wait_for(lambda got: is_guest_present(got) is False)
    with contextlib.closing(stuck(server, guest)):
        host.wait_for(lambda got: is_guest_present(got) is True)
        here = server.table(host.game)
        (client,) = [client for client in here.audience.clients if client.seat == guest.seat]
        most = 0

        async def tell() -> int:
            here.tell_snapshot(client)
            return client.waiting

        for _ in range(2000):
            most = max(most, server.do(tell()))
            if client.gone:
                break
        assert client.gone
        assert 0 < most <= 100_000
        host.wait_for(lambda got: is_guest_present(got) is False)
        assert server.node.sockets["127.0.0.1"] == 2, "the line is counted until it ends"
    until(lambda: server.node.sockets["127.0.0.1"] == 1)
    assert host.command("ping")["type"] == "pong"


def is_guest_present(got: dict[str, Any]) -> bool | None:
    """What a message says of the second seat; None where it speaks of something else."""
    return got["table"]["seats"][1]["present"] if got["type"] == "table" else None


def stuck(server: ServerHere, player: Player) -> socket.socket:
    """A WebSocket whose owner never reads."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/games/{player.game}/live HTTP/1.1",
        f"Host: {server.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: " + base64.b64encode(bytes(16)).decode(),
        f"Authorization: Bearer {player.token}",
    ]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    return wire


def test_a_body_that_is_too_long_is_refused_however_it_comes(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, most_body=1000)
    player = Player(server.address)
    assert code(player.ask("POST", "/api/judge", {"modules": ["x" * 2000], "players": 4})) == (413, "too_long")
    chunks = (b'{"modules": ["' + b"x" * 500 for _ in range(5))
    told = player.http.post(
        f"http://{server.address}/api/judge", content=chunks, headers={"Content-Type": "application/json"}
    )
    assert code(told) == (413, "too_long")


def test_an_address_has_so_many_open_games(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, most_open_games=2)
    player = Player(server.address)
    assert [player.create().status_code for _ in range(3)] == [201, 201, 429]
    assert code(player.create()) == (429, "too_many_games")


def test_an_address_from_outside_makes_so_many_games_a_day(serve: Serve, database: str) -> None:
    server = serve(database, games_per_day=2)
    body = {"modules": ["base"], "players": 3, "seats": [{"kind": "person"}, *[{"kind": "open"}] * 2], "name": "Ada"}

    def make(address: str) -> int:
        player = Player(server.address)
        made = player.ask("POST", "/api/games", body, headers={"X-Forwarded-For": address})
        if made.status_code == 201:
            server.do(end_game(server.node.store, made.json()["game"], OPERATOR))
        return made.status_code

    assert [make("198.51.100.7") for _ in range(3)] == [201, 201, 429]
    assert [make("192.168.1.7") for _ in range(3)] == [201, 201, 201], "at home nobody is counted"


def test_a_game_counts_as_long_as_it_lives(serve: Serve, sqlite: str, party: Gather) -> None:
    """However old it is, and also when whoever made it has left."""
    server = serve(sqlite, most_open_games=1, open_window=0.0)
    host = party(server).gather(1, bots=2, options={"target": 20}).begin().host
    assert host.at("POST", "/leave").status_code == 200
    host.close()
    refused = Player(server.address).create()
    assert code(refused) == (429, "too_many_games")
    assert "close a table" in refused.json()["error"]["reason"]["text"]
    server.do(end_game(server.node.store, host.game, OPERATOR))
    assert Player(server.address).create().status_code == 201


def test_the_last_person_closes_a_table(server: ServerHere) -> None:
    host = Player(server.address)
    host.create()
    guest = Player(server.address, host.game)
    guest.join("Guest")
    assert guest.at("POST", "/leave").json()["table"]["seats"][1]["kind"] == "open"
    host.open()
    watcher = Player(server.address, host.game).open()
    assert host.at("POST", "/leave").json() == {"table": None}
    for player in (host, watcher):
        assert player.closed_with() == (4404, "game_gone")
        assert player.at("GET").status_code == 404
    assert code(guest.join("Guest")) == (404, "no_such_game")


def test_a_closed_table_makes_room(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, most_open_games=1)
    host = Player(server.address)
    assert [host.create().status_code, host.create().status_code] == [201, 429]
    assert host.at("POST", "/leave").status_code == 200
    assert host.create().status_code == 201


def test_closing_and_sitting_down_at_the_same_moment(server: ServerHere) -> None:
    """Either the table is gone, or whoever sat down has it and the host is still there."""
    for _ in range(6):
        host = Player(server.address)
        host.create()
        guest = Player(server.address, host.game)
        with ThreadPoolExecutor(2) as pool:
            left, joined = pool.submit(host.at, "POST", "/leave"), pool.submit(guest.join, "Guest")
        if left.result().status_code == 200:
            assert host.at("GET").status_code == 404
            assert joined.result().status_code == 404
        else:
            assert left.result().status_code == 409
            assert joined.result().status_code == 200
            assert [seat["kind"] for seat in host.at("GET").json()["table"]["seats"][:2]] == ["person", "person"]


def test_tables_made_at_the_same_moment_are_not_too_many(serve: Serve, database: str) -> None:
    """On several nodes, where there can be several."""
    nodes = [serve(database, most_open_games=3)]
    if not nodes[0].settings.is_sqlite:
        nodes.append(serve(database, most_open_games=3))
    players = [Player(nodes[number % len(nodes)].address) for number in range(24)]
    with ThreadPoolExecutor(24) as pool:
        answers = [answer.status_code for answer in pool.map(Player.create, players)]
    assert sorted(answers) == [201] * 3 + [429] * 21


def test_rematches_made_at_the_same_moment_are_not_too_many(serve: Serve, database: str, party: Gather) -> None:
    nodes = [serve(database, most_open_games=6)]
    if not nodes[0].settings.is_sqlite:
        nodes.append(serve(database, most_open_games=6))
    hosts = [party(nodes[0]).gather(3).begin().host for _ in range(6)]
    for number, host in enumerate(hosts):
        nodes[0].do(end_game(nodes[0].node.store, host.game, OPERATOR))
        host.address = nodes[number % len(nodes)].address
        until(lambda host=host: host.at("GET").json()["table"]["state"] == "finished")  # type: ignore[misc]
    for _ in range(4):
        assert Player(nodes[0].address).create().status_code == 201
    with ThreadPoolExecutor(6) as pool:
        answers = [answer.status_code for answer in pool.map(lambda host: host.at("POST", "/rematch"), hosts)]
    assert sorted(answers) == [201] * 2 + [429] * 4
    made = [host.at("GET").json()["table"]["rematch"] for host in hosts]
    assert sum(each is not None for each in made) == 2, "what was refused has changed nothing"


def test_old_tables_are_not_listed(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, open_window=0.0)
    player = Player(server.address)
    assert player.create().status_code == 201
    assert player.ask("GET", "/api/games").json() == {"games": []}


def test_an_address_has_so_many_connections(serve: Serve, sqlite: str, party: Gather) -> None:
    server = serve(sqlite, most_sockets=2)
    table = party(server).gather(2, bots=1).begin()
    with pytest.raises(ConnectionClosed, match="4429"):
        Player(server.address, table.host.game).open()
    table.players[1].close()
    Player(server.address, table.host.game).open().close()


def test_whoever_connects_too_often_may_come_back(serve: Serve, sqlite: str) -> None:
    """After a restart a whole school may come at once: that is not final."""
    server = serve(sqlite, requests_per_second=0.001, request_burst=3)
    host = Player(server.address)
    host.create()
    for _ in range(2):
        Player(server.address, host.game).open().close()
    with pytest.raises(ConnectionClosed, match="1013"):
        Player(server.address, host.game).open()


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.9", "10.0.0.9", True),
        ("10.0.0.9", "10.0.0.8", False),
    ],
)
def test_a_household_counts_as_one_address(serve: Serve, sqlite: str, first: str, second: str, same: bool) -> None:
    """Of the newer addresses everybody has more than there are limits."""
    server = serve(sqlite, most_open_games=1)
    player = Player(server.address)
    body = {"modules": ["base"], "players": 3, "seats": [{"kind": "person"}] + [{"kind": "bot"}] * 2, "name": "A"}
    answers = [
        player.ask("POST", "/api/games", body, headers={"X-Forwarded-For": each}).status_code
        for each in (first, second)
    ]
    assert answers == [201, 429 if same else 201]


def test_a_map_has_an_end(light: ServerHere) -> None:
    assert code(Player(light.address).create(board="#" * 20_001)) == (422, "malformed")


@pytest.mark.parametrize(("rows", "is_fine"), [(15, True), (16, False)])
def test_a_map_is_not_too_large_to_think_about(light: ServerHere, rows: int, is_fine: bool) -> None:
    """On a larger one bots would think for so long that all other games stood still."""
    land = " ".join(["hill:6"] * 20)
    board = "\n".join(["name wide", "players 3", *(f"row {row} offset {row % 2}: {land}" for row in range(rows))])
    player = Player(light.address)
    judged = player.ask("POST", "/api/judge", {"modules": ["base"], "players": 3, "board": board}).json()
    made = player.create(board=board)
    assert judged["playable"] is is_fine
    if is_fine:
        assert made.status_code == 201
    else:
        assert code(made) == (422, "bad_game")
        assert judged["reason"] == made.json()["error"]["reason"]
        assert judged["reason"]["text"] == "board:18:18: a map has at most 300 hexes here"


def test_the_address_behind_a_proxy_counts(serve: Serve, sqlite: str) -> None:
    """Uvicorn takes the client's address from a proxy on this machine."""
    server = serve(sqlite, most_open_games=1)
    player = Player(server.address)
    body = {"modules": ["base"], "players": 3, "seats": [{"kind": "person"}] + [{"kind": "bot"}] * 2, "name": "A"}
    for address, wanted in (("10.0.0.1", 201), ("10.0.0.2", 201), ("10.0.0.1", 429)):
        answer = player.ask("POST", "/api/games", body, headers={"X-Forwarded-For": address})
        assert answer.status_code == wanted


def test_a_bucket_refills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("skerry.server.http.guard.time.monotonic", lambda: now[0])
    buckets = Buckets(rate=2.0, burst=3.0)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_buckets_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.server.http.guard.MOST_REMEMBERED", 10)
    buckets = Buckets(1.0, 1.0)
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets.buckets) == 10
