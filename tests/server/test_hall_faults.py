"""Halls when nodes are killed, connections drop and the store fails: nothing acknowledged is lost, nobody acts for
another, what comes late is late, and the hall comes back paused."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import WebSocketException

from skerry.bench.live.postgres import Cluster, why_no_postgres
from skerry.big.log import entry_from_json
from skerry.big.replay import replay
from skerry.server.settings import Settings, async_url
from tests.server.conftest import ROOMY, Serve
from tests.server.hall_wire import QUICK, Gathering, Guest, Message
from tests.server.running import ServerProcess, until

Start = Callable[..., ServerProcess]
LONG = {**QUICK, "setup_seconds": 1, "window_seconds": 3, "discard_seconds": 1}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    with ExitStack() as stack:
        yield lambda database, port=None, **more: stack.enter_context(
            ServerProcess(Settings(database=database, **{**ROOMY, "hall_lease": 2.0, **more}), tmp_path, port)
        )


class Busy:
    """Somebody who offers cards all the time, comes back whenever the connection is lost, and keeps in mind what was
    acknowledged."""

    def __init__(self, guest: Guest, addresses: list[str]) -> None:
        self.guest = guest
        self.addresses = addresses
        self.promised: dict[str, Message] = {}
        self.refused: dict[str, str] = {}
        self.stopping = False
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> Busy:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.stopping = True
        self.thread.join(30)

    def run(self) -> None:
        turn = 0
        while not self.stopping:
            self.guest.address = self.addresses[turn % len(self.addresses)]
            turn += 1
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                self.guest.open()
                self.talk()
            self.guest.close()
            time.sleep(0.05)

    def talk(self) -> None:
        """Say one thing after the other; what was not answered is said again with the same id later."""
        guest = self.guest
        while not self.stopping:
            if guest.seat is None:
                guest.receive(5)
                continue
            mate = guest.seat ^ 1
            for number in range(len(self.promised) + len(self.refused), 10**9):
                if self.stopping:
                    return
                said = f"b{guest.number}-{number}"
                give, want = [
                    ("wood", "ore"),
                    ("brick", "grain"),
                    ("wool", "ore"),
                    ("grain", "brick"),
                    ("ore", "wood"),
                ][number % 5]
                answer = guest.say("offer", give={give: 1}, want={want: 1}, to=[mate], id=said)
                if answer["type"] == "done":
                    self.promised[said] = answer["told"]
                elif answer["code"] in ("unavailable", "busy", "too_fast"):
                    break
                else:
                    self.refused[said] = answer["code"]
                time.sleep(0.02)
            time.sleep(0.2)


async def read_log(database: str, hall: str) -> list[dict[str, Any]]:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        found = await connection.execute(
            text("SELECT number, at, kind, body FROM hall_log WHERE hall = :hall ORDER BY number"), {"hall": hall}
        )
        entries = [{"number": n, "at": at, "kind": kind, **json.loads(body)} for n, at, kind, body in found]
    await engine.dispose()
    return entries


def check(database: str, hall: str, busy: list[Busy]) -> list[dict[str, Any]]:
    """What was promised is in the log, once, as it was told; and the log is one game that comes out the same."""
    entries = asyncio.run(read_log(database, hall))
    assert [entry["number"] for entry in entries] == list(range(len(entries)))
    said: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        if entry["kind"] == "command" and entry["content"]["command"]["client"]:
            said.setdefault(entry["content"]["command"]["client"], []).append(entry)
    for one in busy:
        for client, told in one.promised.items():
            (entry,) = said[client]
            assert entry["content"]["answer"]["told"] == told
            assert entry["content"]["seat"] == one.guest.seat
        for client, code in one.refused.items():
            assert len(said[client]) == 1
            assert not said[client][0]["content"]["answer"]["done"]
            assert code in ("late", "not_now", "not_your_turn", "illegal", "paused", "claim_pending")
    # Whoever says something does it for the own seat only.
    seats = {one.guest.number: one.guest.seat for one in busy}
    for client, (entry,) in said.items():
        if client.startswith("b"):
            assert entry["content"]["seat"] == seats[int(client[1:].split("-")[0])]
    again = replay(entry_from_json(entry) for entry in entries)
    assert again.game.turn >= 0
    return entries


def promised(busy: list[Busy]) -> int:
    return sum(len(one.promised) for one in busy)


def answered(busy: list[Busy]) -> int:
    return sum(len(one.promised) + len(one.refused) for one in busy)


def play_on(referee: Guest, busy: list[Busy], more: int = 4) -> None:
    """Until so much more was acknowledged; the referee goes on whenever the hall has come back paused."""
    before = promised(busy)

    def played() -> bool:
        with suppress(httpx.HTTPError):
            state = referee.ask("GET", f"/api/halls/{referee.hall}")
            if state.status_code == 200 and state.json()["hall"]["phase"] == "PAUSED":
                referee.act("resume")
        time.sleep(0.1)
        return promised(busy) >= before + more

    until(played)


@pytest.mark.rule("BIG-093", "BIG-097", "BIG-267")
@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.sweep)])
def test_a_node_is_killed_during_windows(start: Start, sqlite: str, kills: int) -> None:
    server = start(sqlite)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open(LONG).gather(4, bots=4)
        referee = hall.referee()
        hall.start()
        busy = [Busy(guest, [server.address]).start() for guest in hall.people]
        for _ in range(kills):
            play_on(referee, busy)
            server.kill()
            server = start(sqlite, server.port)
            paused = referee.did("GET", "")["hall"]
            assert paused["phase"] == "PAUSED"
        play_on(referee, busy)
        for one in busy:
            one.stop()
        server.kill()
        entries = check(sqlite, hall.hall, busy)
        assert sum(entry["kind"] == "restarted" for entry in entries) == kills
        assert {code for one in busy for code in one.refused.values()} & {"late", "not_now", "paused", "not_your_turn"}


def test_what_two_nodes_ask_at_once_is_answered_in_whatever_order_it_appears(start: Start, postgres: str) -> None:
    """Of two that write at the same moment the one with the lower number may be there later."""
    node = start(postgres)
    with ExitStack() as stack:
        hall = Gathering(node.address, stack).open(LONG).gather(1).hall
        for number in (1001, 1000):
            asyncio.run(ask_as_another_node(postgres, hall, number))
            until(lambda: asyncio.run(read_answer(postgres, number)) is not None)  # noqa: B023 - waited for at once


async def ask_as_another_node(database: str, hall: str, number: int) -> None:
    order = {"do": "node", "node": "elsewhere", "here": [], "referees": []}
    body = json.dumps({"order": order, "person": None})
    engine = create_async_engine(async_url(database))
    async with engine.begin() as connection:
        values = {"id": number, "hall": hall, "at": int(time.time() * 1000), "body": body}
        await connection.execute(
            text("INSERT INTO hall_inbox (id, hall, node, at, body) VALUES (:id, :hall, 'elsewhere', :at, :body)"),
            values,
        )
    await engine.dispose()


async def read_answer(database: str, number: int) -> str | None:
    engine = create_async_engine(async_url(database))
    async with engine.connect() as connection:
        found = await connection.execute(text("SELECT answer FROM hall_inbox WHERE id = :id"), {"id": number})
        answer: str | None = found.scalar_one()
    await engine.dispose()
    return answer


@pytest.mark.rule("BIG-093", "BIG-267")
@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.sweep)])
def test_one_of_two_nodes_is_killed_and_the_other_leads_on(start: Start, postgres: str, kills: int) -> None:
    nodes = [start(postgres) for _ in range(2)]
    with ExitStack() as stack:
        hall = Gathering(nodes[0].address, stack).open(LONG).gather(4, bots=4)
        referee = hall.referee()
        hall.start()
        addresses = [[nodes[i % 2].address, nodes[1 - i % 2].address] for i in range(4)]
        busy = [Busy(guest, addresses[i]).start() for i, guest in enumerate(hall.people)]
        for kill in range(kills):
            until(lambda: all(one.guest.seat is not None for one in busy))
            play_on(referee, busy)
            # The first to fall is the one that leads.
            victim = kill % 2
            nodes[victim].kill()
            referee.address = nodes[1 - victim].address
            until(lambda: referee.ask("GET", f"/api/halls/{hall.hall}").json()["hall"]["phase"] == "PAUSED")
            nodes[victim] = start(postgres, nodes[victim].port)
        play_on(referee, busy)
        for one in busy:
            one.stop()
        for node in nodes:
            node.kill()
        entries = check(postgres, hall.hall, busy)
        assert sum(entry["kind"] == "restarted" for entry in entries) >= kills


def test_players_at_two_nodes_play_one_game(start: Start, postgres: str) -> None:
    nodes = [start(postgres) for _ in range(2)]
    with ExitStack() as stack:
        hall = (
            Gathering(nodes[0].address, stack)
            .open({**LONG, "setup_seconds": 3, "window_seconds": 60})
            .gather(2, bots=4)
        )
        here, there = hall.people
        there.address = nodes[1].address
        elsewhere = hall.guest(address=nodes[1].address)
        assert elsewhere.register("Elsewhere").status_code == 201
        hall.begin()
        elsewhere.open()
        assert there.say("choose_start", cards=0, city=0)["type"] == "done"
        here.wait_phase("WINDOW")
        there.wait_phase("WINDOW")
        assert here.clock["deadline"] == there.clock["deadline"]
        first, second = (here, there) if here.you["side"] == here.clock["group"] else (there, here)
        hand = first.you["hand"]
        give = next(iter(hand))
        want = "ore" if give != "ore" else "wood"
        done = first.say("offer", give={give: 1}, want={want: 1}, to=[second.seat])
        assert done["type"] == "done", done
        second.wait_until(lambda: bool(second.shown["offers"]))
        assert second.say("decline", offer=done["told"]["offer"])["type"] == "done"
        first.wait_until(lambda: not first.shown["offers"])
        # Whoever drops out at one node is away at both.
        second.close()
        first.wait_until(lambda: first.partners[second.seat]["connected"] is False)
        referee = hall.referee()
        referee.address = nodes[1].address
        until(lambda: referee.act("pause").status_code == 200)
        first.wait_phase("PAUSED")


@pytest.mark.sweep
def test_the_store_fails_and_the_hall_comes_back_paused(start: Start) -> None:
    reason = why_no_postgres()
    if reason:
        pytest.skip(reason)
    cluster = Cluster()
    try:
        database = async_url(cluster.new_database())
        node = start(database)
        with ExitStack() as stack:
            hall = Gathering(node.address, stack).open(LONG).gather(4, bots=4)
            referee = hall.referee()
            hall.start()
            busy = [Busy(guest, [node.address]).start() for guest in hall.people]
            play_on(referee, busy)
            cluster.crash()
            until(lambda: httpx.get(f"http://{node.address}/healthz", timeout=5).status_code == 503)
            cluster.recover()
            play_on(referee, busy)
            for one in busy:
                one.stop()
            node.kill()
            entries = check(database, hall.hall, busy)
            assert 1 <= sum(entry["kind"] == "restarted" for entry in entries) <= 3
    finally:
        cluster.stop()


@pytest.mark.rule("BIG-261", "BIG-267")
def test_a_process_of_a_hall_that_dies_is_replaced(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    with ExitStack() as stack:
        hall = Gathering(server.address, stack).open({**LONG, "window_seconds": 60}).gather(2, bots=4)
        hall.begin()
        player = hall.people[0]
        player.wait_phase("WINDOW")
        digest = player.you["hand"]
        live = server.node.halls.loaded[hall.hall]
        assert live.process is not None
        live.process.process.popen.kill()
        # Nobody has to connect again: everybody is told everything when the hall is back.
        player.wait_phase("PAUSED")
        assert player.you["hand"] == digest
        assert player.say("claim")["code"] == "paused"
        assert hall.referee().act("resume").status_code == 200
        player.wait_phase("WINDOW")
